"""Chapter "Spending EP" (P-6, P-8): the level of the next enemy, always the highest that the pool can pay."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from rules.betrayal.house import House, by
from rules.betrayal.pack import BAGS, LEVELS, Bag, bag_of
from rules.contract import Candidate, Reason

ANY = LEVELS[0]
"""What a slot allows where there is no challenge row: every level."""


class Choice(NamedTuple):
    """The level of the next enemy (0: none can be had), and why."""

    level: int
    because: Reason


def choose(pool: int, slot: int, empty: Collection[Bag], house: House) -> Choice:
    """The highest level that the pool can pay, that a delve's slot allows, and whose bag is not empty.

    >>> choose(8, ANY, (), House()).level, choose(8, 1, (), House()).level, choose(40, ANY, ("high",), House()).level
    (5, 1, 5)
    """
    candidates = tuple(Candidate(str(level), (level,), _out(level, pool, slot, empty)) for level in LEVELS)
    paid = [each for each in candidates if each.out in {"", "bag-empty"}]
    free = [each for each in paid if not each.out]
    best = paid[:1] if house.empty_bag == "stop" else free[:1]
    chosen = best[0].key if best and not best[0].out else ""
    because = _why(candidates, paid[0].out if paid else "", house)
    weighed = replace(because, criteria=("level",), candidates=candidates, chosen=(chosen,) if chosen else ())
    return Choice(int(chosen or 0), weighed)


def _out(level: int, pool: int, slot: int, empty: Collection[Bag]) -> str:
    """Why a level cannot be had, empty when it can."""
    if level > pool:
        return "above-pool"
    if level > slot:
        return "above-slot"
    return "bag-empty" if bag_of(level) in empty else ""


def _why(candidates: tuple[Candidate, ...], first: str, house: House) -> Reason:
    """The rule that decided: an empty bag (U-1), a slot's limit (P-17), or the pool alone (P-6)."""
    if first == "bag-empty":
        return by(house, "empty-bag", "betrayal.spending.bag-empty")
    if any(each.out == "above-slot" for each in candidates):
        return Reason("betrayal.spending.slot")
    return Reason("betrayal.spending.greedy")


class Purchase(NamedTuple):
    """What a pool buys: the levels in order of deployment, what is left, and how many hexes stay free."""

    levels: tuple[int, ...]
    left: int
    free: int


def bought(pool: int, hexes: int, chips: Mapping[Bag, int | None], house: House) -> Purchase:
    """What a pool buys on so many hexes out of bags with so many chips (None: enough), without a requirement.

    >>> bought(8, 8, {"low": None, "high": None}, House())
    Purchase(levels=(5, 1, 1, 1), left=0, free=4)
    """
    levels: list[int] = []
    inside = dict(chips)
    while pool > 0 and len(levels) < hexes:
        empty: tuple[Bag, ...] = tuple(bag for bag in BAGS if inside[bag] == 0)
        level = choose(pool, ANY, empty, house).level
        if not level:
            break
        count = inside[bag_of(level)]
        inside[bag_of(level)] = None if count is None else count - 1
        levels.append(level)
        pool -= level
    return Purchase(tuple(levels), pool, hexes - len(levels))
