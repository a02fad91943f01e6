"""When a pirate ship needs the table to say who has most aboard (R9), and what is done with the answer.

The Sloop lies in San Juan; St. Maarten, Santo Domingo, Basse-Terre and the Caribbean Sea are next door.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace

from rules.contract import Told
from rules.marauders.actions import Bounty, Hold, MaraudersAction, Place, Sail, Turn
from rules.marauders.events import MostTold, Moved, Stayed
from rules.marauders.keys import What
from rules.marauders.knowledge import NOBODY, leads
from rules.marauders.questions import WhoHasMost
from rules.marauders.state import Captain, Compared, Figure, Sea
from rules.referee import Stopped, run
from tests.rules.sea import (
    EAST,
    GAME,
    SEED,
    SLOOP,
    SOUTH,
    WEST,
    after,
    all_of,
    board,
    captain,
    house,
    hunted,
    moves,
    offered,
    one,
    play,
    prey,
    question,
    sea,
    ship,
    stale,
    told,
)


@dataclass(frozen=True)
class Known:
    """Captains whose figures decide without a question: which rule, and who."""

    says: str
    captains: tuple[Captain, ...]
    rule: str
    chosen: tuple[str, ...]
    compared: tuple[Compared, ...] = field(default=())


DECIDED = [
    Known("one candidate, nothing told", (prey("s1", EAST),), "only", ("s1",)),
    Known("all in one zone, nothing told", (prey("s1", EAST), prey("s2", EAST)), "one-zone", ("s1", "s2")),
    Known("both told", (prey("s1", EAST, 7), prey("s2", WEST, 4)), "priority-1", ("s1",)),
    Known("gold decides, cargo unknown", (prey("s1", EAST, 7), prey("s2", WEST, 4, 9)), "priority-1", ("s1",)),
    Known("equal gold, cargo told", (prey("s1", EAST, 4, 1), prey("s2", WEST, 4, 2)), "priority-2", ("s2",)),
    Known(
        "the unknown are in the zone of the richest known",
        (prey("s1", EAST, 7), prey("s2", EAST), prey("s3", WEST, 4)),
        "one-zone",
        ("s1", "s2"),
        (Compared("gold", ("s2", "s3"), ("s2",)),),
    ),
    Known(
        "one zone left after gold, though their cargo is unknown",
        (prey("s1", EAST, 4), prey("s2", EAST, 4), prey("s3", WEST, 3)),
        "one-zone",
        ("s1", "s2"),
    ),
    Known(
        "one zone, but the criteria leave one",
        (prey("s1", EAST, 4), prey("s2", EAST, 5)),
        "priority-1",
        ("s2",),
    ),
    Known(
        "said before",
        (prey("s1", EAST), prey("s2", WEST)),
        "priority-1",
        ("s2",),
        (Compared("gold", ("s1", "s2"), ("s2",)),),
    ),
    Known(
        "said of these among others",
        (prey("s1", EAST), prey("s2", WEST), captain("s3", "trinidad")),
        "priority-1",
        ("s2",),
        (Compared("gold", ("s1", "s2", "s3"), ("s2",)),),
    ),
    Known(
        "equal in gold as said, cargo as said",
        (prey("s1", EAST), prey("s2", WEST)),
        "priority-2",
        ("s1",),
        (Compared("gold", ("s1", "s2"), ("s1", "s2")), Compared("cargo", ("s1", "s2"), ("s1",))),
    ),
    Known(
        "equal in gold and beaten in cargo, so never the richest, whoever else is",
        (prey("s1", EAST), prey("s2", WEST), prey("s3", WEST)),
        "one-zone",
        ("s2", "s3"),
        (Compared("gold", ("s1", "s2"), ("s1", "s2")), Compared("cargo", ("s1", "s2"), ("s2",))),
    ),
    Known("nobody has less than nothing", (prey("s1", EAST, 0, 1), prey("s2", WEST, None, 2)), "priority-2", ("s2",)),
    Known(
        "more than two is three at least",
        (prey("s1", EAST, 3, 1), prey("s2", WEST, None, 2), captain("s3", "trinidad", gold=2)),
        "priority-2",
        ("s2",),
        (Compared("gold", ("s2", "s3"), ("s2",)),),
    ),
    Known(
        "more than nothing is something",
        (prey("s1", EAST, 0, 9), prey("s2", WEST), captain("s3", "trinidad")),
        "priority-1",
        ("s2",),
        (Compared("gold", ("s2", "s3"), ("s2",)),),
    ),
    Known(
        "by way of a captain who is far away",
        (prey("s1", EAST, 2), prey("s2", WEST), captain("s3", "trinidad", gold=5)),
        "priority-1",
        ("s2",),
        (Compared("gold", ("s2", "s3"), ("s2",)),),
    ),
]


@pytest.mark.parametrize("case", DECIDED, ids=lambda case: case.says)
def test_nothing_is_asked_when_it_cannot_decide(case: Known) -> None:
    played = play(hunted(*case.captains, compared=case.compared), SLOOP)
    because = one(played, Moved).because
    assert (because.rule, because.chosen) == (f"marauders.hunt.{case.rule}", case.chosen)
    assert played.answers == ()
    assert all_of(played, MostTold) == []


# What is told of captains who are each in another zone, and the question that comes first.
ASKED: list[tuple[str, tuple[Captain, ...], str]] = [
    ("nothing told", (prey("s1", EAST), prey("s2", WEST)), "gold s1+s2"),
    ("one told", (prey("s1", EAST, 7), prey("s2", WEST)), "gold s1+s2"),
    ("the other out of date", (prey("s1", EAST, 7), prey("s2", WEST, stale(1))), "gold s1+s2"),
    ("both out of date", (prey("s1", EAST, stale(7)), prey("s2", WEST, stale(1))), "gold s1+s2"),
    ("equal gold, cargo missing", (prey("s1", EAST, 4, 1), prey("s2", WEST, 4)), "cargo s1+s2"),
    ("equal gold, cargo out of date", (prey("s1", EAST, 4, stale(1)), prey("s2", WEST, 4, 2)), "cargo s1+s2"),
    ("a poorer one is left out", (prey("s1", EAST, 4), prey("s2", WEST), prey("s3", SOUTH, 3)), "gold s1+s2"),
    (
        "those equal with the richest stay",
        (prey("s1", EAST, 4), prey("s2", WEST), prey("s3", SOUTH, 4)),
        "gold s1+s2+s3",
    ),
    ("two zones are enough", (prey("s1", EAST), prey("s2", EAST), prey("s3", WEST)), "gold s1+s2+s3"),
    (
        "cargo only of those equal in gold",
        (prey("s1", EAST, 4), prey("s2", WEST, 4), prey("s3", SOUTH, 3, stale(9))),
        "cargo s1+s2",
    ),
]


@pytest.mark.parametrize(("says", "captains", "key"), ASKED, ids=[case[0] for case in ASKED])
def test_what_can_decide_and_is_not_known_is_asked(says: str, captains: tuple[Captain, ...], key: str) -> None:
    assert question(hunted(*captains), SLOOP) == key


def test_the_question_says_what_it_is_about_and_takes_ties() -> None:
    asked = run(GAME, hunted(prey("s1", EAST), prey("s2", WEST)), SLOOP, (), SEED)
    assert isinstance(asked, Stopped)
    assert asked.question == WhoHasMost("sloop", "gold", ("s1", "s2"), ("s1", "s2", "s1+s2"))
    assert [option.key for option in asked.question.options] == ["s1", "s2", "s1+s2"]
    assert asked.question.seats == ("s1", "s2")


def test_an_answer_decides_and_is_kept() -> None:
    played, asked = told(hunted(prey("s1", EAST), prey("s2", WEST)), SLOOP, gold="s2")
    assert asked == ["gold s1+s2"]
    assert one(played, MostTold) == MostTold("gold", ("s1", "s2"), ("s2",))
    moved = one(played, Moved)
    assert (moved.to, moved.because.rule, moved.because.chosen) == (WEST, "marauders.hunt.priority-1", ("s2",))
    assert [each.scores for each in moved.because.candidates] == [(None, None, 1), (None, None, 1)]
    assert board(played).compared == (Compared("gold", ("s1", "s2"), ("s2",)),)


def test_equally_much_gold_asks_for_cargo_and_then_draws() -> None:
    played, asked = told(hunted(prey("s1", EAST), prey("s2", WEST)), SLOOP, gold="s1+s2", cargo="s1+s2")
    assert asked == ["gold s1+s2", "cargo s1+s2"]
    assert one(played, Moved).because.rule == "marauders.hunt.drawn"


def test_cargo_decides_between_those_with_equally_much_gold() -> None:
    state = hunted(prey("s1", EAST), prey("s2", WEST), prey("s3", SOUTH))
    played, asked = told(state, SLOOP, gold="s2+s3", cargo="s3")
    assert asked == ["gold s1+s2+s3", "cargo s2+s3"]
    assert one(played, Moved).because.chosen == ("s3",)


def test_whoever_surely_has_as_much_as_the_richest_is_as_rich() -> None:
    state = hunted(prey("s1", EAST, 4), prey("s2", WEST), prey("s3", EAST, 4))
    assert offered(state) == ["s2", "s1+s3", "s1+s2+s3"]
    played, asked = told(state, SLOOP, gold="s1+s3")
    assert asked == ["gold s1+s2+s3"]
    assert one(played, MostTold).most == ("s1", "s3")
    assert one(played, Moved).because.rule == "marauders.hunt.one-zone"


def test_whoever_surely_has_no_less_than_the_richest_is_as_rich() -> None:
    state = hunted(prey("s1", EAST, 0, 2), prey("s2", WEST, None, 2))
    assert offered(state) == ["s2", "s1+s2"]
    played, _ = told(state, SLOOP, gold="s1+s2")
    assert one(played, MostTold).most == ("s1", "s2")
    assert one(played, Moved).because.rule == "marauders.hunt.drawn"


def test_a_second_ship_on_the_card_asks_nothing_anew() -> None:
    state = sea(prey("s1", EAST), prey("s2", WEST), ship("sloop", "san-juan"), ship("frigate", "san-juan"))
    played, asked = told(state, moves(("sloop", "N"), ("frigate", "N")), gold="s2")
    assert asked == ["gold s1+s2"]
    assert [event.to for event in all_of(played, Moved)] == [WEST, WEST]


def test_an_answer_holds_for_later_cards_wherever_they_sail() -> None:
    played, _ = told(hunted(prey("s1", EAST), prey("s2", WEST)), SLOOP, gold="s2")
    later = play(after(board(played), Sail("s1", "san-juan")), SLOOP)
    assert one(later, Stayed).because.chosen == ("s2",)


@pytest.mark.parametrize(
    ("action", "again"),
    [
        (Turn("s1"), True),
        (Turn("s2"), True),
        (Turn("s3"), False),
        (Hold("s1", gold=3), True),
        (Hold("s1", cargo=3), False),
        (Hold("s3", gold=3), False),
        (Bounty("s3", "dutch", 1), False),
        (Sail("s3", "caracas"), False),
    ],
    ids=str,
)
def test_an_answer_is_forgotten_with_a_turn_or_a_new_figure_of_one_of_them(
    action: MaraudersAction, again: bool
) -> None:
    record = Compared("gold", ("s1", "s2"), ("s2",))
    state = hunted(prey("s1", EAST), prey("s2", WEST), captain("s3", "trinidad"), compared=(record,))
    later = after(state, action)
    assert later.compared == (() if again else (record,))
    asked = isinstance(run(GAME, later, SLOOP, (), SEED), Stopped)
    assert asked is again


def test_what_was_said_of_the_others_stays() -> None:
    state = hunted(prey("s1", EAST), prey("s2", WEST), prey("s3", SOUTH))
    played, _ = told(state, SLOOP, gold="s1+s2", cargo="s1")
    later = after(board(played), Turn("s3"))
    assert later.compared == (Compared("cargo", ("s1", "s2"), ("s1",)), Compared("gold", ("s1", "s2"), ("s1", "s2")))
    gone = after(later, Sail("s3", "trinidad"), Place("sloop", "san-juan"))
    assert one(play(gone, SLOOP), Moved).because.chosen == ("s1",)


def test_who_had_most_forgotten_the_others_were_not_compared() -> None:
    played, _ = told(hunted(prey("s1", EAST), prey("s2", WEST), prey("s3", SOUTH)), SLOOP, gold="s3")
    assert after(board(played), Hold("s3", gold=1)).compared == ()


def test_a_figure_is_out_of_date_once_its_captain_began_a_turn() -> None:
    state = hunted(prey("s1", EAST, 7, 7), prey("s2", WEST, 4, 4))
    assert one(play(state, SLOOP), Moved).because.chosen == ("s1",)
    later = after(state, Turn("s1"))
    assert later.captains[0].gold == stale(7)
    assert later.captains[1].gold == Figure(4)
    assert question(later, SLOOP) == "gold s1+s2"
    retold = after(later, Hold("s1", gold=7))
    assert one(play(retold, SLOOP), Moved).because.chosen == ("s1",)


def test_an_answer_for_other_seats_counts_as_none() -> None:
    state = hunted(prey("s1", EAST), prey("s2", WEST))
    outcome = run(GAME, state, SLOOP, (Told("gold s1+s2", "s3"),), SEED)
    assert isinstance(outcome, Stopped)
    assert outcome.dropped == 1


# ------------------------------------------------------------------------------------------------ with house rule S3

STAY = house(own_zone_tie="stay")
HERE = "san-juan"


def test_who_is_here_and_surely_has_no_less_needs_no_question() -> None:
    state = replace(hunted(prey("s1", HERE, 2), prey("s2", EAST, 2, 0)), house=STAY)
    because = one(play(state, SLOOP), Stayed).because
    assert (because.rule, because.chosen, because.mark) == ("marauders.hunt.own-zone", ("s1",), "house-rule")
    assert because.house == (("own-zone-tie", "stay"),)
    assert question(replace(state, house=house()), SLOOP) == "cargo s1+s2"


def test_who_is_here_and_surely_has_more_wins_without_the_house_rule() -> None:
    state = replace(hunted(prey("s1", HERE, 3), prey("s2", EAST, 2)), house=STAY)
    assert one(play(state, SLOOP), Stayed).because.rule == "marauders.hunt.priority-1"


def test_who_is_here_may_still_lose() -> None:
    state = replace(hunted(prey("s1", HERE, 2), prey("s2", EAST, 2, 1)), house=STAY)
    assert question(state, SLOOP) == "cargo s1+s2"
    stays, _ = told(state, SLOOP, cargo="s1+s2")
    assert one(stays, Stayed).because.rule == "marauders.hunt.own-zone"
    goes, _ = told(state, SLOOP, cargo="s2")
    assert one(goes, Moved).because.rule == "marauders.hunt.priority-2"


# ------------------------------------------------------------------------------------------------ what is known


def more(state: Sea, what: What, at_least: int) -> set[tuple[str, str]]:
    """The pairs of captains of whom the first is surely ahead of the second by so much at least."""
    seats = [each.seat for each in state.captains]
    known = leads(state, what)
    return {(one, other) for one in seats for other in seats if one != other and known[one, other] >= at_least}


def test_what_is_known_follows_chains_of_comparisons() -> None:
    records = (Compared("gold", ("s1", "s2"), ("s2",)), Compared("gold", ("s2", "s3"), ("s2", "s3")))
    state = sea(prey("s1", EAST), prey("s2", WEST), prey("s3", SOUTH), prey("s4", SOUTH), compared=records)
    assert more(state, "gold", 1) == {("s2", "s1"), ("s3", "s1")}
    assert more(state, "gold", 0) - more(state, "gold", 1) == {("s2", "s3"), ("s3", "s2")}
    assert more(state, "cargo", 0) == set()


def test_figures_and_comparisons_are_one_knowledge() -> None:
    records = (Compared("gold", ("s1", "s2"), ("s2",)),)
    state = sea(
        prey("s1", EAST, 7), prey("s2", WEST), prey("s3", SOUTH, 5), prey("s4", SOUTH, stale(99)), compared=records
    )
    known = leads(state, "gold")
    assert (known["s1", "s3"], known["s2", "s3"], known["s2", NOBODY], known[NOBODY, "s1"]) == (2, 3, 8, -7)
    assert more(state, "gold", 0) == {("s1", "s3"), ("s2", "s1"), ("s2", "s3")}


def test_of_a_comparison_the_others_are_not_compared_with_each_other() -> None:
    state = sea(
        prey("s1", EAST), prey("s2", WEST), prey("s3", SOUTH), compared=(Compared("gold", ("s1", "s2", "s3"), ("s3",)),)
    )
    assert more(state, "gold", 0) == more(state, "gold", 1) == {("s3", "s1"), ("s3", "s2")}
