"""Hex fields: where hexes of axial coordinates (q, r) lie in a picture, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from bot.boards.kit import Box, Ink, Point

Hex = tuple[int, int]
"""Axial coordinates: q to the right, r down (pointed hexes) or down to the left (flat ones: down)."""


class Cell(NamedTuple):
    """How a hex looks: its colour, and the handle that is written near its upper side."""

    fill: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of hexes: the middle of hex 0,0, the distance from a middle to a corner, and whether they lie on a flat side."""

    origin: Point
    size: float
    flat: bool = True

    def centre(self, at: Hex) -> Point:
        """The middle of a hex."""
        q, r = at
        across, along = 1.5 * self.size, sqrt(3) * self.size
        x, y = (across * q, along * (r + q / 2)) if self.flat else (along * (q + r / 2), across * r)
        return (self.origin[0] + x, self.origin[1] + y)

    def corners(self, at: Hex, inset: float = 0) -> list[Point]:
        """The six corners of a hex, clockwise, moved towards its middle by an inset."""
        x, y = self.centre(at)
        turn = 0.0 if self.flat else pi / 6
        reach = self.size - inset
        return [(x + reach * cos(turn + k * pi / 3), y + reach * sin(turn + k * pi / 3)) for k in range(6)]


def fitted(hexes: Iterable[Hex], box: Box, *, flat: bool = True) -> Field:
    """The field on which these hexes fill a box as far as their shape allows, centred."""
    unit = Field((0, 0), 1, flat)
    points = [corner for each in hexes for corner in unit.corners(each)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    size = min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top))
    x = (box[0] + box[2] - (left + right) * size) / 2
    y = (box[1] + box[3] - (top + bottom) * size) / 2
    return Field((x, y), size, flat)


def draw(ink: Ink, field: Field, cells: Mapping[Hex, Cell], edge: str, colour: str) -> None:
    """The hexes with their edges and handles; the lower two thirds of each are left for what stands on it."""
    for at, cell in cells.items():
        ink.polygon(field.corners(at), cell.fill, edge, max(1.5, field.size / 20))
    letters = field.size * 0.36
    for at, cell in cells.items():
        x, y = field.centre(at)
        ink.words((x, y - field.size * (0.6 if field.flat else 0.62)), cell.label, letters, colour)
