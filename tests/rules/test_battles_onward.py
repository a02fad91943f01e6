"""What follows by itself in battles: declarations and meetings that are dropped, what the bot declares, and what is reminded of."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Amend, Candidate, Reason
from rules.marauders.actions import (
    BeginBattle,
    Correct,
    Declare,
    Defeat,
    EndBattle,
    Lost,
    MaraudersAction,
    Muster,
    Place,
    Port,
    Remove,
    Sail,
    Strike,
    TakeHelm,
    Turn,
)
from rules.marauders.battle.events import BattleStarted, DeclarationDropped, Declared, MeetingDropped
from rules.marauders.battle.state import Meeting, Tracks
from rules.marauders.events import OutOfOrder
from rules.marauders.state import Sea
from tests.rules.sea import after, all_of, board, captain, one, play, sea, ship
from tests.rules.test_battles import HERE, fought, sailor


def said(state: Sea) -> tuple[str | None, str | None]:
    """What both have declared."""
    assert state.battle is not None
    return state.battle.npc, state.battle.captain


# --- Declarations ---------------------------------------------------------------------------------------------------------------


def test_a_declaration_that_hits_forbid_is_dropped() -> None:
    state = after(fought(), Declare("npc", "shoot"), Declare("captain", "flee"))
    hit = play(state, Strike("captain", "masts", 3))
    dropped = one(hit, DeclarationDropped)
    assert (dropped.side, dropped.deed, dropped.because.rule) == ("captain", "flee", "marauders.dropped.no-masts")
    assert said(board(hit)) == ("shoot", None)


@pytest.mark.parametrize(
    ("deed", "hits", "action", "rule"),
    [
        ("board", Tracks(), Strike("npc", "crew", 3), "no-crew"),
        ("board", Tracks(), Strike("npc", "masts", 3), "no-masts"),
        ("flee", Tracks(crew=1), Strike("captain", "crew", 1), "not-weaker"),
        ("flee", Tracks(crew=1), Muster(ship_class="sloop"), "not-weaker"),
    ],
)
def test_whatever_forbids_it(deed: str, hits: Tracks, action: MaraudersAction, rule: str) -> None:
    state = fought(hits=hits)
    assert state.battle is not None
    state = replace(state, battle=replace(state.battle, npc=deed))
    done = play(state, action)
    assert one(done, DeclarationDropped).because.rule == f"marauders.dropped.{rule}"
    assert said(board(done)) == (None, None)


def test_the_bot_declares_anew_what_hits_forbade() -> None:
    state = fought(helm="bot")
    assert state.battle is not None
    state = replace(state, battle=replace(state.battle, npc="board"))
    done = play(state, Strike("npc", "masts", 3))
    assert [type(event) for event in done.events[1:]] == [DeclarationDropped, Declared]
    assert said(board(done)) == ("shoot", None)


@pytest.mark.parametrize("helm", ["s2", "bot"])
def test_an_answer_to_what_is_dropped_falls_away_with_it(helm: str) -> None:
    """Who attacks declares first, without knowing what the other does."""
    state = fought(helm=helm, hits=Tracks(crew=1))
    assert state.battle is not None
    state = replace(state, battle=replace(state.battle, aggressor="captain", npc="flee", captain="board"))
    done = play(state, Strike("captain", "masts", 3))
    assert [(each.side, each.because.rule) for each in all_of(done, DeclarationDropped)] == [
        ("captain", "marauders.dropped.no-masts"),
        ("npc", "marauders.dropped.withdrawn"),
    ]
    assert said(board(done)) == (None, None)


def test_the_bot_weighs_anew_what_it_declared() -> None:
    """When hits that are told speak for something else, and the captain has not answered."""
    state = fought(helm="bot")
    assert state.battle is not None
    first = replace(state, battle=replace(state.battle, npc="shoot"))
    answered = replace(state, battle=replace(state.battle, aggressor="captain", npc="shoot", captain="shoot"))
    for each in (first, answered):
        done = play(each, Strike("npc", "cannons", 3))
        assert one(done, DeclarationDropped).because.rule == "marauders.dropped.reweighed"
        assert one(done, Declared).deed != "shoot"


def test_it_keeps_what_it_declared_where_that_is_still_the_best_or_answered() -> None:
    state = fought(helm="bot")
    assert state.battle is not None
    first = replace(state, battle=replace(state.battle, npc="shoot"))
    assert not all_of(play(first, Strike("npc", "cargo", 1)), DeclarationDropped)
    answered = replace(state, battle=replace(state.battle, npc="shoot", captain="shoot"))
    assert not all_of(play(answered, Strike("npc", "cannons", 3)), DeclarationDropped)
    told = play(first, Amend((("battle npc", "flee"), ("battle hits", "cannons 3"))))
    assert said(board(told))[0] == "flee"


def test_a_sheet_that_gives_the_bot_the_helm_lets_it_declare() -> None:
    done = play(fought(), Amend((("battle helm", "bot"),)))
    assert one(done, Declared).because is not None
    assert said(board(done))[0] is not None


def test_who_takes_the_helm_from_the_bot_declares_for_himself() -> None:
    state = after(fought(), TakeHelm("bot"))
    assert said(state)[0] is not None
    taken = play(state, TakeHelm("s3"))
    assert one(taken, DeclarationDropped).because.rule == "marauders.dropped.helm"
    assert said(board(taken)) == (None, None)


def test_what_the_captain_answered_stays() -> None:
    answered = after(fought(), TakeHelm("bot"), Declare("captain", "shoot"))
    assert said(after(answered, TakeHelm("s3"))) == said(answered)
    first = fought(number=1, helm="bot")
    assert said(after(first, TakeHelm("s3"))) == ("shoot", "shoot")


# --- Battles that wait ----------------------------------------------------------------------------------------------------------


def waiting() -> Sea:
    """The first seat fights a Dutch frigate, then a sloop, which the second seat, at sea there too, is to fight as well."""
    ada = sailor("s2")
    meetings = (Meeting("s1", "sloop", "npc"), Meeting("s2", "sloop", "npc"))
    dutch = fought().ship("dutch")
    return sea(sailor("s1"), ada, dutch, ship("sloop", HERE), battle=fought().battle, meetings=meetings)


@pytest.mark.parametrize(
    ("action", "rule", "gone"),
    [
        (Lost("s1"), "dead", ["s1"]),
        (EndBattle("captain-sunk"), "dead", ["s1"]),
        (Port("s1", "enter"), "in-port", ["s1"]),
        (Correct("s2", "havana", "port"), "in-port", ["s2"]),
        (Defeat("sloop"), "off-board", ["s1", "s2"]),
        (Remove("sloop"), "off-board", ["s1", "s2"]),
    ],
)
def test_a_battle_that_waits_is_dropped_with_a_word(action: MaraudersAction, rule: str, gone: list[str]) -> None:
    done = play(waiting(), action)
    dropped = all_of(done, MeetingDropped)
    assert [each.seat for each in dropped] == gone
    assert {each.because.rule for each in dropped} == {f"marauders.waiting.{rule}"}
    assert not [each for each in board(done).meetings if each.seat in gone]


def test_one_that_cannot_begin_as_they_are_apart_is_dropped_when_its_time_comes() -> None:
    away = after(waiting(), Place("sloop", "havana"))
    assert len(away.meetings) == 2
    done = play(away, EndBattle("npc-fled"))
    assert {each.because.rule for each in all_of(done, MeetingDropped)} == {"marauders.waiting.apart"}
    assert board(done).battle is None


# --- The helm -------------------------------------------------------------------------------------------------------------------


def test_a_seat_without_a_captain_is_passed_over_where_another_has_one() -> None:
    state = replace(fought(), battle=None)
    fallen = after(state, Lost("s2"))
    assert one(play(fallen, BeginBattle("s1", "dutch")), BattleStarted).helm == "s3"
    assert one(play(fallen, BeginBattle("s1", "dutch")), BattleStarted).because == Reason(
        "marauders.helm.nearest", "inferred", candidates=(Candidate("s2", out="no-captain"),), chosen=("s3",)
    )
    alone = after(fallen, Lost("s3"))
    assert one(play(alone, BeginBattle("s1", "dutch")), BattleStarted).helm == "s2"


# --- What is reminded of --------------------------------------------------------------------------------------------------------

OPEN = OutOfOrder("battle-open", ("s1",), "dutch")
PARTED = OutOfOrder("battle-open", ("s1",), "dutch", apart=True)


@pytest.mark.parametrize(
    ("action", "reminder"),
    [
        (Turn("s1"), OPEN),
        (Turn("s2"), OPEN),
        (Port("s1", "enter"), PARTED),
        (Correct("s1", "havana", "sea"), PARTED),
        (Place("dutch", "havana"), PARTED),
    ],
)
def test_an_open_battle_is_reminded_of_and_that_they_parted(action: MaraudersAction, reminder: OutOfOrder) -> None:
    assert reminder in play(fought(), action).events


def test_that_they_parted_is_said_once() -> None:
    away = after(fought(), Place("dutch", "havana"))
    assert not all_of(play(away, Declare("npc", "shoot")), OutOfOrder)
    assert not all_of(play(away, Place("dutch", HERE)), OutOfOrder)


@pytest.mark.parametrize(("action", "seat"), [(Sail("s2", "caracas"), "s2"), (Correct("s1", "havana", "sea"), "s1")])
def test_who_parts_from_a_battle_that_waits_is_reminded_of_it_once(action: MaraudersAction, seat: str) -> None:
    away = play(waiting(), action)
    assert OutOfOrder("battle-waits", (seat,), ships=("sloop",)) in away.events
    assert not [each for each in all_of(play(board(away), Declare("npc", "shoot")), OutOfOrder) if each.ships]


def test_all_that_wait_for_a_captain_are_named_together() -> None:
    done = play(
        replace(waiting(), meetings=(Meeting("s2", "sloop", "npc"), Meeting("s2", "dutch", "npc"))),
        Sail("s2", "caracas"),
    )
    assert OutOfOrder("battle-waits", ("s2",), ships=("sloop", "dutch")) in done.events


def test_a_ship_that_attacks_without_being_hostile_is_remarked_on() -> None:
    odd = OutOfOrder("not-hostile", ("s1",), "dutch")
    calm = replace(fought(), battle=None)
    assert odd in play(calm, BeginBattle("s1", "dutch", "npc")).events
    assert not all_of(play(calm, BeginBattle("s1", "sloop", "npc")), OutOfOrder)
    assert not all_of(play(calm, BeginBattle("s1", "dutch", "captain")), OutOfOrder)


def test_that_neither_can_hurt_the_other_is_said_once() -> None:
    state = fought(hits=Tracks(masts=3, cannons=3))
    state = after(state, Strike("captain", "masts", 3), Strike("captain", "cannons", 2))
    stuck = play(state, Strike("captain", "cannons"))
    assert one(stuck, OutOfOrder) == OutOfOrder("battle-stuck", ("s1",), "dutch")
    assert not all_of(play(board(stuck), Declare("npc", "shoot")), OutOfOrder)


def test_who_may_flee_is_not_stuck() -> None:
    state = fought(hits=Tracks(cannons=3))
    assert not all_of(play(state, Strike("captain", "cannons", 3)), OutOfOrder)


def test_captains_elsewhere_are_none_of_it() -> None:
    assert not all_of(play(fought(), Correct("s2", "nassau", "port")), OutOfOrder)
    assert captain("s2", "havana", "port") in fought().captains
