"""A pause, and what is told after it: where the table stood the last time, and what to put on the table before going on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from bot.panels.panel import Panel
from bot.panels.table import LINE, LONGEST, NOBODY, TITLE, Voice, button, fitted
from bot.text import clean_text, cut, escape, say
from bot.text.names import Said
from bot.ui.message import File, FilePart, Form, Message, Press, TextPart
from bot.view import Played, View
from storage.store import Pause, Table

MOST_NOTE = 300
"""The most characters of the note of a pause."""

T = TypeVar("T")

TOLD = 5
"""So many of the last entries are told."""


@dataclass(frozen=True, slots=True)
class Recalled:
    """What is told of the last time: the last entries, oldest first, when the last thing was done, and where the pause is told."""

    last: Sequence[Played]
    at: float
    link: str | None = None


def parted(things: Iterable[T], most: int) -> list[tuple[T, ...]]:
    """Things in lots of so many, one for each line: nothing that is to be put on a table may be cut.

    >>> parted("abcde", 2)
    [('a', 'b'), ('c', 'd'), ('e',)]
    """
    every = tuple(things)
    return [every[start : start + most] for start in range(0, len(every), most)]


def photo_words(table: Table) -> str:
    """What a photo of a table shows, for who cannot see it."""
    return say("pause-photo", NOBODY.plain, table.language, name=table.name)


def pause_form(view: View, _arg: str = "") -> Form:
    """The form for a pause: a note and a photo, neither of which is needed."""
    locale = view.table.language
    note = view.table.pause.note if view.table.pause is not None else ""
    parts = (
        TextPart("note", say("part-pause-note", NOBODY.plain, locale), note, longest=MOST_NOTE, lines=True),
        FilePart("photo", say("part-pause-photo", NOBODY.plain, locale)),
    )
    return Form("pause", "", say("pause-form", NOBODY.plain, locale), parts, view.table.id)


def paused(view: View, by: int, photo: File | None, panel: Panel) -> Message:
    """The table pauses: who said so, what he noted, where it stands, how it goes on, and his photo."""
    say_here, pause = Voice(panel.names(view), view.table.language), view.table.pause
    lines = (
        say_here("paused", who=f"<@{by}>"),
        *_noted(say_here, pause),
        *panel.stands(view, None),
        say_here("paused-how"),
    )
    resume = button(say("button-resume", NOBODY, view.table.language), "resume")
    files = () if photo is None else (photo,)
    return Message(_title(view, "paused-title"), fitted(lines, locale=say_here.locale), rows=((resume,),), files=files)


def pause_press(locale: str) -> Press:
    """The button or option that opens the form for a pause."""
    return button(say("button-pause", NOBODY.plain, locale), "form", "pause;")


def pause_line(view: View) -> tuple[str, ...]:
    """The line of the table message that says that the table pauses; none when it does not."""
    pause = view.table.pause
    return () if pause is None else (say("pause-since", NOBODY, view.table.language, when=_when(pause.at)),)


def last_time(view: View, told: Recalled, panel: Panel) -> Message:
    """Where the table stood: whose step it is, what is open, the last events, what to put on the table in order."""
    say_here, pause = Voice(panel.names(view), view.table.language), view.table.pause
    last = told.last[-1] if told.last else None
    since = say_here("last-time-pause" if pause is not None else "last-time-since", when=_when(told.at))
    head = [
        since,
        *_noted(say_here, pause),
        say_here("last-time-stands"),
        *panel.stands(view, last),
        say_here("last-time-events"),
        *(say_here("last-time-event", entry=each.number, done=Said(panel.happened(each))) for each in told.last),
        say_here("last-time-laying"),
    ]
    tail = [] if told.link is None else [say_here("last-time-photo", link=Said(told.link))]
    room = LONGEST - sum(len(cut(line, LINE)) + 1 for line in (*head, *tail))
    laid = fitted(panel.laying(view), why=False, limit=max(room, LINE), locale=say_here.locale)
    return Message(_title(view, "last-time"), (*head, *laid, *tail), rows=(_answers(view),))


def all_as_it_was(view: View) -> Message:
    """Somebody said that nothing is otherwise at the board."""
    return Message(lines=(say("last-time-same", NOBODY, view.table.language),))


def told_just_now(view: View) -> Message:
    """It was told a moment ago, so that it is not told again."""
    return Message(lines=(say("last-time-just-now", NOBODY, view.table.language),))


def _answers(view: View) -> tuple[Press, ...]:
    locale = view.table.language
    return (
        button(say("button-as-it-was", NOBODY, locale), "as-it-was"),
        button(say("button-something-wrong", NOBODY, locale), "correct"),
    )


def _title(view: View, message: str) -> str:
    return cut(say(message, NOBODY.plain, view.table.language, name=Said(view.table.name)), TITLE)


def _noted(say_here: Voice, pause: Pause | None) -> tuple[str, ...]:
    if pause is None or not pause.note:
        return ()
    return (say_here("pause-noted", text=Said(escape(clean_text(pause.note, MOST_NOTE)))),)


def _when(at: float) -> str:
    return f"<t:{int(at)}:R>"
