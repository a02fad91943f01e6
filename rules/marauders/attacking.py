"""Chapter "Attacking NPCs" (R17.5, R18)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError
from rules.marauders.actions import Attack
from rules.marauders.captains import leave, say_order
from rules.marauders.changes import commanded, with_captain
from rules.marauders.entering import on_board
from rules.marauders.events import Attacked, BountySet
from rules.marauders.keys import NATIONS, PIRATES
from rules.marauders.pack import Pack
from rules.marauders.state import Captain, Sea, Ship
from rules.referee import Referee


def attack(_pack: Pack, state: Sea, action: Attack, referee: Referee) -> Sea:
    """A captain at sea who scouted for a ship in his zone and found it attacks (R18); a navy's nation wants him for it (R17.5)."""
    captain, ship = commanded(state, action.seat), state.ship(action.ship)
    _check_meeting(state, captain, ship)
    referee.say(Attacked(captain.seat, captain.zone, ship.key, _prize(ship)))
    bounties = captain.bounties
    if ship.key in NATIONS:
        before = bounties.of(ship.key)
        referee.say(BountySet(captain.seat, ship.key, before, before + 1))
        bounties = replace(bounties, **{ship.key: before + 1})
    state = say_order(state, captain.seat, referee)
    return with_captain(state, replace(captain, bounties=bounties, attacks=captain.attacks + 1))


def _check_meeting(state: Sea, captain: Captain, ship: Ship) -> None:
    """RuleError unless both are at sea in one zone."""
    seat, zone = captain.seat, captain.zone
    if captain.at == "port":
        raise RuleError("marauders-in-port", seat=seat, zone=zone, cures=(leave(seat),))
    if ship.zone == zone:
        return
    here = tuple(each.key for each in state.ships_in(zone))
    cures = tuple(Request("attack", seat, (("ship", key),)) for key in here)
    if ship.zone is None:
        raise RuleError("marauders-ship-not-on-board", ship=ship.key, ships=on_board(state), cures=cures)
    raise RuleError(
        "marauders-ship-elsewhere", ship=ship.key, seat=seat, zone=ship.zone, here=zone, ships=here, cures=cures
    )


def _prize(ship: Ship) -> Reason:
    """Whether attacking a ship brings its nation's bounty (R17.5)."""
    if ship.key in PIRATES:
        return Reason("marauders.attack.pirate")
    return Reason("marauders.attack.naval", chosen=(ship.key,))
