"""The rules R7 to R13 once more, read from the rulebook in the shortest way: what tests compare the game with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Literal, NamedTuple

from rules.marauders.keys import NATIONS
from rules.marauders.pack import ROSE, Letter, Pack
from rules.marauders.state import Captain, Sea, Ship

Aboard = tuple[int, int]
"""Gold and cargo cards."""
What = Literal["gold", "cargo"]
COLUMN: dict[What, int] = {"gold": 0, "cargo": 1}


def hostile(sea: Sea, ship: Ship, captain: Captain) -> bool:
    """R7."""
    wanted = [nation for nation in NATIONS if captain.bounties.of(nation)]
    if ship.key in NATIONS:
        return bool(wanted) or tuple(sorted((ship.key, captain.nation))) in sea.war
    return not wanted


def prey(pack: Pack, sea: Sea, ship: Ship) -> list[Captain]:
    """R9.1: the captains in reach that the ship is hostile to."""
    assert ship.zone
    reach = {ship.zone, *(way.zone for way in pack.zone(ship.zone).exits)}
    return [captain for captain in sea.captains if captain.zone in reach and hostile(sea, ship, captain)]


def worth(sea: Sea, ship: Ship, captain: Captain, aboard: Aboard) -> tuple[int, ...]:
    """R9.3, S2."""
    if ship.key not in NATIONS:
        return aboard
    foreign = [captain.bounties.of(nation) for nation in NATIONS if nation != ship.key]
    weighed = sum(foreign) if sea.house.foreign_bounties == "sum" else max(foreign)
    return captain.bounties.of(ship.key), weighed, tuple(sorted((ship.key, captain.nation))) in sea.war


class Goal(NamedTuple):
    """Where a hunting ship ends: in one zone, or with one of these captains, drawn."""

    zone: str = ""
    drawn: tuple[str, ...] = ()


def goal(pack: Pack, sea: Sea, ship: Ship, aboard: Mapping[str, Aboard]) -> Goal | None:
    """R9.3 to R9.5, S3, when everybody's gold and cargo are known; None without prey."""
    candidates = prey(pack, sea, ship)
    if not candidates:
        return None
    best = max(worth(sea, ship, each, aboard[each.seat]) for each in candidates)
    tied = [each for each in candidates if worth(sea, ship, each, aboard[each.seat]) == best]
    zones = {each.zone for each in tied}
    if len(zones) == 1:
        return Goal(zone=zones.pop())
    if sea.house.own_zone_tie == "stay" and ship.zone in zones:
        return Goal(zone=ship.zone or "")
    return Goal(drawn=tuple(sorted(each.seat for each in tied)))


def why(pack: Pack, sea: Sea, ship: Ship, aboard: Mapping[str, Aboard]) -> tuple[str, set[str]]:
    """The rule that decides a hunt, and whom it leaves; a draw leaves one of those."""
    ranked = {each.seat: (*worth(sea, ship, each, aboard[each.seat]), 1) for each in prey(pack, sea, ship)}
    best = max(ranked.values())
    tied = {seat for seat, scores in ranked.items() if scores == best}
    zones = {captain.zone: captain.seat for captain in sea.captains if captain.seat in tied}
    if len(ranked) == 1:
        return "only", tied
    if len(tied) == 1:
        second = max(scores for scores in ranked.values() if scores != best)
        return (
            f"priority-{next(n for n, pair in enumerate(zip(best, second, strict=True), 1) if pair[0] != pair[1])}",
            tied,
        )
    if len(zones) == 1:
        return "one-zone", tied
    if sea.house.own_zone_tie == "stay" and ship.zone in zones:
        return "own-zone", {
            captain.seat for captain in sea.captains if captain.seat in tied and captain.zone == ship.zone
        }
    return "drawn", tied


def told(captain: Captain) -> tuple[int | None, int | None]:
    """Gold and cargo as far as they are known and not out of date."""
    gold, cargo = captain.gold, captain.cargo
    return gold.count if gold and gold.fresh else None, cargo.count if cargo and cargo.fresh else None


def richest(aboard: Mapping[str, Aboard], what: What, among: Iterable[str]) -> list[str]:
    """Those of the captains who have the most."""
    figures = {seat: aboard[seat][COLUMN[what]] for seat in among}
    return [seat for seat, count in figures.items() if count == max(figures.values())]


def possible(captains: list[Captain], limit: int) -> Iterator[dict[str, Aboard]]:
    """Everything that may be aboard these captains, up to a limit, given what they told."""
    figures = [figure for captain in captains for figure in told(captain)]
    for filled in product(*(range(limit + 1) if figure is None else (figure,) for figure in figures)):
        yield {captain.seat: (filled[2 * n], filled[2 * n + 1]) for n, captain in enumerate(captains)}


def heading(pack: Pack, zone: str, letter: Letter) -> str:
    """R10: the zone beyond the border with the letter, or the next clockwise."""
    start = ROSE.index(letter)
    ways = {way.letter: way.zone for way in pack.zone(zone).exits}
    return next(ways[turned] for turned in (*ROSE[start:], *ROSE[:start]) if turned in ways)


def lookers(sea: Sea, captain: Captain) -> dict[str, int]:
    """R11 to R13: the ships that look for a captain at sea, each with its number of dice."""
    here = [ship for ship in sea.ships if ship.zone == captain.zone]
    navies = [ship for ship in here if ship.key in NATIONS]
    big = [ship for ship in navies if ship.man_o_war]
    silent = [*(ship for ship in here if navies and ship not in navies), *(big if len(big) > 1 else [])]
    if sea.house.lone_man_o_war == "silent":
        pairs = ((one, other) for one in navies for other in navies if one is not other)
        silent += [one for one, two in pairs if (one in big or two in big) and not sea.at_war(one.key, two.key)]
    looking = [ship for ship in here if hostile(sea, ship, captain) and ship not in silent]
    return {
        ship.key: max(ship.stack[0].scouting, captain.bounties.of(ship.key) if ship.key in NATIONS else 0)
        for ship in looking
    }
