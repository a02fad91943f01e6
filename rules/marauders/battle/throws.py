"""Arithmetic over dice: what both rolls of a round, where hits land, and a crew combat come to, exactly, without rolling."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from rules.marauders.battle.landing import HIT_DIE, located, spared
from rules.marauders.battle.rounds import Exchange, exchange
from rules.marauders.battle.state import Deed, Tracks
from rules.marauders.keys import SKULL, Location
from rules.marauders.pack import DIE

PLAIN = tuple(int(face) for face in DIE if face != SKULL)
SKULLS = DIE.count(SKULL)

BY_DIE = located(HIT_DIE)
"""The locations that faces of the die for hits show (R15.7); a skull lands where the captain of the ship says."""


class Throw(NamedTuple):
    """Faces that stand for all rolls of both sides that come to the same, and in how many ways these come."""

    npc: tuple[str, ...]
    captain: tuple[str, ...]
    ways: int


class Crews(NamedTuple):
    """How likely a crew combat ends with each side taken, or with both crews gone in one roll."""

    npc_taken: Fraction
    captain_taken: Fraction
    both: Fraction


@cache
def spread(dice: int) -> tuple[tuple[int, int, int], ...]:
    """In how many ways so many dice come to each number of skulls and sum of the other faces, as (skulls, sum, ways).

    >>> spread(1)
    ((0, 1, 1), (0, 2, 1), (0, 3, 1), (0, 4, 1), (1, 0, 2))
    """
    ways = Counter({(0, 0): 1})
    for _ in range(dice):
        after: Counter[tuple[int, int]] = Counter()
        for (skulls, total), count in ways.items():
            after[skulls + 1, total] += SKULLS * count
            for face in PLAIN:
                after[skulls, total + face] += count
        ways = after
    return tuple((skulls, total, count) for (skulls, total), count in sorted(ways.items()))


@cache
def throws(npc_dice: int, captain_dice: int) -> tuple[Throw, ...]:
    """All rolls of both sides, those together that have the same skulls and, where these are equal, the same higher sum.

    >>> [(throw.npc, throw.captain, throw.ways) for throw in throws(1, 1)][-2:]
    [(('skull',), ('1',), 8), (('skull',), ('skull',), 4)]
    """
    found: list[Throw] = []
    for ours, own in _by_skulls(npc_dice).items():
        for theirs, others in _by_skulls(captain_dice).items():
            kinds = _compared(own, others) if ours == theirs else [_together(own, others)]
            for mine, other, ways in kinds:
                found.append(Throw(_faces(npc_dice, ours, mine), _faces(captain_dice, theirs, other), ways))
    return tuple(found)


@cache
def _by_skulls(dice: int) -> dict[int, dict[int, int]]:
    """For each number of skulls in how many ways the other faces come to each sum."""
    found: dict[int, dict[int, int]] = {}
    for skulls, total, ways in spread(dice):
        found.setdefault(skulls, {})[total] = ways
    return found


def _together(own: dict[int, int], others: dict[int, int]) -> tuple[int, int, int]:
    """Any sums, where these decide nothing: the lowest, and in how many ways any come."""
    return min(own), min(others), sum(own.values()) * sum(others.values())


def _compared(own: dict[int, int], others: dict[int, int]) -> list[tuple[int, int, int]]:
    """Equal, lower and higher sums: an example of each, and in how many ways it comes."""
    found: dict[int, tuple[int, int, int]] = {}
    for mine, many in own.items():
        for other, more in others.items():
            key = (mine > other) - (mine < other)
            first, second, ways = found.get(key, (mine, other, 0))
            found[key] = (first, second, ways + many * more)
    return list(found.values())


def _faces(dice: int, skulls: int, total: int) -> tuple[str, ...]:
    """Faces with so many skulls, and this sum of the others."""
    faces = [SKULL] * skulls
    for left in range(dice - skulls, 0, -1):
        face = min(max(PLAIN), total - (left - 1))
        faces.append(str(face))
        total -= face
    return tuple(faces)


@lru_cache(maxsize=1024)
def exchanges(npc: Deed, captain: Deed, dice: tuple[int, int], cannons: tuple[int, int]) -> dict[Exchange, Fraction]:
    """How likely a round comes to what (R15.2-R15.6); dice and cannons are the NPC's and the captain's.

    By what it was decided is left out: `rule` is the first way.
    """
    found: dict[tuple[object, ...], tuple[Exchange, int]] = {}
    for throw in throws(*dice):
        come = exchange(npc, captain, throw.npc, throw.captain, *cannons)
        key = (come.winner, come.on_npc, come.on_captain, come.escaped, come.boards)
        first, ways = found.get(key, (come, 0))
        found[key] = (first, ways + throw.ways)
    rolls = len(DIE) ** sum(dice)
    return {come: Fraction(ways, rolls) for come, ways in found.values()}


def shown(left: Tracks) -> tuple[tuple[Tracks, ...], int]:
    """What is left once one hit landed where its die shows (R15.7), for each face that shows a location with something left.

    And how many faces leave open where: skulls, and those that show what is destroyed.
    """
    there = tuple(_hit(left, each) for each in BY_DIE if left.of(each))
    return there, len(HIT_DIE) - len(there)


def given_up(left: Tracks) -> Tracks:
    """What is left once one hit landed where it hurts least."""
    return _hit(left, spared(left))


def _hit(left: Tracks, location: Location) -> Tracks:
    """What is left once one hit landed there, where something is left."""
    return replace(left, **{location: left.of(location) - 1})


@lru_cache(maxsize=256)
def landed(left: Tracks, hits: int) -> dict[Tracks, Fraction]:
    """What so many hits leave of a ship, and how likely: first what the dice show, then the rest where it hurts least (`spared`).

    >>> landed(Tracks(hull=1, crew=2), 2)[Tracks(hull=1)]
    Fraction(1, 1)
    """
    if hits >= left.total:
        return {Tracks(): Fraction(1)}
    ways = Counter({(left, 0): 1})
    for _ in range(hits):
        after: Counter[tuple[Tracks, int]] = Counter()
        for (ship, rest), count in ways.items():
            there, open_ = shown(ship)
            for each in there:
                after[each, rest] += count
            after[ship, rest + 1] += count * open_
        ways = after
    found: Counter[Tracks] = Counter()
    for (ship, rest), count in ways.items():
        after_all = ship
        for _ in range(rest):
            after_all = given_up(after_all)
        found[after_all] += count
    return {ship: Fraction(count, len(HIT_DIE) ** hits) for ship, count in found.items()}


@cache
def losses(dice: int, crew: int) -> tuple[Fraction, ...]:
    """How likely so many Leadership dice take 0, 1, ... of a crew (R15.9), which loses no more than it has.

    >>> losses(1, 3)[:2]
    (Fraction(2, 3), Fraction(1, 3))
    """
    plain, rolls = len(DIE) - SKULLS, len(DIE) ** dice
    exact = [Fraction(comb(dice, hit) * SKULLS**hit * plain ** (dice - hit), rolls) for hit in range(dice + 1)]
    return (*exact[:crew], *(Fraction(0),) * (crew - len(exact)), sum(exact[crew:], Fraction(0)))


@cache
def crew_combat(npc_crew: int, captain_crew: int, npc_dice: int, captain_dice: int) -> Crews:
    """How a crew combat ends, with so many Leadership dice on each side (R15.9): the rolls without a loss are closed over.

    >>> crew_combat(2, 0, 1, 1)
    Crews(npc_taken=Fraction(0, 1), captain_taken=Fraction(1, 1), both=Fraction(0, 1))
    """
    if not npc_crew or not captain_crew:
        ends = (not npc_crew and captain_crew > 0, not captain_crew and npc_crew > 0, not npc_crew and not captain_crew)
        return Crews(*(Fraction(end) for end in ends))
    none, npc_taken, captain_taken = Fraction(0), Fraction(0), Fraction(0)
    for npc_lost, chance in enumerate(losses(captain_dice, npc_crew)):
        for captain_lost, share in enumerate(losses(npc_dice, captain_crew)):
            if not npc_lost and not captain_lost:
                none = chance * share
            elif chance and share:
                then, ways = (
                    crew_combat(npc_crew - npc_lost, captain_crew - captain_lost, npc_dice, captain_dice),
                    chance * share,
                )
                npc_taken += ways * then.npc_taken
                captain_taken += ways * then.captain_taken
    if none == 1:
        return Crews(Fraction(0), Fraction(0), Fraction(0))
    npc_taken, captain_taken = npc_taken / (1 - none), captain_taken / (1 - none)
    return Crews(npc_taken, captain_taken, 1 - npc_taken - captain_taken)
