"""The one table message of a table: edited in place, posted anew when it is old or gone; a burst of presses makes one edit."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Coroutine, Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import discord

from bot.recent import Recent
from bot.tables.line import coming_next
from bot.tables.outcome import once_done
from bot.telling.lead import NO_LEAD, Lead, closed_message, lead_of, reopened_lead, retired_message, table_message
from bot.telling.pictures import pictured
from bot.ui import reply as sending
from bot.ui.message import Message
from bot.ui.reply import UNSENT, Reply
from bot.view import Played, View
from storage.store import DamagedEntry, Standing, StoreError, Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

OLD = 50 * 60
"""Seconds after which a table message is posted anew rather than edited."""

GONE = 10008
"""Discord's code for a message that is not there any more."""

EDITED_OFTEN = 30046
"""Discord's code for a message that is too old to be edited so often."""

LONG = 5.0
"""Seconds after which somebody who is still at work keeps nobody waiting."""

REMEMBERED = 512
"""How many tables' messages are remembered."""

LOOKED_THROUGH = 200
"""How many of a table's last entries are searched for the one with which its table message was posted."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a message is known to show: its words, and its picture's digest; None where that is not known."""

    message: int
    words: Message | None = None
    picture: bytes | None = None


class TableMessages:
    """The table messages of all tables. What they show is drawn from the state when it is sent, so nothing of it is owed."""

    def __init__(self, bot: CrowsNest) -> None:
        """`bot` has the store and the tables."""
        self._bot = bot
        self._at_work: Counter[int] = Counter()
        self._wanted: dict[int, int] = {}
        """The tables whose message must be brought up to date, and their channels."""
        self._keeping: set[int] = set()
        self._now: Recent[int, Standing] = Recent(REMEMBERED)
        self._shown: Recent[int, _Shown] = Recent(REMEMBERED)
        self._leads: Recent[int, Lead] = Recent(REMEMBERED)
        self._first: Recent[int, tuple[tuple[int, int | None], tuple[str, ...]]] = Recent(REMEMBERED)

    # ------------------------------------------------------------------------------------------------ who is at work

    @contextmanager
    def acting(self, channel: int) -> Generator[None]:
        """Somebody acts in a channel: its table's message is edited when nobody does any more.

        Who takes long, with odds or because an answer of his hangs, is waited for no longer than `LONG`.
        """
        self._at_work[channel] += 1
        waited_for = asyncio.get_running_loop().call_later(LONG, self._acted, channel)
        try:
            yield
        finally:
            if waited_for.when() > asyncio.get_running_loop().time():
                waited_for.cancel()
                self._acted(channel)

    def _acted(self, channel: int) -> None:
        """Somebody does not act in a channel any more, or takes too long."""
        self._at_work[channel] -= 1
        if not self._at_work[channel]:
            del self._at_work[channel]
            for table in [table for table, where in self._wanted.items() if where == channel]:
                self._keep_up(table)

    def of(self, table: Table) -> Standing | None:
        """The table message of a table."""
        return self._now.get(table.id) or table.message

    def link(self, table: Table) -> str | None:
        """Where a table's message is to be found; None when there is none, or it is about to be posted anew."""
        standing = self.of(table)
        return None if standing is None or _age(standing) >= OLD else message_link(table, standing.id)

    def pressed(self, reply: Reply, table: Table) -> bool:
        """Whether an interaction came from a table's message."""
        message, standing = reply.interaction.message, self.of(table)
        return message is not None and standing is not None and message.id == standing.id

    # ------------------------------------------------------------------------------------------------ bringing up to date

    async def answer(self, reply: Reply, view: View, last: Played | None, first: tuple[str, ...] = ()) -> None:
        """Answers a press on the table message by what it says now, some lines `first`; its picture follows.

        While others are at work at the table, and when it is too old, the press is only acknowledged: the last one brings all.
        """
        table, standing = view.table, self.of(view.table)
        self._first[table.id] = ((view.number, view.waits), first)
        self.want(table)
        if standing is None or self._at_work[table.channel] > 1 or _age(standing) >= OLD:
            await reply.acknowledge()
            return
        with once_done():
            now = self._bot.tables.ledger.glance(table.channel)
            view = now if now is not None and now.table.id == table.id else view
            newest = last is not None and last.number == view.number  # then nothing comes after it
            again = None if newest else await coming_next(self._bot.tables, view)
            words = await self._words(view, last, standing, again)
        await self._change(table, standing, reply.update(words), replace(self._known(table, standing), words=words))

    def want(self, table: Table) -> None:
        """Brings a table's message up to date, once nobody is at work there; that of one that has ended then says so."""
        self._wanted[table.id] = table.channel
        self._keep_up(table.id)

    async def catch_up(self) -> None:
        """At start: brings those up to date that do not show how their tables stand."""
        for table in await self._bot.store.tables():
            if table.message is not None and (table.message.revision != table.head or table.waits):
                self.want(table)

    def _keep_up(self, table: int) -> None:
        if table not in self._keeping and not self._at_work[self._wanted[table]]:
            self._keeping.add(table)
            self._in_background(self._kept_up(table))

    async def _kept_up(self, table: int) -> None:
        """Edits until nothing newer is wanted; while somebody is at work, that waits for the last one."""
        try:
            while table in self._wanted and not self._at_work[self._wanted[table]]:
                del self._wanted[table]
                await _whatever_comes(self._refresh(table), table)
        finally:
            self._keeping.discard(table)

    async def _refresh(self, table_id: int) -> None:
        table = await self._bot.store.table(table_id)
        if table is None:
            return
        if table.ended is not None:
            await self._close(table)
            return
        view = await self._bot.tables.ledger.view(table)
        last = await self._bot.tables.entry(table, view.number)
        standing = self.of(table)
        if standing is None or _age(standing) >= OLD:
            await self._post(view, last)
            return
        words = await self._words(view, last, standing, await coming_next(self._bot.tables, view))
        message = await pictured(words, view, last)
        if table_id in self._wanted:  # something newer is to be shown instead
            return
        try:
            await self._edit(view, standing, words, message)
        except discord.HTTPException as error:
            if error.code not in (GONE, EDITED_OFTEN) or self._moved_on(table, standing):
                raise
            self._now[table_id] = replace(standing, posted=0.0)
            if error.code == GONE:
                await self._post(view, last)

    async def _edit(self, view: View, standing: Standing, words: Message, message: Message) -> None:
        table, picture = view.table, _digest(message)
        known = self._known(table, standing)
        if (known.words, known.picture) != (words, picture):
            changed = message if known.picture != picture else words
            edit = sending.edit(self._bot, table.channel, standing.id, changed)
            await self._change(table, standing, edit, _Shown(standing.id, words, picture))
        if standing.revision != view.number and not self._moved_on(table, standing):
            await self._keep(table, replace(standing, revision=view.number))

    async def _change(self, table: Table, standing: Standing, change: Awaitable[object], shows: _Shown) -> None:
        """Changes the table message, which then `shows` that.

        That is not known if it fails, nor if somebody else changed it at the same time: nobody knows which of the two came first.
        """
        under_way = self._shown[table.id] = _Shown(standing.id)
        alone = False
        try:
            await change
            alone = self._shown.get(table.id) is under_way
        finally:
            if not self._left_behind(table, standing):
                self._shown[table.id] = shows if alone else _Shown(standing.id)

    # ------------------------------------------------------------------------------------------------ posting anew

    async def posted(self, view: View, message_id: int, message: Message, lead: Lead = NO_LEAD) -> None:
        """From now on this message is the table message, with `lead` in it; the one before loses its buttons.

        What was done while it was on its way is brought into it.
        """
        table, old = view.table, self.of(view.table)
        self._leads[message_id] = lead
        self._shown[table.id] = _Shown(message_id, replace(message, files=(), mentions=()), _digest(message))
        await self._keep(table, Standing(message_id, view.number, _now()))
        if old is not None:
            self._left_behind(table, old)
        now = self._bot.tables.ledger.glance(table.channel)
        if now is not None and (now.table.id, now.number) != (table.id, view.number):
            self.want(table)

    async def arrived(self, view: View, message_id: int, message: Message, lead: Lead) -> None:
        """A table message was shown late, or unheard of: it is the table's when none was posted since."""
        standing = self.of(view.table)
        if standing is None or standing.id < message_id:
            await self.posted(view, message_id, message, lead)
            self.want(view.table)

    def _moved_on(self, table: Table, old: Standing | None) -> bool:
        """Whether the table goes on in another message."""
        now = self.of(table)
        return now is not None and (old is None or now.id != old.id)

    def _left_behind(self, table: Table, old: Standing) -> bool:
        """Whether the table goes on in another message; then this one says so: again, if it was edited in the meantime."""
        now = self.of(table)
        if now is None or not self._moved_on(table, old):
            return False
        self._in_background(_whatever_comes(self._retire(table, old, now.id), table.id))
        return True

    async def _post(self, view: View, last: Played) -> None:
        """Posts the table message anew; it is left behind at once when somebody else was faster."""
        table, old = view.table, self.of(view.table)
        again = await coming_next(self._bot.tables, view)
        message = await pictured(table_message(view, last, NO_LEAD, self._said_first(view), again), view, last)
        channel = self._bot.get_partial_messageable(table.channel, guild_id=table.guild)
        made = await sending.post(channel, message, f"{int(_now())}-{table.id}")
        if self._moved_on(table, old):
            self._leads[made] = NO_LEAD
            self._left_behind(table, Standing(made, view.number, _now()))
        else:
            await self.posted(view, made, message)

    async def _retire(self, table: Table, old: Standing, new: int) -> None:
        """What was the table message has no buttons and no picture any more, and says where the table goes on.

        Old ones, too: Discord lets them be edited seldom, and this is done once.
        """
        lead = await self._lead(table, old.id)
        await self._leave(table, old.id, retired_message(lead, message_link(table, new), table.language))

    async def _close(self, table: Table) -> None:
        """The message of a table that has ended has no buttons and no picture any more, and says so."""
        standing = self.of(table)
        if standing is not None:
            self._shown.forget(table.id)
            lead = await self._lead(table, standing.id)
            replaced = await self._bot.store.table_in(table.channel) is not None
            await self._leave(table, standing.id, closed_message(lead, table, replaced=replaced))
            self._left_behind(table, standing)  # it may have been opened again meanwhile

    async def _leave(self, table: Table, old: int, message: Message) -> None:
        try:
            await sending.edit(self._bot, table.channel, old, message, bare=True)
        except discord.NotFound:
            log.info("the table message before was gone: table %d", table.id)

    async def _keep(self, table: Table, standing: Standing) -> None:
        self._now[table.id] = standing
        try:
            await self._bot.store.put_message(table.id, standing)
        except StoreError:
            log.exception("the table message of table %d is not noted", table.id)

    # ------------------------------------------------------------------------------------------------ what it says

    async def _words(self, view: View, last: Played | None, standing: Standing, again: Played | None) -> Message:
        if last is None or last.number != view.number:
            last = await self._bot.tables.entry(view.table, view.number)
        return table_message(view, last, await self._lead(view.table, standing.id), self._said_first(view), again)

    def _said_first(self, view: View) -> tuple[str, ...]:
        """What was to be said first of how the table stands now."""
        at, lines = self._first.get(view.table.id) or ((0, None), ())
        return lines if at == (view.number, view.waits) else ()

    async def _lead(self, table: Table, message_id: int) -> Lead:
        """The report with which a message was posted, unless it was taken back or cannot be read."""
        lead = self._leads.get(message_id)
        if lead is None:
            try:
                lead = await self._found_lead(table, message_id)
            except DamagedEntry:
                lead = NO_LEAD
            self._leads[message_id] = lead
        if lead.entry > 1:
            entry = await self._bot.store.entry(table.id, lead.entry)
            return NO_LEAD if entry is None or entry.undone else lead
        return lead

    async def _found_lead(self, table: Table, message_id: int) -> Lead:
        """After a restart: of the entry whose own message is the table message; else of a table that was opened again."""
        tables, store = self._bot.tables, self._bot.store
        entries = await store.entries(table.id, limit=LOOKED_THROUGH, states=False)
        own = next((entry.number for entry in entries if entry.shown == message_id), None)
        if own is not None:
            return lead_of(await tables.entry(table, own))
        first, epochs = await store.entry(table.id, 1), await store.epochs(table.id)
        if first is not None and first.shown == message_id:
            return lead_of(await tables.entry(table, 1))
        if len(epochs) == 1:
            return NO_LEAD
        return replace(reopened_lead((await tables.entry(table, table.head)).after, epochs[-1].start), lines=(), own=())

    def _known(self, table: Table, standing: Standing) -> _Shown:
        shown = self._shown.get(table.id)
        return shown if shown is not None and shown.message == standing.id else _Shown(standing.id)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._bot.working.add(task)
        task.add_done_callback(self._bot.working.discard)


async def _whatever_comes(work: Coroutine[Any, Any, None], table: int) -> None:
    """Does what no table's play depends on: whatever is wrong with it is only logged."""
    try:
        await work
    except UNSENT as error:
        log.warning("the table message of table %d could not be sent: %s", table, error)
    except StoreError:
        log.warning("the table message of table %d could not be drawn", table, exc_info=True)
    except Exception:
        log.exception("the table message of table %d failed", table)


def message_link(table: Table, message: int) -> str:
    """Where a message in a table's channel is to be found."""
    return f"https://discord.com/channels/{table.guild}/{table.channel}/{message}"


def _digest(message: Message) -> bytes | None:
    return blake2b(message.files[0].data, digest_size=16).digest() if message.files else None


def _now() -> float:
    return discord.utils.utcnow().timestamp()


def _age(standing: Standing) -> float:
    return _now() - standing.posted
