"""The sheet in a form: the whole state as lines to be changed, what a sent one changes, and what a correction by it was."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.panels import noting
from bot.panels.table import LABEL, NOBODY, Voice, button, fitted, folded
from bot.tables.outcome import Undone
from bot.text import Names, clean_text, cut, say
from bot.text.facts import noted
from bot.text.names import Said
from bot.text.saying import joined
from bot.ui.message import Form, Menu, Message, Press, TextPart
from bot.view import View
from rules import sheet
from rules.contract import Amended, Change, Event
from rules.names import slug
from rules.seating import MOST_SEATS
from rules.sheet import NONE, Called, Clash
from rules.sheet.quoting import parts, unquoted

FORM = "sheet"
"""The name of the form, and the verb of the button that opens it."""

AGAIN, APPLY = "sheet-again", "sheet-apply"
"""The verbs of the buttons below a preview."""

_ROOM = 4000
_FILLED = 3000
"""The most characters of a field, and how many of them are filled, so that there is room for more lines."""
_FIELDS = 5
_TITLE = 45
_OPTION = 90
_SHOWN = 300
"""The most characters of one line of a preview."""
_NAMED = 5
"""How many lines that were left out are named."""
_BACK = 10
"""How many lines of what was taken back are told."""
_NOTE = "note "
_WHOLE = (_NOTE, "house ", "party ", "order ")
"""How lines begin that have one value."""


class Section(NamedTuple):
    """What one form has room for: the texts of its fields, and the keys of the lines in them."""

    fields: tuple[str, ...]
    keys: tuple[str, ...]


def sheet_press(locale: str) -> Press:
    """The button that opens the sheet."""
    return button(say("button-sheet", NOBODY, locale), FORM)


def middle_press(locale: str) -> Press:
    """The button of the lobby that opens it, for who comes in the middle of a game."""
    return button(say("button-middle", NOBODY, locale), FORM)


def called(view: View, names: Names) -> Called:
    """What a table calls its seats, those that the sheet can add too, and all that a note can be on."""
    player = say("seat-unnamed", None, view.table.language)
    new = ((f"s{number}", f"{player} {number}") for number in range(1, MOST_SEATS + 1))
    things, own = tuple(view.game.things(view.state)), tuple((seat.key, seat.name) for seat in view.sitting)
    seats = (*own, *((each.key, each.name) for each in things if each.key in view.state.seats))
    known = {note.on for note in view.state.notes} - {each.key for each in things}
    noted = ((each.key, each.name) for each in noting.offers(view, names) if each.key not in known)
    return Called((*seats, *(pair for pair in new if pair[0] not in view.state.seats)), (*noted, *seats))


# ------------------------------------------------------------------------------------------------ the form


def sections(view: View, names: Names) -> tuple[Section, ...]:
    """The sheet of a table, cut into as many forms as it needs; a long line goes on in the next field."""
    say_here = Voice(names.plain, view.table.language)
    lines = [(line.key, _pieces(line.text)) for line in sheet.written(view.state, called(view, names))]
    head = [f"# {line}" for line in _head(say_here, view, lines)]
    examples = [("", [f"# {text}"]) for text in _examples(say_here, view)]
    made = [_Filling([head], [])]
    for key, pieces in (*lines, *examples):
        if len(pieces) <= _FIELDS and not made[-1].take(key, pieces):
            made.append(_Filling([], []))
            made[-1].take(key, pieces)
    return tuple(Section(tuple("\n".join(field) for field in each.fields), tuple(each.keys)) for each in made)


class _Filling(NamedTuple):
    """A form that is being filled: the lines of its fields, and their keys."""

    fields: list[list[str]]
    keys: list[str]

    def take(self, key: str, pieces: list[str]) -> bool:
        """Takes a line in, each of its pieces in a field of its own where they are several; false when there is no room."""
        fits = self.fields and sum(len(line) + 1 for line in self.fields[-1]) + len(pieces[0]) <= _FILLED
        if len(pieces) == 1 and fits:
            self.fields[-1] += pieces
        elif len(self.fields) + len(pieces) <= _FIELDS:
            self.fields.extend([piece] for piece in pieces)
        else:
            return False
        self.keys.extend([key] if key else [])
        return True


def _pieces(text: str) -> list[str]:
    """A line in as many as it needs to fit into fields, each but the first with the mark that it goes on."""
    if len(text) <= _FILLED:
        return [text]
    return [
        f"{sheet.ON if number else ''}{piece}"
        for number, piece in enumerate(
            textwrap.wrap(text, _FILLED - len(sheet.ON), break_long_words=False, break_on_hyphens=False)
        )
    ]


def _head(say_here: Voice, view: View, lines: Sequence[tuple[str, list[str]]]) -> Iterator[str]:
    """How it is filled in, who the seats are, and what no form has room for: lines that are not read."""
    yield say_here("sheet-how")
    yield say_here("sheet-seats")
    yield from (say_here("sheet-seat", key=key, seat=key) for key in view.state.seats if key in view.seats)
    if any(1 < len(pieces) <= _FIELDS for _, pieces in lines):
        yield say_here("sheet-goes-on", mark=sheet.ON.strip())
    if long := tuple(key for key, pieces in lines if len(pieces) > _FIELDS):
        yield say_here("sheet-left-out", count=len(long), lines=long)


def _examples(say_here: Voice, view: View) -> list[str]:
    lines = [line.text for line in sheet.examples(view.state)]
    return [say_here("sheet-examples"), *lines] if lines else []


def form(view: View, section: int, fields: Sequence[str], base: int) -> Form:
    """The form with these texts in its fields; it knows of which entry and which part of the sheet it is."""
    locale, several = view.table.language, len(fields) > 1
    told = [
        TextPart(
            str(number),
            _label("part-sheet-of" if several else "part-sheet", locale, part=number, parts=len(fields)),
            value=text[:_ROOM],
            longest=_ROOM,
            lines=True,
        )
        for number, text in enumerate(fields, start=1)
    ]
    if len(told) < _FIELDS and fields[-1:] != ("",):
        told.append(TextPart(str(len(told) + 1), _label("part-sheet-more", locale), longest=_ROOM, lines=True))
    return Form(FORM, f"{base};{section}", cut(say("form-sheet", NOBODY, locale), _TITLE), tuple(told), view.table.id)


def _label(message: str, locale: str, **facts: object) -> str:
    return cut(say(message, NOBODY.plain, locale, **facts), _TITLE)


def choosing(view: View, cut_into: Sequence[Section]) -> Message:
    """Which part of a long sheet is to be opened."""
    say_here = Voice(NOBODY, view.table.language)
    presses = tuple(
        Press(
            FORM,
            str(number),
            cut(say_here.plain("sheet-part", part=number + 1, first=each.keys[0], last=each.keys[-1]), _OPTION),
        )
        for number, each in enumerate(cut_into)
        if each.keys
    )
    return Message(lines=(say_here("sheet-parts"),), rows=(Menu(say_here.plain("sheet-part-menu"), presses),))


# ------------------------------------------------------------------------------------------------ what it changes


class Notices(NamedTuple):
    """What is to be said of a sheet besides its changes: what others changed too, what was left out and stays, that it is empty."""

    clashes: tuple[Clash, ...] = ()
    left_out: tuple[str, ...] = ()
    empty: bool = False


def notices(view: View, told: Notices) -> Iterator[str]:
    """Each in a line."""
    say_here = Voice(NOBODY, view.table.language)
    if told.empty:
        yield say_here("sheet-empty")
    for clash in told.clashes:
        if clash.gone:
            yield say_here("sheet-gone", line=clash.key)
        else:
            yield say_here("sheet-clash", line=clash.key, fields=clash.fields)
    if told.left_out:
        few = told.left_out[:_NAMED]
        yield say_here("sheet-stays", count=len(told.left_out), lines=few, more=len(told.left_out) - len(few))


def preview(
    view: View, names: Names, events: Iterable[Event], told: Notices, kept: tuple[str, str], *, again: bool = False
) -> Message:
    """What a sheet that was sent would change, what follows, and the button that does it.

    `kept` is what that stands for, and the name under which what was written is kept. `again` says that the table has moved on
    since it was told the last time.
    """
    say_here, follows = Voice(names, view.table.language), [each for each in events if not isinstance(each, Amended)]
    changes = [change for each in events if isinstance(each, Amended) for change in each.changes]
    count = len(changes)
    head = say_here("sheet-preview-again" if again else "sheet-preview", count=count)
    said = notices(view, told)
    lines = (
        head,
        *said,
        *changed(say_here, changes),
        *(say_here(each) for each in follows),
        say_here("sheet-preview-how"),
    )
    apply = Press(APPLY, ";".join(kept), cut(say_here.plain("button-sheet-apply", count=count), LABEL), style="primary")
    return Message(
        lines=fitted(lines, why=False, locale=say_here.locale),
        rows=((apply, again_press(kept[1], say_here.locale)),),
    )


def refused(lines: tuple[str, ...], kept: str, locale: str) -> Message:
    """What is wrong with a sheet that was sent, with the button that opens it as it was filled in; `kept` is where that is."""
    return Message(lines=lines, rows=((again_press(kept, locale),),))


def again_press(kept: str, locale: str) -> Press:
    """The button that opens the form as it was filled in, by the name under which that is kept."""
    return button(say("button-sheet-again", NOBODY, locale), AGAIN, kept)


def told(say_here: Voice, event: Amended) -> Iterator[str]:
    """A correction by the sheet: how much it was, each line, and whom the seats that are new with it are to be given."""
    yield say_here(event)
    yield from changed(say_here, event.changes)
    new = tuple(key for change in event.changes if change.key == "seats" for key in _added(change))
    if new:
        yield say_here("sheet-new-seats", seats=new)


def back(outcome: Undone, names: Names) -> tuple[str, ...]:
    """What corrections by the sheet that were taken back, or brought back, made otherwise: as it is now."""
    say_here = Voice(names, outcome.view.table.language)
    lines = changed(say_here, _back(outcome), again=not outcome.done)
    return folded(tuple(lines), _BACK, why=False, locale=say_here.locale)


def _back(outcome: Undone) -> Iterator[Change]:
    """Of several steps only what is otherwise after all of them, on the lines that were corrected."""
    steps = (outcome.entry, *outcome.more)
    told = [each for step in steps for event in step.events if isinstance(event, Amended) for each in event.changes]
    if len(steps) == 1:
        yield from told if outcome.done else (Change(each.key, each.after, each.before) for each in told)
        return
    was, now = ({line.key: line.value for line in sheet.written(at)} for at in (outcome.before, outcome.view.state))
    for key in dict.fromkeys(each.key for each in told):
        if was.get(key) != now.get(key):
            yield Change(key, was.get(key, ""), now.get(key, ""))


def _added(change: Change) -> Iterator[str]:
    before = parts(change.before, ",")
    return (each for each in parts(change.after, ",") if each not in {*before, NONE})


def changed(say_here: Voice, changes: Iterable[Change], *, again: bool = False) -> Iterator[str]:
    """Each line that is otherwise: of one with several fields, only those. `again` says that it is so as it was before."""
    for change in changes:
        how = _how(change, again=again)
        fields = list(_fields(change)) if how == "other" else []
        if not fields:
            yield say_here(
                "sheet-change", how=how, line=_line(say_here, change), was=_cut(change.before), now=_cut(change.after)
            )
            continue
        nothing = say_here("sheet-nothing")
        moved = [(_cut(was) or nothing, _cut(now) or nothing) for was, now in fields]
        said = [say_here("sheet-moved", was=was, now=now) for was, now in moved]
        what = joined(said, "comma", say_here.locale)
        yield Said(f"{say_here('sheet-line', line=_line(say_here, change))} {what}")


def _how(change: Change, *, again: bool) -> str:
    """In which words a line is otherwise: it comes or is gone, as does a whole part of the table with all its lines."""
    part = {change.before, change.after} == {"", NONE} and " " not in change.key
    if not change.before:
        return "over" if part else "back" if again else "come"
    if not change.after:
        return "again" if part else "gone"
    return "other"


def _line(say_here: Voice, change: Change) -> str:
    """A line's key in the table's words: what a note is on, or a thing by the name of which its key is made."""
    head, _, last = change.key.rpartition(" ")
    if change.key.startswith(_NOTE):
        thing = unquoted(change.key.removeprefix(_NOTE))
        return f"{_NOTE}{noted(thing, say_here.names.plain, say_here.locale)}"
    name = _apart(change.after or change.before).get("name", "").removeprefix("name ")
    return f"{head} {name}" if head and slug(name) == last else change.key


def _fields(change: Change) -> Iterator[tuple[str, str]]:
    """The fields of a line that are otherwise, before and after; none where it has only one value."""
    was, now = (_apart(text) for text in (change.before, change.after))
    if change.key.startswith(_WHOLE) or " " not in change.key or not was.keys() & now.keys():
        return
    for name in dict.fromkeys((*was, *now)):
        if was.get(name) != now.get(name):
            yield was.get(name, ""), now.get(name, "")


def _apart(text: str) -> dict[str, str]:
    return {part.partition(" ")[0]: part for part in parts(text, ";")}


def _cut(text: str) -> str:
    return clean_text(cut(text, _SHOWN), _SHOWN)
