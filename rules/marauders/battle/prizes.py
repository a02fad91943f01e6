"""What a captain gets for an NPC that he beat (R17): glory, gold, a bounty by house rule S6, and the ship itself."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Seat
from rules.marauders.actions import How
from rules.marauders.battle.events import Claimed, Prize
from rules.marauders.battle.landing import stowed
from rules.marauders.battle.questions import IsClaimed
from rules.marauders.battle.rounds import tracks_of
from rules.marauders.battle.state import Battle, Tracks
from rules.marauders.captains import wanted_more
from rules.marauders.changes import commanded, with_captain
from rules.marauders.keys import NATIONS, ShipKey
from rules.marauders.knowledge import forget
from rules.marauders.pack import Pack
from rules.marauders.state import Captain, Figure, Sea, Ship
from rules.referee import Referee

GOLD: dict[ShipKey, int] = {"sloop": 5, "frigate": 15}
"""The gold that a captain who is no pirate gets for a beaten pirate (R17.3)."""
PLUNDER = 3
"""How many cargo cards are drawn for a navy that was beaten in crew combat (R17.2)."""
GLORY = 1


def prize(pack: Pack, state: Sea, ship: Ship, seat: Seat, how: How, battle: Battle | None, referee: Referee) -> Sea:
    """The state in which a captain has what he gets for a ship that he sank, or beat in crew combat.

    `battle` is the one in which he did, None where it was not fought with the bot: then its damage and who attacked are not known.
    """
    captain = commanded(state, seat)
    won = _prize(state, captain, ship, how, battle)
    referee.say(won)
    state = with_captain(state, _paid(captain, won))
    if won.gold != 0 or won.draw:
        state = forget(state, seat, ("gold", "cargo") if won.draw else ("gold",))
    state = _wanted(state, ship, seat, battle, referee)
    return _claimed(pack, state, ship, seat, battle, referee) if how == "crew" else state


def _prize(state: Sea, captain: Captain, ship: Ship, how: How, battle: Battle | None) -> Prize:
    """Glory for any victory (R17.1); of a navy three cargo cards if its crew was beaten (R17.2), of a pirate gold (R17.3)."""
    seat, key, pirate = captain.seat, ship.key, captain.pirate
    if key in NATIONS:
        house = _defending(state, ship, battle)
        if how == "sunk":
            return Prize(
                seat, key, GLORY, 0, 0, 0, pirate, Reason("marauders.prize.naval-sunk", "inferred", house=house)
            )
        discard = None if battle is None else min(battle.hits.cargo, PLUNDER)
        return Prize(
            seat, key, GLORY, None, PLUNDER, discard, pirate, Reason("marauders.prize.naval-crew", house=house)
        )
    rule = "pirate-by-pirate" if pirate else "pirate"
    return Prize(seat, key, GLORY, 0 if pirate else GOLD[key], 0, 0, pirate, Reason(f"marauders.prize.{rule}"))


def _paid(captain: Captain, won: Prize) -> Captain:
    """Gold is added to what was told; what comes of drawn cargo cards is not known, so that what was told is out of date."""
    if won.draw:
        gold, cargo = (figure and replace(figure, fresh=False) for figure in (captain.gold, captain.cargo))
        return replace(captain, gold=gold, cargo=cargo)
    if captain.gold is None or not won.gold:
        return captain
    return replace(captain, gold=Figure(captain.gold.count + won.gold, captain.gold.fresh))


def _defending(state: Sea, ship: Ship, battle: Battle | None) -> tuple[tuple[str, str], ...]:
    """House rule S6 where it decides: a navy that attacked was beaten."""
    decides = ship.key in NATIONS and battle is not None and battle.aggressor == "npc"
    return (("defending-bounty", state.house.defending_bounty),) if decides else ()


def _wanted(state: Sea, ship: Ship, seat: Seat, battle: Battle | None, referee: Referee) -> Sea:
    """By house rule S6 its nation wants who beat a navy that attacked him."""
    if not _defending(state, ship, battle) or state.house.defending_bounty == "none":
        return state
    return wanted_more(state, seat, ship.key, referee)


def _claimed(pack: Pack, state: Sea, ship: Ship, seat: Seat, battle: Battle | None, referee: Referee) -> Sea:
    """The victor may take the ship (R17.4): with the damage that it has, or whole by house rule S8."""
    key = battle.npc_class if battle is not None and battle.npc_class else ship.ship_class
    built = pack.known_class(key)
    if built is None or referee.ask(IsClaimed(seat, ship.key, built.key)) == "keep":
        return state
    because = _condition(state, battle)
    hits = battle.hits if battle is not None and because.rule == "marauders.claim.kept" else Tracks()
    left = None if because.rule == "marauders.claim.untold" else tracks_of(built).less(hits)
    captain = commanded(state, seat)
    referee.say(Claimed(seat, ship.key, captain.ship_class, built.key, left, because))
    claimed = with_captain(state, replace(captain, ship_class=built.key, hits=hits, berthed=False))
    return stowed(claimed, seat, left or tracks_of(built), referee)


def _condition(state: Sea, battle: Battle | None) -> Reason:
    """In what condition a claimed ship is (S8): of one that was not fought with the bot nobody told it."""
    house = (("claimed-damage", state.house.claimed_damage),)
    if state.house.claimed_damage != "kept":
        return Reason("marauders.claim.repaired", "house-rule", house=house)
    return Reason(f"marauders.claim.{'untold' if battle is None else 'kept'}", "inferred", house=house)
