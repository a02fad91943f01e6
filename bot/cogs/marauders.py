"""The commands of Merchants & Marauders."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._acting import act, act_for, act_joining, act_naming, act_seat
from bot.cogs._battle import battle_group
from bot.cogs._boundary import Interaction
from bot.cogs._odds import Typed, tell_odds
from bot.cogs._offers import offering
from bot.cogs._words import command, group
from bot.naming import Naming
from bot.panels import marauders as panel
from rules.marauders.actions import How, OwnEffect, Way
from rules.marauders.keys import Nation, ShipKey, Where


class MaraudersCog(commands.Cog):
    """`/marauders`: what the players did, what the cards say, and corrections of the board."""

    marauders = group("marauders")

    @command(marauders, "captain")
    async def captain(
        self,
        interaction: Interaction,
        nation: Nation,
        zone: str | None = None,
        name: str | None = None,
        player: discord.Member | None = None,
        ship: str | None = None,
    ) -> None:
        """A new seat with a captain in port."""
        member = player or interaction.user
        naming = Naming(name, member.display_name, member.id)
        joining = {"nation": nation, "zone": zone, "class": ship}
        await act_joining(interaction, "captain", naming, panel.vacant, **joining)

    @command(marauders, "sail")
    async def sail(
        self, interaction: Interaction, zone: str, player: discord.Member | None = None, seat: str | None = None
    ) -> None:
        """Over one border."""
        await act_for(interaction, "sail", player, seat, zone=zone)

    @command(marauders, "port")
    async def port(
        self,
        interaction: Interaction,
        way: Way,
        player: discord.Member | None = None,
        seat: str | None = None,
    ) -> None:
        """Into port, or out of it."""
        await act_for(interaction, "port", player, seat, way=way)

    @command(marauders, "turn")
    async def turn(
        self, interaction: Interaction, player: discord.Member | None = None, seat: str | None = None
    ) -> None:
        """A captain's turn begins."""
        await act_for(interaction, "turn", player, seat)

    @command(marauders, "look")
    async def look(
        self, interaction: Interaction, player: discord.Member | None = None, seat: str | None = None
    ) -> None:
        """The ships that have yet to look do so (house rule S7)."""
        await act_for(interaction, "look", player, seat)

    @command(marauders, "hold")
    async def hold(
        self,
        interaction: Interaction,
        gold: int | None = None,
        cargo: int | None = None,
        player: discord.Member | None = None,
        seat: str | None = None,
    ) -> None:
        """What is aboard."""
        await act_for(interaction, "hold", player, seat, gold=gold, cargo=cargo)

    @command(marauders, "bounty")
    async def bounty(
        self,
        interaction: Interaction,
        nation: Nation,
        count: int,
        player: discord.Member | None = None,
        seat: str | None = None,
    ) -> None:
        """The bounties of a nation on a captain."""
        await act_for(interaction, "bounty", player, seat, nation=nation, count=count)

    @command(marauders, "ship")
    async def ship(
        self,
        interaction: Interaction,
        class_: str | None = None,
        seamanship: int | None = None,
        leadership: int | None = None,
        player: discord.Member | None = None,
        seat: str | None = None,
    ) -> None:
        """The class of a captain's ship, and the captain's skills."""
        skills = {"seamanship": seamanship, "leadership": leadership}
        await act_for(interaction, "ship", player, seat, **{"class": class_}, **skills)

    @command(marauders, "attack")
    async def attack(
        self, interaction: Interaction, ship: ShipKey, player: discord.Member | None = None, seat: str | None = None
    ) -> None:
        """A captain attacks a ship."""
        await act_for(interaction, "attack", player, seat, ship=ship)

    @command(marauders, "lost")
    async def lost(
        self,
        interaction: Interaction,
        nation: Nation | None = None,
        zone: str | None = None,
        ship: str | None = None,
        player: discord.Member | None = None,
        seat: str | None = None,
    ) -> None:
        """A captain died; with a nation or a home port a new one takes over at once."""
        await act_for(interaction, "lost", player, seat, **{"nation": nation, "zone": zone, "class": ship})

    @command(marauders, "war")
    async def war(self, interaction: Interaction, first: Nation, second: Nation) -> None:
        """Two nations are at war."""
        await act(interaction, "war", first=first, second=second)

    @command(marauders, "peace")
    async def peace(self, interaction: Interaction, first: Nation | None = None, second: Nation | None = None) -> None:
        """Two nations, or all, are at peace."""
        await act(interaction, "peace", first=first, second=second)

    @command(marauders, "event")
    async def event(self, interaction: Interaction, card: str | None = None) -> None:
        """The next event card."""
        await act(interaction, "event", card=card)

    @command(marauders, "enter")
    async def enter(
        self,
        interaction: Interaction,
        ship: ShipKey | None = None,
        zone: str | None = None,
        name: str | None = None,
        scouting: int | None = None,
        seamanship: int | None = None,
        leadership: int | None = None,
    ) -> None:
        """A captain card of the table's own deck."""
        skills = {"scouting": scouting, "seamanship": seamanship, "leadership": leadership}
        await act(interaction, "enter", ship=ship, zone=zone, name=name, **skills)

    @command(marauders, "icons")
    async def icons(
        self,
        interaction: Interaction,
        moves: str | None = None,
        title: str | None = None,
        effect: OwnEffect | None = None,
    ) -> None:
        """The icons of a card."""
        await act(interaction, "icons", moves=moves, title=title, effect=effect)

    @command(marauders, "other")
    async def other(self, interaction: Interaction, title: str | None = None, effect: OwnEffect | None = None) -> None:
        """A card with neither icons nor a captain."""
        await act(interaction, "other-event", title=title, effect=effect)

    @command(marauders, "round")
    async def round(self, interaction: Interaction) -> None:
        """The round ends."""
        await act(interaction, "round")

    @command(marauders, "defeat")
    async def defeat(
        self,
        interaction: Interaction,
        ship: ShipKey,
        by: str | None = None,
        how: How | None = None,
    ) -> None:
        """A ship's captain is dead."""
        await act_naming(interaction, "defeat", {"by": by}, ship=ship, how=how)

    @command(marauders, "place")
    async def place(self, interaction: Interaction, ship: ShipKey, zone: str, scouting: int | None = None) -> None:
        """A ship stands here."""
        await act(interaction, "place", ship=ship, zone=zone, scouting=scouting)

    @command(marauders, "remove")
    async def remove(self, interaction: Interaction, ship: ShipKey) -> None:
        """A ship is not on the board."""
        await act(interaction, "remove", ship=ship)

    @command(marauders, "correct")
    async def correct(self, interaction: Interaction, seat: str, zone: str, at: Where) -> None:
        """A captain is here."""
        await act_seat(interaction, "correct", seat, zone=zone, at=at)

    @command(marauders, "odds")
    async def odds(
        self,
        interaction: Interaction,
        player: discord.Member | None = None,
        seat: str | None = None,
        zone: str | None = None,
        battle: bool | None = None,
        ship: ShipKey | None = None,
    ) -> None:
        """Who would look for a captain, how a round of a battle goes, or how it ends: the chances."""
        await tell_odds(interaction, Typed(player, seat, zone, battle, ship))

    battle = battle_group(marauders)


offering(
    MaraudersCog.marauders,
    {
        *("zone", "seat", "card", "class_", "captain.ship", "lost.ship", "enter.name", "icons.title", "other.title"),
        *("by", "skills.ship"),
    },
)


async def setup(bot: CrowsNest) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(MaraudersCog())
