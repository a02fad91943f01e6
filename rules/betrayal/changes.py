"""Small changes of a state that several chapters make: units on and off the map, handles, chips back into their bags."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.betrayal.bags import levels_of, whereabouts
from rules.betrayal.house import House
from rules.betrayal.pack import Pack, Side
from rules.betrayal.state import Battle, Companion, Enemy, Party, Realm, Unit
from rules.contract import Request, RuleError

CORNERED = "cornered"
CORNERED_HEALTH = 2


def fought(state: Realm) -> Battle:
    """The open battle; RuleError betrayal-no-battle when there is none."""
    if state.battle is None:
        raise RuleError("betrayal-no-battle")
    return state.battle


def with_battle(state: Realm, **changes: Any) -> Realm:
    """The state with something else about its open battle."""
    return replace(state, battle=replace(fought(state), **changes))


def with_unit(state: Realm, unit: Unit) -> Realm:
    """The state with a unit on the map, in place of the one of its handle, or last."""
    battle = fought(state)
    if battle.unit(unit.handle) is None:
        return with_battle(state, units=(*battle.units, unit), used=_used(battle, unit.handle))
    units = tuple(unit if each.handle == unit.handle else each for each in battle.units)
    return with_battle(state, units=units)


def _used(battle: Battle, handle: str) -> tuple[str, ...]:
    return battle.used if handle in battle.used else (*battle.used, handle)


def without(state: Realm, handle: str) -> Realm:
    """The state without the unit of this handle on the map or on the defeated stack, or without the companion."""
    companions = tuple(each for each in state.companions if each.handle != handle)
    if len(companions) < len(state.companions):
        return replace(state, companions=companions)
    battle = fought(state)
    units, stack = (tuple(each for each in where if each.handle != handle) for where in (battle.units, battle.stack))
    return with_battle(state, units=units, stack=stack)


def on_stack(state: Realm, unit: Unit) -> Realm:
    """The state with a unit on top of the defeated stack (P-26.1), or out of the battle when it is a quest unit."""
    state = without(state, unit.handle)
    battle = fought(state)
    if unit.quest:
        return with_battle(state, gone=(*battle.gone, unit.quest))
    return with_battle(state, stack=(replace(unit, rests=False), *battle.stack))


def next_handle(battle: Battle, hex_: str) -> str:
    """What a unit deployed on a hex is called: the hex where that was not called before, else the next number.

    In a delve every tile has a Hex 1, so its units are numbered on.
    """
    if hex_ and hex_ not in battle.used and battle.mode != "delve":
        return hex_
    reserved = 0 if battle.mode == "delve" else battle.hexes
    numbers = (int(each) for each in battle.used if each.isdecimal())
    return str(max((reserved, *numbers)) + 1)


def health_at_deployment(house: House, party: Party, side: Side) -> int | None:
    """The HP chips that an enemy is deployed with (P-7), None where nobody tracks or knows them."""
    if house.health == "off" or side.health is None:
        return None
    cornered = any(skill.casefold() == CORNERED for skill in side.skills)
    return side.health + (CORNERED_HEALTH * party.adventurers if cornered else 0)


def standing(state: Realm, handle: str) -> Unit:
    """The unit on the map with this handle; RuleError betrayal-not-on-map with where it is instead."""
    battle = fought(state)
    unit = battle.unit(handle)
    if unit is not None:
        return unit
    fallen, companion = battle.fallen(handle), state.companion(handle)
    handles = tuple(each.handle for each in battle.units)
    if fallen is not None:
        free = fallen.tile == battle.tiles and battle.on(fallen.hex) is None
        back = (("enemy", handle), ("hex", fallen.hex)) if fallen.hex and free else (("enemy", handle),)
        cures = (Request("place", None, back), Request("return", None, (("enemy", handle),)))
        raise RuleError(
            "betrayal-not-on-map", unit=handle, name=fallen.enemy.name, where="stack", units=handles, cures=cures
        )
    where = "none" if companion is None else "companion"
    name = "" if companion is None else companion.enemy.name
    raise RuleError("betrayal-not-on-map", unit=handle, name=name, where=where, units=handles)


def befriended(state: Realm, enemy: Enemy) -> tuple[Realm, Companion]:
    """The state with one companion more, and that companion."""
    companion = Companion(handle=f"C{state.befriended + 1}", enemy=enemy)
    companions = (*state.companions, companion)
    return replace(state, companions=companions, befriended=state.befriended + 1), companion


def elsewhere(pack: Pack, state: Realm, name: str, level: int) -> RuleError:
    """The refusal of a chip that cannot have been drawn: it has no such level, or the bot believes it elsewhere.

    It says where, and how to correct that.
    """
    levels = levels_of(pack, name)
    if level not in levels:
        told = tuple(map(str, levels))
        return RuleError("betrayal-wrong-level", name=name, level=level, levels=told, item=name)
    found = whereabouts(pack, state, name, level)
    cures = {
        "map": (Request("remove", None, (("enemy", found.handle),)),),
        "stack": (Request("return", None, (("enemy", found.handle),)),),
        "companion": (Request("return", None, (("enemy", found.handle),)),),
        "province": (Request("party", None, (("province", found.province),)),),
    }
    return RuleError(
        "betrayal-chip-elsewhere",
        name=name,
        level=level,
        where="aside" if found.place == "bag" else found.place,
        unit=found.handle,
        province=found.province,
        cures=cures.get(found.place, ()),
    )
