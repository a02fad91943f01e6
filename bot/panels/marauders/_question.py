"""Questions of a waiting action, and buttons that play a request."""

from __future__ import annotations

from bot.panels import asking
from bot.panels.marauders._apart import labels
from bot.panels.marauders._battle_question import answer_called, battle_answers, placed_before
from bot.panels.marauders._lines import so_far, told, words
from bot.panels.marauders._names import sea_of, voice
from bot.panels.marauders._odds import command_stamp
from bot.panels.presses import MENU
from bot.panels.table import TITLE, Voice, asked_press, button, fitted, rows, short
from bot.refusal import Refusal
from bot.text import cut
from bot.text.catalogue import has
from bot.text.saying import joined, say_with
from bot.ui.ids import pack_request
from bot.ui.message import Message, Row
from bot.view import Asking, View
from rules.contract import Option, Question, Request
from rules.marauders.battle.questions import BattleQuestion, WhereHit
from rules.marauders.questions import AnotherWar, WhoHasMost
from rules.marauders.state import MOST_SKILL
from rules.questions import Pick, Roll

ANSWERS = 20
"""The most answers shown as buttons: four rows, with one below them for Undo."""

_NOT_GIVEN = dict.fromkeys(
    (
        *("gold", "cargo", "card", "scouting", "after", "ship", "zone", "name", "title", "moves", "new", "via", "only"),
        *("aggressor", "to", "by", "how", "nation"),
    )
)
"""Options that a request may be without."""


_STEPS = {"declare", "hit", "muster", "end-battle"}
"""The steps of a battle that name no seat and no ship."""


def question(view: View) -> Message:
    """What a waiting action asks, what happened so far, and its answers as buttons."""
    waiting = view.asking
    assert waiting is not None
    say = voice(view)
    lines = [say("dropped-answers", count=waiting.dropped)] if waiting.dropped else []
    lines += [say(waiting.question), *told_before(say, waiting.question)]
    lines += placed_before(say, waiting.question, waiting.answers)
    if waiting.events:
        lines += [say("question-so-far"), *words(told(say, so_far(view, waiting)))]
    lines.append(_how(say, waiting.question))
    title = cut(say.tagged(waiting.question, "short"), TITLE)
    return Message(title, fitted(lines, why=False, locale=say.locale), rows=answer_rows(view, waiting))


def answer_rows(view: View, waiting: Asking) -> tuple[Row, ...]:
    """The answers of a question as buttons, many as a menu, and below them the Undo of what waits."""
    return (*_answers(view, waiting), (asking.back_press(view, waiting), asked_press(view.table.language)))


def _answers(view: View, waiting: Asking) -> tuple[Row, ...]:
    question = waiting.question
    if isinstance(question, Roll | Pick):
        return asking.answers(voice(view), question, waiting.known)
    if isinstance(question, BattleQuestion):
        return battle_answers(voice(view), question, waiting.known)
    if isinstance(question, AnotherWar):
        return rows([button(answer_name(view, option), "answer", option.key) for option in question.options])
    options = question.options[:ANSWERS]
    named = zip(labels(voice(view).plain, options), options, strict=True)
    return rows([button(label, "answer", option.key) for label, option in named], 4)


def _how(say: Voice, question: Question) -> str:
    """How it is answered, in a line."""
    return asking.question_how(say, question, MENU if isinstance(question, WhereHit) else ANSWERS)


def told_before(say: Voice, question: Question) -> list[str]:
    """What was ever told of those whom a question is about, fresh or out of date, in a line."""
    if not isinstance(question, WhoHasMost) or not question.told:
        return []
    figures = [
        say(
            "told-of",
            seat=each.seat,
            figure=say(f"state-{question.what}", count=each.count, fresh=each.fresh),
        )
        for each in question.told
    ]
    return [say("told-before", list=joined(figures, "comma", say.locale))]


def scoutings(view: View, arg: str) -> Message:
    """The numbers that an assumed Scouting may really be, each a button; Refusal when somebody else commands the ship now."""
    ship, _, command = arg.partition(";")
    say, standing = voice(view), next((each for each in sea_of(view).ships if each.key == ship), None)
    if standing is None:
        raise Refusal("old-button", view=view)
    if standing.zone is None:
        return Message(lines=(say("gone-ship", ship=ship),))
    if command != command_stamp(standing):
        raise Refusal("old-button", view=view)
    numbers = range(1, MOST_SKILL + 1)
    presses = [button(str(each), "do", pack_request(_told(ship, standing.zone, each))) for each in numbers]
    return Message(lines=(say("form-scouting", ship=ship),), rows=rows(presses))


def label(view: View, request: Request) -> str:
    """What a button for a request says: `Leave port`, `Sail to Tortuga`; nothing for an unknown verb."""
    message = f"cure-{request.verb}"
    facts: dict[str, object] = {**_NOT_GIVEN, **dict(request.given), "seat": request.seat, **_of_battle(view, request)}
    say = voice(view).plain
    return short(say, lambda say: say_with(message, say.names, say.locale, facts)) if has(message) else ""


def _of_battle(view: View, request: Request) -> dict[str, object]:
    """Who fights whom, for the steps of the open battle, which name only sides."""
    battle = sea_of(view).battle
    if battle is None or request.verb not in _STEPS:
        return {}
    return {"ship": battle.ship, "seat": battle.seat, "ship_class": request.get("class")}


def _told(ship: str, zone: str, scouting: int) -> Request:
    return Request("place", None, (("ship", ship), ("zone", zone), ("scouting", scouting)))


def answer_name(view: View, option: Option) -> str:
    """An answer in full: what was rolled or drawn, the name of who it is, or the names of those who have equally much."""
    say = voice(view).plain
    if view.asking is not None and isinstance(view.asking.question, Roll | Pick):
        return asking.called(say, view.asking.question, option.key)
    if view.asking is not None and isinstance(view.asking.question, BattleQuestion):
        return answer_called(say, view.asking.question, option.key)
    if not option.things:
        return say(f"answer-{option.key}")
    names = [say.names.seat(thing) for thing in option.things]
    if len(names) == 1:
        return names[0]
    return say("button-answer-several", names=joined(names, "and", say.locale))
