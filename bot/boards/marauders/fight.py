"""The open battle as a picture shows it: both ships with their tracks, who plays the NPC, and what each side declared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rules.marauders.battle.rounds import class_of, whole_of
from rules.marauders.battle.state import BOT, Battle, Deed, Tracks
from rules.marauders.keys import LOCATIONS, Location, ShipKey, Side
from rules.marauders.pack import Pack
from rules.marauders.state import Sea


class Track(NamedTuple):
    """A location of a ship: how many hits it took, and of how many in all (None: nobody told the ship's class)."""

    location: Location
    hits: int
    whole: int | None

    @property
    def left(self) -> int | None:
        """What is left of it, as far as that is known."""
        return None if self.whole is None else max(self.whole - self.hits, 0)


@dataclass(frozen=True, slots=True)
class SideDrawn:
    """A side: what its class is called, its tracks, and what it declared (None: nothing yet).

    The class is empty where nobody told it, and where the ship is called so itself.
    """

    ship_class: str
    tracks: tuple[Track, ...]
    deed: Deed | None


@dataclass(frozen=True, slots=True)
class Fight:
    """A captain and a ship in battle. `helm` is the seat that plays the ship, None when the bot does; `boarder` who boarded.

    `seat_called` and `helm_called` are how the seats are called on the picture.
    """

    seat: str
    seat_called: str
    ship: ShipKey
    man_o_war: bool
    zone: str
    round: int
    helm: str | None
    helm_called: str
    npc: SideDrawn
    captain: SideDrawn
    boarder: Side | None


def fight(pack: Pack, state: Sea, called: Callable[[str], str]) -> Fight | None:
    """The battle that is being fought, if there is one; `called` tells how a seat is called on the picture."""
    battle = state.battle
    if battle is None:
        return None
    captain = state.captain(battle.seat)
    hits = Tracks() if captain is None else captain.hits
    return Fight(
        seat=battle.seat,
        seat_called=called(battle.seat),
        ship=battle.ship,
        man_o_war=state.is_man_o_war(battle.ship),
        zone=battle.zone,
        round=battle.round,
        helm=None if battle.helm == BOT else battle.helm,
        helm_called="" if battle.helm == BOT else called(battle.helm),
        npc=_fighter(pack, class_of(state, battle, "npc"), battle.hits, battle, "npc"),
        captain=_fighter(pack, class_of(state, battle, "captain"), hits, battle, "captain"),
        boarder=battle.boarder,
    )


def _fighter(pack: Pack, key: str, hits: Tracks, battle: Battle, side: Side) -> SideDrawn:
    ship_class, whole = pack.known_class(key), whole_of(pack, key)
    tracks = tuple(Track(each, hits.of(each), None if whole is None else whole.of(each)) for each in LOCATIONS)
    deed = battle.deed(side) if battle.boarder is None else None
    called = "" if ship_class is None or (side == "npc" and key == battle.ship) else ship_class.name
    return SideDrawn(called, tracks, deed)
