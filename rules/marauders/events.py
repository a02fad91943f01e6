"""What can happen at a table of Merchants & Marauders. Each decision of the bot's carries its reason."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.contract import Amended, Annotated, Cancelled, Event, Opened, Reason, Seat
from rules.marauders.battle.events import (
    BattleEvent,
)
from rules.marauders.card_events import CardEvent
from rules.marauders.keys import Nation, ShipKey, What, Where
from rules.marauders.state import CaptainCard

Succession = Literal["none", "new-card", "only", "drawn"]
"""How a ship without a captain gets one at the round's end: not, by a card drawn this round, the only one left, one of several."""


class Seated(Event, frozen=True, tag="marauders-seated"):
    """A seat has its place in the seating order: after another (None: it was the first)."""

    seat: Seat
    after: Seat | None


class Joined(Event, frozen=True, tag="marauders-joined"):
    """A captain is in the port of a zone; `port` is the nation that the port belongs to, `ship_class` is empty if untold.

    `because` is there of one who follows a captain that died: whether another may be drawn (R17.6), as in `CaptainLost`.
    """

    seat: Seat
    nation: Nation
    zone: str
    port: Nation
    ship_class: str = ""
    because: Reason | None = None


class Sailed(Event, frozen=True, tag="marauders-sailed"):
    """A captain sailed over one border."""

    seat: Seat
    from_: str
    to: str


class HeldUp(Event, frozen=True, tag="marauders-held-up"):
    """A captain who sailed over two zones was found in the first: the battle there comes before the way on."""

    seat: Seat
    zone: str
    to: str


class EnteredPort(Event, frozen=True, tag="marauders-entered-port"):
    """A captain went into port."""

    seat: Seat
    zone: str


class LeftPort(Event, frozen=True, tag="marauders-left-port"):
    """A captain left port and is at sea in the same zone."""

    seat: Seat
    zone: str


class TurnBegan(Event, frozen=True, tag="marauders-turn-began"):
    """A captain's turn began, in port or at sea."""

    begins: ClassVar[str] = "step-turn"

    seat: Seat
    zone: str
    at: Where


class HoldTold(Event, frozen=True, tag="marauders-hold-told"):
    """What is aboard, as told; None was not told."""

    seat: Seat
    gold: int | None
    cargo: int | None


class BountySet(Event, frozen=True, tag="marauders-bounty-set"):
    """The bounties of one nation on a captain, before and now."""

    seat: Seat
    nation: Nation
    before: int
    count: int


class Refitted(Event, frozen=True, tag="marauders-refitted"):
    """The class of a captain's ship, before (empty: nobody told it) and now, and his skills as told now (None: they were not)."""

    seat: Seat
    before: str
    ship_class: str
    seamanship: int | None = None
    leadership: int | None = None


class Attacked(Event, frozen=True, tag="marauders-attacked"):
    """A captain attacks a ship in his zone (R18); `because` says whether it brings him a bounty."""

    seat: Seat
    zone: str
    ship: ShipKey
    because: Reason


class CaptainLost(Event, frozen=True, tag="marauders-captain-lost"):
    """A player's captain of this nation died in a zone (R17.6); the seat's new captain follows as `Joined`, or joins later.

    `because` says that he joins later, or whether another may be drawn: `chosen` are the pirate ships in the zone of the new one.
    """

    seat: Seat
    nation: Nation
    zone: str
    because: Reason


class MostTold(Event, frozen=True, tag="marauders-most-told"):
    """The table said who of these has the most gold or cargo aboard (several: equally much)."""

    what: What
    seats: tuple[Seat, ...]
    most: tuple[Seat, ...]


class Queued(Event, frozen=True, tag="marauders-queued"):
    """A captain card lies on display; his ship enters, or is moved, at the round's end (R2, R3). `fourth`: more than three.

    `commands` is who commands the ship until then (None: it is not on the board), `earlier` the cards of this ship that were
    queued before his this round.
    """

    ship: ShipKey
    captain: CaptainCard
    zone: str
    sails: bool
    fourth: bool
    commands: CaptainCard | None
    earlier: tuple[CaptainCard, ...]
    because: Reason


class Moved(Event, frozen=True, tag="marauders-moved"):
    """A ship was activated and moved over one border (R8-R10)."""

    ship: ShipKey
    from_: str
    to: str
    because: Reason


class Stayed(Event, frozen=True, tag="marauders-stayed"):
    """A ship was activated and stays where its prey is (R9)."""

    ship: ShipKey
    zone: str
    because: Reason


class Absent(Event, frozen=True, tag="marauders-absent"):
    """An icon's ship is not on the board and is skipped (R8.1)."""

    ship: ShipKey


class Scouted(Event, frozen=True, tag="marauders-scouted"):
    """A hostile ship looked for a captain: its dice, the faces, and whether one is a skull (R12).

    `faces` are fewer than `dice` when only the outcome was told: a skull, or none at all.

    `because` says where the number of dice comes from, `hostile` which of its hunt priorities he lives up to (R7).
    """

    ship: ShipKey
    seat: Seat
    dice: int
    faces: tuple[str, ...]
    found: bool
    by: Literal["bot", "table"]
    assumed: bool
    because: Reason
    hostile: Reason


class NotScouted(Event, frozen=True, tag="marauders-not-scouted"):
    """A ship in the captain's zone does not look for him: not hostile (R7), or silent (R13)."""

    ship: ShipKey
    seat: Seat
    because: Reason


class FoundAgain(Event, frozen=True, tag="marauders-found-again"):
    """A ship found a captain with whom it is to fight already: no other battle comes of it."""

    ship: ShipKey
    seat: Seat
    because: Reason


class BattleBegins(Event, frozen=True, tag="marauders-battle-begins"):
    """Ships that found a captain fight him in this order (R13.4)."""

    seat: Seat
    zone: str
    ships: tuple[ShipKey, ...]
    because: Reason


class YetToScout(Event, frozen=True, tag="marauders-yet-to-scout"):
    """House rule S7: these ships look for the captain when the battle is over."""

    seat: Seat
    ships: tuple[ShipKey, ...]
    because: Reason


class Arrived(Event, frozen=True, tag="marauders-arrived"):
    """Round's end: a ship enters the board at sea, or is moved to the zone of its new captain (R2, R3); in war a Man-o-War."""

    ship: ShipKey
    captain: CaptainCard
    from_: str | None
    to: str
    because: Reason
    man_o_war: bool = False


class Succeeded(Event, frozen=True, tag="marauders-succeeded"):
    """Round's end: another captain takes over from a dead one; the ship enters in his zone (R4)."""

    ship: ShipKey
    captain: CaptainCard
    zone: str
    because: Reason
    man_o_war: bool = False


class Defeated(Event, frozen=True, tag="marauders-defeated"):
    """A ship's captain is dead, its miniature off the board; `left` captain cards remain to succeed (R4).

    `because` says where his card goes, `then` what the round's end brings as things stand: nobody, the card drawn this round, the
    only one left, or one that is drawn from several. `successor` is who, when it is known.
    """

    ship: ShipKey
    captain: CaptainCard
    zone: str
    left: int
    because: Reason
    then: Succession
    successor: CaptainCard | None


class RoundEnded(Event, frozen=True, tag="marauders-round-ended"):
    """A round is over."""

    begins: ClassVar[str] = "step-event"

    round: int

    @property
    def of_steps(self) -> tuple[str, ...]:
        """The round's end, which may come before the last captain's turn."""
        return ("step-round",)


class Placed(Event, frozen=True, tag="marauders-placed"):
    """A correction: a ship stands here (from off the board when `from_` is None)."""

    ship: ShipKey
    captain: CaptainCard
    from_: str | None
    to: str


class ScoutingTold(Event, frozen=True, tag="marauders-scouting-told"):
    """A correction: the Scouting of a ship's captain."""

    ship: ShipKey
    scouting: int


class Removed(Event, frozen=True, tag="marauders-removed"):
    """A correction: a ship was taken off the board, with the captain cards `taken`; those `queued` stay."""

    ship: ShipKey
    zone: str | None
    taken: tuple[CaptainCard, ...] = ()
    queued: tuple[CaptainCard, ...] = ()


class Corrected(Event, frozen=True, tag="marauders-corrected"):
    """A correction: a captain is here."""

    seat: Seat
    zone: str
    at: Where


class RuleSet(Event, frozen=True, tag="marauders-rule-set"):
    """A house rule has another value."""

    switch: str
    before: str
    value: str


class OutOfOrder(Event, frozen=True, tag="marauders-out-of-order"):
    """Something looks out of order; it was done all the same. `seats` are the captains it is about.

    `no-event`: a round's first turn began, or the round ended, without an event card, at a table that has had one.
    `next-turn`: he follows a captain who died in this turn, and plays from the next on (R17.6).
    `turn-not-begun`: the captain acted without a turn; `ships` would have looked for him as it began.
    `arrivals-waiting`: `ships` wait for the end of the round, which may have been forgotten.
    `captain-there`, `captain-waits`: the `captain` whose card came commands the `ship` already, or has a card with it.
    `battle-open`: the captain sailed or went into port, a turn began or the round ended while his battle with the `ship` is open;
    `apart` says that they are not at sea in one zone, which is said of anything that parted them.
    `battle-apart`: a sheet began a battle of a captain and the `ship`, who are not. `battle-waits`: a captain and `ships` whose
    battles wait parted. `not-hostile`: the `ship` attacks without being hostile (R7).
    `still-begun`: a sheet says that it is the turn of another than his.
    `battle-stuck`: neither he nor the `ship` can hurt the other, or get away.
    """

    what: Literal[
        "second-event",
        "arrivals-waiting",
        "second-turn",
        "still-begun",
        "turn-not-begun",
        "next-turn",
        "turns-missing",
        "no-event",
        "captain-there",
        "captain-waits",
        "battle-open",
        "battle-apart",
        "battle-waits",
        "battle-stuck",
        "not-hostile",
    ]
    seats: tuple[Seat, ...] = ()
    ship: ShipKey | None = None
    captain: CaptainCard | None = None
    ships: tuple[ShipKey, ...] = ()
    apart: bool = False


MaraudersEvent = (
    Opened
    | Cancelled
    | Annotated
    | Amended
    | Seated
    | Joined
    | Sailed
    | HeldUp
    | EnteredPort
    | LeftPort
    | TurnBegan
    | HoldTold
    | BountySet
    | Refitted
    | Attacked
    | CaptainLost
    | MostTold
    | Queued
    | Moved
    | Stayed
    | Absent
    | Scouted
    | NotScouted
    | FoundAgain
    | BattleBegins
    | YetToScout
    | Arrived
    | Succeeded
    | Defeated
    | RoundEnded
    | Placed
    | ScoutingTold
    | Removed
    | Corrected
    | RuleSet
    | OutOfOrder
    | BattleEvent
    | CardEvent
)
