"""Along which ways the arrows of a scene run: clear of names and tokens where they can."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from math import dist
from typing import NamedTuple

from bot.boards.arrows import bent
from bot.boards.kit import Box, Point
from bot.boards.marauders.chart import PLACES, borders, gate
from bot.boards.marauders.ground import room
from bot.boards.marauders.islands import name_box
from bot.boards.marauders.layout import Standing
from bot.boards.marauders.scene import Move, Scene
from bot.boards.rooms import apart, centre, inside
from rules.marauders.pack import Zone

_BOWS = (0.12, -0.12, 0.0), (0.28, -0.28), (0.5, -0.5)
_RING = 15.0
_TRIED = 8
_COARSE, _FINE = 18.0, 12.0
_NEAR = 8.0
_DOORSTEP = 14.0
_NARROW = 4


class Course(NamedTuple):
    """The way of an arrow; a leap crossed no border."""

    points: tuple[Point, ...]
    leap: bool


def plotted(scene: Scene, standing: Sequence[Standing]) -> list[Course]:
    """One for each move: it starts in the zone that was left, and the last of each ship or captain ends at its token."""
    zones = {zone.key: zone for zone in scene.zones}
    names = [name_box(zone) for zone in scene.zones]
    at = {each.who: each for each in standing if each.who}
    found: list[Course] = []
    ends: dict[str, Point | Standing] = dict(at)
    for move in reversed(scene.moves):
        if move.who not in at:
            continue
        starts = _starts(zones[move.from_], move, [each.box for each in standing])
        tries = [(start, bow) for bows in _BOWS for start in starts for bow in bows]
        tokens = [each.box for each in standing if each != at[move.who]]
        harm = _Harm(names, tokens, move, _open_places(zones[move.from_]))
        start, bow = _least(tries, lambda each, to=ends[move.who], harm=harm: harm.of(_way(*each, to, _COARSE)))
        found.append(Course(_way(start, bow, ends[move.who], _FINE), move.leap))
        ends[move.who] = start
    return found[::-1]


def _way(start: Point, bow: float, end: Point | Standing, step: float) -> tuple[Point, ...]:
    """A bowed way to the ring of the next arrow, or to the edge of a token."""
    if isinstance(end, Standing):
        points, box, margin = bent(start, end.middle, bow, step), end.box, 5.0
    else:
        points, box, margin = bent(start, end, bow, step), (*end, *end), _RING
    outside = [point for point in points if not _inside(point, box, margin)]
    return tuple(outside if len(outside) > 2 else points)


class _Harm(NamedTuple):
    """What an arrow may cover, and where it should start."""

    names: Sequence[Box]
    tokens: Sequence[Box]
    move: Move
    starts: tuple[Point, ...]

    def of(self, way: Sequence[Point]) -> int:
        """How much a way covers of names and tokens, strays from its two zones, and starts where it is narrow."""
        xs, ys = [x for x, _ in way], [y for _, y in way]
        around = (min(xs) - _NEAR, min(ys) - _NEAR, max(xs) + _NEAR, max(ys) + _NEAR)
        weights = (*((box, 1) for box in self.names), *((box, 6) for box in self.tokens))
        near = [(box, weight) for box, weight in weights if not apart(box, around)]
        harm = sum(weight for box, weight in near for point in way if _inside(point, box, _NEAR))
        harm += 0 if way[0] in self.starts else _NARROW
        if self.move.leap:
            return harm
        outlines = [PLACES[key].outline for key in (self.move.from_, self.move.to)]
        return harm + sum(not any(inside(point, outline) for outline in outlines) for point in way)


def _least(tries: Sequence[tuple[Point, float]], harm: Callable[[tuple[Point, float]], int]) -> tuple[Point, float]:
    """The first that does no harm, else the one that does least."""
    best, least = tries[0], 10**6
    for each in tries:
        done = harm(each)
        if done < least:
            best, least = each, done
        if not done:
            break
    return best


def _inside(point: Point, box: Box, margin: float) -> bool:
    return box[0] - margin < point[0] < box[2] + margin and box[1] - margin < point[1] < box[3] + margin


def _starts(zone: Zone, move: Move, boxes: Sequence[Box]) -> list[Point]:
    """Where an arrow may start: free places in the zone that was left, those near the border that was crossed first."""
    heart = centre(PLACES[zone.key].outline)
    wanted = _between(gate(move.from_, move.to), heart, 0.55)
    near = sorted(_open_places(zone), key=lambda at: dist(at, wanted))
    free = (at for at in near if not any(_inside(at, box, _RING) for box in boxes))
    steps = _doorsteps(move, heart)
    clear = [at for at in steps if not any(_inside(at, box, _RING) for box in boxes)]
    return [*islice(free, _TRIED), *(clear or steps)]


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
