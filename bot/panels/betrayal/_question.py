"""Questions of a waiting action, and buttons that play a request."""

from __future__ import annotations

from bot.panels import asking
from bot.panels.betrayal._names import voice
from bot.panels.table import asked_press, button, fitted, rows, short
from bot.text.catalogue import has
from bot.text.saying import say_with
from bot.ui.message import Message
from bot.view import View
from bot.waits import last_asked
from rules.contract import Option, Request
from rules.questions import Pick, Roll


def question(view: View) -> Message:
    """What a waiting action asks, and its answers as buttons."""
    waiting, say = view.asking, voice(view)
    assert waiting is not None
    label = say.plain("button-undo-answer" if last_asked(view, waiting) is not None else "button-undo-asked")
    below = (button(label, "back", str(waiting.known)), asked_press(say.locale))
    asked = waiting.question
    if isinstance(asked, Roll | Pick):
        answers = asking.answers(say, asked, waiting.known)
    else:
        answers = rows([button(answer_name(view, each), "answer", each.key) for each in asked.options])
    return Message(say.tagged(asked, "short"), fitted((say(asked),)), rows=(*answers, below))


def answer_name(view: View, option: Option) -> str:
    """An answer in full."""
    say = voice(view).plain
    if view.asking is not None and isinstance(view.asking.question, Roll | Pick):
        return asking.called(say, view.asking.question, option.key)
    return option.key


def label(view: View, request: Request) -> str:
    """What a button for a request says; nothing for an unknown verb."""
    message = f"cure-{request.verb}"
    facts: dict[str, object] = dict(request.given)
    say = voice(view).plain
    return short(say, lambda say: say_with(message, say.names, say.locale, facts)) if has(message) else ""
