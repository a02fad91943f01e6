"""What a note can be on, and which of it is where the running turn is."""

from __future__ import annotations

from collections.abc import Iterator

from rules.contract import Offer
from rules.marauders.deck import has_come
from rules.marauders.pack import Pack
from rules.marauders.state import Sea

EVENT, TURN, ROUND, BATTLE = "step-event", "step-turn", "step-round", "step-battle"
"""The steps of a round: its event card, a captain's turn, its end; and a battle."""


def things(pack: Pack, state: Sea) -> Iterator[Offer]:
    """Zones, enemy ships, the captains by their seats, and the steps of the round and battles."""
    yield from (Offer(zone.key, zone.name) for zone in pack.zones)
    yield from (Offer(ship.key, ship.key) for ship in state.ships)
    yield from (Offer(seat, seat) for seat in state.seats)
    yield from (Offer(step, step.removeprefix("step-")) for step in (EVENT, TURN, ROUND, BATTLE))


def here(state: Sea) -> Iterator[str]:
    """The step; in a turn its captain, the zone that he is in, and the enemy ships there; before that the open battle's.

    Between the round's event and the first turn it is none.

    The round's end is no time: it is over with its event.
    """
    if state.battle is not None:
        yield from (state.battle.zone, state.battle.ship, state.battle.seat, BATTLE)
    captain = None if state.turn is None else state.captain(state.turn)
    if captain is None:
        yield from () if has_come(state) else (EVENT,)
        return
    yield captain.zone
    yield from (ship.key for ship in state.ships_in(captain.zone))
    yield captain.seat
    yield TURN
