"""How an enemy ship moves over the chart: fewest steps to where it wants to be, and where so many steps bring it (R6.10-12).

A place is a hex and a facing. With `turning` free a ship faces the side over which it entered its hex; as players do, a step goes
ahead or turns by one side.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from rules.everrain import hexes, sight
from rules.everrain.pack import Hex
from rules.everrain.state import FACINGS, Facing, Vessel, Voyage

Place = tuple[Hex, Facing]


class Course(NamedTuple):
    """A way to some places: steps to the nearest of them from each place on it, and whether it keeps to what is revealed."""

    steps: dict[Place, int]
    start: tuple[Place, ...]
    charted: bool

    @property
    def cost(self) -> int:
        """The fewest steps there are."""
        return min(self.steps[place] for place in self.start if place in self.steps)


class End(NamedTuple):
    """Where a move can end: the place, how many steps are still to go, and the hexes of one way there, its first hex left out."""

    place: Place
    left: int
    path: tuple[Hex, ...]
    steps: int


class Sea(NamedTuple):
    """Where a ship may go: hexes that are revealed (`known`; None: any), no Port that shelters but those of its `goals` (R6.12)."""

    state: Voyage
    vessel: Vessel
    known: Container[Hex] | None
    goals: Container[Hex]
    ports: Container[Hex]

    def passes(self, hex_: Hex) -> bool:
        """Whether it may enter a hex."""
        if not hexes.inside(hex_) or (self.known is not None and hex_ not in self.known):
            return False
        return hex_ in self.goals or hex_ not in self.ports

    def ends(self, hex_: Hex) -> bool:
        """Whether it may end a move in a hex: no other ship is there (R6.12)."""
        return sight.who_in(self.state, hex_, self.vessel.key) is None

    def sides(self, facing: Facing) -> tuple[Facing, ...]:
        """The sides over which a ship that faces so can leave a hex."""
        return FACINGS if self.state.house.turning == "free" else (facing,)

    def onward(self, place: Place) -> Iterator[Place]:
        """The places one step on."""
        hex_, facing = place
        for side in self.sides(facing):
            if self.passes(next_ := hexes.neighbour(hex_, side)):
                yield next_, side
        if self.state.house.turning == "as-players":
            yield from _turns(place)

    def back(self, place: Place) -> Iterator[Place]:
        """The places one step before."""
        hex_, facing = place
        before = hexes.minus(hex_, hexes.STEPS[facing])
        if self.passes(hex_):
            for faced in self.sides(facing):
                yield before, faced
        if self.state.house.turning == "as-players":
            yield from _turns(place)


def _sea(state: Voyage, vessel: Vessel, goals: Container[Hex], *, charted: bool) -> Sea:
    """The sea over which a ship heads for some goals: what is revealed and its own hex, or all of it."""
    known = {*state.by_hex, *(() if vessel.hex is None else (vessel.hex,))} if charted else None
    ports = {spot.hex for spot in state.chart if sight.shelters(state, spot)}
    return Sea(state, vessel, known, goals, ports)


def course(state: Voyage, vessel: Vessel, to: Iterable[Place]) -> Course | None:
    """The way of a ship with a hex to the nearest of some places; None when there is none.

    Over revealed hexes when they lead there, else over anything. A ship without a facing may begin with each.
    """
    goals = tuple(to)
    if vessel.hex is None or not goals:
        return None
    start = _start(vessel.hex, vessel.facing)
    for charted in (True, False):
        steps = _steps(_sea(state, vessel, {vessel.goal}, charted=charted), goals, start)
        if steps is not None:
            return Course(steps, start, charted)
    return None


def distances(state: Voyage, vessel: Vessel, to: Iterable[Hex]) -> dict[Hex, int]:
    """The fewest steps from a ship's hex to each of some hexes for which it may head; those without a way are left out.

    Each over revealed hexes when they lead there, else over anything.
    """
    found: dict[Hex, int] = {}
    wanted = set(to)
    for charted in (True, False):
        if vessel.hex is not None and (left := wanted - found.keys()):
            found |= _spread(_sea(state, vessel, left, charted=charted), _start(vessel.hex, vessel.facing), left)
    return found


def _spread(sea: Sea, start: tuple[Place, ...], to: set[Hex]) -> dict[Hex, int]:
    """The steps to each of some hexes, searched outward until all are found; a Port but its own is an end, not a way."""
    found = {hex_: 0 for hex_, _ in start if hex_ in to}
    seen, edge, depth = set(start), list(start), 0
    while edge and len(found) < len(to):
        depth += 1
        edge = [next_ for place in edge for next_ in sea.onward(place) if next_ not in seen]
        edge = list(dict.fromkeys(edge))
        seen.update(edge)
        found = {hex_: depth for hex_, _ in edge if hex_ in to} | found
        edge = [place for place in edge if place[0] == sea.vessel.hex or place[0] not in sea.ports]
    return found


def all_facings(hex_: Hex) -> tuple[Place, ...]:
    """A hex, faced in any way."""
    return tuple((hex_, facing) for facing in FACINGS)


def steps_to(state: Voyage, vessel: Vessel, hex_: Hex) -> int | None:
    """The fewest steps from a ship's hex to another, None when there is no way."""
    return distances(state, vessel, (hex_,)).get(hex_)


def ends(state: Voyage, vessel: Vessel, way: Course, most: int) -> tuple[End, ...]:
    """Where at most so many steps on a course end: the free places with the fewest steps to go, and of these those soonest reached.

    None when no step brings the ship nearer.
    """
    sea = _sea(state, vessel, {vessel.goal}, charted=way.charted)
    reached = _reached(sea, way, most)
    paths = [
        End(place, way.steps[place], path, steps)
        for place, (steps, path) in reached.items()
        if place in way.steps and sea.ends(place[0])
    ]
    nearer = [each for each in paths if each.left < way.cost]
    best = min(((each.left, each.steps) for each in nearer), default=None)
    return tuple(each for each in nearer if (each.left, each.steps) == best)


def _start(hex_: Hex, facing: Facing | None) -> tuple[Place, ...]:
    return all_facings(hex_) if facing is None else ((hex_, facing),)


def _turns(place: Place) -> Iterator[Place]:
    hex_, facing = place
    at = FACINGS.index(facing)
    yield hex_, FACINGS[(at + 1) % 6]
    yield hex_, FACINGS[at - 1]


def _steps(sea: Sea, goals: tuple[Place, ...], start: tuple[Place, ...]) -> dict[Place, int] | None:
    """The steps from each place to the nearest goal, as far out as the start; None when the start is not met."""
    steps = {place: 0 for place in goals if place in start or sea.passes(place[0])}
    edge = list(steps)
    depth = 0
    while edge and not any(place in steps for place in start):
        depth += 1
        edge = _next(edge, steps, depth, sea)
    return steps if any(place in steps for place in start) else None


def _next(edge: list[Place], steps: dict[Place, int], depth: int, sea: Sea) -> list[Place]:
    """Marks all places one step farther out."""
    found: list[Place] = []
    home = sea.vessel.hex
    for place in edge:
        for before in sea.back(place):
            if before not in steps and (before[0] == home or sea.passes(before[0])):
                steps[before] = depth
                found.append(before)
    return found


def _reached(sea: Sea, way: Course, most: int) -> dict[Place, tuple[int, tuple[Hex, ...]]]:
    """All places within so many steps from the start: how many, and one of the shortest ways."""
    found: dict[Place, tuple[int, tuple[Hex, ...]]] = dict.fromkeys(way.start, (0, ()))
    edge = list(found)
    for depth in range(1, most + 1):
        after: list[Place] = []
        for place in edge:
            path = found[place][1]
            for next_ in sea.onward(place):
                if next_ not in found:
                    found[next_] = (depth, path if next_[0] == place[0] else (*path, next_[0]))
                    after.append(next_)
        edge = after
    return found
