"""What enemy ships head for: the nearest place that fits, looked for again whenever the chart changes (R3.2, R3.4, R6.14)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Candidate, Mark, Reason
from rules.everrain import changes, courses, fate, hexes, sight
from rules.everrain.events import Heading
from rules.everrain.pack import Hex, Pack
from rules.everrain.state import Spot, Vessel, Voyage
from rules.referee import Referee


def settled(_pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """The state with each destination put right: a ship that waits takes what fits, one whose place no longer counts another."""
    for vessel in state.vessels:
        if vessel.hex is None or valid(state, vessel):
            continue
        goal, because = found(state, vessel, referee)
        if goal != vessel.goal:
            referee.say(
                Heading(
                    vessel=vessel.key,
                    name=vessel.name,
                    before=vessel.goal,
                    goal=goal,
                    heading=vessel.heading,
                    because=because,
                )
            )
            state = changes.with_vessel(state, replace(vessel, goal=goal))
    return state


def valid(state: Voyage, vessel: Vessel) -> bool:
    """Whether a ship's destination still is what it looks for; the one at which the Elder One has arrived is behind it (R12.7)."""
    spot = state.spot(vessel.goal) if vessel.goal is not None else None
    there = vessel.elder and vessel.hex == vessel.goal
    return spot is not None and not there and fits(state, vessel, spot)


def fits(state: Voyage, vessel: Vessel, spot: Spot) -> bool:
    """Whether a hex is of the kind that a ship looks for, and counts as such now (R11.3)."""
    return spot.kind == vessel.heading and sight.works(state, spot)


def found(state: Voyage, vessel: Vessel, referee: Referee) -> tuple[Hex | None, Reason]:
    """The nearest place that fits, by the steps to it; the Fate die between equals. None when there is none, or nobody told it."""
    if vessel.card is None and not vessel.heading:
        return None, Reason("everrain.ship.untold")
    of_kind = [spot for spot in state.chart if spot.kind == vessel.heading]
    steps = courses.distances(state, vessel, [spot.hex for spot in of_kind if fits(state, vessel, spot)])
    weighed = [_weighed(state, vessel, spot, steps.get(spot.hex)) for spot in of_kind]
    near = min((each.scores[0] for each in weighed if each.scores and each.scores[0] is not None), default=None)
    equals = [each.key for each in weighed if each.scores == (near,)]
    if near is None:
        return None, Reason("everrain.ship.no-destination", criteria=("steps",), candidates=tuple(weighed))
    picked = fate.tied(state, referee, "destination", equals, vessel.key)
    mark: Mark = "official" if vessel.goal is None else "inferred"
    because = Reason("everrain.ship.destination", mark, ("steps",), tuple(weighed), (picked,))
    goal = next(spot.hex for spot in of_kind if hexes.text(spot.hex) == picked)
    return goal, because if len(equals) == 1 else fate.by_tie(state, because)


def _weighed(state: Voyage, vessel: Vessel, spot: Spot, steps: int | None) -> Candidate:
    """A place of the right kind: the steps to it, or why it does not count."""
    key = hexes.text(spot.hex)
    if spot.hex == vessel.hex:
        return Candidate(key, out="here")
    if spot.closed:
        return Candidate(key, out="closed")
    if sight.storm_over(state, spot.hex) is not None:
        return Candidate(key, out="storm")
    return Candidate(key, out="no-way") if steps is None else Candidate(key, (steps,))
