"""Tables of any game in the making: one request after the other is played, and what each entry shows is said within limits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain
from typing import Any, Generic, TypeVar

from bot.games import panel
from bot.panels.table import LABEL
from bot.ui.ids import button_id, option_value
from bot.ui.message import Menu, Message
from bot.ui.stamps import stamped
from bot.view import Asking, Played, View
from rules.contract import Answer, Request, State, Told
from rules.game import Game
from rules.referee import Finished, Stopped, run
from storage.store import Seat, Table
from tests.bot.samples import UNSAYABLE
from tests.bot.tables import check
from tests.rules.walking import request

S = TypeVar("S", bound=State)

SEED = b"the seed of a test"


class Playing(Generic[S]):
    """A table at which one request after the other is played, and what each entry shows."""

    def __init__(self, game: Game[Any, Any], table: Table, **house: str) -> None:
        """`house` are switches that differ from their defaults, with `_` for `-`."""
        self.state: S = game.start({key.replace("_", "-"): value for key, value in house.items()})
        self.number = 1
        self.last: Played | None = None
        self._game = game
        self._table = table

    def called(self, key: str) -> str:
        """What a seat is called."""
        return f"Player {key[1:]}"

    def view(self, asking: Asking | None = None, **table: Any) -> View:
        """The table as it stands."""
        seats = {key: Seat(key, self.called(key), 100 + int(key[1:])) for key in self.state.seats}
        return View(replace(self._table, **table), self._game, self.state, self.number, seats, None, asking)

    def __call__(self, text: str, *told: str) -> Played:
        """Plays a request as it is typed, with the answers that are told to its questions."""
        return self.play(request(text), *told)

    def play(self, asked: Request, *told: str) -> Played:
        """Plays a request; what is told after the last question is left over."""
        action, left = self.view().read(asked), list(told)
        answers: tuple[Answer, ...] = ()
        result = run(self._game, self.state, action, answers, SEED)
        while isinstance(result, Stopped):
            answers = (*result.answers, Told(result.question.key, left.pop(0)))
            result = run(self._game, self.state, action, answers, SEED)
        assert isinstance(result, Finished)
        before, self.state, self.number = self.state, result.state, self.number + 1  # pyright: ignore[reportAttributeAccessIssue]
        assert self._game.faults(self.state) == ()
        self.last = Played(self.number, action, result.answers, result.events, before, self.view(), 1000.0, 42)
        return self.last

    def asks(self, text: str) -> View:
        """The table while a request waits for an answer."""
        action = self.view().read(request(text))
        stopped = run(self._game, self.state, action, (), SEED)
        assert isinstance(stopped, Stopped)
        waiting = Asking(action, stopped.question, stopped.events, stopped.answers, len(stopped.answers), 4)
        return self.view(waiting)


def check_message(message: Message, view: View) -> None:
    """Within Discord's limits, in words, and each of its buttons has an id."""
    check(message)
    assert UNSAYABLE not in message.title
    for row in stamped(message, view).rows:
        presses = row.presses if isinstance(row, Menu) else row
        assert [option_value(each) if isinstance(row, Menu) else button_id(each) for each in presses]


def check_entry(played: Played) -> None:
    """What is said of an entry beside its messages: why, in a few words, what the hands move to undo it."""
    on = panel(played.after)
    said = (*on.why(played), on.happened(played), on.done(played), *_differences(played))
    assert all(said)
    assert not any(UNSAYABLE in each for each in said)
    assert len(on.undo_label(played)) <= LABEL
    assert all(len(press.label) <= LABEL for press in on.corrections(played))


def _differences(played: Played) -> Iterable[str]:
    if played.before is None:
        return ()
    on = panel(played.after)
    back = View(played.after.table, played.after.game, played.before, played.number, played.after.seats)
    return chain(on.differences(played.after, played.before), on.differences(back, played.after.state))
