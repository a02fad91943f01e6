"""Who has still to act at a table of The Everrain, and what must be asked when they do."""

from __future__ import annotations

from collections.abc import Iterable

from rules.contract import Seat
from rules.everrain import order
from rules.everrain.state import Enemy, Ship, Vessel, Voyage

PARTS = 5
"""The most parts of a form."""


# ------------------------------------------------------------------------------------------------ what must be asked


def yet_to_act(voyage: Voyage, seat: Seat) -> tuple[Enemy, ...]:
    """The enemies On Deck of a ship that have still to act in the Enemy Phase that is open."""
    waiting = order.waiting(voyage, "decks")
    return tuple(each for each in voyage.on_deck(seat) if each.handle in waiting)


def decks_of(voyage: Voyage, handles: Iterable[str]) -> tuple[Seat, ...]:
    """The ships on whose decks these enemies stand, in the order of the enemies."""
    return tuple(dict.fromkeys(foe.seat for foe in map(voyage.foe, handles) if foe is not None))


def asks_near(ship: Ship, enemy: Enemy) -> bool:
    """Whether the table must say how far an On Deck enemy is from the nearest crew: not when it is told that it is in its zone."""
    if ship.crew is None:
        return True
    return bool(ship.crew) and enemy.zone not in ship.crew


def asks_sight(vessel: Vessel, ship: Ship) -> bool:
    """Whether the table must say what the board shows of a player's ship to an enemy ship: not when both have hexes."""
    return vessel.hex is None or ship.hex is None or not vessel.pattern


def asks_course(vessel: Vessel) -> bool:
    """Whether the table must say how far an enemy ship's destination is: not when it has a hex, so that the chart tells."""
    return vessel.hex is None or (vessel.card is None and not vessel.heading)
