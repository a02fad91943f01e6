"""Requests as they are typed, and evenings of any game that play themselves: each request read and played, questions answered."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec

from rules.contract import Action, Answer, Event, Question, Request, RuleError, State, Told
from rules.game import Game
from rules.referee import Referee, Stop, Stopped, run

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

MOST_ASKED = {"marauders": 20, "betrayal": 20, "everrain": 150}
"""More questions in one action of a game than any has."""


def request(text: str) -> Request:
    """A request as it is typed: the verb, then `option:value`s, `seat` among them.

    >>> request("clash hexes:6 add:quest Zirik")
    Request(verb='clash', seat=None, given=(('hexes', 6), ('add', 'quest Zirik')))
    """
    verb, *options = re.split(r" (?=[a-z-]+:)", text)
    given: dict[str, str] = dict(option.split(":", 1) for option in options)
    seat = given.pop("seat", None)
    typed = {name: int(value) if re.fullmatch(r"-?\d+", value) else value for name, value in given.items()}
    return Request(verb, seat, tuple(typed.items()))


def decoded(value: object, kind: Any) -> Any:
    """A value back from its canonical bytes."""
    return msgspec.json.decode(msgspec.json.encode(value, order="deterministic"), type=kind)


class Step(NamedTuple):
    """An action that was played: what came of it, and the state before and after."""

    action: Any
    before: Any
    after: Any
    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    asked: tuple[Question, ...]


class Refused(NamedTuple):
    """What was refused, in reading or in playing, with the book at that time; the state stays."""

    action: Any
    after: Any
    refusal: RuleError
    book: tuple[Any, ...] = ()


def typed_step(
    game: Game[S, A], state: S, asked: Request, seed: bytes, dice: Random, book: tuple[Any, ...] = ()
) -> Step | Refused:
    """One request completed, read and played; what cannot be read is refused."""
    try:
        action = game.read(state, game.completed(state, asked, book))
    except RuleError as refusal:
        return Refused(asked, state, refusal, book)
    return stepped(game, state, action, seed, dice)


def an_option(dice: Random, question: Question) -> str:
    """Any option of a question."""
    option = dice.choice(question.options).key
    assert question.takes(option)
    return option


def stepped(
    game: Game[S, A],
    state: S,
    action: A,
    seed: bytes,
    dice: Random,
    answer: Callable[[Random, Question], str] = an_option,
) -> Step | Refused:
    """An action played, its questions answered somehow. Only RuleError may come, and never after an answer."""
    answers: tuple[Answer, ...] = ()
    asked: tuple[Question, ...] = ()
    while True:
        refusal = refused(game, state, action, seed, answers)
        if refusal:
            return Refused(action, state, refusal)
        result = run(game, state, action, answers, seed)
        assert result.dropped == 0
        if not isinstance(result, Stopped):
            return Step(action, state, result.state, result.events, result.answers, asked)
        asked = (*asked, result.question)
        assert len(asked) < MOST_ASKED[game.key], f"{action} asks for ever: {asked[-3:]}"
        answers = (*result.answers, Told(result.question.key, answer(dice, result.question)))


def refused(game: Game[S, A], state: S, action: A, seed: bytes, answers: tuple[Answer, ...]) -> RuleError | None:
    """The refusal of an action, if there is one; it must come before the first question or draw."""
    referee = Referee(seed, state, answers)
    try:
        game.play(state, action, referee)
    except Stop:
        return None
    except RuleError as refusal:
        assert referee.answers == [], f"{action} was refused after {referee.answers}"
        return refusal
    return None
