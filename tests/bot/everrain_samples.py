"""Tables of The Everrain in the making: campaigns that show each event, reason and refusal, and one entry after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.panels import everrain as panel
from bot.ui.message import Message
from bot.view import Asking, Played, View
from rules.contract import Answer, Request, Told
from rules.everrain import Everrain
from rules.everrain.state import Voyage
from rules.referee import Finished, Stopped, run
from storage.store import Seat, Table
from tests.bot.tables import check
from tests.rules.everrain.table import SHIPPED, request

GAME = Everrain(SHIPPED)
SEED = b"the seed of a test"
TABLE = Table(7, 1, 2, "everrain", "hash", "Friday", 11, "en", 4, b"seed", 0.0, None, lobby=False)
NAMES = ("Petrel", "Gannet", "Tern", "Gull")

_SOURCES = Path(__file__).parents[2] / "rules" / "everrain"
_MADE = (
    *("act.players-first", "act.enemy-first"),
    *("ship.no-destination", "ship.no-step", "ship.no-way"),
    *("node.fate", "node.players"),
)
"""The reasons whose keys are put together of parts."""


def _written() -> Iterator[str]:
    for path in sorted(_SOURCES.glob("*.py")):
        yield from re.findall(r'"(everrain\.[a-z-]+\.[a-z-]+)"', path.read_text("utf-8"))


RULES = tuple(sorted({*_written(), *(f"everrain.{each}" for each in _MADE)}))
"""The keys of all reasons that the rules of The Everrain give."""


class Evening:
    """A table at which one request after the other is played, and what each entry shows."""

    def __init__(self, game: Everrain = GAME, **house: str) -> None:
        """`house` are switches that differ from their defaults, with `_` for `-`."""
        self.game = game
        self.state: Voyage = game.start({key.replace("_", "-"): value for key, value in house.items()})
        self.number = 1
        self.last: Played | None = None
        self.named = False

    def view(self, asking: Asking | None = None, **table: Any) -> View:
        """The table as it stands."""
        seats = {key: Seat(key, self._called(key), 100 + int(key[1:])) for key in self.state.seats}
        return View(replace(TABLE, **table), self.game, self.state, self.number, seats, None, asking)

    def _called(self, key: str) -> str:
        return NAMES[int(key[1:]) - 1] if self.named else f"Player {key[1:]}"

    def __call__(self, text: str, *told: str) -> Played:
        """Plays a request as it is typed, with the answers that are told to its questions."""
        return self.play(request(text), *told)

    def play(self, asked: Request, *told: str) -> Played:
        """Plays a request; what is told after the last question is left over."""
        action, left = self.view().read(asked), list(told)
        answers: tuple[Answer, ...] = ()
        result = run(self.game, self.state, action, answers, SEED)
        while isinstance(result, Stopped):
            answers = (*result.answers, Told(result.question.key, left.pop(0)))
            result = run(self.game, self.state, action, answers, SEED)
        assert isinstance(result, Finished)
        before, self.state, self.number = self.state, result.state, self.number + 1  # pyright: ignore[reportAttributeAccessIssue]
        assert self.game.faults(self.state) == ()
        self.last = Played(self.number, action, result.answers, result.events, before, self.view(), 1000.0, 42)
        return self.last

    def asks(self, text: str) -> View:
        """The table while a request waits for an answer."""
        action = self.view().read(request(text))
        stopped = run(self.game, self.state, action, (), SEED)
        assert isinstance(stopped, Stopped)
        waiting = Asking(action, stopped.question, stopped.events, stopped.answers, len(stopped.answers), 4)
        return self.view(waiting)


def evening(*texts: str, game: Everrain = GAME, named: bool = False, **house: str) -> Evening:
    """A table after these requests; its ships are called by names, not by their seats, when `named`."""
    night = Evening(game, **house)
    night.named = named
    for text in texts:
        night(text)
    return night


def report(played: Played) -> Message:
    """The report of an entry, within Discord's limits."""
    message = panel.report(played)
    assert message is not None
    check(message)
    return message
