"""All that can become of a ship under fire, as arrays: its damages by how many hits are left, and how hits lead between them."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rules.marauders.battle.landing import HIT_DIE
from rules.marauders.battle.state import Tracks
from rules.marauders.battle.throws import given_up, shown

Floats = NDArray[np.float32]
"""Single precision, of which seven digits are enough for a tenth of a percent, takes half the time."""

Exact = NDArray[np.float64]
Numbers = NDArray[np.intp]


class Level:
    """The damages of a ship that leave it as many hits to take, those with most cannons first."""

    def __init__(self, ships: list[Tracks]) -> None:
        self.ships = sorted(ships, key=lambda left: (-left.cannons, left.crew, left.masts, left.hull))
        self.place = {left: number for number, left in enumerate(self.ships)}
        self.crew = np.array([left.crew for left in self.ships])
        self.crewless = np.flatnonzero(self.crew == 0)
        cannons = [left.cannons for left in self.ships]
        self.armed: list[int] = [sum(each >= count for each in cannons) for count in range(max(cannons) + 1)]
        """How many of them have at least 0, 1, ... cannons: they stand first."""


class Fleet:
    """All that can become of a ship, by how many hits it still takes. `steps` are by that level and by how many hits land.

    They say how likely these lead from each damage of a level to each of that so many levels below, as `landed` supposes; `crews`
    to how many of the crew.
    """

    def __init__(self, left: Tracks, most: int) -> None:
        """`most` is how many hits can land in a round."""
        self.start = left.total
        found: list[dict[Tracks, None]] = [{} for _ in range(left.total + 1)]
        found[left.total][left] = None
        for level in range(left.total, 0, -1):
            found[level - 1] = {after: None for ship in found[level] for after in (*shown(ship)[0], given_up(ship))}
        self.levels = [Level(list(ships)) for ships in found]
        self.kinds = {self.kind(ship): None for level in self.levels for ship in level.ships}
        names = {kind: number for number, kind in enumerate(self.kinds)}
        ends = np.cumsum([len(level.ships) for level in self.levels]).tolist()
        self.rows = [slice(end - len(level.ships), end) for end, level in zip(ends, self.levels, strict=True)]
        """Where each level stands where the damages of all stand one below the other."""
        self.named = [np.array([names[self.kind(ship)] for ship in level.ships]) for level in self.levels]
        self.steps: dict[tuple[int, int], Floats] = {}
        below: dict[tuple[int, int], Floats] = {(0, 0): np.ones((1, 1), np.float32)}
        for level in range(1, left.total + 1):
            below = self._steps(level, min(most, level), below)
            self.steps |= {(level, dice): made for (dice, rest), made in below.items() if not rest}
        crew = np.eye(left.crew + 1, dtype=np.float32)
        self.crews = {
            (level, hits): made @ crew[self.levels[level - hits].crew] for (level, hits), made in self.steps.items()
        }

    @staticmethod
    def kind(left: Tracks) -> Tracks:
        """As much of a damage as decides what a ship does and how it rolls."""
        return Tracks(hull=1, masts=min(left.masts, 1), crew=left.crew, cannons=left.cannons)

    def _steps(self, level: int, most: int, below: dict[tuple[int, int], Floats]) -> dict[tuple[int, int], Floats]:
        """The steps from a level, by how many dice are still to be rolled, and how many rolled before land as is chosen."""
        ships, place = self.levels[level].ships, self.levels[level - 1].place
        given = np.array([place[given_up(ship)] for ship in ships])
        where: Floats = np.zeros((len(ships), len(place)), np.float32)
        open_: Floats = np.zeros((len(ships), 1), np.float32)
        for row, ship in enumerate(ships):
            there, faces = shown(ship)
            where[row, [place[each] for each in there]] = 1 / len(HIT_DIE)
            open_[row] = faces / len(HIT_DIE)
        made: dict[tuple[int, int], Floats] = {(0, 0): np.eye(len(ships), dtype=np.float32)}
        for hits in range(1, most + 1):
            made[0, hits] = below[0, hits - 1][given]
            for dice in range(1, hits + 1):
                stays: Floats = open_ * made[dice - 1, hits - dice + 1]
                lands: Floats = where @ below[dice - 1, hits - dice]
                made[dice, hits - dice] = stays + lands
        return made


@lru_cache(maxsize=2)
def fleet(left: Tracks, most: int) -> Fleet:
    """The last two are remembered."""
    return Fleet(left, most)
