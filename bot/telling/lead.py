"""The table message as data: how the table stands, what is said first in it while that is news, and what is left of it after."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from bot.games import panel
from bot.panels import table as table_panel
from bot.panels.pausing import pause_line, with_pause
from bot.telling import noting
from bot.text import say
from bot.text.names import Said
from bot.ui.message import Menu, Message, Row, presses_of
from bot.ui.stamps import stamped
from bot.view import Played, View
from rules.contract import Event, Opened
from storage.store import Table

ABREAST = 5
"""The most buttons of a row."""


@dataclass(frozen=True, slots=True)
class Lead:
    """The report with which a table message was posted: it stands first in it while it is news, and again once it is retired.

    `entry` is the number of the entry that it reports, 0 for none; then it is news until entry `before` is made. One that began
    a `round` is news until something happens in that, any other until the next entry. `own` are the lines in place of `lines`
    at a table that uses its own cards.
    """

    entry: int = 0
    title: str = ""
    lines: tuple[str, ...] = ()
    footer: str = ""
    before: int = 0
    own: tuple[str, ...] = ()
    round: bool = False


NO_LEAD = Lead()


def stands_first(played: Played) -> bool:
    """Whether an entry is told in one message with the table as it stands, which is the table message from then on."""
    return played.number == 1 or panel(played.after).begins_round(played)


def lead_of(played: Played) -> Lead:
    """What an entry says first in the table message that was posted with it."""
    on = panel(played.after)
    report = on.report(played)
    if played.number == 1 or report is None:
        own = on.line(replace(played, events=tuple(map(_not_of_samples, played.events)))).lines
        footer = "" if report is None else report.footer
        return Lead(played.number, "", on.line(played).lines, footer, own=own)
    lines = (*put_right(played), *report.lines)
    return Lead(played.number, report.title, lines, report.footer, own=lines, round=on.is_new_round(played.after))


def put_right(played: Played) -> tuple[str, ...]:
    """What stands first of an entry that was played in the place of another: which."""
    old = played.instead
    if old is None:
        return ()
    return (say("put-right", table_panel.NOBODY, old.after.table.language, done=panel(old.after).happened(old)),)


def _not_of_samples(event: Event) -> Event:
    return msgspec.structs.replace(event, sample=False) if isinstance(event, Opened) else event


def reopened_lead(view: View, before: int) -> Lead:
    """What is said first where a table is opened again, until entry `before` is made: that, and the hash of its new seed."""
    again = (say("reopened", table_panel.NOBODY, view.table.language),)
    return Lead(0, "", again, table_panel.seed_hash(view), before, again)


def table_message(
    view: View, last: Played, lead: Lead = NO_LEAD, first: tuple[str, ...] = (), again: Played | None = None
) -> Message:
    """The table in words, after some `first` lines and the report with which its message was posted, as long as that is news.

    At a quiet table what the enemies did in the last entry stands first, where it is no message of its own. `again` is what
    redo would bring back.
    """
    first = (*pause_line(view), *table_panel.to_be_put_right(view, panel(view)), *first)
    title, told = _without_message(view, last, lead)
    notes = noting.standing(view)
    room = min(len(first), 2) + len(title) + min(len(told), 2) + len(notes)
    message = noting.with_notes(panel(view).state(view, last, room=room), notes, view.table.language)
    first = _in_lines(first, title, told, table_panel.MOST_LINES - len(message.lines), view.table.language)
    said = lead if _is_news(lead, view) else NO_LEAD
    lines = said.own if view.state.cards == "ours" else said.lines
    message = led(message, replace(said, lines=(*first, *lines)), view)
    if view.asking is not None:
        message = with_pause(message, view)
    return stamped(message if again is None else _with_redo(message, again, view), view)


def _without_message(view: View, last: Played, lead: Lead) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the enemies did in the last entry, where a quiet table has no message of it: of a card its title and what it is."""
    if view.table.talk != "quiet" or last.number == lead.entry or stands_first(last):
        return (), ()
    on = panel(view)
    report = on.report(last)
    if report is None or on.urgent(last) or last.instead is not None:
        return (), ()
    told = noting.noted(last, report, with_table=True).lines
    return ((report.title, report.footer) if report.footer else ()), told


def _in_lines(
    first: tuple[str, ...], title: tuple[str, ...], told: tuple[str, ...], most: int, locale: str
) -> tuple[str, ...]:
    """What stands first, in so many lines: of a report what it begins with gives way first, which the board shows, too."""
    first = table_panel.folded(first, max(most - len(title) - min(len(told), 1), 1), why=False, locale=locale)
    room = max(most - len(first) - len(title), 1)
    return (*first, *title, *table_panel.folded(told, room, why=True, locale=locale))


def _is_news(lead: Lead, view: View) -> bool:
    """Whether a report is still news: of a round's start until something happens in it, of the opening while it is set up."""
    if lead.entry == 0:
        return view.number < lead.before
    if lead.entry == 1:
        return view.table.lobby and not view.game.under_way(view.state)
    return lead.entry == view.number or (lead.round and panel(view).is_new_round(view))


def led(message: Message, lead: Lead, view: View) -> Message:
    """A table message with what stands first, of which only as much is said as there is room for."""
    room = max(table_panel.LONGEST - sum(len(line) + 1 for line in message.lines), table_panel.LINE)
    lines = (*table_panel.fitted(lead.lines, limit=room, locale=view.table.language), *message.lines)
    return replace(message, title=lead.title or message.title, lines=lines, footer=lead.footer or message.footer)


def _with_redo(message: Message, again: Played, view: View) -> Message:
    """With Redo before Why; in a full row it comes in the place of `The real one was...`, which the entry's own report has too."""
    redo = table_panel.redo_press(again, panel(view))

    def each(row: Row) -> Row:
        if isinstance(row, Menu) or not any(press.verb == "why" for press in row):
            return row
        kept = row if len(row) < ABREAST else tuple(press for press in row if press.verb != "real")
        at = next(place for place, press in enumerate(kept) if press.verb == "why")
        return (*kept[:at], redo, *kept[at:])[:ABREAST]

    return replace(message, rows=tuple(map(each, message.rows)))


def with_table(played: Played, message: Message) -> Message:
    """What an entry says, and the table as it stands after it, in one message; of the first entry that is its report."""
    if played.number == 1:
        return message
    view = played.after
    state = led(panel(view).state(view, played), Lead(0, message.title, message.lines, message.footer), view)
    known = {(press.verb, press.arg) for row in state.rows for press in presses_of(row)}
    more = tuple(press for row in message.rows for press in presses_of(row) if (press.verb, press.arg) not in known)
    return replace(state, rows=(*state.rows, *table_panel.rows(more))[:5], mentions=message.mentions)


def retired_message(lead: Lead, link: str, locale: str) -> Message:
    """What is left of a table message once the table goes on elsewhere: where, and the report that it was posted with."""
    return _left(lead, say("table-goes-on", table_panel.NOBODY, locale, link=Said(link)))


def closed_message(lead: Lead, table: Table, *, replaced: bool) -> Message:
    """What is left of a table message once the table has ended: that, and the report that it was posted with.

    Where another table has taken its place (`replaced`) nothing else says so, and so it can be opened again here.
    """
    message = _left(lead, say("table-closed", table_panel.NOBODY, table.language))
    reopen = replace(table_panel.reopen_press(table.language), table=table.id)
    return replace(message, rows=((reopen,),)) if replaced else message


def _left(lead: Lead, line: str) -> Message:
    return Message(lead.title, (*lead.lines, line), lead.footer)
