"""Says a tagged value in words: its tag or code is the message, its fields are the arguments."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Protocol

import msgspec

from bot.text.asking import drawing
from bot.text.catalogue import LOCALE, Argument, Unsayable, in_game, phrase
from bot.text.facts import joined, shown, thing
from bot.text.names import Names, Said
from bot.text.reasons import reasoned
from rules.contract import Reason, Value
from rules.questions import Pick, Roll

__all__ = ["Refused", "joined", "say", "say_with", "thing"]

log = logging.getLogger(__name__)

_MAY_LACK = ("seats", "options")
"""Lists of what would be right, which a refusal may do without in every game."""


class Refused(Protocol):
    """A refusal of the rules' or the bot's: the code of its sentence, and its facts."""

    code: str

    @property
    def facts(self) -> Mapping[str, object]:
        """The arguments of the sentence."""
        ...


def say(thing: Value | Refused | str, names: Names | None, locale: str = LOCALE, **more: object) -> Said:
    """An event, question, reason, refusal or message id in words, with `more` facts beside its own.

    `names` may be None where no table is. What cannot be said is logged, and a neutral sentence takes its place: no id
    is ever shown to players.
    """
    return say_with(thing, names or Names(), locale, more)


def say_with(
    thing: Value | Refused | str, names: Names, locale: str, more: Mapping[str, object], how: str = ""
) -> Said:
    """The same, with the facts in a mapping; in the other words that its message has, when `how` names them (`short`)."""
    message, facts = _message(thing, names)
    facts = {**more, **facts}
    try:
        return Said(_say(_in_game(f"{message}.{how}" if how else message, facts, names), facts, thing, names, locale))
    except Unsayable:
        log.exception("no words for %r", thing)
        return Said(phrase("unsayable", {}, locale))


def _in_game(message: str, facts: Mapping[str, object], names: Names) -> str:
    """The message, or the one that a game has in its place (`no-seat-in-marauders`); the fact `game` names one, too."""
    game = names.vocabulary.game or facts.get("game")
    return in_game(message, game) if isinstance(game, str) else message


def _message(thing: Value | Refused | str, names: Names) -> tuple[str, dict[str, object]]:
    if isinstance(thing, str):
        return thing, {}
    if isinstance(thing, Reason):
        return _of_rule(thing), {}
    if isinstance(thing, Roll | Pick):
        return drawing(thing, names)
    if isinstance(thing, Value):
        return str(type(thing).__struct_config__.tag), msgspec.structs.asdict(thing)
    return thing.code, dict.fromkeys((*_MAY_LACK, *names.vocabulary.lists), ()) | dict(thing.facts)


def _of_rule(reason: Reason) -> str:
    return reason.rule.replace(".", "-")


def _say(message: str, facts: Mapping[str, object], thing: object, names: Names, locale: str) -> str:
    arguments: dict[str, Argument] = {}
    plain = {field: value for field, value in facts.items() if not isinstance(value, Reason)}
    for field, value in facts.items():
        if isinstance(value, Reason):
            arguments[field] = _say(_of_rule(value), plain, value, names, locale)
            arguments[f"{field}-key"] = value.rule.rpartition(".")[2]
        else:
            arguments |= shown(field, value, names, locale)
    if isinstance(thing, Reason):
        arguments |= reasoned(thing, names, locale)
        arguments |= names.vocabulary.reason(thing, facts, arguments, names, locale)
    return phrase(message, arguments, locale)
