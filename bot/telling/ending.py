"""The end of a table: what is said of it, and that it was opened again after all."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.panels import table as table_panel
from bot.tables.outcome import once_done
from bot.text import say
from bot.ui import reply as sending
from bot.ui.ids import button_id
from bot.ui.message import Message, each_press, presses_of
from bot.ui.reply import UNSENT, Reply
from bot.ui.sent import recent, sent_of
from storage.store import Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

LOOKED_THROUGH = 50
"""How many of a channel's last messages are searched for the one that said that a table has ended."""


def ended_message(table: Table) -> Message:
    """That a table has ended, with buttons that need nothing of its state."""
    with once_done():
        return _at(table_panel.ended(table), table)


def say_opened_again(bot: CrowsNest, table: Table, reply: Reply) -> None:
    """The message that said that a table, as it was then, has ended says so no more: in the background, no answer waits for it."""
    task = asyncio.get_running_loop().create_task(_said_opened_again(bot, table, reply.interaction))
    bot.working.add(task)
    task.add_done_callback(bot.working.discard)


async def _said_opened_again(bot: CrowsNest, table: Table, interaction: discord.Interaction[Any]) -> None:
    own = tuple(button_id(press) for row in ended_message(table).rows for press in presses_of(row))
    channel = bot.get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        if interaction.message is not None and sent_of(interaction.message).buttons == own:
            found = interaction.message.id
        else:
            last = await recent(channel, bot.user.id if bot.user else 0, LOOKED_THROUGH)
            found = next((sent.id for sent in last if sent.buttons == own), None)
        if found is not None:
            await sending.edit(bot, table.channel, found, _opened_again(table, interaction.user.id))
    except UNSENT as error:
        log.info("that table %d has ended is left as it was said: %s", table.id, error)


def _opened_again(table: Table, by: int) -> Message:
    """What is left of the message that a table has ended: who opened it again, Why, and the seed that it had until then."""
    message = ended_message(table)
    line = say("opened-again", table_panel.NOBODY, table.language, who=f"<@{by}>")
    why = tuple(press for row in message.rows for press in presses_of(row) if press.verb == "why")
    return replace(message, lines=(line,), rows=(why,))


def _at(message: Message, table: Table) -> Message:
    """The message with its buttons for a table of which nothing but its row is known."""
    return each_press(message, lambda press: replace(press, table=table.id))
