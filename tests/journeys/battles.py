"""Parties and battles that journeys of Betrayal begin with, and how their tables are read."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player

ENEMY = re.compile(r"Hex (\w+): ([^,]+), (?:level (\d+) \((\w+)\)|quest unit)")
"""The pinned line of an enemy that was deployed."""


class Enemy(NamedTuple):
    """A line of a deployment: its hex, and its name, level and type; a quest unit has neither of these."""

    hex: str
    name: str
    level: int | None
    kind: str | None


async def gathered(night: Evening, **party: Any) -> Player:
    """Ben's table with a party of two adventurers at XP 4, unless said otherwise. It stands on entry 2."""
    ben = night.player("Ben")
    await ben("table start", game="betrayal", name="Bleakrock")
    await ben("betrayal party", **{"adventurers": 2, "xp": 4, **party})
    return ben


def deployed(said: Said) -> list[Enemy]:
    """The enemies that a report says were deployed, in its order; each hex once."""
    found = [match for line in said.lines if (match := ENEMY.match(line))]
    enemies = [
        Enemy(at, name, int(level) if level else None, kind) for at, name, level, kind in (m.groups() for m in found)
    ]
    assert len({each.hex for each in enemies}) == len(enemies)
    return enemies


def units(night: Evening) -> dict[str, dict[str, Any]]:
    """The units on the map by their handles, as the file has them."""
    return {each["handle"]: each for each in night.state()["battle"]["units"]}


def names(night: Evening) -> dict[str, str]:
    """What the units on the map are called, by their handles."""
    return {handle: unit["enemy"]["side"]["name"] for handle, unit in units(night).items()}


def levels(night: Evening) -> dict[str, int]:
    """The levels of the units on the map, by their handles."""
    return {handle: unit["enemy"]["side"]["level"] for handle, unit in units(night).items()}
