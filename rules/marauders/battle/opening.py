"""Who fights whom, in which order (R13), and who plays the NPC (R14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from rules.contract import Candidate, Reason, Request, RuleError, Seat
from rules.marauders.actions import TakeHelm
from rules.marauders.battle.declaring import unanswered, withdrawn
from rules.marauders.battle.events import BattleQueued, BattleStarted, HelmTaken, MeetingDropped
from rules.marauders.battle.state import BOT, Battle, Meeting
from rules.marauders.changes import commanded, opened, with_captain
from rules.marauders.entering import on_board
from rules.marauders.keys import ShipKey
from rules.marauders.pack import Pack
from rules.marauders.ports import leave
from rules.marauders.state import Captain, Sea, Ship
from rules.referee import Referee


def take_helm(_pack: Pack, state: Sea, action: TakeHelm, referee: Referee) -> Sea:
    """Somebody else plays the NPC of the open battle, by agreement (R14.1), or the bot.

    What the bot declared for this round counts no longer, unless the captain has declared after it.

    RuleErrors marauders-no-battle, unknown-seat, marauders-helm-unchanged.
    """
    battle = opened(state)
    if action.helm not in (*state.seats, BOT):
        raise RuleError("unknown-seat", text=action.helm, seats=state.seats)
    if action.helm == battle.helm:
        raise RuleError("marauders-helm-unchanged", ship=battle.ship, helm=action.helm)
    referee.say(HelmTaken(battle.ship, action.helm))
    if battle.helm == BOT and unanswered(battle):
        state = withdrawn(state, "npc", Reason("marauders.dropped.helm", "inferred"), referee)
    return replace(state, battle=replace(opened(state), helm=action.helm))


def meet(state: Sea, meetings: Iterable[Meeting], referee: Referee) -> Sea:
    """These battles are to be fought in this order: the first at once if none is open, the others when it is over (R13.4).

    One that is open or waits already is not fought twice.
    """
    for meeting in meetings:
        if engaged(state, meeting.seat, meeting.ship):
            continue
        if state.battle is None:
            state = _start(state, meeting, referee)
            continue
        now = state.battle
        referee.say(BattleQueued(meeting.seat, meeting.ship, now.seat, now.ship))
        state = replace(state, meetings=(*state.meetings, meeting))
    return state


def proceed(state: Sea, over: Battle, referee: Referee) -> Sea:
    """The battle being over, the next that waits begins (R13.5), of a captain who lives and is at sea with that ship."""
    while state.meetings and state.battle is None:
        first, *rest = state.meetings
        state = replace(state, meetings=tuple(rest))
        why = lapsed(state, first)
        if why is None and apart(state, first):
            why = Reason("marauders.waiting.apart", "inferred")
        if why is None:
            state = _start(state, first, referee, again=first.seat == over.seat)
        else:
            referee.say(MeetingDropped(first.seat, first.ship, why))
    return state


def lapsed(state: Sea, meeting: Meeting) -> Reason | None:
    """Why a battle that waits is off: its captain is dead (R13.5) or in port, or its ship off the board; None while it is on."""
    captain = state.captain(meeting.seat)
    if captain is None:
        return Reason("marauders.waiting.dead", "inferred")
    if state.ship(meeting.ship).zone is None:
        return Reason("marauders.waiting.off-board", "inferred")
    return Reason("marauders.waiting.in-port", "inferred") if captain.at == "port" else None


def apart(state: Sea, fight: Battle | Meeting) -> bool:
    """Whether the two of a battle, open or waiting, are not at sea in one zone."""
    captain = commanded(state, fight.seat)
    return captain.at != "sea" or state.ship(fight.ship).zone != captain.zone


def helm_of(state: Sea, seat: Seat) -> tuple[str, Reason]:
    """Who plays the NPC against a captain without a word, and why: who sits to his left, the opponent of two, or the bot (R14).

    A seat without a captain is passed over where another has one.

    >>> helm_of(Sea(seats=("s1", "s2", "s3")), "s3")[0], helm_of(Sea(seats=("s1",)), "s1")[0]
    ('s1', 'bot')
    """
    place = state.seats.index(seat)
    others = (*state.seats[place + 1 :], *state.seats[:place])
    if not others:
        return BOT, Reason("marauders.helm.alone", "inferred")
    if len(others) == 1:
        return others[0], Reason("marauders.helm.opponent", "inferred", chosen=others)
    first = next((each for each in others if state.captain(each) is not None), others[0])
    passed = tuple(Candidate(seat, out="no-captain") for seat in others[: others.index(first)])
    if passed:
        return first, Reason("marauders.helm.nearest", "inferred", candidates=passed, chosen=(first,))
    return first, Reason("marauders.helm.left", chosen=(first,))


def engaged(state: Sea, seat: Seat, ship: ShipKey) -> Literal["open", "waiting"] | None:
    """Whether a battle of a captain with a ship is open, or waits; None when they are to fight none."""
    if state.battle is not None and (state.battle.seat, state.battle.ship) == (seat, ship):
        return "open"
    return "waiting" if any((each.seat, each.ship) == (seat, ship) for each in state.meetings) else None


def encounters(state: Sea) -> Iterator[tuple[Captain, Ship]]:
    """Every captain at sea with every ship in his zone with which he has no battle yet."""
    for captain in state.captains:
        for ship in state.ships_in(captain.zone) if captain.at == "sea" else ():
            if not engaged(state, captain.seat, ship.key):
                yield captain, ship


def check_meeting(state: Sea, captain: Captain, ship: Ship, verb: str) -> None:
    """RuleError unless both are at sea in one zone, with no battle that is open or waits; its cures are of this verb.

    marauders-in-port, marauders-ship-elsewhere, marauders-ship-not-on-board, marauders-battle-known.
    """
    seat, zone = captain.seat, captain.zone
    if captain.at == "port":
        raise RuleError("marauders-in-port", seat=seat, zone=zone, cures=(leave(seat),))
    if engaged(state, seat, ship.key):
        raise RuleError("marauders-battle-known", seat=seat, ship=ship.key)
    if ship.zone == zone:
        return
    here: tuple[ShipKey, ...] = tuple(each.key for each in state.ships_in(zone))
    free = tuple(key for key in here if not engaged(state, seat, key))
    cures = tuple(Request(verb, seat, (("ship", key),)) for key in free)
    if ship.zone is None:
        raise RuleError("marauders-ship-not-on-board", ship=ship.key, ships=on_board(state), cures=cures)
    raise RuleError(
        "marauders-ship-elsewhere", ship=ship.key, seat=seat, zone=ship.zone, here=zone, ships=here, cures=cures
    )


def _start(state: Sea, meeting: Meeting, referee: Referee, *, again: bool = False) -> Sea:
    captain = commanded(state, meeting.seat)
    helm, because = helm_of(state, captain.seat)
    referee.say(BattleStarted(captain.seat, captain.zone, meeting.ship, meeting.aggressor, helm, because, again))
    battle = Battle(
        seat=captain.seat,
        zone=captain.zone,
        ship=meeting.ship,
        aggressor=meeting.aggressor,
        helm=helm,
        npc_class=state.ship(meeting.ship).ship_class,
    )
    return replace(with_captain(state, replace(captain, battles=captain.battles + 1)), battle=battle)
