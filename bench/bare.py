"""What the real bot is compared with: a bot with one command that only answers "ok"."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands


class BareBot(commands.Bot):
    """`/ok gold:<number>`."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True), help_command=None
        )

    async def setup_hook(self) -> None:
        """Adds the command and registers it."""

        @self.tree.command(name="ok", description="Answers ok")
        async def ok(interaction: discord.Interaction[Any], gold: int) -> None:  # pyright: ignore[reportUnusedFunction]
            del gold
            await interaction.response.send_message("ok")

        await self.tree.sync()
