"""`/marauders battle`: all that is pressed in the battle message, typed."""

from __future__ import annotations

import inspect

import discord
from discord import app_commands

from bot.client import CrowsNest
from bot.cogs._acting import act, act_for, at_table
from bot.cogs._boundary import Interaction, answering
from bot.cogs._words import command, group
from bot.panels.marauders import check_battle
from bot.telling.answers import show_table
from bot.ui.reply import Reply
from rules.marauders.battle.state import BOT, Deed, Ending
from rules.marauders.keys import Location, ShipKey, Side


def battle_group(marauders: app_commands.Group) -> app_commands.Group:
    """What is done in a battle, within the commands of the game: anew for each time that these are made."""
    battle = group("battle", marauders)
    for name, does in vars(BattleCommands).items():
        if inspect.iscoroutinefunction(does):
            command(battle, name)(does)
    return battle


class BattleCommands:
    """What is done in a battle, each by its command's name."""

    async def start(
        self,
        interaction: Interaction,
        ship: ShipKey,
        player: discord.Member | None = None,
        seat: str | None = None,
        aggressor: Side | None = None,
    ) -> None:
        """A captain and a ship fight."""
        await act_for(interaction, "battle", player, seat, ship=ship, aggressor=aggressor)

    async def control(
        self,
        interaction: Interaction,
        player: discord.Member | None = None,
        seat: str | None = None,
        bot: bool = False,
    ) -> None:
        """Who plays the NPC."""
        if bot:
            await act(interaction, "helm", to=BOT)
        else:
            await act_for(interaction, "helm", player, seat)

    async def declare(self, interaction: Interaction, side: Side, action: Deed) -> None:
        """What a side does in the next round."""
        await act(interaction, "declare", side=side, action=action)

    async def roll(
        self,
        interaction: Interaction,
        npc: str | None = None,
        captain: str | None = None,
        npc_hits: str | None = None,
        captain_hits: str | None = None,
    ) -> None:
        """Both roll."""
        hits = {"npc-hits": npc_hits, "captain-hits": captain_hits}
        await act(interaction, "fight", npc=npc, captain=captain, **hits)

    async def hit(self, interaction: Interaction, side: Side, location: Location, count: int | None = None) -> None:
        """Hits beside a roll."""
        await act(interaction, "hit", side=side, location=location, count=count)

    async def end(self, interaction: Interaction, result: Ending) -> None:
        """The battle is over."""
        await act(interaction, "end-battle", result=result)

    async def skills(
        self,
        interaction: Interaction,
        ship: str | None = None,
        seamanship: int | None = None,
        leadership: int | None = None,
        npc_seamanship: int | None = None,
        npc_leadership: int | None = None,
    ) -> None:
        """What the battle is fought with."""
        npc = {"npc-seamanship": npc_seamanship, "npc-leadership": npc_leadership}
        await act(interaction, "muster", **{"class": ship}, seamanship=seamanship, leadership=leadership, **npc)

    async def show(self, interaction: Interaction) -> None:
        """Posts the battle message anew."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            view = await bot.tables.ledger.view(await at_table(bot, reply))
            check_battle(view)
            await show_table(bot, reply, view)

        await answering(interaction, "public", work)
