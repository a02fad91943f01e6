"""What follows from a corrected sheet by itself: which cards its names are, the order of ships, and the counts of enemies."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from rules import names, notes
from rules.contract import RuleError
from rules.everrain import noting
from rules.everrain.deck import knows
from rules.everrain.pack import ElderCard, EnemyCard, Pack, ShipCard
from rules.everrain.state import LETTERS, Enemy, Ship, Vessel, Voyage
from rules.names import Pair
from rules.sheet.known import check, known, namesake, stranger, too_many, untold
from rules.sheet.showing import word
from rules.sheet.types import Where

_HANDLE = re.compile(r"([A-D])([1-9][0-9]{0,3})")


def settled(pack: Pack, before: Voyage, state: Voyage) -> Voyage:
    """The state with all of that put right, so that whoever corrects a sheet need not know of it.

    RuleErrors sheet-bad-value, sheet-too-many.
    """
    state = _called(pack, before, state)
    ships = tuple(sorted((_ship(state, each) for each in state.ships), key=lambda each: each.letter))
    own = (each.key for each in state.vessels if not each.elder)
    sailing = tuple(each.seat for each in ships)
    after = replace(
        state,
        seats=tuple(dict.fromkeys((*state.seats, *sailing))),
        ships=ships,
        enemies=tuple(_enemy(pack, before, state, each) for each in state.enemies),
        vessels=tuple(_vessel(pack, before, state, each) for each in state.vessels),
        discard=tuple(known(Where("discard"), each, _pairs(pack.enemies)) for each in state.discard),
        launched=tuple(dict.fromkeys((*state.launched, *own))),
        first=state.first if state.first in sailing else next(iter(sailing), None),
    )
    _sail(after, "first", () if state.first in {None, before.first} else (state.first or "",))
    _there(after)
    _counted(pack, after)
    return replace(after, notes=notes.settled(before, after, noting.things(pack, after)))


def _called(pack: Pack, before: Voyage, state: Voyage) -> Voyage:
    """The state with ships by their letters, too, and enemies and enemy ships that a line calls by their names."""
    letters = {each.letter.casefold(): each.seat for each in state.ships}

    def seat(told: str) -> str:
        return letters.get(told.casefold(), told)

    def key(told: str) -> str:
        return _key(pack, before, state, told)

    phase = state.phase
    here, enemies = {each.letter: each.spawned for each in state.ships}, list[Enemy]()
    for each in state.enemies:
        found = _HANDLE.fullmatch(each.handle.upper())
        if found is not None:
            here[found[1]] = max(here.get(found[1], 0), int(found[2]))
    for each in state.enemies:
        enemy = replace(each, handle=each.handle.upper(), aboard=key(each.aboard))
        if _HANDLE.fullmatch(enemy.handle):
            enemies.append(replace(enemy, seat=seat(each.seat or enemy.handle[0])))
            continue
        owner = seat(each.seat)
        letter = next((ship.letter for ship in state.ships if ship.seat == owner), "")
        here[letter] = here.get(letter, 0) + 1
        handle = f"{letter}{here[letter]}" if letter else each.handle
        enemies.append(replace(enemy, handle=handle, seat=owner, name=each.name or each.handle))
    return replace(
        state,
        enemies=tuple(enemies),
        vessels=tuple(_named(pack, before, state, each) for each in state.vessels),
        launched=tuple(key(each) for each in state.launched),
        first=None if state.first is None else seat(state.first),
        turn=None if state.turn is None else seat(state.turn),
        done=tuple(map(seat, state.done)),
        phase=phase and replace(phase, deck=None if phase.deck is None else seat(phase.deck)),
    )


def _named(pack: Pack, before: Voyage, state: Voyage, vessel: Vessel) -> Vessel:
    """An enemy ship that a line calls by its name alone has it, and the key that is its card's or made of it.

    RuleError sheet-stranger for one that the pack has not, where the bot cannot know what it rolls.
    """
    key, cards = _key(pack, before, state, vessel.key), pack.elders if vessel.elder else pack.ships
    own = not vessel.name and vessel.card is None and before.vessel(key) is None
    strange = own and key != vessel.key and namesake(vessel.key, _pairs(cards)) is None
    if strange and vessel.dice is None and knows(pack, state):
        raise stranger(f"vessel {word(vessel.key)}", vessel.key, ("dice",), (each.name for each in cards))
    return replace(vessel, key=key, name=(vessel.key if key != vessel.key else "") if own else vessel.name)


def _key(pack: Pack, before: Voyage, state: Voyage, told: str) -> str:
    """The key of an enemy ship that is called so: one that is there, else its card's, else one made of what it is called."""
    if before.vessel(told) is not None:
        return told
    cards = (*_pairs(pack.ships), *_pairs(pack.elders)) if knows(pack, state) else ()
    return namesake(told, cards) or names.slug(told) or told


def _there(state: Voyage) -> None:
    """RuleError sheet-bad-value for a ship that is told of and is not there, or a round that is still to come."""
    _sail(state, "turn", () if state.turn is None else (state.turn,))
    _sail(state, "done", state.done)
    ships = ("", *(vessel.key for vessel in state.vessels))
    for enemy in state.enemies:
        line = f"enemies {enemy.handle}"
        _sail(state, line, (enemy.seat,), "seat")
        check(line, (enemy.aboard,), ships, "aboard")
    came = ((f"enemies {each.handle}", each.since) for each in state.enemies)
    for line, since in (*came, *((f"vessel {each.key}", each.since) for each in state.vessels)):
        if not 1 <= since <= state.round + 1:
            raise Where(line, "since").bad(str(since), "word", *dict.fromkeys(("1", str(state.round))))


def _sail(state: Voyage, line: str, told: Iterable[str], field: str = "") -> None:
    """Each has a ship; RuleErrors sheet-no-owner for the letter of one that has no line, sheet-bad-value."""
    sailing = [each.seat for each in state.ships]
    for each in told:
        if each not in sailing and each.upper() in LETTERS[len(sailing) :]:
            seat = next((one for one in state.seats if one not in sailing), f"s{len(state.seats) + 1}")
            raise RuleError("sheet-no-owner", key=line, owner=f"ship {seat}: letter {each.upper()}")
    check(line, told, sailing, field)


def _ship(state: Voyage, ship: Ship) -> Ship:
    """A ship to which as many enemies have come as the highest number says."""
    handles = (found for each in state.enemies if (found := _HANDLE.fullmatch(each.handle)))
    numbers = [int(found[2]) for found in handles if found[1] == ship.letter]
    return replace(ship, broken=tuple(sorted({*ship.broken})), spawned=max(ship.spawned, *numbers, 0))


# ------------------------------------------------------------------------------------------------ cards


def _enemy(pack: Pack, before: Voyage, state: Voyage, enemy: Enemy) -> Enemy:
    """An enemy as it was, or as the card is printed that it has, or that is called so where the table plays with the pack's."""
    had, where = before.foe(enemy.handle), Where(f"enemies {enemy.handle}", "card")
    if had is not None and (had.card, had.name, had.act) == (enemy.card, enemy.name, enemy.act):
        return enemy
    key = None if enemy.card is None else known(where, enemy.card, _pairs(pack.enemies))
    if key is None or (had is not None and had.card == key and namesake(enemy.name, _pairs(pack.enemies)) != key):
        key = namesake(enemy.name, _pairs(pack.enemies)) if knows(pack, state) else None
    if key is None:
        among = tuple(each.name for each in pack.enemies) if knows(pack, state) else None
        untold(where.key, enemy, enemy.name, among)
        return replace(enemy, card=None)
    card = pack.enemy(key)
    if had is None and enemy.act not in {card.act, *Enemy.printed.values()}:
        raise where._replace(field="act").bad(str(enemy.act), "word", str(card.act))
    told = replace(enemy, card=key, name=card.name, act=card.act)
    return replace(
        told,
        health=card.health if enemy.health is None else enemy.health,
        dice=card.dice if enemy.dice is None else enemy.dice,
        spoils=card.spoils if enemy.spoils is None else enemy.spoils,
    )


def _vessel(pack: Pack, before: Voyage, state: Voyage, vessel: Vessel) -> Vessel:
    """An enemy ship, or Elder One, as it was, or with what was not told of it as on its card."""
    had, cards = before.vessel(vessel.key), pack.elders if vessel.elder else pack.ships
    if had is not None and (had.card, had.name, had.elder) == (vessel.card, vessel.name, vessel.elder):
        return vessel
    key = None if vessel.card is None else known(Where(f"vessel {vessel.key}", "card"), vessel.card, _pairs(cards))
    if key is None or (had is not None and had.card == key and namesake(vessel.name, _pairs(cards)) != key):
        key = namesake(vessel.name or vessel.key, _pairs(cards)) if knows(pack, state) else None
    card = next((each for each in cards if each.key == key), None)
    if card is None:
        return replace(vessel, card=None)
    range_ = card.range_ if isinstance(card, ShipCard) else None
    return replace(
        vessel,
        card=card.key,
        name=card.name,
        health=card.health if vessel.health is None else vessel.health,
        dice=card.dice if vessel.dice is None else vessel.dice,
        range_=range_ if vessel.range_ is None else vessel.range_,
        pattern=vessel.pattern or card.pattern,
        heading=vessel.heading or card.destination,
    )


def _pairs(cards: tuple[EnemyCard, ...] | tuple[ShipCard, ...] | tuple[ElderCard, ...]) -> tuple[Pair, ...]:
    """Each card by its key and by its name."""
    return tuple((card.key, name) for card in cards for name in (card.key, card.name))


def _counted(pack: Pack, state: Voyage) -> None:
    """RuleError sheet-too-many for a card that is there more often than in the box, or an enemy without a miniature."""
    standing = {each.handle: each.card for each in state.enemies if each.card is not None}
    there = Counter((*standing.values(), *state.discard))
    for key, told in there.items():
        card = pack.enemy(key)
        line = next((f"enemies {handle}" for handle, of in reversed(standing.items()) if of == key), "discard")
        if told > card.cards:
            raise too_many(line, card.name, told, card.cards)
        stand = sum(of == key for of in standing.values())
        if stand > card.miniatures:
            raise too_many(line, card.name, stand, card.miniatures)
    ships = Counter(each.card for each in state.vessels if each.card is not None)
    for vessel in reversed(state.vessels):
        if vessel.card is not None and ships[vessel.card] > 1:
            raise too_many(f"vessel {vessel.key}", vessel.name, ships[vessel.card], 1)
