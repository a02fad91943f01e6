"""The invariants of a state: what can never be so at a table, as short words for tests."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rules.betrayal.pack import DIFFICULTIES, LEVELS, Pack
from rules.betrayal.sides import MOST_NUMBER
from rules.betrayal.state import MOST_ADVENTURERS, MOST_XP, SESSIONS, Battle, Enemy, Party, Realm, Unit
from rules.betrayal.typed import LONGEST_HEX, MOST_CLASS, MOST_CLASSES, MOST_HEXES, MOST_POOL, MOST_SPECIAL, NOBODY
from rules.sound import fault, is_key, repeats, seating, streams

_COMPANION = re.compile(r"C[1-9][0-9]*")
_NUMBERED = re.compile(r"[1-9][0-9]{0,5}")
_SPECIAL = re.compile(rf"[A-Z]|[a-z]{{2,{LONGEST_HEX}}}|star[1-9][0-9]?")


def faults(pack: Pack, state: Realm) -> tuple[str, ...]:
    """The broken invariants, none in a sound state."""
    found = (
        *seating(state),
        *_party(pack, state.party),
        *_chips(pack, state),
        *_companions(state),
        *(() if state.battle is None else _battle(state, state.battle)),
        *streams(state),
    )
    return tuple(dict.fromkeys(found))


def _party(pack: Pack, party: Party | None) -> Iterator[str]:
    if party is None:
        return
    yield from fault(not 1 <= party.adventurers <= MOST_ADVENTURERS, "adventurers-out-of-range")
    yield from fault(not 0 <= party.xp <= MOST_XP, "xp-out-of-range")
    yield from fault(not 1 <= party.session <= SESSIONS, "session-out-of-range")
    yield from fault(party.difficulty not in DIFFICULTIES, "difficulty-unknown")
    yield from fault(bool(party.province) and pack.province(party.province) is None, "province-unknown")
    classes = party.classes or ()
    malformed = not all(is_key(each) and not each.isdecimal() and len(each) <= MOST_CLASS for each in classes)
    yield from fault(malformed or repeats(classes) or len(classes) > MOST_CLASSES, "classes-malformed")


def _chips(pack: Pack, state: Realm) -> Iterator[str]:
    pieces = [enemy.piece for enemy in state.out if enemy.piece is not None]
    yield from fault(repeats(pieces), "piece-in-two-places")
    for enemy in state.out:
        yield from _enemy(pack, enemy)


def _enemy(pack: Pack, enemy: Enemy) -> Iterator[str]:
    yield from fault(enemy.level not in {0, *LEVELS}, "level-unknown")
    numbers = (enemy.side.health, enemy.side.range_, enemy.side.combat, enemy.side.defense)
    yield from fault(max(number or 0 for number in numbers) > MOST_NUMBER, "chip-too-high")
    if enemy.piece is None:
        return
    chip = pack.pieces.get(enemy.piece)
    yield from fault(chip is None, "piece-unknown")
    yield from fault(chip is not None and enemy.side not in (chip.low, chip.high), "side-of-another-chip")


def _companions(state: Realm) -> Iterator[str]:
    handles = tuple(each.handle for each in state.companions)
    numbers = [int(handle[1:]) for handle in handles if _COMPANION.fullmatch(handle)]
    yield from fault(repeats(handles) or len(numbers) < len(handles), "companion-malformed")
    yield from fault(any(number > state.befriended for number in numbers), "companion-uncounted")
    yield from fault(any(not each.enemy.level for each in state.companions), "companion-of-the-quest")


def _battle(state: Realm, battle: Battle) -> Iterator[str]:
    yield from fault(state.party is None, "battle-without-party")
    yield from fault(state.battles < 1, "battle-uncounted")
    yield from fault(min(battle.round, *(unit.since for unit in battle.units), battle.round) < 1, "round-below-one")
    yield from fault(not 0 <= battle.left <= battle.pool.points, "pool-overspent")
    yield from fault(battle.cards < battle.tiles, "tiles-uncounted")
    yield from fault(battle.unended > battle.phases, "unended-without-phases")
    yield from fault(_is_too_large(battle), "map-too-large")
    yield from fault(max(battle.pool.points, battle.told or 0) > MOST_POOL, "pool-too-high")
    yield from fault(battle.cards > MOST_NUMBER, "cards-too-many")
    yield from fault(battle.mode != "delve" and battle.tiles > 0, "tile-outside-a-delve")
    yield from _places(battle)
    yield from _units(battle)
    for unit in (*battle.units, *battle.stack):
        yield from _unit(battle, unit)


def _is_too_large(battle: Battle) -> bool:
    """Whether a hex has a higher number than any map."""
    hexes = (*battle.blocked, *(unit.hex for unit in (*battle.units, *battle.stack)))
    return battle.hexes > MOST_HEXES or any(hex_.isdecimal() and int(hex_) > MOST_HEXES for hex_ in hexes)


def _places(battle: Battle) -> Iterator[str]:
    """What a hex, an enemy or a quest unit cannot be called."""
    special = battle.special
    named = all(_SPECIAL.fullmatch(each) and each not in NOBODY for each in special)
    yield from fault(not named or repeats(special) or len(special) > MOST_SPECIAL, "special-hex-malformed")
    numbered = all(_NUMBERED.fullmatch(each) for each in battle.blocked)
    yield from fault(not numbered or repeats(battle.blocked), "blocked-hex-malformed")
    everybody = (*battle.units, *battle.stack)
    places = (*battle.used, *(each.handle for each in everybody), *(each.hex for each in everybody if each.hex))
    yield from fault(not all(map(_is_place, places)), "place-malformed")
    quests = (*battle.gone, *(each.quest for each in everybody if each.quest))
    yield from fault(not all(map(is_key, quests)), "quest-unit-unknown")


def _is_place(text: str) -> bool:
    return bool(_NUMBERED.fullmatch(text) or _SPECIAL.fullmatch(text))


def _units(battle: Battle) -> Iterator[str]:
    everybody = (*battle.units, *battle.stack)
    yield from fault(repeats(unit.handle for unit in everybody), "handle-repeated")
    yield from fault(repeats(battle.used), "handle-given-twice")
    yield from fault(not {unit.handle for unit in everybody} <= set(battle.used), "handle-not-given")
    yield from fault(repeats((unit.tile, unit.hex) for unit in battle.units if unit.hex), "hex-taken-twice")
    yield from fault(any(unit.quest for unit in battle.stack), "quest-unit-on-the-stack")
    yield from fault(repeats(unit.quest for unit in battle.units if unit.quest), "quest-unit-repeated")


def _unit(battle: Battle, unit: Unit) -> Iterator[str]:
    yield from fault(bool(unit.quest) != (unit.level == 0), "quest-unit-with-a-level")
    yield from fault(bool(unit.quest) and unit.enemy.piece is not None, "quest-unit-with-a-chip")
    yield from fault(unit.health is not None and unit.health < 0, "health-negative")
    yield from fault(unit.since > battle.round, "came-later")
    yield from fault(unit.tile > battle.tiles, "tile-unrevealed")
