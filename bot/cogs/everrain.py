"""The commands of The Everrain."""

from __future__ import annotations

from typing import Literal

import discord
from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._acting import act, act_joining, act_naming, at_table
from bot.cogs._boundary import Interaction, answering
from bot.cogs._correcting import offer_all
from bot.cogs._offers import offering
from bot.cogs._words import command, group
from bot.naming import Naming
from bot.panels import everrain as panel
from bot.refusal import Refusal
from bot.seats import find_seat
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from rules.contract import RuleError
from rules.everrain.pack import Kind
from rules.everrain.state import Facing, Side

Result = Literal["won", "lost", "fight"]
RealKind = Literal[Kind, "unknown"]


class EverrainCog(commands.Cog):
    """`/everrain`: ships and their decks, enemy ships and the chart, the Enemy Phase, the tracks, and corrections."""

    everrain = group("everrain")

    @command(everrain, "ship")
    async def ship(
        self,
        interaction: Interaction,
        name: str,
        player: discord.Member | None = None,
        hex: str | None = None,  # noqa: A002 - the option's own name
        facing: Facing | None = None,
        seat: str | None = None,
    ) -> None:
        """A player's ship joins."""
        member = player or interaction.user
        naming = Naming(name, member.display_name, member.id)
        await act_joining(interaction, "ship", naming, panel.vacant, seat, hex=hex, facing=facing)

    @command(everrain, "spawn")
    async def spawn(self, interaction: Interaction, ship: str, points: int, cards: str | None = None) -> None:
        """Enemies come On Deck."""
        await act_naming(interaction, "spawn", {"ship": ship}, points=points, cards=cards)

    @command(everrain, "crew")
    async def crew(self, interaction: Interaction, ship: str, zones: str, broken: str | None = None) -> None:
        """Where a ship's crew is."""
        await act_naming(interaction, "crew", {"ship": ship}, zones=zones, broken=broken)

    @command(everrain, "enemyship")
    async def enemyship(
        self,
        interaction: Interaction,
        hex: str | None = None,  # noqa: A002 - the option's own name
        card: str | None = None,
        facing: Facing | None = None,
    ) -> None:
        """An enemy ship spawns."""
        await act(interaction, "enemyship", hex=hex, card=card, facing=facing)

    @command(everrain, "reveal")
    async def reveal(
        self,
        interaction: Interaction,
        hex: str,  # noqa: A002 - the option's own name
        kind: Kind,
    ) -> None:
        """A hex of the chart is known."""
        await act(interaction, "reveal", hex=hex, kind=kind)

    @command(everrain, "tile")
    async def tile(self, interaction: Interaction, kinds: str, beside: str, side: Facing) -> None:
        """Six hexes of the chart are known."""
        await act(interaction, "tile", kinds=kinds, beside=beside, side=side)

    @command(everrain, "close")
    async def close(
        self,
        interaction: Interaction,
        hex: str,  # noqa: A002 - the option's own name
    ) -> None:
        """An altar is closed, or a Port destroyed."""
        await act(interaction, "close", hex=hex)

    @command(everrain, "sail")
    async def sail(
        self,
        interaction: Interaction,
        ship: str,
        hex: str,  # noqa: A002 - the option's own name
        facing: Facing | None = None,
    ) -> None:
        """A player's ship is in another hex."""
        await act_naming(interaction, "sail", {"ship": ship}, hex=hex, facing=facing)

    @command(everrain, "phase")
    async def phase(self, interaction: Interaction) -> None:
        """The Enemy Phase begins, or goes on."""
        await act(interaction, "phase")

    @command(everrain, "activate")
    async def activate(
        self,
        interaction: Interaction,
        enemy: str,
        dice: str | None = None,
        shows: str | None = None,
        fray: bool = False,
    ) -> None:
        """An enemy is activated, or all of a deck."""
        fights = "yes" if fray else None
        await act_naming(interaction, "activate", {"enemy": enemy}, dice=dice, shows=shows, fray=fights)

    @command(everrain, "damage")
    async def damage(self, interaction: Interaction, enemy: str, amount: int) -> None:
        """An enemy suffers Trauma."""
        await act(interaction, "damage", enemy=enemy, amount=amount)

    @command(everrain, "banish")
    async def banish(self, interaction: Interaction, enemy: str, health: int | None = None) -> None:
        """An enemy is banished."""
        await act(interaction, "banish", enemy=enemy, health=health)

    @command(everrain, "destroy")
    async def destroy(self, interaction: Interaction, enemy: str) -> None:
        """An enemy is destroyed."""
        await act(interaction, "destroy", enemy=enemy)

    @command(everrain, "visitport")
    async def visitport(self, interaction: Interaction, ship: str) -> None:
        """A ship visits a Port."""
        await act_naming(interaction, "visitport", {"ship": ship})

    @command(everrain, "sink")
    async def sink(self, interaction: Interaction, ship: str) -> None:
        """A player's ship sinks."""
        await act_naming(interaction, "sink", {"ship": ship})

    @command(everrain, "board")
    async def board(
        self,
        interaction: Interaction,
        ship: str,
        enemyship: str,
        result: Result | None = None,
        cards: str | None = None,
    ) -> None:
        """A ship boards an enemy ship."""
        boarding = {"enemyship": enemyship, "result": result, "cards": cards}
        await act_naming(interaction, "board", {"ship": ship}, **boarding)

    @command(everrain, "agenda")
    async def agenda(self, interaction: Interaction, steps: int) -> None:
        """The Enemy Agenda moves."""
        await act(interaction, "agenda", steps=steps)

    @command(everrain, "discovery")
    async def discovery(self, interaction: Interaction, side: Side, steps: int) -> None:
        """A Discovery token moves."""
        await act(interaction, "discovery", side=side, steps=steps)

    @command(everrain, "act")
    async def act(self, interaction: Interaction) -> None:
        """The end of the act is played."""
        await act(interaction, "act")

    @command(everrain, "storm")
    async def storm(
        self,
        interaction: Interaction,
        storm: int | None = None,
        hexes: str | None = None,
        size: int | None = None,
        move: Facing | None = None,
        gone: bool = False,
    ) -> None:
        """A storm comes, lies elsewhere, or is gone."""
        going = "yes" if gone else None
        await act(interaction, "storm", storm=storm, hexes=hexes, size=size, move=move, gone=going)

    @command(everrain, "elder")
    async def elder(
        self,
        interaction: Interaction,
        card: str | None = None,
        hex: str | None = None,  # noqa: A002 - the option's own name
        facing: Facing | None = None,
    ) -> None:
        """The Elder One arises."""
        await act(interaction, "elder", card=card, hex=hex, facing=facing)

    @command(everrain, "turn")
    async def turn(self, interaction: Interaction) -> None:
        """The turn that runs is over."""
        await act(interaction, "turn")

    @command(everrain, "odds")
    async def odds(self, interaction: Interaction, ship: str, points: int) -> None:
        """The chances of a spawn."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            view = await bot.tables.ledger.view(await at_table(bot, reply))
            seat = find_seat(view, ship)
            try:
                message = panel.odds(view, ship if seat is None else seat.key, points)
            except RuleError as error:
                raise Refusal.of(error, view) from error
            await reply.send(stamped(message, view), public=False)

        await answering(interaction, "quiet", work)

    @command(everrain, "name")
    async def name(
        self,
        interaction: Interaction,
        enemy: str,
        name: str | None = None,
        act: int | None = None,
        health: int | None = None,
        dice: int | None = None,
        spoils: int | None = None,
        miniatures: int | None = None,
        range: int | None = None,  # noqa: A002 - the option's own name
        destination: Kind | None = None,
    ) -> None:
        """What the card of an enemy says."""
        numbers = {"act": act, "health": health, "dice": dice, "spoils": spoils, "miniatures": miniatures}
        await _act(interaction, "name", enemy=enemy, name=name, **numbers, range=range, destination=destination)

    @command(everrain, "correct")
    async def correct(
        self,
        interaction: Interaction,
        agenda: int | None = None,
        foes: int | None = None,
        players: int | None = None,
        elder: int | None = None,
        act: int | None = None,
        round: int | None = None,  # noqa: A002 - the option's own name
        first: str | None = None,
        enemy: str | None = None,
        ship: str | None = None,
        zone: int | None = None,
        hex: str | None = None,  # noqa: A002 - the option's own name
        facing: Facing | None = None,
        wounds: int | None = None,
        weak: int | None = None,
        kind: RealKind | None = None,
    ) -> None:
        """What the bot believes is put right; without any of it, what can be is offered."""
        tracks = {"agenda": agenda, "foes": foes, "players": players, "elder": elder, "act": act, "round": round}
        place = {"zone": zone, "hex": hex, "facing": facing, "wounds": wounds, "weak": weak, "kind": kind}
        if all(each is None for each in (first, *tracks.values(), *place.values())):
            await answering(interaction, "quiet", _offer)
            return
        await act_naming(interaction, "correct", {"first": first, "ship": ship}, enemy=enemy, **tracks, **place)


async def _offer(bot: CrowsNest, reply: Reply) -> None:
    await offer_all(bot, reply, await at_table(bot, reply))


async def _act(interaction: Interaction, verb: str, **given: str | int | None) -> None:
    """The same as `act`, where an option has its name."""
    await act(interaction, verb, **given)


offering(
    EverrainCog.everrain,
    {
        *("ship", "first", "enemy", "enemyship", "hex", "beside", "card", "cards"),
        *("ship.seat", "name.name"),
    },
)


async def setup(bot: CrowsNest) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(EverrainCog())
