"""Rolls and picks of every game that are asked for: what their answers are called, and the buttons and menus for them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

from bot.panels.table import LABEL, NOBODY, Voice, button
from bot.tables.waits import last_asked
from bot.text import cut, say
from bot.text.catalogue import has
from bot.text.saying import joined, thing
from bot.ui.message import Menu, Press, Row
from bot.view import Asking, Played, View
from rules.contract import Draw, Question
from rules.questions import BOT, Pick, Roll

BUTTONS = 8
"""The most possibilities of a pick that are shown as buttons; more are a menu."""

MENU = 25
"""The most possibilities in a menu."""


def drawn(say: Voice, stream: str, key: str) -> str:
    """What was rolled or drawn from a stream: a thing of the stream's own kind, or whatever has the key."""
    kind = say.names.vocabulary.streams.get(stream)
    return thing(key, say.names, say.locale) if kind is None else say.names.of(kind, key)


def called(say: Voice, question: Roll | Pick, key: str) -> str:
    """An answer in full: what it came to, the faces rolled, what was drawn, or that the bot rolls or draws."""
    if key == BOT:
        how = "pick" if isinstance(question, Pick) else "roll" if question.own else "tap"
        return say(f"answer-{how}")
    if isinstance(question, Roll) and has(outcome := f"answer-{key}"):
        return say(outcome)
    return joined((drawn(say, question.stream, each) for each in key.split(" ")), "comma", say.locale)


def answers(say: Voice, question: Roll | Pick, known: int) -> tuple[Row, ...]:
    """The answers as buttons, many possibilities as a menu; `known` is how many answers the action has that waits."""
    presses = [_press(say, question, option.key) for option in question.options]
    if isinstance(question, Roll):
        return (_rolls(say, question, presses, known),)
    *possible, bot = presses
    if len(possible) > BUTTONS:
        return Menu(say.plain("answer-menu"), tuple(possible[:MENU])), (bot,)
    return tuple(tuple(presses[start : start + 5]) for start in range(0, len(presses), 5))


def how(say: Voice, question: Roll | Pick) -> str:
    """How it is answered, in a line; nothing where one button is all there is."""
    if isinstance(question, Roll):
        return say("question-how-rolled", example=example(question)) if question.own else ""
    more = len(question.possibilities) - MENU
    return say("question-more", count=more) if more > 0 else say("question-how")


def example(question: Roll) -> str:
    """Faces of so many dice as they may be typed, each by its first letter.

    >>> example(Roll("scouting", "sloop s1", 3, ("1", "2", "skull", "skull")))
    's 2 1'
    """
    faces = tuple(dict.fromkeys(question.faces))[::-1]
    return " ".join(face[0] for face in islice(cycle(faces), question.dice))


def real_press(entry: int, locale: str) -> Press:
    """The button that says that a draw or roll of the bot's in an entry was another at the board."""
    return button(say("button-real", NOBODY, locale), "real", str(entry))


def real_presses(played: Played) -> tuple[Press, ...]:
    """Under what the bot rolled or drew for: that it was another."""
    return (real_press(played.number, played.after.table.language),) if any(bots_draws(played)) else ()


def bots_draws(played: Played) -> Iterator[tuple[int, Draw]]:
    """The bot's draws of an entry, each with its place among the answers."""
    for place, each in enumerate(played.answers):
        if isinstance(each, Draw) and each.source == "bot":
            yield place, each


def question_how(say: Voice, question: Question, most: int) -> str:
    """How any question is answered, in a line; `most` of its options are shown."""
    if isinstance(question, Roll | Pick):
        return how(say, question)
    more = len(question.options) - most
    return say("question-more", count=more) if more > 0 else say("question-how")


def back_press(view: View, waiting: Asking) -> Press:
    """Takes back the last answer to what waits, or what was asked for itself."""
    answered = last_asked(view, waiting) is not None
    label = say("button-undo-answer" if answered else "button-undo-asked", NOBODY, view.table.language)
    return button(label, "back", str(waiting.known))


def _rolls(say: Voice, question: Roll, presses: list[Press], known: int) -> tuple[Press, ...]:
    """What it came to, then every die in a form, and last the bot; at the bot's own dice just that, to be tapped."""
    *outcomes, bot = presses
    if not question.own:
        return (Press(bot.verb, bot.arg, bot.label, style="primary"),)
    return (*outcomes, button(say.plain("button-rolled"), "form", f"rolled;{known}"), bot)


def _press(say: Voice, question: Roll | Pick, key: str) -> Press:
    most = LABEL if isinstance(question, Roll) or len(question.possibilities) <= BUTTONS else 100
    return Press("answer", key, cut(called(say.plain, question, key), most))
