"""What is answered: outcomes and refusals as messages, and showing them, marked as shown."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.games import panel
from bot.panels import table as table_panel
from bot.panels.sheet import back
from bot.refusal import Refusal
from bot.tables.line import coming_next
from bot.tables.outcome import Asked, TakenBack, Undone, once_done
from bot.telling.lead import (
    NO_LEAD,
    Lead,
    lead_of,
    put_right,
    reopened_lead,
    stands_first,
    table_message,
    with_table,
)
from bot.telling.noting import noted, recalled
from bot.telling.pictures import pictured
from bot.text import say
from bot.text.names import Said
from bot.ui.ids import button_id, pack_request
from bot.ui.message import Message, Press, each_press
from bot.ui.reply import Noted, Reply
from bot.ui.stamps import stamped
from bot.view import Played, View
from rules.contract import Seat
from storage.store import StoreError, Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

log = logging.getLogger(__name__)

OWN = "own"
"""The stamp of the Why under an entry's own message; under other messages it has none."""

_ASKED_AGAIN = {
    "waiting",
    "answered-already",
    "old-button",
    "old-form",
    "unknown-face",
    "too-few-dice",
    "too-many-dice",
}
"""The refusals that show the question that waits."""

MOST_ROWS = 4
"""The most rows of buttons for what would be right instead of what was refused."""


def entry_message(played: Played, *, pressed: bool = False, asked: Iterable[Seat] = ()) -> tuple[Message, bool]:
    """What an entry says, and whether to all: a report for what the enemies did, else one quiet line; Untold.

    When a press began the turn of somebody else, that is for all too, so that he is told. Of those who were `asked` before it
    nobody is told again.
    """
    with once_done():
        return _entry_message(played, pressed=pressed, asked=asked)


def own_mark(table: int, number: int) -> str:
    """The id of the Why under an entry's own message, by which that message is found again."""
    return button_id(Press("why", str(number), "", table, OWN))


def _entry_message(played: Played, *, pressed: bool, asked: Iterable[Seat]) -> tuple[Message, bool]:
    on = panel(played.after)
    report = on.report(played)
    message = report if report is not None else on.line(played)
    if played.again:
        message = replace(message, lines=(*message.lines, table_panel.said_twice(played)))
    message = replace(message, lines=(*put_right(played), *message.lines))
    public = _is_posted(played, report, pressed=pressed, asked=asked)
    if public:
        called = on.called(played)
        seats = (*on.addressed(played), *(() if called is None else (called,)))
        message = replace(message, mentions=_members(played.after, seats, played.by, asked))
    message = noted(played, with_table(played, message) if stands_first(played) else message)
    return _marked(stamped(message, played.after)), public


def _is_posted(played: Played, report: Message | None, *, pressed: bool, asked: Iterable[Seat] = ()) -> bool:
    """Whether what an entry says is a new message for all, at the level of talk that the table has.

    What was played in the place of something else always is. What only begins a turn is one when a press began it and it mentions
    somebody. A step that the table message tells as it goes on is none when it was pressed.
    """
    on, talk = panel(played.after), played.after.table.talk
    if talk == "full" or stands_first(played) or played.instead is not None:
        return True
    if pressed and on.walks(played):
        return False
    if talk == "quiet":
        return report is not None and on.urgent(played)
    called = on.called(played)
    told = () if called is None or not pressed else _members(played.after, (called,), played.by, asked)
    return report is not None or told != ()


def _marked(message: Message) -> Message:
    return each_press(message, lambda press: replace(press, stamp=OWN) if press.verb == "why" else press)


async def shown_message(played: Played, *, pressed: bool = False, asked: Iterable[Seat] = ()) -> tuple[Message, bool]:
    """What an entry says, with the picture of the board where a report is about it; and whether to all."""
    message, public = entry_message(played, pressed=pressed, asked=asked)
    if public and (panel(played.after).on_board(played) or stands_first(played)):
        message = await pictured(message, played.after, played)
    return message, public


def question_message(view: View, by: int, asked: Iterable[Seat] = ()) -> Message:
    """The question that waits, addressed to those whom it is about and who were not `asked` in the same message before."""
    message = _question(view)
    if view.asking is not None:
        message = replace(message, mentions=_members(view, view.asking.question.seats, by, asked))
    return stamped(message, view)


def _question(view: View) -> Message:
    """The question that waits, below what its action is to put right, if anything."""
    asked = panel(view).question(view.under)
    return replace(asked, lines=(*table_panel.to_be_put_right(view, panel(view)), *asked.lines))


def _members(view: View, seats: Iterable[Seat], by: int, asked: Iterable[Seat] = ()) -> tuple[int, ...]:
    """The members to mention for these seats: each once, not the one who acted himself, and nobody who was asked before."""
    told = {by, *(view.seats[seat].member for seat in asked if seat in view.seats)}
    members = (view.seats[seat].member for seat in seats if seat in view.seats)
    return tuple(dict.fromkeys(member for member in members if member is not None and member not in told))


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
        alone = quiet and isinstance(outcome, Undone) and _moves_nothing_at_quiet(outcome)
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
            bare = not panel(outcome.view).on_board(outcome.entry) and _is_quiet(outcome.entry)
            return await undone_message(bot, outcome), bare or _moves_nothing_at_quiet(outcome)
        return _taken_back(bot, outcome), True


def _moves_nothing_at_quiet(outcome: Undone) -> bool:
    """Whether a step back or on is for nobody else to see: at a quiet table nothing on the board is moved for it."""
    view = outcome.view
    return view.table.talk == "quiet" and not panel(view).differences(view, outcome.before)


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
        if bot.standing.pressed(reply, played.after.table) and _is_quiet(played):
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


def with_link(bot: CrowsNest, played: Played, message: Message) -> Message:
    """With where the table message is, for whose turn begins, or whose step goes on there: it may be far up."""
    on = panel(played.after)
    called = on.called(played)
    told = () if called is None else _members(played.after, (called,), played.by)
    goes_on = on.walks(played) and on.report(played) is not None
    if stands_first(played) or not (goes_on or set(told) & set(message.mentions)):
        return message
    return _linked(bot, played.after.table, message)


def _linked(bot: CrowsNest, table: Table, message: Message) -> Message:
    """With where the table message is, if there is one."""
    link = bot.standing.link(table)
    if link is None:
        return message
    line = say("your-buttons", table_panel.NOBODY, table.language, link=Said(link))
    return replace(message, lines=(*message.lines, line))


def _is_quiet(played: Played) -> bool:
    """Whether a press that an entry came of makes no new message; Untold."""
    with once_done():
        return not _is_posted(played, panel(played.after).report(played), pressed=True)


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
    return _pressed_there(bot, reply, played.after.table) and panel(played.after).walks(played) and _is_quiet(played)


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


def _taken_back(bot: CrowsNest, outcome: TakenBack) -> Message:
    """What is asked again, or where the table goes on without what was given up."""
    view = outcome.view
    stands = "" if outcome.stands is None else panel(view).happened(outcome.stands)
    message = table_panel.taken_back(view, stands, forgets=outcome.forgets)
    if view.asking is None:
        return stamped(_linked(bot, view.table, message), view)
    asked = _question(view)
    return stamped(replace(asked, lines=(*message.lines, *asked.lines)), view)


async def undone_message(bot: CrowsNest, outcome: Undone) -> Message:
    """What was taken back or brought back, with the buttons of the entry on which the table now stands.

    When that moved something on the board, the board comes with it.
    """
    view = outcome.view
    last = await bot.tables.entry(view.table, view.number)
    message = stamped(table_panel.undone(outcome, last, panel(view), back(outcome, panel(view).names(view))), view)
    shown = panel(view).on_board(outcome.entry) and not _moves_nothing_at_quiet(outcome)
    return await pictured(message, view, None) if shown else message


def refusal_message(refusal: Refusal) -> Message:
    """A refusal in words, with the question that waits or buttons for what would be right."""
    view = refusal.view
    if view is None:
        message = table_panel.refusal(refusal, None)
    else:
        message = table_panel.refusal(refusal, panel(view).names(view))
        if view.asking is not None and refusal.code in _ASKED_AGAIN:
            asked = _question(view)
            message = replace(message, lines=(*message.lines, *asked.lines), rows=asked.rows)
    rows = table_panel.rows((*_helping(refusal), *_cures(refusal), *refusal.presses), MOST_ROWS)
    return stamped(replace(message, rows=(*message.rows, *rows)[:5]), view)


def _helping(refusal: Refusal) -> tuple[Press, ...]:
    """The forms of the game that do what a refusal asks for."""
    return () if refusal.view is None else tuple(panel(refusal.view).helping(refusal))


def _cures(refusal: Refusal) -> tuple[Press, ...]:
    if refusal.view is None:
        return ()
    labels = ((cure, panel(refusal.view).label(refusal.view, cure)) for cure in refusal.cures)
    return tuple(Press("do", pack_request(cure), label) for cure, label in labels if label)
