"""Where things are on a Ship Board: its zones clockwise from the bow, and who stands in each without touching."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.boards.kit import Box, Point
from rules.everrain.pack import ZONES, ShipBoard

NATURAL, FLAT = (48.0, 42.0), (56.0, 29.0)
"""How wide and high an enemy's chip is at scale 1: with its pips below the handle, and with their number beside it."""
_LENGTH = 5.9
_AFT = 0.78
"""How long a hull and its stern are, in columns of zones: the stern, four pairs, and the bow."""


class Berths(NamedTuple):
    """The outline of a hull, the shape of each zone, and the box in it where things stand."""

    outline: tuple[Point, ...]
    shapes: tuple[tuple[Point, ...], ...]
    boxes: tuple[Box, ...]


def bow_of(board: ShipBoard) -> int:
    """The zone of the bow: the one that has both Navigation and Artillery, else the first."""
    return next((zone for zone in board.navigation if zone in board.artillery), ZONES[0])


@lru_cache(maxsize=64)
def berths(box: Box, board: ShipBoard) -> Berths:
    """A hull that fills a box, its bow to the right; zone after zone clockwise from the bow."""
    x0, top, x1, bottom = box
    step, middle = (x1 - x0) / _LENGTH, (top + bottom) / 2
    aft = x0 + _AFT * step
    fore = aft + 4 * step
    high = bottom - top
    bow: list[Point] = [
        (fore, top),
        (fore + step * 0.7, top + high * 0.1),
        (x1, middle),
        (fore + step * 0.7, bottom - high * 0.1),
        (fore, bottom),
    ]
    stern: list[Point] = [
        (aft, top),
        (aft, bottom),
        (x0 + step * 0.12, bottom - high * 0.07),
        (x0, middle),
        (x0 + step * 0.12, top + high * 0.07),
    ]
    pairs = [(aft + step * column, aft + step * (column + 1)) for column in range(4)]
    lower: list[Box] = [(one, middle, other, bottom) for one, other in reversed(pairs)]
    upper: list[Box] = [(one, top, other, middle) for one, other in pairs]
    shapes = [bow, *map(_square, lower), stern, *map(_square, upper)]
    ahead: Box = (fore, top + high * 0.2, fore + step * 0.8, bottom - high * 0.2)
    astern: Box = (x0 + step * 0.12, top + high * 0.08, aft, bottom - high * 0.08)
    boxes = [_within(each) for each in (ahead, *lower, astern, *upper)]
    first = bow_of(board)
    order = [(zone - first) % len(ZONES) for zone in ZONES]
    outline = (*stern[2:], (aft, top), *bow, (aft, bottom))
    return Berths(outline, tuple(tuple(shapes[place]) for place in order), tuple(boxes[place] for place in order))


def _within(box: Box) -> Box:
    return (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)


def _square(box: Box) -> tuple[Point, ...]:
    return ((box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3]))


def cells(box: Box, corner: float, count: int) -> list[Box]:
    """Places for so many things in a box, as large as they can be, clear of its upper left corner."""
    x0, top, x1, bottom = box
    ways: list[list[Box]] = []
    for area in ((x0 + corner, top, x1, bottom), (x0, top + corner, x1, bottom)):
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            ways.append(_parts(area, columns, rows)[:count])
    for columns in (2, 3):
        rows = -(-(count + 1) // columns)
        parts = _parts(box, columns, rows)
        if parts and parts[0][2] - parts[0][0] >= corner * 0.7 and parts[0][3] - parts[0][1] >= corner * 0.7:
            ways.append(parts[1 : count + 1])
    return max(ways, key=lambda way: min(_scale(cell) for cell in way))


def _parts(box: Box, columns: int, rows: int) -> list[Box]:
    wide, high = (box[2] - box[0]) / columns, (box[3] - box[1]) / rows
    return [
        (box[0] + wide * column, box[1] + high * row, box[0] + wide * (column + 1), box[1] + high * (row + 1))
        for row in range(rows)
        for column in range(columns)
    ]


def _scale(box: Box) -> float:
    return max(grown(box, NATURAL), grown(box, FLAT))


def grown(box: Box, size: tuple[float, float]) -> float:
    """By how much something can be enlarged to fill a box."""
    return min((box[2] - box[0] - 2) / size[0], (box[3] - box[1] - 2) / size[1])
