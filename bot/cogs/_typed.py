"""A typed answer: which option of the open question it means, or which faces."""

from __future__ import annotations

import re
from collections import Counter

from bot.games import panel
from bot.refusal import Refusal
from bot.seats import loose, same_name
from bot.text import clean_text
from bot.view import Asking, View
from rules.contract import Offer, Option, Question, RuleError
from rules.names import match

_BETWEEN = re.compile(r"\s*[+,;&]\s*|\s+and\s+", re.IGNORECASE)
_LONGEST = 1000
"""The most characters of a typed answer that are looked at: eight names of 32 and what is between them."""


def option_of(view: View, asking: Asking, text: str) -> str:
    """The key of the option that is meant by its key, or by the names of what it stands for, in any order; or what is typed.

    Refusal `unknown-answer` that names the options when there is none; of faces and the like, what is wrong with them.
    """
    options, typed = asking.question.options, clean_text(text, _LONGEST)
    for same in (_exactly, _in_parts, _briefly, _loosely):
        for option in options:
            if same(view, asking, option, typed):
                return option.key
    if asking.question.typed:
        return _read(view, asking.question, typed)
    raise Refusal("unknown-answer", view=view, text=text, options=_possible(view, asking))


def _possible(view: View, asking: Asking) -> tuple[str, ...]:
    """What a sentence names as answers: keys that stand for several things by themselves, and others as they are called."""
    options = asking.question.options
    return tuple(each.key if len(each.things) > 1 else panel(view).answer_name(view, each) for each in options)


def offered(view: View, text: str) -> list[Offer]:
    """What can be answered now: the options, and what was typed once it can be read: faces, one for each die."""
    if view.asking is None:
        return []
    view, question = view.under, view.asking.question
    offers = [Offer(option.key, panel(view).answer_name(view, option)) for option in question.options]
    if question.typed:
        try:
            answer = question.read(text)
        except RuleError:
            return offers
        offers.append(Offer(text, panel(view).answer_name(view, Option(answer))))
    return offers


def _read(view: View, question: Question, text: str) -> str:
    try:
        return question.read(text)
    except RuleError as error:
        raise Refusal.of(error, view) from error


def _exactly(view: View, _asking: Asking, option: Option, text: str) -> bool:
    """By its key, or as it is called."""
    return text.casefold() in {option.key.casefold(), panel(view).answer_name(view, option).casefold()}


def _in_parts(view: View, asking: Asking, option: Option, text: str) -> bool:
    """By the things that it stands for, each as often, in any order."""
    meant = Counter(_thing(view, asking, part) for part in _BETWEEN.split(text))
    return bool(option.things) and meant == Counter(option.things)


def _briefly(view: View, _asking: Asking, option: Option, text: str) -> bool:
    """By what stands before the comma where it is a sentence, such as "Yes"."""
    return not option.things and text.casefold() == panel(view).answer_name(view, option).partition(",")[0].casefold()


def _loosely(view: View, _asking: Asking, option: Option, text: str) -> bool:
    """As it is called, as far as its letters go."""
    return same_name(text, panel(view).answer_name(view, option))


def _thing(view: View, asking: Asking, text: str) -> str | None:
    """The thing that a part of an answer names: by its key, else exactly, else with a slip; None when there is none."""
    things = sorted({thing for option in asking.question.options for thing in option.things})
    called = {thing: panel(view).answer_name(view, Option(thing, (thing,))) for thing in things}
    for names in (things, called.values()):
        exact = [thing for thing, name in zip(things, names, strict=True) if name.casefold() == text.casefold()]
        if exact:
            return exact[0]
    return match(text, [(thing, called[thing]) for thing in things]) if loose(text) else None
