"""What the real bot is compared with: a bot with a command that only answers "ok", and buttons that edit their message."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

LINES, BUTTONS, OPTIONS = 7, 8, 10
"""How large a table message is."""


class _Pressed(discord.ui.View):
    """As many buttons and options as a table message has; a press says how often one was pressed."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0
        for number in range(BUTTONS):
            button: discord.ui.Button[_Pressed] = discord.ui.Button(label=f"Press {number}", row=number // 5)
            button.callback = self._press
            self.add_item(button)
        options = [discord.SelectOption(label=f"Option {number}") for number in range(OPTIONS)]
        self.add_item(discord.ui.Select(placeholder="Choose...", options=options, row=4))

    async def _press(self, interaction: discord.Interaction[Any]) -> None:
        self.count += 1
        await interaction.response.edit_message(embed=self.embed(), view=self)

    def embed(self) -> discord.Embed:
        """As many lines as a table message has."""
        return discord.Embed(title="Pressed", description="\n".join([f"pressed {self.count} times"] * LINES))


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
            view = _Pressed()
            await interaction.response.send_message(embed=view.embed(), view=view)

        await self.tree.sync()
