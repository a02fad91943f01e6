"""Whose turn is next, and whether the game has begun."""

from __future__ import annotations

import pytest

from rules.contract import Amend, Seat
from rules.marauders.actions import (
    Another,
    Correct,
    Defeat,
    DrawEvent,
    EndRound,
    Enter,
    Hold,
    Icons,
    Join,
    MaraudersAction,
    Place,
    Rule,
    Sail,
    Sit,
    Turn,
)
from rules.marauders.events import OutOfOrder
from rules.marauders.pack import Icon
from rules.marauders.state import Sea, Ship
from rules.marauders.turns import next_up
from tests.rules.marauders_evenings import evening
from tests.rules.sea import GAME, after, board, captain, card, play, sea

THREE = sea(captain("s1", "nassau"), captain("s2", "havana"), captain("s3", "tortuga"))


def order(state: Sea) -> list[Seat]:
    """The seats whose turns [End turn] begins one after the other."""
    seats: list[Seat] = []
    while (seat := next_up(state)) is not None:
        seats.append(seat)
        state = after(state, Turn(seat))
    return seats


def test_a_round_goes_once_around_the_table() -> None:
    assert order(THREE) == ["s1", "s2", "s3"]
    assert order(after(THREE, Turn("s1"), EndRound())) == ["s1", "s2", "s3"]


def test_whoever_began_the_round_is_followed_clockwise() -> None:
    assert order(after(THREE, Turn("s2"))) == ["s3", "s1"]
    assert order(after(THREE, Turn("s3"), Turn("s1"))) == ["s2"]


def test_a_second_turn_changes_nothing() -> None:
    assert order(after(THREE, Turn("s1"), Turn("s2"), Turn("s1"))) == ["s3"]


@pytest.mark.parametrize(
    ("lines", "begun", "reminded"),
    [
        ((("turn", "s2"),), ("s1", "s2"), True),
        ((("turn", "s2"), ("begun", "s2")), ("s2",), False),
        ((("round", "4"),), ("s1",), False),
    ],
)
def test_whose_turn_it_was_by_mistake_still_has_begun_one_and_that_is_said(
    lines: tuple[tuple[str, str], ...], begun: tuple[Seat, ...], *, reminded: bool
) -> None:
    corrected = play(after(THREE, Turn("s1")), Amend(lines))
    assert board(corrected).begun == begun
    assert (OutOfOrder("still-begun", ("s1",)) in corrected.events) is reminded


def test_the_seating_order_decides() -> None:
    assert order(after(THREE, Sit("s1", "s3"))) == ["s2", "s3", "s1"]


def test_seats_without_a_captain_are_passed_over() -> None:
    state = sea(captain("s2", "havana"), seats=("s1", "s2", "s3"))
    assert order(state) == ["s2"]
    assert next_up(sea(seats=("s1",))) is None
    assert next_up(sea()) is None


def test_who_joins_late_has_a_turn_this_round() -> None:
    assert order(after(THREE, Turn("s3"), Join("s4", "dutch", "curacao"))) == ["s4", "s1", "s2"]


def test_evenings_of_turns_end() -> None:
    for seed in range(12):
        for step in evening(GAME, seed, 40):
            state = step.after
            waiting = {each.seat for each in state.captains} - {*state.begun}
            assert (next_up(state) is None) == (not waiting)
            assert next_up(state) in {None, *waiting}


@pytest.mark.parametrize(
    "action",
    [
        DrawEvent(),
        Another(),
        Icons((Icon("dutch", "N"),)),
        Enter(card("x", "sloop")),
        Place("dutch", "nassau"),
        Turn("s1"),
        EndRound(),
    ],
    ids=str,
)
def test_the_game_has_begun(action: MaraudersAction) -> None:
    assert not GAME.under_way(THREE)
    assert GAME.under_way(after(THREE, action))
    assert GAME.under_way(after(THREE, action, EndRound()))


@pytest.mark.parametrize(
    "action",
    [
        Join("s4", "dutch", "curacao"),
        Sit("s1", "s3"),
        Rule("dice", "ours"),
        Rule("own-zone-tie", "stay"),
        Hold("s1", 3, 1),
        Correct("s1", "nassau", "port"),
        Sail("s1", "havana"),
    ],
    ids=str,
)
def test_setting_up_begins_no_game(action: MaraudersAction) -> None:
    assert not GAME.under_way(after(THREE, action))
    assert not GAME.under_way(GAME.start({"cards": "ours"}))


def test_a_successor_who_waits_is_part_of_a_game() -> None:
    state = after(sea(captain("s1", "nassau")), Place("dutch", "havana"), Defeat("dutch"))
    assert not GAME.under_way(state)
    assert GAME.under_way(sea(Ship(key="dutch", stack=(card("x", "dutch"),), killed=True)))
