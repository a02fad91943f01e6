"""What is said of what is no entry: a question that waits, a step that was taken back or brought back, and what was given up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games import panel
from bot.panels import table as table_panel
from bot.panels.sheet import back
from bot.tables.outcome import TakenBack, Undone
from bot.telling.entries import linked, members
from bot.telling.pictures import pictured
from bot.ui.message import Message
from bot.ui.stamps import stamped
from bot.view import View
from rules.contract import Seat

if TYPE_CHECKING:
    from bot.client import CrowsNest


def question_message(view: View, by: int, asked: Iterable[Seat] = ()) -> Message:
    """The question that waits, addressed to those whom it is about and who were not `asked` in the same message before."""
    message = question(view)
    if view.asking is not None:
        message = replace(message, mentions=members(view, view.asking.question.seats, by, asked))
    return stamped(message, view)


def question(view: View) -> Message:
    """The question that waits, below what its action is to put right, if anything."""
    asked = panel(view).question(view.under)
    return replace(asked, lines=(*table_panel.to_be_put_right(view, panel(view)), *asked.lines))


async def undone_message(bot: CrowsNest, outcome: Undone) -> Message:
    """What was taken back or brought back, with the buttons of the entry on which the table now stands.

    When that moved something on the board, the board comes with it.
    """
    view = outcome.view
    last = await bot.tables.entry(view.table, view.number)
    message = stamped(table_panel.undone(outcome, last, panel(view), back(outcome, panel(view).names(view))), view)
    shown = panel(view).on_board(outcome.entry) and not moves_nothing_at_quiet(outcome)
    return await pictured(message, view, None) if shown else message


def moves_nothing_at_quiet(outcome: Undone) -> bool:
    """Whether a step back or on is for nobody else to see: at a quiet table nothing on the board is moved for it."""
    view = outcome.view
    return view.table.talk == "quiet" and not panel(view).differences(view, outcome.before)


def taken_back(bot: CrowsNest, outcome: TakenBack) -> Message:
    """What is asked again, or where the table goes on without what was given up."""
    view = outcome.view
    stands = "" if outcome.stands is None else panel(view).happened(outcome.stands)
    message = table_panel.taken_back(view, stands, forgets=outcome.forgets)
    if view.asking is None:
        return stamped(linked(bot, view.table, message), view)
    asked = question(view)
    return stamped(replace(asked, lines=(*message.lines, *asked.lines)), view)
