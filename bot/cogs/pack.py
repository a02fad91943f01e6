"""The commands of packs: what there is, files to change, and packs of a server's own."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._boundary import Interaction, answering
from bot.cogs._offers import offering
from bot.cogs._packs import added, listed, shown, template
from bot.cogs._words import command, group
from bot.games import GAMES
from bot.panels.table import NOBODY
from bot.text import say
from bot.ui.reply import Reply

GAME_CHOICES = [app_commands.Choice(name=say(f"game-{key}", NOBODY), value=key) for key in GAMES]


class PackCog(commands.Cog):
    """`/pack`: lists, files, uploads."""

    pack = group("pack")

    @command(pack, "list")
    async def list(self, interaction: Interaction) -> None:
        """The packs of this server, and its book."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            await reply.send(await listed(bot, interaction.guild_id or 0), public=False)

        await answering(interaction, "quiet", work)

    @command(pack, "template")
    @app_commands.choices(game=GAME_CHOICES)
    async def template(self, interaction: Interaction, game: app_commands.Choice[str], pack: str | None = None) -> None:
        """A pack as a file to change."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            await reply.send(await template(bot, interaction.guild_id or 0, game.value, pack), public=False)

        await answering(interaction, "quiet", work)

    @command(pack, "upload")
    @app_commands.choices(game=GAME_CHOICES)
    async def upload(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        file: discord.Attachment,
        key: str | None = None,
    ) -> None:
        """A pack of the server's own."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            message, public = await added(bot, interaction, game.value, file, key)
            await reply.send(message, public=public)

        await answering(interaction, "public", work)

    @command(pack, "show")
    @app_commands.choices(game=GAME_CHOICES)
    async def show(self, interaction: Interaction, pack: str, game: app_commands.Choice[str] | None = None) -> None:
        """What is in a pack."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            only = None if game is None else game.value
            await reply.send(await shown(bot, interaction.guild_id or 0, pack, only), public=False)

        await answering(interaction, "quiet", work)


offering(PackCog.pack, {"pack"})


async def setup(bot: CrowsNest) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(PackCog())
