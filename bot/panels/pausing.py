"""A pause, and what is told after it: where the table stood the last time, and what to put on the table before going on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from bot.panels.panel import Panel
from bot.panels.table import LINE, LONGEST, NOBODY, TITLE, Voice, button, fitted, to_be_put_right
from bot.text import clean_text, cut, escape, say
from bot.text.names import Said
from bot.ui.message import File, FilePart, Form, Message, Press, TextPart, presses_of
from bot.view import Played, View
from storage.store import Pause, Table

MOST_NOTE = 300
"""The most characters of the note of a pause."""

T = TypeVar("T")

TOLD = 5
"""So many of the last entries are told."""


@dataclass(frozen=True, slots=True)
class Left:
    """Where a pause is told (None: that message was deleted), and its photo, if it has one."""

    link: str | None
    photo: File | None = None


@dataclass(frozen=True, slots=True)
class Recalled:
    """What is told of the last time: the last entries, oldest first, when the last thing was done, and what was left of the pause.

    `asked` says that somebody asked for it.
    """

    last: Sequence[Played]
    at: float
    left: Left | None = None
    asked: bool = False


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


def paused(view: View, by: int, photo: File | None, panel: Panel, before: Pause | None, kept: str | None) -> Message:
    """The table pauses: who said so, what he noted, where it stands, how it goes on, and his photo.

    `before` is the pause that this one takes the place of, `kept` where its photo is, when that stays.
    """
    say_here, pause, who = Voice(panel.names(view), view.table.language), view.table.pause, f"<@{by}>"
    lines = (
        say_here("paused", who=who) if before is None else say_here("paused-again", who=who, when=_when(before.at)),
        *_noted(say_here, pause),
        *(() if kept is None else (say_here("paused-photo", link=Said(kept)),)),
        *_stands(view, panel, None),
        say_here("paused-how"),
    )
    resume = button(say("button-resume", NOBODY, view.table.language), "resume")
    files = () if photo is None else (photo,)
    return Message(_title(view, "paused-title"), fitted(lines, locale=say_here.locale), rows=((resume,),), files=files)


def pause_press(locale: str) -> Press:
    """The button or option that opens the form for a pause."""
    return button(say("button-pause", NOBODY.plain, locale), "form", "pause;")


def with_pause(message: Message, view: View) -> Message:
    """The table message while a question waits, with the button for a pause: there is no menu then that has it."""
    *answers, below = message.rows
    return replace(message, rows=(*answers, (*presses_of(below), pause_press(view.table.language))))


def pause_line(view: View) -> tuple[str, ...]:
    """The line of the table message that says that the table pauses; none when it does not."""
    pause = view.table.pause
    return () if pause is None else (say("pause-since", NOBODY, view.table.language, when=_when(pause.at)),)


def last_time(view: View, told: Recalled, panel: Panel) -> Message:
    """Where the table stood: whose step it is, what is open, the last events, what to put on the table in order."""
    say_here, pause = Voice(panel.names(view), view.table.language), view.table.pause
    last = told.last[-1] if told.last else None
    since = "last-time-pause" if pause is not None else "last-time-running" if told.asked else "last-time-since"
    head = [
        say_here(since, when=_when(told.at)),
        *_noted(say_here, pause),
        say_here("last-time-stands"),
        *_stands(view, panel, last),
        say_here("last-time-events"),
        *(say_here("last-time-event", entry=each.number, done=Said(panel.happened(each))) for each in told.last),
        say_here("last-time-laying"),
    ]
    tail = [] if told.left is None else _of_pause(say_here, told.left)
    room = LONGEST - sum(len(cut(line, LINE)) + 1 for line in (*head, *tail))
    laid = fitted(panel.laying(view), why=False, limit=max(room, LINE), locale=say_here.locale)
    files = () if told.left is None or told.left.photo is None else (told.left.photo,)
    return Message(_title(view, "last-time"), (*head, *laid, *tail), rows=(_answers(view),), files=files)


def _of_pause(say_here: Voice, left: Left) -> list[str]:
    if left.link is None:
        return [say_here("last-time-gone")]
    return [say_here("last-time-left" if left.photo is None else "last-time-photo", link=Said(left.link))]


def all_as_it_was(told: Message, by: int, locale: str) -> Message:
    """What was told of the last time, once somebody said that nothing is otherwise at the board: nothing is left to press."""
    return _with_line(told, say("last-time-same", NOBODY, locale, who=f"<@{by}>"))


def otherwise(told: Message, by: int, view: View) -> Message:
    """The same once somebody puts something right: more can be, but nobody is asked any more whether all is as it was."""
    line = say("last-time-otherwise", NOBODY, view.table.language, who=f"<@{by}>")
    return replace(_with_line(told, line), rows=(_answers(view)[1:],))


def _with_line(told: Message, line: str) -> Message:
    return told if line in told.lines else replace(told, lines=(*told.lines, line))


def told_just_now(view: View) -> Message:
    """It was told a moment ago, so that it is not told again."""
    return Message(lines=(say("last-time-just-now", NOBODY, view.table.language),))


def _answers(view: View) -> tuple[Press, ...]:
    locale = view.table.language
    return (
        button(say("button-as-it-was", NOBODY, locale), "as-it-was", str(view.number)),
        button(say("button-something-wrong", NOBODY, locale), "otherwise"),
    )


def _title(view: View, message: str) -> str:
    return cut(say(message, NOBODY.plain, view.table.language, name=Said(view.table.name)), TITLE)


def _stands(view: View, panel: Panel, last: Played | None) -> tuple[str, ...]:
    """Where the game stands, and what the question that waits is to put right."""
    return (*to_be_put_right(view, panel), *panel.stands(view, last))


def _noted(say_here: Voice, pause: Pause | None) -> tuple[str, ...]:
    if pause is None or not pause.note:
        return ()
    return (say_here("pause-noted", text=Said(escape(clean_text(pause.note, MOST_NOTE)))),)


def _when(at: float) -> str:
    return f"<t:{int(at)}:R>"
