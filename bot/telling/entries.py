"""What is said of an entry, and to whom: a report for all or a quiet line, with the board and the way to the table message."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games import panel
from bot.panels import table as table_panel
from bot.tables.outcome import once_done
from bot.telling.lead import put_right, stands_first, with_table
from bot.telling.noting import noted
from bot.telling.pictures import pictured
from bot.text import say
from bot.text.names import Said
from bot.ui.ids import button_id
from bot.ui.message import Message, Press, each_press
from bot.ui.stamps import stamped
from bot.view import Played, View
from rules.contract import Seat
from storage.store import Table

if TYPE_CHECKING:
    from bot.client import CrowsNest

OWN = "own"
"""The stamp of the Why under an entry's own message; under other messages it has none."""


def entry_message(
    played: Played, *, pressed: bool = False, asked: Iterable[Seat] = (), alone: bool = False
) -> tuple[Message, bool]:
    """What an entry says, and whether to all: a report for what the enemies did, else one quiet line; Untold.

    When a press began the turn of somebody else, that is for all too, so that he is told. Of those who were `asked` before it
    nobody is told again. It is told `alone` where the table goes on elsewhere.
    """
    with once_done():
        message, public = _entry_message(played, pressed=pressed, asked=asked)
        message = message if alone or not stands_first(played) else with_table(played, message)
        return _marked(stamped(noted(played, message), played.after)), public


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
        message = replace(message, mentions=members(played.after, seats, played.by, asked))
    return message, public


def _is_posted(played: Played, report: Message | None, *, pressed: bool, asked: Iterable[Seat] = ()) -> bool:
    """Whether what an entry says is a new message for all, at the level of talk that the table has.

    What was played in the place of something else always is, and what takes a seat from the table. What only begins a turn is one
    when a press began it and it mentions somebody. A step that the table message tells as it goes on is none when it was pressed.
    """
    on, talk = panel(played.after), played.after.table.talk
    if talk == "full" or stands_first(played) or played.instead is not None or _takes_seats(played):
        return True
    if pressed and on.walks(played):
        return False
    if talk == "quiet":
        return report is not None and on.urgent(played)
    called = on.called(played)
    told = () if called is None or not pressed else members(played.after, (called,), played.by, asked)
    return report is not None or told != ()


def _takes_seats(played: Played) -> bool:
    """Whether somebody who had a seat has none after it, as a corrected sheet may leave it."""
    return played.before is not None and not set(played.before.seats) <= set(played.after.state.seats)


def _marked(message: Message) -> Message:
    return each_press(message, lambda press: replace(press, stamp=OWN) if press.verb == "why" else press)


async def shown_message(
    played: Played, *, pressed: bool = False, asked: Iterable[Seat] = (), alone: bool = False
) -> tuple[Message, bool]:
    """What an entry says, with the picture of the board where a report is about it; and whether to all."""
    message, public = entry_message(played, pressed=pressed, asked=asked, alone=alone)
    if public and (panel(played.after).on_board(played) or stands_first(played)):
        message = await pictured(message, played.after, played)
    return message, public


def is_quiet(played: Played) -> bool:
    """Whether a press that an entry came of makes no new message; Untold."""
    with once_done():
        return not _is_posted(played, panel(played.after).report(played), pressed=True)


def with_link(bot: CrowsNest, played: Played, message: Message) -> Message:
    """With where the table message is, for whose turn begins, or whose step goes on there: it may be far up."""
    on = panel(played.after)
    called = on.called(played)
    told = () if called is None else members(played.after, (called,), played.by)
    goes_on = on.walks(played) and on.report(played) is not None
    if stands_first(played) or not (goes_on or set(told) & set(message.mentions)):
        return message
    return linked(bot, played.after.table, message)


def linked(bot: CrowsNest, table: Table, message: Message) -> Message:
    """With where the table message is, if there is one."""
    link = bot.standing.link(table)
    if link is None:
        return message
    line = say("your-buttons", table_panel.NOBODY, table.language, link=Said(link))
    return replace(message, lines=(*message.lines, line))


def members(view: View, seats: Iterable[Seat], by: int, asked: Iterable[Seat] = ()) -> tuple[int, ...]:
    """The members to mention for these seats: each once, not the one who acted himself, and nobody who was asked before."""
    told = {by, *(view.seats[seat].member for seat in asked if seat in view.seats)}
    wanted = (view.seats[seat].member for seat in seats if seat in view.seats)
    return tuple(dict.fromkeys(member for member in wanted if member is not None and member not in told))
