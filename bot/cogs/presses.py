"""Presses: buttons, menus and forms are stateless, so all are found by the patterns of their ids, after any restart."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._boundary import Interaction, answering
from bot.cogs._forms import OPENING, sent
from bot.cogs._handlers import meant
from bot.ui.ids import BUTTON, FORM, MENU, read_option
from bot.ui.message import Press
from bot.ui.reply import Reply

_OLD = Press("old", "", "")
"""What means nothing to this version."""


class Pressed(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=BUTTON):
    """Any button of the bot's."""

    def __init__(self, press: Press, custom_id: str) -> None:
        """`press` is what the button's id says."""
        super().__init__(discord.ui.Button(custom_id=custom_id, label=press.label))
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Pressed:
        """The button that was pressed, from its id alone."""
        press = Press(match["verb"], match["arg"], "", int(match["table"]), match["stamp"])
        return cls(press, match.string)

    async def callback(self, interaction: Interaction) -> None:
        """Does what the button means."""
        await pressed(interaction, self.press)


class Chosen(discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=MENU):
    """Any menu of the bot's: to choose from it is to press what was chosen."""

    def __init__(self, table: int, custom_id: str) -> None:
        """`table` is where the menu belongs."""
        super().__init__(discord.ui.Select(custom_id=custom_id))
        self.table = table

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Chosen:
        """The menu that was chosen from, from its id alone."""
        return cls(int(match["table"]), match.string)

    async def callback(self, interaction: Interaction) -> None:
        """Does what the chosen option means."""
        values: list[str] = (interaction.data or {}).get("values", [])
        await pressed(interaction, read_option(self.table, values[0] if values else "") or _OLD)


async def pressed(interaction: Interaction, press: Press) -> None:
    """Does what a press means."""

    async def work(bot: CrowsNest, reply: Reply) -> None:
        await meant(bot, reply, press)

    await answering(interaction, "form" if press.verb in OPENING else "update", work)


class PressesCog(commands.Cog):
    """Catches what no pattern catches: forms that were sent, and what earlier versions made."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A form is found by its id; a component or form whose id is not one of ours is old."""
        custom_id = str((interaction.data or {}).get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit and (match := re.fullmatch(FORM, custom_id)):
            await sent(interaction, match)
        elif interaction.type is discord.InteractionType.modal_submit or (
            interaction.type is discord.InteractionType.component
            and not any(re.fullmatch(pattern, custom_id) for pattern in (BUTTON, MENU))
        ):
            await pressed(interaction, _OLD)


async def setup(bot: CrowsNest) -> None:
    """Adds the buttons and menus to the bot."""
    bot.add_dynamic_items(Pressed, Chosen)
    await bot.add_cog(PressesCog())
