"""What a captain gets for an NPC that he beat (R17): glory, gold, cargo cards, a bounty, and the ship itself."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Seat
from rules.marauders.actions import How
from rules.marauders.battle.events import Claimed, Prize
from rules.marauders.battle.landing import stowed
from rules.marauders.battle.questions import IsClaimed, WhoAttacked
from rules.marauders.battle.rounds import whole_of
from rules.marauders.battle.state import Battle, Meeting, Tracks
from rules.marauders.bounties import wanted_more
from rules.marauders.changes import commanded, with_captain
from rules.marauders.keys import NATIONS, ShipKey
from rules.marauders.knowledge import forget
from rules.marauders.pack import Pack
from rules.marauders.state import MOST_BOUNTIES, MOST_CARGO, Captain, Figure, Sea, Ship
from rules.referee import Referee

GOLD: dict[ShipKey, int] = {"sloop": 5, "frigate": 15}
"""The gold that a captain who is no pirate gets for a beaten pirate (R17.3)."""
PLUNDER = 3
"""How many cargo cards are drawn for a navy that was beaten in crew combat (R17.2)."""
GLORY = 1


def prize(pack: Pack, state: Sea, ship: Ship, seat: Seat, how: How, battle: Battle | None, referee: Referee) -> Sea:
    """The state in which a captain has what he gets for a ship that he sank, or beat in crew combat.

    `battle` is the one in which he did, None where it was not fought with the bot: then its damage is not known, and who attacked
    is asked. A captain who has died since gets the glory alone, all else being gone with him (R17.6).
    """
    if state.fallen_of(seat) is not None:
        referee.say(Prize(seat, ship.key, GLORY, 0, 0, 0, Reason("marauders.prize.fallen", "inferred")))
        return state
    captain = commanded(state, seat)
    attacker = _attacker(state, ship, captain, battle, referee)
    won = _prize(state, captain, ship, how, battle, attacker)
    referee.say(won)
    state = with_captain(state, _paid(captain, won))
    if won.gold != 0:
        state = forget(state, seat, ("gold",))
    if attacker == "captain" or (attacker == "npc" and state.house.defending_bounty != "none"):
        state = wanted_more(state, seat, ship.key, referee)
    if how == "sunk":
        return state
    state = _claimed(pack, state, ship, seat, battle, referee)
    room = _room(pack, commanded(state, seat))
    return stowed(state, seat, room, referee, won.draw - (won.discard or 0), sure=won.discard is not None)


def _attacker(state: Sea, ship: Ship, captain: Captain, battle: Battle | None, referee: Referee) -> str | None:
    """Who attacked a navy: `npc`, `captain`, or `counted`: he, whose bounty for it is counted already; None where it is no matter.

    Where the bot knows of no battle the table says, if a bounty hangs on it.
    """
    if ship.key not in NATIONS:
        return None
    met = battle or _waiting(state, ship, captain.seat)
    if met is not None:
        return "counted" if met.aggressor == "captain" else "npc"
    if captain.bounties.of(ship.key) == MOST_BOUNTIES or state.house.defending_bounty != "none":
        return "npc"
    return referee.ask(WhoAttacked(captain.seat, ship.key, captain.bounties.of(ship.key) > 0))


def _waiting(state: Sea, ship: Ship, seat: Seat) -> Meeting | None:
    return next((each for each in state.meetings if (each.seat, each.ship) == (seat, ship.key)), None)


def _prize(state: Sea, captain: Captain, ship: Ship, how: How, battle: Battle | None, attacker: str | None) -> Prize:
    """Glory for any victory (R17.1); of a navy three cargo cards if its crew was beaten (R17.2), of a pirate gold (R17.3)."""
    seat, key = captain.seat, ship.key
    if key in NATIONS:
        house = (("defending-bounty", state.house.defending_bounty),) if attacker == "npc" else ()
        if how == "sunk":
            because = Reason("marauders.prize.naval-sunk", "inferred", house=house)
            return Prize(seat, key, GLORY, 0, 0, 0, because)
        discard = None if battle is None else min(battle.hits.cargo, PLUNDER)
        because = Reason("marauders.prize.naval-crew", house=house)
        return Prize(seat, key, GLORY, None, PLUNDER, discard, because)
    if captain.pirate:
        return Prize(seat, key, GLORY, 0, 0, 0, Reason("marauders.prize.pirate-by-pirate"))
    return Prize(seat, key, GLORY, GOLD[key], 0, 0, Reason("marauders.prize.pirate"))


def _paid(captain: Captain, won: Prize) -> Captain:
    """Gold is added to what was told; what cargo cards are worth is not known, so that what was told is out of date."""
    if captain.gold is None or won.gold == 0:
        return captain
    more = won.gold or 0
    return replace(captain, gold=Figure(captain.gold.count + more, captain.gold.fresh and won.gold is not None))


def _claimed(pack: Pack, state: Sea, ship: Ship, seat: Seat, battle: Battle | None, referee: Referee) -> Sea:
    """The victor may take the ship (R17.4): with the damage that it has and no crew, or whole by house rule S8."""
    key = battle.npc_class if battle is not None and battle.npc_class else ship.ship_class
    whole = whole_of(pack, key)
    if whole is None:
        return state
    because, hits = _condition(state, battle), Tracks()
    if battle is not None and because.rule == "marauders.claim.kept":
        hits = replace(battle.hits, crew=whole.crew)
    left = None if because.rule == "marauders.claim.untold" else whole.less(hits)
    captain = commanded(state, seat)
    if referee.ask(IsClaimed(seat, ship.key, key, left, _left(pack, captain), _next(state, ship, seat))) == "keep":
        return state
    referee.say(Claimed(seat, ship.key, key, left, because))
    return with_captain(state, replace(captain, ship_class=key, hits=hits, berthed=False))


def _left(pack: Pack, captain: Captain) -> Tracks | None:
    """What a captain's ship has left; None where it is not known what he sails."""
    whole = whole_of(pack, captain.ship_class)
    return None if whole is None else whole.less(captain.hits)


def _next(state: Sea, ship: Ship, seat: Seat) -> ShipKey | None:
    """The ship that a captain fights once this one is beaten: in the battle that is open still, or in the first that waits."""
    fights = (*((state.battle,) if state.battle is not None else ()), *state.meetings)
    return next((each.ship for each in fights if each.seat == seat and each.ship != ship.key), None)


def _room(pack: Pack, captain: Captain) -> int:
    """The most cargo cards that a captain's hold takes now, as far as it is known what he sails."""
    left = _left(pack, captain)
    return MOST_CARGO if left is None else left.cargo


def _condition(state: Sea, battle: Battle | None) -> Reason:
    """In what condition a claimed ship is (S8): of one that was not fought with the bot nobody told it."""
    house = (("claimed-damage", state.house.claimed_damage),)
    if state.house.claimed_damage != "kept":
        return Reason("marauders.claim.repaired", "house-rule", house=house)
    return Reason(f"marauders.claim.{'untold' if battle is None else 'kept'}", "inferred", house=house)
