"""Clear schemes of n hexes in rows, numbered from the far side to the near one, for maps whose layout is not public."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import NamedTuple

from bot.boards.hexes import Hex

ROW = 1.5
"""How far the rows are apart, in sides of a hex; a hex is 2 high and √3 wide."""


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
    """All ways to set out so many hexes in even rows."""
    return tuple(_scheme(rows) for rows in dict.fromkeys(_ways(count)))


@cache
def widest(count: int, wide: float, high: float) -> Scheme:
    """The scheme whose hexes are the largest in a room; a ragged last row counts against it."""
    return max(schemes(count), key=lambda each: each.size(wide, high) * (1 - 0.02 * each.ragged))


@cache
def narrowest(count: int, size: float, high: float) -> Scheme | None:
    """The narrowest scheme of hexes of a size that is not too high; None when none is low enough."""
    low = [each for each in schemes(count) if each.height * size <= high + 1e-6]
    return min(low, key=lambda each: (each.width, each.ragged, each.height), default=None)


def _ways(count: int) -> Iterator[tuple[int, ...]]:
    """The lengths of the rows: all alike, or every other one shorter by one."""
    for most in range(1, count + 1):
        for lengths in ((most, most), (most, most - 1), (most - 1, most)):
            rows: list[int] = []
            while sum(rows) < count and lengths[0] > 0 and lengths[1] > 0:
                rows.append(min(lengths[len(rows) % 2], count - sum(rows)))
            if rows:
                yield tuple(rows)


def _scheme(rows: tuple[int, ...]) -> Scheme:
    cells: list[Hex] = []
    lefts: list[float] = []
    rights: list[float] = []
    for row, length in enumerate(rows):
        start = -(length - 1) / 2
        if (length - 1 - row) % 2:
            start += 0.5
        cells += [(round(start + number - row / 2), row) for number in range(length)]
        lefts.append(start)
        rights.append(start + length)
    usual = max(rows)
    ragged = max(0, usual - 1 - rows[-1]) if len(rows) > 1 else 0
    return Scheme(tuple(cells), sqrt(3) * (max(rights) - min(lefts)), ROW * (len(rows) - 1) + 2, ragged)
