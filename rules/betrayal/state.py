"""What the bot believes of a table of Betrayal of the Second Era."""

from __future__ import annotations

from typing import Literal

from rules.betrayal.house import House
from rules.betrayal.pack import Difficulty, Kind
from rules.contract import State, Value

Mode = Literal["clash", "dungeon", "delve"]

MOST_XP = 80
"""The highest number that the XP dial can come to: 40, and 40 more on its other side (P-3)."""


class Party(Value, frozen=True, kw_only=True):
    """Who plays, and where: the number of adventurers, the XP dial, the province's code (empty: none), session, difficulty."""

    adventurers: int
    xp: int
    province: str = ""
    session: int = 1
    difficulty: Difficulty = "adept"

    @property
    def pool(self) -> int:
        """The enemy pool of a battle (P-3): XP times adventurers.

        >>> Party(adventurers=2, xp=4).pool
        8
        """
        return self.adventurers * self.xp


class Piece(Value, frozen=True, kw_only=True):
    """An enemy as it left a bag: which chip it is (None: the table's own, not named), its level, its name and type if known."""

    piece: str | None
    level: int
    name: str = ""
    kind: Kind | Literal[""] = ""


class Unit(Value, frozen=True, kw_only=True):
    """An enemy on the map.

    `handle` is what it is called all through the battle: the hex on which it was deployed, or the next number. A quest unit has
    level 0 and no piece. `tile` is the number of the delve's tile (0: none), `since` the round in which it came, `health` its HP
    chips where they are tracked.
    """

    handle: str
    hex: str
    enemy: Piece
    quest: str = ""
    tile: int = 0
    since: int = 1
    health: int | None = None
    rests: bool = False

    @property
    def level(self) -> int:
        """Its level, 0 for a quest unit."""
        return self.enemy.level


class Battle(Value, frozen=True, kw_only=True):
    """An open battle: its mode and round, its pool (of the last tile, in a delve), the numbered hexes, and who is where.

    `blocked` are hexes that nobody can be deployed on, `stack` the defeated, the last one first, `gone` quest units that are out,
    `tiles` how many were revealed, `called` how many handles were given.
    """

    mode: Mode
    pool: int
    final: bool = False
    round: int = 1
    hexes: int = 8
    blocked: tuple[str, ...] = ()
    units: tuple[Unit, ...] = ()
    stack: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()
    tiles: int = 0
    called: int = 0


class Realm(State, frozen=True, kw_only=True):
    """The whole state of a table: the party (None: not said yet), the open battle, enemies kept as companions, house rules."""

    party: Party | None = None
    battle: Battle | None = None
    companions: tuple[Piece, ...] = ()
    house: House = House()
