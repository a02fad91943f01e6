"""The messages that ask something for all: what is settled elsewhere has no buttons in them any more, and they say so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.panels.table import settled
from bot.recent import Recent
from bot.tables.outcome import Asked, TakenBack, Undone
from bot.tables.waits import End
from bot.ui import reply as sending
from bot.ui.ids import read_button
from bot.ui.reply import UNSENT
from bot.ui.sent import Sent, recent
from bot.ui.stamps import question_stamp
from bot.view import Asking, Played, View
from rules.contract import Cancel
from storage.store import Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

LOOKED_THROUGH = 50
"""How many of a channel's last messages are searched for a question."""

REMEMBERED = 512
"""How many tables' questions are remembered."""


class _Question(NamedTuple):
    """A message that asks, and the title that it has; what it asks, unless it was asked before the process started."""

    message: int
    title: str
    asking: Asking | None = None


class Questions:
    """The last message of each table that asks what waits there. After a restart it is looked for once, by its buttons."""

    def __init__(self, bot: CrowsNest) -> None:
        """`bot` has the tables."""
        self._bot = bot
        self._asking: Recent[int, _Question] = Recent(REMEMBERED)
        self._looked: Recent[int, bool] = Recent(REMEMBERED)
        """The tables whose question of before the process started needs not be looked for any more."""

    def follow(
        self, outcome: Played | Asked | Undone | TakenBack, shown: int | None, title: str, by: int, *, answers: bool
    ) -> None:
        """Something that somebody did was shown by a message so entitled: the one that asked before it asks no more.

        The same message may do both: then it shows already what came of the question. `answers` says that one was answered.
        It may be shown late, when the next question is asked already, or its own has ended.
        """
        view = outcome.after if isinstance(outcome, Played) else outcome.view
        table, before = view.table, self._asking.get(view.table.id)
        end = End(by, isinstance(outcome, TakenBack) or (isinstance(outcome, Played) and _gives_up(outcome)))
        asked = None if view.asking is None or shown is None else _Question(shown, title, view.asking)
        if asked is not None and (ended := self._end(table, asked)) is not None:
            self._close(table, asked, ended)
            return
        if asked is None and before is not None and self._end(table, before) is None:
            return
        if before is None and (answers or end.back) and table.id not in self._looked:
            self._in_background(self._looked_for(view, shown, end))
        self._looked[table.id] = True
        self._asking.forget(table.id)
        if asked is not None:
            self._asking[table.id] = asked
        if before is not None and before.message != shown:
            self._close(table, before, self._end(table, before) or end)

    def _end(self, table: Table, question: _Question) -> End | None:
        """How a question ended; None when it has not."""
        return None if question.asking is None else self._bot.tables.ended.of(table.id, question.asking)

    def _close(self, table: Table, question: _Question, end: End) -> None:
        self._in_background(self._closed(table, question, end))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._bot.working.add(task)
        task.add_done_callback(self._bot.working.discard)

    async def _looked_for(self, view: View, shown: int | None, end: End) -> None:
        """Closes the question that was asked before the process started, if it is still in the channel with its buttons."""
        table, standing = view.table, self._bot.standing.of(view.table)
        own = (shown, None if standing is None else standing.id)
        now = None if view.asking is None else question_stamp(view.asking)
        channel = self._bot.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            last = await recent(channel, self._bot.user.id if self._bot.user else 0, LOOKED_THROUGH)
        except UNSENT as error:
            log.info("no question of table %d is looked for: %s", table.id, error)
            return
        found = next((sent for sent in last if sent.id not in own and _asks_of_old(sent, table, now)), None)
        if found is not None:
            await self._closed(table, _Question(found.id, found.title), end)

    async def _closed(self, table: Table, question: _Question, end: End) -> None:
        message = settled(question.title, end.by, table.language, back=end.back)
        try:
            await sending.edit(self._bot, table.channel, question.message, message)
        except UNSENT as error:
            log.info("the question %d of table %d is left as it is: %s", question.message, table.id, error)


def _asks_of_old(sent: Sent, table: Table, now: str | None) -> bool:
    """Whether a message has the buttons of a question of the table that is not the one that waits `now`."""
    presses = (read_button(button) for button in sent.buttons)
    stamps = {
        press.stamp for press in presses if press and press.table == table.id and press.verb in ("answer", "back")
    }
    return bool(stamps) and now not in stamps


def _gives_up(played: Played) -> bool:
    return isinstance(played.action, Cancel)
