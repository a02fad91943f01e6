"""What follows by itself in battles once anything was done: what no longer holds is dropped, and the bot at the helm declares."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Action, Amend, Reason
from rules.marauders.actions import EndRound, Port, Sail, Turn
from rules.marauders.battle.chances import fighters
from rules.marauders.battle.declaring import steered, unanswered, withdrawn
from rules.marauders.battle.events import MeetingDropped
from rules.marauders.battle.opening import apart, lapsed
from rules.marauders.battle.rounds import lawful, left, may, other
from rules.marauders.battle.state import BOT, Battle, Meeting
from rules.marauders.battle.steering import choice
from rules.marauders.changes import opened
from rules.marauders.events import OutOfOrder
from rules.marauders.keys import SIDES, ShipKey, Side
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.referee import Referee

_WHY = {
    "marauders-only-shooting": "marauders.dropped.no-masts",
    "marauders-may-not-board": "marauders.dropped.no-crew",
    "marauders-may-not-flee": "marauders.dropped.not-weaker",
}
"""Why a declaration is dropped, by the refusal of it now."""


def carried_on(pack: Pack, before: Sea, state: Sea, action: Action, referee: Referee) -> Sea:
    """The state once all of that followed from an action, with what is reminded of."""
    state = _reweighed(pack, before, _undeclared(pack, state, referee), referee)
    state = steered(pack, state, referee)
    kept: list[Meeting] = []
    for meeting in state.meetings:
        why = lapsed(state, meeting)
        if why is None:
            kept.append(meeting)
        else:
            referee.say(MeetingDropped(meeting.seat, meeting.ship, why))
    if len(kept) < len(state.meetings):
        state = replace(state, meetings=tuple(kept))
    _remind(pack, before, state, action, referee)
    _remind_of_waiting(before, state, referee)
    return state


def stuck(pack: Pack, state: Sea) -> bool:
    """Whether neither side of the open battle can hurt the other, board it or get away any more."""
    battle = state.battle
    if battle is None or battle.boarder is not None:
        return False
    npc, captain = (left(pack, state, battle, side) for side in SIDES)
    if npc is None or captain is None or npc.cannons or captain.cannons:
        return False
    later = max(battle.round, 2)
    return lawful("npc", later, npc, captain) == lawful("captain", later, captain, npc) == ("shoot",)


def _undeclared(pack: Pack, state: Sea, referee: Referee) -> Sea:
    """The state without declarations that hits or a correction have forbidden since (R14.3, R15.8), and answers to them (R15.1)."""
    if state.battle is None:
        return state
    first = state.battle.aggressor
    for side in (first, other(first)):
        code = _forbids(pack, state, opened(state), side)
        if code in _WHY:
            state = withdrawn(state, side, Reason(_WHY[code]), referee)
            if side == first:
                state = withdrawn(state, other(first), Reason("marauders.dropped.withdrawn", "inferred"), referee)
    return state


def _reweighed(pack: Pack, before: Sea, state: Sea, referee: Referee) -> Sea:
    """The state without what the bot declared before for its NPC, where other numbers speak for something else now.

    Only where the captain has not declared after it: his answer keeps it.
    """
    was, now = before.battle, state.battle
    if was is None or now is None or now.helm != BOT or not unanswered(now) or now.npc is None:
        return state
    if (was.seat, was.ship, was.round, was.npc) != (now.seat, now.ship, now.round, now.npc):
        return state
    if fighters(pack, before, was) == fighters(pack, state, now) or choice(pack, state, now)[0] == now.npc:
        return state
    return withdrawn(state, "npc", Reason("marauders.dropped.reweighed", "inferred"), referee)


def _forbids(pack: Pack, state: Sea, battle: Battle, side: Side) -> str:
    """What forbids what a side has declared; empty where nothing does."""
    deed, own, others = battle.deed(side), left(pack, state, battle, side), left(pack, state, battle, other(side))
    return "" if deed is None else may(deed, side, battle.round, own, others)


def _remind(pack: Pack, before: Sea, state: Sea, action: Action, referee: Referee) -> None:
    """Says that a battle was open before this step, or that it cannot be fought, where that is new, or the battle is by a sheet."""
    battle = state.battle
    if battle is None:
        return
    was_open = _same(before, state, battle)
    if not was_open and not isinstance(action, Amend):
        return
    match action:
        case Turn() | EndRound():
            passes_by = True
        case Sail(seat=seat) | Port(seat=seat):
            passes_by = seat == battle.seat
        case _:
            passes_by = False
    parted = apart(state, battle)
    if passes_by or (parted and not (was_open and apart(before, battle))):
        what = "battle-open" if was_open else "battle-apart"
        referee.say(OutOfOrder(what, (battle.seat,), battle.ship, apart=parted))
    if stuck(pack, state) and not (was_open and stuck(pack, before)):
        referee.say(OutOfOrder("battle-stuck", (battle.seat,), battle.ship))


def _remind_of_waiting(before: Sea, state: Sea, referee: Referee) -> None:
    """Says of battles that wait that their two parted now, so that these begin only if they meet again."""
    parted = [
        each for each in state.meetings if each in before.meetings and apart(state, each) and not apart(before, each)
    ]
    for seat in dict.fromkeys(each.seat for each in parted):
        ships: tuple[ShipKey, ...] = tuple(each.ship for each in parted if each.seat == seat)
        referee.say(OutOfOrder("battle-waits", (seat,), ships=ships))


def _same(before: Sea, state: Sea, battle: Battle) -> bool:
    """Whether this battle was open before."""
    was, now = before.captain(battle.seat), state.captain(battle.seat)
    fought = before.battle is not None and (before.battle.seat, before.battle.ship) == (battle.seat, battle.ship)
    return fought and was is not None and now is not None and was.battles == now.battles
