"""What can happen in a battle. Where the bot decides, the event carries its reason."""

from __future__ import annotations

from typing import Literal

from rules.contract import Event, Reason, Seat
from rules.marauders.battle.state import Deed, Result, Tracks
from rules.marauders.keys import Location, ShipKey, Side


class BattleStarted(Event, frozen=True, tag="marauders-battle-started"):
    """A battle is open: who attacks, and who plays the NPC (`bot`: nobody does).

    `because` is the rule that gives the helm (R14): `left`, `opponent`, `alone`. `next` follows another of his at once.
    """

    seat: Seat
    zone: str
    ship: ShipKey
    aggressor: Side
    helm: str
    because: Reason
    next: bool = False


class AggressorSupposed(Event, frozen=True, tag="marauders-aggressor-supposed"):
    """Nobody said who attacks: the ship if it is hostile to the captain, else he (`because` is `hostile` or `peaceful`)."""

    seat: Seat
    ship: ShipKey
    aggressor: Side
    because: Reason


class BattleQueued(Event, frozen=True, tag="marauders-battle-queued"):
    """A battle waits until the open one, of a captain with a ship, is over."""

    seat: Seat
    ship: ShipKey
    open_seat: Seat
    open_ship: ShipKey


class MeetingDropped(Event, frozen=True, tag="marauders-meeting-dropped"):
    """A waiting battle is off: its captain is `dead` or `in-port`, its ship `off-board` or `relocated`, or they are `apart`."""

    seat: Seat
    ship: ShipKey
    because: Reason


class DeclarationDropped(Event, frozen=True, tag="marauders-declaration-dropped"):
    """What a side declared for this round counts no longer.

    `because` the rules forbid it since it was hit, or was put right (`no-masts`, `no-crew`, `not-weaker`), or somebody took the
    `helm` from the bot that declared it; it was an answer to what is `withdrawn`; or the bot, whose it is, `reweighed` it.
    """

    seat: Seat
    ship: ShipKey
    round: int
    side: Side
    deed: Deed
    because: Reason


class HelmTaken(Event, frozen=True, tag="marauders-helm-taken"):
    """Somebody else plays the NPC: a seat, or `bot`."""

    ship: ShipKey
    helm: str


class Mustered(Event, frozen=True, tag="marauders-mustered"):
    """What a battle is fought with, as told now (empty, None: not told now)."""

    seat: Seat
    ship: ShipKey
    ship_class: str = ""
    seamanship: int | None = None
    leadership: int | None = None
    npc_seamanship: int | None = None
    npc_leadership: int | None = None


class Repaired(Event, frozen=True, tag="marauders-repaired"):
    """A captain's ship is whole again, as was told, or (not `whole`) as the last battle left it: what is left of it."""

    seat: Seat
    whole: bool
    left: Tracks


class Declared(Event, frozen=True, tag="marauders-declared"):
    """What a side does in the round to be rolled; `because` is the bot's reason where it plays the NPC (None: told).

    `answers` is what the captain had declared when the bot weighed it (None: nothing).
    """

    seat: Seat
    ship: ShipKey
    round: int
    side: Side
    deed: Deed
    because: Reason | None = None
    answers: Deed | None = None


class RoundFought(Event, frozen=True, tag="marauders-round-fought"):
    """Both rolled Seamanship (R15.2): the faces, who won (None: nobody), and how many hits each side takes.

    `because` says how it was decided: `skulls`, `faces`, `tied`, `blank`; `npc_dice` and `captain_dice` how many dice each had and
    why (criteria: seamanship, maneuverability; or no masts).
    """

    seat: Seat
    ship: ShipKey
    round: int
    npc: Deed
    captain: Deed
    npc_faces: tuple[str, ...]
    captain_faces: tuple[str, ...]
    winner: Side | None
    hits_on_npc: int
    hits_on_captain: int
    by: Literal["bot", "table"]
    because: Reason
    npc_dice: Reason
    captain_dice: Reason


class Struck(Event, frozen=True, tag="marauders-struck"):
    """Hits landed on a side: where, and what is left of it.

    `because` is None where the table told all of them; else `rolled`, or `chosen` by the bot at the helm.
    """

    seat: Seat
    ship: ShipKey
    side: Side
    locations: tuple[Location, ...]
    left: Tracks
    because: Reason | None = None


class Retracked(Event, frozen=True, tag="marauders-retracked"):
    """A correction: what is left of a captain's ship, or of the NPC's in the open battle, and what was believed before."""

    before: Tracks
    left: Tracks
    seat: Seat | None = None
    ship: ShipKey | None = None


class CargoLost(Event, frozen=True, tag="marauders-cargo-lost"):
    """A captain's hold takes no more than so many cargo cards now: what is above that is discarded at random (R15.8).

    `cards` are those aboard with what was drawn as loot (None: not known).
    """

    seat: Seat
    room: int
    cards: int | None


class Boarded(Event, frozen=True, tag="marauders-boarded"):
    """A side boarded the other: their crews fight now, with so many on each side (R15.5, R15.9)."""

    seat: Seat
    ship: ShipKey
    boarder: Side
    npc_crew: int
    captain_crew: int


class Foiled(Event, frozen=True, tag="marauders-foiled"):
    """A side won a round by what it declared, which came to nothing all the same; the battle goes on.

    `because`: it fled from an opponent with a `skull` (R15.6), or boards with `no-crew` once the other's hits have landed (R15.5).
    """

    seat: Seat
    ship: ShipKey
    side: Side
    deed: Deed
    because: Reason


class CrewFought(Event, frozen=True, tag="marauders-crew-fought"):
    """Both rolled Leadership: each skull took one of the other's crew (R15.9); how many each lost, and has left."""

    seat: Seat
    ship: ShipKey
    round: int
    npc_faces: tuple[str, ...]
    captain_faces: tuple[str, ...]
    npc_lost: int
    captain_lost: int
    npc_crew: int
    captain_crew: int
    by: Literal["bot", "table"]
    because: Reason


class BattleOver(Event, frozen=True, tag="marauders-battle-over"):
    """A battle is over in this round. An NPC that is not beaten is whole again (R16).

    `because` says by what: `sunk`, `crew`, `no-crew`, `escaped`, `both-sunk`, or `told`; or its captain
    died or its ship left the board otherwise (`captain-dead`, `ship-gone`), or another captain commands it (`relocated`).
    """

    seat: Seat
    ship: ShipKey
    result: Result
    round: int
    because: Reason


class Prize(Event, frozen=True, tag="marauders-prize"):
    """What a captain gets for an NPC that he beat (R17): glory points, gold (None: by the plunder of the cards drawn).

    `draw` are the cargo cards to draw, `discard` how many of them at random for hits on its Cargo (None: not known).
    `because` is `naval-crew`, `naval-sunk`, `pirate`, `pirate-by-pirate`, or `fallen`.
    """

    seat: Seat
    ship: ShipKey
    glory: int
    gold: int | None
    draw: int
    discard: int | None
    because: Reason


class Claimed(Event, frozen=True, tag="marauders-claimed"):
    """A captain took the ship that he beat (R17.4): its class, and what is left of it (S8; None: not known)."""

    seat: Seat
    ship: ShipKey
    ship_class: str
    left: Tracks | None
    because: Reason


BattleEvent = (
    BattleStarted
    | AggressorSupposed
    | BattleQueued
    | MeetingDropped
    | DeclarationDropped
    | HelmTaken
    | Mustered
    | Repaired
    | Declared
    | RoundFought
    | Struck
    | Retracked
    | CargoLost
    | Boarded
    | Foiled
    | CrewFought
    | BattleOver
    | Prize
    | Claimed
)
