"""Putting right by hand what is left of a ship: of the NPC in the open battle, and of a captain's ship in battle or not."""

from __future__ import annotations

from msgspec.structs import replace

from rules import options
from rules.contract import Request, RuleError, Seat
from rules.marauders.actions import Retrack
from rules.marauders.battle.events import Retracked
from rules.marauders.battle.mustering import check_class
from rules.marauders.battle.rounds import UNTOLD, class_of, tracks_of
from rules.marauders.battle.state import Tracks
from rules.marauders.changes import commanded, opened, with_captain
from rules.marauders.keys import LOCATIONS
from rules.marauders.pack import Pack, ShipClass
from rules.marauders.state import Sea
from rules.referee import Referee


def read(pack: Pack, state: Sea, request: Request) -> Retrack:
    """What is left of each location; of one that is not told as much as is believed.

    RuleErrors malformed-number, negative; marauders-nothing-told, and those of `remains`.
    """
    given = {each: options.number(request, each) for each in LOCATIONS}
    told = {each: count for each, count in given.items() if count is not None}
    for each, count in told.items():
        if count < 0:
            raise RuleError("negative", option=each, value=count)
    if not told:
        raise RuleError("marauders-nothing-told")
    return Retrack(replace(remains(pack, state, request.seat), **told), request.seat)


def retrack(pack: Pack, state: Sea, action: Retrack, referee: Referee) -> Sea:
    """So much is left; nothing is sunk, beaten or discarded by it.

    RuleErrors marauders-tracks-above-class with what the class has, marauders-tracks-sunk for a ship without Hull,
    marauders-tracks-no-crew for one without Crew whose crew fights, marauders-tracks-unchanged, and those of `remains`.
    """
    seat = action.seat
    before, ship_class = remains(pack, state, seat), _class(pack, state, seat)
    who = seat if seat is not None else opened(state).ship
    whole = tracks_of(ship_class)
    for each in LOCATIONS:
        if action.left.of(each) > whole.of(each):
            told, most = action.left.of(each), whole.of(each)
            raise RuleError(
                "marauders-tracks-above-class",
                who=who,
                location=each,
                ship_class=ship_class.key,
                value=told,
                limit=most,
            )
    if not action.left.hull:
        raise RuleError("marauders-tracks-sunk", who=who)
    if not action.left.crew and _boarded(state, seat):
        raise RuleError("marauders-tracks-no-crew", who=who)
    if action.left == before:
        raise RuleError("marauders-tracks-unchanged", who=who, left=before)
    hits = whole.less(action.left)
    if seat is not None:
        referee.say(Retracked(before, action.left, seat=seat))
        return with_captain(state, replace(commanded(state, seat), hits=hits, berthed=False))
    battle = opened(state)
    referee.say(Retracked(before, action.left, ship=battle.ship))
    return replace(state, battle=replace(battle, hits=hits))


def remains(pack: Pack, state: Sea, seat: Seat | None) -> Tracks:
    """What is left of a captain's ship, or (None) of the NPC's in the open battle.

    RuleErrors marauders-no-battle, marauders-class-not-in-pack; marauders-no-captain, marauders-class-untold.
    """
    hits = opened(state).hits if seat is None else commanded(state, seat).hits
    return tracks_of(_class(pack, state, seat)).less(hits)


def _boarded(state: Sea, seat: Seat | None) -> bool:
    """Whether the crew of this ship fights another."""
    battle = state.battle
    return battle is not None and battle.boarder is not None and seat in (None, battle.seat)


def _class(pack: Pack, state: Sea, seat: Seat | None) -> ShipClass:
    if seat is None:
        battle = opened(state)
        check_class(pack, state, battle)
        return pack.ship_class(class_of(state, battle, "npc"))
    known = pack.known_class(commanded(state, seat).ship_class)
    if known is None:
        cures = tuple(Request("ship", seat, (("class", each.key),)) for each in pack.classes)
        raise RuleError(UNTOLD, seat=seat, cures=cures)
    return known
