"""What the rules need the table for: facts that only the players can see, and what they rolled and drew by hand."""

from __future__ import annotations

from rules.contract import Option, Question, Seat, Value
from rules.marauders.battle.questions import BattleQuestion
from rules.marauders.keys import ShipKey, What
from rules.questions import Pick, Roll


class Figured(Value, frozen=True):
    """What a captain was once told to have aboard, and whether that can still be relied on."""

    seat: Seat
    count: int
    fresh: bool


class WhoHasMost(Question, frozen=True, tag="marauders-who-has-most"):
    """Who of these captains has the most gold (or cargo) aboard? Several, joined by `+`, when they have equally much.

    `possible` are the keys of the answers that contradict nothing that is known, `told` the figures that were ever told of them.
    """

    ship: ShipKey
    what: What
    among: tuple[Seat, ...]
    possible: tuple[str, ...]
    told: tuple[Figured, ...] = ()

    @property
    def key(self) -> str:
        """Named by what is asked and of whom."""
        return f"{self.what} {'+'.join(self.among)}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Each captain, then each group of them that may have equally much, the largest last: those that are possible."""
        return tuple(Option(key, tuple(key.split("+"))) for key in self.possible)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The captains it is about."""
        return self.among


class AnotherWar(Question, frozen=True, tag="marauders-another-war"):
    """Asks whether the wars that there are go on when another begins, or it takes their place (R19), for which no rule is known.

    `pair` are its nations, `wars` the pairs that are at war, each joined by `+`.
    """

    pair: str
    wars: tuple[str, ...]

    @property
    def key(self) -> str:
        """Named by who goes to war."""
        return f"another-war {self.pair}"

    @property
    def options(self) -> tuple[Option, ...]:
        """All go on, or only the new one does."""
        return Option("all-wars"), Option("new-war")


MaraudersQuestion = WhoHasMost | AnotherWar | Roll | Pick | BattleQuestion
