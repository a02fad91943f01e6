"""The form of a note: what was filled in becomes a step like any other."""

from __future__ import annotations

from bot.client import CrowsNest
from bot.cogs._boundary import step
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
    request = Request("note", None, (("on", on), ("text", text)))
    await show(bot, reply, await bot.tables.play(sent.table, lambda _: request, step(reply.interaction)))


NOTE_FORMS = {"note": CommonForm(_form, _take)}
"""The form, by name."""
