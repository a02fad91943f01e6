"""The group's own notes as small lines: with the table message while their thing is there, with an entry that names it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.games import panel
from bot.panels import table as table_panel
from bot.text import say
from bot.ui.message import Message
from bot.view import Played, View
from rules import notes
from rules.contract import Note

MOST = 3
"""The most lines of notes in one message."""

ROOM = table_panel.LONGEST + 400
"""The most characters of a message's lines once its notes have come to them."""


def standing(view: View) -> tuple[str, ...]:
    """The notes on what is where the running turn is, for the table message."""
    return _lines(view, notes.here(view.state, view.game.here(view.state))) if view.state.notes else ()


def noted(played: Played, message: Message, *, with_table: bool = False) -> Message:
    """What an entry says, with the notes on what it came to or named: said once a visit, so not on what was there before it.

    `with_table` says that the table as it stands comes with it, which says those on what is there now.
    """
    view, before = played.after, played.before
    if not view.state.notes:
        return message
    now = tuple(view.game.here(view.state))
    begun = {event.begins for event in played.events}
    said = set(() if before is None else view.game.here(before)) - begun | set(now if with_table else ())
    things = (*(() if with_table else now), *notes.named(played.events))
    lines = _lines(view, notes.here(view.state, (thing for thing in things if thing not in said)))
    return with_notes(message, lines, view.table.language)


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
