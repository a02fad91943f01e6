"""What can be asked for at a table of The Everrain."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.contract import Action, Amend, Annotate, Cancel, Seat, Start, Value
from rules.everrain.pack import Card, Face, Hex, Kind
from rules.everrain.state import Facing, Side, Spot


class Turned(Value, frozen=True, kw_only=True):
    """A card that was turned up by hand: by its key in the pack, by what its own says, or (both empty) by its act alone."""

    act: int
    key: str | None = None
    card: Card | None = None


class Sight(Value, frozen=True):
    """What the board shows of a player's ship: `out` of range or in a Port, under `fire` now, or so many steps from that."""

    seat: Seat
    steps: Literal["out", "fire", "1", "2", "3", "4", "5"]


class Near(Value, frozen=True):
    """How many steps an On Deck enemy is from the nearest crew: 0 in its zone, None when there is no crew On Deck."""

    handle: str
    steps: int | None


class Sit(Action, frozen=True, tag="seat"):
    """A seat's place in the seating order: after another one, or (None) last."""

    puts_right: ClassVar[bool] = True

    seat: Seat
    after: Seat | None = None


class Join(Action, frozen=True, kw_only=True, tag="ship"):
    """A player's ship joins."""

    seat: Seat
    hex: Hex | None = None
    facing: Facing | None = None


class Spawn(Action, frozen=True, kw_only=True, tag="spawn"):
    """Enemies come aboard a ship for so many points (R2); `cards` were turned up by hand, in this order."""

    seat: Seat
    points: int
    cards: tuple[Turned, ...] = ()


class TellCrew(Action, frozen=True, kw_only=True, tag="crew"):
    """The zones of a ship's crew, one for each member, and those whose nodes are destroyed (None: not told)."""

    seat: Seat
    zones: tuple[int, ...] | None = None
    broken: tuple[int, ...] | None = None


class Launch(Action, frozen=True, kw_only=True, tag="enemyship"):
    """An enemy ship spawns (R3), in a hex when the chart is kept; `key` or `card` is the one that was drawn by hand."""

    hex: Hex | None = None
    facing: Facing | None = None
    key: str | None = None
    card: Card | None = None


class Reveal(Action, frozen=True, tag="reveal"):
    """Hexes of the chart become known, one or a whole tile."""

    spots: tuple[Spot, ...]


class Close(Action, frozen=True, tag="close"):
    """An altar is closed, or a Port destroyed; once more: it is open again."""

    hex: Hex


class Sail(Action, frozen=True, kw_only=True, tag="sail"):
    """A player's ship is in this hex now, and faces so."""

    seat: Seat
    hex: Hex
    facing: Facing | None = None


class BeginPhase(Action, frozen=True, tag="phase"):
    """The Enemy Phase begins, or goes on with what needs nobody's choice (R4)."""


class Activate(Action, frozen=True, kw_only=True, tag="activate"):
    """One enemy is activated: an On Deck enemy (R5), an enemy ship (R6) or the Elder One (R12.3), by its handle.

    `dice` were rolled by hand. What the board shows: `sights` of the players' ships, `course` steps to its destination (0: it has
    none), `near` steps to the nearest crew. `fray`: crew came to a deck enemy in the Player Phase, so it fights (R5.1).
    """

    enemy: str
    dice: tuple[Face, ...] = ()
    sights: tuple[Sight, ...] = ()
    course: int | None = None
    near: tuple[Near, ...] = ()
    fray: bool = False


class ActivateDeck(Action, frozen=True, kw_only=True, tag="deck"):
    """All enemies On Deck of a ship that have not acted yet are activated, one after the other."""

    seat: Seat
    near: tuple[Near, ...] = ()


class Wound(Action, frozen=True, tag="damage"):
    """An enemy, an enemy ship or the Elder One suffers Trauma; fewer than 0 takes it off."""

    enemy: str
    amount: int


class Banish(Action, frozen=True, tag="banish"):
    """An enemy or an enemy ship is banished: the agenda moves by its remaining health (R9.2), told when nobody knew it."""

    enemy: str
    health: int | None = None


class Destroy(Action, frozen=True, tag="destroy"):
    """An enemy or an enemy ship is destroyed."""

    enemy: str


class VisitPort(Action, frozen=True, tag="visitport"):
    """A ship visits a Port: first of all, the enemies On Deck are banished (R9.2)."""

    seat: Seat


class Sink(Action, frozen=True, tag="sink"):
    """A player's ship sinks (R8.5)."""

    seat: Seat


class Board(Action, frozen=True, kw_only=True, tag="board"):
    """A ship boards an enemy ship (R14): it is won, lost, or the fight begins, for which the enemy ship's crew is spawned."""

    seat: Seat
    vessel: str
    result: Literal["won", "lost", "fight"] = "won"
    cards: tuple[Turned, ...] = ()


class MoveAgenda(Action, frozen=True, tag="agenda"):
    """An effect moves the Enemy Agenda by so many steps, back when they are fewer than 0."""

    steps: int


class Discover(Action, frozen=True, tag="discovery"):
    """An effect moves the Player or Enemy Discovery token by so many spaces, back when they are fewer than 0."""

    side: Side
    steps: int


class EndAct(Action, frozen=True, tag="act"):
    """The end of the act that waits is played now (R10.3)."""


class SetStorm(Action, frozen=True, kw_only=True, tag="storm"):
    """A storm lies on these hexes (number None: a new one, or the one without hexes), or moves one step to a side, or is gone."""

    number: int | None = None
    hexes: tuple[Hex, ...] = ()
    size: int | None = None
    direction: Facing | None = None
    gone: bool = False


class Awaken(Action, frozen=True, kw_only=True, tag="elder"):
    """The Elder One arises (R12.2): the one that was drawn by hand, in a hex when the chart is kept."""

    key: str | None = None
    card: Card | None = None
    hex: Hex | None = None
    facing: Facing | None = None


class EndTurn(Action, frozen=True, tag="turn"):
    """The turn that runs is over; after that of the last player, the Player Phase is."""


class Name(Action, frozen=True, tag="name"):
    """What the card of an enemy or an enemy ship says."""

    enemy: str
    card: Card


class Correct(Action, frozen=True, kw_only=True, tag="correct"):
    """A correction without side effects: of the tracks, of the order, or of an enemy (`enemy`): where it stands, its Trauma.

    None is left as it is. `seat` is the one on whose board it stands. `elder` is the space of the Elder One's token, `weak` how
    many Dice Value Modified tokens it has. `kind` says what `hex` of the chart is when nobody is named, `unknown` that nobody
    revealed it.
    """

    puts_right: ClassVar[bool] = True

    agenda: int | None = None
    foes: int | None = None
    players: int | None = None
    elder: int | None = None
    act: int | None = None
    round: int | None = None
    first: Seat | None = None
    enemy: str | None = None
    seat: Seat | None = None
    zone: int | None = None
    hex: Hex | None = None
    facing: Facing | None = None
    wounds: int | None = None
    weak: int | None = None
    kind: Kind | Literal["unknown"] | None = None


class Remove(Action, frozen=True, tag="remove"):
    """A correction: an enemy, or an enemy ship, never was there; its card is back in its deck, and nothing else happens."""

    puts_right: ClassVar[bool] = True

    enemy: str


class Rule(Action, frozen=True, tag="rule"):
    """A house rule is set to a value."""

    puts_right: ClassVar[bool] = True

    switch: str
    value: str


EverrainAction = (
    Start
    | Cancel
    | Annotate
    | Amend
    | Sit
    | Join
    | Spawn
    | TellCrew
    | Launch
    | Reveal
    | Close
    | Sail
    | BeginPhase
    | Activate
    | ActivateDeck
    | Wound
    | Banish
    | Destroy
    | VisitPort
    | Sink
    | Board
    | MoveAgenda
    | Discover
    | EndAct
    | SetStorm
    | Awaken
    | EndTurn
    | Name
    | Correct
    | Remove
    | Rule
)
