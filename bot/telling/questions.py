"""The messages that ask something for all: what is settled elsewhere has no buttons in them any more, and they say so."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from bot.panels.table import settled
from bot.recent import Recent
from bot.tables.outcome import Asked, TakenBack, Undone
from bot.ui import reply as sending
from bot.ui.reply import UNSENT
from bot.ui.stamps import question_stamp
from bot.view import Played, View
from rules.contract import Cancel
from storage.store import Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

REMEMBERED = 512
"""How many tables' questions are remembered."""


class _Question(NamedTuple):
    """A message that asks, and the title that it has."""

    message: int
    title: str


class _End(NamedTuple):
    """Who ended a wait or led it to its next question, and whether by taking something back."""

    by: int
    back: bool


class Questions:
    """The last message of each table that asks what waits there. After a restart its old buttons say that they are old."""

    def __init__(self, bot: CrowsNest) -> None:
        """`bot` has the tables."""
        self._bot = bot
        self._asking: Recent[int, _Question] = Recent(REMEMBERED)
        self._ended: Recent[int, _End] = Recent(REMEMBERED)

    def follow(self, outcome: Played | Asked | Undone | TakenBack, shown: int | None, title: str, by: int) -> None:
        """Something that somebody did was shown by a message so entitled: the one that asked before it asks no more.

        The same message may do both: then it shows already what came of the question.
        """
        view = outcome.after if isinstance(outcome, Played) else outcome.view
        table, before = view.table, self._asking.get(view.table.id)
        end = _End(by, isinstance(outcome, TakenBack) or (isinstance(outcome, Played) and _gives_up(outcome)))
        asked = None if view.asking is None or shown is None else _Question(shown, title)
        if asked is not None and self._was_answered(view):  # by somebody who was faster than the message
            self._close(table, asked, self._ended.get(table.id) or end)
            return
        self._ended[table.id] = end
        self._asking.forget(table.id)
        if asked is not None:
            self._asking[table.id] = asked
        if before is not None and before.message != shown:
            self._close(table, before, end)

    def _was_answered(self, view: View) -> bool:
        return view.asking is not None and self._bot.tables.answered.has(view.table.id, question_stamp(view.asking))

    def _close(self, table: Table, question: _Question, end: _End) -> None:
        task = asyncio.get_running_loop().create_task(self._closed(table, question, end))
        self._bot.working.add(task)
        task.add_done_callback(self._bot.working.discard)

    async def _closed(self, table: Table, question: _Question, end: _End) -> None:
        message = settled(question.title, end.by, table.language, back=end.back)
        try:
            await sending.edit(self._bot, table.channel, question.message, message)
        except UNSENT as error:
            log.info("the question %d of table %d is left as it is: %s", question.message, table.id, error)


def _gives_up(played: Played) -> bool:
    return isinstance(played.action, Cancel)
