"""Chapter "Attacking NPCs" (R17.5, R18), and battles that begin as they are told."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason
from rules.marauders.actions import Attack, BeginBattle
from rules.marauders.battle.events import AggressorSupposed
from rules.marauders.battle.opening import check_meeting, meet
from rules.marauders.battle.state import Meeting
from rules.marauders.bounties import wanted_more
from rules.marauders.captains import say_order, say_waits
from rules.marauders.changes import commanded, with_captain
from rules.marauders.events import Attacked, OutOfOrder
from rules.marauders.hunting import hostile
from rules.marauders.keys import PIRATES
from rules.marauders.pack import Pack
from rules.marauders.state import Captain, Sea, Ship
from rules.referee import Referee


def attack(_pack: Pack, state: Sea, action: Attack, referee: Referee) -> Sea:
    """A captain at sea who scouted for a ship in his zone and found it attacks (R18); a navy's nation wants him for it (R17.5).

    RuleErrors of `check_meeting`.
    """
    captain, ship = commanded(state, action.seat), state.ship(action.ship)
    check_meeting(state, captain, ship, "attack")
    return _attacked(state, captain, ship, referee)


def begin(_pack: Pack, state: Sea, action: BeginBattle, referee: Referee) -> Sea:
    """A captain and a ship fight, or will once the open battle is over (R13.4): the ship attacks, or he does as with `attack`.

    Where nobody said who attacks it is the ship if it is hostile to him (R7), else he. RuleErrors of `check_meeting`.
    """
    captain, ship = commanded(state, action.seat), state.ship(action.ship)
    check_meeting(state, captain, ship, "battle")
    aggressor = action.aggressor
    if aggressor is None:
        hunts = hostile(state, ship.key, captain)
        aggressor = "npc" if hunts else "captain"
        because = Reason(f"marauders.aggressor.{'hostile' if hunts else 'peaceful'}", "inferred")
        referee.say(AggressorSupposed(captain.seat, ship.key, aggressor, because))
    if aggressor == "captain":
        return _attacked(state, captain, ship, referee)
    if not hostile(state, ship.key, captain):
        referee.say(OutOfOrder("not-hostile", (captain.seat,), ship.key))
    return meet(state, (Meeting(captain.seat, ship.key, "npc"),), referee)


def _attacked(state: Sea, captain: Captain, ship: Ship, referee: Referee) -> Sea:
    """The state in which a captain attacks a ship."""
    state = say_waits(state, captain.seat, referee)
    referee.say(Attacked(captain.seat, captain.zone, ship.key, _bounty_for(ship)))
    state = wanted_more(state, captain.seat, ship.key, referee)
    state = say_order(state, state, captain.seat, referee)
    captain = commanded(state, captain.seat)
    state = with_captain(state, replace(captain, attacks=captain.attacks + 1))
    return meet(state, (Meeting(captain.seat, ship.key, "captain"),), referee)


def _bounty_for(ship: Ship) -> Reason:
    """Whether attacking a ship brings its nation's bounty (R17.5)."""
    if ship.key in PIRATES:
        return Reason("marauders.attack.pirate")
    return Reason("marauders.attack.naval", chosen=(ship.key,))
