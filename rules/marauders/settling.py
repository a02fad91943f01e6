"""What follows from a corrected sheet by itself: zones and cards by their names, the order of captains, and nations at war."""

from __future__ import annotations

from collections import Counter
from typing import cast

from msgspec.structs import replace

from rules import names, notes
from rules.contract import RuleError, Seat
from rules.marauders import called, noting, war
from rules.marauders.battle.state import Battle
from rules.marauders.changes import UNNAMED
from rules.marauders.keys import NATIONS, SHIPS, Nation
from rules.marauders.pack import EventCard, Pack
from rules.marauders.state import Captain, CaptainCard, Sea, Ship
from rules.sheet.known import check, known, namesake, too_many, untold
from rules.sheet.types import Where

OWN = "own-"
"""How the key of a captain card begins that the table has told the name of."""


def settled(pack: Pack, before: Sea, state: Sea) -> Sea:
    """The state with all of that put right, so that whoever corrects a sheet need not know of it.

    RuleErrors sheet-bad-value, sheet-too-many.
    """
    seats = tuple(dict.fromkeys((*state.seats, *(captain.seat for captain in state.captains))))
    there = {ship.key: ship for ship in state.ships}
    after = replace(
        state,
        seats=seats,
        begun=state.begun if state.turn in {None, *state.begun} else (*state.begun, cast("Seat", state.turn)),
        captains=tuple(
            sorted((_captain(pack, each) for each in state.captains), key=lambda each: seats.index(each.seat))
        ),
        ships=tuple(_ship(pack, before, state, there.get(key, Ship(key=key))) for key in SHIPS),
        discard=_keys(pack, "discard", state.discard),
        removed=_keys(pack, "removed", state.removed),
        war=tuple(dict.fromkeys(cast("tuple[Nation, Nation]", tuple(sorted(pair))) for pair in state.war)),
    )
    after = war.fleets(after)
    after = replace(after, battle=after.battle and _battle(pack, after, after.battle))
    _seated(after)
    _counted(pack, after)
    return replace(after, notes=notes.settled(before, after, noting.things(pack, after), called.SHIP_NAMES))


def _seated(state: Sea) -> None:
    """RuleError sheet-bad-value for a seat that is told of and is not there."""
    check("turn", () if state.turn is None else (state.turn,), state.seats)
    check("begun", state.begun, state.seats)
    check("early", state.early, state.seats)
    sailing = tuple(captain.seat for captain in state.captains)
    for number, record in enumerate(state.compared, start=1):
        check(f"compared {number}", record.seats, sailing, "seats")
        check(f"compared {number}", record.most, record.seats, "most")


def _battle(pack: Pack, state: Sea, battle: Battle) -> Battle:
    """A battle with the class that the NPC fights as, which it keeps (R16); crews that fight declare nothing."""
    battle = replace(battle, zone=_zone(pack, "battle", battle.zone))
    if battle.boarder is not None:
        battle = replace(battle, npc=None, captain=None)
    if battle.npc_class:
        named = ((each.key, each.name) for each in pack.classes)
        battle = replace(battle, npc_class=known(Where("battle", "npc-class"), battle.npc_class, named))
    classes = ("frigate", "man-o-war") if battle.ship in NATIONS else (battle.ship,)
    now = state.ship(battle.ship).ship_class
    return battle if battle.npc_class in classes else replace(battle, npc_class=now)


def _captain(pack: Pack, captain: Captain) -> Captain:
    line, ship_class = f"captain {captain.seat}", captain.ship_class
    if ship_class:
        ship_class = known(Where(line, "ship-class"), ship_class, ((each.key, each.name) for each in pack.classes))
    return replace(captain, zone=_zone(pack, line, captain.zone), ship_class=ship_class)


def _ship(pack: Pack, before: Sea, state: Sea, ship: Ship) -> Ship:
    """A ship whose captain stands on the board lives."""
    line, had = f"ship {ship.key}", before.ship(ship.key)
    zone = None if ship.zone is None else _zone(pack, line, ship.zone)
    stack = tuple(_card(pack, had, state, f"{line} stack {each.key}", each) for each in ship.stack)
    queued = tuple(_card(pack, had, state, f"{line} queued {each.key}", each) for each in ship.queued)
    if stack and zone is None and not ship.killed and not (had.stack and had.zone is None):
        raise RuleError("sheet-missing-field", key=line, fields=("zone",))
    return replace(ship, zone=zone, stack=stack, queued=queued, killed=ship.killed and zone is None)


def _card(pack: Pack, had: Ship, state: Sea, line: str, card: CaptainCard) -> CaptainCard:
    """A captain card as it was, or as the one of the pack that is called so where the table plays with the pack's."""
    if card in (*had.stack, *had.queued):
        return card
    knows = state.cards == "bot" or not pack.sample
    printed = _printed(pack, line, card) if knows else None
    if printed is not None:
        card = replace(card, zone=card.zone or printed.zone, scouting=card.scouting or printed.scouting)
    there = tuple(
        each.captain.name for each in pack.cards if each.captain is not None and each.captain.ship == card.ship
    )
    untold(line, card, card.name or card.key, there if knows else None)
    card = replace(card, zone=_zone(pack, line, card.zone))
    if printed is None:
        return _own(pack, card)
    return replace(
        card,
        key=printed.key,
        name=printed.name,
        seamanship=printed.seamanship if card.seamanship is None else card.seamanship,
        leadership=printed.leadership if card.leadership is None else card.leadership,
    )


def _own(pack: Pack, card: CaptainCard) -> CaptainCard:
    """A captain of the table's own: his key is his name where nothing else says it, and no key of the pack's captains."""
    key = names.slug(card.key) or card.key
    if pack.card(key) is not None:
        return replace(card, key=names.slug(f"own {card.name}"))
    if card.name or key.startswith((UNNAMED, OWN)):
        return replace(card, key=key)
    return replace(card, key=key, name=card.key.title() if card.key == key else card.key)


def _printed(pack: Pack, line: str, card: CaptainCard) -> CaptainCard | None:
    """The captain of the pack who is called as a card, or as its key; RuleError sheet-bad-value when he has another ship."""
    captains = {each.key: each.captain for each in pack.cards if each.captain is not None}
    pairs = [(key, captain.name) for key, captain in captains.items()]
    found = namesake(card.name or card.key, pairs) or (card.key if not card.name and card.key in captains else None)
    if found is not None and captains[found].ship != card.ship:
        own = [(name, name) for key, name in pairs if captains[key].ship == card.ship]
        raise Where(line, "name").bad(card.name or card.key, "near", *names.nearest(card.name, own))
    return None if found is None else captains[found]


def _keys(pack: Pack, line: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Event cards by their keys, titles or captains; each once, in their order."""
    pairs = [(card.key, name) for card in pack.cards for name in _names(card)]
    return tuple(sorted({known(Where(line), each, pairs) for each in cards}))


def _names(card: EventCard) -> tuple[str, ...]:
    return (card.key, card.title if card.captain is None else card.captain.name)


def _counted(pack: Pack, state: Sea) -> None:
    """RuleError sheet-too-many for a card that is in two places."""
    held = {
        each.key: f"ship {ship.key} {place} {each.key}"
        for ship in state.ships
        for place, cards in (("stack", ship.stack), ("queued", ship.queued))
        for each in cards
    }
    there = Counter(
        (*state.discard, *state.removed, *(card.key for ship in state.ships for card in (*ship.stack, *ship.queued)))
    )
    for key, told in there.items():
        card = pack.card(key)
        if told > 1 and card is not None:
            raise too_many(held.get(key, "removed"), _names(card)[1], told, 1)


def _zone(pack: Pack, line: str, text: str) -> str:
    """The key of the zone that is meant."""
    return known(Where(line, "zone"), text, ((zone.key, zone.name) for zone in pack.zones))
