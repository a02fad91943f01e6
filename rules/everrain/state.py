"""What the bot believes of a table of The Everrain."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, Literal

from rules.contract import Seat, State, Value
from rules.everrain.house import House
from rules.everrain.pack import Hex, Kind

Facing = Literal["E", "SE", "SW", "W", "NW", "NE"]
FACINGS: tuple[Facing, ...] = ("E", "SE", "SW", "W", "NW", "NE")
"""The sides of a hex, clockwise."""

Side = Literal["players", "enemy"]
"""The two tokens of the Discovery Track that race."""

MOST_SHIPS = 4
ACTS = (1, 2, 3, 4)
LETTERS = "ABCD"
"""What the players' ships are called on deck: `C1` is an enemy on the third one."""


class Spot(Value, frozen=True):
    """A hex of the chart that is known: what it is; `closed`: an altar that is closed, a Port that is destroyed."""

    hex: Hex
    kind: Kind
    closed: bool = False


class Ship(Value, frozen=True, kw_only=True):
    """A player's ship: its letter for all of the game, and where it lies on the chart (None: nobody told).

    `crew` are the zones of its crew members On Deck, one for each (None: nobody told), `broken` the zones whose nodes are
    destroyed, `spawned` how many enemies have come aboard so far.
    """

    seat: Seat
    letter: str
    hex: Hex | None = None
    facing: Facing | None = None
    crew: tuple[int, ...] | None = None
    broken: tuple[int, ...] = ()
    spawned: int = 0


class Enemy(Value, frozen=True, kw_only=True):
    """An On Deck enemy: its handle (`C1`), the ship on whose board it stands, and its card.

    `card` is None for one of the table's own that the pack does not know; None and an empty name are what nobody told. `zone` is
    None when it is not known. `aboard` is the enemy ship on whose board it is fought (R14), empty On Deck. `since` is the round.
    `figure` says that a miniature of the pack stands for it.
    """

    printed: ClassVar[Mapping[str, object]] = {"act": 0}
    """What stands for what a sheet does not tell of it, until the card of its name says that."""

    handle: str
    seat: Seat = ""
    act: int
    card: str | None = None
    name: str = ""
    health: int | None = None
    dice: int | None = None
    spoils: int | None = None
    zone: int | None = None
    wounds: int = 0
    aboard: str = ""
    since: int = 1

    @property
    def remaining(self) -> int | None:
        """Its health less its Trauma, None when its health is not known."""
        return None if self.health is None else max(self.health - self.wounds, 0)


class Vessel(Value, frozen=True, kw_only=True):
    """An enemy ship, or (`elder`) the Elder One that has arisen.

    `key` is its handle: its card's key, with a number when one of that name was there before (`the-maw-2`), or `ship-1`. What is
    None, or an empty name, nobody told. `heading` is what it is looking for (empty: nothing), `words` that of a card of the
    table's own; `goal` the hex that it heads for. Of one without a hex `course` is how many steps are left, as was told last, and
    `waits` that nothing on the board was its destination then. `weak` counts the Dice Value Modified tokens of an Elder One.
    """

    key: str
    card: str | None = None
    name: str = ""
    number: int = 1
    health: int | None = None
    dice: int | None = None
    range_: int | None = None
    pattern: tuple[Hex, ...] = ()
    heading: Kind | Literal[""] = ""
    words: str = ""
    hex: Hex | None = None
    facing: Facing | None = None
    goal: Hex | None = None
    course: int | None = None
    wounds: int = 0
    since: int = 1
    elder: bool = False
    weak: int = 0
    waits: bool = False

    @property
    def remaining(self) -> int | None:
        """Its health less its Trauma, None when its health is not known."""
        return None if self.health is None else max(self.health - self.wounds, 0)

    @property
    def rolls(self) -> int | None:
        """How many Enemy dice it rolls: its dice value, less one for each token, never below one (R12.4)."""
        return None if self.dice is None else max(self.dice - self.weak, 1)


class Storm(Value, frozen=True):
    """A storm: its number, its size in hexes, and the hexes that it covers (none: they are not known)."""

    number: int
    size: int
    hexes: tuple[Hex, ...] = ()


class Due(Value, frozen=True):
    """An act whose beginning waits for the end of the running turn or phase (R10.2), and which side set it off."""

    act: int
    by: Side


Step = Literal["elder", "storms", "decks", "ships", "agenda"]
STEPS: tuple[Step, ...] = ("elder", "storms", "decks", "ships", "agenda")
"""The steps of the Enemy Phase, in their order (R4)."""


class Phase(Value, frozen=True, kw_only=True):
    """The Enemy Phase that is open: its step, who has acted in it, and the ship whose enemies are acting (R4)."""

    step: Step = "elder"
    acted: tuple[str, ...] = ()
    deck: Seat | None = None


class Voyage(State, frozen=True, kw_only=True, dict=True):
    """Everything that the bot believes of a table. What is in the Enemy Deck is derived: all cards less those here.

    `turn` is whose turn runs in the Player Phase as far as it was told, `done` whose was over in this round; `first` who holds
    the First Player token. `lowered` is by how many spaces the Elder One's token was moved down; `arising` that the Elder One
    wakes at the next Enemy Phase. `agenda` is a space from 0. `act` is the act that runs; cards up to it are in the deck or were.
    """

    samples: ClassVar[Mapping[str, str]] = {
        **State.samples,
        "letter": "A",
        "hex": "2,-1",
        "goal": "3,0",
        "crew": "3, 5",
        "enemies": "A1",
        "vessel": "the-maw",
        "aboard": "the-maw",
        "launched": "the-maw",
        "first": "s1",
        "turn": "s2",
        "done": "s1",
        "deck": "s1",
        "acted": "A1",
        "chart": "3,0",
        "card": "",
    }

    ships: tuple[Ship, ...] = ()
    enemies: tuple[Enemy, ...] = ()
    vessels: tuple[Vessel, ...] = ()
    discard: tuple[str, ...] = ()
    launched: tuple[str, ...] = ()
    chart: tuple[Spot, ...] = ()
    storms: tuple[Storm, ...] = ()
    agenda: int = 0
    enemy: int = 0
    players: int = 0
    lowered: int = 0
    act: int = 1
    due: tuple[Due, ...] = ()
    round: int = 1
    first: Seat | None = None
    turn: Seat | None = None
    done: tuple[Seat, ...] = ()
    phase: Phase | None = None
    arising: bool = False
    over: Literal["", "won", "lost"] = ""
    house: House = House()

    def ship(self, seat: Seat) -> Ship | None:
        """The ship of a seat."""
        return next((ship for ship in self.ships if ship.seat == seat), None)

    def foe(self, handle: str) -> Enemy | None:
        """The On Deck enemy with this handle."""
        return next((each for each in self.enemies if each.handle == handle), None)

    def vessel(self, key: str) -> Vessel | None:
        """The enemy ship, or the Elder One, with this key."""
        return next((each for each in self.vessels if each.key == key), None)

    def on_deck(self, seat: Seat) -> tuple[Enemy, ...]:
        """The enemies On Deck of a seat's ship, those of a boarding not."""
        return tuple(each for each in self.enemies if each.seat == seat and not each.aboard)

    def spot(self, hex_: Hex) -> Spot | None:
        """What is known of a hex."""
        return self.by_hex.get(hex_)

    @cached_property
    def by_hex(self) -> dict[Hex, Spot]:
        """The chart by its hexes."""
        return {spot.hex: spot for spot in self.chart}

    @property
    def elder(self) -> Vessel | None:
        """The Elder One, once it has arisen."""
        return next((each for each in self.vessels if each.elder), None)

    @property
    def mapped(self) -> bool:
        """Whether anybody has told a hex, so that the chart is shown and judged."""
        return bool(self.chart) or any(each.hex is not None for each in (*self.ships, *self.vessels))
