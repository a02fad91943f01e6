"""Answers: showing to all or to one what came of an interaction, and marking what was shown."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.games import panel
from bot.tables.line import coming_next
from bot.tables.outcome import Asked, TakenBack, Undone, once_done
from bot.telling.entries import is_quiet, shown_message, with_link
from bot.telling.lead import NO_LEAD, Lead, lead_of, reopened_lead, stands_first, table_message
from bot.telling.noting import recalled
from bot.telling.outcomes import moves_nothing_at_quiet, question_message, taken_back, undone_message
from bot.telling.pictures import pictured
from bot.ui.message import Message, Press
from bot.ui.reply import Noted, Reply
from bot.view import Played, View
from rules.contract import Seat
from storage.store import StoreError, Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)


async def show(
    bot: CrowsNest,
    reply: Reply,
    outcome: Played | Asked | Undone | TakenBack,
    asked: Sequence[Seat] | None = None,
) -> None:
    """Shows an outcome, and where the table stood if that ended a pause; an entry that was shown is marked, or else it is owed.

    `asked` are the seats that the question was addressed to of whose answer it came; None when none was answered.
    """
    if isinstance(outcome, Played):
        await show_entry(bot, reply, outcome, asked=asked)
        await bot.last_times.recall(outcome.after.table, reply)
    else:
        await _show_no_entry(bot, reply, outcome, asked)
        await bot.last_times.recall(outcome.view.table, reply)


async def _show_no_entry(
    bot: CrowsNest, reply: Reply, outcome: Asked | Undone | TakenBack, asked: Sequence[Seat] | None
) -> None:
    shown, message = None, Message()
    try:
        message, quiet = await _outcome_message(bot, reply, outcome, asked)
        alone = quiet and isinstance(outcome, Undone) and moves_nothing_at_quiet(outcome)
        if quiet and bot.standing.pressed(reply, outcome.view.table):
            asks = isinstance(outcome, TakenBack)  # the table message itself says what is asked then
            await bot.standing.answer(reply, outcome.view, None, message.lines[:1] if asks else message.lines)
            return
        bot.standing.want(outcome.view.table)
        shown = await _send(bot, reply, outcome.view.table, message, public=not alone, answers=asked is not None)
    finally:
        bot.questions.follow(outcome, shown, message.title, reply.interaction.user.id, answers=asked is not None)


async def _outcome_message(
    bot: CrowsNest, reply: Reply, outcome: Asked | Undone | TakenBack, asked: Sequence[Seat] | None
) -> tuple[Message, bool]:
    """What is said of an outcome that is no entry, and whether the table message says it all by itself."""
    with once_done():
        if isinstance(outcome, Asked):
            there = () if asked is None or not _pressed_there(bot, reply, outcome.view.table) else asked
            return question_message(outcome.view, reply.interaction.user.id, there), False
        if isinstance(outcome, Undone):
            bare = not panel(outcome.view).on_board(outcome.entry) and is_quiet(outcome.entry)
            return await undone_message(bot, outcome), bare or moves_nothing_at_quiet(outcome)
        return taken_back(bot, outcome), True


async def _send(
    bot: CrowsNest,
    reply: Reply,
    table: Table,
    message: Message,
    *,
    public: bool = True,
    answers: bool = False,
    noted: Noted | None = None,
) -> int | None:
    """Sends a message. One that `answers` a question takes its place where it was pressed, unless somebody new is mentioned."""
    if answers and not message.mentions and _pressed_there(bot, reply, table):
        return await reply.update(message)
    return await reply.send(message, public=public, noted=noted)


def _pressed_there(bot: CrowsNest, reply: Reply, table: Table) -> bool:
    """Whether something was pressed on a message for all that is not the table message."""
    pressed = reply.interaction.message
    return pressed is not None and not pressed.flags.ephemeral and not bot.standing.pressed(reply, table)


async def show_entry(
    bot: CrowsNest,
    reply: Reply,
    played: Played,
    *more: Press,
    asked: Sequence[Seat] | None = None,
) -> None:
    """Shows an entry, with `more` buttons in a row of their own; remembers that it was.

    A press on the table message that makes no new message is answered by that message as it stands then. An answer to a question
    of its own message that is such a step makes that one the table message, so that what happened and what comes next stand
    together, and last. `asked` are the seats that the question was addressed to of whose answer the entry came; None for no answer.
    """
    key, shown = (played.after.table.id, played.number), None
    try:
        if bot.standing.pressed(reply, played.after.table) and is_quiet(played):
            await bot.standing.answer(reply, played.after, played)
            await _mark_shown(bot, key, None)
            return
        if asked is not None and _walks_on(bot, reply, played):
            shown = await _table_in_place(bot, played.after, NO_LEAD, reply.update)
            await _mark_shown(bot, key, shown)
            return
        played = await recalled(bot.tables, played)
        message, public = await shown_message(played, pressed=_is_press(reply), asked=asked or ())
        message = with_link(bot, played, message)
        message = replace(message, rows=(*message.rows, *((more,) if more else ()))[-5:])
        answers = asked is not None and not stands_first(played)
        noted = partial(_note_follow_up, bot, key)
        shown = await _send(bot, reply, played.after.table, message, public=public, answers=answers, noted=noted)
        seen_by_all = public or (answers and _pressed_there(bot, reply, played.after.table))
        await _mark_shown(bot, key, shown if seen_by_all else None)
        if shown is not None and stands_first(played):
            await bot.standing.posted(played.after, shown, message, lead_of(played))
    finally:
        bot.questions.follow(played, shown, "", reply.interaction.user.id, answers=asked is not None)
        bot.tables.showing.discard(key)
        if not stands_first(played):
            bot.standing.want(played.after.table)


async def _mark_shown(bot: CrowsNest, key: tuple[int, int], message: int | None) -> None:
    """An entry was shown by a message for all (None: by a quiet one, or by the table message)."""
    try:
        await bot.store.mark_shown(*key, message or 0)
    except StoreError:
        log.exception("entry %d of table %d was shown, but that is not noted", key[1], key[0])


async def _note_follow_up(bot: CrowsNest, key: tuple[int, int], message: int) -> None:
    """A quiet message is there that will show an entry."""
    try:
        await bot.store.put_follow_up(*key, message)
    except StoreError:
        log.warning("which message is to show entry %d of table %d is not noted", key[1], key[0], exc_info=True)


async def show_change(bot: CrowsNest, reply: Reply, view: View, message: Message) -> None:
    """Shows a change beside the ledger: on the table message when it was pressed there, else by one quiet line."""
    if bot.standing.pressed(reply, view.table):
        await bot.standing.answer(reply, view, None, message.lines)
        return
    bot.standing.want(view.table)
    await reply.send(message, public=False)


async def show_table(bot: CrowsNest, reply: Reply, view: View) -> None:
    """Posts the table message anew, as the answer to an interaction."""
    await _post_table(bot, reply, view, NO_LEAD)


async def show_reopened(bot: CrowsNest, reply: Reply, view: View) -> None:
    """Posts the message of a table that is open again, as it stands, with the hash of its new seed."""
    before = (await bot.store.epochs(view.table.id))[-1].start
    await _post_table(bot, reply, view, reopened_lead(view, before))


async def _post_table(bot: CrowsNest, reply: Reply, view: View, lead: Lead) -> None:
    await _table_in_place(bot, view, lead, partial(reply.send, public=True))


def _walks_on(bot: CrowsNest, reply: Reply, played: Played) -> bool:
    """Whether an entry that came of an answer is a step that the table message tells, and was pressed on the question's own."""
    return _pressed_there(bot, reply, played.after.table) and panel(played.after).walks(played) and is_quiet(played)


async def _table_in_place(
    bot: CrowsNest, view: View, lead: Lead, show: Callable[[Message], Awaitable[int | None]]
) -> int | None:
    """Shows the table message as an answer to an interaction; the number of its message, from then on the table message."""
    with once_done():
        last = await bot.tables.entry(view.table, view.number)
        again = await coming_next(bot.tables, view)
        message = await pictured(table_message(view, last, lead, again=again), view, last)
    shown = await show(message)
    if shown is not None:
        await bot.standing.posted(view, shown, message, lead)
    return shown


def _is_press(reply: Reply) -> bool:
    return reply.interaction.type is not discord.InteractionType.application_command
