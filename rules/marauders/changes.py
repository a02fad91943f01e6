"""Small changes to a state: one captain, one ship or one list in another form."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rules.contract import Request, RuleError, Seat
from rules.marauders.battle.state import Battle
from rules.marauders.pack import Pack
from rules.marauders.state import Captain, CaptainCard, Sea, Ship


def commanded(state: Sea, seat: Seat) -> Captain:
    """The captain of a seat; RuleErrors marauders-captain-dead when he died and no other came yet, marauders-no-captain."""
    captain = state.captain(seat)
    if captain is None and state.fallen_of(seat) is not None:
        raise RuleError("marauders-captain-dead", seat=seat)
    if captain is None:
        raise RuleError("marauders-no-captain", seat=seat)
    return captain


def opened(state: Sea) -> Battle:
    """The open battle; RuleError marauders-no-battle when there is none, whose cures begin those that can be."""
    if state.battle is not None:
        return state.battle
    at_sea = (captain for captain in state.captains if captain.at == "sea")
    met = ((captain.seat, ship.key) for captain in at_sea for ship in state.ships_in(captain.zone))
    raise RuleError(
        "marauders-no-battle", cures=tuple(Request("battle", seat, (("ship", ship),)) for seat, ship in met)
    )


def with_captain(state: Sea, captain: Captain) -> Sea:
    """The state with this captain in his seat, a new one too; captains lie in seating order."""
    others = tuple(other for other in state.captains if other.seat != captain.seat)
    return in_order(replace(state, captains=(*others, captain)))


def in_order(state: Sea) -> Sea:
    """The state with its captains in seating order."""
    return replace(state, captains=tuple(sorted(state.captains, key=lambda captain: state.seats.index(captain.seat))))


def with_ship(state: Sea, ship: Ship) -> Sea:
    """The state with this ship in place of the one with its key."""
    return replace(state, ships=tuple(ship if other.key == ship.key else other for other in state.ships))


def without_unscouted(state: Sea, seat: Seat) -> Sea:
    """The state in which no ship has yet to look for this captain (S7)."""
    return replace(state, unscouted=tuple(entry for entry in state.unscouted if entry.seat != seat))


def discarded(pack: Pack, state: Sea, cards: Iterable[CaptainCard]) -> Sea:
    """The state with those of these captain cards that are the pack's on the event discard; others lie nowhere."""
    keys = {card.key for card in cards if pack.card(card.key) is not None}
    return replace(state, discard=tuple(sorted({*state.discard, *keys})))


UNNAMED = "unnamed-"
"""Begins the key of a captain who was put on the board by hand and has no card; the ship's key follows."""


def put_by_hand(pack: Pack, card: CaptainCard) -> bool:
    """Whether a captain was put on the board by hand, so that no card of his lies anywhere."""
    return card.key.startswith(UNNAMED) and pack.card(card.key) is None


def own_card(pack: Pack, state: Sea, card: CaptainCard) -> CaptainCard:
    """A captain card that is none of the pack's, with a key that no other card has."""
    used = {each.key for each in pack.cards}
    used.update(each.key for ship in state.ships for each in (*ship.stack, *ship.queued))
    if card.key not in used:
        return card
    number = 2
    while f"{card.key}-{number}" in used:
        number += 1
    return replace(card, key=f"{card.key}-{number}")
