"""A pack of Betrayal of the Second Era: the enemy chips, the quest units, the provinces and the end-of-session table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Literal

from rules.contract import Value

LEVELS = (20, 10, 5, 1)
"""What enemies cost and how strong they are, the highest first."""

Kind = Literal["humanoid", "beast", "daedra"]
KINDS: tuple[Kind, ...] = ("humanoid", "beast", "daedra")

Bag = Literal["low", "high"]
BAGS: tuple[Bag, ...] = ("low", "high")
"""The two bags: that of the 1/5 chips and that of the 10/20 chips (P-1)."""

Difficulty = Literal["apprentice", "adept", "expert"]
DIFFICULTIES: tuple[Difficulty, ...] = ("apprentice", "adept", "expert")

Mode = Literal["clash", "dungeon", "delve"]


def bag_of(level: int) -> Bag:
    """The bag that an enemy of a level is drawn from (P-1).

    >>> bag_of(5), bag_of(10)
    ('low', 'high')
    """
    return "low" if level < 10 else "high"


def other_level(level: int) -> int:
    """The level on the other side of a chip: 1 and 5, 10 and 20.

    >>> [other_level(level) for level in LEVELS]
    [10, 20, 1, 5]
    """
    return {1: 5, 5: 1, 10: 20, 20: 10}[level]


class Side(Value, frozen=True, kw_only=True):
    """What stands on one side of a chip (3.1), as far as it is known: an empty name or type, and None, are not known.

    `level` is 0 on a quest unit; `code` the two letters of the province to which the chip belongs, empty for none; `targets` a
    number, or `all`.
    """

    printed: ClassVar[Mapping[str, object]] = {"level": 0}
    """What stands for what a sheet does not tell of it, until the card of its name says that."""

    level: int
    name: str = ""
    kind: Kind | Literal[""] = ""
    code: str = ""
    health: int | None = None
    range_: int | None = None
    combat: int | None = None
    defense: int | None = None
    targets: str = ""
    priority: Literal["", "strongest", "weakest"] = ""
    skills: tuple[str, ...] = ()


class Chip(Value, frozen=True, kw_only=True):
    """A black two-sided chip, level 1 and 5 or level 10 and 20, of which the box holds `count` equal pieces."""

    key: str
    low: Side
    high: Side
    count: int = 1

    @property
    def bag(self) -> Bag:
        """Where its pieces are when they are not in play."""
        return bag_of(self.low.level)

    @property
    def pieces(self) -> tuple[str, ...]:
        """The keys of its pieces: `ghoul`, or `ghoul-1`, `ghoul-2`, ... when there are several."""
        return (self.key,) if self.count == 1 else tuple(f"{self.key}-{number + 1}" for number in range(self.count))

    @property
    def codes(self) -> tuple[str, ...]:
        """The provinces of its two sides, empty for none."""
        return self.low.code, self.high.code

    def side(self, level: int) -> Side:
        """Its side of a level; KeyError when it has none."""
        for side in (self.low, self.high):
            if side.level == level:
                return side
        raise KeyError(level)


class QuestUnit(Value, frozen=True, kw_only=True):
    """A white chip without a level, never in a bag (P-1.3); `back` is the key of the quest unit on its other side (P-11)."""

    key: str
    side: Side
    back: str = ""


class Province(Value, frozen=True):
    """A province: its two letters, its name, and the skill that is native to it (3.5)."""

    code: str
    name: str
    skill: str = ""


class Goal(Value, frozen=True):
    """A row of the end-of-session table (3.4): the pool of 1, 2, 3 and 4 adventurers."""

    session: int
    difficulty: Difficulty
    pools: tuple[int, int, int, int]


class Spot(Value, frozen=True):
    """Where a hex lies on a drawn board: its number or letter, and its axial coordinates."""

    hex: str
    q: int
    r: int


class Layout(Value, frozen=True):
    """How a battle map of a mode looks: the place of each of its enemy hexes."""

    title: str
    mode: Mode
    spots: tuple[Spot, ...]

    @property
    def hexes(self) -> int:
        """How many numbered hexes it has."""
        return sum(spot.hex.isdecimal() for spot in self.spots)


class ChipCard(Value, frozen=True, kw_only=True):
    """A side of a chip of a group's own, as a server's book holds it. Its level is 0 where nobody told it."""

    key: str
    title: str
    side: Side


class Pack(Value, frozen=True, kw_only=True, dict=True):
    """Everything that a table needs of the box. `sample` says that its chips are invented."""

    key: str
    title: str
    sample: bool
    provinces: tuple[Province, ...]
    goals: tuple[Goal, ...]
    chips: tuple[Chip, ...]
    quest_units: tuple[QuestUnit, ...] = ()
    layouts: tuple[Layout, ...] = ()

    def chip(self, piece: str) -> Chip:
        """The chip of which a piece is one; KeyError when the pack has none."""
        return self.pieces[piece]

    @cached_property
    def pieces(self) -> dict[str, Chip]:
        """Every piece of the box, and the chip of which it is one."""
        return {piece: chip for chip in self.chips for piece in chip.pieces}

    def quest(self, key: str) -> QuestUnit | None:
        """The quest unit with this key."""
        return next((each for each in self.quest_units if each.key == key), None)

    def province(self, code: str) -> Province | None:
        """The province with these two letters."""
        return next((each for each in self.provinces if each.code == code), None)

    def goal(self, session: int, difficulty: str, adventurers: int) -> int:
        """The end-of-session pool (3.4); KeyError when the table has no such row."""
        for row in self.goals:
            if (row.session, row.difficulty) == (session, difficulty):
                return row.pools[adventurers - 1]
        raise KeyError(session)

    def layout(self, mode: str, hexes: int) -> Layout | None:
        """The drawn board of a mode with so many numbered hexes."""
        return next((each for each in self.layouts if (each.mode, each.hexes) == (mode, hexes)), None)
