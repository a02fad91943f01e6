"""The form of a note: what was filled in becomes a step like any other."""

from __future__ import annotations

from collections.abc import Callable

from bot.client import CrowsNest
from bot.cogs._acting import at_table
from bot.cogs._boundary import Interaction, answering, step
from bot.cogs._meaning import CommonForm, Sent
from bot.games import panel
from bot.panels import noting
from bot.telling.answers import show
from bot.ui.message import Form
from bot.ui.reply import Reply
from bot.view import View
from rules.contract import Request


def _form(view: View, arg: str) -> Form:
    return noting.form(view, panel(view).names(view), arg)


async def _take(bot: CrowsNest, reply: Reply, sent: Sent) -> None:
    on, text = sent.arg or sent.filled.get(noting.ON, ""), sent.filled.get(noting.TEXT, "")
    await show(bot, reply, await bot.tables.play(sent.table, _note(on, text), step(reply.interaction)))


async def note(interaction: Interaction, on: str, text: str) -> None:
    """A note that was typed as a command."""

    async def work(bot: CrowsNest, reply: Reply) -> None:
        table = await at_table(bot, reply)
        await show(bot, reply, await bot.tables.play(table, _note(on, text), step(interaction)))

    await answering(interaction, "public", work)


def _note(on: str, text: str) -> Callable[[View], Request]:
    """The note as a request, with its thing found among what is at the table."""

    def make(view: View) -> Request:
        thing = noting.meant(view, panel(view).names(view), on)
        return Request("note", None, (("on", thing), ("text", text)))

    return make


NOTE_FORMS = {"note": CommonForm(_form, _take)}
"""The form, by name."""
