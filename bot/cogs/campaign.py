"""The commands about all tables of a server."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._acting import at_table
from bot.cogs._boundary import Interaction, answering, step
from bot.cogs._words import command, group
from bot.panels import lobby
from bot.refusal import Refusal
from bot.tables.access import rules_over
from bot.telling.answers import show_change
from bot.text.catalogue import locales
from bot.ui.reply import Reply

LANGUAGES = [app_commands.Choice(name=lobby.language_name(each), value=each) for each in locales()]


class CampaignCog(commands.Cog):
    """`/campaign`: what is chosen once for all tables of a server."""

    campaign = group("campaign")

    @command(campaign, "language")
    @app_commands.choices(language=LANGUAGES)
    async def language(self, interaction: Interaction, language: app_commands.Choice[str]) -> None:
        """The language of the table here, and of new tables; of what the member may choose it for."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            await choose_language(bot, reply, language.value)

        await answering(interaction, "quiet", work)


async def choose_language(bot: CrowsNest, reply: Reply, language: str) -> None:
    """Hosts choose for their table, managers for it and for the server; Refusal for everybody else."""
    asked_by, guild = step(reply.interaction), reply.interaction.guild_id or 0
    held = await bot.store.table_in(reply.interaction.channel_id or 0)
    if held is None and not asked_by.manager:
        raise Refusal("language-refused-server")
    if held is not None and not rules_over(held, asked_by):
        raise Refusal("language-refused", view=await bot.tables.ledger.view(held))
    if asked_by.manager:
        await bot.store.put_language(guild, language)
    if held is None:
        await reply.send(lobby.language_set(language, "server"), public=False)
        return
    table = await at_table(bot, reply)
    view = await bot.tables.set(table.id, "language", language, asked_by)
    await show_change(bot, reply, view, lobby.language_set(language, "both" if asked_by.manager else "table"))


async def setup(bot: CrowsNest) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(CampaignCog())
