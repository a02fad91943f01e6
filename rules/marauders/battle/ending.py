"""How a battle is over (R15, R16), and what becomes of who lost it (R4, R17)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, RuleError, Seat
from rules.marauders import dying, entering
from rules.marauders.actions import HOWS, Defeat, EndBattle, EndRound, How, Lost, Strike
from rules.marauders.battle.events import BattleOver, MeetingDropped
from rules.marauders.battle.landing import strike
from rules.marauders.battle.locating import check
from rules.marauders.battle.mustering import in_doubt, repaired
from rules.marauders.battle.opening import proceed
from rules.marauders.battle.prizes import prize
from rules.marauders.battle.questions import WhoseLastMan
from rules.marauders.battle.rounds import UNTOLD, class_of, left, sailing, tracks_of
from rules.marauders.battle.state import Battle, Meeting, Result
from rules.marauders.changes import commanded, opened
from rules.marauders.entering import on_board, slain
from rules.marauders.keys import SIDES, ShipKey, Side
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.referee import Referee

TOLD = Reason("marauders.over.told")
SHIP_GONE = Reason("marauders.over.ship-gone")
CAPTAIN_DEAD = Reason("marauders.over.captain-dead")
BOTH_SUNK = Reason("marauders.over.both-sunk", "inferred")
LAST_MAN = Reason("marauders.over.last-man", "inferred")
RELOCATED = Reason("marauders.over.relocated", "inferred")


def end(pack: Pack, state: Sea, action: EndBattle, referee: Referee) -> Sea:
    """The open battle is over, as the players say; RuleError marauders-no-battle."""
    opened(state)
    match action.result:
        case "both-sunk":
            return _both_sunk(pack, state, referee)
        case "both-taken":
            return both_taken(pack, state, referee)
        case result:
            return finish(pack, state, result, TOLD, referee)


def hit(pack: Pack, state: Sea, action: Strike, referee: Referee) -> Sea:
    """Hits told beside the rounds: a ship may be sunk by them, and a crew that fights be gone.

    Of a captain's ship that may have been repaired in port it is asked first; what its damage has no room for says that it was.

    RuleErrors marauders-no-battle, marauders-class-untold, marauders-location-destroyed.
    """
    battle = opened(state)
    whole = left(pack, state, battle, action.side)
    if whole is None:
        raise RuleError(UNTOLD, seat=battle.seat)
    where = (action.location,) * action.count
    doubt = action.side == "captain" and in_doubt(state, battle)
    most = tracks_of(pack.ship_class(class_of(state, battle, action.side))) if doubt else whole
    check(where, sailing(battle, action.side), action.count, most)
    if doubt:
        state = repaired(pack, state, battle, referee, surely=action.count > whole.of(action.location))
    state = strike(pack, state, action.side, where, None, referee)
    over = sunk(pack, state, referee)
    if over is not None:
        return over
    rest = left(pack, state, opened(state), action.side)
    if battle.boarder is not None and rest is not None and not rest.crew:
        return taken(pack, state, action.side, Reason("marauders.over.crew", "inferred"), referee)
    return state


def defeat(pack: Pack, state: Sea, action: Defeat, referee: Referee) -> Sea:
    """A ship's captain is dead, as told (R4); a battle with it is over, and who beat it gets his prize (R17).

    RuleErrors marauders-ship-not-on-board; missing-choice where a victor is told but not how he won; marauders-no-captain.
    """
    ship = state.ship(action.ship)
    if ship.zone is None:
        raise RuleError("marauders-ship-not-on-board", ship=ship.key, ships=on_board(state))
    if action.by is not None and action.how is None:
        raise RuleError("missing-choice", option="how", choices=HOWS)
    if action.by is not None and state.fallen_of(action.by) is None:
        commanded(state, action.by)
    battle = state.battle
    if battle is None or battle.ship != ship.key:
        return _beaten(pack, state, ship.key, None, action.by, action.how, referee)
    won = action.by == battle.seat
    result: Result = "called-off" if not won else "npc-sunk" if action.how == "sunk" else "npc-taken"
    state = _over(state, battle, result, TOLD if won else SHIP_GONE, referee)
    state = _beaten(pack, state, ship.key, battle if won else None, action.by, action.how, referee)
    return proceed(state, battle, referee)


def lost(pack: Pack, state: Sea, action: Lost, referee: Referee) -> Sea:
    """A captain died, as told (R17.6); his open battle is over, and those that wait are off. RuleErrors of `dying.lost`."""
    battle = state.battle
    if battle is None or battle.seat != action.seat:
        return _unmet(dying.lost(pack, state, action, referee), action.seat, referee)
    state = dying.lost(pack, _over(state, battle, "called-off", CAPTAIN_DEAD, referee), action, referee)
    return proceed(_unmet(state, action.seat, referee), battle, referee)


def without_ship(state: Sea, ship: ShipKey, referee: Referee) -> Sea:
    """The state in which no battle with this ship is open: it is no longer there."""
    battle = state.battle
    if battle is None or battle.ship != ship:
        return state
    return proceed(_over(state, battle, "called-off", SHIP_GONE, referee), battle, referee)


def told(before: Sea, after: Sea, referee: Referee) -> None:
    """The open battle that a corrected sheet takes away: it is called off as if that were told by itself."""
    battle, now = before.battle, after.battle
    if battle is not None and (now is None or (now.seat, now.ship) != (battle.seat, battle.ship)):
        _over(before, battle, "called-off", TOLD, referee)


def end_round(pack: Pack, state: Sea, action: EndRound, referee: Referee) -> Sea:
    """The round ends (`entering.end_round`): what was to be fought with a captain whom another has replaced by it is off."""
    after = entering.end_round(pack, state, action, referee)
    replaced = {old.key for old in state.ships if old.zone and old.stack[:1] != after.ship(old.key).stack[:1]}
    off = tuple(each for each in after.meetings if each.ship in replaced)
    after = _without(after, off, Reason("marauders.waiting.relocated", "inferred"), referee)
    battle = after.battle
    if battle is None or battle.ship not in replaced:
        return after
    return proceed(_over(after, battle, "called-off", RELOCATED, referee), battle, referee)


def sunk(pack: Pack, state: Sea, referee: Referee) -> Sea | None:
    """The state after the open battle where a ship in it has no hull left; None where both float."""
    battle = opened(state)
    gone = [side for side in SIDES if (rest := left(pack, state, battle, side)) is not None and not rest.hull]
    if not gone:
        return None
    if len(gone) == 2:
        return _both_sunk(pack, state, referee)
    result: Result = "npc-sunk" if gone == ["npc"] else "captain-sunk"
    return finish(pack, state, result, Reason("marauders.over.sunk"), referee)


def taken(pack: Pack, state: Sea, loser: Side, because: Reason, referee: Referee) -> Sea:
    """The open battle is over: a side has lost its crew to the other's."""
    return finish(pack, state, "npc-taken" if loser == "npc" else "captain-taken", because, referee)


def both_taken(pack: Pack, state: Sea, referee: Referee) -> Sea:
    """The open battle is over: both crews are gone at once, so that the table says who won."""
    battle = opened(state)
    won = referee.ask(WhoseLastMan(battle.seat, battle.ship))
    return taken(pack, state, "captain" if won == "npc" else "npc", LAST_MAN, referee)


def finish(pack: Pack, state: Sea, result: Result, because: Reason, referee: Referee) -> Sea:
    """The open battle is over: the loser is dead, the NPC otherwise whole again (R16), and the next that waits begins."""
    battle = opened(state)
    state = _over(state, battle, result, because, referee)
    match result:
        case "npc-sunk" | "npc-taken":
            how = "sunk" if result == "npc-sunk" else "crew"
            state = _beaten(pack, state, battle.ship, battle, battle.seat, how, referee)
        case "captain-sunk" | "captain-taken":
            state = dying.bury(state, battle.seat, referee)
        case _:
            pass
    return proceed(state, battle, referee)


def _both_sunk(pack: Pack, state: Sea, referee: Referee) -> Sea:
    """Both captains of the open battle are dead, and nobody gets a prize."""
    battle = opened(state)
    state = slain(pack, _over(state, battle, "captain-sunk", BOTH_SUNK, referee), battle.ship, referee)
    return proceed(dying.bury(state, battle.seat, referee), battle, referee)


def _unmet(state: Sea, seat: Seat, referee: Referee) -> Sea:
    """The state in which nothing waits to be fought with a captain who has died, whoever follows him."""
    off = tuple(each for each in state.meetings if each.seat == seat)
    return _without(state, off, Reason("marauders.waiting.dead", "inferred"), referee)


def _without(state: Sea, off: tuple[Meeting, ...], because: Reason, referee: Referee) -> Sea:
    """The state in which these battles wait no longer."""
    for meeting in off:
        referee.say(MeetingDropped(meeting.seat, meeting.ship, because))
    return replace(state, meetings=tuple(each for each in state.meetings if each not in off))


def _over(state: Sea, battle: Battle, result: Result, because: Reason, referee: Referee) -> Sea:
    referee.say(BattleOver(battle.seat, battle.ship, result, battle.round, because))
    return replace(state, battle=None)


def _beaten(
    pack: Pack, state: Sea, ship: ShipKey, battle: Battle | None, by: Seat | None, how: How | None, referee: Referee
) -> Sea:
    """An NPC's captain is dead, and who beat him gets his prize; `battle` is the one that he was beaten in, where it is known."""
    beaten = state.ship(ship)
    state = slain(pack, state, ship, referee)
    return state if by is None or how is None else prize(pack, state, beaten, by, how, battle, referee)
