"""What each kind of round comes to, as arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.reckoning.fleet import Fleet, Numbers
from rules.marauders.battle.chances import Fighters
from rules.marauders.battle.policies import Policy, intends
from rules.marauders.battle.rounds import Exchange
from rules.marauders.battle.state import Deed, Tracks
from rules.marauders.battle.throws import exchanges
from rules.marauders.keys import SIDES, Side

LATER = 2
"""Any round but the first: all are alike."""


class Plans(NamedTuple):
    """The policies of both sides, and what they have declared for the round to be rolled (None: by policy)."""

    npc: Policy
    captain: Policy
    round: int = 1
    declared: tuple[Deed | None, Deed | None] = (None, None)

    def deed(self, side: Side, number: int, own: Tracks, others: Tracks) -> Deed:
        """What a side declares by its policy in the round of this number."""
        return intends(self.npc if side == "npc" else self.captain, side, number, own, others)


class Rounds:
    """What each kind of round comes to: arrays by the hits on the NPC and on the captain, and the kind of round."""

    def __init__(self, both: Fighters, plans: Plans, fleets: tuple[Fleet, Fleet]) -> None:
        known: dict[tuple[tuple[Deed, Deed], tuple[int, int], tuple[int, int]], int] = {}
        self.kind: Numbers = np.zeros((len(fleets[0].kinds), len(fleets[1].kinds)), dtype=np.intp)
        for row, ours in enumerate(fleets[0].kinds):
            for column, theirs in enumerate(fleets[1].kinds):
                deeds = plans.deed("npc", LATER, ours, theirs), plans.deed("captain", LATER, theirs, ours)
                dice = both.npc.dice if ours.masts else 1, both.captain.dice if theirs.masts else 1
                cannons = ours.cannons * (deeds[0] == "shoot"), theirs.cannons * (deeds[1] == "shoot")
                self.kind[row, column] = known.setdefault((deeds, dice, cannons), len(known))
        most = [max(kind.cannons for kind in fleet.kinds) + 1 for fleet in fleets]
        self.plain = np.zeros((most[1], most[0], len(known)))
        self.boards = {"npc": np.zeros((most[1], len(known))), "captain": np.zeros((most[0], len(known)))}
        self.escapes = {side: np.zeros(len(known)) for side in SIDES}
        for (deeds, dice, cannons), number in known.items():
            for come, chance in exchanges(*deeds, dice, cannons).items():
                self._enter(come, number, float(chance))

    def _enter(self, come: Exchange, number: int, chance: float) -> None:
        if come.escaped is not None:
            self.escapes[come.escaped][number] += chance
        elif come.boards is not None:
            self.boards[come.boards][come.on_npc + come.on_captain, number] += chance
        else:
            self.plain[come.on_npc, come.on_captain, number] += chance
