"""An enemy ship's activation on charts that are known all over, against an oracle of its own: lines, costs, targets, ways."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.contract import Answer, Told
from rules.everrain import Everrain
from rules.everrain.actions import Activate
from rules.everrain.events import Closing, Fired, Heading, Onward, Rolled, Targeted, Waits
from rules.everrain.house import House
from rules.everrain.pack import FACES, Hex
from rules.everrain.state import FACINGS, Facing, Phase, Ship, Spot, Storm, Vessel, Voyage
from rules.referee import Finished, Stopped, run
from tests.rules.everrain.cases import box

GAME = Everrain(box())
RADIUS = 4
DISC = [(q, r) for q in range(-RADIUS, RADIUS + 1) for r in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
KNOWN = frozenset(DISC)
BEYOND = frozenset((q, r) for q in range(-9, 10) for r in range(-9, 10) if abs(q + r) <= 9)
"""The chart, and as far around it as any fire pattern here reaches."""
INNER = [each for each in DISC if max(abs(each[0]), abs(each[1]), abs(each[0] + each[1])) < RADIUS]
AHEAD: dict[Facing, Hex] = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}
Place = tuple[Hex, Facing]


# --- The oracle -----------------------------------------------------------------------------------------------------------------


def centre(q: float, r: float) -> tuple[float, float]:
    """The middle of a hex on paper."""
    return sqrt(3) * (q + r / 2), 1.5 * r


def hex_at(x: float, y: float) -> Hex:
    """The hex that holds a point: the one whose middle is nearest."""
    r = y / 1.5
    q = x / sqrt(3) - r / 2
    near = [(int(q // 1) + dq, int(r // 1) + dr) for dq in (-1, 0, 1, 2) for dr in (-1, 0, 1, 2)]
    return min(near, key=lambda each: (centre(*each)[0] - x) ** 2 + (centre(*each)[1] - y) ** 2)


@cache
def passed(offset: Hex) -> tuple[frozenset[Hex], ...]:
    """What a line from `0,0` passes, point by point: the hex there, or both where it runs along an edge."""
    x, y = centre(*offset)
    long = sqrt(x * x + y * y)
    aside = (-y / long * 1e-4, x / long * 1e-4)
    found = dict[frozenset[Hex], None]()
    for step in range(1, 400):
        share = step / 400 + 1e-5
        sides = frozenset(hex_at(x * share + sign * aside[0], y * share + sign * aside[1]) for sign in (-1, 1))
        if not sides & {(0, 0), offset}:
            found[sides] = None
    return tuple(found)


class Sea(NamedTuple):
    """What the oracle looks at: the state, the ship that is activated, and how far it may go."""

    state: Voyage
    vessel: Vessel
    within: frozenset[Hex] = KNOWN

    def others(self) -> set[Hex]:
        """The hexes of all other ships."""
        ships = [each.hex for each in self.state.ships]
        return {each for each in (*ships, *(v.hex for v in self.state.vessels if v.key != self.vessel.key)) if each}

    def stormy(self, hex_: Hex) -> bool:
        return any(hex_ in storm.hexes for storm in self.state.storms)

    def port(self, hex_: Hex) -> bool:
        """Whether a hex is a Port that counts."""
        spot = self.state.spot(hex_)
        return spot is not None and spot.kind == "port" and not spot.closed and not self.stormy(hex_)

    def blocks(self, hex_: Hex) -> bool:
        spot = self.state.spot(hex_)
        land = spot is not None and spot.kind in {"altar", "island", "port"}
        return land or self.stormy(hex_) or hex_ in self.others()

    def fires(self, place: Place, target: Hex) -> bool:
        """Whether a target is under fire from a place."""
        (q, r), facing = place
        pattern: list[Hex] = []
        for offset in self.vessel.pattern:
            a, b = offset
            for _ in range(FACINGS.index(facing)):
                a, b = -b, a + b
            pattern.append((q + a, r + b))
        if target not in pattern or self.stormy((q, r)) or self.port((q, r)) or self.port(target):
            return False
        line = passed((target[0] - q, target[1] - r))
        return all(any(not self.blocks((q + a, r + b)) for a, b in sides) for sides in line)

    def after(self, place: Place) -> list[Place]:
        """The places one step on, within the chart or a little beyond."""
        (q, r), facing = place
        free = self.state.house.turning == "free"
        sides = FACINGS if free else (facing,)
        ahead: list[Place] = [((q + AHEAD[side][0], r + AHEAD[side][1]), side) for side in sides]
        ways = [
            each for each in ahead if each[0] in self.within and (each[0] == self.vessel.goal or not self.port(each[0]))
        ]
        at = FACINGS.index(facing)
        return ways if free else [*ways, ((q, r), FACINGS[at - 1]), ((q, r), FACINGS[(at + 1) % 6])]

    def reach(self, start: Place) -> dict[Place, int]:
        """The steps to every place."""
        found, edge = {start: 0}, [start]
        while edge:
            edge = [
                each
                for place in edge
                for each in self.after(place)
                if each not in found and not found.update({each: found[place] + 1})
            ]
        return found

    def cost(self, reach: dict[Place, int], target: Hex) -> int | None:
        """The fewest steps to a free place from which a target is under fire."""
        free = [steps for place, steps in reach.items() if place[0] not in self.others() and self.fires(place, target)]
        return min(free, default=None)

    def to_go(self, place: Place) -> int | None:
        """The fewest steps from a place to the destination."""
        return min((steps for at, steps in self.reach(place).items() if at[0] == self.vessel.goal), default=None)


# --- Charts ---------------------------------------------------------------------------------------------------------------------


@st.composite
def charts(draw: st.DrawFn) -> Voyage:
    """A chart known all over with some land and perhaps a storm, an enemy ship, another one, and up to three players' ships."""
    places = draw(st.lists(st.sampled_from(INNER), min_size=5, max_size=5, unique=True))
    land = draw(st.dictionaries(st.sampled_from(INNER), st.sampled_from(("altar", "island", "port")), max_size=6))
    spots = tuple(Spot(each, land.get(each, "sea")) for each in DISC)
    storm = draw(st.none() | st.sampled_from(INNER))
    storms = () if storm is None else (Storm(1, 2, (storm, (storm[0] + 1, storm[1]))),)
    number = draw(st.integers(1, 3))
    ships = tuple(
        Ship(seat=f"s{at + 1}", letter="ABC"[at], hex=places[at], facing="E", crew=(1,)) for at in range(number)
    )
    pattern = tuple(
        draw(
            st.lists(
                st.sampled_from(((1, 0), (2, 0), (1, -1), (2, -1), (3, -1), (1, 1))),
                min_size=1,
                max_size=3,
                unique=True,
            )
        )
    )
    maw = Vessel(
        key="the-maw",
        card="the-maw",
        name="The Maw",
        health=4,
        dice=draw(st.integers(1, 5)),
        range_=draw(st.integers(1, 5)),
        pattern=pattern,
        heading=draw(st.sampled_from(("island", "altar", ""))),
        hex=places[3],
        facing=draw(st.sampled_from(FACINGS)),
    )
    gull = replace(maw, key="grey-gull", card="grey-gull", name="Grey Gull", hex=places[4], heading="")
    house = House(storm_sight="clear", turning=draw(st.sampled_from(("free", "as-players"))))
    return Voyage(
        seats=tuple(each.seat for each in ships),
        ships=ships,
        vessels=(maw, gull),
        launched=(maw.key, gull.key),
        chart=spots,
        storms=storms,
        first="s1",
        phase=Phase(step="ships"),
        house=house,
    )


def activated(state: Voyage, seed: bytes) -> tuple[Voyage, Finished]:
    """The enemy ship's activation; a Port for a ship that sinks is the first."""
    answers: tuple[Answer, ...] = ()
    while isinstance(result := run(GAME, state, Activate(enemy="the-maw"), answers, seed), Stopped):
        answers = (*result.answers, Told(result.question.key, result.question.options[0].key))
    assert isinstance(result.state, Voyage)
    return result.state, result


@settings(max_examples=100, deadline=None)
@given(charts(), st.binary(min_size=1, max_size=4))
def test_a_ship_does_what_the_oracle_does(state: Voyage, seed: bytes) -> None:
    after, result = activated(state, seed)
    assert GAME.faults(after) == ()
    goal = next((each.goal for each in result.events if isinstance(each, Heading)), None)
    vessel = replace(state.vessels[0], goal=goal)
    sea = Sea(state, vessel)
    assert vessel.hex is not None
    assert vessel.facing is not None
    here: Place = (vessel.hex, vessel.facing)
    reach = sea.reach(here)
    costs = {ship.seat: sea.cost(reach, ship.hex) for ship in state.ships if ship.hex and candidate(sea, ship.hex)}
    assume(not any(cost is None and seen_from_beyond(sea, here, seat) for seat, cost in costs.items()))
    assume(goal is None or sea.to_go(here) is not None)
    faces = next(each.faces for each in result.events if isinstance(each, Rolled))
    pairs = {face: faces.count(face) // 2 for face in FACES}
    steps = faces.count("move") + pairs["damage"] + pairs["omen"]
    if not steps and "damage" not in faces:
        return
    targeted = [each for each in result.events if isinstance(each, Targeted)]
    reachable = {seat: cost for seat, cost in costs.items() if cost is not None}
    assert bool(targeted) == bool(reachable)
    if targeted:
        assert targeted[0].cost == reachable[targeted[0].seat] == min(reachable.values())
    here = assert_closed(sea, result, here)
    fired = [each for each in result.events if isinstance(each, Fired)]
    assert not fired or sea.fires(
        here, next(ship.hex for ship in state.ships if ship.seat == fired[0].seat and ship.hex)
    )
    assert_sailed_on(sea, result, here)


def seen_from_beyond(sea: Sea, here: Place, seat: str) -> bool:
    """Whether a player's ship comes under fire only from beyond the chart, where this oracle does not follow."""
    wide = sea._replace(within=BEYOND)
    ship = sea.state.ship(seat)
    return ship is not None and ship.hex is not None and wide.cost(wide.reach(here), ship.hex) is not None


def candidate(sea: Sea, hex_: Hex) -> bool:
    """Whether a player's ship there is within the Engagement Range, and in no Port."""
    assert sea.vessel.hex is not None
    q, r = hex_[0] - sea.vessel.hex[0], hex_[1] - sea.vessel.hex[1]
    return max(abs(q), abs(r), abs(q + r)) <= (sea.vessel.range_ or 0) and not sea.port(hex_)


def assert_way(sea: Sea, here: Place, path: tuple[Hex, ...], end: Place, steps: int) -> None:
    """A way over neighbours, with no Port on it but the destination, that ends where nobody lies and takes so many steps."""
    for one, other in pairwise((here[0], *path)):
        assert (other[0] - one[0], other[1] - one[1]) in AHEAD.values()
    assert all(each == sea.vessel.goal or not sea.port(each) for each in path)
    assert end[0] not in sea.others()
    assert (path[-1] if path else here[0]) == end[0]
    assert sea.reach(here)[end] == steps


def assert_closed(sea: Sea, result: Finished, here: Place) -> Place:
    """The move toward the target, if there was one; where the ship is after it."""
    closing = next((each for each in result.events if isinstance(each, Closing)), None)
    if closing is None:
        return here
    assert closing.facing is not None
    end = (closing.path[-1] if closing.path else here[0], closing.facing)
    assert_way(sea, here, closing.path, end, closing.steps)
    target = next(ship.hex for ship in sea.state.ships if ship.seat == closing.seat)
    assert target is not None
    assert closing.reached == sea.fires(end, target)
    if not closing.reached:
        left = sea.cost(sea.reach(end), target)
        before = sea.cost(sea.reach(here), target)
        assert left is not None
        assert before is not None
        assert left < before
    return end


def assert_sailed_on(sea: Sea, result: Finished, here: Place) -> None:
    """The move to the destination, if there was one, ends as near to it as any free place within so many steps."""
    onward = next((each for each in result.events if isinstance(each, Onward)), None)
    if onward is None:
        return
    assert onward.facing is not None
    end = (onward.path[-1] if onward.path else here[0], onward.facing)
    assert_way(sea, here, onward.path, end, onward.steps)
    assert onward.left == sea.to_go(end)
    uses = next(each.uses for each in result.events if isinstance(each, Rolled))
    closing = sum(each.steps for each in result.events if isinstance(each, Closing))
    most = sum(use.to == "move" for use in uses) - closing
    reach = sea.reach(here)
    near = [sea.to_go(place) for place, steps in reach.items() if steps <= most and place[0] not in sea.others()]
    assert onward.left == min(each for each in near if each is not None)
    assert not any(isinstance(each, Waits) for each in result.events)
