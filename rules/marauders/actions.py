"""What somebody can ask of a table of Merchants & Marauders: one action is what the rulebook calls one step."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.contract import Action, Amend, Annotate, Cancel, Seat, Start
from rules.marauders.battle.state import Deed, Ending, Tracks
from rules.marauders.keys import HitFace, Location, Nation, ShipKey, Side, Where
from rules.marauders.pack import Icon
from rules.marauders.state import Bounties, CaptainCard

Way = Literal["enter", "leave"]
"""Into port, or out of it."""


class Join(Action, frozen=True, tag="captain"):
    """A new seat, with a player captain of a nation in the port of a zone (any zone with a port will do)."""

    seat: Seat
    nation: Nation
    zone: str
    ship_class: str = ""


class Sit(Action, frozen=True, tag="seat"):
    """A seat takes its place in the seating order, a new one too: after another seat, or last."""

    puts_right: ClassVar[bool] = True

    seat: Seat
    after: Seat | None = None


class Sail(Action, frozen=True, tag="sail"):
    """From sea to sea over one border, or `via` a zone over two: each is an arrival at sea (R11a)."""

    seat: Seat
    zone: str
    via: str = ""


class Port(Action, frozen=True, tag="port"):
    """Into the zone's port, or out of it, which is an arrival at sea (R11a)."""

    seat: Seat
    way: Way


class Turn(Action, frozen=True, tag="turn"):
    """A captain's turn begins: the start-of-turn check (R11b), and the figures told of him are out of date."""

    seat: Seat


class Look(Action, frozen=True, tag="look"):
    """House rule S7: the ships that have yet to look for this captain do so, the battle before being over."""

    seat: Seat


class Hold(Action, frozen=True, tag="hold"):
    """Gold and cargo cards aboard, as absolute numbers; None leaves the figure as it is."""

    seat: Seat
    gold: int | None = None
    cargo: int | None = None


class Bounty(Action, frozen=True, tag="bounty"):
    """How many bounties of a nation are on a captain, as an absolute number."""

    seat: Seat
    nation: Nation
    count: int


class Wanted(Action, frozen=True, tag="bounties"):
    """The bounties of all four nations on a captain, as absolute numbers."""

    seat: Seat
    bounties: Bounties


class Refit(Action, frozen=True, tag="ship"):
    """A captain sails a ship of this class (a key of the pack's), or his skills are told (empty, None: as they were).

    Instead of one of another class it is whole; a class that is told for the first time is that of the ship that he has.
    """

    seat: Seat
    ship_class: str = ""
    seamanship: int | None = None
    leadership: int | None = None


class Attack(Action, frozen=True, tag="attack"):
    """A captain who scouted successfully attacks an NPC ship in his zone (R18): with a naval one its nation's bounty (R17.5)."""

    seat: Seat
    ship: ShipKey


class BeginBattle(Action, frozen=True, tag="battle"):
    """A captain and a ship fight; while another battle is open it waits for that to be over (R13.4).

    Who attacks (None: nobody said) is the ship if it is hostile to him, else he.
    """

    seat: Seat
    ship: ShipKey
    aggressor: Side | None = None


class TakeHelm(Action, frozen=True, tag="helm"):
    """Who plays the NPC of the open battle (R14): a seat, or `bot`."""

    helm: str


class Muster(Action, frozen=True, tag="muster"):
    """What the open battle is fought with: the captain's class and skills, and the NPC's skills (empty, None: as they were)."""

    ship_class: str = ""
    seamanship: int | None = None
    leadership: int | None = None
    npc_seamanship: int | None = None
    npc_leadership: int | None = None


class Declare(Action, frozen=True, tag="declare"):
    """What a side does in the round to be rolled (R15.1)."""

    side: Side
    deed: Deed


class Fight(Action, frozen=True, tag="fight"):
    """One round of the open battle, or of its crew combat, is rolled (R15).

    The faces and where the hits on each side landed, as far as they were rolled by hand; empty: rolled by the bot, or asked. `by`
    the bot, all of it that is not told is rolled by it, whosever the dice are.
    """

    repeats: ClassVar[bool] = True

    npc: tuple[str, ...] = ()
    captain: tuple[str, ...] = ()
    npc_hits: tuple[HitFace, ...] = ()
    captain_hits: tuple[HitFace, ...] = ()
    by: Literal["", "bot"] = ""

    def faces(self, side: Side) -> tuple[str, ...]:
        """What a side rolled."""
        return self.npc if side == "npc" else self.captain

    def hits(self, side: Side) -> tuple[HitFace, ...]:
        """Where the hits on a side landed."""
        return self.npc_hits if side == "npc" else self.captain_hits


class Strike(Action, frozen=True, tag="hit"):
    """Hits on a side of the open battle, told beside its rounds."""

    repeats: ClassVar[bool] = True

    side: Side
    location: Location
    count: int = 1


class Retrack(Action, frozen=True, tag="tracks"):
    """A correction: what is left of a captain's ship, or (no seat) of the NPC's in the open battle. Nothing follows from it."""

    puts_right: ClassVar[bool] = True

    left: Tracks
    seat: Seat | None = None


class EndBattle(Action, frozen=True, tag="end-battle"):
    """The open battle is over, as the players say; done again it is another one."""

    repeats: ClassVar[bool] = True

    result: Ending


class Lost(Action, frozen=True, tag="lost"):
    """A player's captain died (R17.6): his bounties and what was aboard are gone.

    With a nation and a zone a new captain is in port at home there; without, the seat has none until one joins.
    """

    seat: Seat
    nation: Nation | None = None
    zone: str = ""
    ship_class: str = ""


class War(Action, frozen=True, tag="war"):
    """Two nations are at war with each other (R19): their navies sail Men-o-War."""

    first: Nation
    second: Nation


class Peace(Action, frozen=True, tag="peace"):
    """Two nations are at peace again (R19), or all are when none is named."""

    first: Nation | None = None
    second: Nation | None = None


class DrawEvent(Action, frozen=True, tag="event"):
    """The next event card: the bot draws it, or it is the one with this key, drawn physically."""

    card: str | None = None


class Enter(Action, frozen=True, tag="enter"):
    """A captain card of the table's own deck: queued for the round's end."""

    card: CaptainCard


OwnEffect = Literal["war", "peace"]
"""What a card of the table's own deck does by its text, as it may be told: cards that it makes draw are told one by one."""
OWN_EFFECTS: tuple[OwnEffect, ...] = ("war", "peace")


class Icons(Action, frozen=True, tag="icons"):
    """Activation icons read off a card, resolved in printed order (R8); the card's title and what its text does, where told."""

    icons: tuple[Icon, ...]
    title: str = ""
    effect: OwnEffect | None = None


class Another(Action, frozen=True, tag="other-event"):
    """An event card of the table's own deck with neither icons nor an NPC captain: its title and what it does, where told.

    `untold` says of a card with icons that they are all of ships off the board, and were not told (R8).
    """

    title: str = ""
    untold: bool = False
    effect: OwnEffect | None = None


class EndRound(Action, frozen=True, tag="round"):
    """The round ends: queued arrivals and successions happen (R2-R5)."""


How = Literal["sunk", "crew"]
"""How a ship was beaten: sunk, or in crew combat."""
HOWS: tuple[How, ...] = ("sunk", "crew")


class Defeat(Action, frozen=True, tag="defeat"):
    """A ship's captain is dead (R4): off the board at once, a successor queued for the round's end.

    `by` is the captain who beat it (None: not told, and nobody gets anything from the bot), `how` with what (R17).
    """

    ship: ShipKey
    by: Seat | None = None
    how: How | None = None


class Place(Action, frozen=True, tag="place"):
    """A correction: the ship stands in this zone. Without a Scouting it keeps its captain, or gets an unnamed, assumed one."""

    puts_right: ClassVar[bool] = True

    ship: ShipKey
    zone: str
    scouting: int | None = None


Queue = Literal["taken", "kept"]
"""What becomes of the captain cards that are queued with a ship."""


class Remove(Action, frozen=True, tag="remove"):
    """A correction: the ship is not on the board, under no captain; `queue` says whether those who are queued stay so."""

    puts_right: ClassVar[bool] = True

    ship: ShipKey
    queue: Queue = "taken"


class Correct(Action, frozen=True, tag="correct"):
    """A correction: a captain is here. No check, no roll."""

    puts_right: ClassVar[bool] = True

    seat: Seat
    zone: str
    at: Where


class Rule(Action, frozen=True, tag="rule"):
    """A house rule is set to a value."""

    puts_right: ClassVar[bool] = True

    switch: str
    value: str


MaraudersAction = (
    Start
    | Cancel
    | Annotate
    | Amend
    | Join
    | Sit
    | Sail
    | Port
    | Turn
    | Look
    | Hold
    | Bounty
    | Wanted
    | Refit
    | Attack
    | BeginBattle
    | TakeHelm
    | Muster
    | Declare
    | Fight
    | Strike
    | Retrack
    | EndBattle
    | Lost
    | War
    | Peace
    | DrawEvent
    | Enter
    | Icons
    | Another
    | EndRound
    | Defeat
    | Place
    | Remove
    | Correct
    | Rule
)
