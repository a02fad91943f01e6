"""Which player's ship an enemy ship attacks (R6.2-6.4): who is in range, and what it costs to bring each under fire.

What has hexes is computed; what has none is asked, unless it came with the action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.contract import Candidate, Mark, Reason, Seat
from rules.everrain import courses, fate, hexes, sight
from rules.everrain.actions import Sight
from rules.everrain.courses import Course
from rules.everrain.house import by
from rules.everrain.questions import Hidden, SeesShip
from rules.everrain.state import Ship, Vessel, Voyage
from rules.referee import Referee


class Aim(NamedTuple):
    """A player's ship as a target: steps until it is under fire, or why it is none (`out`).

    `way` leads to the firing positions when it was computed; `far` is how far it is in hexes, when both hexes are known.
    """

    seat: Seat
    cost: int | None
    out: str = ""
    way: Course | None = None
    far: int | None = None


class Target(NamedTuple):
    """What a ship attacks (None: nobody is in range), and why: every ship weighed."""

    aim: Aim | None
    because: Reason


def target(state: Voyage, vessel: Vessel, told: Sequence[Sight], referee: Referee) -> Target:
    """The candidate that costs the fewest steps to bring under fire, of equals the Fate die's (R6.4).

    The Elder One has no Engagement Range and takes the closest ship (R12.3), by hexes when all are known.
    """
    aims = [_aim(state, vessel, ship, told, referee) for ship in state.ships]
    by_hex = vessel.elder and all(each.far is not None for each in aims if not each.out)
    aims = _seen(state, vessel, aims, referee, by_hex=by_hex)
    ranked = [each for each in aims if not each.out]
    least = min((_rank(each, by_hex=by_hex) for each in ranked), default=None)
    equals = [each for each in ranked if _rank(each, by_hex=by_hex) == least]
    picked: Aim | None = None
    if equals:
        seat = fate.picked(referee, "target", [each.seat for each in equals], vessel.key)
        picked = next(each for each in equals if each.seat == seat)
    return Target(picked, _because(state, vessel, aims, picked, by_hex=by_hex))


def _aim(state: Voyage, vessel: Vessel, ship: Ship, told: Sequence[Sight], referee: Referee) -> Aim:
    """A player's ship as the table says or the chart shows; asked when neither does."""
    said = next((each.steps for each in told if each.seat == ship.seat), None)
    far = None if vessel.hex is None or ship.hex is None else hexes.distance(vessel.hex, ship.hex)
    if said is not None:
        return _told(state, vessel, ship, said, far)
    if ship.hex is not None and sight.in_port(state, ship.hex):
        return Aim(ship.seat, None, "port")
    if far is not None and vessel.range_ is not None and not vessel.elder and far > vessel.range_:
        return Aim(ship.seat, None, "range")
    if far is None or not _measured(vessel):
        return _told(state, vessel, ship, referee.ask(SeesShip(vessel.key, ship.seat)), far)
    way = _way(state, vessel, ship)
    return Aim(ship.seat, None, "sight") if way is None else Aim(ship.seat, way.cost, "", way, far)


def _measured(vessel: Vessel) -> bool:
    """Whether enough is known of a ship to see from the chart what it can fire at."""
    return vessel.facing is not None and bool(vessel.pattern) and (vessel.elder or vessel.range_ is not None)


def _way(state: Voyage, vessel: Vessel, ship: Ship) -> Course | None:
    """The way to the free places from which a player's ship is under fire."""
    if ship.hex is None:
        return None
    places = sight.positions(state, vessel, ship.hex)
    return courses.course(state, vessel, [each for each in places if not sight.who_in(state, each[0], vessel.key)])


def _told(state: Voyage, vessel: Vessel, ship: Ship, said: str, far: int | None) -> Aim:
    """A player's ship as the table sees it; the chart shows the way when it agrees."""
    if said == "out":
        return Aim(ship.seat, None, "out")
    cost = 0 if said == "fire" else int(said)
    way = _way(state, vessel, ship) if far is not None and _measured(vessel) else None
    return Aim(ship.seat, cost, "", way if way is not None and way.cost == cost else None, far)


def _seen(state: Voyage, vessel: Vessel, aims: list[Aim], referee: Referee, *, by_hex: bool) -> list[Aim]:
    """The same, those out whom a storm hides (E12); asked only of one that would be the target, or a tie for it."""
    shaded = [each for each in aims if each.way is not None and _shaded(state, each.seat)]
    open_ = [_rank(each, by_hex=by_hex) for each in aims if not each.out and each not in shaded]
    least = min(open_, default=None)
    for aim in sorted(shaded, key=lambda each: _rank(each, by_hex=by_hex)):
        rank = _rank(aim, by_hex=by_hex)
        if least is not None and rank > least:
            break
        if _hidden(state, vessel, aim.seat, referee):
            aims = [aim._replace(cost=None, out="storm") if each == aim else each for each in aims]
        else:
            least = rank
    return aims


def _shaded(state: Voyage, seat: Seat) -> bool:
    ship = state.ship(seat)
    return ship is not None and ship.hex is not None and sight.storm_over(state, ship.hex) is not None


def _hidden(state: Voyage, vessel: Vessel, seat: Seat, referee: Referee) -> bool:
    if state.house.storm_sight == "ask":
        return referee.ask(Hidden(vessel.key, seat)) == "yes"
    return state.house.storm_sight == "blocks"


def _rank(aim: Aim, *, by_hex: bool) -> tuple[int, ...]:
    """What decides: steps to bring it under fire; for the Elder One hexes first."""
    cost = 0 if aim.cost is None else aim.cost
    return (aim.far, cost) if by_hex and aim.far is not None else (cost,)


def _because(state: Voyage, vessel: Vessel, aims: list[Aim], picked: Aim | None, *, by_hex: bool) -> Reason:
    """Every ship with its cost, or why it is out."""
    rule = "everrain.elder.target" if vessel.elder else "everrain.ship.target"
    mark: Mark = "official"
    house: tuple[tuple[str, str], ...] = ()
    if any(_shaded(state, each.seat) and each.out in {"", "storm"} for each in aims):
        used = by(state.house, "storm-sight", rule)
        mark, house = used.mark, used.house
    criteria = ("hexes", "steps") if by_hex else ("steps",)
    weighed = tuple(Candidate(each.seat, () if each.out else _scores(each, by_hex=by_hex), each.out) for each in aims)
    return Reason(rule, mark, criteria, weighed, (picked.seat,) if picked else (), house)


def _scores(aim: Aim, *, by_hex: bool) -> tuple[int | None, ...]:
    return (aim.far, aim.cost) if by_hex else (aim.cost,)
