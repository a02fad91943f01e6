"""The options of a request of Betrayal's own: numbers within their limits, and hexes."""

from __future__ import annotations

from rules import names, words
from rules.contract import Request, RuleError
from rules.options import number

MOST_HEXES = 20
"""The most numbered hexes of a map."""
MOST_POOL = 400
"""The highest pool that can be told: more than any party or table gives."""
MOST_SPECIAL = 12
LONGEST_HEX = 12
MOST_CLASS, MOST_CLASSES = 30, 8
"""The most characters of the name of a class, and classes of a party."""
NOBODY = {"none", "nothing", "nowhere"}
"""What no hex is called: none is there."""


def ranged(request: Request, option: str, least: int, most: int) -> int | None:
    """A number within limits, None when it was not given; RuleError betrayal-out-of-range with the option and its limits."""
    found = number(request, option)
    if found is not None and not least <= found <= most:
        value = str(found)[: names.LONGEST]
        raise RuleError("betrayal-out-of-range", option=option, value=value, least=least, most=most)
    return found


def hexes_named(typed: str, hexes: int) -> tuple[str, ...]:
    """Numbered hexes of a map, in ascending order, `none` for none; RuleErrors betrayal-unknown-hex, malformed-number."""
    if names.fold(typed) in NOBODY:
        return ()
    found = words.numbers(typed, MOST_HEXES)
    for each in found:
        if not 1 <= each <= hexes:
            raise RuleError("betrayal-unknown-hex", item=str(each), hexes=hexes)
    return tuple(str(each) for each in sorted(set(found)))


def special_hexes(typed: str) -> tuple[str, ...]:
    """A dungeon's lettered hexes and stars, `none` for none of them.

    RuleError betrayal-special-hex for a number, a long word, a letter that comes twice, or `none` beside others.

    >>> special_hexes("a, B; star, *")
    ('A', 'B', 'star', 'star2')
    """
    if names.fold(typed) in NOBODY:
        return ()
    found: list[str] = []
    for item in words.items(typed):
        name = item.upper() if len(item) == 1 else item.casefold()
        if name in {"*", "★", "star"}:
            stars = sum(each.startswith("star") for each in found)
            name = f"star{stars + 1}" if stars else "star"
        elif not name.isalpha() or not name.isascii() or len(name) > LONGEST_HEX or name in {*found, *NOBODY}:
            raise RuleError("betrayal-special-hex", item=item[: names.LONGEST])
        found.append(name)
    if len(found) > MOST_SPECIAL:
        raise RuleError("too-many-numbers", count=len(found), limit=MOST_SPECIAL)
    return tuple(found)
