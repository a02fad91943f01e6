"""What enemy ships threaten and want: the Engagement Range as an outline, the fire pattern hatched, dots to the goal."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, dist, pi, sin
from typing import NamedTuple

from PIL import Image

from bot.boards.everrain import look
from bot.boards.everrain.sea import SIDES, around
from bot.boards.hexes import Field, Hex
from bot.boards.kit import Ink, Point, broken
from bot.boards.lettering import width

_ANGLES = (0.25, -0.25, 0.5, 0.0, 0.12, -0.12)
"""How the hatching of the first, second, ... enemy ship slants, in turns by pi."""


class Lane(NamedTuple):
    """What is drawn of an enemy ship that is on the chart, besides its token; `number` is its place among all."""

    number: int
    mark: str
    hex: Hex
    goal: Hex | None
    range_: int | None
    pattern: tuple[Hex, ...]


@lru_cache(maxsize=32)
def drawn(size: tuple[int, int], field: Field, lanes: tuple[Lane, ...], busy: frozenset[Hex]) -> Image.Image:
    """All that is drawn of enemy ships but their tokens; `busy` hexes should not be covered by marks."""
    ink = Ink(size, fine=2)
    for lane in lanes:
        for at in lane.pattern:
            hatch(ink, field, at, lane.number)
    for lane in lanes:
        if lane.goal is not None and lane.goal != lane.hex:
            _course(ink, field.centre(lane.hex), field.centre(lane.goal), field.size, shade(lane.number))
    loops = [(lane, outline(field, around(lane.hex, lane.range_))) for lane in lanes if lane.range_]
    for lane, loop in loops:
        _range(ink, loop, lane.number, field.size)
    tags: list[Point] = []
    crowded = [field.centre(at) for at in busy]
    for lane, loop in loops:
        _tag(ink, size, loop, lane, tags, crowded)
    return ink.done()


def shade(number: int) -> str:
    """The colour of the lines of an enemy ship."""
    return look.FOES[number % len(look.FOES)]


def outline(field: Field, hexes: set[Hex]) -> list[Point]:
    """The border of an area of hexes without holes, from corner to corner."""
    ways: dict[Hex, tuple[Hex, Point]] = {}
    for q, r in hexes:
        corners = field.corners((q, r))
        for side, (dq, dr) in enumerate(SIDES):
            if (q + dq, r + dr) not in hexes:
                ways[_corner((q, r), side - 1)] = (_corner((q, r), side), corners[side])
    start = at = min(ways)
    loop: list[Point] = []
    while not loop or at != start:
        at, point = ways[at]
        loop.append(point)
    return [loop[-1], *loop]


def _corner(at: Hex, number: int) -> Hex:
    """The same for the same corner of each of the three hexes that meet there."""
    one, other = SIDES[number % 6], SIDES[(number + 1) % 6]
    return (3 * at[0] + one[0] + other[0], 3 * at[1] + one[1] + other[1])


def hatch(ink: Ink, field: Field, at: Hex, number: int) -> None:
    """Slanted lines over a hex."""
    x, y = field.centre(at)
    angle = _ANGLES[number % len(_ANGLES)] * pi
    reach, gap = field.size * 0.8, max(field.size * 0.2, 7.0)
    c, s = cos(angle), sin(angle)
    for step in range(-4, 5):
        off = step * gap
        if abs(off) >= reach * 0.98:
            continue
        half = (reach * reach - off * off) ** 0.5
        one = (x - s * off - c * half, y + c * off - s * half)
        other = (x - s * off + c * half, y + c * off + s * half)
        ink.line([one, other], shade(number), max(1.8, field.size * 0.035))


def _range(ink: Ink, loop: list[Point], number: int, size: float) -> None:
    thick = max(3.0, size * 0.07)
    ink.line(loop, look.WHITE, thick + 3)
    for dash in broken(loop, thick * (4 + number % 3), thick * 2):
        ink.line(dash, shade(number), thick)


def _course(ink: Ink, start: Point, end: Point, size: float, colour: str) -> None:
    """Dots from an enemy ship to a ring at its goal."""
    whole = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    dots = max(2, int(whole / (size * 0.34)))
    ring = size * 0.52
    for step in range(1, dots):
        share = step / dots
        if whole * (1 - share) > ring:
            at = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            ink.disc(at, max(4.0, size * 0.085), look.WHITE)
            ink.disc(at, max(2.8, size * 0.06), colour)
    ink.disc(end, ring + 2, None, look.WHITE, max(6.0, size * 0.12))
    ink.disc(end, ring, None, colour, max(3.0, size * 0.07))


def _tag(ink: Ink, size: tuple[int, int], loop: list[Point], lane: Lane, tags: list[Point], busy: list[Point]) -> None:
    """The ship's mark on an upright side of its outline, where it can be seen, and nothing else is."""
    letters = 19.0
    wide = width(lane.mark, letters) / 2 + 6
    sides = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(loop) if abs(a[0] - b[0]) < 1]
    inner = [p for p in sides if wide + 6 < p[0] < size[0] - wide - 6 and 20 < p[1] < size[1] - 20]
    free = [p for p in inner if all(abs(p[0] - x) > 50 or abs(p[1] - y) > 30 for x, y in tags)]
    if not free:
        return
    x, y = at = max(free, key=lambda p: (min([*(dist(p, each) for each in busy), 160.0]), -p[1], p[0]))
    tags.append(at)
    ink.box((x - wide, y - 13, x + wide, y + 13), shade(lane.number), look.WHITE, 2, 8)
    ink.words(at, lane.mark, letters, look.WHITE)
