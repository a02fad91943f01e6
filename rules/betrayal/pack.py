"""A pack of Betrayal of the Second Era: the enemy chips, the quest units, the provinces and the end-of-session table."""

from __future__ import annotations

from typing import Literal

from rules.contract import Value

Level = Literal[1, 5, 10, 20]
LEVELS: tuple[Level, ...] = (20, 10, 5, 1)
"""What enemies cost and how strong they are, the highest first."""

Kind = Literal["humanoid", "beast", "daedra"]
KINDS: tuple[Kind, ...] = ("humanoid", "beast", "daedra")

Bag = Literal["low", "high"]
"""The two bags: that of the 1/5 chips and that of the 10/20 chips (P-1)."""

Difficulty = Literal["apprentice", "adept", "expert"]


def bag_of(level: int) -> Bag:
    """The bag that an enemy of a level is drawn from (P-1).

    >>> bag_of(5), bag_of(10)
    ('low', 'high')
    """
    return "low" if level < 10 else "high"


class Side(Value, frozen=True, kw_only=True):
    """One side of an enemy chip (3.1): what stands on it, as far as the pack knows (None, empty: not known).

    `code` is the two letters of the province to which it belongs, empty for none; `targets` a number, or `all`.
    """

    level: Level
    name: str
    kind: Kind
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

    def side(self, level: int) -> Side:
        """Its side of a level; KeyError when it has none."""
        for side in (self.low, self.high):
            if side.level == level:
                return side
        raise KeyError(level)


class QuestUnit(Value, frozen=True, kw_only=True):
    """A white chip without a level, never in a bag (P-1.3); `back` is the quest unit on its other side (P-11)."""

    key: str
    name: str
    back: str = ""
    kind: Kind | Literal[""] = ""
    health: int | None = None
    skills: tuple[str, ...] = ()


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


class Pack(Value, frozen=True, kw_only=True):
    """Everything that a table needs of the box. `sample` says that its chips are invented."""

    key: str
    title: str
    sample: bool
    provinces: tuple[Province, ...]
    goals: tuple[Goal, ...]
    chips: tuple[Chip, ...]
    quest_units: tuple[QuestUnit, ...] = ()

    def chip(self, piece: str) -> Chip:
        """The chip of which a piece is one; KeyError when the pack has none."""
        return self._pieces[piece]

    @property
    def _pieces(self) -> dict[str, Chip]:
        return {piece: chip for chip in self.chips for piece in chip.pieces}
