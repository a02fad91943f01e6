"""Commands in the menu of a member: act for this player, give a seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._acting import at_table
from bot.cogs._boundary import Interaction, answering, step
from bot.cogs._for_others import act_for
from bot.cogs._seating import offer_seats
from bot.text import command_words
from bot.ui.reply import Reply
from storage.store import Table

Does = Callable[[CrowsNest, Reply, Table, int], Awaitable[None]]
"""What is done about a member at a table."""


async def _act(bot: CrowsNest, reply: Reply, table: Table, member: int) -> None:
    await act_for(bot, reply, table, member)


async def _give(bot: CrowsNest, reply: Reply, table: Table, member: int) -> None:
    await offer_seats(bot, reply, table, member, step(reply.interaction))


class UsersCog(commands.Cog):
    """Each has a twin among the buttons and slash commands."""

    def __init__(self, bot: CrowsNest) -> None:
        """Puts them into the bot's tree."""
        self._bot = bot
        self._menus = (_menu("user-act", _act), _menu("user-give", _give))
        for menu in self._menus:
            bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Takes them out again."""
        for menu in self._menus:
            self._bot.tree.remove_command(menu.name, type=menu.type)


def _menu(name: str, does: Does) -> app_commands.ContextMenu:
    async def chosen(interaction: Interaction, who: discord.User | discord.Member) -> None:
        async def work(bot: CrowsNest, reply: Reply) -> None:
            await does(bot, reply, await at_table(bot, reply), who.id)

        await answering(interaction, "quiet", work)

    return app_commands.ContextMenu(
        name=command_words(name)[0],
        callback=chosen,
        allowed_contexts=app_commands.AppCommandContext(guild=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


async def setup(bot: CrowsNest) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(UsersCog(bot))
