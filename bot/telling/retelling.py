"""Reports of entries that were taken back say so, and are as they were once those are done again."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from bot.games import panel
from bot.panels import table as table_panel
from bot.tables.outcome import Asked, Undone, once_done
from bot.telling.entries import entry_message, with_link
from bot.telling.lead import lead_of, retired_message, stands_first
from bot.telling.noting import recalled
from bot.telling.standing import message_link
from bot.ui import reply as sending
from bot.ui.stamps import stamped
from bot.view import Played

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

EDITABLE = 60 * 60
"""Seconds for which a report is edited; an older one is replied to."""

MOST = 10
"""How many reports are changed for one step back or on."""

_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


def retell(bot: CrowsNest, outcome: Undone) -> None:
    """Changes the messages of entries just taken back or done again, in the background: no answer waits for it."""
    task = asyncio.get_running_loop().create_task(_retell(bot, outcome))
    bot.working.add(task)
    task.add_done_callback(bot.working.discard)


async def retell_replaced(bot: CrowsNest, outcome: Played | Asked) -> None:
    """The report of the entry in whose place another was just played says that it is taken back."""
    if isinstance(outcome, Asked) or outcome.instead is None:
        return
    with once_done():
        old = await bot.tables.entry(outcome.after.table, outcome.instead.number)
    retell(bot, Undone(old, outcome.after, (), 1, old.after.state, None, outcome.by))


async def _retell(bot: CrowsNest, outcome: Undone) -> None:
    table = outcome.view.table.id
    lock = _locks.setdefault(table, asyncio.Lock())
    async with lock:
        for played in (outcome.entry, *outcome.more)[:MOST]:
            try:
                await _retold(bot, played, outcome)
            except discord.NotFound:
                log.info("the report of entry %d of table %d is gone", played.number, table)
            except Exception:  # what was told of it before stays; the table has what is so
                log.warning("the report of entry %d of table %d stays", played.number, table, exc_info=True)


async def _retold(bot: CrowsNest, played: Played, outcome: Undone) -> None:
    table = outcome.view.table
    await bot.tables.showing.over((table.id, played.number))
    entry, standing = await bot.store.entry(table.id, played.number), bot.standing.of(table)
    if entry is None or not entry.shown or (standing is not None and standing.id == entry.shown):
        return
    message = with_link(bot, played, entry_message(await _noted(bot, played, undone=entry.undone), pressed=True)[0])
    redo = outcome.again is not None
    if stands_first(played) and standing is not None:
        message = retired_message(lead_of(played), message_link(table, standing.id), table.language)
    if _age(entry.shown) >= EDITABLE:
        channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
        said = table_panel.retold(played, outcome.by, panel(played.after), undone=entry.undone, redo=redo)
        nonce = f"back-{table.id}-{played.number}-{outcome.view.number}"
        await sending.post(channel, stamped(said, outcome.view), nonce, to=entry.shown)
        return
    if entry.undone:
        marked = table_panel.marked_undone(message, played, outcome.by, panel(played.after), redo=redo)
        message = stamped(marked, outcome.view)
    await sending.edit(bot, table.channel, entry.shown, message)


async def _noted(bot: CrowsNest, played: Played, *, undone: bool) -> Played:
    """The entry with the notes of which it says nothing: all of them once it is taken back."""
    if not undone:
        return await recalled(bot.tables, played)
    return replace(played, noted=frozenset(played.after.state.notes))


def _age(message: int) -> float:
    return (discord.utils.utcnow() - discord.utils.snowflake_time(message)).total_seconds()
