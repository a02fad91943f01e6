"""The referee: answers given before, named, drawn; re-running; and answers that no longer fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.contract import Answer, Draw, State, Stream, Told
from rules.marauders import Marauders
from rules.marauders.actions import EndRound, MaraudersAction
from rules.marauders.events import RoundEnded
from rules.marauders.questions import WhoHasMost
from rules.marauders.state import Sea
from rules.referee import Finished, Referee, Stop, Stopped, run
from tests.rules.sea import PACK, SEED

GOLD = WhoHasMost("sloop", "gold", ("s1", "s2"), ("s1", "s2", "s1+s2"))
CARGO = WhoHasMost("sloop", "cargo", ("s1", "s2"), ("s1", "s2", "s1+s2"))
COIN = ("heads", "tails")


class Script(Marauders):
    """The game with one rule of the test's in place of all others."""

    def __init__(self, rule: Callable[[Referee], None]) -> None:
        super().__init__(PACK)
        self._rule = rule

    def play(self, state: Sea, action: MaraudersAction, referee: Referee) -> Sea:
        self._rule(referee)
        return state


def played(rule: Callable[[Referee], None], *answers: Answer, state: Sea | None = None) -> Finished | Stopped:
    return run(Script(rule), state or Sea(), EndRound(), answers, SEED)


def asks_twice(referee: Referee) -> None:
    referee.draw(COIN, "coin", "first")
    referee.say(RoundEnded(1))
    if referee.ask(GOLD) == "s1":
        referee.draw(COIN, "coin", "second")
    referee.ask(CARGO)
    referee.say(RoundEnded(2))


def test_a_run_stops_at_the_first_question_without_an_answer() -> None:
    stopped = played(asks_twice)
    assert isinstance(stopped, Stopped)
    assert stopped.question == GOLD
    assert stopped.events == (RoundEnded(1),)
    assert [answer.question for answer in stopped.answers] == ["draw coin first"]
    assert stopped.dropped == 0


def test_with_one_answer_more_the_same_run_goes_on() -> None:
    first = played(asks_twice)
    assert isinstance(first, Stopped)
    second = played(asks_twice, *first.answers, Told("gold s1+s2", "s1"))
    assert isinstance(second, Stopped)
    assert second.question == CARGO
    assert second.answers[: len(first.answers)] == first.answers
    last = played(asks_twice, *second.answers, Told("cargo s1+s2", "s2"))
    assert isinstance(last, Finished)
    assert last.events == (RoundEnded(1), RoundEnded(2))
    assert last.state.streams == (Stream("coin", 2),)


def test_a_whole_run_replays_from_its_answers_under_any_seed() -> None:
    whole = played(asks_twice, *_answered())
    assert isinstance(whole, Finished)
    assert run(Script(asks_twice), Sea(), EndRound(), whole.answers, b"another seed") == whole


def test_an_answer_to_another_question_is_dropped_with_all_after_it() -> None:
    answers = _answered()
    stopped = played(asks_twice, answers[0], Told("gold s1+s3", "s1"), *answers[2:])
    assert isinstance(stopped, Stopped)
    assert (stopped.question, stopped.answers, stopped.dropped) == (GOLD, answers[:1], 3)


def test_an_answer_that_is_no_option_is_dropped() -> None:
    answers = _answered()
    stopped = played(asks_twice, answers[0], Told("gold s1+s2", "s3"))
    assert isinstance(stopped, Stopped)
    assert (stopped.question, stopped.dropped) == (GOLD, 1)


def test_answers_that_nobody_asks_for_are_not_kept() -> None:
    answers = _answered()
    finished = played(asks_twice, *answers, Told("more", "s1"))
    assert isinstance(finished, Finished)
    assert finished.answers == answers


@pytest.mark.parametrize(
    "forged",
    [
        Draw("draw coin first", "coin", 0, ("heads", "tails", "edge"), ("edge",)),
        Draw("draw coin first", "coin", 0, COIN, ("edge",)),
        Draw("draw coin first", "coin", 0, COIN, ("heads", "tails")),
        Told("draw coin first", "heads"),
    ],
)
def test_a_draw_that_cannot_be_is_drawn_again(forged: Answer) -> None:
    stopped = played(asks_twice, forged)
    assert isinstance(stopped, Stopped)
    assert stopped.answers == _answered()[:1]
    assert stopped.dropped == 1


def test_an_answer_replaced_by_hand_keeps_the_later_ones() -> None:
    first, *later = _answered()
    assert isinstance(first, Draw)
    real = Draw(
        first.question, first.stream, first.index, COIN, ("tails" if first.got == ("heads",) else "heads",), "table"
    )
    finished = played(asks_twice, real, *later)
    assert isinstance(finished, Finished)
    assert finished.answers == (real, *later)
    assert finished.dropped == 0


def test_streams_go_on_from_where_they_were() -> None:
    def rolls(referee: Referee) -> None:
        referee.roll(3, COIN, "coin", "one")
        referee.roll(2, COIN, "other", "two")

    finished = played(rolls, state=Sea(streams=(Stream("coin", 5), Stream("else", 2))))
    assert isinstance(finished, Finished)
    assert [(answer.index, len(answer.got)) for answer in finished.answers if isinstance(answer, Draw)] == [
        (5, 3),
        (0, 2),
    ]
    assert finished.state.streams == (Stream("coin", 8), Stream("else", 2), Stream("other", 2))


def test_dice_of_one_roll_are_those_of_single_rolls() -> None:
    together, apart = Referee(SEED, State()), Referee(SEED, State())
    assert together.roll(4, COIN, "coin", "x") == sum((apart.roll(1, COIN, "coin", "x") for _ in range(4)), ())


def test_what_was_named_moves_no_stream_and_says_who() -> None:
    referee = Referee(SEED, State())
    assert referee.by == "bot"
    assert referee.draw(COIN, "coin", "x", named="tails") == "tails"
    assert (referee.by, referee.streams) == ("table", ())
    assert referee.roll(2, COIN, "coin", "y", named=("heads", "heads")) == ("heads", "heads")
    assert referee.roll(1, COIN, "coin", "z")
    assert (referee.by, referee.streams) == ("bot", (Stream("coin", 1),))


def test_possibilities_are_ordered_by_key() -> None:
    assert Referee(SEED, State()).draw(("b", "a"), "coin", "x") == Referee(SEED, State()).draw(("a", "b"), "coin", "x")


def test_a_stop_passes_through_except_exception() -> None:
    assert not issubclass(Stop, Exception)


def _answered() -> tuple[Answer, ...]:
    """All answers of a run, given one after the other."""
    answers: tuple[Answer, ...] = ()
    for told in (Told("gold s1+s2", "s1"), Told("cargo s1+s2", "s2")):
        stopped = played(asks_twice, *answers)
        assert isinstance(stopped, Stopped)
        answers = (*stopped.answers, told)
    finished = played(asks_twice, *answers)
    assert isinstance(finished, Finished)
    return finished.answers
