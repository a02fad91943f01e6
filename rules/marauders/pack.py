"""A pack of Merchants & Marauders: the map, the ports, the ship classes and the event deck."""

from __future__ import annotations

from typing import Literal

from rules.contract import Value
from rules.marauders.keys import Nation, ShipKey
from rules.marauders.state import CaptainCard

Letter = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
ROSE: tuple[Letter, ...] = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""The compass, clockwise."""

DIE = ("1", "2", "3", "4", "skull", "skull")
"""The game's die (3.5): two of six faces are skulls."""


Effect = Literal["war", "peace", "draw-more"]
"""What an event card's text does: two nations are at war, there is peace, or more cards are drawn (R1.7, R19)."""
EFFECTS: tuple[Effect, ...] = ("war", "peace", "draw-more")
MOST_EXTRA = 5
"""The most cards that one makes draw."""


class Icon(Value, frozen=True):
    """An activation icon: which ship moves, and the letter it is sent by."""

    ship: ShipKey
    letter: Letter


class Exit(Value, frozen=True):
    """A border: the letter printed on it, as seen from the zone it belongs to, and the zone beyond."""

    letter: Letter
    zone: str


class Zone(Value, frozen=True, kw_only=True):
    """A sea zone: its name, its port's nation (None: no port), its borders clockwise from north."""

    key: str
    name: str
    port: Nation | None = None
    exits: tuple[Exit, ...]

    def beyond(self, letter: str) -> str | None:
        """The zone beyond the border with this letter."""
        return next((way.zone for way in self.exits if way.letter == letter), None)

    @property
    def neighbours(self) -> tuple[str, ...]:
        """The keys of the zones one border away, clockwise from north."""
        return tuple(way.zone for way in self.exits)


class ShipClass(Value, frozen=True, kw_only=True):
    """What a ship class can do (3.4): the size of each track, and its maneuverability."""

    key: str
    name: str
    hull: int
    masts: int
    cargo: int
    crew: int
    cannons: int
    maneuverability: int


class EventCard(Value, frozen=True, kw_only=True):
    """A card of the event deck: three activation icons, or an NPC captain, or neither.

    `effect` is what its text does to the NPCs, `extra` how many cards more it makes draw.
    """

    key: str
    title: str
    icons: tuple[Icon, ...] = ()
    captain: CaptainCard | None = None
    text: str = ""
    effect: Effect | None = None
    extra: int = 0


class Pack(Value, frozen=True, kw_only=True):
    """Everything that a table needs of the box. `sample` says that its event cards are invented."""

    key: str
    title: str
    sample: bool
    assumed_scouting: int = 2
    zones: tuple[Zone, ...]
    classes: tuple[ShipClass, ...]
    cards: tuple[EventCard, ...]

    def zone(self, key: str) -> Zone:
        """The zone with this key; KeyError when the map has none."""
        for zone in self.zones:
            if zone.key == key:
                return zone
        raise KeyError(key)

    def known_class(self, key: str) -> ShipClass | None:
        """The ship class with this key."""
        return next((each for each in self.classes if each.key == key), None)

    def ship_class(self, key: str) -> ShipClass:
        """The ship class with this key; KeyError when there is none."""
        known = self.known_class(key)
        if known is None:
            raise KeyError(key)
        return known

    def card(self, key: str) -> EventCard | None:
        """The event card with this key."""
        return next((card for card in self.cards if card.key == key), None)
