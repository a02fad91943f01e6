"""Questions of a waiting action, and buttons that play a request."""

from __future__ import annotations

from bot.panels import asking
from bot.panels.betrayal import _words as words
from bot.panels.betrayal._lines import lines as told
from bot.panels.betrayal._names import pack_of, realm_of, voice
from bot.panels.table import TITLE, Voice, asked_press, button, fitted, rows, short
from bot.text import cut
from bot.text.catalogue import has
from bot.text.names import Said
from bot.ui.message import Message, Row
from bot.view import Asking, View
from rules.betrayal.bags import everybody
from rules.betrayal.questions import Weakest
from rules.contract import Option, Question, Request
from rules.knowing import KNOWN, NEW
from rules.questions import Pick, Roll

ANSWERS = 20
"""The most answers shown as buttons: four rows, with one below them for Undo."""

_NAMING = ("name", "draw", "clash", "dungeon", "explore", "fill", "skill")
"""What is asked again with another name in it, or with the same one as a new one."""

_LISTS = ("name", "chips", "require", "add")
"""The options with names in them."""

_MAY_LACK = ("enemy", "province", "name", "switch", "value")
"""Options that a request may be without."""


def question(view: View) -> Message:
    """What a waiting action asks, what happened so far, and its answers as buttons."""
    waiting, say = view.asking, voice(view)
    assert waiting is not None
    lines = [say("dropped-answers", count=waiting.dropped)] if waiting.dropped else []
    lines.append(asked(view, waiting.question))
    if waiting.events:
        lines += [say("question-so-far"), *told(view, waiting.events)]
    lines.append(asking.question_how(say, waiting.question, ANSWERS))
    title = cut(_asked(view, waiting.question, "short"), TITLE)
    return Message(title, fitted(lines, why=False, locale=say.locale), rows=answer_rows(view, waiting))


def asked(view: View, question: Question) -> str:
    """A question in words."""
    return _asked(view, question)


def _asked(view: View, question: Question, how: str = "") -> str:
    say = voice(view)
    if not isinstance(question, Weakest):
        return say.tagged(question, how) if how else say(question)
    message = "betrayal-weakest.short" if how else "betrayal-weakest"
    return say(message, who=_called(say, view, question.unit))


def _called(say: Voice, view: View, handle: str) -> Said:
    """A unit by its handle."""
    enemy = next((each.enemy for each in everybody(realm_of(view)) if each.handle == handle), None)
    return Said(handle) if enemy is None else words.who(say, handle, enemy.side)


def answer_rows(view: View, waiting: Asking) -> tuple[Row, ...]:
    """The answers of a question as buttons, and below them the Undo of what waits."""
    return (*_answers(view, waiting), (asking.back_press(view, waiting), asked_press(view.table.language)))


def _answers(view: View, waiting: Asking) -> tuple[Row, ...]:
    question = waiting.question
    if isinstance(question, Roll | Pick):
        return asking.answers(voice(view), question, waiting.known)
    return rows([button(answer_name(view, each), "answer", each.key) for each in question.options[:ANSWERS]], 4)


def answer_name(view: View, option: Option) -> str:
    """An answer in full: a unit by its number and its name."""
    say = voice(view).plain
    if view.asking is not None and isinstance(view.asking.question, Roll | Pick):
        return asking.called(say, view.asking.question, option.key)
    enemy = next((each.enemy for each in everybody(realm_of(view)) if each.handle == option.key), None)
    return option.key if enemy is None else words.ranked(say, option.key, enemy.side)


def label(view: View, request: Request) -> str:
    """What a button for a request says: `3 is back in its bag`; nothing for an unknown verb."""
    given = dict(request.given)
    message = "betrayal-cure-named" if request.verb in _NAMING else f"betrayal-cure-{request.verb}"
    message = "cure-rule" if request.verb == "rule" else message
    if not has(message):
        return ""
    say = voice(view).plain
    province = words.province(say, pack_of(view), str(given.get("province", "")))
    name = next((str(given[option]).partition("/")[0] for option in (NEW, KNOWN, *_LISTS) if option in given), None)
    more = {"province": province, "name": name, "new": NEW in given}
    facts: dict[str, object] = {**dict.fromkeys(_MAY_LACK), **given, **more}
    return short(say, lambda say: say(message, **facts))
