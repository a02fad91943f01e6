"""All that is at a table, to be put right one thing at a time: by kind where it is more than a message has room for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from bot.panels.noting import note_press
from bot.panels.panel import Kind, Panel
from bot.panels.presses import to_right
from bot.panels.seating import seats_kind
from bot.panels.sheet import sheet_press
from bot.panels.table import NOBODY, Voice, button, rows
from bot.text import cut, say
from bot.ui.message import Form, Menu, Message, Press, TextPart, each_press
from bot.ui.stamps import stamp
from bot.view import Played, View
from rules import sheet
from rules.contract import Annotated
from rules.sheet import Line

TOGETHER = 20
"""So many things stand in one message: four rows, with one below them for all that has no button of its own."""

MENU = 25
"""The most lines of a menu."""

MENUS = 4
"""The most menus of a message, with a row of buttons below."""

LINES = "lines"
"""The kind that is each line of the table as the sheet has it."""

LINE = "line"
"""The part of the form for a line, and the form's name."""

_ARG = re.compile(r"(?P<kind>[a-z]*)(?:;(?P<page>[1-9][0-9]{0,3}))?")
_OPTION = 100
_ROWS = 5
_TITLE = 45
_LONGEST = 4000


def with_fix(why: Message, played: Played) -> Message:
    """A Why with the button that opens the corrections of its entry; the first, which opened the table, has none."""
    if played.number == 1:
        return why
    fix = button(say("button-that-was-wrong", NOBODY, played.after.table.language), "fix", str(played.number))
    return replace(why, rows=(*why.rows, (fix,)))


def in_every_game(played: Played) -> tuple[Press, ...]:
    """What an entry was about that every game has: the notes that it wrote or took away."""
    things = dict.fromkeys(event.on for event in played.events if isinstance(event, Annotated))
    return tuple(note_press(played.after.table.language, thing) for thing in things)


def with_else(corrections: Message, view: View) -> Message:
    """What an entry was about, with the button for everything else, where there is room for it."""
    other = button(say("button-something-else-wrong", NOBODY, view.table.language), "correct")
    corrections = each_press(corrections, to_right)
    return replace(corrections, rows=(*corrections.rows, (other,))[:_ROWS])


def correcting(view: View, panel: Panel, arg: str) -> Message:
    """What can be put right: everything, or one kind of it, or each line; `arg` is `<kind>;<page>`, empty for everything.

    What no longer is, as a page or a kind, is everything again.
    """
    match = _ARG.fullmatch(arg)
    kind, page = ("", 1) if match is None else (match["kind"], int(match["page"] or 1))
    if kind == LINES:
        return _lines(view, page)
    kinds = [Kind(each.key, tuple(map(to_right, each.presses))) for each in panel.puttable(view) if each.presses]
    seats = seats_kind(view)
    chosen = next((each for each in (*kinds, seats) if each.key == kind and each.presses), None)
    return _all(view, kinds, seats) if chosen is None else _one(view, chosen, page)


def _all(view: View, kinds: Sequence[Kind], seats: Kind) -> Message:
    """Everything of the game side by side, or a button for each kind; the seats behind one button."""
    say_here, below = Voice(NOBODY, view.table.language), _below(view)
    sitting = [button(say_here("button-seats"), "correct", seats.key)] if seats.presses else []
    each = [*(press for kind in kinds for press in kind.presses), *sitting]
    if len(each) > TOGETHER:
        each = [*(_kind_press(say_here, kind) for kind in kinds), *sitting]
    return Message(say_here("correcting"), (say_here("correcting-what"),), rows=(*rows(each, 4), below))


def _kind_press(say_here: Voice, kind: Kind) -> Press:
    label = say_here("button-kind", kind=_called(say_here, kind), count=len(kind.presses))
    return kind.presses[0] if len(kind.presses) == 1 else button(label, "correct", kind.key)


def _called(say_here: Voice, kind: Kind) -> str:
    return say_here(f"correct-kind-{kind.key}")


def _below(view: View) -> tuple[Press, ...]:
    """What has no button of its own: notes, house rules, each line, all of it as text."""
    locale = view.table.language
    house = button(say("button-house", NOBODY, locale), "house")
    lines = button(say("button-lines", NOBODY, locale), "correct", LINES)
    return (note_press(locale), house, lines, sheet_press(locale))


def _one(view: View, kind: Kind, page: int) -> Message:
    """The things of one kind, twenty a page."""
    say_here = Voice(NOBODY, view.table.language)
    shown = kind.presses[(page - 1) * TOGETHER : page * TOGETHER]
    below = _paging(say_here, kind.key, page, more=len(kind.presses) > page * TOGETHER)
    title = say_here("correcting-of", kind=_called(say_here, kind))
    return Message(title, (say_here("correcting-what"),), rows=(*rows(shown, 4), below))


def _paging(say_here: Voice, kind: str, page: int, *, more: bool) -> tuple[Press, ...]:
    """Back to all kinds, and the next page where there is one."""
    back = button(say_here("button-all-kinds"), "correct")
    onward = (button(say_here("button-more-things"), "correct", f"{kind};{page + 1}"),) if more else ()
    return (back, *onward)


# ------------------------------------------------------------------------------------------------ line by line


def _lines(view: View, page: int) -> Message:
    """Each line of the table, a hundred a page, chosen from menus that say from where to where they go."""
    say_here = Voice(NOBODY, view.table.language)
    fits = [line for line in sheet.written(view.state) if line.key]
    shown = fits[(page - 1) * MENU * MENUS : page * MENU * MENUS]
    menus = tuple(_menu(say_here, shown[at : at + MENU]) for at in range(0, len(shown), MENU))
    below = _paging(say_here, LINES, page, more=len(fits) > page * MENU * MENUS)
    return Message(say_here("correcting"), (say_here("correcting-lines"),), rows=(*menus, below))


def _menu(say_here: Voice, lines: Sequence[Line]) -> Menu:
    first, last = (cut(each.key, _TITLE) for each in (lines[0], lines[-1]))
    options = tuple(Press("form", f"{LINE};{line.key}", cut(line.text, _OPTION)) for line in lines)
    return Menu(say_here("lines-from-to", first=first, last=last), options)


def line_form(view: View, key: str, value: str | None = None) -> Form | None:
    """A line of the table with its present value, or as it was filled in; None when there is none with this key."""
    line = _line(view, key)
    if line is None:
        return None
    locale = view.table.language
    hint, shown = say("hint-line", NOBODY, locale), line.value if value is None else value
    part = TextPart(LINE, cut(key, _TITLE), shown, hint, longest=_LONGEST, lines=len(shown) > _OPTION)
    title = say("form-line", NOBODY, locale)
    return Form(LINE, key, title, (part,), view.table.id, stamp((line.key, line.value)))


def _line(view: View, key: str) -> Line | None:
    return next((line for line in sheet.written(view.state) if line.key == key), None)
