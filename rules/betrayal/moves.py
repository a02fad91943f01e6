"""What can be done now, and what a button for it depends on."""

from __future__ import annotations

from collections.abc import Iterator

from rules import notes
from rules.betrayal import actions
from rules.betrayal.actions import BetrayalAction, UseSkill
from rules.betrayal.battles import occupied
from rules.betrayal.deploying import free_spots
from rules.betrayal.pack import LEVELS, Pack
from rules.betrayal.places import drawable
from rules.betrayal.state import MOST_ADVENTURERS, MOST_XP, Battle, Party, Realm, Unit
from rules.betrayal.timings import plain
from rules.contract import Annotate, Seat
from rules.switches import value

FIRST_XP = 2
"""What the dial shows when a campaign begins without its introduction (P-3)."""


def moves(pack: Pack, state: Realm, seat: Seat | None) -> Iterator[BetrayalAction]:
    """The actions lawful now, all of them the table's: no seat has one of its own."""
    if seat is not None:
        return
    if state.party is None:
        yield from (actions.Muster(adventurers=count, xp=FIRST_XP) for count in range(1, MOST_ADVENTURERS + 1))
        return
    if state.battle is None:
        yield from _between(state.party)
    else:
        yield from _in_battle(pack, state, state.battle)
    yield from (actions.Return(each.handle) for each in state.companions)
    yield from (actions.Defeat(each.handle) for each in state.companions)


def _between(party: Party) -> Iterator[BetrayalAction]:
    yield actions.Open(mode="clash")
    yield actions.Open(mode="dungeon")
    yield actions.Open(mode="delve", hexes=0)
    if party.xp < MOST_XP:
        yield actions.Muster(xp=party.xp + 1)


def _in_battle(pack: Pack, state: Realm, battle: Battle) -> Iterator[BetrayalAction]:
    for unit in battle.units:
        yield from _of_unit(unit)
    for unit in battle.stack:
        yield actions.Return(unit.handle)
        yield actions.Befriend(unit.handle)
        yield from _skills(unit, ("rally", "instigate", "penumbra"))
    if battle.units:
        yield actions.Phase()
    yield actions.EndRound()
    yield actions.EndBattle()
    if battle.mode == "delve":
        yield actions.Explore(result="no-tile")
        yield actions.Explore(result="cannot-fit")
    yield from (actions.Draw(level=level) for level in LEVELS if drawable(pack, state, level))
    if drawable(pack, state, 1) and free_spots(state):
        yield actions.Fill(level=1, to=occupied(state) + 1)


def _of_unit(unit: Unit) -> Iterator[BetrayalAction]:
    yield actions.Defeat(unit.handle)
    yield actions.Remove(unit.handle)
    if not unit.quest:
        yield actions.Flip(unit.handle)
        yield actions.Befriend(unit.handle)
    yield from _skills(unit, actions.SKILLS)


def _skills(unit: Unit, among: tuple[actions.Skill, ...]) -> Iterator[BetrayalAction]:
    """The skills of these that a unit is known to have."""
    known = {plain(skill) for skill in unit.enemy.side.skills}
    yield from (UseSkill(unit.handle, skill) for skill in among if skill in known)


# ------------------------------------------------------------------------------------------------ what a button depends on


def subject(state: Realm, action: BetrayalAction) -> object:
    """What a button for an action depends on: equal exactly while the button is valid."""
    match action:
        case (
            actions.Defeat(unit=handle)
            | actions.Remove(unit=handle)
            | actions.Flip(unit=handle)
            | actions.Befriend(unit=handle)
            | actions.Return(unit=handle)
            | actions.Wound(unit=handle)
            | actions.Name(unit=handle)
            | actions.Place(unit=handle)
        ):
            return state.battles, _whoever(state, handle)
        case actions.Swap(unit=one, other=other):
            return state.battles, _whoever(state, one), _whoever(state, other)
        case actions.Muster():
            return state.party
        case actions.Sit():
            return state.seats
        case actions.Rule() | Annotate():
            return value(state, action.switch) if isinstance(action, actions.Rule) else notes.on(state, action.on)
        case _:
            return _of_battle(state, action)


def _whoever(state: Realm, handle: str) -> object:
    """The unit or companion of a handle, and whether it stands on the map."""
    battle = state.battle
    standing = None if battle is None else battle.unit(handle)
    fallen = None if battle is None else battle.fallen(handle)
    return standing, fallen, state.companion(handle)


def _of_battle(state: Realm, action: BetrayalAction) -> object:
    battle = state.battle
    if isinstance(action, actions.Open) or battle is None:
        return state.battles, battle is None, state.party
    return state.battles, _in_it(state, battle, action)


def _in_it(state: Realm, battle: Battle, action: BetrayalAction) -> object:
    """What of the open battle a button depends on."""
    match action:
        case UseSkill(unit=handle, skill=skill):  # Penumbra replaces one of those on the map
            allies = tuple(unit.handle for unit in battle.units) if skill == "penumbra" else ()
            return _whoever(state, handle), len(battle.used), allies
        case actions.Fill():
            return tuple(unit.handle for unit in battle.units)
        case actions.Draw():
            return len(battle.used)
        case actions.Explore():
            return battle.cards
        case actions.Phase():
            return battle.round, battle.phases
        case _:
            return battle.round if isinstance(action, actions.EndRound) else None
