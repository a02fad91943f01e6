"""Chapter "Attacking NPCs" (R17.5, R18), and what becomes of a player whose captain died (R17.6)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError, Seat
from rules.marauders.actions import Attack, Lost
from rules.marauders.captains import leave, say_order
from rules.marauders.changes import commanded, with_captain, without_unscouted
from rules.marauders.entering import on_board
from rules.marauders.events import Attacked, BountySet, CaptainLost, Joined
from rules.marauders.keys import NATIONS, PIRATES
from rules.marauders.knowledge import forget
from rules.marauders.pack import Pack
from rules.marauders.ports import port_of
from rules.marauders.state import Bounties, Captain, Sea, Ship
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


def lost(pack: Pack, state: Sea, action: Lost, referee: Referee) -> Sea:
    """A player's captain died: bounties and what was aboard are gone, and a new captain is in port at home (R17.6).

    RuleError marauders-no-port when there is no port in the new one's zone.
    """
    dead = commanded(state, action.seat)
    if action.nation is None:
        raise RuleError("missing-option", option="nation")
    port = port_of(pack, action.zone)
    referee.say(CaptainLost(dead.seat, dead.nation, dead.zone, _heir(state, action.zone)))
    referee.say(Joined(dead.seat, action.nation, action.zone, port, action.ship_class))
    heir = replace(
        dead,
        nation=action.nation,
        zone=action.zone,
        at="port",
        bounties=Bounties(),
        gold=None,
        cargo=None,
        ship_class=action.ship_class,
    )
    return with_captain(_without_word(state, dead.seat), heir)


def _without_word(state: Sea, seat: Seat) -> Sea:
    """The state in which nothing is said of a captain any more, and no ship has yet to look for him."""
    return without_unscouted(forget(state, seat), seat)


def _heir(state: Sea, zone: str) -> Reason:
    """Whether another captain may be drawn instead, because of an NPC pirate in the new one's home zone."""
    pirates = tuple(ship.key for ship in state.ships_in(zone) if ship.key in PIRATES)
    if pirates:
        return Reason("marauders.death.pirate-at-home", chosen=pirates)
    return Reason("marauders.death.new-captain")
