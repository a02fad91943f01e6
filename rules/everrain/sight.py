"""What a hex is now, who lies in it, and what a ship can fire at: cover, Ports, Line of Sight, fire patterns (R6.5, R7)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.everrain import hexes
from rules.everrain.pack import LAND, Hex
from rules.everrain.state import FACINGS, Facing, Ship, Spot, Storm, Vessel, Voyage


def storm_over(state: Voyage, hex_: Hex) -> Storm | None:
    """The storm that covers a hex."""
    return next((storm for storm in state.storms if hex_ in storm.hexes), None)


def works(state: Voyage, spot: Spot) -> bool:
    """Whether a hex is what its kind says: neither closed, nor destroyed, nor covered by a storm (R11.3)."""
    return not spot.closed and storm_over(state, spot.hex) is None


def in_port(state: Voyage, hex_: Hex) -> bool:
    """Whether a hex is a Port that shelters: a Port under a storm, or a destroyed one, is none (R6.2)."""
    spot = state.spot(hex_)
    return spot is not None and shelters(state, spot)


def shelters(state: Voyage, spot: Spot) -> bool:
    """Whether a known hex is such a Port."""
    return spot.kind == "port" and works(state, spot)


def who_in(state: Voyage, hex_: Hex, but: str = "") -> Ship | Vessel | None:
    """The ship in a hex, a player's or an enemy one; `but` is the seat or key of one that does not count."""
    ships = (ship for ship in state.ships if ship.hex == hex_ and ship.seat != but)
    return next(ships, None) or next((each for each in state.vessels if each.hex == hex_ and each.key != but), None)


def blocks(state: Voyage, hex_: Hex, but: str) -> bool:
    """Whether a hex on the line blocks it: another ship, the Elder One, land, or a storm (R7). An unknown hex does not."""
    spot = state.spot(hex_)
    land = spot is not None and spot.kind in LAND
    return land or storm_over(state, hex_) is not None or who_in(state, hex_, but) is not None


def clear(state: Voyage, from_: Hex, to: Hex, but: str) -> bool:
    """Whether there is a Line of Sight between two hexes for the ship `but`; neither end itself is looked at.

    A line along an edge is blocked only when both sides are (R7, inferred).
    """
    return all(any(not blocks(state, each, but) for each in passed) for passed in hexes.line(from_, to))


def can_fire(state: Voyage, from_: Hex) -> bool:
    """Whether a ship can fire from a hex: not from a Port (R7), not from a storm (R6.15)."""
    return storm_over(state, from_) is None and not in_port(state, from_)


def positions(state: Voyage, vessel: Vessel, target: Hex) -> Iterator[tuple[Hex, Facing]]:
    """Each hex and facing from which a hex is under a ship's fire; a storm over the target itself is not looked at (E12)."""
    if in_port(state, target):
        return
    for facing in FACINGS:
        for offset in dict.fromkeys(vessel.pattern):
            from_ = hexes.minus(target, hexes.turned(offset, facing))
            if from_ == target or not can_fire(state, from_):
                continue
            if hexes.inside(from_) and clear(state, from_, target, vessel.key):
                yield from_, facing
