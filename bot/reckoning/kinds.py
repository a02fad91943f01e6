"""What each kind of round comes to, as arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bot.reckoning.fleet import Exact, Fleet, Floats, Numbers
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
    """What each kind of round comes to: arrays by the hits on the NPC and on the captain, and the kind of round.

    `kind` is that of each pair of damages in any round but the first, `first` that of the round to be rolled.
    """

    def __init__(self, both: Fighters, plans: Plans, fleets: tuple[Fleet, Fleet]) -> None:
        self._known: dict[tuple[tuple[Deed, Deed], tuple[int, int], tuple[int, int]], int] = {}
        self.both, self.plans = both, plans
        self.kind: Numbers = np.array(
            [[self._named(ours, theirs, LATER) for theirs in fleets[1].kinds] for ours in fleets[0].kinds],
            dtype=np.intp,
        )
        self.first = self._named(both.npc.left, both.captain.left, plans.round, plans.declared)
        known = self._known
        most = [max(kind.cannons for kind in fleet.kinds) + 1 for fleet in fleets]
        self.plain: Floats = np.zeros((most[1], most[0], len(known)), np.float32)
        self.boards: dict[Side, Floats] = {
            "npc": np.zeros((most[1], len(known)), np.float32),
            "captain": np.zeros((most[0], len(known)), np.float32),
        }
        self.escapes: dict[Side, Exact] = {side: np.zeros(len(known)) for side in SIDES}
        for (deeds, dice, cannons), number in known.items():
            for come, chance in exchanges(*deeds, dice, cannons).items():
                self._enter(come, number, float(chance))

    def _named(
        self, ours: Tracks, theirs: Tracks, number: int, declared: tuple[Deed | None, Deed | None] = (None, None)
    ) -> int:
        """The kind of a round by its number, with this left of both ships."""
        deeds = (
            declared[0] or self.plans.deed("npc", number, ours, theirs),
            declared[1] or self.plans.deed("captain", number, theirs, ours),
        )
        dice = self.both.npc.dice if ours.masts else 1, self.both.captain.dice if theirs.masts else 1
        cannons = ours.cannons * (deeds[0] == "shoot"), theirs.cannons * (deeds[1] == "shoot")
        return self._known.setdefault((deeds, dice, cannons), len(self._known))

    def _enter(self, come: Exchange, number: int, chance: float) -> None:
        if come.escaped is not None:
            self.escapes[come.escaped][number] += chance
        elif come.boards is not None:
            self.boards[come.boards][come.on_npc + come.on_captain, number] += chance
        else:
            self.plain[come.on_npc, come.on_captain, number] += chance
