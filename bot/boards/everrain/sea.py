"""The hexes of the sea: what a fire pattern covers, and what lies around them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from rules.everrain.hexes import neighbours, plus, turned
from rules.everrain.pack import Hex
from rules.everrain.state import Facing

SIDES = neighbours((0, 0))
"""The neighbours of 0,0, clockwise from the east, as the facings are."""


def aimed(pattern: Iterable[Hex], at: Hex | None, facing: Facing | None) -> tuple[Hex, ...]:
    """The hexes of a pattern (given for a ship that faces east) around a hex; none where hex or facing is not known.

    >>> aimed([(1, 0), (2, 0)], (3, 3), "SE")
    ((3, 4), (3, 5))
    """
    if at is None or facing is None:
        return ()
    return tuple(plus(at, turned(each, facing)) for each in pattern)


def around(at: Hex, reach: int) -> set[Hex]:
    """The hexes within so many steps of a hex, itself too."""
    span = range(-reach, reach + 1)
    return {plus(at, (q, r)) for q, r in product(span, span) if abs(q + r) <= reach}


def fringe(hexes: Iterable[Hex]) -> set[Hex]:
    """The neighbours of hexes that are not among them."""
    inner = set(hexes)
    return {each for at in inner for each in neighbours(at)} - inner
