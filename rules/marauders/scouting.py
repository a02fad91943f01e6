"""Chapter "Scouting": who looks for a captain when (R11), with how many dice (R12), and several ships in a zone (R13)."""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from rules.contract import Candidate, Event, Reason, RuleError, Seat, Value
from rules.marauders.actions import Look
from rules.marauders.battle.opening import engaged, meet
from rules.marauders.battle.state import Meeting
from rules.marauders.changes import commanded, without_unscouted
from rules.marauders.events import BattleBegins, FoundAgain, NotScouted, Scouted, YetToScout
from rules.marauders.hunting import enmity, hostile, peaceful
from rules.marauders.keys import NATIONS, PIRATES, SKULL, ShipKey
from rules.marauders.pack import DIE, Pack
from rules.marauders.state import Captain, Sea, Ship, Unscouted
from rules.questions import Outcome
from rules.referee import Referee

OUTCOMES = (Outcome("found", (SKULL,)), Outcome("not-found"))
"""What a roll can come to, where each die is not told (R12)."""


def scout(state: Sea, seat: Seat, referee: Referee) -> Sea:
    """Every ship in the zone of a captain at sea looks for him, if it is hostile and not silent (R11)."""
    captain = commanded(state, seat)
    looking, quiet = _divided(state, captain, state.ships_in(captain.zone))
    if len(looking) > 1 and state.house.scouting_rolls == "one-by-one":
        state = _one_by_one(state, captain, _shuffled(looking, seat, referee), referee)
    else:
        found = tuple(ship for ship in looking if _roll(state, ship, captain, referee))
        state = _battle(state, captain, found, referee)
    _say_all(quiet, referee)
    return state


def look(_pack: Pack, state: Sea, action: Look, referee: Referee) -> Sea:
    """House rule S7: the battle being over, the ships that have yet to look for a captain do so.

    RuleError marauders-nobody-yet-to-look when there are none with him at sea in his zone.
    """
    seat = action.seat
    captain = commanded(state, seat)
    waiting = yet_to_look(state, captain)
    if not waiting:
        raise RuleError("marauders-nobody-yet-to-look", seat=seat)
    looking, quiet = _divided(state, captain, waiting)
    state = _one_by_one(without_unscouted(state, seat), captain, looking, referee)
    _say_all(quiet, referee)
    return state


def hunters(state: Sea, captain: Captain) -> tuple[ShipKey, ...]:
    """The ships that would look for a captain if his turn began where he is: none for one in port."""
    looking, _ = _divided(state, captain, state.ships_in(captain.zone) if captain.at == "sea" else ())
    return tuple(ship.key for ship in looking)


def yet_to_look(state: Sea, captain: Captain) -> tuple[Ship, ...]:
    """The ships that have yet to look for a captain (S7) and are with him, at sea in his zone, in their drawn order."""
    entry = next((entry for entry in state.unscouted if entry.seat == captain.seat), None)
    if entry is None or captain.at != "sea":
        return ()
    return tuple(ship for key in entry.ships if (ship := state.ship(key)).zone == captain.zone)


def holding_back(state: Sea, ship: Ship, captain: Captain) -> Reason | None:
    """Why a ship in his zone does not look for a captain: not hostile (R7), or silent (R13); None when it does look."""
    company = [other for other in state.ships_in(captain.zone) if other.key != ship.key]
    if not hostile(state, ship.key, captain):
        return Reason(f"marauders.hostility.{peaceful(ship.key)}")
    if ship.key in PIRATES:
        navies = tuple(other.key for other in company if other.key in NATIONS)
        return Reason("marauders.silence.navy-present", chosen=navies) if navies else None
    men_o_war = tuple(other.key for other in company if other.man_o_war)
    if ship.man_o_war and men_o_war:
        return Reason("marauders.silence.men-o-war", chosen=men_o_war)
    return _beside_lone(state, ship, company)


def _beside_lone(state: Sea, ship: Ship, company: list[Ship]) -> Reason | None:
    """House rule S10: navies that are not at war with each other, one of them in a Man-o-War, are silent beside one another."""
    if state.house.lone_man_o_war == "scout":
        return None
    navies = (other for other in company if other.key in NATIONS and not state.at_war(ship.key, other.key))
    others = tuple(other.key for other in navies if ship.man_o_war or other.man_o_war)
    used = (("lone-man-o-war", "silent"),)
    return Reason("marauders.silence.lone-man-o-war", "house-rule", chosen=others, house=used) if others else None


def dice(ship: Ship, captain: Captain) -> tuple[int, Reason]:
    """How many dice a ship looks for a captain with (R12), and why: its Scouting, or his bounties of its nation.

    >>> from rules.marauders.state import Bounties, CaptainCard
    >>> admiral = CaptainCard(key="a", ship="dutch", zone="curacao", scouting=2)
    >>> wanted = Captain(seat="s1", nation="french", zone="curacao", bounties=Bounties(dutch=5))
    >>> dice(Ship(key="dutch", zone="curacao", stack=(admiral,)), wanted)[0]
    5
    """
    listed = ship.captain.scouting
    weighed = (Candidate("listed", (listed,)),)
    if ship.key in PIRATES:
        return listed, Reason("marauders.scouting.listed", candidates=weighed, chosen=("listed",))
    bounties = captain.bounties.of(ship.key)
    weighed = (*weighed, Candidate("bounties", (bounties,)))
    which = "bounties" if bounties > listed else "listed"
    return max(listed, bounties), Reason(f"marauders.scouting.{which}", candidates=weighed, chosen=(which,))


class Odds(Value, frozen=True):
    """How likely a ship would find a captain: its dice, and the chance as (numerator, denominator).

    With no dice it would not look for him, and `because` says why; else it says where the number of dice comes from.
    """

    ship: ShipKey
    dice: int
    chance: tuple[int, int]
    because: Reason


def odds(pack: Pack, state: Sea, captain: Captain, zone: str) -> tuple[Odds, ...]:
    """The chance of each NPC ship in a zone to find a captain, as if he arrived there at sea (R11a, R12, R13)."""
    there = replace(captain, zone=pack.zone(zone).key, at="sea")
    return tuple(_odds(state, ship, there) for ship in state.ships_in(there.zone))


def at_least_one(chances: tuple[Odds, ...]) -> tuple[int, int]:
    """The chance that at least one of these ships finds him, as (numerator, denominator)."""
    missed = Fraction(1)
    for each in chances:
        missed *= 1 - Fraction(*each.chance)
    return (1 - missed).as_integer_ratio()


def chance(number: int) -> tuple[int, int]:
    """The chance of at least one skull with so many dice, as (numerator, denominator).

    >>> chance(1), chance(2), chance(5)
    ((1, 3), (5, 9), (211, 243))
    """
    blank = Fraction(len(DIE) - DIE.count(SKULL), len(DIE))
    return (1 - blank**number).as_integer_ratio()


def _odds(state: Sea, ship: Ship, captain: Captain) -> Odds:
    silent = holding_back(state, ship, captain)
    if silent is not None:
        return Odds(ship.key, 0, (0, 1), silent)
    number, reason = dice(ship, captain)
    return Odds(ship.key, number, chance(number), reason)


def _divided(state: Sea, captain: Captain, ships: tuple[Ship, ...]) -> tuple[tuple[Ship, ...], tuple[NotScouted, ...]]:
    """Those of these ships that look for a captain, and of the others why they do not."""
    reasons = [(ship, holding_back(state, ship, captain)) for ship in ships]
    looking = tuple(ship for ship, reason in reasons if reason is None)
    return looking, tuple(NotScouted(ship.key, captain.seat, reason) for ship, reason in reasons if reason is not None)


def _say_all(events: tuple[Event, ...], referee: Referee) -> None:
    for event in events:
        referee.say(event)


def _roll(state: Sea, ship: Ship, captain: Captain, referee: Referee) -> bool:
    """One roll (R12): at least one skull finds him."""
    number, reason = dice(ship, captain)
    about, seats = f"{ship.key} {captain.seat}", (captain.seat,)
    faces = referee.roll(number, DIE, "scouting", about, outcomes=OUTCOMES, seats=seats)
    found = SKULL in faces
    assumed, hated = ship.captain.assumed, enmity(state, ship.key, captain)
    referee.say(Scouted(ship.key, captain.seat, number, faces, found, referee.by, assumed, reason, hated))
    return found


def _battle(state: Sea, captain: Captain, found: tuple[Ship, ...], referee: Referee) -> Sea:
    """All have rolled: those that found him fight in random order (R13.4)."""
    found = _unmet(state, captain, found, referee)
    if not found:
        return state
    order: tuple[ShipKey, ...] = tuple(ship.key for ship in _shuffled(found, captain.seat, referee))
    if len(order) == 1:
        reason = Reason("marauders.battle.single", chosen=order)
    else:
        candidates = tuple(Candidate(ship.key) for ship in found)
        reason = Reason("marauders.battle.order", candidates=candidates, chosen=order)
    return _met(state, captain, order, reason, referee)


def _unmet(state: Sea, captain: Captain, found: tuple[Ship, ...], referee: Referee) -> tuple[Ship, ...]:
    """Those of the ships that found him with which he has no battle yet; of the others it is said that nothing begins."""
    for ship in found:
        battle = engaged(state, captain.seat, ship.key)
        if battle is not None:
            referee.say(FoundAgain(ship.key, captain.seat, Reason(f"marauders.engaged.{battle}", "inferred")))
    return tuple(ship for ship in found if engaged(state, captain.seat, ship.key) is None)


def _met(state: Sea, captain: Captain, order: tuple[ShipKey, ...], reason: Reason, referee: Referee) -> Sea:
    """These ships fight him in this order; where no other battle is open, the first at once."""
    referee.say(BattleBegins(captain.seat, captain.zone, order, reason))
    return meet(state, (Meeting(captain.seat, ship, "npc") for ship in order), referee)


def _one_by_one(state: Sea, captain: Captain, order: tuple[Ship, ...], referee: Referee) -> Sea:
    """House rule S7: each ship looks in turn until one finds him; the rest wait until that battle is over.

    Who fights him, or is to, need not wait to find him.
    """
    keys: tuple[ShipKey, ...] = tuple(ship.key for ship in order)
    house = (("scouting-rolls", "one-by-one"),)
    reason = Reason("marauders.battle.one-by-one", "house-rule", chosen=keys, house=house)
    for place, ship in enumerate(order):
        if _roll(state, ship, captain, referee):
            for new in _unmet(state, captain, (ship,), referee):
                state = _met(state, captain, (new.key,), reason, referee)
            rest: tuple[ShipKey, ...] = tuple(
                key for key in keys[place + 1 :] if engaged(state, captain.seat, key) is None
            )
            return _waiting(state, captain.seat, rest, reason, referee)
    return state


def _waiting(state: Sea, seat: Seat, ships: tuple[ShipKey, ...], reason: Reason, referee: Referee) -> Sea:
    if not ships:
        return state
    referee.say(YetToScout(seat, ships, reason))
    waiting = (*without_unscouted(state, seat).unscouted, Unscouted(seat, ships))
    return replace(state, unscouted=tuple(sorted(waiting, key=lambda entry: entry.seat)))


def _shuffled(ships: tuple[Ship, ...], seat: Seat, referee: Referee) -> tuple[Ship, ...]:
    """Ships in random order, as their captain cards are shuffled and drawn."""
    rest = {ship.key: ship for ship in ships}
    order: list[Ship] = []
    while len(rest) > 1:
        drawn = referee.draw(rest, "battle-order", f"{seat} {len(order) + 1}", seats=(seat,))
        order.append(next(ship for ship in ships if ship.key == drawn))
        del rest[order[-1].key]
    return (*order, *rest.values())
