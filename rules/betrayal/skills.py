"""Chapter "Mid-battle draws" (P-25): Rally, Instigate, Lord, Necromancy and Penumbra, which draw and move chips."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.betrayal.actions import Demand, Orders, UseSkill
from rules.betrayal.changes import fought, standing, with_battle, with_unit, without
from rules.betrayal.deploying import Deployment, Paid, Spot
from rules.betrayal.drawing import Got
from rules.betrayal.events import LeftOut, Removed, Skilled, TookPlace
from rules.betrayal.pack import LEVELS, Pack, bag_of
from rules.betrayal.places import fell, lose
from rules.betrayal.pool import mustered
from rules.betrayal.questions import Weakest
from rules.betrayal.spending import choose
from rules.betrayal.state import Companion, Realm, Unit
from rules.contract import Mark, Reason, RuleError
from rules.referee import Referee

LORDS = 5
"""The level of the daedra that a Lord calls."""


def use_skill(pack: Pack, state: Realm, action: UseSkill, referee: Referee) -> Realm:
    """A unit uses a skill: after its defeat (Rally, Instigate, Penumbra), or in its turn (Lord, Necromancy).

    A unit that stands on the map is defeated by the former. RuleError betrayal-companion when a companion would act in its turn.
    """
    companion = state.companion(action.unit)
    if companion is not None:
        return _of_companion(state, action, companion, referee)
    return _RULES[action.skill](pack, state, action, referee)


def _of_companion(state: Realm, action: UseSkill, companion: Companion, referee: Referee) -> Realm:
    """A companion's chip goes into its bag when it is defeated, and nothing comes of its skill."""
    if action.skill in {"lord", "necromancy"}:
        raise RuleError("betrayal-companion", unit=companion.handle, name=companion.enemy.name, skill=action.skill)
    mark = "inferred" if action.skill == "instigate" else "official"
    because = Reason(f"betrayal.{action.skill}.companion", mark)
    referee.say(
        Skilled(handle=companion.handle, enemy=companion.enemy, skill=action.skill, works=False, because=because)
    )
    return lose(state, companion, referee)


def _downed(state: Realm, handle: str) -> Unit:
    """The unit that is or was defeated: on the stack, or on the map."""
    return fought(state).fallen(handle) or standing(state, handle)


def _say(referee: Referee, action: UseSkill, unit: Unit, rule: str, *, works: bool, mark: Mark = "official") -> None:
    because = Reason(f"betrayal.{action.skill}.{rule}", mark)
    referee.say(Skilled(handle=unit.handle, enemy=unit.enemy, skill=action.skill, works=works, because=because))


def _to_stack(state: Realm, unit: Unit, referee: Referee) -> Realm:
    """The unit lies on the defeated stack, if it does not yet, and has used its skill."""
    if fought(state).unit(unit.handle) is not None:
        state = fell(state, unit, referee)
    stack = fought(state).stack
    used = (replace(each, used=each.used + 1) if each.handle == unit.handle else each for each in stack)
    return with_battle(state, stack=tuple(used))


# ------------------------------------------------------------------------------------------------ rally


def _rally(pack: Pack, state: Realm, action: UseSkill, referee: Referee) -> Realm:
    """Unless it is the last enemy or its hex is taken, one of the next lower level comes there; then its chip goes into its bag."""
    unit = _downed(state, action.unit)
    deployment = Deployment(pack, state, referee, Orders(drawn=action.drawn))
    nothing = _no_rally(deployment, unit)
    if nothing:
        _say(referee, action, unit, nothing, works=False, mark="inferred" if nothing == "lowest" else "official")
        if _stays(unit, deployment):
            return with_unit(state, replace(unit, used=unit.used + 1))
        return _to_stack(state, unit, referee)
    _say(referee, action, unit, "next-lower", works=True)
    deployment.free(_lower(unit.level), _in_place_of(state, unit), Reason("betrayal.rally.next-lower"))
    state = deployment.over()
    state = without(state, unit.handle)
    left = len(fought(state).units)
    because = Reason("betrayal.rally.own-chip")
    referee.say(Removed(unit=unit, bag=bag_of(unit.level), standing=left, because=because))
    return state


def _in_place_of(state: Realm, unit: Unit) -> Spot:
    """The hex of a unit that is gone, as far as it is known: none on an earlier tile."""
    return Spot(unit.hex, unit.beside) if unit.tile == fought(state).tiles else Spot()


def _no_rally(deployment: Deployment, unit: Unit) -> str:
    """Why nothing comes of a Rally, empty when something does."""
    if not any(each.handle != unit.handle for each in deployment.battle.units):
        return "last"
    if unit.level <= LEVELS[-1]:
        return "lowest"
    if _stays(unit, deployment) or _taken(unit, deployment):
        return "hex-taken"
    empty = deployment.hand.empty(deployment.state)
    level = _lower(unit.level)
    return "" if choose(level, level, empty, deployment.state.house).level else "bag-empty"


def _stays(unit: Unit, deployment: Deployment) -> bool:
    """Whether the unit is left on the map with no HP, so that it occupies its own hex (P-26.8)."""
    return deployment.battle.unit(unit.handle) is not None and unit.health == 0


def _taken(unit: Unit, deployment: Deployment) -> bool:
    """Whether another unit stands on the hex of one that is gone, as far as it is known."""
    battle = deployment.battle
    there = battle.on(unit.hex) if unit.hex and unit.tile == battle.tiles else None
    return there is not None and there.handle != unit.handle


def _lower(level: int) -> int:
    """The next lower level.

    >>> _lower(20), _lower(5)
    (10, 1)
    """
    return LEVELS[LEVELS.index(level) + 1]


# ------------------------------------------------------------------------------------------------ the other four


def _instigate(pack: Pack, state: Realm, action: UseSkill, referee: Referee) -> Realm:
    """Each adventurer draws a level 1 enemy, which comes to the free hex closest to them."""
    unit = _downed(state, action.unit)
    state = _to_stack(state, unit, referee)
    deployment = Deployment(pack, state, referee, Orders(drawn=action.drawn))
    works = bool(choose(1, 1, deployment.hand.empty(state), state.house).level)
    _say(referee, action, unit, "each-adventurer" if works else "bag-empty", works=works)
    for number in range(mustered(state).adventurers if works else 0):
        came = deployment.free(1, Spot(), Reason("betrayal.instigate.each-adventurer"))
        if not isinstance(came, Unit):
            count = mustered(state).adventurers - number
            referee.say(LeftOut(wanted=Demand(level=1), count=count, pool=deployment.left, because=came))
            break
    return deployment.over()


def _lord(pack: Pack, state: Realm, action: UseSkill, referee: Referee) -> Realm:
    """A level 5 daedra out of the bag comes at the end of the unit's turn; without one it has two Combat dice more."""
    unit = standing(state, action.unit)
    state = with_unit(state, replace(unit, used=unit.used + 1))
    deployment = Deployment(pack, state, referee, Orders(drawn=action.drawn))
    wanted = Demand(level=LORDS, kind="daedra")
    works = deployment.hand.has(state, LORDS, wanted)
    _say(referee, action, unit, "daedra" if works else "no-daedra", works=works)
    if works:
        got = deployment.hand.draw(state, LORDS, wanted, deployment.handle(Spot()))
        if got is not None:
            deployment.deploy(got, Spot(), Reason("betrayal.lord.daedra"), Paid(wanted=wanted))
    return deployment.over()


def _necromancy(pack: Pack, state: Realm, action: UseSkill, referee: Referee) -> Realm:
    """The top of the defeated stack comes back with as many HP as there are adventurers; it rests this round (P-19)."""
    unit = standing(state, action.unit)
    state = with_unit(state, replace(unit, used=unit.used + 1))
    battle = fought(state)
    if not battle.stack:
        _say(referee, action, unit, "no-stack", works=False, mark="inferred")
        return state
    top = battle.stack[0]
    _say(referee, action, unit, "top", works=True)
    deployment = Deployment(pack, with_battle(state, stack=battle.stack[1:]), referee, Orders())
    health = mustered(state).adventurers if state.house.health == "on" else None
    back = replace(deployment.unit(top.enemy, Spot()), rests=True, health=health)
    got = Got(top.enemy, "table" if state.cards == "ours" else "bot")
    deployment.put(back, got, Reason("betrayal.necromancy.top"))
    return deployment.over()


def _penumbra(_pack: Pack, state: Realm, action: UseSkill, referee: Referee) -> Realm:
    """The defeated unit replaces the weakest of its allies, none of the quest, and takes its HP; that chip goes into its bag."""
    unit = _downed(state, action.unit)
    allies = tuple(each for each in fought(state).units if each.handle != unit.handle and not each.quest)
    if not allies or unit.quest:
        _say(referee, action, unit, "nobody" if not allies else "quest", works=False, mark="inferred")
        return _to_stack(state, unit, referee)
    weakest = _weakest(state, action, allies, referee)
    _say(referee, action, unit, "weakest", works=True)
    state = without(without(state, unit.handle), weakest.handle)
    place = replace(weakest, handle=unit.handle, enemy=unit.enemy, used=unit.used)
    state = with_unit(state, place)
    because = Reason("betrayal.penumbra.weakest")
    referee.say(TookPlace(unit=place, replaced=weakest, bag=bag_of(weakest.level), because=because))
    return state


def _weakest(state: Realm, action: UseSkill, allies: tuple[Unit, ...], referee: Referee) -> Unit:
    """The ally with the fewest HP: the one that is told, the only one, or where HP are tracked as they say; else it is asked."""
    if action.other:
        told = next((each for each in allies if each.handle == action.other), None)
        if told is None:
            handles = tuple(each.handle for each in allies)
            raise RuleError("betrayal-no-ally", unit=action.unit, other=action.other, units=handles)
        return told
    known = [each.health for each in allies if each.health is not None]
    if state.house.health == "on" and len(known) == len(allies):
        allies = tuple(each for each in allies if each.health == min(known))
    if len(allies) == 1:
        return allies[0]
    answer = referee.ask(Weakest(action.unit, tuple(each.handle for each in allies)))
    return next(each for each in allies if each.handle == answer)


_RULES: dict[str, Callable[[Pack, Realm, UseSkill, Referee], Realm]] = {
    "rally": _rally,
    "instigate": _instigate,
    "lord": _lord,
    "necromancy": _necromancy,
    "penumbra": _penumbra,
}
