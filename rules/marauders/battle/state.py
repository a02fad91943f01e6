"""What the bot believes of battles: which is fought, which wait, and how the ships in it are damaged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, get_args

from rules.contract import Seat, Value
from rules.marauders.keys import LOCATIONS, Location, Nation, ShipKey, Side

Deed = Literal["shoot", "board", "flee"]
"""What a side declares for a round (R15.1)."""
DEEDS: tuple[Deed, ...] = ("shoot", "board", "flee")

Result = Literal["npc-sunk", "npc-taken", "npc-fled", "captain-sunk", "captain-taken", "captain-fled", "called-off"]
"""How a battle is over: a side sunk, beaten in crew combat or escaped, or broken off by the players.

Where both sank it is `captain-sunk`, as nobody gets a prize (R17); the reason says so (`both-sunk`).
"""
Ending = Literal[
    "npc-sunk",
    "npc-taken",
    "npc-fled",
    "captain-sunk",
    "captain-taken",
    "captain-fled",
    "both-sunk",
    "both-taken",
    "called-off",
]
"""How the players may say that a battle is over: both sunk, or both crews gone at once, too."""
ENDINGS: tuple[Ending, ...] = get_args(Ending)

BOT = "bot"
"""Who plays an NPC when no player does."""


class Tracks(Value, frozen=True, kw_only=True):
    """The five hit locations of a ship: what is left of each, or how many hits each took."""

    hull: int = 0
    cargo: int = 0
    masts: int = 0
    crew: int = 0
    cannons: int = 0

    def of(self, location: Location) -> int:
        """One location's."""
        return int(getattr(self, location))

    @property
    def total(self) -> int:
        """All five together."""
        return sum(self.of(location) for location in LOCATIONS)

    def less(self, other: Tracks) -> Tracks:
        """Each location's less the other's, never below nothing."""
        return Tracks(**{each: max(self.of(each) - other.of(each), 0) for each in LOCATIONS})

    def plus(self, locations: tuple[Location, ...]) -> Tracks:
        """With one more for each time that a location is named."""
        return Tracks(**{each: self.of(each) + locations.count(each) for each in LOCATIONS})


class Meeting(Value, frozen=True):
    """A battle that is to be fought: of a captain with a ship, and who attacks whom. A captain may have several."""

    numbered: ClassVar[bool] = True

    seat: Seat
    ship: ShipKey
    aggressor: Side


class Battle(Value, frozen=True, kw_only=True):
    """The battle that is being fought, in a zone, between a captain and an NPC ship.

    `helm` is the seat that plays the NPC, or `bot`. `round` is the one to be rolled, `npc` and `captain` are what each side has
    declared for it (None: nothing yet), `boarder` is who boarded whom, once crews fight (a round is one of crew combat then).
    `hits` are those that the NPC took in this battle; the captain's stay with him (`Captain.hits`). `npc_class` is the class that
    the NPC fights as, which it had when the battle began (R16); empty: the one that it has now.
    """

    seat: Seat
    zone: str
    ship: ShipKey
    aggressor: Side
    helm: Seat
    round: int = 1
    npc: Deed | None = "shoot"
    captain: Deed | None = "shoot"
    boarder: Side | None = None
    hits: Tracks = Tracks()
    npc_class: str = ""

    @staticmethod
    def untold(told: Mapping[str, object]) -> dict[str, object]:
        """A battle of which a sheet tells this: from the second round on nobody has declared what it does not say."""
        return {**({} if told.get("round", 1) == 1 else {"npc": None, "captain": None}), **told}

    def deed(self, side: Side) -> Deed | None:
        """What a side has declared for this round."""
        return self.npc if side == "npc" else self.captain


class Fallen(Value, frozen=True):
    """A seat whose captain died and that has no other yet (R17.6): of what nation he was, and what he had begun."""

    seat: Seat
    nation: Nation
    turns: int
    attacks: int
    battles: int = 0
