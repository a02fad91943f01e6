"""The activation of an enemy ship, or of the Elder One (R6, R12.3): its roll, its target, its fire, its way."""

from __future__ import annotations

from typing import NamedTuple, cast

from msgspec.structs import replace

from rules.contract import Reason, RuleError
from rules.everrain import changes, dice, firing, goals, leaving, moving
from rules.everrain.actions import Activate
from rules.everrain.dice import Spent
from rules.everrain.events import By, Fired, Rolled, Targeted, Whilst
from rules.everrain.moving import Ahead
from rules.everrain.pack import Face, Pack
from rules.everrain.questions import Figure
from rules.everrain.state import Vessel, Voyage
from rules.everrain.targets import Target, target
from rules.referee import Referee

NOBODY = Target(None, Reason("everrain.ship.no-step"))


class Plan(NamedTuple):
    """What one roll comes to: the faces, the target, the steps ahead to the destination, and how the dice are used.

    `known` are the steps to the destination before the ship moved, as they were told.
    """

    faces: tuple[Face, ...]
    by: By
    target: Target
    ahead: Ahead
    spent: Spent
    known: int | None = None


def activate(pack: Pack, state: Voyage, action: Activate, referee: Referee) -> Voyage:
    """An enemy ship or the Elder One is activated; RuleErrors everrain-not-in-play, everrain-dice-count."""
    vessel = changes.vessel(state, action.enemy)
    _fitting(vessel, action.dice)
    if vessel.elder:
        referee.say(_whilst(pack, vessel))
    state = goals.settled(pack, state, referee)
    state, faces = _rolled(pack, state, action, referee)
    vessel = changes.vessel(state, action.enemy)
    there = vessel.elder and moving.arrived(vessel) and not action.course
    plan = _plan(state, vessel, action, faces, referee)
    referee.say(Rolled(vessel.key, vessel.name, plan.faces, plan.spent.uses, plan.by))
    state = _attack(pack, state, vessel, plan, referee)
    state = _sail_on(state, changes.vessel(state, vessel.key), plan, referee)
    return state if there else _arrive(pack, state, changes.vessel(state, vessel.key), referee)


def _whilst(pack: Pack, elder: Vessel) -> Whilst:
    """What the Elder One's board says that is done before it acts (R12.3)."""
    card = pack.elder(elder.card) if elder.card else None
    because = Reason("everrain.elder.whilst")
    return Whilst(vessel=elder.key, name=elder.name, text=card.whilst if card else "", because=because)


def _fitting(vessel: Vessel, rolled: tuple[Face, ...]) -> None:
    """RuleError everrain-dice-count when the dice that were rolled by hand are not as many as the dice value says."""
    wanted = vessel.rolls
    if rolled and wanted is not None and len(rolled) != wanted:
        raise RuleError("everrain-dice-count", enemy=vessel.key, given=len(rolled), dice=wanted)


def _rolled(pack: Pack, state: Voyage, action: Activate, referee: Referee) -> tuple[Voyage, tuple[Face, ...]]:
    """The Enemy dice are rolled (R6.1); a dice value that nobody knew is asked, or told by how many were rolled."""
    vessel = changes.vessel(state, action.enemy)
    if vessel.dice is None:
        value = len(action.dice) or int(referee.ask(Figure(vessel.key, "dice")))
        vessel = replace(vessel, dice=value + vessel.weak if action.dice else value)
        state = changes.with_vessel(state, vessel)
    number = len(action.dice) or vessel.rolls or 1
    faces = referee.roll(number, pack.die, "enemy-dice", vessel.key, action.dice)
    return state, cast("tuple[Face, ...]", faces)


def _plan(state: Voyage, vessel: Vessel, action: Activate, faces: tuple[Face, ...], referee: Referee) -> Plan:
    """The target, and how each die is used; what the board shows is asked only when it decides something."""
    by = referee.by
    if dice.idle(faces):
        return Plan(faces, by, NOBODY, Ahead(None, "no-step"), dice.spent(faces, None))
    if vessel.elder and (action.course or not moving.arrived(vessel)):
        way = moving.ahead(state, vessel, action.course, referee)
        if way.steps is not None:
            reason = Reason("everrain.elder.objective")
            return Plan(faces, by, Target(None, reason), way, dice.spent(faces, None, way.steps))
    aim = target(state, vessel, action.sights, referee)
    cost = aim.aim.cost if aim.aim else None
    spent = dice.spent(faces, cost)
    way = _ahead(state, vessel, action, spent, referee)
    most = 0 if way.none else way.steps
    known = action.course or vessel.course
    return Plan(faces, by, aim, way, dice.spent(faces, cost, most), known)


def _ahead(state: Voyage, vessel: Vessel, action: Activate, spent: Spent, referee: Referee) -> Ahead:
    """The steps to the destination, as far as they matter; None when the ship moves toward its target first, which changes them."""
    if not spent.onward:
        return Ahead(None, "no-step")
    if vessel.elder:
        return Ahead(None, "no-destination")
    if not spent.steps or moving.aimless(vessel):
        return moving.ahead(state, vessel, action.course, referee)
    if moving.charted(vessel):
        return Ahead(None, "" if vessel.goal is not None else "no-destination")
    if action.course == 0:
        return Ahead(None, "no-destination")
    return Ahead(None)


def _attack(pack: Pack, state: Voyage, vessel: Vessel, plan: Plan, referee: Referee) -> Voyage:
    """The ship comes near its target, and fires when it is under fire (R6.5, R6.6)."""
    aim, spent = plan.target.aim, plan.spent
    if aim is None or aim.cost is None:
        return state
    referee.say(Targeted(vessel.key, vessel.name, aim.seat, aim.cost, plan.target.because))
    if spent.steps:
        state = moving.close_in(state, vessel, aim, spent.steps, referee)
    if not spent.damage:
        return state
    fired = Fired(
        vessel=vessel.key,
        name=vessel.name,
        seat=aim.seat,
        damage=spent.damage,
        because=Reason("everrain.ship.fire"),
    )
    referee.say(fired)
    return firing.struck(pack, state, referee, aim.seat, vessel.key, spent.damage)


def _sail_on(state: Voyage, vessel: Vessel, plan: Plan, referee: Referee) -> Voyage:
    """What is left moves the ship toward its destination (R6.7, R6.8); without one it waits (R3.4)."""
    spent, way = plan.spent, plan.ahead
    if way.none or not spent.onward:
        return _stays(state, vessel, plan, referee)
    left = way.steps
    if spent.steps and not moving.charted(vessel) and not _far(plan):
        left = moving.asked(vessel, referee)
        if not left:
            return moving.waits(state, referee, vessel, _no_way(plan, "no-destination"))
    return moving.onward(state, vessel, spent.onward, left, referee, _onward(vessel, plan))


def _far(plan: Plan) -> bool:
    """Whether a ship cannot reach its destination in this activation, wherever its target was."""
    return plan.known is not None and plan.known - plan.spent.steps > plan.spent.onward


def _stays(state: Voyage, vessel: Vessel, plan: Plan, referee: Referee) -> Voyage:
    """A ship that makes no step onward: said, unless it attacked and had no die left for it."""
    acted = plan.spent.steps or plan.spent.damage
    if moving.arrived(vessel) or (acted and plan.ahead.none == "no-step"):
        return state
    return moving.waits(state, referee, vessel, _no_way(plan, plan.ahead.none or "no-step"))


def _onward(vessel: Vessel, plan: Plan) -> Reason:
    """Why a ship sails on: nobody is in range, each ship weighed, or dice are left."""
    if vessel.elder:
        return plan.target.because
    if plan.target.aim is not None:
        return Reason("everrain.ship.leftover")
    return replace(plan.target.because, rule="everrain.ship.onward")


def _no_way(plan: Plan, why: str) -> Reason:
    """Why a ship stays, with each ship weighed when none was its target."""
    weighed = plan.target.because
    if plan.target.aim is not None or why == "no-way":
        return Reason(f"everrain.ship.{why}", "inferred" if why == "no-way" else "official")
    return replace(weighed, rule=f"everrain.ship.{why}")


def _arrive(pack: Pack, state: Voyage, vessel: Vessel, referee: Referee) -> Voyage:
    """A ship at its destination is banished (R6.13); the Elder One is not (R12.7), and looks for the next."""
    if not moving.arrived(vessel):
        return state
    if vessel.elder:
        moving.say_arrived(referee, vessel, Reason("everrain.elder.arrived", "inferred"))
        return goals.settled(pack, state, referee)
    because = Reason("everrain.ship.arrived")
    moving.say_arrived(referee, vessel, because)
    return leaving.banish(pack, state, referee, vessel.key, because=because)
