"""What follows from a corrected sheet by itself: what a piece of the pack shows, and the counts of battles and handles."""

from __future__ import annotations

import re

from msgspec.structs import replace

from rules.betrayal.pack import LEVELS, Pack
from rules.betrayal.state import Battle, Companion, Enemy, Realm, Unit

_COMPANION = re.compile(r"C([1-9][0-9]{0,3})")


def settled(pack: Pack, state: Realm) -> Realm:
    """The state with all of that put right, so that whoever corrects a sheet need not know of it."""
    companions = tuple(_companion(pack, each) for each in state.companions)
    numbers = [int(found[1]) for each in companions if (found := _COMPANION.fullmatch(each.handle))]
    return replace(
        state,
        battle=None if state.battle is None else _battle(pack, state.battle),
        battles=max(state.battles, int(state.battle is not None)),
        companions=companions,
        befriended=max(state.befriended, *numbers, 0),
    )


def _battle(pack: Pack, battle: Battle) -> Battle:
    """Each handle was given, and each tile came of a card."""
    handles = (each.handle for each in (*battle.units, *battle.stack))
    return replace(
        battle,
        units=tuple(_unit(pack, each) for each in battle.units),
        stack=tuple(_unit(pack, each) for each in battle.stack),
        used=tuple(dict.fromkeys((*battle.used, *handles))),
        cards=max(battle.cards, battle.tiles),
    )


def _unit(pack: Pack, unit: Unit) -> Unit:
    return replace(unit, enemy=_enemy(pack, unit.enemy))


def _companion(pack: Pack, companion: Companion) -> Companion:
    return replace(companion, enemy=_enemy(pack, companion.enemy))


def _enemy(pack: Pack, enemy: Enemy) -> Enemy:
    """A piece of the pack shows what is printed on its side of that level."""
    chip = None if enemy.piece is None else pack.pieces.get(enemy.piece)
    if chip is None or enemy.level not in LEVELS or enemy.level not in {chip.low.level, chip.high.level}:
        return enemy
    return replace(enemy, side=chip.side(enemy.level))
