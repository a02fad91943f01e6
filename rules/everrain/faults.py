"""The invariants of a state: what can never be so at a table, as short words for tests."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from rules.everrain import hexes
from rules.everrain.pack import MOST_IN_ZONE, ZONES, Pack
from rules.everrain.reading_packs import MOST_DICE, MOST_HEALTH, MOST_PATTERN, MOST_RANGE, MOST_SPOILS
from rules.everrain.state import ACTS, LETTERS, MOST_SHIPS, STEPS, Enemy, Phase, Ship, Vessel, Voyage
from rules.sound import fault, is_key, repeats, seating, streams

_HANDLE = re.compile(r"([A-D])([1-9][0-9]*)")


def faults(pack: Pack, state: Voyage) -> tuple[str, ...]:
    """The broken invariants, none in a sound state."""
    found = (
        *seating(state),
        *_ships(state),
        *_enemies(pack, state),
        *_zones(state),
        *_vessels(pack, state),
        *_cards(pack, state),
        *_chart(state),
        *_tracks(pack, state),
        *_turns(state),
        *(() if state.phase is None else _phase(state, state.phase)),
        *streams(state),
    )
    return tuple(dict.fromkeys(found))


def _ships(state: Voyage) -> Iterator[str]:
    letters = "".join(each.letter for each in state.ships)
    yield from fault(not LETTERS.startswith(letters), "letters-out-of-order")
    yield from fault(len(state.ships) > MOST_SHIPS, "too-many-ships")
    yield from fault(repeats(each.seat for each in state.ships), "two-ships-of-a-seat")
    yield from fault(any(each.seat not in state.seats for each in state.ships), "ship-without-a-seat")
    for ship in state.ships:
        yield from _ship(ship)


def _ship(ship: Ship) -> Iterator[str]:
    yield from fault(not set(ship.crew or ()) <= set(ZONES), "crew-in-no-zone")
    yield from fault(tuple(sorted(set(ship.broken))) != ship.broken, "broken-nodes-unsorted")
    yield from fault(not set(ship.broken) <= set(ZONES), "no-such-node")
    yield from fault(len(ship.broken) == len(ZONES), "afloat-without-nodes")


# ------------------------------------------------------------------------------------------------ enemies


def _enemies(pack: Pack, state: Voyage) -> Iterator[str]:
    yield from fault(repeats(each.handle for each in state.enemies), "handle-repeated")
    spawned = {each.letter: each.spawned for each in state.ships}
    for enemy in state.enemies:
        found = _HANDLE.fullmatch(enemy.handle)
        yield from fault(found is None, "handle-malformed")
        yield from fault(bool(found) and int(found[2]) > spawned.get(found[1], 0), "handle-not-given")
        yield from fault(state.ship(enemy.seat) is None, "enemy-without-a-board")
        yield from fault(bool(enemy.aboard) and state.vessel(enemy.aboard) is None, "boarding-of-no-ship")
        yield from _enemy(pack, enemy)


def _enemy(pack: Pack, enemy: Enemy) -> Iterator[str]:
    yield from fault(enemy.act not in ACTS[:3], "act-of-no-card")
    yield from fault(enemy.zone is not None and enemy.zone not in ZONES, "enemy-in-no-zone")
    yield from _trauma(enemy)
    card = None if enemy.card is None else pack.by_key.get(enemy.card)
    yield from fault(enemy.card is not None and card is None, "card-unknown")
    yield from fault(card is not None and (card.name, card.act) != (enemy.name, enemy.act), "card-of-another")


def _too_high(known: Enemy | Vessel) -> bool:
    """Whether a number is higher than that of any card."""
    high = (known.health or 0) > MOST_HEALTH or (known.dice or 0) > MOST_DICE
    if isinstance(known, Enemy):
        return high or (known.spoils or 0) > MOST_SPOILS
    far = not all(map(hexes.inside, known.pattern)) or len(known.pattern) > MOST_PATTERN
    return high or far or (known.range_ or 0) > MOST_RANGE


def _trauma(known: Enemy | Vessel) -> Iterator[str]:
    yield from fault(known.wounds < 0, "trauma-negative")
    yield from fault(_too_high(known), "card-too-high")
    yield from fault(known.health is not None and known.wounds >= known.health > 0, "in-play-without-health")


def _zones(state: Voyage) -> Iterator[str]:
    """No zone holds more than three miniatures, crew and enemies together; a board of a boarding has zones of its own."""
    there = Counter((each.seat, each.aboard, each.zone) for each in state.enemies if each.zone is not None)
    there.update((ship.seat, "", zone) for ship in state.ships for zone in ship.crew or ())
    yield from fault(max(there.values(), default=0) > MOST_IN_ZONE, "zone-too-full")


def _vessels(pack: Pack, state: Voyage) -> Iterator[str]:
    ships = tuple(each for each in state.vessels if not each.elder)
    yield from fault(repeats(each.key for each in state.vessels), "ship-key-repeated")
    yield from fault(
        not all(map(is_key, (*state.launched, *(each.key for each in state.vessels)))), "ship-key-malformed"
    )
    yield from fault(len(state.vessels) - len(ships) > 1, "two-elder-ones")
    yield from fault(len(ships) > pack.ship_miniatures, "too-many-ship-miniatures")
    yield from fault(not {each.key for each in ships} <= set(state.launched), "ship-never-launched")
    places = [each.hex for each in (*state.ships, *state.vessels) if each.hex is not None]
    yield from fault(repeats(places), "two-ships-in-a-hex")
    yield from fault(not all(map(hexes.inside, places)), "ship-off-the-board")
    for vessel in state.vessels:
        yield from fault(vessel.goal is not None and vessel.hex is None, "goal-without-a-hex")
        yield from _trauma(vessel)


def _cards(pack: Pack, state: Voyage) -> Iterator[str]:
    """Each card is in one place, and no more miniatures stand than there are."""
    standing = Counter(each.card for each in state.enemies if each.card is not None)
    cards = standing + Counter(state.discard)
    for key, number in cards.items():
        card = pack.by_key.get(key)
        yield from fault(card is None, "card-unknown")
        yield from fault(card is not None and number > card.cards, "card-in-two-places")
        yield from fault(card is not None and standing[key] > card.miniatures, "too-many-miniatures")
    yield from fault(repeats(each.card for each in state.vessels if each.card is not None), "ship-card-in-two-places")


# ------------------------------------------------------------------------------------------------ the board, the tracks


def _chart(state: Voyage) -> Iterator[str]:
    yield from fault(repeats(each.hex for each in state.chart), "hex-known-twice")
    yield from fault(not all(hexes.inside(each.hex) for each in state.chart), "hex-off-the-board")
    yield from fault(repeats(each.number for each in state.storms), "storm-number-repeated")
    yield from fault(any(each.hexes and len(each.hexes) != each.size for each in state.storms), "storm-of-another-size")


def _tracks(pack: Pack, state: Voyage) -> Iterator[str]:
    end = pack.end(state.house.length)
    yield from fault(not 0 <= state.agenda < int(state.house.agenda_length), "agenda-out-of-range")
    for place in (state.enemy, state.players, state.lowered):
        yield from fault(not 0 <= place <= end, "token-out-of-range")
    yield from fault(state.act not in ACTS or state.round < 1, "act-or-round-out-of-range")
    yield from fault(repeats(each.act for each in state.due), "act-due-twice")
    yield from fault(any(not state.act < each.act <= ACTS[-1] for each in state.due), "act-due-that-has-begun")
    yield from fault(state.arising and state.elder is not None, "elder-arises-twice")


def _turns(state: Voyage) -> Iterator[str]:
    sailing = {each.seat for each in state.ships}
    told = {*state.done, *(() if state.turn is None else (state.turn,))}
    yield from fault(not told <= sailing, "turn-of-no-ship")
    yield from fault(repeats(state.done) or state.turn in state.done, "turn-twice")
    yield from fault(bool(sailing) and state.first not in sailing, "first-of-no-ship")


def _phase(state: Voyage, phase: Phase) -> Iterator[str]:
    yield from fault(phase.step not in STEPS, "no-such-step")
    yield from fault(repeats(phase.acted), "acted-twice")
    known = {*state.launched, *(each.key for each in state.vessels)}
    strange = (each for each in phase.acted if each not in known and not _HANDLE.fullmatch(each))
    yield from fault(any(each.isdecimal() or not is_key(each) for each in strange), "acted-by-nobody")
    yield from fault(state.turn is not None or bool(state.done), "turn-in-the-enemy-phase")
    yield from fault(phase.deck is not None and phase.step != "decks", "deck-in-another-step")
