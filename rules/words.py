"""The little languages of options: lists of things, and the activation icons read off a card."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rules import names
from rules.contract import RuleError

_LETTERS = {
    "n": "N", "north": "N", "ne": "NE", "northeast": "NE", "e": "E", "east": "E", "se": "SE", "southeast": "SE",
    "s": "S", "south": "S", "sw": "SW", "southwest": "SW", "w": "W", "west": "W", "nw": "NW", "northwest": "NW",
}  # fmt: skip

MOST_ICONS = 3
"""How many activation icons a card has."""


def items(text: str) -> tuple[str, ...]:
    """The items of a list, separated by `;`, `,` or new lines.

    >>> items("french N; sloop E,")
    ('french N', 'sloop E')
    """
    return tuple(item for part in re.split(r"[;,\n]", text) if (item := " ".join(part.split())))


def letter(text: str) -> str | None:
    """The letter of the compass that a word stands for, None when it is none.

    >>> letter("nw"), letter("South-East"), letter("up")
    ('NW', 'SE', None)
    """
    return _LETTERS.get(names.fold(text))


def icons(text: str, ships: Sequence[names.Pair]) -> tuple[tuple[str, str], ...]:
    """Activation icons as (ship key, letter), in the order typed; a RuleError names the item that is wrong.

    >>> icons("french N, sl north east", [("french", "French ship"), ("sloop", "sl")])
    (('french', 'N'), ('sloop', 'NE'))
    """
    listed = items(text)
    if not listed:
        raise RuleError("no-icons")
    if len(listed) > MOST_ICONS:
        raise RuleError("too-many-icons", count=len(listed), limit=MOST_ICONS)
    return tuple(_icon(item[:100], ships) for item in listed)


def _icon(item: str, ships: Sequence[names.Pair]) -> tuple[str, str]:
    said = item.split()
    if len(said) < 2:
        raise RuleError("malformed-icon", item=item)
    spelled = len(said) > 2 and len(said[-2]) > 2 and letter("".join(said[-2:])) is not None
    parts = 2 if spelled else 1
    pointed = letter("".join(said[-parts:]))
    if pointed is None:
        raise RuleError("unknown-letter", item=item)
    ship = said[:-parts]
    if len(ship) > 1 and letter(ship[-1]) is not None:
        raise RuleError("malformed-icon", item=item)
    key = names.match(" ".join(ship), ships)
    if key is None:
        raise RuleError("unknown-icon-ship", item=item)
    return key, pointed
