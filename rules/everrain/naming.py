"""Cards of a group's own in their short form: `Ghoul/2/h4/d3/s1/m2`, and for a ship `The Maw/h6/d4/r3/island`."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from msgspec.structs import replace

from rules import names
from rules.contract import Request, RuleError
from rules.everrain.pack import Card
from rules.everrain.reading_packs import LONGEST_NAME, MOST_DICE, MOST_HEALTH, MOST_MINIATURES, MOST_RANGE, MOST_SPOILS
from rules.everrain.state import Enemy, Vessel
from rules.everrain.typed import act_of, kind_of, ranged
from rules.options import told

MOST_ACT = 3
NUMBERS = {"health": "health", "dice": "dice", "spoils": "spoils", "miniatures": "miniatures", "range": "range_"}
"""The options that are numbers on a card, and their fields."""
_LETTERS = {"h": "health", "d": "dice", "s": "spoils", "m": "miniatures", "r": "range"}
_LIMITS = {
    "health": (1, MOST_HEALTH),
    "dice": (1, MOST_DICE),
    "spoils": (0, MOST_SPOILS),
    "miniatures": (1, MOST_MINIATURES),
    "range": (1, MOST_RANGE),
}
_NUMBER = re.compile(r"([hdsmr])\s*(\d{1,4})", re.IGNORECASE)
_NO_DESTINATION = {"none", "no", "nowhere"}


def plain_name(text: str) -> str:
    """A name without what separates the parts of a card's short form."""
    return names.tidy(re.sub(r"[/;,]", " ", text), LONGEST_NAME)


def read_card(text: str, *, ship: bool = False) -> Card:
    """A card from its short form; RuleErrors everrain-malformed-card with the part that is none, everrain-out-of-range.

    >>> card = read_card("Ghoul/2/h4/d3")
    >>> card.title, card.act, card.health, card.dice, card.spoils
    ('Ghoul', 2, 4, 3, None)
    """
    name, *parts = (part.strip() for part in text.split("/"))
    fields: dict[str, Any] = {}
    for part in parts:
        if part:
            fields.update(_part(part, text, ship=ship))
    return card(plain_name(name), ship=ship, **fields)


def _part(part: str, whole: str, *, ship: bool) -> dict[str, Any]:
    """What a part of the short form says."""
    found = _NUMBER.fullmatch(part)
    if found is not None:
        option = _LETTERS[found[1].casefold()]
        least, most = _LIMITS[option]
        if not least <= int(found[2]) <= most:
            raise RuleError("everrain-out-of-range", option=option, value=found[2], least=least, most=most)
        return {NUMBERS[option]: int(found[2])}
    act = act_of(part)
    if not ship and act is not None and act <= MOST_ACT:
        return {"act": act}
    if ship and act is None:
        return {"destination": "" if names.fold(part) in _NO_DESTINATION else kind_of(part)}
    raise RuleError("everrain-malformed-card", item=part[: names.LONGEST], text=whole[: names.LONGEST])


def card(title: str, *, ship: bool = False, **fields: Any) -> Card:
    """A card of the group's own with this name."""
    return Card(key=card_key(title, ship=ship), title=title, ship=ship, **fields)


def card_key(title: str, *, ship: bool) -> str:
    """The same for the same name, empty without one; a ship's is its handle (`the-maw`).

    Letters that no key can have, and a number at its end, are told apart by a fingerprint: handles are numbered.
    """
    folded, key = names.fold(title), names.slug(title)
    if not folded:
        return ""
    plain = folded.isascii() and not re.fullmatch(r"(?:.*-)?[0-9]+", key)
    mark = "" if plain else f"n{hashlib.sha256(folded.encode()).hexdigest()[:8]}"
    return "-".join(part for part in ("" if ship else "on-deck", key, mark) if part)


def written(known: Card) -> str:
    """The short form of a card, as `read_card` takes it.

    >>> written(read_card("The Maw/h6/r3/island", ship=True))
    'The Maw/h6/r3/island'
    """
    act = "" if known.act is None else str(known.act)
    numbers = [
        f"{letter}{value}"
        for letter, option in _LETTERS.items()
        if (value := getattr(known, NUMBERS[option])) is not None
    ]
    return "/".join(part for part in (known.title, act, *numbers, known.destination) if part)


# ------------------------------------------------------------------------------------------------ naming what is in play


def named(known: Enemy | Vessel, request: Request) -> Card:
    """What was typed of the card of somebody in play: a name, numbers, a destination; the rest stays while the name does.

    RuleError missing-option when nothing was given, everrain-malformed-card, everrain-out-of-range.
    """
    ship = isinstance(known, Vessel)
    typed = told(request, "name")
    short = read_card(typed, ship=ship) if typed else card(known.name, ship=ship)
    given = {NUMBERS[option]: number for option in NUMBERS if (number := _number(request, option)) is not None}
    act = ranged(request, "act", 1, MOST_ACT)
    if act is not None:
        given["act"] = act
    destination = told(request, "destination")
    if not typed and not given and not destination:
        raise RuleError("missing-option", option="name")
    same = names.fold(short.title) == names.fold(known.name) or not known.name
    result = replace(_with(_of(known), short) if same else short, **given)
    if destination and ship:
        result = replace(result, destination="" if names.fold(destination) in _NO_DESTINATION else kind_of(destination))
    return result


def _number(request: Request, option: str) -> int | None:
    return ranged(request, option, *_LIMITS[option])


def _of(known: Enemy | Vessel) -> Card:
    """What is known of the card of somebody in play."""
    if isinstance(known, Vessel):
        return card(
            known.name,
            ship=True,
            health=known.health,
            dice=known.dice,
            range_=known.range_,
            destination=known.heading,
        )
    return card(known.name, act=known.act, health=known.health, dice=known.dice, spoils=known.spoils)


def _with(before: Card, told_: Card) -> Card:
    """A card with what was told of it in place of what was known."""
    fields = {field: value for field in told_.__struct_fields__ if (value := getattr(told_, field)) not in {None, ""}}
    return replace(before, **fields)
