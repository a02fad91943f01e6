"""The little languages of options: hexes, facings, kinds of hexes, zones, acts, dice, and numbers within their limits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast

from rules import names, words
from rules.contract import Request, RuleError
from rules.everrain import hexes
from rules.everrain.pack import FACES, KINDS, Face, Hex, Kind
from rules.everrain.reading_packs import MOST_DICE
from rules.everrain.state import FACINGS, Facing
from rules.options import number, told

NOBODY_WORDS = {"none", "nobody", "no", "empty"}

_PAIR = r"[+-]?\d{1,4}\s*,\s*[+-]?\d{1,4}"
_PAIRS = re.compile(rf"{_PAIR}(?:\s+{_PAIR})*")
_HEX = re.compile(r"\(?\s*([+-]?\d{1,4})\s*[, ]\s*([+-]?\d{1,4})\s*\)?")
_ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4}
_KIND_NAMES: tuple[names.Pair, ...] = (
    *((kind, kind) for kind in KINDS),
    ("sea", "calm"),
    ("sea", "calm sea"),
    ("rough", "rough sea"),
    ("shipwreck", "wreck"),
    ("spawn", "enemy ship spawn"),
    ("spawn", "spawn space"),
    ("island", "unexplored island"),
    ("port", "harbour"),
    ("port", "harbor"),
)


def ranged(request: Request, option: str, least: int, most: int) -> int | None:
    """A number within limits, None when it was not given; RuleError everrain-out-of-range with the option and its limits."""
    found = number(request, option)
    if found is not None and not least <= found <= most:
        value = str(found)[: names.LONGEST]
        raise RuleError("everrain-out-of-range", option=option, value=value, least=least, most=most)
    return found


def needed(request: Request, option: str) -> int:
    """A number; RuleError missing-option when it was not given."""
    found = number(request, option)
    if found is None:
        raise RuleError("missing-option", option=option)
    return found


# ------------------------------------------------------------------------------------------------ hexes


def hex_of(typed: str) -> Hex:
    """A hex as `q,r` or `q r`; RuleErrors everrain-malformed-hex, everrain-hex-outside with how far the chart goes.

    >>> hex_of("2,-1"), hex_of("-3 0")
    ((2, -1), (-3, 0))
    """
    found = _HEX.fullmatch(_plain(typed))
    if found is None:
        raise RuleError("everrain-malformed-hex", text=typed[: names.LONGEST])
    place = (int(found[1]), int(found[2]))
    if not hexes.inside(place):
        raise RuleError("everrain-hex-outside", hex=hexes.text(place), most=hexes.MOST)
    return place


def hexes_of(typed: str) -> tuple[Hex, ...]:
    """Hexes apart by `;`, or by spaces where each is `q,r`; no two the same.

    >>> hexes_of("1,0 2,-1"), hexes_of("1 0; 2 -1")
    (((1, 0), (2, -1)), ((1, 0), (2, -1)))
    """
    plain = _plain(typed)
    apart = [each for each in re.split(r"[;\n]", plain) if each.strip()]
    if len(apart) == 1 and _PAIRS.fullmatch(plain.strip(" ;")):
        apart = re.findall(_PAIR, plain)
    return tuple(dict.fromkeys(hex_of(each) for each in apart))


def hex_told(request: Request, option: str = "hex") -> Hex | None:
    """The hex of an option, None when it was not given."""
    typed = told(request, option)
    return hex_of(typed) if typed else None


def _plain(typed: str) -> str:
    return names.tidy(typed.replace("\u2212", "-").replace("\u2013", "-").replace("\n", ";"))


def facing_of(typed: str) -> Facing:
    """The side of a hex that a word stands for.

    RuleError everrain-no-facing for north and south with the sides that are nearest, everrain-unknown-facing with all.

    >>> facing_of("north-east"), facing_of("w")
    ('NE', 'W')
    """
    meant = words.letter(typed)
    if meant in {"N", "S"}:
        raise RuleError("everrain-no-facing", text=typed[: names.LONGEST], facings=(f"{meant}W", f"{meant}E"))
    if meant not in FACINGS:
        raise RuleError("everrain-unknown-facing", text=typed[: names.LONGEST], facings=FACINGS)
    return meant


def facing_told(request: Request, option: str = "facing") -> Facing | None:
    """The facing of an option, None when it was not given."""
    typed = told(request, option)
    return facing_of(typed) if typed else None


def kind_of(typed: str) -> Kind:
    """The kind of hex that a word names, by its beginning too; RuleErrors everrain-several-kinds, everrain-unknown-kind.

    >>> kind_of("calm sea"), kind_of("isl"), kind_of("wreck")
    ('sea', 'island', 'shipwreck')
    """
    folded = names.fold(typed)
    begin = tuple(kind for kind in KINDS if folded and kind.startswith(folded))
    meant = names.match(typed, _KIND_NAMES) or (begin[0] if len(begin) == 1 else None)
    if meant not in KINDS:
        code = "everrain-several-kinds" if len(begin) > 1 else "everrain-unknown-kind"
        raise RuleError(code, text=typed[: names.LONGEST], kinds=begin or KINDS)
    return meant


def kinds_of(typed: str) -> tuple[Kind, ...]:
    """Kinds of hexes, apart by commas, or by spaces when each is one word."""
    listed = words.items(typed)
    return tuple(kind_of(each) for each in (listed if len(listed) > 1 else typed.split()))


# ------------------------------------------------------------------------------------------------ zones, acts, dice


def zones_of(typed: str, option: str = "zones") -> tuple[int, ...]:
    """Zones 0 to 9 as they come, each digit one; `none` is nobody.

    RuleErrors everrain-malformed-zone with the item that is none, everrain-out-of-range, everrain-too-many-crew.

    >>> zones_of("0, 3 37"), zones_of("none")
    ((0, 3, 3, 7), ())
    """
    if names.fold(typed) in NOBODY_WORDS:
        return ()
    found: list[int] = []
    for item in (each for each in re.split(r"[\s,;/+]+", typed) if each):
        if not (item.isascii() and item.isdecimal()):
            raise RuleError("everrain-malformed-zone", item=item[: names.LONGEST])
        if item == "10":
            raise RuleError("everrain-out-of-range", option=option, value=item, least=0, most=9)
        found += map(int, item)
    if len(found) > MOST_CREW:
        raise RuleError("everrain-too-many-crew", count=len(found), limit=MOST_CREW)
    return tuple(sorted(found))


MOST_CREW = 30
"""The most crew that the ten zones hold."""


def zones_told(request: Request, option: str) -> tuple[int, ...] | None:
    """The zones of an option, None when it was not given."""
    typed = told(request, option)
    return zones_of(typed, option) if typed else None


def act_of(typed: str) -> int | None:
    """The act that a number stands for, Arabic or Roman, None when it is none.

    >>> act_of("2"), act_of("III"), act_of("Act I"), act_of("Ghoul")
    (2, 3, 1, None)
    """
    plain = names.fold(typed).removeprefix("act")
    if plain.isascii() and plain.isdecimal() and 1 <= int(plain[:3]) <= len(_ROMAN):
        return int(plain)
    return _ROMAN.get(plain)


def faces_of(typed: str, die: Sequence[Face], dice: int | None) -> tuple[Face, ...]:
    """The faces of so many Enemy dice (None: of as many as were typed); RuleErrors unknown-face, too-few-dice, too-many-dice.

    >>> faces_of("M,D,O", FACES, 3), faces_of("mmd", FACES, None)
    (('move', 'damage', 'omen'), ('move', 'move', 'damage'))
    """
    items = [each for each in re.split(r"[\s,;.+/&]+", typed.casefold()) if each]
    many = sum(1 if item in FACES else len(item) for item in items)
    wanted = max(min(many, MOST_DICE), 1) if dice is None else dice
    return cast("tuple[Face, ...]", words.faces(typed, tuple(dict.fromkeys(die)), wanted))
