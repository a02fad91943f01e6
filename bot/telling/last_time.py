"""Last time: a table is told once where it stood and how to set it up.

After a long while before anything else is answered; after a pause at the latest with the step that ended it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.games import panel
from bot.panels import pausing
from bot.panels.pausing import TOLD, Left, Recalled, photo_words
from bot.recent import Recent
from bot.tables.line import last_on_line
from bot.telling.standing import message_link
from bot.ui.message import File, Message
from bot.ui.reply import UNSENT, Reply, file_of
from bot.ui.stamps import stamped
from bot.view import View
from storage.store import Conflict, Pause, StoreError, Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

LONG = 6 * 60 * 60
"""Seconds without anything done after which a table is told where it stood."""

MOMENT = 60.0
"""Seconds in which two who resume a table at once are told once."""

REMEMBERED = 512
"""How many tables' last doings are remembered."""


class LastTimes:
    """When something was done last at each table, as far as that must be known; who comes first after a long while tells."""

    def __init__(self, bot: CrowsNest) -> None:
        """`bot` has the store and the tables."""
        self._bot = bot
        self._done: Recent[int, float] = Recent(REMEMBERED)
        self._untold: Recent[int, float] = Recent(REMEMBERED)
        """The tables that could not be told, and when something had been done last then: they are told with the next answer."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def recall(self, table: Table, reply: Reply) -> None:
        """Tells a table where it stood, if nothing was done there for long or a pause that it was not told of is over.

        Whatever is wrong with that, the answer comes.
        """
        now = _at(reply)
        done = max(self._done.get(table.id) or 0.0, _noted(table))
        owed = table.left is not None or table.id in self._untold
        if table.ended is not None or (not owed and now - done < LONG):
            return
        lock = self._locks.setdefault(table.id, asyncio.Lock())
        async with lock:
            try:
                await self._recalled(table.id, reply, now)
            except Conflict:
                log.info("table %d was told by somebody else where it stood", table.id)
            except Exception:  # the table plays on without
                log.warning("table %d is not told where it stood", table.id, exc_info=True)

    async def tell(self, view: View, pause: Pause | None, reply: Reply) -> None:
        """Tells a table where it stands because somebody asks for it; who asks in the same moment is told quietly to look above.

        Not where anything was done since, be it that the table paused anew. `pause` is the one that it was in until then.
        """
        table, now = view.table, _at(reply)
        lock = self._locks.setdefault(table.id, asyncio.Lock())
        async with lock:
            row = await self._bot.store.table(table.id) or table
            paused = replace(row, pause=pause or row.left)
            last = await self._last(paused)
            if row.recalled is not None and last <= row.recalled and now - row.recalled < MOMENT:
                await reply.send(pausing.told_just_now(view), public=False)
                return
            await self._claimed(paused, replace(view, table=paused), reply, now, last, asked=True)

    async def confirmed(self, table: Table, reply: Reply) -> None:
        """Somebody said that all is as it was: a long while begins anew."""
        now = _at(reply)
        with suppress(Conflict):
            await self._bot.store.put_recalled(table.id, now, table.recalled)
        self._done[table.id] = now

    async def _recalled(self, table: int, reply: Reply, now: float) -> None:
        row = await self._bot.store.table(table)
        if row is None or row.ended is not None:
            return
        missed = self._untold.get(table)
        last = await self._last(row) if missed is None else max(missed, row.recalled or 0.0)
        if row.left is None and now - last < LONG:
            self._done[table] = last
            return
        self._untold[table] = last
        paused = replace(row, pause=row.pause or row.left)
        await self._claimed(paused, await self._bot.tables.ledger.view(paused), reply, now, last)

    async def _claimed(
        self, row: Table, view: View, reply: Reply, now: float, last: float, *, asked: bool = False
    ) -> None:
        """Tells it, once it is noted that it was told; when that fails, it was not. `last` is when something was done last.

        The table message follows it, with what can be done now, or with the question that waits.
        """
        message = await self._message(view, row, last, reply, asked=asked)
        try:
            await self._bot.store.put_recalled(row.id, now, row.recalled)
        except Conflict:  # somebody else tells it
            self._untold.forget(row.id)
            raise
        try:
            await reply.send(message, public=True)
        except Exception:
            with suppress(StoreError):
                await self._bot.store.put_recalled(row.id, row.recalled, now)
            raise
        self._untold.forget(row.id)
        self._done[row.id] = now
        self._bot.standing.want(row)

    async def _last(self, row: Table) -> float:
        """When something was done last: played, answered, paused or told."""
        store = self._bot.store
        newest = await store.entries(row.id, limit=1, states=False)
        waiting = await store.waiting(row.id) if row.waits else None
        waits = () if waiting is None else (waiting.origin, *(given.origin for given in waiting.answers))
        return max(_noted(row), *(entry.origin.at for entry in newest), *(origin.at for origin in waits))

    async def _message(self, view: View, row: Table, at: float, reply: Reply, *, asked: bool) -> Message:
        numbers = await last_on_line(self._bot.tables, view, TOLD)
        last = [await self._bot.tables.entry(row, number) for number in reversed(numbers)]
        left = None if row.pause is None else await self._left(row, row.pause, reply.interaction.filesize_limit)
        told = Recalled(last, at if row.pause is None else row.pause.at, left, asked)
        return stamped(pausing.last_time(view, told, panel(view)), view)

    async def _left(self, row: Table, pause: Pause, most: int) -> Left | None:
        """What is left of a pause: the message that told of it, with its photo as Discord still has it."""
        message = pause.photo or pause.message
        if message is None:
            return None
        try:
            found = await file_of(self._bot, row.channel, message, most)
        except discord.NotFound:
            return None if pause.photo is None else Left(None)
        except UNSENT as error:
            log.warning("the photo of table %d cannot be fetched: %s", row.id, error)
            found = None
        photo = None if found is None else File(*found, photo_words(row))
        return Left(message_link(row, message), photo)


def _noted(row: Table) -> float:
    """When something was done last, as far as a table's row tells: opened, paused or told."""
    return max(row.opened, row.recalled or 0.0, 0.0 if row.pause is None else row.pause.at)


def _at(reply: Reply) -> float:
    return reply.interaction.created_at.timestamp()
