"""What an evening costs its players: taps, characters and commands of each, and how many messages stand in the channel."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

BUTTON, MENU, SEND = 1, 2, 1
"""Taps: a button, which may open a form; a menu is opened and one option tapped; a form is sent."""


@dataclass
class Effort:
    """What somebody did by hand."""

    taps: int = 0
    characters: int = 0
    commands: int = 0

    def plus(self, other: Effort) -> Effort:
        """Both together."""
        return Effort(self.taps + other.taps, self.characters + other.characters, self.commands + other.commands)


@dataclass
class Lap:
    """A stretch of an evening, as a round: what each player did by name, and how many new messages all could see."""

    players: dict[str, Effort] = field(default_factory=lambda: defaultdict(Effort))
    messages: int = 0

    @property
    def total(self) -> Effort:
        """What all players did together."""
        total = Effort()
        for effort in self.players.values():
            total = total.plus(effort)
        return total

    def plus(self, other: Lap) -> Lap:
        """Both together."""
        both = Lap(messages=self.messages + other.messages)
        for lap in (self, other):
            for name, effort in lap.players.items():
                both.players[name] = both.players[name].plus(effort)
        return both


class Tally:
    """Counts for an evening; `laps` are its stretches, the last of which goes on."""

    def __init__(self) -> None:
        """Nothing was done yet."""
        self.laps = [Lap()]
        self._seen: set[int] = set()

    def tap(self, who: str, taps: int) -> None:
        """Somebody tapped so often."""
        self.laps[-1].players[who].taps += taps

    def type(self, who: str, text: str) -> None:
        """Somebody typed this into a form."""
        self.laps[-1].players[who].characters += len(text)

    def command(self, who: str, text: str) -> None:
        """Somebody gave this command."""
        self.laps[-1].players[who].commands += 1
        self.type(who, text)

    def messages(self, shown: Iterable[int]) -> None:
        """These messages can be seen by all: those not seen before are new."""
        new = set(shown) - self._seen
        self._seen |= new
        self.laps[-1].messages += len(new)

    def lap(self) -> Lap:
        """Ends the stretch that goes on, and begins the next; the one that ended."""
        self.laps.append(Lap())
        return self.laps[-2]

    @property
    def total(self) -> Lap:
        """The whole evening."""
        total = Lap()
        for lap in self.laps:
            total = total.plus(lap)
        return total
