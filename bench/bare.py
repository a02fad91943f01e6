"""What the real bot is compared with: a bot with a command that only answers "ok", and a button that edits its message."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands


class _Pressed(discord.ui.View):
    """A button that says how often it was pressed."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @discord.ui.button(label="Press")
    async def press(self, interaction: discord.Interaction[Any], _: discord.ui.Button[_Pressed]) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"pressed {self.count} times", view=self)


class BareBot(commands.Bot):
    """`/ok gold:<number>` and `/press`."""

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

        @self.tree.command(name="press", description="Shows a button")
        async def press(interaction: discord.Interaction[Any]) -> None:  # pyright: ignore[reportUnusedFunction]
            await interaction.response.send_message("not pressed", view=_Pressed())

        await self.tree.sync()
