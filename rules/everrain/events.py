"""What can happen at a table of The Everrain. Each decision of the bot's carries its reason."""

from __future__ import annotations

from typing import Literal

from rules.contract import Cancelled, Event, Opened, Reason, Seat, Value
from rules.everrain.pack import Ability, Face, Hex, Kind
from rules.everrain.state import Due, Enemy, Facing, Side, Spot, Storm, Vessel

By = Literal["bot", "table"]


class Turn(Value, frozen=True, kw_only=True):
    """A card that was turned up: its act, its name where it is known, and whether it was taken.

    `before` are the points of those taken before it.
    """

    act: int
    name: str
    taken: bool
    before: int


class Use(Value, frozen=True):
    """How dice were used: one face or a pair of one kind, for a step (`move`), for `damage`, for an `ability`, or not at all."""

    dice: tuple[Face, ...]
    to: Literal["move", "damage", "ability", "idle"]


# ------------------------------------------------------------------------------------------------ the table


class Seated(Event, frozen=True, tag="everrain-seated"):
    """A seat has its place in the seating order: after another (None: it was the first)."""

    seat: Seat
    after: Seat | None


class Joined(Event, frozen=True, tag="everrain-joined"):
    """A player's ship has joined, with its letter."""

    seat: Seat
    letter: str
    hex: Hex | None
    facing: Facing | None


class CrewTold(Event, frozen=True, tag="everrain-crew-told"):
    """Where a ship's crew is, and which nodes are destroyed, as told; None was not told."""

    seat: Seat
    zones: tuple[int, ...] | None
    broken: tuple[int, ...] | None


# ------------------------------------------------------------------------------------------------ spawning on deck


class Reshuffled(Event, frozen=True, tag="everrain-reshuffled"):
    """The Enemy Deck had run out: the discarded cards are the deck again (R2.5)."""

    cards: int
    because: Reason


class TurnedUp(Event, frozen=True, kw_only=True, tag="everrain-turned-up"):
    """Cards were turned up until their acts made the points exactly (R2). `left` is what no card was there for (R2.11).

    `turns` is None when the table turned its own cards up and told only what it took. `because` weighs each card as a candidate.
    """

    seat: Seat
    points: int
    turns: tuple[Turn, ...] | None
    taken: tuple[int, ...]
    left: int
    by: By
    because: Reason


class Placed(Event, frozen=True, kw_only=True, tag="everrain-placed"):
    """An enemy's miniature was placed on a node of a ship's deck, or (`enemy.aboard`) on the Enemy Ship Board (R2.4, R14.1).

    `others` are the zones where it goes instead, in this order, when crew that nobody told of stands there; `black` says whether
    the node is a black one. `sample` says that its card is an invented one.
    """

    enemy: Enemy
    black: bool
    others: tuple[int, ...]
    sample: bool
    because: Reason


class Skipped(Event, frozen=True, kw_only=True, tag="everrain-skipped"):
    """An enemy that was taken has no miniature, or no place, so the agenda moves as if it were banished (R2.6, R2.9)."""

    seat: Seat | None
    name: str
    health: int
    because: Reason


# ------------------------------------------------------------------------------------------------ tracks and acts


class AgendaMoved(Event, frozen=True, kw_only=True, tag="everrain-agenda-moved"):
    """The Enemy Agenda moved by so many steps, with as many laps as Enemy Discovery moved (R9)."""

    steps: int
    before: int
    after: int
    enemy_before: int
    enemy_after: int
    because: Reason


class DiscoveryMoved(Event, frozen=True, kw_only=True, tag="everrain-discovery-moved"):
    """A token of the Discovery Track moved."""

    side: Side
    before: int
    after: int
    because: Reason


class ActDue(Event, frozen=True, tag="everrain-act-due"):
    """A token reached a threshold: an act is to begin, and waits for the running turn or phase (R10.2)."""

    due: Due
    because: Reason


class ActBegan(Event, frozen=True, kw_only=True, tag="everrain-act-began"):
    """The end of an act was played and the next one has begun (R10.3); the events after it are its steps.

    `seats` are the players who take an Order token, when they were first; all do R10.3's wages and put their Ongoing Story cards
    on top of their decks. `cards` came into the Enemy Deck, `deck` are in it now.
    """

    act: int
    by: Side
    seats: tuple[Seat, ...]
    cards: int
    deck: int
    because: Reason


class ElderLowered(Event, frozen=True, tag="everrain-elder-lowered"):
    """The Elder One's token moved down, one space for each that Enemy leads Player (R10.3)."""

    before: int
    after: int
    because: Reason


class ElderStirs(Event, frozen=True, tag="everrain-elder-stirs"):
    """A Discovery token met the Elder One's: it arises at the beginning of the next Enemy Phase (R12.1)."""

    space: int
    because: Reason


class Ended(Event, frozen=True, tag="everrain-ended"):
    """A token reached the end of the Discovery Track, or the game is decided otherwise (R12.6)."""

    result: Literal["won", "lost"]
    because: Reason


# ------------------------------------------------------------------------------------------------ leaving play


class Wounded(Event, frozen=True, tag="everrain-wounded"):
    """An enemy, an enemy ship or the Elder One has more Trauma, or less; `health` is what is printed (None: nobody told)."""

    enemy: str
    name: str
    before: int
    after: int
    health: int | None


class Left(Event, frozen=True, kw_only=True, tag="everrain-left"):
    """An enemy or an enemy ship is out of play (R13): destroyed, banished, discarded with a sunk ship, boarded, or taken back.

    `health` is its remaining health (for a banished one what the agenda moves by), `spoils` what its destruction brings, `rolls`
    the Fate die for each when the bot rolled, `card` where its card is now.
    """

    enemy: str
    name: str
    how: Literal["destroyed", "banished", "discarded", "boarded", "removed"]
    seat: Seat | None
    health: int | None
    spoils: int | None
    rolls: tuple[str, ...]
    card: Literal["discard", "deck", "ships", "own"]
    hex: Hex | None
    wreck: bool
    because: Reason


class PortVisited(Event, frozen=True, tag="everrain-port-visited"):
    """A ship visits a Port: so many enemies were On Deck (R9.2)."""

    seat: Seat
    enemies: int
    because: Reason


class Sunk(Event, frozen=True, kw_only=True, tag="everrain-sunk"):
    """A player's ship sank; a new one is at a Port (None: the nearest unoccupied one, which the table sees)."""

    seat: Seat
    hex: Hex | None
    port: Hex | None
    because: Reason


class Boarded(Event, frozen=True, kw_only=True, tag="everrain-boarded"):
    """A boarding (R14): it begins, was won (so many Spoils, no Shipwreck), or was lost (the player's ship sinks)."""

    seat: Seat
    vessel: str
    name: str
    result: Literal["won", "lost", "fight"]
    spoils: int
    rolls: tuple[str, ...]
    because: Reason


# ------------------------------------------------------------------------------------------------ the chart


class Revealed(Event, frozen=True, tag="everrain-revealed"):
    """Hexes of the chart are known."""

    spots: tuple[Spot, ...]


class Closed(Event, frozen=True, tag="everrain-closed"):
    """An altar was closed, or a Port destroyed (`closed` False: it is open again)."""

    hex: Hex
    kind: Kind
    closed: bool


class ShipSailed(Event, frozen=True, tag="everrain-sailed"):
    """A player's ship is in another hex, or faces otherwise."""

    seat: Seat
    from_: Hex | None
    to: Hex
    facing: Facing | None


class Launched(Event, frozen=True, kw_only=True, tag="everrain-launched"):
    """An enemy ship was placed (R3). `because` says why it faces as it does."""

    vessel: Vessel
    by: By
    sample: bool
    because: Reason


class NotLaunched(Event, frozen=True, tag="everrain-not-launched"):
    """No enemy ship came: all cards are in play, or no Enemy Ship Spawn space is discovered or free (R3.7, R10.5)."""

    because: Reason


class Heading(Event, frozen=True, kw_only=True, tag="everrain-heading"):
    """An enemy ship has another destination than before (None: none) since something fits, or no longer does (R3.4, R6.14)."""

    vessel: str
    name: str
    before: Hex | None
    goal: Hex | None
    heading: Kind | Literal[""]
    because: Reason


# ------------------------------------------------------------------------------------------------ the Enemy Phase


class TurnEnded(Event, frozen=True, tag="everrain-turn-ended"):
    """A player's turn is over, and whose is next (None: the Player Phase is over)."""

    seat: Seat
    next: Seat | None


class PhaseBegan(Event, frozen=True, tag="everrain-phase-began"):
    """The Enemy Phase of a round has begun (R4)."""

    round: int


class NothingToDo(Event, frozen=True, tag="everrain-nothing-to-do"):
    """Steps of the Enemy Phase in which nobody acts: no Elder One, no storm, no enemy On Deck, no enemy ship."""

    steps: tuple[Literal["elder", "storms", "decks", "ships"], ...]


class ToActivate(Event, frozen=True, tag="everrain-to-activate"):
    """Who is to be activated now, in an order of the players' choice (R4): the Elder One, the enemies of decks, or ships."""

    step: Literal["decks", "ships", "elder"]
    handles: tuple[str, ...]


class PhaseEnded(Event, frozen=True, tag="everrain-phase-ended"):
    """The Enemy Phase is over, and the First Player token is with another (R4.7)."""

    round: int
    first: Seat | None


class StormMoved(Event, frozen=True, kw_only=True, tag="everrain-storm-moved"):
    """A storm moved one step: by the Fate die toward the first player's ship (0-4), or where the players chose (R11.2).

    `direction` is None when the table moves it without a chart; `hexes` is where it lies now.
    """

    number: int
    fate: str
    toward: Seat | None
    direction: Facing | None
    from_: tuple[Hex, ...]
    hexes: tuple[Hex, ...]
    because: Reason


class StormSet(Event, frozen=True, tag="everrain-storm-set"):
    """A storm came, was laid on hexes, or is gone (`after` None)."""

    before: Storm | None
    after: Storm | None
    because: Reason


class Acted(Event, frozen=True, kw_only=True, tag="everrain-acted"):
    """An On Deck enemy was activated (R5): the dice as rolled, how each was used, and what comes of it.

    `near` are the steps to the nearest crew (None: nobody is On Deck); it moved `steps`, deals `damage` in its zone, and
    `abilities` were triggered. `zone` is where it stands now (None: the table sees it).
    """

    enemy: Enemy
    faces: tuple[Face, ...]
    by: By
    near: int | None
    steps: int
    damage: int
    abilities: tuple[Ability, ...]
    uses: tuple[Use, ...]
    zone: int | None
    fray: bool
    because: Reason


class Rolled(Event, frozen=True, tag="everrain-rolled"):
    """The Enemy dice of a ship, or of the Elder One, as rolled, and how each was used in the events after it."""

    vessel: str
    name: str
    faces: tuple[Face, ...]
    uses: tuple[Use, ...]
    by: By


class Targeted(Event, frozen=True, tag="everrain-targeted"):
    """A ship's target: the candidate that costs the fewest dice to bring under fire (R6.4), each weighed in `because`.

    `cost` is how many steps that takes, 0 when it is under fire already.
    """

    vessel: str
    name: str
    seat: Seat
    cost: int
    because: Reason


class Closing(Event, frozen=True, kw_only=True, tag="everrain-closing"):
    """A ship moved toward its target (R6.6); `reached` says that it is under fire now. `path` are the hexes, with a chart."""

    vessel: str
    name: str
    seat: Seat
    steps: int
    reached: bool
    path: tuple[Hex, ...]
    facing: Facing | None
    because: Reason


class Fired(Event, frozen=True, kw_only=True, tag="everrain-fired"):
    """A ship fires at a player's ship, for so much damage before evasion (R6.5)."""

    vessel: str
    name: str
    seat: Seat
    damage: int
    because: Reason


class Dodged(Event, frozen=True, tag="everrain-dodged"):
    """Crew on Navigation nodes evaded so much of the damage (R8.1); None: nobody is there to do it."""

    seat: Seat
    evaded: int
    left: int
    because: Reason


class NodeHit(Event, frozen=True, kw_only=True, tag="everrain-node-hit"):
    """A point of damage destroyed a node (R8.2): the Fate die, the zone, and how many crew there suffer 1 Trauma (None: as is)."""

    seat: Seat
    fate: str
    zone: int
    crew: int | None
    because: Reason


class Onward(Event, frozen=True, kw_only=True, tag="everrain-onward"):
    """A ship moved toward its destination (R6.7, R6.8); `left` steps are still to go (None: nobody knows)."""

    vessel: str
    name: str
    steps: int
    heading: Kind | Literal[""]
    words: str
    goal: Hex | None
    left: int | None
    path: tuple[Hex, ...]
    facing: Facing | None
    because: Reason


class Waits(Event, frozen=True, tag="everrain-waits"):
    """A ship did not move: it has no destination, no step to make, or no way (R3.4)."""

    vessel: str
    name: str
    because: Reason


class Arrived(Event, frozen=True, tag="everrain-arrived"):
    """A ship reached its destination (R6.13; it is banished) or the Elder One that of its objective."""

    vessel: str
    name: str
    heading: Kind | Literal[""]
    words: str
    goal: Hex | None
    because: Reason


class ElderArose(Event, frozen=True, kw_only=True, tag="everrain-elder-arose"):
    """The Elder One has arisen; what its awakening does and what it wants, as its board says (R12.2)."""

    vessel: Vessel
    awakening: str
    objective: str
    by: By
    sample: bool
    because: Reason


class ElderWeakened(Event, frozen=True, tag="everrain-elder-weakened"):
    """The Elder One's Trauma reached its health: it is cleared, and a token is added (R12.4)."""

    vessel: str
    name: str
    weak: int
    dice: int | None
    because: Reason


# ------------------------------------------------------------------------------------------------ corrections


class Named(Event, frozen=True, tag="everrain-named"):
    """What the card of an enemy or an enemy ship says, as told."""

    enemy: str
    before: str
    name: str


class Corrected(Event, frozen=True, tag="everrain-corrected"):
    """A correction: what (`agenda`, `foes`, `zone`, ...), of whom (empty: the table), and its values in short."""

    what: str
    enemy: str
    before: str
    after: str


class RuleSet(Event, frozen=True, tag="everrain-rule-set"):
    """A house rule has another value."""

    switch: str
    before: str
    value: str


class OutOfOrder(Event, frozen=True, tag="everrain-out-of-order"):
    """Something looks out of order; it was done all the same."""

    what: Literal["act-due", "points-over-act", "turns-missing", "storm-not-over-first"]
    seats: tuple[Seat, ...] = ()


EverrainEvent = (
    Opened
    | Cancelled
    | Seated
    | Joined
    | CrewTold
    | Reshuffled
    | TurnedUp
    | Placed
    | Skipped
    | AgendaMoved
    | DiscoveryMoved
    | ActDue
    | ActBegan
    | ElderLowered
    | ElderStirs
    | Ended
    | Wounded
    | Left
    | PortVisited
    | Sunk
    | Boarded
    | Revealed
    | Closed
    | ShipSailed
    | Launched
    | NotLaunched
    | Heading
    | TurnEnded
    | PhaseBegan
    | NothingToDo
    | ToActivate
    | PhaseEnded
    | StormMoved
    | StormSet
    | Acted
    | Rolled
    | Targeted
    | Closing
    | Fired
    | Dodged
    | NodeHit
    | Onward
    | Waits
    | Arrived
    | ElderArose
    | ElderWeakened
    | Named
    | Corrected
    | RuleSet
    | OutOfOrder
)
