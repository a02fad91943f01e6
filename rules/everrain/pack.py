"""A pack of The Everrain: enemy cards, enemy ships, Elder Ones, the Ship Board, the tracks, the dice and the storms."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from rules.contract import Value

Face = Literal["move", "damage", "omen"]
FACES: tuple[Face, ...] = ("move", "damage", "omen")
"""The outcomes of an Enemy die."""
FATE = tuple("0123456789")
"""The faces of the Fate die."""
ENEMY_DICE = 5
"""How many Enemy dice the box has."""

Kind = Literal["sea", "rough", "shipwreck", "spawn", "altar", "island", "port"]
KINDS: tuple[Kind, ...] = ("sea", "rough", "shipwreck", "spawn", "altar", "island", "port")
"""What a hex of the Game Board is: calm or rough sea, a shipwreck, an Enemy Ship Spawn; land: an altar, an island, a Port."""
LAND: tuple[Kind, ...] = ("altar", "island", "port")

ZONES = tuple(range(10))
"""The zones of a Ship Board, each with one node."""
MOST_IN_ZONE = 3
"""How many miniatures, crew and enemies together, a zone holds."""

Hex = tuple[int, int]
"""A hex of the Game Board in axial coordinates `q,r`: rows of pointed hexes, `1,0` is east and `0,1` south-east of `0,0`."""

Length = Literal["short", "medium", "long"]


class Ability(Value, frozen=True):
    """An ability on the right of an enemy card: the faces that trigger it, and what it does, in words."""

    faces: tuple[Face, ...]
    text: str


class EnemyCard(Value, frozen=True, kw_only=True):
    """An On Deck enemy: `act` is also its price in spawn points; the deck holds `cards` of it, the box `miniatures`.

    `spoils` is how many rolls on the Spoils table its destruction brings.
    """

    key: str
    name: str
    act: int
    health: int
    dice: int
    spoils: int
    miniatures: int
    cards: int = 1
    abilities: tuple[Ability, ...] = ()


class ShipCard(Value, frozen=True, kw_only=True):
    """An enemy ship: its health, dice value and Engagement Range in hexes.

    `pattern` are the hexes at which it can fire, seen from its own hex when it faces east. `destination` is the kind of place
    that it heads for, the nearest one; empty: it has none.
    """

    key: str
    name: str
    health: int
    dice: int
    range_: int
    pattern: tuple[Hex, ...]
    destination: Kind | Literal[""] = ""


class ElderCard(Value, frozen=True, kw_only=True):
    """An Elder One's board: what happens when it arises (`awakening`), and first of all whenever it acts (`whilst`), in words.

    `objective` is what it wants, in words; `whilst` is empty when it is not known. `destination` is the kind of place that its
    objective is about; empty: none.
    """

    key: str
    name: str
    health: int
    dice: int
    pattern: tuple[Hex, ...]
    awakening: str
    objective: str
    destination: Kind | Literal[""] = ""
    whilst: str = ""


class ShipBoard(Value, frozen=True, kw_only=True):
    """The nodes of a Ship Board by the numbers of their zones: black ones, those of Navigation and of Artillery."""

    black: tuple[int, ...]
    navigation: tuple[int, ...]
    artillery: tuple[int, ...]


class Card(Value, frozen=True, kw_only=True):
    """A card of a group's own, as a server's book holds it: an On Deck enemy, or (`ship`) an enemy ship. None: nobody told."""

    key: str
    title: str
    ship: bool = False
    act: int | None = None
    health: int | None = None
    dice: int | None = None
    spoils: int | None = None
    miniatures: int | None = None
    range_: int | None = None
    destination: Kind | Literal[""] = ""


class Pack(Value, frozen=True, kw_only=True, dict=True):
    """Everything that a table needs of the box. `sample` says that its cards, boards and dice are invented.

    `die` are the six faces of an Enemy die; `thresholds` the spaces of the Discovery Track where Acts II, III and IV begin, `ends`
    the last space of a short, medium and long game; `storms` the sizes in hexes of the storms of these acts; `spoils` what the
    Fate die brings on the Spoils table; `tile` the hexes of a map tile, seen from its first one, when it lies to the east;
    `ship_miniatures` how many enemy ships can be on the board.
    """

    key: str
    title: str
    sample: bool
    enemies: tuple[EnemyCard, ...]
    ships: tuple[ShipCard, ...]
    elders: tuple[ElderCard, ...]
    board: ShipBoard
    die: tuple[Face, ...]
    spoils: tuple[str, ...]
    tile: tuple[Hex, ...]
    ship_miniatures: int
    thresholds: tuple[int, int, int] = (4, 8, 12)
    ends: tuple[int, int, int] = (8, 12, 16)
    storms: tuple[int, int, int] = (2, 3, 4)

    @cached_property
    def by_key(self) -> dict[str, EnemyCard]:
        """The On Deck enemies by key."""
        return {card.key: card for card in self.enemies}

    def enemy(self, key: str) -> EnemyCard:
        """The On Deck enemy with this key; KeyError when there is none."""
        return self.by_key[key]

    def ship(self, key: str) -> ShipCard | None:
        """The enemy ship with this key."""
        return next((card for card in self.ships if card.key == key), None)

    def elder(self, key: str) -> ElderCard | None:
        """The Elder One with this key."""
        return next((card for card in self.elders if card.key == key), None)

    def end(self, length: Length) -> int:
        """The last space of the Discovery Track in a game of this length (R1.1)."""
        return self.ends[("short", "medium", "long").index(length)]

    def storm(self, act: int) -> int:
        """How many hexes the storm of Act II, III or IV covers (R11.1)."""
        return self.storms[act - 2]
