"""Where things are on a Ship Board: its zones clockwise from the bow, and who stands in each without touching."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.boards.kit import Box, Point
from rules.everrain.pack import ZONES, ShipBoard

NATURAL = (48.0, 42.0)
"""How wide and high an enemy's chip is at scale 1."""
_LENGTH = 6.35
"""How long a hull is, in columns of zones: the stern, four pairs, and the bow."""


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
    fore = x0 + 5 * step
    high = bottom - top
    bow: list[Point] = [(fore, top), (fore + step * 0.75, top + high * 0.16), (x1, middle), (fore + step * 0.75, bottom - high * 0.16), (fore, bottom)]
    stern: list[Point] = [(x0 + step, top), (x0 + step, bottom), (x0 + step * 0.2, bottom - high * 0.08), (x0, middle), (x0 + step * 0.2, top + high * 0.08)]
    shapes: list[Sequence[Point]] = [bow]
    boxes: list[Box] = [(fore + 3, top + high * 0.17, fore + step * 0.98, bottom - high * 0.17)]
    for column in (3, 2, 1, 0):
        shapes.append(_square((x0 + (column + 1) * step, middle, x0 + (column + 2) * step, bottom)))
    shapes.append(stern)
    for column in (0, 1, 2, 3):
        shapes.append(_square((x0 + (column + 1) * step, top, x0 + (column + 2) * step, middle)))
    for number, shape in enumerate(shapes[1:], start=1):
        cut = step * 0.2 if number == 5 else 0.0
        down = high * 0.1 if number == 5 else 0.0
        boxes.append((shape[3][0] + 3 + cut if number == 5 else shape[0][0] + 3, min(p[1] for p in shape) + 3 + down, max(p[0] for p in shape) - 3, max(p[1] for p in shape) - 3 - down))
    first = bow_of(board)
    order = [(zone - first) % len(ZONES) for zone in ZONES]
    outline = (*stern[2:], (x0 + step, top), *bow, (x0 + step, bottom))
    return Berths(outline, tuple(tuple(shapes[place]) for place in order), tuple(boxes[place] for place in order))


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
        if parts and parts[0][2] - parts[0][0] >= corner * 0.9 and parts[0][3] - parts[0][1] >= corner * 0.9:
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
    return min((box[2] - box[0] - 2) / NATURAL[0], (box[3] - box[1] - 2) / NATURAL[1])

