"""What the rules need the table for: a fact that only the players can see."""

from __future__ import annotations

from rules.contract import Option, Question
from rules.questions import Pick, Roll


class Weakest(Question, frozen=True, tag="betrayal-weakest"):
    """Which of these units has the fewest HP chips, so that the one with Penumbra replaces it (P-25)? Equals: the table picks."""

    unit: str
    among: tuple[str, ...]

    @property
    def key(self) -> str:
        """Named by the unit whose skill it is, and those it is between."""
        return f"weakest {self.unit} {'+'.join(self.among)}"

    @property
    def options(self) -> tuple[Option, ...]:
        """Each unit, by its handle."""
        return tuple(Option(handle, (handle,)) for handle in self.among)


BetrayalQuestion = Weakest | Roll | Pick
