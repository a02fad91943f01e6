"""Arrows: bowed ways from a ring to a head, over a halo so that they stand out from anything."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, ceil, cos, dist, floor, sin

from bot.boards.kit import Canvas, Ink, Point, broken


def bent(start: Point, end: Point, bow: float = 0.12, step: float = 12) -> list[Point]:
    """A curve from a point to another, bowed to its left by a share of its length, with a point about every `step`."""
    (ax, ay), (bx, by) = start, end
    cx, cy = (ax + bx) / 2 + (by - ay) * bow, (ay + by) / 2 - (bx - ax) * bow
    count = max(6, round(dist(start, end) / step))
    parts = [number / count for number in range(count + 1)]
    return [
        ((1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx, (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by)
        for t in parts
    ]


def arrow(
    canvas: Canvas, path: Sequence[Point], colour: str, halo: str, *, thick: float = 6, dashed: bool = False
) -> None:
    """An arrow along a path with a ring where it starts, drawn over a halo so that it stands out from the chart."""
    head = thick * 3.2
    pad = head + thick
    left, top = (floor(min(point[axis] for point in path) - pad) for axis in (0, 1))
    right, bottom = (ceil(max(point[axis] for point in path) + pad) for axis in (0, 1))
    ink = Ink((right - left, bottom - top), fine=3)
    points = [(x - left, y - top) for x, y in path]
    shaft, tip = _shortened(points, head * 0.7), _head(points, head)
    for shade, extra in ((halo, 5.0), (colour, 0.0)):
        for dash in broken(shaft[::-1], thick * 2.4, thick * 2) if dashed else (shaft,):
            ink.line(dash, shade, thick + extra)
        ink.polygon(tip, shade, shade, max(1.0, extra))
        ink.disc(points[0], thick * 1.5 + extra / 2, shade)
    ink.disc(points[0], thick * 0.7, halo)
    canvas.stamp(ink.done(), left, top)


def _shortened(points: Sequence[Point], by: float) -> list[Point]:
    """The points without the last stretch of a length."""
    kept = list(points)
    while len(kept) > 2 and dist(kept[-2], points[-1]) < by:
        kept.pop()
    (ax, ay), (bx, by_) = kept[-2], kept[-1]
    over = by - dist(kept[-1], points[-1])
    share = max(0.0, 1 - over / (dist(kept[-2], kept[-1]) or 1.0))
    return [*kept[:-1], (ax + (bx - ax) * share, ay + (by_ - ay) * share)]


def _head(points: Sequence[Point], size: float) -> list[Point]:
    (x, y), (bx, by) = points[-1], _shortened(points, size)[-1]
    angle = atan2(y - by, x - bx)
    half = size * 0.62
    back = (x - size * cos(angle), y - size * sin(angle))
    side = (half * -sin(angle), half * cos(angle))
    return [(x, y), (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
