"""What can be done in a battle now, and what a button for it depends on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.contract import Seat
from rules.marauders.actions import (
    BeginBattle,
    Declare,
    EndBattle,
    Fight,
    MaraudersAction,
    Muster,
    Strike,
    TakeHelm,
)
from rules.marauders.battle.declaring import declarations
from rules.marauders.battle.opening import encounters, engaged
from rules.marauders.battle.rounds import left, to_declare
from rules.marauders.battle.state import BOT, ENDINGS, Battle
from rules.marauders.keys import LOCATIONS, SIDES
from rules.marauders.pack import Pack
from rules.marauders.state import Sea

BattleAction = BeginBattle | TakeHelm | Muster | Declare | Fight | Strike | EndBattle


def moves(pack: Pack, state: Sea, seat: Seat | None) -> Iterator[MaraudersAction]:
    """The actions lawful now: those about one captain's battles, or (None) about all."""
    yield from (
        BeginBattle(captain.seat, ship.key) for captain, ship in encounters(state) if seat in (None, captain.seat)
    )
    battle = state.battle
    if battle is None or seat not in (None, battle.seat):
        return
    side = to_declare(battle)
    if side is None:
        yield Fight()
    else:
        yield from (Declare(side, deed) for deed in declarations(pack, state, battle, side))
    for hit in SIDES:
        whole = left(pack, state, battle, hit)
        yield from (Strike(hit, each) for each in LOCATIONS if whole is not None and whole.of(each))
    yield from (TakeHelm(helm) for helm in (*state.seats, BOT) if helm != battle.helm)
    yield from (EndBattle(result) for result in ENDINGS)


def subject(state: Sea, action: BattleAction) -> object:
    """What a button for an action depends on: equal exactly while the button is valid."""
    if isinstance(action, BeginBattle):
        captain, ship = state.captain(action.seat), state.ship(action.ship)
        if captain is None:
            return None
        return (
            captain.battles,
            captain.zone,
            captain.at,
            ship.zone,
            ship.stack[:1],
            engaged(state, action.seat, action.ship),
        )
    battle = state.battle
    return None if battle is None else (_which(state, battle), *_of(state, battle, action))


def _of(
    state: Sea, battle: Battle, action: TakeHelm | Muster | Declare | Fight | Strike | EndBattle
) -> tuple[object, ...]:
    captain, ship = state.captain(battle.seat), state.ship(battle.ship)
    match action:
        case TakeHelm():
            return (battle.helm,)
        case Muster():
            npc = tuple((card.seamanship, card.leadership) for card in ship.stack[:1])
            return (captain and (captain.ship_class, captain.seamanship, captain.leadership), npc)
        case Strike():
            return (battle.hits if action.side == "npc" else captain and captain.hits,)
        case Declare() | Fight():
            return battle.round, battle.npc, battle.captain, battle.boarder
        case EndBattle():
            return ()


def _which(state: Sea, battle: Battle) -> object:
    """One battle, not a later one of the same two."""
    captain = state.captain(battle.seat)
    return battle.seat, battle.ship, captain and captain.battles
