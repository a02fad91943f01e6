"""The form of a note, in every game: on which thing, and what it says."""

from __future__ import annotations

from bot.panels.table import NOBODY, button
from bot.text import Names, cut, say
from bot.text.facts import noted
from bot.ui.message import Form, Press, TextPart
from bot.view import View
from rules import notes
from rules.contract import Offer
from rules.names import match

ON, TEXT = "on", "text"
"""The parts of the form."""

_TITLE = 45
"""The most characters of a form's title, and of a part's label."""


def note_press(locale: str, thing: str = "") -> Press:
    """The button that opens the form, on a thing where that is known."""
    return button(say("button-note-this" if thing else "button-note", NOBODY, locale), "form", f"note;{thing}")


def form(view: View, names: Names, arg: str) -> Form:
    """What the note on a thing (`arg`) says now; without one, what it is on is typed."""
    locale = view.table.language
    what = TextPart(
        ON, _label(say("part-on", NOBODY, locale)), placeholder=say("hint-note", NOBODY, locale), required=True
    )
    told = TextPart(
        TEXT,
        _label(say("part-text", NOBODY, locale)),
        value=notes.on(view.state, arg) if arg else "",
        longest=notes.LONGEST,
        lines=True,
    )
    title = say("note-on", names.plain, locale, on=arg) if arg else say("form-note", NOBODY, locale)
    return Form("note", arg, _label(title), (told,) if arg else (what, told), view.table.id)


def offers(view: View, names: Names) -> list[Offer]:
    """What a note can be on, by what it is called: what is where the running turn is first, then what has one, then the rest."""
    locale = view.table.language
    now, kept = set(view.game.here(view.state)), {note.on for note in view.state.notes}
    known = {each.key: each.name for each in view.game.things(view.state)}
    keys = sorted(dict.fromkeys((*known, *kept)), key=lambda key: (key not in now, key not in kept))
    called = {key: noted(key, names.plain, locale) for key in keys}
    return [Offer(key, known.get(key, key) if called[key] == key else called[key]) for key in keys]


def meant(view: View, names: Names, typed: str) -> str:
    """The key of what is called so, where the words are the bot's own, such as those of a step; else what was typed."""
    called = [(offer.key, offer.name) for offer in offers(view, names)]
    return match(typed, called) or typed


def _label(text: str) -> str:
    return cut(text, _TITLE)
