"""The commands of Betrayal of the Second Era."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._acting import act, at_table
from bot.cogs._boundary import Interaction, answering
from bot.cogs._offers import offering
from bot.cogs._words import command, group
from bot.panels import betrayal as panel
from bot.refusal import Refusal
from bot.ui.message import Message
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from bot.view import View
from rules.betrayal.actions import Result
from rules.betrayal.pack import Difficulty
from rules.contract import RuleError

Session = Literal[1, 2, 3]
Priority = Literal["strongest", "weakest"]


class BetrayalCog(commands.Cog):
    """`/betrayal`: the party, battles and their deployments, what happens to chips, the enemies' turns."""

    betrayal = group("betrayal")

    @command(betrayal, "party")
    async def party(
        self,
        interaction: Interaction,
        adventurers: int | None = None,
        xp: int | None = None,
        province: str | None = None,
        session: Session | None = None,
        difficulty: Difficulty | None = None,
        classes: str | None = None,
    ) -> None:
        """Who plays, where, and how far they are."""
        place = {"province": province, "session": session, "difficulty": difficulty, "classes": classes}
        await act(interaction, "party", adventurers=adventurers, xp=xp, **place)

    @command(betrayal, "pool")
    async def pool(self, interaction: Interaction, final: bool = False) -> None:
        """The pool, and what it would buy."""
        await _read(interaction, lambda view: panel.pool(view, final=final))

    @command(betrayal, "clash")
    async def clash(
        self,
        interaction: Interaction,
        hexes: int | None = None,
        blocked: str | None = None,
        require: str | None = None,
        add: str | None = None,
        ep: int | None = None,
        final: bool = False,
        chips: str | None = None,
    ) -> None:
        """A clash is opened, and its enemies deployed."""
        orders = _orders(require, add, chips, ep, final=final)
        await act(interaction, "clash", hexes=hexes, blocked=blocked, **orders)

    @command(betrayal, "dungeon")
    async def dungeon(
        self,
        interaction: Interaction,
        hexes: int | None = None,
        special: str | None = None,
        blocked: str | None = None,
        require: str | None = None,
        add: str | None = None,
        ep: int | None = None,
        final: bool = False,
        chips: str | None = None,
    ) -> None:
        """A dungeon is opened, and its enemies deployed, on its special hexes first."""
        orders = _orders(require, add, chips, ep, final=final)
        await act(interaction, "dungeon", hexes=hexes, special=special, blocked=blocked, **orders)

    @command(betrayal, "delve")
    async def delve(self, interaction: Interaction, ep: int | None = None, final: bool = False) -> None:
        """A delve is opened."""
        await act(interaction, "delve", **_orders(None, None, None, ep, final=final))

    @command(betrayal, "explore")
    async def explore(
        self,
        interaction: Interaction,
        row: str | None = None,
        hexes: int | None = None,
        result: Result | None = None,
        require: str | None = None,
        add: str | None = None,
        chips: str | None = None,
        ep: int | None = None,
        final: bool = False,
    ) -> None:
        """A delve's tile is revealed, and its enemies deployed."""
        orders = _orders(require, add, chips, ep, final=final)
        await act(interaction, "explore", row=row, hexes=hexes, result=result, **orders)

    @command(betrayal, "fill")
    async def fill(self, interaction: Interaction, level: int, to: int, chips: str | None = None) -> None:
        """Free enemies of a level come."""
        await act(interaction, "fill", level=level, to=to, chips=chips)

    @command(betrayal, "defeat")
    async def defeat(self, interaction: Interaction, enemy: str) -> None:
        """A unit is defeated."""
        await act(interaction, "defeat", enemy=enemy)

    @command(betrayal, "remove")
    async def remove(self, interaction: Interaction, enemy: str) -> None:
        """A unit is taken off the map."""
        await act(interaction, "remove", enemy=enemy)

    @command(betrayal, "flip")
    async def flip(self, interaction: Interaction, enemy: str) -> None:
        """A unit shows its other side."""
        await act(interaction, "flip", enemy=enemy)

    @command(betrayal, "companion")
    async def companion(self, interaction: Interaction, enemy: str) -> None:
        """A unit becomes a companion."""
        await act(interaction, "companion", enemy=enemy)

    @command(betrayal, "draw")
    async def draw(
        self,
        interaction: Interaction,
        level: int | None = None,
        type: str | None = None,  # noqa: A002 - the option's own name
        name: str | None = None,
    ) -> None:
        """An enemy comes in the middle of a battle."""
        await act(interaction, "draw", level=level, type=type, name=name)

    @command(betrayal, "return")
    async def return_(self, interaction: Interaction, enemy: str) -> None:
        """A chip goes back into its bag."""
        await act(interaction, "return", enemy=enemy)

    @command(betrayal, "skill")
    async def skill(
        self, interaction: Interaction, enemy: str, skill: str, target: str | None = None, chips: str | None = None
    ) -> None:
        """A unit uses a skill that draws or moves chips."""
        await act(interaction, "skill", enemy=enemy, skill=skill, target=target, chips=chips)

    @command(betrayal, "health")
    async def health(self, interaction: Interaction, enemy: str, change: int) -> None:
        """HP chips come onto a unit, or off it."""
        await act(interaction, "health", enemy=enemy, change=change)

    @command(betrayal, "name")
    async def name(
        self,
        interaction: Interaction,
        enemy: str,
        name: str,
        type: str | None = None,  # noqa: A002 - the option's own name
        health: int | None = None,
        range: int | None = None,  # noqa: A002 - the option's own name
        combat: int | None = None,
        defense: int | None = None,
        targets: str | None = None,
        priority: Priority | None = None,
        skills: str | None = None,
    ) -> None:
        """What a unit's chip says."""
        numbers = {"health": health, "range": range, "combat": combat, "defense": defense}
        words = {"type": type, "targets": targets, "priority": priority, "skills": skills}
        await act(interaction, "name", enemy=enemy, name=name, **numbers, **words)

    @command(betrayal, "place")
    async def place(
        self,
        interaction: Interaction,
        enemy: str,
        hex: str | None = None,  # noqa: A002 - the option's own name
    ) -> None:
        """A unit stands here."""
        await act(interaction, "place", enemy=enemy, hex=hex)

    @command(betrayal, "swap")
    async def swap(self, interaction: Interaction, enemy: str, with_: str) -> None:
        """Two units change places."""
        await act(interaction, "swap", enemy=enemy, **{"with": with_})

    @command(betrayal, "enemies")
    async def enemies(self, interaction: Interaction) -> None:
        """The enemies' turn."""
        await act(interaction, "enemies")

    @command(betrayal, "round")
    async def round(self, interaction: Interaction) -> None:
        """The battle's round ends."""
        await act(interaction, "round")

    @command(betrayal, "bags")
    async def bags(self, interaction: Interaction) -> None:
        """Where all chips are."""
        await _read(interaction, panel.bags)

    @command(betrayal, "endbattle")
    async def endbattle(self, interaction: Interaction, xp: int | None = None) -> None:
        """The battle is over."""
        await act(interaction, "endbattle", xp=xp)


def _orders(
    require: str | None, add: str | None, chips: str | None, ep: int | None, *, final: bool
) -> dict[str, str | int | None]:
    """The options that all deployments have; `final` is given when it is true, as a word that a button can hold."""
    return {"require": require, "add": add, "chips": chips, "ep": ep, "final": "yes" if final else None}


async def _read(interaction: Interaction, read: Callable[[View], Message]) -> None:
    """Answers quietly from what is there, changing nothing."""

    async def work(bot: CrowsNest, reply: Reply) -> None:
        view = await bot.tables.ledger.view(await at_table(bot, reply))
        try:
            await reply.send(stamped(read(view), view), public=False)
        except RuleError as error:
            raise Refusal.of(error, view) from error

    await answering(interaction, "quiet", work)


offering(
    BetrayalCog.betrayal,
    {
        *("province", "require", "add", "chips", "enemy", "with_", "target", "type"),
        *("skill.skill", "draw.name", "name.name", "hex"),
    },
)


async def setup(bot: CrowsNest) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(BetrayalCog())
