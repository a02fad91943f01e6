"""What the table is asked of gold and cargo, which answers it is offered, and what it is said to have said (R9.3)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Told
from rules.marauders.actions import Hold
from rules.marauders.events import MostTold
from rules.marauders.knowledge import may_have_most
from rules.marauders.questions import Figured, WhoHasMost
from rules.marauders.state import Compared
from rules.referee import Stopped, run
from tests.rules.sea import (
    EAST,
    GAME,
    SEED,
    SLOOP,
    SOUTH,
    WEST,
    Count,
    after,
    captain,
    hunted,
    offered,
    one,
    prey,
    sea,
    stale,
    told,
)

# Of captains each in another zone: what is known, and the answers that contradict none of it.
OFFERED: list[tuple[str, tuple[Count, ...], tuple[Compared, ...], list[str]]] = [
    ("nothing", (None, None), (), ["s1", "s2", "s1+s2"]),
    ("nobody has less than nothing", (None, 0), (), ["s1", "s1+s2"]),
    ("an old figure says nothing", (None, stale(9)), (), ["s1", "s2", "s1+s2"]),
    ("a figure of one", (None, 5), (), ["s1", "s2", "s1+s2"]),
    ("two equal figures", (5, None, 5), (), ["s2", "s1+s3", "s1+s2+s3"]),
    ("nothing at all of one in three", (0, None, None), (), ["s2", "s3", "s2+s3", "s1+s2+s3"]),
    ("two as said", (None, None, None), (Compared("gold", ("s1", "s2"), ("s1", "s2")),), ["s3", "s1+s2", "s1+s2+s3"]),
]


@pytest.mark.parametrize(("says", "gold", "compared", "answers"), OFFERED, ids=[case[0] for case in OFFERED])
def test_answers_that_contradict_what_is_known_are_not_offered(
    says: str, gold: tuple[Count, ...], compared: tuple[Compared, ...], answers: list[str]
) -> None:
    captains = [
        prey(f"s{n}", zone, count) for n, (zone, count) in enumerate(zip((EAST, WEST, SOUTH), gold, strict=False), 1)
    ]
    assert offered(hunted(*captains, compared=compared)) == answers


def test_a_comparison_rules_answers_out() -> None:
    """Whoever was said to have no less than another cannot be poorer, by way of a captain elsewhere too."""
    said = (Compared("gold", ("s1", "s3"), ("s1", "s3")), Compared("gold", ("s3", "s4"), ("s3",)))
    state = hunted(prey("s1", EAST), prey("s2", WEST), captain("s3", "trinidad"), captain("s4", "trinidad", gold=3))
    assert offered(replace(state, compared=said)) == ["s1", "s2", "s1+s2"]
    told_now = after(replace(state, compared=said), Hold("s2", gold=4))
    assert offered(told_now) == ["s1", "s1+s2"]


def test_an_answer_that_is_not_offered_counts_as_none() -> None:
    state = hunted(prey("s1", EAST, 0), prey("s2", WEST))
    outcome = run(GAME, state, SLOOP, (Told("gold s1+s2", "s1"),), SEED)
    assert isinstance(outcome, Stopped)
    assert (outcome.dropped, [option.key for option in outcome.question.options]) == (1, ["s2", "s1+s2"])


@pytest.mark.parametrize("answer", ["s2", "s1+s2"])
def test_the_table_is_said_to_have_said_what_it_said(answer: str) -> None:
    played, _ = told(hunted(prey("s1", EAST, 0, 2), prey("s2", WEST, None, 1)), SLOOP, gold=answer)
    assert one(played, MostTold).most == tuple(answer.split("+"))


def test_of_more_captains_than_can_be_listed_those_that_must_be_equal_are_together() -> None:
    seats = tuple(f"s{number}" for number in range(1, 9))
    state = sea(*(prey(seat, EAST, 0 if number < 5 else None) for number, seat in enumerate(seats)))
    groups = may_have_most(state, "gold", seats)
    assert groups == (("s6",), ("s7",), ("s8",), ("s6", "s7"), ("s6", "s8"), ("s7", "s8"), seats)


def test_the_question_says_what_was_told_before() -> None:
    state = hunted(prey("s1", EAST, stale(5), 1), prey("s2", WEST, 3), prey("s3", SOUTH))
    asked = run(GAME, state, SLOOP, (), SEED)
    assert isinstance(asked, Stopped)
    assert isinstance(asked.question, WhoHasMost)
    assert asked.question.told == (Figured("s1", 5, fresh=False), Figured("s2", 3, fresh=True))
    more = run(GAME, state, SLOOP, (Told("gold s1+s2+s3", "s1+s2"),), SEED)
    assert isinstance(more, Stopped)
    assert isinstance(more.question, WhoHasMost)
    assert (more.question.what, more.question.told) == ("cargo", (Figured("s1", 1, fresh=True),))


@pytest.mark.parametrize(("many", "options"), [(2, 3), (3, 7), (6, 63), (7, 7 + 21 + 1), (20, 20 + 190 + 1)])
def test_the_options_stay_few_enough_to_list(many: int, options: int) -> None:
    seats = tuple(f"s{number}" for number in range(1, many + 1))
    groups = may_have_most(sea(*(prey(seat, EAST) for seat in seats)), "gold", seats)
    assert len(set(groups)) == options
    assert groups[-1] == seats
