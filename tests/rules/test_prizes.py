"""What a captain has of a ship that he beat: cards in the hold, gold, the bounty, and the ship itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Told
from rules.marauders.actions import Defeat, EndBattle, Lost
from rules.marauders.battle.events import BattleOver, CargoLost, Claimed, MeetingDropped, Prize
from rules.marauders.battle.questions import IsClaimed
from rules.marauders.battle.state import Ending, Meeting, Tracks
from rules.marauders.events import BountySet, CaptainLost, Defeated
from rules.marauders.state import MOST_BOUNTIES, Bounties, Captain, Figure, Sea
from rules.referee import Stopped, run
from tests.rules.sea import GAME, SEED, after, all_of, board, house, one, play, stale, told
from tests.rules.test_battles import fought

KEEP, CLAIM = Told("claim s1 dutch", "keep"), Told("claim s1 dutch", "claim")
BY_HAND = Defeat("dutch", "s1", "sunk")


def first(state: Sea) -> Captain:
    captain = state.captain("s1")
    assert captain is not None
    return captain


def with_first(state: Sea, **fields: object) -> Sea:
    return replace(state, captains=(replace(first(state), **fields), *state.captains[1:]))


# --- The hold -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aboard", "hits", "cargo", "lost"),
    [
        (Figure(0), 1, Figure(2), None),
        (Figure(1), 3, Figure(1), None),
        (Figure(2), 1, Figure(3), CargoLost("s1", 3, 4)),
        (stale(0), 1, stale(2), None),
        (stale(3), 0, Figure(3), CargoLost("s1", 3, 6)),
        (None, 0, None, None),
    ],
)
def test_loot_goes_into_what_the_hold_has_left(
    aboard: Figure | None, hits: int, cargo: Figure | None, lost: CargoLost | None
) -> None:
    state = with_first(fought(hits=Tracks(cargo=hits)), gold=Figure(4), cargo=aboard)
    done = play(state, EndBattle("npc-taken"), KEEP)
    assert (first(board(done)).cargo, first(board(done)).gold) == (cargo, stale(4))
    assert all_of(done, CargoLost) == ([] if lost is None else [lost])


def test_loot_above_the_room_fills_a_hold_of_which_nothing_was_told() -> None:
    done = play(fought(ship_class="sloop"), EndBattle("npc-taken"), KEEP)
    assert one(done, CargoLost) == CargoLost("s1", 2, None)
    assert first(board(done)).cargo == Figure(2)


def test_a_hold_that_was_hit_has_less_room_for_loot() -> None:
    state = with_first(fought(), cargo=Figure(0), hits=Tracks(cargo=2))
    assert one(play(state, EndBattle("npc-taken"), KEEP), CargoLost) == CargoLost("s1", 1, 3)


def test_of_loot_that_may_be_less_the_most_counts_against_the_room() -> None:
    state = with_first(replace(fought(), battle=None), cargo=Figure(1))
    done = play(state, Defeat("dutch", "s1", "crew"), Told("attacked s1 dutch", "npc"), KEEP)
    assert one(done, CargoLost) == CargoLost("s1", 3, None)
    assert first(board(done)).cargo == stale(3)


@pytest.mark.parametrize("ending", ["npc-taken", "both-taken"])
def test_a_claimed_ship_has_no_crew_left(ending: Ending) -> None:
    answers = (Told("last-man s1 dutch", "captain"),) if ending == "both-taken" else ()
    claimed = one(play(fought(hits=Tracks(masts=1)), EndBattle(ending), *answers, CLAIM), Claimed)
    assert claimed.left == Tracks(hull=3, cargo=3, masts=2, crew=0, cannons=3)


def test_whether_a_ship_is_taken_is_asked_with_what_both_have_left_and_the_next_battle() -> None:
    waits = (Meeting("s2", "sloop", "npc"), Meeting("s1", "frigate", "npc"))
    state = replace(with_first(fought(hits=Tracks(masts=1)), hits=Tracks(hull=2)), meetings=waits)
    outcome = run(GAME, state, EndBattle("npc-taken"), (), SEED)
    assert isinstance(outcome, Stopped)
    left, own = Tracks(hull=3, cargo=3, masts=2, cannons=3), Tracks(hull=1, cargo=3, masts=3, crew=3, cannons=3)
    assert outcome.question == IsClaimed("s1", "dutch", "frigate", left, own, "frigate")


def test_of_a_ship_that_was_beaten_on_the_board_nothing_is_said_to_be_left() -> None:
    state = with_first(replace(fought(), battle=None), ship_class="")
    outcome = run(GAME, state, Defeat("dutch", "s1", "crew"), (Told("attacked s1 dutch", "npc"),), SEED)
    assert isinstance(outcome, Stopped)
    assert outcome.question == IsClaimed("s1", "dutch", "frigate")


# --- Who attacked ---------------------------------------------------------------------------------------------------------------


def by_hand(**fields: object) -> Sea:
    return with_first(replace(fought(), battle=None), **fields)


def test_who_attacked_a_navy_by_hand_is_asked_and_wanted() -> None:
    done, asked = told(by_hand(), BY_HAND, attacked="captain")
    assert asked == ["attacked s1 dutch"]
    assert one(done, BountySet) == BountySet("s1", "dutch", 0, 1)
    assert one(done, Prize).because.house == ()


def test_a_bounty_that_is_counted_already_does_not_come_again() -> None:
    done, _ = told(by_hand(bounties=Bounties(dutch=1)), BY_HAND, attacked="counted")
    assert all_of(done, BountySet) == []
    assert one(done, Prize).because.house == ()


def test_whom_a_navy_attacked_is_wanted_by_house_rule_alone() -> None:
    done, _ = told(by_hand(), BY_HAND, attacked="npc")
    assert all_of(done, BountySet) == []
    assert one(done, Prize).because.house == (("defending-bounty", "none"),)


def test_nothing_is_asked_where_no_bounty_hangs_on_it() -> None:
    either = replace(by_hand(), house=house(defending_bounty="bounty"))
    assert one(play(either, BY_HAND), BountySet).count == 1
    assert all_of(play(by_hand(bounties=Bounties(dutch=MOST_BOUNTIES)), BY_HAND), BountySet) == []
    assert all_of(play(by_hand(), Defeat("sloop", "s1", "sunk")), BountySet) == []


def test_who_attacks_in_a_battle_that_waits_is_known() -> None:
    state = fought()
    assert state.battle is not None
    open_ = replace(state.battle, ship="sloop", npc_class="sloop")
    waiting = replace(state, battle=open_, meetings=(Meeting("s1", "dutch", "captain"),))
    assert all_of(play(waiting, BY_HAND), BountySet) == []


# --- The dead -------------------------------------------------------------------------------------------------------------------


def test_a_victor_who_died_since_has_the_glory_alone() -> None:
    dead = after(by_hand(), Lost("s1"))
    won = one(play(dead, Defeat("dutch", "s1", "crew")), Prize)
    assert (won.glory, won.gold, won.draw, won.because.rule) == (1, 0, 0, "marauders.prize.fallen")


def test_both_sunk_can_be_told() -> None:
    done = play(fought(), EndBattle("both-sunk"))
    assert one(done, BattleOver).because.rule == "marauders.over.both-sunk"
    assert (one(done, Defeated).ship, one(done, CaptainLost).seat) == ("dutch", "s1")
    assert all_of(done, Prize) == []


def test_what_waited_for_the_dead_is_off_because_he_died_though_another_follows_him() -> None:
    state = replace(fought(), meetings=(Meeting("s1", "sloop", "npc"),))
    done = play(state, Lost("s1", "english", "nassau"))
    assert one(done, MeetingDropped).because.rule == "marauders.waiting.dead"
