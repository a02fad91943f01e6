"""Putting right what the bot believes: which chip a unit is, where it stands, its HP chips, and the house rules."""

from __future__ import annotations

from msgspec.structs import replace

from rules.betrayal.actions import Name, Place, Rule, Swap, Wound
from rules.betrayal.bags import called, inside, knows
from rules.betrayal.changes import elsewhere, fought, standing, with_battle, with_unit
from rules.betrayal.events import HealthSet, Named, Placed, RuleSet, Swapped
from rules.betrayal.pack import Pack, Side, bag_of
from rules.betrayal.state import Enemy, Realm, Unit
from rules.betrayal.switches import SWITCHES
from rules.contract import Request, RuleError
from rules.referee import Referee
from rules.switches import turned, value


def name(pack: Pack, state: Realm, action: Name, referee: Referee) -> Realm:
    """What a unit's chip says: a piece of the pack where the table plays with that, else what was told.

    RuleError betrayal-quest-unit, betrayal-wrong-level, betrayal-chip-elsewhere, betrayal-name-unchanged.
    """
    unit = standing(state, action.unit)
    if unit.quest:
        raise RuleError("betrayal-quest-unit", unit=unit.handle, name=unit.enemy.name)
    enemy = _enemy(pack, state, unit, action.side)
    if enemy == unit.enemy:
        raise RuleError("betrayal-name-unchanged", unit=unit.handle, name=enemy.name)
    referee.say(Named(handle=unit.handle, before=unit.enemy.side, after=enemy.side))
    return with_unit(state, replace(unit, enemy=enemy))


def _enemy(pack: Pack, state: Realm, unit: Unit, side: Side) -> Enemy:
    level = unit.level
    pieces = called(pack, side.name, level) if knows(pack, state) else ()
    if not pieces and state.cards == "bot":
        raise elsewhere(pack, state, side.name, level)
    if not pieces:
        return Enemy(side=replace(side, level=level), back=unit.enemy.back)
    if unit.enemy.piece in pieces:
        return unit.enemy
    free = sorted(set(pieces) & set(inside(pack, state, bag_of(level))))
    if not free:
        raise elsewhere(pack, state, side.name, level)
    return Enemy(side=pack.chip(free[0]).side(level), piece=free[0])


def place(_pack: Pack, state: Realm, action: Place, referee: Referee) -> Realm:
    """A unit stands on a hex, one from the defeated stack too; RuleError betrayal-hex-taken, betrayal-place-unchanged."""
    battle = fought(state)
    fallen = battle.fallen(action.unit)
    unit = fallen or standing(state, action.unit)
    there = battle.on(action.hex) if action.hex else None
    if there is not None and there.handle != unit.handle:
        raise RuleError("betrayal-hex-taken", hex=action.hex, unit=there.handle, name=there.enemy.name)
    if fallen is None and (unit.hex, unit.beside) == (action.hex, False):
        raise RuleError("betrayal-place-unchanged", unit=unit.handle, name=unit.enemy.name, hex=action.hex)
    before = "" if fallen is not None else unit.hex
    referee.say(Placed(handle=unit.handle, enemy=unit.enemy, before=before, hex=action.hex))
    stack = tuple(each for each in battle.stack if each.handle != unit.handle)
    state = with_battle(state, stack=stack)
    return with_unit(state, replace(unit, hex=action.hex, beside=False, tile=battle.tiles))


def swap(_pack: Pack, state: Realm, action: Swap, referee: Referee) -> Realm:
    """Two units change places right after deployment: the handle is that of the hex, so the enemies change (P-13).

    RuleError betrayal-quest-unit for a quest unit, betrayal-same-unit for one unit twice.
    """
    one, other = standing(state, action.unit), standing(state, action.other)
    for unit in (one, other):
        if unit.quest:
            raise RuleError("betrayal-quest-unit", unit=unit.handle, name=unit.enemy.name)
    if one.handle == other.handle:
        raise RuleError("betrayal-same-unit", unit=one.handle)
    first, second = (
        replace(here, enemy=there.enemy, health=there.health, rests=there.rests, since=there.since, used=there.used)
        for here, there in ((one, other), (other, one))
    )
    referee.say(Swapped(units=(first, second)))
    return with_unit(with_unit(state, first), second)


def wound(_pack: Pack, state: Realm, action: Wound, referee: Referee) -> Realm:
    """HP chips of a unit change; healing stops at the printed Health (P-7).

    RuleError betrayal-health-off where nobody tracks them, betrayal-health-unknown when a unit loses of what nobody knows,
    betrayal-health-unchanged.
    """
    if state.house.health == "off":
        turn_on = Request("rule", None, (("switch", "health"), ("value", "on")))
        raise RuleError("betrayal-health-off", cures=(turn_on,))
    unit = standing(state, action.unit)
    printed = unit.enemy.side.health
    now = printed if unit.health is None else unit.health
    if now is None and action.change <= 0:
        raise RuleError("betrayal-health-unknown", unit=unit.handle)
    had = now or 0
    most = had + action.change if printed is None else max(had, printed)
    health = max(0, min(had + action.change, most))
    if health == unit.health:
        raise RuleError("betrayal-health-unchanged", unit=unit.handle, health=health)
    referee.say(HealthSet(handle=unit.handle, enemy=unit.enemy, before=now, health=health))
    return with_unit(state, replace(unit, health=health))


def rule(_pack: Pack, state: Realm, action: Rule, referee: Referee) -> Realm:
    """A switch is set; RuleError for a switch or a value that does not exist, and for the value that it has already."""
    after = turned(SWITCHES, state, action.switch, action.value)
    if after == state:
        raise RuleError("betrayal-rule-unchanged", switch=action.switch, value=action.value)
    referee.say(RuleSet(action.switch, value(state, action.switch), action.value))
    return after
