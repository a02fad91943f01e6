"""What is asked in a battle: what each answer is called, and the answers as buttons, or as a menu and a form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.panels.presses import MENU
from bot.panels.table import Voice, button, capital, rows
from bot.text.names import Said
from bot.text.saying import joined, thing
from bot.ui.message import Menu, Press, Row
from rules.contract import Answer, Draw, Question
from rules.marauders.battle.questions import (
    BattleQuestion,
    IsClaimed,
    IsRepaired,
    WhereHit,
    WhichClass,
    WhichSkill,
    WhoAttacked,
    WhoseLastMan,
)

_BUTTONS = 8
"""So many places where hits can have landed are buttons; more are a menu."""


def answer_called(say: Voice, question: BattleQuestion, key: str) -> str:
    """An answer in full."""
    match question:
        case WhichClass():
            return say.names.of("class", key)
        case WhichSkill():
            return key
        case IsRepaired() | IsClaimed():
            return say(f"answer-{key}", ship_class=getattr(question, "ship_class", None))
        case WhereHit():
            return capital(places(say, key.split("+")))
        case WhoAttacked(seat) if key == "counted":
            return say("answer-counted", seat=seat)
        case WhoseLastMan(seat, ship) | WhoAttacked(seat, ship):
            return thing(ship if key == "npc" else seat, say.names, say.locale)


def places(say: Voice, where: Iterable[str]) -> Said:
    """Where hits landed, or what was rolled for it: `Hull x2, Masts`, `skull`."""
    called = {each: thing(each, say.names, say.locale) for each in where}
    return joined((_times(say, called[each], many) for each, many in Counter(where).items()), "comma", say.locale)


def _times(say: Voice, called: str, many: int) -> str:
    return say("hit-times", called=Said(called), count=many) if many > 1 else called


def placed_before(say: Voice, question: Question, answers: Iterable[Answer]) -> tuple[str, ...]:
    """What the bot rolled for the hits of which some are the table's to place, and which of these is asked about now."""
    if not isinstance(question, WhereHit):
        return ()
    rolls = [each.got for each in answers if isinstance(each, Draw) and each.stream == "hit-location"]
    rolled = (say("where-hit-rolled", rolled=places(say, rolls[-1])),) if rolls and question.why != "told" else ()
    if not question.by_hit:
        return rolled
    placed = places(say, question.placed) if question.placed else None
    example = question.example if question.open > 1 else None
    number = len(question.placed) + 1
    return (*rolled, say("where-hit-next", number=number, hits=question.hits, placed=placed, example=example))


def battle_answers(say: Voice, question: BattleQuestion, known: int) -> tuple[Row, ...]:
    """The answers; where hits landed may be typed, too. `known` is how many answers the action has that waits."""
    presses = [button(answer_called(say.plain, question, each.key), "answer", each.key) for each in question.options]
    if not isinstance(question, WhereHit):
        return rows(presses, 4)
    typed = button(say.plain("button-typed-hits"), "form", f"rolled;{known}")
    if len(presses) > _BUTTONS:
        return _menu(say, presses), (typed,)
    return rows([*presses, typed], 4)


def _menu(say: Voice, presses: list[Press]) -> Menu:
    return Menu(say.plain("where-hit-menu"), tuple(presses[:MENU]))
