"""Answering the question that waits, by a button, a form or a command, and showing what comes of it."""

from __future__ import annotations

from collections.abc import Callable

from bot.client import CrowsNest
from bot.tables.tables import Step
from bot.telling.answers import show
from bot.telling.retelling import retell_replaced
from bot.ui.reply import Reply
from bot.view import Asking, View
from rules.contract import Seat


async def take_answer(
    bot: CrowsNest, reply: Reply, table: int, choose: Callable[[View, Asking], str], step: Step
) -> None:
    """Answers with what is chosen; who was mentioned by the question is not mentioned again by what comes of it."""
    asked: tuple[Seat, ...] = ()

    def chosen(view: View, asking: Asking) -> str:
        nonlocal asked
        asked = tuple(asking.question.seats)
        return choose(view, asking)

    outcome = await bot.tables.answer(table, chosen, step)
    await show(bot, reply, outcome, asked=asked)
    await retell_replaced(bot, outcome)
