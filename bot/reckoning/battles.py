"""How a whole battle ends, by dynamic programming: exact but for the rounding of floats.

What is left of both ships only gets less. So the chance to pass through each pair of damages is known once those of all pairs
with fewer hits are; pairs with as many hits left on each side are reckoned together, as a matrix.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from bot.reckoning.fleet import Floats, Numbers, fleet
from bot.reckoning.kinds import LATER, Plans, Rounds
from rules.marauders.battle.chances import Fighters
from rules.marauders.battle.state import Tracks
from rules.marauders.battle.throws import crews, exchanges, landed
from rules.marauders.keys import SIDES, Side

MOST_KEPT = 64
"""So many battles are remembered."""


NEGLIGIBLE = 1e-10
"""Ways through the battle that are less likely are left out; all of them together are far below what is told."""


class Reckoned(NamedTuple):
    """A battle, and how likely it ends in which way: a `Result`, `both-sunk`, `last-man` (both crews fell at once), `goes-on`."""

    plans: Plans
    ends: dict[str, float]


@lru_cache(maxsize=MOST_KEPT)
def reckon(both: Fighters, plans: Plans) -> Reckoned:
    """How the battle ends from here, both sides by their policies; the Leadership of both must be known."""
    battle = _Battle(both, plans)
    battle.open()
    for ours in range(battle.fleets[0].start, 0, -1):
        for theirs in range(battle.fleets[1].start, 0, -1):
            battle.go_on(ours, theirs)
    return Reckoned(plans, battle.ends)


class _Battle:
    """The reckoning of one battle: the chance to pass through each pair of damages, and the ways in which it ended."""

    def __init__(self, both: Fighters, plans: Plans) -> None:
        self.both, self.plans = both, plans
        most = both.captain.left.cannons, both.npc.left.cannons
        self.fleets = fleet(both.npc.left, most[0]), fleet(both.captain.left, most[1])
        self.rounds = Rounds(both, plans, self.fleets)
        self.passing: dict[tuple[int, int], Floats] = {}
        self.ends: dict[str, float] = {}
        leading = both.npc.leadership or 0, both.captain.leadership or 0
        ours, theirs = range(both.npc.left.crew + 1), range(both.captain.left.crew + 1)
        self.crews = np.array([[[*map(float, crews(npc, captain, *leading))] for captain in theirs] for npc in ours])

    def open(self) -> None:
        """The round to be rolled: by what was declared, in round 1 with guns, else it is like all others."""
        own, others = self.both.npc.left, self.both.captain.left
        if self.plans.round >= LATER and self.plans.declared == (None, None):
            self._room(own.total, others.total)[0, 0] = 1
            return
        npc, captain = self.plans.declared
        deeds = (
            npc or self.plans.deed("npc", self.plans.round, own, others),
            captain or self.plans.deed("captain", self.plans.round, others, own),
        )
        dice = self.both.npc.dice, self.both.captain.dice
        for come, chance in exchanges(*deeds, dice, (own.cannons, others.cannons)).items():
            if come.escaped is not None:
                self._end(f"{come.escaped}-fled", float(chance))
                continue
            for ours, share in landed(own, come.on_npc).items():
                for theirs, more in landed(others, come.on_captain).items():
                    self._arrive(ours, theirs, come.boards, float(chance * share * more))

    def _arrive(self, ours: Tracks, theirs: Tracks, boarder: Side | None, chance: float) -> None:
        """A pair of damages is come to by the hits of the first round; a boarder that is left with crew fights."""
        levels = ours.total, theirs.total
        if not all(levels):
            self._sink(not levels[0], not levels[1], chance)
        elif boarder is not None and (ours if boarder == "npc" else theirs).crew:
            self._fight_out(chance * self.crews[ours.crew, theirs.crew])
        else:
            places = self.fleets[0].levels[levels[0]].place[ours], self.fleets[1].levels[levels[1]].place[theirs]
            self._room(*levels)[places] += chance

    def go_on(self, ours: int, theirs: int) -> None:
        """All rounds from the pairs of damages that leave so many hits on each side."""
        here = self.passing.pop((ours, theirs), None)
        if here is None:
            return
        kind = self.rounds.kind[self.fleets[0].named[ours][:, None], self.fleets[1].named[theirs]]
        stays = self.rounds.plain[0, 0][kind]
        self._end("goes-on", float(here[stays == 1].sum()))
        mass = np.divide(here, 1 - stays, out=np.zeros_like(here), where=stays < 1)
        by_kind: Floats = np.bincount(kind.ravel(), mass.ravel(), len(self.rounds.escapes["npc"])).astype(np.float64)
        for side in SIDES:
            self._end(f"{side}-fled", float(by_kind @ self.rounds.escapes[side]))
        self._shoot(ours, theirs, mass, kind, by_kind)
        for side in SIDES:
            self._board(side, ours, theirs, mass, kind, by_kind)

    def _shoot(self, ours: int, theirs: int, mass: Floats, kind: Numbers, by_kind: Floats) -> None:
        """Hits on either side or both, without a boarding."""
        shares = self.rounds.plain @ by_kind
        for on_npc, on_captain in product(*map(range, shares.shape)):
            share = float(shares[on_npc, on_captain])
            if share < NEGLIGIBLE or not on_npc + on_captain:
                continue
            if on_npc >= ours or on_captain >= theirs:
                self._sink(on_npc >= ours, on_captain >= theirs, share)
                continue
            rows = self.fleets[0].levels[ours].armed[on_captain]
            columns = self.fleets[1].levels[theirs].armed[on_npc]
            after = mass[:rows, :columns] * self.rounds.plain[on_npc, on_captain][kind[:rows, :columns]]
            steps = self.fleets[0].steps[ours, on_npc][:rows].T, self.fleets[1].steps[theirs, on_captain][:columns]
            if on_npc and on_captain:
                after = np.linalg.multi_dot([steps[0], after, steps[1]])
            else:
                after = steps[0] @ after if on_npc else after @ steps[1]
            self._room(ours - on_npc, theirs - on_captain)[: after.shape[0], : after.shape[1]] += after

    def _board(self, side: Side, ours: int, theirs: int, mass: Floats, kind: Numbers, by_kind: Floats) -> None:
        """A side comes aboard the other, once the other's hits have landed on it."""
        for hits, share in enumerate(self.rounds.boards[side] @ by_kind):
            if share < NEGLIGIBLE:
                continue
            if hits >= (ours if side == "npc" else theirs):
                self._end(f"{side}-sunk", float(share))
                continue
            after = mass * self.rounds.boards[side][hits][kind]
            own, others = self.fleets
            if side == "npc":
                aboard = own.crews[ours, hits].T @ after @ others.crews[theirs, 0]
                self._fight_out((self.crews[1:] * aboard[1:, :, None]).sum(axis=(0, 1)))
                lost = own.levels[ours - hits].crewless
                if hits and lost.size:
                    self._room(ours - hits, theirs)[lost] += own.steps[ours, hits][:, lost].T @ after
            else:
                aboard = own.crews[ours, 0].T @ after @ others.crews[theirs, hits]
                self._fight_out((self.crews[:, 1:] * aboard[:, 1:, None]).sum(axis=(0, 1)))
                lost = others.levels[theirs - hits].crewless
                if hits and lost.size:
                    self._room(ours, theirs - hits)[:, lost] += after @ others.steps[theirs, hits][:, lost]

    def _fight_out(self, ends: Floats) -> None:
        """Crews fight with these chances of each end."""
        for end, chance in zip(("npc-taken", "captain-taken", "last-man"), ends, strict=True):
            self._end(end, float(chance))

    def _sink(self, npc: bool, captain: bool, chance: float) -> None:
        self._end("both-sunk" if npc and captain else "npc-sunk" if npc else "captain-sunk", chance)

    def _room(self, ours: int, theirs: int) -> Floats:
        """The chances to pass through the pairs of damages that leave so many hits on each side, as far as they are known."""
        if (ours, theirs) not in self.passing:
            whole = len(self.fleets[0].levels[ours].ships), len(self.fleets[1].levels[theirs].ships)
            self.passing[ours, theirs] = np.zeros(whole)
        return self.passing[ours, theirs]

    def _end(self, end: str, chance: float) -> None:
        self.ends[end] = self.ends.get(end, 0.0) + chance
