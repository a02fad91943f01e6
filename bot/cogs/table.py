"""The commands of every table, whatever is played at it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CrowsNest
from bot.cogs._acting import act, at_table
from bot.cogs._answering import take_answer
from bot.cogs._boundary import Interaction, answering, step
from bot.cogs._correcting import offer_all
from bot.cogs._lobby import same_again
from bot.cogs._noting import note
from bot.cogs._offers import offering
from bot.cogs._pausing import pause, resume
from bot.cogs._photos import upload
from bot.cogs._reading import export_message, log_message, rules_message, why_message
from bot.cogs._seating import Wish, leave, sit
from bot.cogs._sheet import open_sheet
from bot.cogs._typed import option_of
from bot.cogs._undo import entry_named, go_back, go_on
from bot.cogs._words import command, group
from bot.games import GAMES, panel
from bot.panels import table as table_panel
from bot.panels.guide import help_without_table
from bot.seats import seat_for
from bot.tables.access import MODES
from bot.tables.tables import Place
from bot.telling import answers
from bot.telling.answers import show
from bot.telling.ending import ended_message
from bot.text import clean_name, say
from bot.text.catalogue import LOCALE
from bot.ui.message import Message
from bot.ui.reply import Reply
from storage.store import Table

GAME_CHOICES = [app_commands.Choice(name=say(f"game-{key}", table_panel.NOBODY), value=key) for key in GAMES]
LEVELS = [
    app_commands.Choice(name=say(f"talk-{level}", table_panel.NOBODY), value=level)
    for level in ("quiet", "normal", "full")
]
ACCESS_CHOICES = [app_commands.Choice(name=say(f"access-{mode}", table_panel.NOBODY), value=mode) for mode in MODES]

Read = Callable[[CrowsNest, Table], Awaitable[Message]]


async def _read(interaction: Interaction, read: Read) -> None:
    """Answers from what is there, changing nothing."""

    async def work(bot: CrowsNest, reply: Reply) -> None:
        await reply.send(await read(bot, await at_table(bot, reply)), public=False)

    await answering(interaction, "quiet", work)


class TableCog(commands.Cog):
    """`/table`: opening, looking, answering, taking back, ending."""

    table = group("table")

    @command(table, "start")
    @app_commands.choices(game=GAME_CHOICES)
    async def start(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        pack: str | None = None,
        name: str | None = None,
        same: bool = False,
    ) -> None:
        """Opens a table here, as the last one was when that is wished for; asks when there is one."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            called = clean_name(name or "") or game.name
            held = await bot.store.table_in(interaction.channel_id or 0)
            if held is not None:
                key, _ = await bot.tables.packs.file(held.guild, game.value, pack)
                raise table_panel.already_open(held, game.value, key if pack else "", called)
            place = Place(interaction.guild_id or 0, interaction.channel_id or 0, interaction.user.id)
            by = step(interaction)
            opened = await bot.tables.start(place, game.value, pack, called, by)
            await show(bot, reply, opened)
            if same:
                origin = replace(by.origin, interaction=None)  # which the first entry has
                await same_again(bot, reply, opened.after.table.id, replace(by, origin=origin, token=None))

        await answering(interaction, "public", work)

    @command(table, "show")
    async def show(self, interaction: Interaction) -> None:
        """The table in words, and the question that waits."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            await answers.show_table(bot, reply, await bot.tables.ledger.view(table))

        await answering(interaction, "public", work)

    @command(table, "talk")
    @app_commands.choices(level=LEVELS)
    async def talk(self, interaction: Interaction, level: app_commands.Choice[str]) -> None:
        """How much is posted at this table."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            view = await bot.tables.set(table.id, "talk", level.value, step(interaction))
            await answers.show_change(bot, reply, view, table_panel.talk(view))

        await answering(interaction, "public", work)

    @command(table, "answer")
    async def answer(self, interaction: Interaction, answer: str) -> None:
        """Answers the question that waits, in words."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            await take_answer(
                bot, reply, table.id, lambda view, asking: option_of(view, asking, answer), step(interaction)
            )

        await answering(interaction, "public", work)

    @command(table, "undo")
    async def undo(self, interaction: Interaction, to: str | None = None) -> None:
        """Takes back the last step, or all after the entry that is named."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            await go_back(bot, reply, table, step(interaction), to=None if to is None else entry_named(to))

        await answering(interaction, "public", work)

    @command(table, "redo")
    async def redo(self, interaction: Interaction) -> None:
        """Brings back what was taken back last."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            await go_on(bot, reply, table, step(interaction))

        await answering(interaction, "public", work)

    @command(table, "access")
    @app_commands.choices(mode=ACCESS_CHOICES)
    async def access(self, interaction: Interaction, mode: app_commands.Choice[str]) -> None:
        """Says who may act at the table."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            view = await bot.tables.set(table.id, "access", mode.value, step(interaction))
            await answers.show_change(bot, reply, view, table_panel.access_set(view))

        await answering(interaction, "public", work)

    @command(table, "log")
    async def log(self, interaction: Interaction, page: int = 1) -> None:
        """What happened, newest first."""
        await _read(interaction, lambda bot, table: log_message(bot, table, page))

    @command(table, "why")
    async def why(self, interaction: Interaction, entry: int | None = None, page: int = 1) -> None:
        """Why the bot decided as it did."""
        await _read(interaction, lambda bot, table: why_message(bot, table, entry, page))

    @command(table, "rules")
    async def rules(self, interaction: Interaction, switch: str | None = None, value: str | None = None) -> None:
        """The house rules: all, one, or one set anew."""
        if value is not None:
            await act(interaction, "rule", switch=switch or "", value=value)
        else:
            await _read(interaction, lambda bot, table: rules_message(bot, table, switch))

    @command(table, "seat")
    async def seat(
        self,
        interaction: Interaction,
        name: str | None = None,
        member: discord.Member | None = None,
        after: str | None = None,
        seat: str | None = None,
    ) -> None:
        """A seat: a new one, or another member or place for one that there is, without a name the caller's own."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            which = seat
            if name is None:
                which = seat_for(await bot.tables.ledger.view(table), interaction.user.id, None, seat)
            wish = Wish(name, which, None if member is None else member.id, after)
            await sit(bot, reply, table, wish, step(interaction))

        await answering(interaction, "public", work)

    @command(table, "leave")
    async def leave(self, interaction: Interaction, seat: str | None = None) -> None:
        """Leaves a seat, which stays at the table without a member."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            await leave(bot, reply, await at_table(bot, reply), seat, step(interaction))

        await answering(interaction, "quiet", work)

    @command(table, "correct")
    async def correct(self, interaction: Interaction) -> None:
        """All that is at the table, each to be put right."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            await offer_all(bot, reply, await at_table(bot, reply))

        await answering(interaction, "quiet", work)

    @command(table, "note")
    async def note(self, interaction: Interaction, on: str, text: str | None = None) -> None:
        """The group's own note on a thing; without a text there is none any more."""
        await note(interaction, on, text or "")

    @command(table, "sheet")
    async def sheet(self, interaction: Interaction) -> None:
        """The whole state as text, to be read or corrected."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            held = await bot.tables.at(interaction.channel_id or 0)
            await open_sheet(bot, reply, held)
            await bot.last_times.recall(held, reply)

        await answering(interaction, "form", work)

    @command(table, "help")
    async def help(self, interaction: Interaction) -> None:
        """What can be done here, and how."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            held = await bot.store.table_in(interaction.channel_id or 0)
            view = None if held is None else await bot.tables.ledger.view(held)
            if view is None:
                language = await bot.store.language(interaction.guild_id or 0) or LOCALE
                await reply.send(help_without_table(bot.mention, language), public=False)
            else:
                await bot.last_times.recall(view.table, reply)
                await reply.send(panel(view).help(view, bot.mention), public=False)

        await answering(interaction, "quiet", work)

    @command(table, "pause")
    async def pause(
        self, interaction: Interaction, note: str | None = None, photo: discord.Attachment | None = None
    ) -> None:
        """Pauses the table, with a note and a photo for the next time."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            await pause(bot, reply, table, note or "", None if photo is None else upload(photo))

        await answering(interaction, "public", work)

    @command(table, "resume")
    async def resume(self, interaction: Interaction) -> None:
        """Goes on, and tells where the table stood."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            await resume(bot, reply, await at_table(bot, reply, recalls=False))

        await answering(interaction, "public", work)

    @command(table, "end")
    async def end(self, interaction: Interaction) -> None:
        """Ends the table at once."""

        async def work(bot: CrowsNest, reply: Reply) -> None:
            table = await at_table(bot, reply)
            ended = await bot.tables.end(table.id, step(interaction))
            bot.standing.want(ended)
            await reply.send(ended_message(ended), public=True)

        await answering(interaction, "public", work)

    @command(table, "export")
    async def export(self, interaction: Interaction) -> None:
        """The whole table as a file."""
        limit = interaction.filesize_limit
        await _read(interaction, lambda bot, table: export_message(bot, table, limit))


offering(TableCog.table, {"undo.to", "pack", "seat.name", "after", "seat", "switch", "value", "answer", "on"})


async def setup(bot: CrowsNest) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(TableCog())
