"""The referee: all that a rule knows of the world. It answers four verbs, and writes down what happened.

`play` is pure, so a rule that needs an answer which is not there yet simply stops (`Stop`); with one answer more the same action
is run again from its start, and meets the same questions in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from rules.chance import pick
from rules.contract import Action, Answer, Draw, Event, Question, Seat, State, Stream, Told
from rules.game import Game
from rules.questions import BOT, Outcome, Pick, Roll

NONE_KNOWN: Mapping[str, str] = {}
"""No fact was told before."""


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


class Deal(NamedTuple):
    """A roll or draw that a rule wants: a number of which possibilities, and what was named because it was done by hand."""

    key: str
    stream: str
    possibilities: tuple[str, ...]
    number: int
    named: tuple[str, ...]


class Referee:
    """Answers a rule from what was answered before, then from what was named, then from chance; a question otherwise stops."""

    def __init__(
        self, seed: bytes, state: State, answers: Sequence[Answer] = (), known: Mapping[str, str] = NONE_KNOWN
    ) -> None:
        """`seed` is the table's secret, `state` says whose dice and cards are used and how far each stream of chance has come.

        `answers` are those given so far, `known` the facts that were told before, by the keys of their questions.
        """
        self._seed = seed
        self._own_cards, self._own_dice = state.cards == "ours", state.dice == "ours"
        self._on_tap = state.rolling == "on-tap"
        self._indexes = {stream.name: stream.index for stream in state.streams}
        self._given = list(answers)
        self._known = known
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
        self,
        dice: int,
        faces: tuple[str, ...],
        stream: str,
        about: str,
        named: tuple[str, ...] = (),
        outcomes: tuple[Outcome, ...] = (),
        seats: tuple[Seat, ...] = (),
        *,
        by_hand: bool = False,
        by_bot: bool = False,
    ) -> tuple[str, ...]:
        """The faces of so many dice, one roll of `stream` about somebody (`sloop s1`), against these seats.

        With the table's own dice only those of one of the `outcomes` when no more was told. `by_hand` says that the table rolled
        this once, whosever the dice are, so that it is asked what came; `by_bot` that it lets the bot roll.
        """
        own = by_hand or (self._own_dice and not by_bot)
        question = Roll(stream, about, dice, faces, outcomes, own, seats)
        asked = own or (self._on_tap and bool(seats) and not by_bot)
        return self._draw(Deal(question.key, stream, faces, dice, named), question, asked=asked)

    def draw(
        self,
        possibilities: Iterable[str],
        stream: str,
        about: str,
        named: str | None = None,
        *,
        cards: bool = False,
        seats: tuple[Seat, ...] = (),
    ) -> str:
        """One of the possibilities, each equally likely; `named` is what was drawn physically.

        `cards` says that it is drawn from a pile of cards, not by lot; the one follows whose the cards are, the other the dice.
        """
        ordered = tuple(sorted(possibilities))
        got = (named,) if named is not None else ()
        question = Pick(stream, about, ordered, seats)
        asked = (self._own_cards if cards else self._own_dice) and len(ordered) > 1
        return self._draw(Deal(question.key, stream, ordered, 1, got), question, asked=asked)[0]

    def ask(self, question: Question) -> str:
        """The key of the option that the table chose; stops the run while there is no answer."""
        given = self._next(question.key)
        value = given.value if isinstance(given, Told) else None
        if given is None and question.fact:
            value = self._known.get(question.key)
        if value is None or not question.takes(value):
            self._drop(given)
            raise Stop(question)
        self.answers.append(Told(question.key, value, question.fact))
        return value

    def say(self, event: Event) -> None:
        """What happened, with its reasons."""
        self.events.append(event)

    def _draw(self, deal: Deal, question: Roll | Pick, *, asked: bool) -> tuple[str, ...]:
        given = self._next(deal.key)
        if isinstance(given, Draw) and _answers(given, deal, question):
            draw = given
        elif isinstance(given, Told) and asked and question.takes(given.value):
            draw = self._told(deal, question, given.value)
        else:
            self._drop(given)
            if asked and not deal.named:
                raise Stop(question)
            draw = self._fresh(deal)
        if draw.source == "bot":
            self._indexes[deal.stream] = draw.index + deal.number
        self.answers.append(draw)
        return draw.got

    def _told(self, deal: Deal, question: Roll | Pick, value: str) -> Draw:
        """What the table answered, as a draw: its own, or the bot's when it let the bot."""
        if value == BOT:
            return self._fresh(deal)
        got = question.got(value) if isinstance(question, Roll) else (value,)
        return self._fresh(deal._replace(named=got), by_hand=True)

    def _fresh(self, deal: Deal, *, by_hand: bool = False) -> Draw:
        index = self._indexes.get(deal.stream, 0)
        if deal.named or by_hand:
            return Draw(deal.key, deal.stream, index, deal.possibilities, deal.named, "table")
        turns = range(index, index + deal.number)
        got = tuple(pick(self._seed, deal.stream, turn, deal.possibilities) for turn in turns)
        return Draw(deal.key, deal.stream, index, deal.possibilities, got)

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


def _answers(given: Draw, deal: Deal, question: Roll | Pick) -> bool:
    """Whether a draw is one of so many from these possibilities; of a roll by hand, what it came to is enough."""
    if given.possibilities != deal.possibilities:
        return False
    if isinstance(question, Roll) and given.source == "table":
        return question.fits(given.got)
    return len(given.got) == deal.number and set(given.got) <= set(given.possibilities)


def run(
    game: Game[Any, Any],
    state: State,
    action: Action,
    answers: Sequence[Answer],
    seed: bytes,
    known: Mapping[str, str] = NONE_KNOWN,
) -> Finished | Stopped:
    """Plays an action with the answers there are and the facts that are `known`: to its end, or to the first question without one.

    Raises RuleError when the rules refuse the action.
    """
    referee = Referee(seed, state, answers, known)
    try:
        after: State = game.play(state, action, referee)
    except Stop as stop:
        return Stopped(stop.question, tuple(referee.events), tuple(referee.answers), referee.dropped)
    after = msgspec.structs.replace(after, streams=referee.streams)
    return Finished(after, tuple(referee.events), tuple(referee.answers), referee.dropped)
