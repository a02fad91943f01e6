"""What is said while a table of any game is set up: that it starts, its language, and what was taken over from last time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.panels.panel import Mention
from bot.panels.sheet import middle_press
from bot.panels.table import NOBODY, Voice, button, command_list, fitted
from bot.text import Names, say
from bot.text.names import Said
from bot.text.saying import joined
from bot.ui.message import Message, Press
from bot.view import View


def is_open(view: View) -> bool:
    """Whether a table is still being set up: nobody has said that it starts, and the game is not under way."""
    return view.table.lobby and not view.game.under_way(view.state) and view.asking is None


def start_press(say: Voice) -> Press:
    """The button that ends setting up."""
    return replace(button(say("button-start"), "set", "lobby=no"), style="primary")


def rest_row(view: View, say: Voice) -> tuple[Press, ...]:
    """The house rules, what was last time, the language, and that they are in the middle of a game."""
    same = (button(say("button-same"), "same"),) if view.earlier else ()
    named = Said(language_name(say.locale))
    language = button(say("button-language", name=named), "language")
    return (button(say("button-house"), "house"), *same, language, middle_press(say.locale))


def begun(view: View) -> Message:
    """The table is no longer being set up."""
    return Message(lines=(say("lobby-begun", NOBODY, view.table.language),))


def languages(view: View, known: Iterable[str], mention: Mention) -> Message:
    """Which languages there are, and how to change to one."""
    say_here = Voice(NOBODY, view.table.language)
    names = [language_name(each) for each in known]
    told = joined(names, "comma", say_here.locale)
    line = say_here("languages", count=len(names), names=told, command=command_list(mention, "campaign language"))
    return Message(lines=(line,))


def language_name(locale: str) -> str:
    """What a language is called in itself."""
    return say("language-name", NOBODY, locale)


def language_set(locale: str, where: str) -> Message:
    """From now on a table (`table`), the new ones (`server`), or `both`, speak this language: said in it."""
    return Message(lines=(say("language-set", NOBODY, locale, where=where, name=language_name(locale)),))


def taken_over(view: View, names: Names, seats: Sequence[str], switches: Iterable[tuple[str, str]]) -> str:
    """What is as it was last time: these seats have come, and these switches have these values."""
    say_here = Voice(names, view.table.language)
    came = [names.seat(seat) for seat in seats]
    turned = [say_here("same-setting", switch=switch, value=value) for switch, value in switches]
    [line] = fitted((say_here("same-taken", what=joined((*came, *turned), "comma", say_here.locale)),))
    return line
