"""The geometry of the Game Board's hexes: distances, sides, turned patterns, and what a straight line passes."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from rules.everrain.pack import Hex
from rules.everrain.state import FACINGS, Facing

MOST = 40
"""How far from the middle, in `q` and in `r`, a hex may be."""

STEPS: dict[Facing, Hex] = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}
"""One step over each side of a hex."""


def text(hex_: Hex) -> str:
    """A hex as it is typed.

    >>> text((2, -1))
    '2,-1'
    """
    return f"{hex_[0]},{hex_[1]}"


def inside(hex_: Hex) -> bool:
    """Whether a hex can be on the Game Board."""
    return max(abs(hex_[0]), abs(hex_[1])) <= MOST


def plus(one: Hex, other: Hex) -> Hex:
    """A hex moved on by an offset."""
    return (one[0] + other[0], one[1] + other[1])


def minus(one: Hex, other: Hex) -> Hex:
    """The offset of a hex from another."""
    return (one[0] - other[0], one[1] - other[1])


def distance(one: Hex, other: Hex) -> int:
    """The steps from one hex to another over open sea.

    >>> distance((0, 0), (2, -1))
    2
    """
    q, r = minus(one, other)
    return max(abs(q), abs(r), abs(q + r))


def neighbour(hex_: Hex, side: Facing) -> Hex:
    """The hex beyond a side."""
    return plus(hex_, STEPS[side])


def neighbours(hex_: Hex) -> tuple[Hex, ...]:
    """The six hexes around, clockwise from the east."""
    return tuple(neighbour(hex_, side) for side in FACINGS)


def side_to(hex_: Hex, next_: Hex) -> Facing:
    """The side over which a neighbour lies; KeyError for a hex that is none."""
    sides: dict[Hex, Facing] = {neighbour(hex_, side): side for side in FACINGS}
    return sides[next_]


def turned(offset: Hex, facing: Facing) -> Hex:
    """An offset given for a ship that faces east, for one that faces so.

    >>> turned((2, 0), "SE"), turned((1, 0), "W")
    ((0, 2), (-1, 0))
    """
    q, r = offset
    for _ in range(FACINGS.index(facing)):
        q, r = -r, q + r
    return (q, r)


def facings(hex_: Hex, to: Hex) -> tuple[Facing, ...]:
    """The sides that look straightest toward another hex: one, or two when it lies exactly between them; none for itself.

    >>> facings((0, 0), (3, 0)), facings((0, 0), (1, 1))
    (('E',), ('E', 'SE'))
    """
    if hex_ == to:
        return ()
    q, r = minus(to, hex_)
    along = {side: 2 * q * step[0] + 2 * r * step[1] + q * step[1] + r * step[0] for side, step in STEPS.items()}
    return tuple(side for side in FACINGS if along[side] == max(along.values()))


def line(one: Hex, other: Hex) -> tuple[tuple[Hex, ...], ...]:
    """What the straight line between the middles of two hexes passes, in order, without these two.

    Each is one hex, or the two on both sides where the line runs exactly along their edge (R7). A corner is not passed.

    >>> line((0, 0), (2, 0)), line((0, 0), (1, 1))
    ((((1, 0),),), (((0, 1), (1, 0)),))
    """
    return tuple(tuple(plus(one, each) for each in group) for group in _passed(minus(other, one)))


@cache
def _passed(to: Hex) -> tuple[tuple[Hex, ...], ...]:
    """What the line from the origin to an offset passes: grouped by where along the line its middle is passed."""
    rows: dict[Fraction, list[Hex]] = {}
    for q in range(min(0, to[0]) - 1, max(0, to[0]) + 2):
        for r in range(min(0, to[1]) - 1, max(0, to[1]) + 2):
            middle = _middle(to, (q, r)) if (q, r) not in {(0, 0), to} else None
            if middle is not None:
                rows.setdefault(middle, []).append((q, r))
    return tuple(tuple(rows[middle]) for middle in sorted(rows))


def _middle(to: Hex, hex_: Hex) -> Fraction | None:
    """Twice the middle of the part of the line that lies in or along a hex, as a share of it; None when it passes elsewhere.

    A point lies in a hex when none of three differences of its cube coordinates from the hex's middle is more than 1.
    """
    low, high = Fraction(0), Fraction(1)
    for slope, offset in zip(_differences(to), _differences(hex_), strict=True):
        if slope == 0:
            if abs(offset) > 1:
                return None
            continue
        ends = sorted((Fraction(offset - 1, slope), Fraction(offset + 1, slope)))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low + high if low < high else None


def _differences(hex_: Hex) -> tuple[int, int, int]:
    q, r = hex_
    s = -q - r
    return (q - r, r - s, s - q)
