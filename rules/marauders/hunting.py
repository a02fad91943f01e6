"""Chapter "Hunt Priority" and "Hunting Player Captains": whom a ship is hostile to (R7), and whom it goes after (R9)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from rules.contract import Candidate, Mark, Reason
from rules.marauders.events import MostTold
from rules.marauders.house import House
from rules.marauders.keys import NATIONS, PIRATES, ShipKey, What
from rules.marauders.knowledge import Captains, aboard, all_equal, contenders, keep, may_have_most, surely_ahead
from rules.marauders.pack import Pack
from rules.marauders.questions import Figured, WhoHasMost
from rules.marauders.state import Captain, Compared, Sea
from rules.referee import Referee

DUTIES = ("own-bounties", "foreign-bounties", "at-war")
"""The hunt priorities of a naval ship, first to third."""
GREED = ("gold", "cargo", "non-pirate")
"""The hunt priorities of a pirate ship, first to third."""


class Prey(NamedTuple):
    """Where the captain is whom a ship goes after, and why him."""

    zone: str
    because: Reason


class _Choice(NamedTuple):
    """Who was left when it was decided, and by which rule."""

    best: Captains
    rule: str


def hostile(state: Sea, ship: str, captain: Captain) -> bool:
    """Whether a captain lives up to one of a ship's hunt priorities (R7).

    >>> from rules.marauders.state import Bounties
    >>> thief = Captain(seat="s1", nation="dutch", zone="havana", bounties=Bounties(spanish=1))
    >>> hostile(Sea(), "english", thief), hostile(Sea(), "sloop", thief)
    (True, False)
    """
    if ship in PIRATES:
        return not captain.pirate
    return captain.pirate or state.at_war(ship, captain.nation)


def peaceful(ship: str) -> str:
    """Why a ship is not hostile to a captain to whom it is not (R7): he has no bounty and there is no war, or he is a pirate."""
    return "pirate" if ship in PIRATES else "no-bounty-no-war"


def enmity(state: Sea, ship: ShipKey, captain: Captain) -> Reason:
    """Which of its hunt priorities, the first of them, makes a ship hostile to a captain to whom it is (R7)."""
    scores = _scores(state, ship, captain)
    first = "non-pirate" if ship in PIRATES else next(each for each, has in zip(DUTIES, scores, strict=True) if has)
    return Reason(
        f"marauders.hostility.{first}",
        criteria=criteria(ship),
        candidates=(Candidate(captain.seat, scores),),
        chosen=(captain.seat,),
    )


def within_reach(pack: Pack, zone: str, captain: Captain) -> bool:
    """Whether a captain is in this zone or an adjacent one, in port or at sea alike (R9.1)."""
    return captain.zone == zone or captain.zone in pack.zone(zone).neighbours


def hunt(pack: Pack, state: Sea, ship: ShipKey, zone: str, referee: Referee) -> tuple[Sea, Prey | None]:
    """The captain whom a ship in this zone goes after (R9), None when it has to follow its letter (R10).

    Asks who has most when a figure that is missing or out of date can decide; the state keeps what was answered.
    """
    reached = (captain for captain in state.captains if within_reach(pack, zone, captain))
    wanted = tuple(captain for captain in reached if hostile(state, ship, captain))
    if not wanted:
        return state, None
    state, choice = _choose(state, ship, zone, wanted, referee)
    reason = Reason(
        rule=f"marauders.hunt.{choice.rule}",
        mark=_mark(state.house, ship, choice.rule),
        criteria=criteria(ship),
        candidates=tuple(_candidate(pack, state, ship, zone, captain) for captain in state.captains),
        chosen=tuple(captain.seat for captain in choice.best),
        house=_house(state, ship, wanted, choice.rule),
    )
    return state, Prey(choice.best[0].zone, reason)


def criteria(ship: str) -> tuple[str, ...]:
    """What a ship hunts for, first to third."""
    return GREED if ship in PIRATES else DUTIES


def score(state: Sea, ship: str, captain: Captain, criterion: str) -> int | None:
    """How much a captain lives up to a criterion (R9.3): tokens, gold, cargo cards, or 1 and 0; None: not known."""
    match criterion:
        case "own-bounties":
            return captain.bounties.of(ship)
        case "foreign-bounties":
            return foreign_bounties(captain, ship, state.house.foreign_bounties)
        case "at-war":
            return int(state.at_war(ship, captain.nation))
        case "gold" | "cargo":
            return aboard(captain, criterion)
        case _:
            return int(not captain.pirate)


def foreign_bounties(captain: Captain, nation: str, counted: Literal["sum", "highest"]) -> int:
    """What counts for a naval ship's second priority (R9.3, S2): all bounties of other nations, or the highest of one.

    >>> from rules.marauders.state import Bounties
    >>> thief = Captain(seat="s1", nation="dutch", zone="havana", bounties=Bounties(dutch=5, english=2, spanish=1))
    >>> foreign_bounties(thief, "dutch", "sum"), foreign_bounties(thief, "dutch", "highest")
    (3, 2)
    """
    others = [captain.bounties.of(other) for other in NATIONS if other != nation]
    return sum(others) if counted == "sum" else max(others)


def _choose(state: Sea, ship: ShipKey, zone: str, wanted: Captains, referee: Referee) -> tuple[Sea, _Choice]:
    """Whom a ship wants most by its priorities, in their order (R9.3)."""
    if len(wanted) == 1:
        return state, _Choice(wanted, "only")
    if ship in PIRATES:
        state, near = _ask_for_richest(state, ship, zone, wanted, referee)
        best = contenders(state, wanted)
    else:
        best = wanted
        for criterion in criteria(ship):
            best = _most(state, ship, criterion, best)
        near = tuple(captain for captain in best if captain.zone == zone)
    chosen, *tied = best
    if tied:
        return state, _tie(state, ship, best, near, referee)
    others = tuple(captain for captain in wanted if captain.seat != chosen.seat)
    return state, _Choice(best, f"priority-{_decided_by(state, ship, chosen, others)}")


def _ask_for_richest(state: Sea, ship: ShipKey, zone: str, wanted: Captains, referee: Referee) -> tuple[Sea, Captains]:
    """Gold, then cargo: the table is asked only while the ship may end in more than one zone.

    Also those who win by being in the ship's own zone, if a tie is decided by that (S3).
    """
    favoured = zone if state.house.own_zone_tie == "stay" else None
    best = contenders(state, wanted, favoured)
    for what in ("gold", "cargo"):
        if not _in_one_zone(best) and not all_equal(state, what, best):
            state = _ask(state, ship, what, best, referee)
            best = contenders(state, best, favoured)
    return state, tuple(captain for captain in best if captain.zone == zone)


def _ask(state: Sea, ship: ShipKey, what: What, captains: Captains, referee: Referee) -> Sea:
    """Lets the table say who of these has most, as far as that is not known."""
    seats = tuple(captain.seat for captain in captains)
    possible = tuple("+".join(group) for group in may_have_most(state, what, seats))
    most = tuple(referee.ask(WhoHasMost(ship, what, seats, possible, _figured(captains, what))).split("+"))
    referee.say(MostTold(what, seats, most))
    return keep(state, Compared(what, seats, most))


def _figured(captains: Captains, what: What) -> tuple[Figured, ...]:
    """What was ever told of these, out of date or not."""
    figures = ((captain.seat, captain.gold if what == "gold" else captain.cargo) for captain in captains)
    return tuple(Figured(seat, figure.count, figure.fresh) for seat, figure in figures if figure is not None)


def _most(state: Sea, ship: str, criterion: str, captains: Captains) -> Captains:
    """Those who live up the most to a criterion that is always known."""
    scores = [score(state, ship, captain, criterion) or 0 for captain in captains]
    return tuple(captain for captain, scored in zip(captains, scores, strict=True) if scored == max(scores))


def _decided_by(state: Sea, ship: str, chosen: Captain, others: Captains) -> int:
    """The number of the first priority on which the chosen captain differs from the best of the others."""
    if ship in PIRATES:
        return 1 if surely_ahead(state, "gold", chosen, others) else 2
    ranked = [[score(state, ship, captain, each) or 0 for each in criteria(ship)] for captain in (chosen, *others)]
    return 1 + next(place for place, own in enumerate(ranked[0]) if own != max(ranked[1:])[place])


def _tie(state: Sea, ship: str, tied: Captains, near: Captains, referee: Referee) -> _Choice:
    """Captains equal on everything (R9.4): no draw when they are in one zone, else at random, or by house rule S3.

    `near` are those in the ship's own zone.
    """
    if _in_one_zone(tied):
        return _Choice(tied, "one-zone")
    if near and state.house.own_zone_tie == "stay":
        return _Choice(near, "own-zone")
    seats = tuple(captain.seat for captain in tied)
    drawn = referee.draw(seats, "hunt-tie", ship, seats=seats)
    return _Choice(tuple(captain for captain in tied if captain.seat == drawn), "drawn")


def _in_one_zone(captains: Captains) -> bool:
    return len({captain.zone for captain in captains}) == 1


def _candidate(pack: Pack, state: Sea, ship: str, zone: str, captain: Captain) -> Candidate:
    if not within_reach(pack, zone, captain):
        return Candidate(captain.seat, out="too-far")
    if not hostile(state, ship, captain):
        return Candidate(captain.seat, out=peaceful(ship))
    return Candidate(captain.seat, _scores(state, ship, captain))


def _scores(state: Sea, ship: str, captain: Captain) -> tuple[int | None, ...]:
    return tuple(score(state, ship, captain, criterion) for criterion in criteria(ship))


def _mark(house: House, ship: str, rule: str) -> Mark:
    match rule:
        case "one-zone":
            return "inferred"
        case "own-zone":
            return "house-rule"
        case "priority-2" if ship in NATIONS:
            return "house-rule" if house.foreign_bounties != "sum" else "inferred"
        case _:
            return "official"


def _house(state: Sea, ship: str, wanted: Captains, rule: str) -> tuple[tuple[str, str], ...]:
    """The switches that were used and are not at their default, and S2 wherever its other value would choose others."""
    used: list[tuple[str, str]] = []
    if ship in NATIONS:
        counted = state.house.foreign_bounties
        contenders = _most(state, ship, "own-bounties", wanted)
        if (counted != "sum" and len(contenders) > 1) or _best(state, ship, "sum", contenders) != _best(
            state, ship, "highest", contenders
        ):
            used.append(("foreign-bounties", counted))
    if rule == "own-zone":
        used.append(("own-zone-tie", "stay"))
    return tuple(used)


def _best(state: Sea, nation: str, counted: Literal["sum", "highest"], captains: Captains) -> Captains:
    """Who would be left of these after the second and third priority, were the second counted so."""
    most = max(foreign_bounties(captain, nation, counted) for captain in captains)
    second = tuple(captain for captain in captains if foreign_bounties(captain, nation, counted) == most)
    return _most(state, nation, "at-war", second)
