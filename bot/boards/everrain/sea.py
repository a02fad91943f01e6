"""The hexes of the sea: how far they are apart, what a fire pattern covers, and what lies around them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from bot.boards.hexes import Hex
from rules.everrain.state import FACINGS, Facing

SIDES: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbours of 0,0, clockwise from the east, as the facings are."""


def turned(pattern: Iterable[Hex], at: Hex | None, facing: Facing | None) -> tuple[Hex, ...]:
    """The hexes of a pattern (given for a ship that faces east) around a hex; none where hex or facing is not known.

    >>> turned([(1, 0), (2, 0)], (3, 3), "SE")
    ((3, 4), (3, 5))
    """
    if at is None or facing is None:
        return ()
    found: list[Hex] = []
    for seen in pattern:
        q, r = seen
        for _ in range(FACINGS.index(facing)):
            q, r = -r, q + r
        found.append((at[0] + q, at[1] + r))
    return tuple(found)


def around(at: Hex, reach: int) -> set[Hex]:
    """The hexes within so many steps of a hex, itself too."""
    span = range(-reach, reach + 1)
    return {(at[0] + q, at[1] + r) for q, r in product(span, span) if abs(q + r) <= reach}


def fringe(hexes: Iterable[Hex]) -> set[Hex]:
    """The neighbours of hexes that are not among them."""
    inner = set(hexes)
    return {(q + dq, r + dr) for q, r in inner for dq, dr in SIDES} - inner
