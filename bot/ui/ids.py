"""The ids of buttons: `b1:<table>:<stamp>:<verb>:<arg>`, all that a press needs, so that it works after a restart."""

from __future__ import annotations

from urllib.parse import quote, unquote

from bot.ui.message import Press
from rules.contract import Request

LIMIT = 100
"""Discord's limit on a custom_id, in characters."""

BUTTON = r"b1:(?P<table>\d+):(?P<stamp>[a-z2-7]*):(?P<verb>[a-z-]+):(?P<arg>(?s:.*))"
"""The pattern of a button's id."""

_KEPT = " ,'áéíóúüñçãõ"


def button_id(press: Press) -> str:
    """The custom_id of a button; ValueError when it would be longer than Discord allows."""
    made = f"b1:{press.table}:{press.stamp}:{press.verb}:{press.arg}"
    if len(made) > LIMIT:
        raise ValueError(made)
    return made


def fits(press: Press) -> bool:
    """Whether a button can say all that it means, with a stamp of 8 characters."""
    return len(press.arg) + len(press.verb) + len(str(press.table)) + len("b1::::") + 8 <= LIMIT


def pack_request(request: Request) -> str:
    """A request as one short word: `sail;s1;zone=tortuga`, with numbers as `gold=#5`.

    >>> pack_request(Request("sail", "s1", (("zone", "tortuga"),)))
    'sail;s1;zone=tortuga'
    """
    given = (f"{name}={_word(value)}" for name, value in request.given)
    return ";".join((request.verb, request.seat or "", *given))


def unpack_request(word: str) -> Request:
    """The request that `pack_request` made this word of; ValueError when it made no such word.

    >>> unpack_request("hold;s2;gold=#5")
    Request(verb='hold', seat='s2', given=(('gold', 5),))
    """
    verb, seat, *rest = word.split(";")
    given: list[tuple[str, str | int]] = []
    for item in rest:
        name, value = item.split("=", 1)
        given.append((name, int(value[1:]) if value.startswith("#") else unquote(value)))
    return Request(verb, seat or None, tuple(given))


def _word(value: str | int) -> str:
    return f"#{value}" if isinstance(value, int) else quote(value, safe=_KEPT)
