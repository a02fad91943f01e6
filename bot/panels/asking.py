"""Rolls and picks of every game that are asked for: what their answers are called, and the buttons and menus for them."""

from __future__ import annotations

from itertools import cycle, islice

from bot.panels.table import LABEL, NOBODY, Voice, button
from bot.text import cut, say
from bot.text.catalogue import has
from bot.text.saying import joined, thing
from bot.ui.message import Menu, Press, Row
from rules.questions import BOT, Pick, Roll

BUTTONS = 8
"""The most possibilities of a pick that are shown as buttons; more are a menu."""

MENU = 25
"""The most possibilities in a menu."""


def drawn(say: Voice, stream: str, key: str) -> str:
    """What was rolled or drawn from a stream: a face, a thing of the stream's own kind, or whatever else has the key."""
    kind = say.names.vocabulary.streams.get(stream)
    if kind is not None:
        return say.names.of(kind, key)
    face = f"face-{key}"
    return say(face) if has(face) else thing(key, say.names, say.locale)


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


def _rolls(say: Voice, question: Roll, presses: list[Press], known: int) -> tuple[Press, ...]:
    """What it came to, then every die in a form, and last the bot; at the bot's own dice just that, to be tapped."""
    *outcomes, bot = presses
    if not question.own:
        return (Press(bot.verb, bot.arg, bot.label, style="primary"),)
    return (*outcomes, button(say.plain("button-rolled"), "form", f"rolled;{known}"), bot)


def _press(say: Voice, question: Roll | Pick, key: str) -> Press:
    most = LABEL if isinstance(question, Roll) or len(question.possibilities) <= BUTTONS else 100
    return Press("answer", key, cut(called(say.plain, question, key), most))
