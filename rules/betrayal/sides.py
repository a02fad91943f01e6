"""A chip's side as one short text, so that what a book knows of it goes with its name: `Ghoul/beast/h3/r1/Rally`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rules import names
from rules.betrayal.pack import KINDS, Side
from rules.contract import RuleError

LONGEST_NAME = 60
"""The most characters of a chip's name, or of a skill."""
MOST_NUMBER = 99
"""The highest Health, Range, Combat, Defense or number of targets."""
MOST_SKILLS = 8

_NUMBERS = (("h", "health"), ("r", "range_"), ("c", "combat"), ("d", "defense"), ("l", "level"))
_NUMBER = re.compile(r"([hrcdl])(\d{1,2})")
_TARGETS = re.compile(r"t(\d{1,2}|all)")
_PRIORITIES = ("strongest", "weakest")


def written(side: Side) -> str:
    """A side as a text: its name, then what else is known.

    >>> written(Side(level=5, name="Ghoul", kind="beast", health=3, targets="all", skills=("Rally", "Riposte 2")))
    'Ghoul/beast/h3/l5/tall/Rally/Riposte 2'
    """
    numbers = (f"{letter}{getattr(side, field)}" for letter, field in _NUMBERS if getattr(side, field) not in {None, 0})
    zeros = (f"{letter}0" for letter, field in _NUMBERS if field != "level" and getattr(side, field) == 0)
    targets = (f"t{side.targets}",) if side.targets else ()
    parts = (side.name, side.kind, *numbers, *zeros, *targets, side.priority, *side.skills)
    return "/".join(part for part in parts if part)


def read_side(text: str) -> Side:
    """The side that a text describes; whatever is no type, number, targets or priority is a skill.

    RuleError betrayal-too-many-skills with how many there can be.

    >>> read_side("Ghoul/beast/h3/Rally") == Side(level=0, name="Ghoul", kind="beast", health=3, skills=("Rally",))
    True
    """
    name, *parts = (names.tidy(part, LONGEST_NAME) for part in text.split("/"))
    told: dict[str, Any] = {"level": 0}
    skills: list[str] = []
    for part in parts:
        told |= _told(part) or {}
        if part and not _told(part):
            skills.append(part)
    return Side(name=plain_name(name), skills=enough(skills), **told)


def enough(skills: Sequence[str]) -> tuple[str, ...]:
    """The skills of a chip; RuleError betrayal-too-many-skills with how many there can be."""
    if len(skills) > MOST_SKILLS:
        raise RuleError("betrayal-too-many-skills", count=len(skills), limit=MOST_SKILLS)
    return tuple(skills)


def _told(part: str) -> dict[str, Any] | None:
    """What a part of the text says, None when it is a skill."""
    plain = part.casefold()
    if plain in KINDS:
        return {"kind": plain}
    if plain in _PRIORITIES:
        return {"priority": plain}
    if found := _TARGETS.fullmatch(plain):
        return {"targets": found[1]}
    if found := _NUMBER.fullmatch(plain):
        return {dict(_NUMBERS)[found[1]]: int(found[2])}
    return None


def plain_name(text: str) -> str:
    """A name as it is kept: one line, without the sign that parts a side's text."""
    return names.tidy(text.replace("/", " ").replace(";", " ").replace(",", " "), LONGEST_NAME)
