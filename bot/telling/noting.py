"""The group's own notes as small lines: with the table message while their thing is there, with an entry that names it.

One on a zone, a ship or an enemy is said once a turn of a captain's, a ship's or the enemies', at the first entry that comes to
it or names it, and again with the turn in which it acts; one on a step when that begins, or with its end where nothing stands
still in it, as a round's end.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace

from bot.games import panel
from bot.panels import table as table_panel
from bot.tables.line import last_on_line
from bot.tables.locked import Locked
from bot.text import say
from bot.ui.message import Message
from bot.view import Played, View
from rules import notes
from rules.contract import Note
from storage.store import StoreError

log = logging.getLogger(__name__)

MOST = 3
"""The most lines of notes in one message."""

FAR = 60
"""So many entries back it is looked for what a turn has said."""

ROOM = table_panel.LONGEST + 400
"""The most characters of a message's lines once its notes have come to them."""


def standing(view: View) -> tuple[str, ...]:
    """The notes on what is where the running turn is, for the table message."""
    return _lines(view, notes.here(view.state, view.game.here(view.state))) if view.state.notes else ()


def noted(played: Played, message: Message, *, with_table: bool = False) -> Message:
    """What an entry says, with the notes on what it came to or named, but for those that this turn has said before.

    `with_table` says that the table as it stands comes with it, which says those on what is there now.
    """
    view = played.after
    if not view.state.notes:
        return message
    fresh = (note for note in _on(played, with_table=with_table) if note not in played.noted)
    return with_notes(message, _lines(view, fresh), view.table.language)


async def recalled(tables: Locked, played: Played) -> Played:
    """The entry with the notes that were said in its turn before it, where it has any to say; a changed one is another."""
    if played.before is None or not played.after.state.notes or _begins(played) or not _on(played):
        return played
    said: set[Note] = set()
    try:
        for number in (await last_on_line(tables, played.after, FAR + 1))[1:]:
            each = await tables.entry(played.after.table, number)
            said.update(_on(each))
            if _begins(each):
                break
    except StoreError:  # better twice than not at all
        log.warning("what the turn of entry %d has said of notes is not known", played.number, exc_info=True)
    return replace(played, noted=frozenset(said))


def _on(played: Played, *, with_table: bool = False) -> tuple[Note, ...]:
    """The notes on what an entry came to or named, without those on what was there before it and has not begun anew."""
    view, before = played.after, played.before
    now = tuple(view.game.here(view.state))
    begun = {event.begins for event in played.events}
    said = set(() if before is None else view.game.here(before)) - begun | set(now if with_table else ())
    things = (*(() if with_table else now), *notes.named(played.events))
    return notes.here(view.state, (thing for thing in things if thing not in said))


def _begins(played: Played) -> bool:
    """Whether a turn begins or ends with an entry."""
    view, before = played.after, played.before
    begins = any(event.begins for event in played.events)
    return begins or before is None or view.game.turn(before) != view.game.turn(view.state)


def with_notes(message: Message, lines: tuple[str, ...], locale: str) -> Message:
    """A message with notes below what it says, as far as there is room for them."""
    if not lines:
        return message
    fitted = table_panel.fitted((*message.lines, *lines), why=False, limit=ROOM, locale=locale)
    return replace(message, lines=fitted)


def _lines(view: View, told: Iterable[Note]) -> tuple[str, ...]:
    names, locale = panel(view).names(view), view.table.language
    lines = tuple(say("note-line", names, locale, on=note.on, text=note.text) for note in told)
    return table_panel.folded(lines, MOST, why=False, locale=locale)
