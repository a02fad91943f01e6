"""What is answered: outcomes and refusals as messages, and showing them, marked as shown."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games import GAMES
from bot.outcome import Asked, TakenBack, Undone, once_done
from bot.panels import table as table_panel
from bot.panels.panel import Panel
from bot.pictures import pictured
from bot.refusal import Refusal
from bot.ui.ids import button_id, pack_request
from bot.ui.message import Message, Press, each_press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from bot.view import Played, View
from storage.store import StoreError, Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

OWN = "own"
"""The stamp of the Why under an entry's own message; under other messages it has none."""

_ASKED_AGAIN = {"waiting", "answered-already", "old-button", "unknown-face", "too-few-dice", "too-many-dice"}
"""The refusals that show the question that waits."""

MOST_ROWS = 4
"""The most rows of buttons for what would be right instead of what was refused."""


def panel(view: View) -> Panel:
    """The panel of a table's game."""
    return GAMES[view.table.game].panel


def entry_message(played: Played) -> tuple[Message, bool]:
    """What an entry says, and whether to all: a report for what the enemies did, else one quiet line; Untold."""
    with once_done():
        return _entry_message(played)


def own_mark(table: int, number: int) -> str:
    """The id of the Why under an entry's own message, by which that message is found again."""
    return button_id(Press("why", str(number), "", table, OWN))


def _entry_message(played: Played) -> tuple[Message, bool]:
    report = panel(played.after).report(played)
    message = report if report is not None else panel(played.after).line(played)
    if played.again:
        message = replace(message, lines=(*message.lines, table_panel.said_twice(played)))
    if report is not None:
        message = replace(message, mentions=_members(played.after, panel(played.after).addressed(played), played.by))
    return _marked(stamped(message, played.after)), report is not None


def _marked(message: Message) -> Message:
    return each_press(message, lambda press: replace(press, stamp=OWN) if press.verb == "why" else press)


async def shown_message(played: Played) -> tuple[Message, bool]:
    """What an entry says, with the picture of the board where a report is about it; and whether to all."""
    message, public = entry_message(played)
    if public and panel(played.after).on_board(played):
        message = await pictured(message, played.after, played)
    return message, public


def question_message(view: View, by: int) -> Message:
    """The question that waits, addressed to those whom it is about."""
    message = panel(view).question(view)
    if view.asking is not None:
        message = replace(message, mentions=_members(view, view.asking.question.seats, by))
    return stamped(message, view)


def _members(view: View, seats: Iterable[str], by: int) -> tuple[int, ...]:
    """The members to mention for these seats: each once, and not the one who acted himself."""
    members = (view.seats[seat].member for seat in seats if seat in view.seats)
    return tuple(dict.fromkeys(member for member in members if member is not None and member != by))


async def show(bot: CrowsNest, reply: Reply, outcome: Played | Asked | Undone | TakenBack) -> None:
    """Shows an outcome; an entry is marked as shown once it was, and stays owed otherwise."""
    if isinstance(outcome, Played):
        await show_entry(bot, reply, outcome)
        return
    with once_done():
        if isinstance(outcome, Asked):
            message = question_message(outcome.view, reply.interaction.user.id)
        elif isinstance(outcome, Undone):
            message = await undone_message(bot, outcome)
        else:
            message = _taken_back(outcome)
    await reply.send(message, public=True)


async def show_entry(bot: CrowsNest, reply: Reply, played: Played, *more: Press) -> None:
    """Shows an entry, with `more` buttons in a row of their own, and remembers that it was."""
    key = (played.after.table.id, played.number)
    try:
        message, public = await shown_message(played)
        if more:
            message = replace(message, rows=(*message.rows, more))
        shown = await reply.send(message, public=public)
        try:
            await bot.store.mark_shown(*key, shown or 0)
        except StoreError:
            log.exception("entry %d of table %d was shown, but that is not noted", played.number, key[0])
    finally:
        bot.tables.showing.discard(key)


def _taken_back(outcome: TakenBack) -> Message:
    view = outcome.view
    message = table_panel.taken_back(view)
    if view.asking is not None:
        asked = panel(view).question(view)
        message = replace(asked, lines=(*message.lines, *asked.lines))
    return stamped(message, view)


async def state_message(bot: CrowsNest, view: View) -> Message:
    """The table in words and as a picture, with Undo named by what it takes back."""
    last = await bot.tables.entry(view.table, view.number)
    return await pictured(stamped(panel(view).state(view, last), view), view, last)


def ended_message(table: Table) -> Message:
    """That a table has ended, with buttons that need nothing of its state."""
    with once_done():
        return _at(table_panel.ended(table), table)


async def reopened_message(bot: CrowsNest, view: View) -> Message:
    """The table that is open again, as it stands."""
    with once_done():
        return stamped(table_panel.reopened(await state_message(bot, view), view), view)


def _at(message: Message, table: Table) -> Message:
    """The message with its buttons for a table of which nothing but its row is known."""
    return each_press(message, lambda press: replace(press, table=table.id))


async def undone_message(bot: CrowsNest, outcome: Undone) -> Message:
    """What was taken back or brought back, with the buttons of the entry on which the table now stands.

    When that moved something on the board, the board comes with it.
    """
    view = outcome.view
    last = await bot.tables.entry(view.table, view.number)
    message = stamped(table_panel.undone(outcome.entry, last, panel(view)), view)
    return await pictured(message, view, None) if panel(view).on_board(outcome.entry) else message


def refusal_message(refusal: Refusal) -> Message:
    """A refusal in words, with the question that waits or buttons for what would be right."""
    view = refusal.view
    if view is None:
        message = table_panel.refusal(refusal, None)
    else:
        message = table_panel.refusal(refusal, panel(view).names(view))
        if view.asking is not None and refusal.code in _ASKED_AGAIN:
            asked = panel(view).question(view)
            message = replace(message, lines=(*message.lines, *asked.lines), rows=asked.rows)
    rows = table_panel.rows((*_cures(refusal), *refusal.presses), MOST_ROWS)
    return stamped(replace(message, rows=(*message.rows, *rows)[:5]), view)


def _cures(refusal: Refusal) -> tuple[Press, ...]:
    if refusal.view is None:
        return ()
    labels = ((cure, panel(refusal.view).label(refusal.view, cure)) for cure in refusal.cures)
    return tuple(Press("do", pack_request(cure), label) for cure, label in labels if label)
