"""How a whole battle ends by two policies, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby, product
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.marauders._odds_words import declared, ends, message, untold
from bot.panels.marauders._round_odds import crews
from bot.panels.table import Voice
from bot.ui.message import Message
from bot.view import View
from rules.contract import RuleError, Seat
from rules.marauders import called
from rules.marauders.battle.chances import Fighters, crew_chances, fighters
from rules.marauders.battle.policies import POLICIES
from rules.marauders.battle.state import BOT, Battle, Deed, Tracks
from rules.marauders.changes import commanded
from rules.marauders.keys import ShipKey

if TYPE_CHECKING:
    from bot.reckoning.battles import Reckoned

SHOWN = 0.0005
"""Less likely ways for a whole battle to end are not named."""

MOST_DAMAGES = 4_000
"""A ship that can be damaged in more ways is not reckoned with, as that would take much memory; a Man-o-War can in 1,728."""

MOST_WORK = 200_000_000
"""More pairs of damages, each with as many hits on both sides as there are cannons, are not reckoned, as that would take long.

Two Men-o-War have half as many.
"""


def meeting(view: View, seat: Seat, ship: ShipKey | None, zone: str | None) -> Battle:
    """The open battle, if it is this captain's, with this ship and in this zone (any, where none is named); else one that begins.

    RuleErrors marauders-no-captain, unknown-zone; marauders-odds-which-ship, where none is named and not just one is in the zone
    (typed; his own, by default); marauders-odds-no-captain of a ship whose captain nobody knows.
    """
    sea, pack = sea_of(view), pack_of(view)
    captain, battle = commanded(sea, seat), sea.battle
    named = None if zone is None else called.zone(pack, zone)
    if battle is not None and battle.seat == seat and ship in {None, battle.ship} and named in {None, battle.zone}:
        return battle
    where = named or captain.zone
    there: tuple[ShipKey, ...] = tuple(each.key for each in sea.ships_in(where))
    if ship is None and len(there) != 1:
        raise RuleError("marauders-odds-which-ship", seat=seat, zone=where, ships=there)
    met = there[0] if ship is None else ship
    if not sea.ship(met).stack:
        raise RuleError("marauders-odds-no-captain", ship=met)
    return Battle(seat=seat, zone=where, ship=met, aggressor="npc", helm=BOT)


class Reckoning(NamedTuple):
    """All that it depends on how a whole battle ends: both sides as they are, the round to be rolled, what is declared for it."""

    both: Fighters
    round: int
    declared: tuple[Deed | None, Deed | None]


def asked(view: View, battle: Battle) -> Reckoning | None:
    """What there is to reckon of a whole battle; nothing where too little is known, or crews fight already.

    RuleError marauders-odds-too-large for ships larger than any that is printed.
    """
    both = fighters(pack_of(view), sea_of(view), battle)
    if both is None or battle.boarder is not None or None in {both.npc.leadership, both.captain.leadership}:
        return None
    damages = [_damages(each.left) for each in both]
    work = prod(damages) * prod(each.left.cannons + 1 for each in both)
    if max(damages) > MOST_DAMAGES or work > MOST_WORK:
        raise RuleError("marauders-odds-too-large", ship=battle.ship, seat=battle.seat)
    return Reckoning(both, battle.round, (battle.npc, battle.captain))


def reckoned(reckoning: Reckoning) -> tuple[Reckoned, ...]:
    """How a battle ends from here by each pair of policies; it is remembered.

    Takes some seconds for the largest ships, and so is to be done beside the event loop.
    """
    from bot.reckoning.battles import reckon
    from bot.reckoning.kinds import Plans

    plans = (Plans(*pair, reckoning.round, reckoning.declared) for pair in product(POLICIES, POLICIES))
    return tuple(reckon(reckoning.both, each) for each in plans)


def whole_odds(view: View, battle: Battle, made: tuple[Reckoned, ...]) -> Message:
    """What was reckoned of a battle, first the pair of policies that is best for the captain; or why nothing was."""
    say, both = voice(view), fighters(pack_of(view), sea_of(view), battle)
    if both is not None and battle.boarder is not None and (ended := crew_chances(both)) is not None:
        return message(view, battle, "odds-crews-title", crews(say, battle, ended))
    if not made:
        return untold(view, battle, ("seamanship", "leadership") if battle.boarder is None else ("leadership",))
    by, supposed = (say("odds-guns"), say("odds-boarding")), (say("odds-supposed", fought=True), say("odds-house"))
    return message(
        view, battle, "odds-whole-title", [*_policies(say, battle, made), *declared(say, battle), *by, *supposed]
    )


def _damages(left: Tracks) -> int:
    """How many damages of a ship are possible."""
    return (left.cargo + left.hull) * (left.masts + 1) * (left.crew + 1) * (left.cannons + 1)


def _policies(say: Voice, battle: Battle, made: tuple[Reckoned, ...]) -> Iterator[str]:
    """Each pair of policies, and how the battle ends by it: in one line for several with which it ends alike."""

    def ended(each: Reckoned) -> str:
        return ends(say, battle, {end: chance for end, chance in each.ends.items() if chance > SHOWN})

    for words, alike in groupby(sorted(made, key=lambda each: -_ahead(each.ends)), key=ended):
        for plans in (each.plans for each in alike):
            yield say("odds-policies", npc=plans.npc, captain=plans.captain, ship=battle.ship, seat=battle.seat)
        yield words


def _ahead(ends: Mapping[str, float]) -> float:
    """The chance that the captain wins, less that he loses."""
    signs = {"npc-sunk": 1, "npc-taken": 1, "captain-sunk": -1, "captain-taken": -1}
    return sum(sign * ends.get(end, 0.0) for end, sign in signs.items())
