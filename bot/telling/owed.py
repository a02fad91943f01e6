"""Owed reports: what was committed but never shown, because of a crash or a lost connection, is shown once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.tables.outcome import Untold
from bot.telling.entries import own_mark, shown_message
from bot.telling.lead import lead_of, stands_first
from bot.telling.noting import recalled
from bot.telling.refusals import refusal_message
from bot.text import say
from bot.ui import reply as sending
from bot.ui.message import Message
from bot.ui.reply import Reply
from bot.ui.sent import Sent, answer, recent
from storage.store import DamagedEntry, Entry, Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

TOKEN_LASTS = 14 * 60
"""Seconds for which an interaction's token is sure to work."""

GRACE = 3.0
"""Seconds in which another process may still be answering an entry of its own."""

LOOKED_THROUGH = 50
"""How many of a channel's last messages are searched for a report."""


async def pay(bot: CrowsNest, table: Table, reply: Reply) -> None:
    """Shows what a table is owed, before the answer to the present interaction.

    That answer waits until each debt was looked for and shown, or failed: it comes later for it, but it always comes.
    """

    async def by_reply(message: Message) -> int | None:
        return await reply.send(message, public=True)

    for number in await bot.store.owed(table.id) if table.unshown else ():
        if not await _tried(_pay_by_reply(bot, table, number, by_reply), table.id, number):
            return


async def pay_all(bot: CrowsNest) -> None:
    """Shows what all tables are owed: at start, in their channels. What is wrong with one table is no other's business."""
    for table_id in await bot.store.owing():
        table = await bot.store.table(table_id)
        if table is None:
            continue
        for number in await bot.store.owed(table_id):
            if not await _tried(_pay_in_channel(bot, table, number), table_id, number):
                break


async def _tried(paying: Awaitable[None], table: int, number: int) -> bool:
    """Whether the entries after this one may be shown: it was, or it is damaged and never will be."""
    try:
        await paying
    except DamagedEntry as error:
        log.warning("entry %d of table %d cannot be shown: entry %d is damaged", number, table, error.entry)
    except Exception:  # whatever is wrong with one entry, the table plays on
        log.warning("entry %d of table %d stays owed", number, table, exc_info=True)
        return False
    return True


async def _owed(bot: CrowsNest, table: Table, number: int) -> Entry | None:
    """An entry, if it is still owed."""
    entry = await bot.store.entry(table.id, number)
    return None if entry is None or entry.undone or entry.shown is not None else entry


async def _pay_by_reply(
    bot: CrowsNest, table: Table, number: int, send: Callable[[Message], Awaitable[int | None]]
) -> None:
    entry = await _owed(bot, table, number)
    if entry is not None and _age(entry) >= GRACE:
        await _settle(bot, table, entry, send)


async def _pay_in_channel(bot: CrowsNest, table: Table, number: int) -> None:
    entry = await _owed(bot, table, number)
    if entry is None:
        return
    await asyncio.sleep(max(0.0, GRACE - _age(entry)))
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)

    async def by_post(message: Message) -> int | None:
        return await sending.post(channel, message, f"owed-{table.id}-{entry.number}")

    await _settle(bot, table, entry, by_post)


async def _settle(bot: CrowsNest, table: Table, entry: Entry, send: Callable[[Message], Awaitable[int | None]]) -> None:
    """Finds out whether an entry was shown after all, and shows it if not."""
    key = (table.id, entry.number)
    if key in bot.tables.showing:  # somebody is about to show it
        return
    bot.tables.showing.add(key)
    try:
        if await _owed(bot, table, entry.number) is None:  # it was shown or taken back since it was read
            return
        played = await bot.tables.ledger.played(table, entry)
        try:
            played = await recalled(bot.tables, played)
            late = message = (await shown_message(played))[0]
            if stands_first(played) and played.number > 1:
                late, _ = await shown_message(played, alone=True)
        except Untold:
            shown = await send(_untold(table, entry))
        else:
            shown = await _shown(bot, table, entry, message)
            with_table = stands_first(played) and (shown is not None or played.number == 1)
            if shown is None:
                shown = await send(_late(late, entry, table.language))
            if shown and with_table:
                await bot.standing.arrived(played.after, shown, message, lead_of(played))
        await bot.store.mark_shown(table.id, entry.number, shown or 0)
    finally:
        bot.tables.showing.discard(key)


async def _shown(bot: CrowsNest, table: Table, entry: Entry, message: Message) -> int | None:
    """The message that shows an entry, made of what was begun if need be; 0 for a quiet one, None when there is none."""
    if entry.token is not None and _age(entry) < TOKEN_LASTS:
        begun = None if entry.follow_up is None else await answer(bot, entry.token, entry.follow_up)
        if begun is not None:
            if not _shows(begun, entry):
                await sending.fill(bot, entry.token, begun.id, message)
            return 0
        found = await answer(bot, entry.token)
        if found is not None and found.loading:
            await sending.fill(bot, entry.token, found.id, message)
            return _lasting(found)
        if found is not None and _shows(found, entry):
            return _lasting(found)
        # The response may show another entry that was owed, or be the message that was pressed.
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    last = await recent(channel, bot.user.id if bot.user else 0, LOOKED_THROUGH)
    return next((sent.id for sent in last if _shows(sent, entry)), None)


def _lasting(message: Sent) -> int:
    """What is noted of a message: nobody can change a quiet one later, so that it has no id."""
    return 0 if message.quiet else message.id


def _shows(message: Sent, entry: Entry) -> bool:
    """Whether a message is an entry's own."""
    return own_mark(entry.table, entry.number) in message.buttons


def _late(message: Message, entry: Entry, locale: str) -> Message:
    """The entry's message, beginning with when it happened."""
    when = say("owed", table_panel.NOBODY, locale, at=str(int(entry.origin.at)))
    return replace(message, lines=(when, *message.lines), mentions=())


def _untold(table: Table, entry: Entry) -> Message:
    """What is said, once, of an entry for which there are no words: that it was done, and where to see how the table stands."""
    number = secrets.token_hex(3)
    log.exception("entry %d of table %d cannot be put into words: %s", entry.number, table.id, number)
    return _late(refusal_message(Refusal("untold", id=number)), entry, table.language)


def _age(entry: Entry) -> float:
    return discord.utils.utcnow().timestamp() - entry.origin.at
