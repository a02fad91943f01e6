"""What happens on the players' ships: who joins, who comes On Deck, what enemies do there, and how they leave play."""

from __future__ import annotations

from typing import Literal

from rules.contract import Event, Reason, Seat, Value
from rules.everrain.pack import Ability, Face, Hex
from rules.everrain.state import Enemy, Facing

By = Literal["bot", "table"]
"""Who rolled or drew."""


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
