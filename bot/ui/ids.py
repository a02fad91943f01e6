"""The ids of buttons, menus and forms: all that a press needs, so that it works after a restart.

A button's is `b1:<table>:<stamp>:<verb>:<arg>`; a menu's `s1:<table>::menu:<row>`, with `<stamp>:<verb>:<arg>` for the value of
each option; a form's `m1:<table>:<stamp>:<name>:<arg>`.
"""

from __future__ import annotations

import re
from urllib.parse import quote, unquote

from bot.ui.message import Form, Press
from rules.contract import Request

LIMIT = 100
"""Discord's limit on a custom_id, and on the value of an option, in characters."""

BUTTON = r"b1:(?P<table>\d{1,18}):(?P<stamp>[a-z2-7]*):(?P<verb>[a-z-]+):(?P<arg>(?s:.*))"
"""The pattern of a button's id."""

MENU = r"s1:(?P<table>\d{1,18})::menu:(?P<row>\d)"
"""The pattern of a menu's id."""

OPTION = r"(?P<stamp>[a-z2-7]*):(?P<verb>[a-z-]+):(?P<arg>(?s:.*))"
"""The pattern of an option's value."""

FORM = r"m1:(?P<table>\d{1,18}):(?P<stamp>[a-z2-7]*):(?P<name>[a-z-]+):(?P<arg>(?s:.*))"
"""The pattern of a form's id."""

_STAMP = 8

_NUMBER = re.compile(r"-?[0-9]{1,18}")

_MEMBER = re.compile(r"[1-9][0-9]{0,18}")

_LARGEST = 2**63 - 1
"""What the store holds as a number."""

_ODD = re.compile(r"[^\w ,'.-]")
"""What is written in another way, so that letters of every script take one character each."""


def button_id(press: Press) -> str:
    """The custom_id of a button; ValueError when it would be longer than Discord allows."""
    return _within(f"b1:{press.table}:{press.stamp}:{press.verb}:{press.arg}")


def menu_id(table: int, row: int) -> str:
    """The custom_id of the menu in a row of a message (0 to 4)."""
    return f"s1:{table}::menu:{row}"


def option_value(press: Press) -> str:
    """The value of a menu's option that means this press; ValueError when it would be longer than Discord allows."""
    return _within(f"{press.stamp}:{press.verb}:{press.arg}")


def form_id(form: Form) -> str:
    """The custom_id of a form; ValueError when it would be longer than Discord allows."""
    return _within(f"m1:{form.table}:{form.stamp}:{form.name}:{form.arg}")


def _within(made: str) -> str:
    if len(made) > LIMIT:
        raise ValueError(made)
    return made


def read_button(custom_id: str) -> Press | None:
    """The press that a button's id means; None when it is no id of the bot's."""
    match = re.fullmatch(BUTTON, custom_id)
    return None if match is None else Press(match["verb"], match["arg"], "", int(match["table"]), match["stamp"])


def read_option(table: int, value: str) -> Press | None:
    """The press that an option of a table's menu means; None when it is no option of the bot's."""
    match = re.fullmatch(OPTION, value)
    return None if match is None else Press(match["verb"], match["arg"], "", table, match["stamp"])


def member_id(word: str) -> int | None:
    """The member that a picker's value or a form names; None when it is no id that Discord could have made.

    >>> member_id("81384788765712384"), member_id("0"), member_id("9" * 19), member_id("٣")
    (81384788765712384, None, None, None)
    """
    return int(word) if _MEMBER.fullmatch(word) and int(word) <= _LARGEST else None


def fits(press: Press) -> bool:
    """Whether a button can say all that it means, with a stamp of 8 characters."""
    return len(press.arg) + len(press.verb) + len(str(press.table)) + len("b1::::") + _STAMP <= LIMIT


def fits_option(press: Press) -> bool:
    """Whether an option of a menu can say all that the press means, with a stamp of 8 characters."""
    return len(press.arg) + len(press.verb) + len("::") + _STAMP <= LIMIT


def pack_request(request: Request) -> str:
    """A request as one short word: `sail;s1;zone=tortuga`, with numbers as `gold=#5`.

    >>> pack_request(Request("sail", "s1", (("zone", "tortuga"),)))
    'sail;s1;zone=tortuga'
    >>> pack_request(Request("enter", None, (("name", "Íñigo #2;"), ("scouting", 3))))
    'enter;;name=Íñigo %232%3B;scouting=#3'
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
        given.append((name, _number(value[1:]) if value.startswith("#") else unquote(value)))
    return Request(verb, seat or None, tuple(given))


def _number(word: str) -> int:
    if _NUMBER.fullmatch(word) is None:
        raise ValueError(word)
    return int(word)


def _word(value: str | int) -> str:
    return f"#{value}" if isinstance(value, int) else _ODD.sub(lambda odd: quote(odd[0]), value)
