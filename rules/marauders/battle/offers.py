"""What may be typed into an option about battles."""

from __future__ import annotations

from collections.abc import Mapping

from rules.contract import Offer, Seat
from rules.marauders.battle.declaring import declarations
from rules.marauders.battle.opening import encounters
from rules.marauders.battle.rounds import left, to_declare
from rules.marauders.battle.state import RESULTS
from rules.marauders.keys import LOCATIONS, SIDES, Side
from rules.marauders.pack import Pack
from rules.marauders.state import Sea


def offers(pack: Pack, state: Sea, slot: str, given: Mapping[str, str], seat: Seat | None) -> tuple[Offer, ...]:
    """The values that an option (`verb.option`) takes now, by their keys; none for any other option."""
    return tuple(Offer(key, key) for key in _keys(pack, state, slot, given.get("side", ""), seat))


def _keys(pack: Pack, state: Sea, slot: str, side: str, seat: Seat | None) -> tuple[str, ...]:
    """Ships beside a captain, and of the open battle what its side that is due may declare, and where a side can be hit yet."""
    if slot == "battle.ship":
        return tuple(ship.key for captain, ship in encounters(state) if seat in (None, captain.seat))
    battle = state.battle
    if battle is None:
        return ()
    due = to_declare(battle)
    struck: Side | None = next((each for each in SIDES if each == side), None)
    whole = None if struck is None else left(pack, state, battle, struck)
    known: dict[str, tuple[str, ...]] = {
        "declare.side": () if due is None else (due,),
        "declare.action": () if due is None or side not in ("", due) else declarations(pack, state, battle, due),
        "hit.location": tuple(each for each in LOCATIONS if whole is None or whole.of(each)),
        "end-battle.result": RESULTS,
    }
    return known.get(slot, ())
