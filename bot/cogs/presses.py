"""Presses: buttons are stateless, so the only items are found by the pattern of their ids, after any restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord
from discord.ext import commands

from bot import owed
from bot.answers import panel, reopened_message, show, show_entry
from bot.client import CrowsNest
from bot.cogs._boundary import Interaction, answering, step
from bot.cogs._reading import why_message
from bot.games import GAMES
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.tables import Place
from bot.ui.ids import BUTTON, unpack_request
from bot.ui.message import Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from storage.store import Table

Handler = Callable[[CrowsNest, Reply, Press], Awaitable[None]]


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


async def pressed(interaction: Interaction, press: Press) -> None:
    """Does what a button means; one that means nothing any more is old."""

    async def work(bot: CrowsNest, reply: Reply) -> None:
        await HANDLERS.get(press.verb, _choose)(bot, reply, press)

    await answering(interaction, "update", work)


async def _table(bot: CrowsNest, reply: Reply, press: Press, *, ended: bool = False) -> Table:
    """The table that a button belongs to: played in this channel, and open unless `ended` is asked for."""
    table = await bot.store.table(press.table)
    if table is None or table.channel != reply.interaction.channel_id:
        raise Refusal("old-button")
    if table.ended is not None and not ended:
        raise Refusal("ended")
    await owed.pay(bot, table, reply)
    return table


async def _do(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await _table(bot, reply, press)
    try:
        request = unpack_request(press.arg)
    except ValueError:
        raise Refusal("old-button", view=await bot.tables.view(table.id)) from None
    await show(bot, reply, await bot.tables.play(table, lambda _: request, step(reply.interaction, press.stamp)))


async def _answer(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await _table(bot, reply, press)
    outcome = await bot.tables.answer(table.id, lambda _view, _asking: press.arg, step(reply.interaction, press.stamp))
    await show(bot, reply, outcome)


def _number(arg: str) -> int | None:
    """The number of an entry, as the bot's own buttons say it."""
    return int(arg) if re.fullmatch(r"[1-9][0-9]{0,8}", arg) else None


async def _undo(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await _table(bot, reply, press)
    entry = _number(press.arg) or 0
    try:
        outcome = await bot.tables.undo(table.id, step(reply.interaction), entry)
    except Refusal as refusal:
        raise await _with_undo(bot, table, refusal) from refusal
    await show(bot, reply, outcome)


async def _with_undo(bot: CrowsNest, table: Table, refusal: Refusal) -> Refusal:
    """An old Undo offers the fresh one."""
    if refusal.code == "old-button" and refusal.view is not None and refusal.view.number > 1:
        last = await bot.tables.entry(table, refusal.view.number)
        refusal.presses = (table_panel.undo_press(last, panel(refusal.view).undo_label(last)),)
    return refusal


async def _back(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Takes back the last answer of what waits, or gives it up."""
    table = await _table(bot, reply, press)
    await show(bot, reply, await bot.tables.undo(table.id, step(reply.interaction, press.stamp)))


async def _why(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await _table(bot, reply, press, ended=True)
    entry = _number(press.arg)
    if entry is None and press.arg:
        raise Refusal("old-button")
    await reply.send(await why_message(bot, table, entry), public=False)


async def _choose(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Offers what a game's own button opens: a quiet message with buttons to choose from."""
    table = await _table(bot, reply, press)
    view = await bot.tables.view(table.id)
    offer = panel(view).CHOICES.get(press.verb)
    if offer is None:
        raise Refusal("old-button", view=view)
    await reply.send(stamped(offer(view, press.arg), view), public=False)


async def _reopen(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await _table(bot, reply, press, ended=True)
    view = await bot.tables.reopen(table.id, step(reply.interaction))
    await reply.send(await reopened_message(bot, view), public=True)


async def _restart(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Ends the open table and starts another, as `/table start` offered."""
    table = await _table(bot, reply, press)
    game, pack, name = (*press.arg.split(";", 2), "", "")[:3]
    if game not in GAMES:
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    interaction = reply.interaction
    place = Place(interaction.guild_id or 0, interaction.channel_id or 0, interaction.user.id)
    opened = await bot.tables.start(place, game, pack or None, name, step(interaction), table.id)
    await show_entry(bot, reply, opened, replace(table_panel.reopen_press(), table=table.id))


HANDLERS: dict[str, Handler] = {
    "do": _do,
    "answer": _answer,
    "undo": _undo,
    "back": _back,
    "why": _why,
    "reopen": _reopen,
    "restart": _restart,
}


class PressesCog(commands.Cog):
    """Catches what no pattern catches: buttons of earlier versions."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A component whose id is not one of ours is old."""
        if interaction.type is discord.InteractionType.component:
            custom_id = str((interaction.data or {}).get("custom_id", ""))
            if re.fullmatch(BUTTON, custom_id) is None:
                await pressed(interaction, Press("old", "", ""))


async def setup(bot: CrowsNest) -> None:
    """Adds the buttons to the bot."""
    bot.add_dynamic_items(Pressed)
    await bot.add_cog(PressesCog())
