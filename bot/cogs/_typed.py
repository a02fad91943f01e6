"""A typed answer: which option of the open question it means."""

from __future__ import annotations

import re

from bot.answers import panel
from bot.refusal import Refusal
from bot.view import Asking, View
from rules.contract import RuleError
from rules.names import find, fold

_BETWEEN = re.compile(r"\s*[+,;&]\s*|\s+and\s+", re.IGNORECASE)


def option_of(view: View, asking: Asking, text: str) -> str:
    """The key of the option that is meant by its key, or by the names of what it stands for, in any order.

    Refusal `unknown-answer` that names the options when there is none.
    """
    options = asking.question.options
    called = {seat.key: seat.name for seat in view.seats.values()}
    things = {thing for option in options for thing in option.things}
    pairs = [(thing, name) for thing in sorted(things) for name in (thing, called.get(thing, thing))]
    try:
        meant = {find(part, pairs, "unknown-answer") for part in _BETWEEN.split(text.strip())}
    except RuleError:
        meant = set[str]()
    for option in options:
        said = fold(text) in {fold(option.key), fold(panel(view).answer_name(view, option))}
        if said or (meant and meant == set(option.things)):
            return option.key
    raise Refusal("unknown-answer", view=view, text=text, options=tuple(option.key for option in options))
