"""How a whole battle ends, by dynamic programming: exact but for rounding, and ways less likely than `NEGLIGIBLE`.

What is left of both ships only gets less. So the chance to pass through each pair of damages is known once those of all pairs
with fewer hits are; pairs with as many hits left on each side are reckoned together, as a matrix. The captain's hits land
together for all damages of the NPC, once all rounds that deal as many have been reckoned.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from bot.reckoning.fleet import Exact, Floats, Numbers, fleet
from bot.reckoning.kinds import LATER, Plans, Rounds
from rules.marauders.battle.chances import Fighters
from rules.marauders.battle.throws import crew_combat
from rules.marauders.keys import SIDES, Side

MOST_KEPT = 64
"""So many battles are remembered."""


NEGLIGIBLE = 1e-8
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
    for theirs in range(battle.fleets[1].start, 0, -1):
        for ours in range(battle.fleets[0].start, 0, -1):
            battle.go_on(ours, theirs)
        battle.land(theirs)
    return Reckoned(plans, battle.ends)


class _Battle:
    """The reckoning of one battle: the chance to pass through each pair of damages, and the ways in which it ended.

    `passing` is by the level of the captain's ship, with a row for each damage of the NPC; `landing` the same by how many hits are
    still to land on the captain.
    """

    def __init__(self, both: Fighters, plans: Plans) -> None:
        self.plans = plans
        most = both.captain.left.cannons, both.npc.left.cannons
        self.fleets = fleet(both.npc.left, most[0]), fleet(both.captain.left, most[1])
        self.rounds = Rounds(both, plans, self.fleets)
        self.passing: dict[int, Floats] = {}
        self.landing: dict[int, Floats] = {}
        self.ends: dict[str, float] = {}
        leading = both.npc.leadership or 0, both.captain.leadership or 0
        ours, theirs = range(both.npc.left.crew + 1), range(both.captain.left.crew + 1)
        self.crews: Exact = np.array(
            [[[*map(float, crew_combat(npc, captain, *leading))] for captain in theirs] for npc in ours]
        )

    def open(self) -> None:
        """The round to be rolled: by what was declared, in round 1 with guns, else it is like all others."""
        ours, theirs = (each.start for each in self.fleets)
        if self.plans.round >= LATER and self.plans.declared == (None, None):
            self._room(ours, theirs)[0, 0] = 1
            return
        first = self.rounds.first
        self._room(ours, theirs)[0, 0] = self.rounds.plain[0, 0, first]
        self._round(ours, theirs, np.ones((1, 1), np.float32), np.array([[first]]))

    def go_on(self, ours: int, theirs: int) -> None:
        """All rounds from the pairs of damages that leave so many hits on each side."""
        if theirs not in self.passing or not (here := self._room(ours, theirs)).any():
            return
        kind = self.rounds.kind[self.fleets[0].named[ours][:, None], self.fleets[1].named[theirs]]
        stays = self.rounds.plain[0, 0].take(kind)
        self._end("goes-on", float(here[stays == 1].sum()))
        self._round(ours, theirs, np.divide(here, 1 - stays, out=np.zeros_like(here), where=stays < 1), kind)

    def land(self, theirs: int) -> None:
        """The hits on the captain land, wherever they were dealt that leave him so many."""
        for hits, dealt in self.landing.items():
            self._level(theirs - hits)[:] += dealt @ self.fleets[1].steps[theirs, hits]
        self.landing.clear()
        self.passing.pop(theirs, None)

    def _round(self, ours: int, theirs: int, mass: Floats, kind: Numbers) -> None:
        """One round from pairs of damages, each with its chance and its kind of round; without any hit they are left out."""
        by_kind: Exact = np.bincount(kind.ravel(), mass.ravel(), len(self.rounds.escapes["npc"])).astype(np.float64)
        for side in SIDES:
            self._end(f"{side}-fled", float(by_kind @ self.rounds.escapes[side]))
        self._shoot(ours, theirs, mass, kind, by_kind)
        for side in SIDES:
            self._board(side, ours, theirs, mass, kind, by_kind)

    def _shoot(self, ours: int, theirs: int, mass: Floats, kind: Numbers, by_kind: Exact) -> None:
        """Hits on either side or both, without a boarding."""
        shares = self.rounds.plain @ by_kind
        own, others = self.fleets[0].levels[ours].armed, self.fleets[1].levels[theirs].armed
        for on_npc, on_captain in np.argwhere(shares > NEGLIGIBLE).tolist():
            if on_npc >= ours or on_captain >= theirs:
                self._sink(on_npc >= ours, on_captain >= theirs, float(shares[on_npc, on_captain]))
            elif on_npc or on_captain:
                rows, columns = own[on_captain], others[on_npc]
                after = self.rounds.plain[on_npc, on_captain].take(kind[:rows, :columns])
                after *= mass[:rows, :columns]
                if on_npc:
                    after = self.fleets[0].steps[ours, on_npc][:rows].T @ after
                self._dealt(ours - on_npc, theirs, on_captain)[: len(after), :columns] += after

    def _board(self, side: Side, ours: int, theirs: int, mass: Floats, kind: Numbers, by_kind: Exact) -> None:
        """A side comes aboard the other, once the other's hits have landed on it."""
        own, others = self.fleets
        for hits, share in enumerate(self.rounds.boards[side] @ by_kind):
            if share < NEGLIGIBLE:
                continue
            if hits >= (ours if side == "npc" else theirs):
                self._end(f"{side}-sunk", float(share))
                continue
            after = self.rounds.boards[side][hits].take(kind)
            after *= mass
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

    def _fight_out(self, ends: Exact) -> None:
        """Crews fight with these chances of each end."""
        for end, chance in zip(("npc-taken", "captain-taken", "last-man"), ends, strict=True):
            self._end(end, float(chance))

    def _sink(self, npc: bool, captain: bool, chance: float) -> None:
        self._end("both-sunk" if npc and captain else "npc-sunk" if npc else "captain-sunk", chance)

    def _room(self, ours: int, theirs: int) -> Floats:
        """The chances to pass through the pairs of damages that leave so many hits on each side, as far as they are known."""
        return self._level(theirs)[self.fleets[0].rows[ours]]

    def _dealt(self, ours: int, theirs: int, hits: int) -> Floats:
        """The same with so many hits that are still to land on the captain."""
        if not hits:
            return self._room(ours, theirs)
        return self._empty(self.landing, hits, theirs)[self.fleets[0].rows[ours]]

    def _level(self, theirs: int) -> Floats:
        """The chances to pass through all pairs of damages that leave the captain so many hits."""
        return self._empty(self.passing, theirs, theirs)

    def _empty(self, kept: dict[int, Floats], at: int, theirs: int) -> Floats:
        """What is kept there, or nothing yet."""
        if at not in kept:
            kept[at] = np.zeros((self.fleets[0].rows[-1].stop, len(self.fleets[1].levels[theirs].ships)), np.float32)
        return kept[at]

    def _end(self, end: str, chance: float) -> None:
        self.ends[end] = self.ends.get(end, 0.0) + chance
