"""What the rules need the table for: facts that only the players can see."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from rules.contract import Option, Question, Seat
from rules.marauders.state import ShipKey


class WhoHasMost(Question, frozen=True, tag="marauders-who-has-most"):
    """Who of these captains has the most gold (or cargo) aboard? Several, joined by `+`, when they have equally much."""

    ship: ShipKey
    what: Literal["gold", "cargo"]
    among: tuple[Seat, ...]

    @property
    def key(self) -> str:
        """Named by what is asked and of whom."""
        return f"{self.what} {'+'.join(self.among)}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Each captain, then each group of them that may have equally much, the largest last.

        Of more captains than sail in any box, only pairs and all together: the groups would be too many to list.
        """
        many = len(self.among)
        sizes = range(1, many + 1) if many <= 6 else (1, 2, many)
        groups = (group for size in sizes for group in combinations(self.among, size))
        return tuple(Option("+".join(group), group) for group in groups)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The captains it is about."""
        return self.among


MaraudersQuestion = WhoHasMost
