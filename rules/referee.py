"""The referee: all that a rule knows of the world. It answers four verbs, and writes down what happened.

`play` is pure, so a rule that needs an answer which is not there yet simply stops (`Stop`); with one answer more the same action
is run again from its start, and meets the same questions in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from rules.chance import pick
from rules.contract import Action, Answer, Draw, Event, Game, Question, State, Stream, Told


class Stop(BaseException):
    """Raised through a rule when its question has no answer yet. Rules contain no `try`, so nothing catches it."""

    def __init__(self, question: Question) -> None:
        """`question` is what the table must answer before the action can go on."""
        super().__init__(question.key)
        self.question = question


class Finished(NamedTuple):
    """An action that ran through: the state after it, what happened, and every answer it took."""

    state: State
    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    dropped: int


class Stopped(NamedTuple):
    """An action that waits: for what, what happened so far, and the answers so far (those of the bot included).

    `dropped` counts answers that met another question than the one they were given to, and so must be given again.
    """

    question: Question
    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    dropped: int


class Referee:
    """Answers a rule from what was answered before, then from what was named, then from chance; a question otherwise stops."""

    def __init__(self, seed: bytes, streams: tuple[Stream, ...], answers: Sequence[Answer] = ()) -> None:
        """`seed` is the table's secret, `streams` how far each stream of chance has come, `answers` those given so far."""
        self._seed = seed
        self._indexes = {stream.name: stream.index for stream in streams}
        self._given = list(answers)
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.dropped = 0

    @property
    def streams(self) -> tuple[Stream, ...]:
        """How far each stream has come now, in the order of their names."""
        return tuple(Stream(name, index) for name, index in sorted(self._indexes.items()))

    @property
    def by(self) -> Literal["bot", "table"]:
        """Who made the last roll or draw: the bot, or the table, by hand."""
        for answer in reversed(self.answers):
            if isinstance(answer, Draw):
                return answer.source
        return "bot"

    def roll(
        self, dice: int, faces: tuple[str, ...], stream: str, about: str, named: tuple[str, ...] = ()
    ) -> tuple[str, ...]:
        """The faces of so many dice, one roll of `stream` about somebody (`sloop s1`)."""
        return self._draw(f"roll {stream} {about}", stream, faces, dice, named)

    def draw(self, possibilities: Iterable[str], stream: str, about: str, named: str | None = None) -> str:
        """One of the possibilities, each equally likely; `named` is what was drawn physically."""
        got = (named,) if named is not None else ()
        return self._draw(f"draw {stream} {about}", stream, tuple(sorted(possibilities)), 1, got)[0]

    def ask(self, question: Question) -> str:
        """The key of the option that the table chose; stops the run while there is no answer."""
        given = self._next(question.key)
        if not isinstance(given, Told) or given.value not in {option.key for option in question.options}:
            self._drop(given)
            raise Stop(question)
        self.answers.append(given)
        return given.value

    def say(self, event: Event) -> None:
        """What happened, with its reasons."""
        self.events.append(event)

    def _draw(
        self, key: str, stream: str, possibilities: tuple[str, ...], count: int, named: tuple[str, ...]
    ) -> tuple[str, ...]:
        given = self._next(key)
        if isinstance(given, Draw) and _answers(given, possibilities, count):
            draw = given
        else:
            self._drop(given)
            draw = self._fresh(key, stream, possibilities, count, named)
        if draw.source == "bot":
            self._indexes[stream] = draw.index + count
        self.answers.append(draw)
        return draw.got

    def _fresh(self, key: str, stream: str, possibilities: tuple[str, ...], count: int, named: tuple[str, ...]) -> Draw:
        index = self._indexes.get(stream, 0)
        if named:
            return Draw(key, stream, index, possibilities, named, "table")
        got = tuple(pick(self._seed, stream, index + turn, possibilities) for turn in range(count))
        return Draw(key, stream, index, possibilities, got)

    def _next(self, key: str) -> Answer | None:
        """The next answer given before, when it is one to this question; otherwise it and all after it no longer count."""
        if not self._given:
            return None
        if self._given[0].question == key:
            return self._given.pop(0)
        self.dropped += len(self._given)
        self._given.clear()
        return None

    def _drop(self, given: Answer | None) -> None:
        """An answer that does not fit what is asked now, and all after it, must be given again."""
        if given is not None:
            self.dropped += 1 + len(self._given)
            self._given.clear()


def _answers(given: Draw, possibilities: tuple[str, ...], count: int) -> bool:
    """Whether a draw is one of so many from these possibilities."""
    return given.possibilities == possibilities and len(given.got) == count and set(given.got) <= set(possibilities)


def run(
    game: Game[Any, Any], state: State, action: Action, answers: Sequence[Answer], seed: bytes
) -> Finished | Stopped:
    """Plays an action with the answers there are: to its end, or to the first question without one.

    Raises RuleError when the rules refuse the action.
    """
    referee = Referee(seed, state.streams, answers)
    try:
        after: State = game.play(state, action, referee)
    except Stop as stop:
        return Stopped(stop.question, tuple(referee.events), tuple(referee.answers), referee.dropped)
    after = msgspec.structs.replace(after, streams=referee.streams)
    return Finished(after, tuple(referee.events), tuple(referee.answers), referee.dropped)
