"""The invariants of a state: what can never be so at a table, as short words for tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rules.marauders.battle.rounds import class_of, left, whole_of
from rules.marauders.battle.state import BOT, Tracks
from rules.marauders.keys import LOCATIONS, NATIONS, SHIPS, SIDES
from rules.marauders.knowledge import leads
from rules.marauders.pack import Pack
from rules.marauders.state import MOST_BOUNTIES, MOST_CARGO, MOST_SKILL, Captain, CaptainCard, Sea, Ship

_SEAT = re.compile(r"s[1-9][0-9]{0,5}")


def faults(pack: Pack, state: Sea) -> tuple[str, ...]:
    """The broken invariants, none in a sound state."""
    found = (
        *_seating(state),
        *_captains(pack, state),
        *(fault for ship in state.ships for fault in _ship(pack, ship)),
        *_cards(pack, state),
        *_comparisons(state),
        *_battle(pack, state),
        *_waiting(state),
        *_table(state),
    )
    return tuple(dict.fromkeys(found))


def _seating(state: Sea) -> Iterator[str]:
    yield from _if(_repeats(state.seats), "seat-repeated")
    yield from _if(not all(_SEAT.fullmatch(seat) for seat in state.seats), "seat-malformed")
    yield from _if(not {*state.begun} <= {*state.seats}, "begun-without-seat")
    yield from _if(_repeats(state.begun), "begun-repeated")
    yield from _if(not {*state.early} <= {*state.seats} or _repeats(state.early), "early-malformed")
    yield from _if(state.turn is not None and state.turn not in state.begun, "turn-not-begun")
    yield from _if(state.turn is None and bool(state.begun), "turn-missing")


def _captains(pack: Pack, state: Sea) -> Iterator[str]:
    seats = tuple(captain.seat for captain in state.captains)
    yield from _if(not {*seats} <= {*state.seats}, "captain-without-seat")
    yield from _if(_repeats(seats), "captain-repeated")
    yield from _if(seats != tuple(seat for seat in state.seats if seat in seats), "captains-out-of-order")
    for captain in state.captains:
        yield from _captain(pack, captain)


def _captain(pack: Pack, captain: Captain) -> Iterator[str]:
    zone = next((zone for zone in pack.zones if zone.key == captain.zone), None)
    yield from _if(zone is None, "captain-off-the-map")
    yield from _if(zone is not None and zone.port is None and captain.at == "port", "captain-in-no-port")
    yield from _if(any(captain.bounties.of(nation) < 0 for nation in NATIONS), "bounties-negative")
    yield from _if(any(figure and figure.count < 0 for figure in (captain.gold, captain.cargo)), "hold-negative")
    cargo = 0 if captain.cargo is None else captain.cargo.count
    yield from _if(cargo > MOST_CARGO, "cargo-too-high")
    yield from _if(any(captain.bounties.of(nation) > MOST_BOUNTIES for nation in NATIONS), "bounties-too-high")
    yield from _if(captain.turns < 0, "turns-negative")
    yield from _if(captain.attacks < 0, "attacks-negative")
    yield from _if(captain.battles < 0, "battles-negative")
    yield from _skills(captain.seamanship, captain.leadership)
    known = {"", *(each.key for each in pack.classes)}
    yield from _if(captain.ship_class not in known, "ship-class-unknown")
    yield from _if(_is_over(pack, captain.ship_class, captain.hits), "hits-above-class")
    yield from _if(_is_sunk(pack, captain.ship_class, captain.hits), "hull-gone")


def _ship(pack: Pack, ship: Ship) -> Iterator[str]:
    yield from _if(ship.zone is not None and not _on_map(pack, ship.zone), "ship-off-the-map")
    yield from _if(ship.zone is not None and not ship.stack, "ship-without-captain")
    yield from _if(ship.zone is not None and ship.killed, "ship-killed-on-board")
    yield from _if(ship.zone is None and bool(ship.stack) and not ship.killed, "stack-without-ship")
    yield from _if(ship.man_o_war and ship.key not in NATIONS, "man-o-war-of-pirates")
    for card in (*ship.stack, *ship.queued):
        yield from _card(pack, ship, card)


def _card(pack: Pack, ship: Ship, card: CaptainCard) -> Iterator[str]:
    yield from _if(card.ship != ship.key, "card-of-another-ship")
    yield from _if(not _on_map(pack, card.zone), "card-off-the-map")
    yield from _if(card.scouting < 1, "scouting-below-one")
    yield from _skills(card.scouting, card.seamanship, card.leadership)


def _skills(*told: int | None) -> Iterator[str]:
    """Each from 1 up, where it was told; a Scouting below that has a fault of its own."""
    known = [each for each in told if each is not None]
    yield from _if(max(known, default=1) > MOST_SKILL, "skill-too-high")
    yield from _if(0 in told[-2:], "skill-below-one")


def _cards(pack: Pack, state: Sea) -> Iterator[str]:
    yield from _if(tuple(ship.key for ship in state.ships) != SHIPS, "ships-wrong")
    out = (*state.discard, *state.removed)
    yield from _if(any(pack.card(key) is None for key in out), "card-unknown")
    held = tuple(card.key for ship in state.ships for card in (*ship.stack, *ship.queued))
    yield from _if(_repeats((*out, *held)), "card-repeated")
    yield from _if(_unsorted(state.discard) or _unsorted(state.removed), "cards-unsorted")


def _comparisons(state: Sea) -> Iterator[str]:
    seats = {captain.seat for captain in state.captains}
    for record in state.compared:
        sound = record.most and len(record.seats) > 1 and {*record.most} <= {*record.seats} <= seats
        yield from _if(not sound or _repeats(record.seats) or _repeats(record.most), "comparison-malformed")
    for known in (leads(state, "gold"), leads(state, "cargo")):
        yield from _if(any(known[seat, seat] > 0 for seat in seats), "comparisons-contradict")
    for entry in state.unscouted:
        sound = entry.seat in seats and entry.ships and not _repeats(entry.ships)
        yield from _if(not sound, "unscouted-malformed")
    yield from _if(_repeats(entry.seat for entry in state.unscouted), "unscouted-repeated")


def _battle(pack: Pack, state: Sea) -> Iterator[str]:
    """What cannot be so in the open battle. Where both are need not be one zone: either may have been put elsewhere."""
    battle = state.battle
    if battle is None:
        return
    yield from _if(state.captain(battle.seat) is None, "battle-without-captain")
    yield from _if(state.ship(battle.ship).zone is None, "battle-without-ship")
    yield from _if(not _on_map(pack, battle.zone), "battle-off-the-map")
    yield from _if(battle.helm not in {*state.seats, BOT}, "helm-without-seat")
    yield from _if(battle.round < 1, "battle-round-below-one")
    deeds = {battle.npc, battle.captain}
    yield from _if(battle.round == 1 and not deeds <= {"shoot", None}, "first-round-declared")
    crews = [rest.crew for side in SIDES if (rest := left(pack, state, battle, side)) is not None]
    yield from _if(battle.boarder is not None and 0 in crews, "crew-gone")
    fights_as = class_of(state, battle, "npc")
    yield from _if(_is_over(pack, fights_as, battle.hits), "hits-above-class")
    yield from _if(_is_sunk(pack, fights_as, battle.hits), "hull-gone")


def _is_over(pack: Pack, ship_class: str, hits: Tracks) -> bool:
    """Whether a track took more hits than the class has."""
    whole = whole_of(pack, ship_class)
    return whole is not None and any(hits.of(each) > whole.of(each) for each in LOCATIONS)


def _is_sunk(pack: Pack, ship_class: str, hits: Tracks) -> bool:
    """Whether a ship of this class has no Hull left, so that it would be sunk."""
    whole = whole_of(pack, ship_class)
    return whole is not None and hits.hull == whole.hull


def _waiting(state: Sea) -> Iterator[str]:
    """What cannot be so of the battles that wait, and of the seats whose captain died."""
    pairs = [(each.seat, str(each.ship)) for each in state.meetings]
    yield from _if(bool(pairs) and state.battle is None, "meeting-without-battle")
    yield from _if(any(state.captain(seat) is None for seat, _ in pairs), "meeting-without-captain")
    sailing = {captain.seat for captain in state.captains if captain.at == "sea"}
    in_port = any(state.captain(seat) is not None and seat not in sailing for seat, _ in pairs)
    yield from _if(in_port, "meeting-in-port")
    yield from _if(any(state.ship(ship).zone is None for _, ship in pairs), "meeting-without-ship")
    now = [] if state.battle is None else [(state.battle.seat, str(state.battle.ship))]
    yield from _if(_repeats([*now, *pairs]), "meeting-repeated")
    dead = [each.seat for each in state.fallen]
    sound = not _repeats(dead) and {*dead} <= {*state.seats} - {each.seat for each in state.captains}
    yield from _if(not sound, "fallen-malformed")


def _table(state: Sea) -> Iterator[str]:
    yield from _if(state.round < 1, "round-below-one")
    yield from _if(state.events < 0, "events-negative")
    yield from _if(any(one >= other for one, other in state.war) or _repeats(state.war), "war-malformed")
    streams = tuple(stream.name for stream in state.streams)
    yield from _if(_unsorted(streams) or _repeats(streams), "streams-unsorted")
    yield from _if(any(stream.index < 0 for stream in state.streams), "stream-negative")


def _if(broken: bool | None, fault: str) -> Iterator[str]:
    if broken:
        yield fault


def _on_map(pack: Pack, zone: str) -> bool:
    return any(each.key == zone for each in pack.zones)


def _repeats(things: Iterable[object]) -> bool:
    listed = list(things)
    return len(set(listed)) < len(listed)


def _unsorted(keys: tuple[str, ...]) -> bool:
    return keys != tuple(sorted(keys))
