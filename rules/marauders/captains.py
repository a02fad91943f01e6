"""The players' captains: joining, sailing, ports and turns, each step with the scouting that it triggers (R11)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Request, RuleError, Seat
from rules.marauders.actions import Hold, Join, Port, Refit, Sail, Sit, Turn
from rules.marauders.battle.mustering import fitted
from rules.marauders.battle.state import Tracks
from rules.marauders.changes import commanded, in_order, with_captain, without_unscouted
from rules.marauders.dying import followed, heir
from rules.marauders.events import (
    BattleBegins,
    EnteredPort,
    HeldUp,
    HoldTold,
    Joined,
    LeftPort,
    OutOfOrder,
    Refitted,
    Sailed,
    Seated,
    TurnBegan,
)
from rules.marauders.knowledge import forget
from rules.marauders.pack import Pack
from rules.marauders.ports import leave, port_of
from rules.marauders.scouting import hunters, scout
from rules.marauders.state import Captain, Figure, Sea
from rules.referee import Referee
from rules.seating import placed, sits_after, with_seat


def join(pack: Pack, state: Sea, action: Join, referee: Referee) -> Sea:
    """A new captain in the port of a zone, any nation's; a new seat sits down last, while there is room (too-many-seats).

    In a seat whose captain died he follows that one (R17.6).
    """
    if state.captain(action.seat) is not None:
        raise RuleError("marauders-has-captain", seat=action.seat)
    port = port_of(pack, action.zone)
    state = replace(state, seats=with_seat(state.seats, action.seat))
    follows = None if state.fallen_of(action.seat) is None else heir(state, action.zone)
    referee.say(Joined(action.seat, action.nation, action.zone, port, action.ship_class, follows))
    captain = Captain(seat=action.seat, nation=action.nation, zone=action.zone, ship_class=action.ship_class)
    return followed(state, captain)


def sit(_pack: Pack, state: Sea, action: Sit, referee: Referee) -> Sea:
    """A seat takes its place right after another; without one a new seat sits last.

    RuleError seat-unchanged when it sits there already, too-many-seats when there is no room for a new one.
    """
    seats = placed(state.seats, action.seat, action.after)
    referee.say(Seated(action.seat, sits_after(seats, action.seat)))
    return in_order(replace(state, seats=seats))


def sail(pack: Pack, state: Sea, action: Sail, referee: Referee) -> Sea:
    """From sea to sea over one border: an arrival, so hostile ships there look for him at once (R11a).

    Over two they look for him in the first zone, too; a battle there comes before the way on.
    """
    captain, before = commanded(state, action.seat), state
    legs = (action.via, action.zone) if action.via else (action.zone,)
    for leg, start in zip(legs, (captain, replace(captain, zone=action.via)), strict=False):
        _check_course(pack, start, leg)
    state = say_waits(state, action.seat, referee)
    for leg in legs:
        here = commanded(state, action.seat)
        if leg != legs[0] and any(isinstance(event, BattleBegins) for event in referee.events):
            referee.say(HeldUp(action.seat, here.zone, leg))
            break
        referee.say(Sailed(action.seat, here.zone, leg))
        state = _arrive(state, replace(here, zone=leg), referee)
    return say_order(before, state, action.seat, referee)


def port(pack: Pack, state: Sea, action: Port, referee: Referee) -> Sea:
    """Into port, which triggers nothing (R11.3), or out of it, which is an arrival at sea (R11a)."""
    captain = commanded(state, action.seat)
    if action.way == "leave":
        if captain.at == "sea":
            cures = (Request("port", action.seat, (("way", "enter"),)),) if pack.zone(captain.zone).port else ()
            raise RuleError("marauders-already-at-sea", seat=action.seat, zone=captain.zone, cures=cures)
        state = say_waits(state, action.seat, referee)
        referee.say(LeftPort(action.seat, captain.zone))
        after = _arrive(state, replace(commanded(state, action.seat), at="sea"), referee)
        return say_order(state, after, action.seat, referee)
    if captain.at == "port":
        raise RuleError("marauders-already-in-port", seat=action.seat, zone=captain.zone, cures=(leave(action.seat),))
    port_of(pack, captain.zone)
    state = say_waits(state, action.seat, referee)
    referee.say(EnteredPort(action.seat, captain.zone))
    state = say_order(state, state, action.seat, referee)
    captain = commanded(state, action.seat)
    berthed = captain.berthed or captain.hits.total > 0
    return with_captain(without_unscouted(state, action.seat), replace(captain, at="port", berthed=berthed))


def begin_turn(_pack: Pack, state: Sea, action: Turn, referee: Referee) -> Sea:
    """A captain's turn begins: what was told of his hold is out of date, and at sea hostile ships look for him (R11b)."""
    seat = action.seat
    captain = commanded(state, seat)
    first, again = not state.begun, seat in state.begun
    referee.say(TurnBegan(seat, captain.zone, captain.at))
    gold, cargo = (figure and replace(figure, fresh=False) for figure in (captain.gold, captain.cargo))
    state = with_captain(state, replace(captain, turns=captain.turns + 1, gold=gold, cargo=cargo, awaits_turn=False))
    begun = state.begun if again else (*state.begun, seat)
    state = without_unscouted(forget(replace(state, turn=seat, begun=begun), seat), seat)
    if captain.at == "sea":
        state = scout(state, seat, referee)
    if first and state.uses_events and not state.carded:
        referee.say(OutOfOrder("no-event"))
    if again:
        referee.say(OutOfOrder("second-turn", (seat,)))
    return state


def hold(_pack: Pack, state: Sea, action: Hold, referee: Referee) -> Sea:
    """What a captain has aboard, as told now; what is not told stays as it was.

    A figure told once more is up to date again. RuleErrors marauders-nothing-told, marauders-hold-unchanged when it is all so.
    """
    captain = commanded(state, action.seat)
    if action.gold is None and action.cargo is None:
        raise RuleError("marauders-nothing-told")
    after = state
    if action.gold is not None:
        captain = replace(captain, gold=Figure(action.gold))
        after = forget(after, action.seat, ("gold",))
    if action.cargo is not None:
        captain = replace(captain, cargo=Figure(action.cargo))
        after = forget(after, action.seat, ("cargo",))
    after = with_captain(after, captain)
    if after == state:
        gold, cargo = ("none" if count is None else count for count in (action.gold, action.cargo))
        raise RuleError("marauders-hold-unchanged", seat=action.seat, gold=gold, cargo=cargo)
    referee.say(HoldTold(action.seat, action.gold, action.cargo))
    return after


def refit(pack: Pack, state: Sea, action: Refit, referee: Referee) -> Sea:
    """A captain sails another ship now, claimed or bought, which is whole (R17.4), or his class is told first, or his skills.

    What was told of his cargo is no more than the ship has room for (`mustering.fitted`).

    RuleErrors marauders-nothing-told; marauders-class-unchanged for his own class, marauders-skills-unchanged for his own skills.
    """
    captain = commanded(state, action.seat)
    if action == Refit(action.seat):
        raise RuleError("marauders-nothing-told")
    now = replace(
        captain,
        ship_class=action.ship_class or captain.ship_class,
        seamanship=captain.seamanship if action.seamanship is None else action.seamanship,
        leadership=captain.leadership if action.leadership is None else action.leadership,
    )
    if now == captain and action.ship_class:
        raise RuleError("marauders-class-unchanged", seat=action.seat, ship_class=action.ship_class)
    if now == captain:
        raise RuleError("marauders-skills-unchanged", seat=action.seat)
    referee.say(Refitted(action.seat, captain.ship_class, now.ship_class, action.seamanship, action.leadership))
    if now.ship_class == captain.ship_class:
        return with_captain(state, now)
    if captain.ship_class:
        now = replace(now, hits=Tracks(), berthed=False)
    return fitted(pack, with_captain(state, now), now.seat, referee)


def courses(pack: Pack, captain: Captain) -> tuple[Request, ...]:
    """One request to sail for each neighbour of the zone where a captain is."""
    zones = pack.zone(captain.zone).neighbours
    return tuple(Request("sail", captain.seat, (("zone", zone),)) for zone in zones)


def _ways_there(pack: Pack, captain: Captain, zone: str) -> tuple[Request, ...]:
    """Over each zone between, to a zone two borders away, or just put there by hand; none to one that is farther away."""
    between = [near for near in pack.zone(captain.zone).neighbours if zone in pack.zone(near).neighbours]
    ways = (Request("sail", captain.seat, (("zone", zone), ("via", near))) for near in between)
    put = Request("correct", captain.seat, (("zone", zone), ("at", "sea"), ("only", "yes")))
    return (*ways, put) if between else ()


def _check_course(pack: Pack, captain: Captain, zone: str) -> None:
    """RuleError unless a captain can sail to a zone: at sea, and over one border."""
    seat, here = captain.seat, captain.zone
    if captain.at == "port":
        raise RuleError("marauders-in-port", seat=seat, zone=here, cures=(leave(seat),))
    if zone == here:
        raise RuleError("marauders-already-there", seat=seat, zone=zone, cures=courses(pack, captain))
    near = pack.zone(here).neighbours
    if zone not in near:
        cures = _ways_there(pack, captain, zone) or courses(pack, captain)
        raise RuleError("marauders-not-adjacent", seat=seat, zone=zone, here=here, zones=near, cures=cures)


def _arrive(state: Sea, captain: Captain, referee: Referee) -> Sea:
    """A captain is at sea in a zone that he just came to: hostile ships there look for him at once (R11a)."""
    arrived = with_captain(without_unscouted(state, captain.seat), captain)
    return scout(arrived, captain.seat, referee)


def say_waits(state: Sea, seat: Seat, referee: Referee) -> Sea:
    """A captain who waits for his turn (R17.6) is reminded of it, once and before anything is rolled, and acts all the same."""
    if seat not in state.waiting:
        return state
    referee.say(OutOfOrder("next-turn", (seat,)))
    return with_captain(state, replace(commanded(state, seat), awaits_turn=False))


def say_order(before: Sea, state: Sea, seat: Seat, referee: Referee) -> Sea:
    """At a table that uses turns this round, a captain who acts before his began may have forgotten it: said once a round.

    It is said which ships would have looked for him where he was `before` he acted (R11b).
    """
    if not state.begun or seat in state.begun or seat in state.early:
        return state
    referee.say(OutOfOrder("turn-not-begun", (seat,), ships=hunters(before, commanded(before, seat))))
    return replace(state, early=(*state.early, seat))
