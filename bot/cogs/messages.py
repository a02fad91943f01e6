"""Commands in the menu of a message of the bot's: why, take back to here, correct this."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._acting import at_table
from bot.cogs._boundary import Interaction, answering, step
from bot.cogs._meaning import entry_number
from bot.cogs._reading import why_message
from bot.cogs._undo import go_back, offer_corrections
from bot.refusal import Refusal
from bot.text import command_words
from bot.ui.ids import BUTTON
from bot.ui.reply import Late, Reply
from storage.store import Table

Does = Callable[[CrowsNest, Reply, Table, int], Awaitable[None]]
"""What is done about an entry of a table."""


async def _why(bot: CrowsNest, reply: Reply, table: Table, entry: int) -> None:
    await reply.send(await why_message(bot, table, entry), public=False)


async def _back(bot: CrowsNest, reply: Reply, table: Table, entry: int) -> None:
    await go_back(bot, reply, table, step(reply.interaction), to=entry)


class MessagesCog(commands.Cog):
    """Each has a twin among the buttons and slash commands."""

    def __init__(self, bot: CrowsNest) -> None:
        """Puts them into the bot's tree."""
        self._bot = bot
        self._menus = (
            _menu("message-why", "quiet", _why),
            _menu("message-back", "public", _back),
            _menu("message-correct", "quiet", offer_corrections),
        )
        for menu in self._menus:
            bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Takes them out again."""
        for menu in self._menus:
            self._bot.tree.remove_command(menu.name, type=menu.type)


def _menu(name: str, late: Late, does: Does) -> app_commands.ContextMenu:
    async def chosen(interaction: Interaction, message: discord.Message) -> None:
        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            await does(bot, reply, table, _entry_of(message, table))

        await answering(interaction, late, work)

    return app_commands.ContextMenu(
        name=command_words(name)[0],
        callback=chosen,
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def _entry_of(message: discord.Message, table: Table) -> int:
    """The entry that a message is about, by its Why; Refusal when it has none of this table's."""
    for row in message.components:
        for part in row.children if isinstance(row, discord.ActionRow) else ():
            match = re.fullmatch(BUTTON, part.custom_id or "")
            if match is None or (match["verb"], match["table"]) != ("why", str(table.id)):
                continue
            if (entry := entry_number(match["arg"])) is not None:
                return entry
    raise Refusal("no-entry-message")


async def setup(bot: CrowsNest) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(MessagesCog(bot))
