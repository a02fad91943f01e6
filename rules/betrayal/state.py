"""What the bot believes of a table of Betrayal of the Second Era."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from rules.betrayal.house import House
from rules.betrayal.pack import Difficulty, Kind, Mode, Side
from rules.contract import State, Value

MOST_XP = 80
"""The highest number that the XP dial can come to: 40, and 40 more on its other side (P-3)."""
MOST_ADVENTURERS = 4
SESSIONS = 3
LAST_ROUND = 5
"""The rounds after this one are fatigue rounds, which all count as the next (P-18)."""


class Party(Value, frozen=True, kw_only=True):
    """Who plays, and where: the number of adventurers, the XP dial, the province's code (empty: none), session, difficulty.

    `classes` are those of the adventurers that were told (None: nobody told any), by which abilities are reminded of.
    """

    adventurers: int
    xp: int
    province: str = ""
    session: int = 1
    difficulty: Difficulty = "adept"
    classes: tuple[str, ...] | None = None

    @property
    def pool(self) -> int:
        """The enemy pool of a battle (P-3): XP times adventurers.

        >>> Party(adventurers=2, xp=4).pool
        8
        """
        return self.adventurers * self.xp


Source = Literal["party", "end-of-session", "told", "left"]


class Pool(Value, frozen=True, kw_only=True):
    """An enemy pool and where it comes from: XP times adventurers, the end-of-session table, what was told, or what was left."""

    points: int
    source: Source = "party"
    adventurers: int = 0
    xp: int = 0
    session: int = 1
    difficulty: Difficulty = "adept"


class Enemy(Value, frozen=True, kw_only=True):
    """An enemy chip out of its bag: the side that it shows, and which piece of the pack it is.

    `piece` is None for a chip of the table's own and for a quest unit; of an own chip `back` is what is known of its other side.
    """

    side: Side
    piece: str | None = None
    back: Side | None = None

    @property
    def level(self) -> int:
        """The level that it shows, 0 for a quest unit."""
        return self.side.level

    @property
    def name(self) -> str:
        """What it is called, empty where nobody told."""
        return self.side.name

    @property
    def kind(self) -> Kind | Literal[""]:
        """Its type, empty where nobody told."""
        return self.side.kind


class Unit(Value, frozen=True, kw_only=True):
    """An enemy on the map, or one that was defeated.

    `handle` is what it is called all through the battle: the hex on which it was deployed, or the next number. `hex` is that
    hex, empty when the table chose one; `beside` that it stands on the free hex nearest to it; `quest` the key of a quest unit;
    `tile` the number of the delve's tile (0: none); `since` the round in which it came; `health` its HP chips where they are
    tracked; `rests` that it does not act this round; `used` how many skills of its own it used.
    """

    handle: str
    hex: str = ""
    enemy: Enemy
    beside: bool = False
    quest: str = ""
    tile: int = 0
    since: int = 1
    health: int | None = None
    rests: bool = False
    used: int = 0

    @property
    def level(self) -> int:
        """Its level, 0 for a quest unit."""
        return self.enemy.level


class Companion(Value, frozen=True, kw_only=True):
    """An enemy chip that serves an adventurer (P-26.3): its handle (`C1`), never used again."""

    handle: str
    enemy: Enemy


class Battle(Value, frozen=True, kw_only=True):
    """An open battle: its mode and round, the hexes of its map (of the last tile, in a delve), and who is where.

    `pool` is that of the battle, or of the last tile; `left` what is left of it; `told` a pool that was told in place of the
    formula; `blocked` are the numbered hexes that something else stands on, `special` a dungeon's lettered hexes; `stack` the
    defeated, the last one first; `gone` the keys of quest units that were defeated; `tiles` how many tiles were revealed, `cards`
    how many delve cards were drawn; `used` the handles that were given; `phases` how many enemy turns there were this round, of
    which `unended` were noticed to be without the round's end after them.
    """

    mode: Mode
    pool: Pool = Pool(points=0)
    left: int = 0
    final: bool = False
    told: int | None = None
    round: int = 1
    hexes: int = 0
    blocked: tuple[str, ...] = ()
    special: tuple[str, ...] = ()
    units: tuple[Unit, ...] = ()
    stack: tuple[Unit, ...] = ()
    gone: tuple[str, ...] = ()
    tiles: int = 0
    cards: int = 0
    used: tuple[str, ...] = ()
    phases: int = 0
    unended: int = 0
    uses_phases: bool = False

    def unit(self, handle: str) -> Unit | None:
        """The unit on the map with this handle."""
        return next((unit for unit in self.units if unit.handle == handle), None)

    def fallen(self, handle: str) -> Unit | None:
        """The unit on the defeated stack with this handle."""
        return next((unit for unit in self.stack if unit.handle == handle), None)

    def on(self, hex_: str) -> Unit | None:
        """The unit on a hex of the map, of the last tile in a delve."""
        return next((unit for unit in self.units if unit.hex == hex_ and unit.tile == self.tiles), None)

    @property
    def counted_round(self) -> int:
        """What the round counts as: every fatigue round is the sixth (P-18)."""
        return min(self.round, LAST_ROUND + 1)


class Realm(State, frozen=True, kw_only=True):
    """The whole state of a table: the party (None: not said yet), the open battle, enemies kept as companions, house rules.

    `battles` is how many battles were opened, `befriended` how many companions there were.
    """

    samples: ClassVar[Mapping[str, str]] = {
        **State.samples,
        "unit": "1",
        "stack": "2",
        "companion": "C1",
        "hex": "1",
        "hexes": "6",
        "blocked": "3, 5",
        "special": "A, B, star",
        "province": "CY",
        "targets": "1/all",
        "code": "",
        "piece": "",
        "back": "",
    }

    party: Party | None = None
    battle: Battle | None = None
    battles: int = 0
    companions: tuple[Companion, ...] = ()
    befriended: int = 0
    house: House = House()

    def companion(self, handle: str) -> Companion | None:
        """The companion with this handle."""
        return next((each for each in self.companions if each.handle == handle), None)

    @property
    def out(self) -> tuple[Enemy, ...]:
        """The enemy chips that are in no bag: on the map, on the stack, kept as companions."""
        units = () if self.battle is None else (*self.battle.units, *self.battle.stack)
        return (*(unit.enemy for unit in units), *(each.enemy for each in self.companions))
