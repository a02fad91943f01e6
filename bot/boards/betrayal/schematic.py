"""Clear schemes of n hexes in rows, numbered from the far side to the near one, for maps whose layout is not public."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import NamedTuple

from bot.boards.hexes import Hex


class Scheme(NamedTuple):
    """Hexes in rows, by their number from 0, and how wide and high they are together, in sides of a hex."""

    cells: tuple[Hex, ...]
    width: float
    height: float
    ragged: int

    def size(self, wide: float, high: float) -> float:
        """How long a hex's side may be in a room of these measures."""
        return min(wide / self.width, high / self.height)


@cache
def schemes(count: int) -> tuple[Scheme, ...]:
    """All ways to set out so many hexes in rows, every other hex of a row half a hex lower."""
    return tuple(_scheme(count, most) for most in range(1, count + 1))


@cache
def widest(count: int, wide: float, high: float) -> Scheme:
    """The scheme whose hexes are the largest in a room; a ragged last row counts against it."""
    return max(schemes(count), key=lambda each: each.size(wide, high) * (1 - 0.02 * each.ragged))


@cache
def narrowest(count: int, size: float, high: float) -> Scheme | None:
    """The narrowest scheme of hexes of a size that is not too high; None when none is low enough."""
    low = [each for each in schemes(count) if each.height * size <= high + 1e-6]
    return min(low, key=lambda each: (each.width, each.ragged, each.height), default=None)


def _scheme(count: int, most: int) -> Scheme:
    """Rows of `most` hexes; the last one, when it is shorter, in the middle."""
    last = count % most or most
    places = [
        (column + ((most - last) // 2 if row == (count - 1) // most else 0), row)
        for row in range((count + most - 1) // most)
        for column in range(last if row == (count - 1) // most else most)
    ]
    cells = tuple((column, row - column // 2) for column, row in places)
    highs = [row + column % 2 / 2 for column, row in places]
    return Scheme(cells, 1.5 * (most - 1) + 2, sqrt(3) * (max(highs) - min(highs) + 1), most - last)
