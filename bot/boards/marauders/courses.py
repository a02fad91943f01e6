"""Along which ways the arrows of a scene run: clear of names and tokens where they can."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice
from math import dist
from typing import NamedTuple

from bot.boards.arrows import bent
from bot.boards.kit import Box, Point
from bot.boards.marauders.chart import PLACES, borders, gate
from bot.boards.marauders.ground import name_box, room
from bot.boards.marauders.layout import Standing
from bot.boards.marauders.scene import Move, Scene
from bot.boards.rooms import apart, centre
from rules.marauders.pack import Zone

_BOWS = (0.12, -0.12, 0.0), (0.28, -0.28)
_RING = 15.0
_TRIED = 12
_NEAR = 8.0
_DOORSTEP = 14.0


class Course(NamedTuple):
    """The way of an arrow; a leap crossed no border."""

    points: tuple[Point, ...]
    leap: bool


def courses(scene: Scene, standing: Sequence[Standing]) -> list[Course]:
    """One for each move: it starts in the zone that was left, and the last of each ship or captain ends at its token."""
    zones = {zone.key: zone for zone in scene.zones}
    at = {each.who: each for each in standing if each.who}
    found: list[Course] = []
    ends: dict[str, Point] = {}
    for move in reversed(scene.moves):
        mine = at.get(move.who)
        if mine is None:
            continue
        others = [each.box for each in standing if each != mine]
        hidden = [*((name_box(zones[key]), 1) for key in (move.from_, move.to)), *((box, 2) for box in others)]
        starts = _starts(zones[move.from_], move, [each.box for each in standing])
        to = ends.get(move.who)
        ways = (_way(start, to or mine, bow) for bows in _BOWS for start in starts for bow in bows)
        best = _clearest(ways, hidden)
        found.append(Course(best, move.leap))
        ends[move.who] = best[0]
    return found[::-1]


def _way(start: Point, end: Point | Standing, bow: float) -> tuple[Point, ...]:
    """A bowed way to a point, or to the edge of a token."""
    if not isinstance(end, Standing):
        return tuple(bent(start, end, bow))
    points = bent(start, end.middle, bow)
    outside = [point for point in points if not _inside(point, end.box, 5)]
    return tuple(outside if len(outside) > 2 else points)


def _clearest(ways: Iterable[tuple[Point, ...]], hidden: Sequence[tuple[Box, int]]) -> tuple[Point, ...]:
    """The first way that covers nothing, else the one that covers least."""
    least, best = 10**6, ()
    for way in ways:
        covered = _covered(way, hidden)
        if covered < least:
            least, best = covered, way
        if not covered:
            break
    return best


def _covered(way: Sequence[Point], boxes: Sequence[tuple[Box, int]]) -> int:
    xs, ys = [x for x, _ in way], [y for _, y in way]
    around = (min(xs) - _NEAR, min(ys) - _NEAR, max(xs) + _NEAR, max(ys) + _NEAR)
    near = [(box, weight) for box, weight in boxes if not apart(box, around)]
    return sum(weight for box, weight in near for point in way if _inside(point, box, _NEAR))


def _inside(point: Point, box: Box, margin: float) -> bool:
    return box[0] - margin < point[0] < box[2] + margin and box[1] - margin < point[1] < box[3] + margin


def _starts(zone: Zone, move: Move, boxes: Sequence[Box]) -> list[Point]:
    """Where an arrow may start: free places in the zone that was left, those near the border that was crossed first."""
    heart = centre(PLACES[zone.key].outline)
    wanted = _between(gate(move.from_, move.to), heart, 0.55)
    near = sorted(_open_places(zone), key=lambda at: dist(at, wanted))
    free = (at for at in near if not any(_inside(at, box, _RING) for box in boxes))
    return [*islice(free, _TRIED), *_doorsteps(move, heart)]


@lru_cache(maxsize=128)
def _open_places(zone: Zone) -> tuple[Point, ...]:
    """Places all over a zone where a small ring covers neither its name nor letters."""
    space = room(zone)
    xs = [x for x, _ in space.area]
    grid = (
        (x, y)
        for y in range(round(space.top + _RING), round(space.bottom - _RING), 12)
        for x in range(round(min(xs) + _RING), round(max(xs) - _RING), 12)
    )
    return tuple(at for at in grid if space.holds((at[0] - _RING, at[1] - _RING, at[0] + _RING, at[1] + _RING)))


def _doorsteps(move: Move, heart: Point) -> list[Point]:
    """Just inside the border, beside its letter: where an arrow starts when that covers less."""
    if move.leap:
        return [heart]
    one, other = borders()[frozenset((move.from_, move.to))]
    sides = [_between(one, other, part) for part in (0.35, 0.65, 0.2, 0.8)]
    return [_between(side, heart, _DOORSTEP / dist(side, heart)) for side in sides]


def _between(one: Point, other: Point, part: float) -> Point:
    return (one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part)
