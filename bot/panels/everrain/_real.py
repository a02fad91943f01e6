"""`The real one was...`: what the dice and cards at the board came to, where the bot had rolled or drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.asking import bots_draws
from bot.panels.everrain import _words as words
from bot.panels.everrain._names import voice
from bot.panels.everrain._question import about, dealt, drawn_for
from bot.panels.presses import MENU, OPTION
from bot.panels.table import LABEL, fitted, rows
from bot.text import cut
from bot.text.names import Said
from bot.ui.message import Menu, Message, Press, Row
from bot.view import Played, View
from rules.contract import Draw

_ROWS = 5
"""The most rows of a message."""

_LATER = 5
"""So many rolls have a button of their own where not everything has a menu."""


def real(played: Played) -> Message:
    """What the bot rolled and drew for an entry, and for each what it may really have been.

    Cards and single dice have a menu; the faces of several dice are typed in a form. What there is no room for is put right by
    taking the entry back and telling cards or dice with the command.
    """
    view, say = played.after, voice(played.after)
    draws = list(bots_draws(played))
    lines = [say("real-what"), *(_drew(view, draw) for _, draw in draws)]
    forms = [_form(view, f"{played.number};{place}", draw) for place, draw in draws if _typed(draw)][:_LATER]
    room = _ROWS - (1 if forms else 0)
    menus = [
        each for place, draw in draws if not _typed(draw) for each in _menus(view, f"{played.number};{place}", draw)
    ]
    if len(menus) > room or len(forms) < sum(_typed(draw) for _, draw in draws):
        lines.append(say("everrain-real-more"))
    below: tuple[Row, ...] = (*menus[:room], *rows(forms, 1))
    return Message(lines=fitted(lines, why=False, locale=say.locale), rows=below)


def _typed(draw: Draw) -> bool:
    """Whether it was a roll of several dice, whose faces are told in a form."""
    return len(draw.got) > 1


def _drew(view: View, draw: Draw) -> str:
    say = voice(view)
    got = words.commas(say, (dealt(view, draw.stream, each) for each in draw.got))
    return say("everrain-real", got=got, what=drawn_for(view, draw))


def _form(view: View, arg: str, draw: Draw) -> Press:
    """The button that opens the form for the faces."""
    say, (_, who) = voice(view), about(view, draw.question.split(" ", 2)[2])
    label = say.plain("everrain-real-faces", stream=Said(say(f"stream-{draw.stream}")), who=who)
    return Press("form", f"real;{arg};{len(draw.got)}", cut(label, LABEL))


def _menus(view: View, arg: str, draw: Draw) -> Iterator[Menu]:
    """All that one die or card may have been instead, in the order of the names; none when there is no other."""
    say = voice(view).plain
    others = dict.fromkeys(each for each in draw.possibilities if each not in draw.got)
    named = sorted((dealt(view, draw.stream, key), key) for key in others)
    presses = [Press("real", f"{arg};{key}", cut(name, OPTION)) for name, key in named]
    got = Said(dealt(view, draw.stream, draw.got[0]))
    yield from _in_menus(cut(say("everrain-real-menu", got=got, what=drawn_for(view, draw)), OPTION), presses)


def _in_menus(placeholder: str, presses: Sequence[Press]) -> Iterator[Menu]:
    for start in range(0, len(presses), MENU):
        yield Menu(placeholder, tuple(presses[start : start + MENU]))
