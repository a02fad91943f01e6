"""The moves of one activation of an enemy ship: toward its target, then toward its destination (R6.6-6.13)."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from rules.contract import Reason, Seat
from rules.everrain import changes, courses, fate, hexes
from rules.everrain.courses import Course, End
from rules.everrain.events import Arrived, Closing, Onward, Waits
from rules.everrain.house import also_by
from rules.everrain.questions import MOST_STEPS, NONE, HowFar
from rules.everrain.state import Vessel, Voyage
from rules.everrain.targets import Aim
from rules.referee import Referee


class Ahead(NamedTuple):
    """What is known of the steps to a ship's destination: so many, or `none` why there is no way; None: to be asked later."""

    steps: int | None
    none: str = ""


class Stop(NamedTuple):
    """Where a move ended, and the reason with the switches that it rests on."""

    end: End
    because: Reason


def aimless(vessel: Vessel) -> bool:
    """Whether a ship's card is known, and names no destination."""
    return vessel.card is not None and not vessel.heading


def charted(vessel: Vessel) -> bool:
    """Whether the steps to a ship's destination are counted on the chart."""
    return vessel.hex is not None and (vessel.card is not None or bool(vessel.heading))


def ahead(state: Voyage, vessel: Vessel, told: int | None, referee: Referee) -> Ahead:
    """The steps to a ship's destination: counted, told (0: it has none), as they were told last, or asked."""
    if aimless(vessel):
        return Ahead(None, "no-destination")
    if charted(vessel):
        return on_chart(state, vessel)
    if told is None:
        told = vessel.course or asked(vessel, referee)
    return Ahead(told) if told else Ahead(None, "no-destination")


def on_chart(state: Voyage, vessel: Vessel) -> Ahead:
    """The steps to a ship's destination over the chart."""
    if vessel.goal is None:
        return Ahead(None, "no-destination")
    steps = courses.steps_to(state, vessel, vessel.goal)
    return Ahead(None, "no-way") if steps is None else Ahead(steps)


def asked(vessel: Vessel, referee: Referee) -> int:
    """The steps to a ship's destination as the table sees them, 0 for none."""
    answer = referee.ask(HowFar(vessel.key))
    return 0 if answer == NONE else int(answer)


def close_in(state: Voyage, vessel: Vessel, aim: Aim, steps: int, referee: Referee) -> Voyage:
    """A ship moves so many steps toward its target, to a firing position when they are enough (R6.6).

    Where only the table sees how, its hex is no longer known after it.
    """
    reached = aim.cost is not None and steps >= aim.cost
    because = Reason("everrain.ship.toward" if reached else "everrain.ship.short", "inferred")
    if aim.way is None:
        _say_closing(referee, vessel, aim.seat, steps, reached, None, because)
        return changes.with_vessel(state, _adrift(vessel, None))
    stop = _moved(state, vessel, aim.way, steps, referee, because)
    if stop is None:
        return waits(state, referee, vessel, Reason("everrain.ship.no-way", "inferred"))
    _say_closing(referee, vessel, aim.seat, stop.end.steps, reached, stop.end, stop.because)
    return changes.with_vessel(state, _at(vessel, stop.end))


def onward(state: Voyage, vessel: Vessel, steps: int, left: int | None, referee: Referee, because: Reason) -> Voyage:
    """A ship moves toward its destination (R6.7, R6.8): over the chart, or `left` steps were to go on the board (None: unknown)."""
    if charted(vessel):
        if vessel.goal is None:
            return waits(state, referee, vessel, Reason("everrain.ship.no-destination"))
        way = courses.course(state, vessel, courses.all_facings(vessel.goal))
        stop = None if way is None else _moved(state, vessel, way, steps, referee, because)
        if stop is None:
            return waits(state, referee, vessel, Reason("everrain.ship.no-way", "inferred"))
        _say_onward(referee, vessel, stop.end.steps, stop.end.left, stop.end, stop.because)
        return changes.with_vessel(state, _at(vessel, stop.end))
    steps = steps if left is None else min(steps, left)
    left = None if left is None or (left >= MOST_STEPS and left > steps) else left - steps
    _say_onward(referee, vessel, steps, left, None, because)
    return changes.with_vessel(state, _adrift(vessel, left))


def waits(state: Voyage, referee: Referee, vessel: Vessel, because: Reason) -> Voyage:
    """A ship stays where it is; without the chart it is kept that the table knows no destination of it."""
    referee.say(Waits(vessel.key, vessel.name, because))
    if because.rule != "everrain.ship.no-destination" or charted(vessel):
        return state
    return changes.with_vessel(state, replace(vessel, course=None, waits=True))


def arrived(vessel: Vessel) -> bool:
    """Whether a ship is at its destination."""
    return (vessel.goal is not None and vessel.hex == vessel.goal) or (vessel.hex is None and vessel.course == 0)


def say_arrived(referee: Referee, vessel: Vessel, because: Reason) -> None:
    """A ship has reached its destination."""
    referee.say(Arrived(vessel.key, vessel.name, vessel.heading, vessel.words, vessel.goal, because))


def _moved(state: Voyage, vessel: Vessel, way: Course, steps: int, referee: Referee, because: Reason) -> Stop | None:
    """Where so many steps of a course end; of several equal places (R6.11) the one that the Fate die or the players choose.

    Which way it goes there makes no difference, so that is not decided. None when no step brings it nearer.
    """
    ends = courses.ends(state, vessel, way, steps)
    if not ends:
        return None
    what = "position" if steps >= way.cost else "path"
    places = sorted({each.place[0] for each in ends})
    hex_ = fate.tied(state, referee, what, [hexes.text(each) for each in places], vessel.key)
    here = [each for each in ends if hexes.text(each.place[0]) == hex_]
    if vessel.goal == here[0].place[0] and not vessel.elder:
        here = here[:1]
    facing = fate.tied(state, referee, "facing", [each.place[1] for each in here], vessel.key)
    end = next(each for each in here if each.place[1] == facing)
    because = also_by(because, state.house, "turning")
    return Stop(end, because if len(places) == len(here) == 1 else fate.by_tie(state, because))


def _at(vessel: Vessel, end: End) -> Vessel:
    return replace(vessel, hex=end.place[0], facing=end.place[1])


def _adrift(vessel: Vessel, left: int | None) -> Vessel:
    """A ship after a move that only the table saw."""
    return replace(vessel, hex=None, facing=None, goal=None, course=left, waits=False)


def _say_closing(
    referee: Referee, vessel: Vessel, seat: Seat, steps: int, reached: bool, end: End | None, because: Reason
) -> None:
    referee.say(
        Closing(
            vessel=vessel.key,
            name=vessel.name,
            seat=seat,
            steps=steps,
            reached=reached,
            path=end.path if end else (),
            facing=end.place[1] if end else None,
            because=because,
        )
    )


def _say_onward(
    referee: Referee, vessel: Vessel, steps: int, left: int | None, end: End | None, because: Reason
) -> None:
    referee.say(
        Onward(
            vessel=vessel.key,
            name=vessel.name,
            steps=steps,
            heading=vessel.heading,
            words=vessel.words,
            goal=vessel.goal,
            left=left,
            path=end.path if end else (),
            facing=end.place[1] if end else None,
            because=because,
        )
    )
