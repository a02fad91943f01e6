"""Where tokens stand: convex areas of a picture, and tokens set out in rows inside them without touching."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, hypot
from typing import NamedTuple

from bot.boards.kit import Box, Point

_STEP = 4.0


class Size(NamedTuple):
    """How much room a token takes, in pixels."""

    width: float
    height: float


def ring(points: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The sides of a closed shape."""
    return list(zip(points, [*points[1:], points[0]], strict=True))


def centre(points: Sequence[Point]) -> Point:
    """The centre of gravity of a polygon."""
    doubled = x = y = 0.0
    for (ax, ay), (bx, by) in ring(points):
        cross = ax * by - bx * ay
        doubled, x, y = doubled + cross, x + (ax + bx) * cross, y + (ay + by) * cross
    return (x / (3 * doubled), y / (3 * doubled))


def shared(outlines: Mapping[str, Sequence[Point]]) -> dict[frozenset[str], tuple[Point, Point]]:
    """The side that each two shapes have in common, by their keys."""
    sides: dict[frozenset[Point], list[str]] = {}
    for key, outline in outlines.items():
        for one, other in ring(outline):
            sides.setdefault(frozenset((one, other)), []).append(key)
    lines = {frozenset(keys): sorted(side) for side, keys in sides.items() if len(keys) == 2}
    return {keys: (line[0], line[1]) for keys, line in lines.items()}


def inset(points: Sequence[Point], margin: float) -> tuple[Point, ...]:
    """A convex polygon (clockwise on the screen) without a margin along its sides."""
    kept = list(points)
    for (ax, ay), (bx, by) in ring(points):
        length = hypot(bx - ax, by - ay)
        normal = ((ay - by) / length, (bx - ax) / length)
        floor = ax * normal[0] + ay * normal[1] + margin
        kept = _clipped(kept, normal, floor)
    return tuple(kept)


def _clipped(points: list[Point], normal: Point, floor: float) -> list[Point]:
    result: list[Point] = []
    for one, other in ring(points):
        here, there = (x * normal[0] + y * normal[1] - floor for x, y in (one, other))
        if here >= 0:
            result.append(one)
        if (here >= 0) != (there >= 0):
            part = here / (here - there)
            result.append((one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part))
    return result


def inside(point: Point, points: Sequence[Point]) -> bool:
    """Whether a point lies in a convex polygon (clockwise on the screen)."""
    x, y = point
    return all((bx - ax) * (y - ay) >= (by - ay) * (x - ax) for (ax, ay), (bx, by) in ring(points))


def apart(one: Box, other: Box, gap: float = 0) -> bool:
    """Whether two boxes have at least this gap between them."""
    return one[2] + gap <= other[0] or other[2] + gap <= one[0] or one[3] + gap <= other[1] or other[3] + gap <= one[1]


@dataclass(frozen=True, slots=True)
class Room:
    """A convex area, and the boxes in it where nothing may stand."""

    area: tuple[Point, ...]
    taken: tuple[Box, ...] = ()

    @property
    def top(self) -> float:
        """The highest point."""
        return min(y for _, y in self.area)

    @property
    def bottom(self) -> float:
        """The lowest point."""
        return max(y for _, y in self.area)

    def free(self, top: float, bottom: float) -> list[tuple[float, float]]:
        """The stretches from left to right that are free over the whole height between top and bottom."""
        spans = [self._span(top), self._span(bottom)]
        left, right = max(span[0] for span in spans), min(span[1] for span in spans)
        stretches: list[tuple[float, float]] = []
        for box in sorted(box for box in self.taken if box[1] < bottom and box[3] > top):
            if box[2] <= left or box[0] >= right:
                continue
            stretches.append((left, box[0]))
            left = max(left, box[2])
        return [each for each in [*stretches, (left, right)] if each[1] > each[0]]

    def _span(self, y: float) -> tuple[float, float]:
        crossings = [
            ax + (bx - ax) * (y - ay) / (by - ay)
            for (ax, ay), (bx, by) in ring(self.area)
            if ay != by and min(ay, by) <= y <= max(ay, by)
        ]
        return (min(crossings), max(crossings)) if crossings else (0.0, 0.0)

    def without(self, boxes: Sequence[Box]) -> Room:
        """The same room with more boxes taken."""
        return Room(self.area, (*self.taken, *boxes))

    def holds(self, box: Box) -> bool:
        """Whether a box lies inside and touches nothing."""
        return any(left <= box[0] and box[2] <= right for left, right in self.free(box[1], box[3]))


@dataclass(frozen=True, slots=True)
class Rows:
    """How tokens are set out: with a gap between them, and in a row's widest free stretch only, or in all of them."""

    gap: float
    everywhere: bool = False

    def fill(self, room: Room, sizes: Sequence[Size], top: float) -> list[Box] | None:
        """A place for each size, from the top downwards, in even centred rows; None when there is no room."""
        boxes = self._fill(room, sizes, top, {})
        if boxes is None or self.everywhere:
            return boxes
        even = self._fill(room, sizes, top, _even(boxes))
        return even if even and even[-1][3] <= boxes[-1][3] else boxes

    def centred(self, room: Room, sizes: Sequence[Size], top: float) -> list[Box] | None:
        """As `fill`, moved down to the middle of what is left of the room, if there is space."""
        high = self.fill(room, sizes, top)
        if not high:
            return high
        slack = (room.bottom - high[-1][3]) / 2
        while slack > _STEP:
            low = self.fill(room, sizes, high[0][1] + slack)
            if low and low[-1][3] - low[0][1] <= high[-1][3] - high[0][1]:
                return low
            slack /= 2
        return high

    def _fill(self, room: Room, sizes: Sequence[Size], top: float, most: dict[float, int]) -> list[Box] | None:
        boxes: list[Box] = []
        y = top
        while len(boxes) < len(sizes):
            height = sizes[len(boxes)].height
            if y + height > room.bottom:
                return None
            row = self._row(room, sizes[len(boxes) :], y, most.get(height, len(sizes)))
            boxes += row
            y += height + self.gap if row else _STEP
        return boxes

    def _row(self, room: Room, sizes: Sequence[Size], y: float, most: int) -> list[Box]:
        height = sizes[0].height
        stretches = room.free(y, y + height)
        if not self.everywhere:
            stretches = sorted(stretches, key=lambda each: each[0] - each[1])[:1]
        boxes: list[Box] = []
        for left, right in stretches:
            taken = self._taken(sizes[len(boxes) :], right - left, most - len(boxes))
            x = left + (right - left - sum(size.width for size in taken) - self.gap * (len(taken) - 1)) / 2
            for size in taken:
                boxes.append((x, y, x + size.width, y + height))
                x += size.width + self.gap
        return boxes

    def _taken(self, sizes: Sequence[Size], room: float, most: int) -> Sequence[Size]:
        """The first sizes of one height that fit beside each other."""
        used = -self.gap
        for number, size in enumerate(sizes):
            used += size.width + self.gap
            if number == most or used > room or size.height != sizes[0].height:
                return sizes[:number]
        return sizes


def _even(boxes: Sequence[Box]) -> dict[float, int]:
    """By the height of tokens: how many go into a row when all rows of that height hold about as many."""
    tops: dict[float, list[float]] = {}
    for box in boxes:
        tops.setdefault(round(box[3] - box[1], 6), []).append(box[1])
    return {height: ceil(len(each) / len(set(each))) for height, each in tops.items()}
