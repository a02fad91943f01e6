"""Battles fought many at once with dice, by rules written down once more, for what is reckoned to be compared with."""

from __future__ import annotations

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from rules.marauders.battle.chances import Fighter, Fighters
from rules.marauders.battle.state import Tracks

Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]

HULL, CARGO, MASTS, CREW, CANNONS = range(5)
SHOOT, BOARD, FLEE = range(3)
ORDER = (CREW, MASTS, CANNONS)
LONGEST = 400
"""A battle that has gone on for so many rounds goes on."""


class _Side:
    """One side of all the battles: what is left of its ship in each."""

    def __init__(self, fighter: Fighter, policy: str, count: int, *, npc: bool) -> None:
        left = fighter.left
        start = (left.hull, left.cargo, left.masts, left.crew, left.cannons)
        self.left = np.tile(np.array(start, dtype=np.int64), (count, 1))
        self.dice, self.leadership, self.policy, self.npc = fighter.dice, fighter.leadership or 0, policy, npc

    def deeds(self, number: int, other: _Side) -> Numbers:
        """What it does in each battle."""
        count = len(self.left)
        if number == 1:
            return np.full(count, SHOOT)
        sails = self.left[:, MASTS] > 0
        boards = sails & (self.left[:, CREW] > 0)
        weaker = (self.left[:, CANNONS] < other.left[:, CANNONS]) | (self.left[:, CREW] < other.left[:, CREW])
        flees = sails & (weaker if self.npc else True)
        armed = self.left[:, CANNONS] > 0
        by_guns = np.where(armed, SHOOT, np.where(boards, BOARD, np.where(flees, FLEE, SHOOT)))
        return np.where(boards, BOARD, by_guns) if self.policy == "boarding" else by_guns

    def roll(self, rng: np.random.Generator) -> tuple[Numbers, Numbers]:
        """Skulls, and the sum of the other faces: 1 to 4, of six."""
        faces = rng.integers(1, 7, (len(self.left), self.dice))
        faces[(self.left[:, MASTS] == 0)[:, None] & (np.arange(self.dice) > 0)] = 0
        return (faces > 4).sum(axis=1), np.where(faces <= 4, faces, 0).sum(axis=1)

    def land(self, hits: Numbers, rng: np.random.Generator) -> None:
        """Hits land: where the die shows first, then where it hurts least."""
        rest = np.zeros_like(hits)
        for number in range(int(hits.max(initial=0))):
            faces = rng.integers(1, 7, len(hits))
            due = hits > number
            for location in (CARGO, MASTS, CREW, CANNONS):
                there = due & (faces == location) & (self.left[:, location] > 0)
                self.left[there, location] -= 1
                due = due & ~there
            rest += due
        for number in range(int(rest.max(initial=0))):
            self._spare(rest > number)

    def _spare(self, due: Flags) -> None:
        most = self.left[:, ORDER].max(axis=1)
        for location, here in (
            (CARGO, self.left[:, CARGO] > 0),
            (HULL, self.left[:, HULL] > 1),
            *((each, (self.left[:, each] == most) & (most > 0)) for each in ORDER),
            (HULL, self.left[:, HULL] > 0),
        ):
            hit = due & here
            self.left[hit, location] -= 1
            due = due & ~hit


def simulate(both: Fighters, policies: tuple[str, str], count: int, seed: int) -> dict[str, int]:
    """How so many battles from round 1 on ended."""
    rng, ends = np.random.default_rng(seed), Counter[str]()
    sides = _Side(both.npc, policies[0], count, npc=True), _Side(both.captain, policies[1], count, npc=False)
    for number in range(1, LONGEST):
        if not len(sides[0].left):
            return ends
        ends += _round(sides, number, rng)
    ends["goes-on"] += len(sides[0].left)
    return ends


def _round(sides: tuple[_Side, _Side], number: int, rng: np.random.Generator) -> Counter[str]:
    npc, captain = sides
    deeds = npc.deeds(number, captain), captain.deeds(number, npc)
    cannons = npc.left[:, CANNONS].copy(), captain.left[:, CANNONS].copy()
    (ours, own), (theirs, others) = npc.roll(rng), captain.roll(rng)
    blank = (ours == 0) & (theirs == 0)
    won = (
        ((ours > theirs) | ((ours == theirs) & (own > others) & ~blank)),
        ((theirs > ours) | ((ours == theirs) & (others > own) & ~blank)),
    )
    dealt = [
        np.where(deed == SHOOT, np.where(wins, guns, np.minimum(skulls, guns)), 0)
        for deed, wins, guns, skulls in zip(deeds, won, cannons, (ours, theirs), strict=True)
    ]
    npc.land(dealt[1], rng)
    captain.land(dealt[0], rng)
    sunk = npc.left[:, HULL] == 0, captain.left[:, HULL] == 0
    over = sunk[0] | sunk[1]
    ends = Counter({"both-sunk": int((sunk[0] & sunk[1]).sum())})
    ends["npc-sunk"] += int((sunk[0] & ~sunk[1]).sum())
    ends["captain-sunk"] += int((sunk[1] & ~sunk[0]).sum())
    for name, deed, wins, skulls in (("npc", deeds[0], won[0], theirs), ("captain", deeds[1], won[1], ours)):
        escaped = (deed == FLEE) & wins & (skulls == 0)
        ends[f"{name}-fled"] += int(escaped.sum())
        over = over | escaped
    aboard = [
        (deed == BOARD) & wins & (side.left[:, CREW] > 0) for deed, wins, side in zip(deeds, won, sides, strict=True)
    ]
    fights = (aboard[0] | aboard[1]) & ~over
    ends += _crews(npc.left[fights, CREW], captain.left[fights, CREW], (npc.leadership, captain.leadership), rng)
    for side in sides:
        side.left = side.left[~(over | fights)]
    return ends


def _crews(npc: Numbers, captain: Numbers, leading: tuple[int, int], rng: np.random.Generator) -> Counter[str]:
    """Crews fight to the end."""
    while (both := (npc > 0) & (captain > 0)).any():
        lost = rng.binomial(leading[1], 1 / 3, len(npc)), rng.binomial(leading[0], 1 / 3, len(npc))
        npc, captain = np.maximum(npc - lost[0] * both, 0), np.maximum(captain - lost[1] * both, 0)
    ends = Counter({"last-man": int(((npc == 0) & (captain == 0)).sum())})
    ends["npc-taken"] = int(((npc == 0) & (captain > 0)).sum())
    ends["captain-taken"] = int(((npc > 0) & (captain == 0)).sum())
    return ends


def whole(hull: int, cargo: int, masts: int, crew: int, cannons: int) -> Tracks:
    """The tracks of a ship."""
    return Tracks(hull=hull, cargo=cargo, masts=masts, crew=crew, cannons=cannons)
