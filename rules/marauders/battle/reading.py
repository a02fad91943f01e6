"""From what was typed about battles and ships to an action with keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rules import names, options, words
from rules.contract import Request, RuleError, Seat
from rules.marauders.actions import (
    HOWS,
    BeginBattle,
    Declare,
    Defeat,
    EndBattle,
    Fight,
    How,
    MaraudersAction,
    Muster,
    Refit,
    Strike,
    TakeHelm,
)
from rules.marauders.battle.locating import MOST_HITS, location, locations
from rules.marauders.battle.state import BOT, DEEDS, ENDINGS, Deed, Ending
from rules.marauders.given import class_of, count_of, one_of, seat_of, ship_of, skill_of
from rules.marauders.keys import SIDES, HitFace, ShipKey, Side
from rules.marauders.pack import DIE, Pack
from rules.marauders.state import Sea


def _refit(pack: Pack, state: Sea, request: Request) -> Refit:
    return Refit(
        seat_of(state, request),
        class_of(pack, request),
        skill_of(request, "seamanship"),
        skill_of(request, "leadership"),
    )


def _begin(_pack: Pack, state: Sea, request: Request) -> BeginBattle:
    aggressor = options.choice(request, "aggressor", SIDES)
    return BeginBattle(seat_of(state, request), ship_of(request), cast("Side | None", aggressor))


def _helm(_pack: Pack, state: Sea, request: Request) -> TakeHelm:
    bot = options.choice(request, "to", (BOT,))
    return TakeHelm(bot or seat_of(state, request))


def _muster(pack: Pack, _state: Sea, request: Request) -> Muster:
    return Muster(
        class_of(pack, request),
        skill_of(request, "seamanship"),
        skill_of(request, "leadership"),
        skill_of(request, "npc-seamanship"),
        skill_of(request, "npc-leadership"),
    )


def _declare(_pack: Pack, _state: Sea, request: Request) -> Declare:
    side, deed = one_of(request, "side", SIDES), one_of(request, "action", DEEDS)
    return Declare(cast("Side", side), cast("Deed", deed))


def _fight(_pack: Pack, _state: Sea, request: Request) -> Fight:
    return Fight(
        _faces(request, "npc"),
        _faces(request, "captain"),
        _hits(request, "npc-hits"),
        _hits(request, "captain-hits"),
        "bot" if options.choice(request, "by", (BOT,)) else "",
    )


def _faces(request: Request, option: str) -> tuple[str, ...]:
    return words.any_faces(str(request.get(option) or "")[: names.LONGEST], tuple(dict.fromkeys(DIE)))


def _hits(request: Request, option: str) -> tuple[HitFace, ...]:
    return locations(str(request.get(option) or ""))


def _hit(_pack: Pack, _state: Sea, request: Request) -> Strike:
    """One hit where no other number is given; RuleError marauders-no-hit for none."""
    many = count_of(request, "count", MOST_HITS)
    if many == 0:
        raise RuleError("marauders-no-hit")
    side = one_of(request, "side", SIDES)
    return Strike(cast("Side", side), location(options.text(request, "location")), many or 1)


def _end(_pack: Pack, _state: Sea, request: Request) -> EndBattle:
    return EndBattle(cast("Ending", one_of(request, "result", ENDINGS)))


def _defeat(_pack: Pack, state: Sea, request: Request) -> Defeat:
    """Where only how it was beaten is told, by the captain who fights it, or whose turn it is where it is.

    RuleErrors marauders-victor-untold where that is nobody, unknown-seat.
    """
    ship, how = ship_of(request), options.choice(request, "how", HOWS)
    by = options.told(request, "by") or None
    if by is not None and by not in state.seats:
        raise RuleError("unknown-seat", text=by[: names.LONGEST], seats=state.seats)
    victor = by or (_victor(state, ship) if how else None)
    if how and victor is None:
        raise RuleError("marauders-victor-untold", ship=ship, seats=tuple(each.seat for each in state.captains))
    return Defeat(ship, victor, cast("How | None", how))


def _victor(state: Sea, ship: ShipKey) -> Seat | None:
    """Who beat a ship, as far as it is clear."""
    if state.battle is not None and state.battle.ship == ship:
        return state.battle.seat
    captain = state.captain(state.turn) if state.turn is not None else None
    there = captain is not None and captain.at == "sea" and captain.zone == state.ship(ship).zone
    return state.turn if there else None


READERS: dict[str, Callable[[Pack, Sea, Request], MaraudersAction]] = {
    "ship": _refit,
    "battle": _begin,
    "helm": _helm,
    "muster": _muster,
    "declare": _declare,
    "fight": _fight,
    "hit": _hit,
    "end-battle": _end,
    "defeat": _defeat,
}
"""The readers of the verbs."""
