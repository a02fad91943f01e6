"""How battles end beside their rounds, and what a ship that is claimed or refitted has room for."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Told
from rules.marauders.actions import (
    Defeat,
    EndBattle,
    EndRound,
    Enter,
    Fight,
    Lost,
    MaraudersAction,
    Muster,
    Refit,
    Remove,
)
from rules.marauders.battle.events import (
    BattleOver,
    BattleStarted,
    CargoLost,
    Claimed,
    MeetingDropped,
    Mustered,
    RoundFought,
)
from rules.marauders.battle.state import Meeting, Tracks
from rules.marauders.events import Refitted
from rules.marauders.state import Figure, Sea
from tests.rules.sea import after, all_of, board, card, one, play, sea, ship
from tests.rules.test_battles import HERE, fought, sailor


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Defeat("dutch"), "ship-gone"),
        (Remove("dutch"), "ship-gone"),
        (Lost("s1"), "captain-dead"),
    ],
)
def test_a_battle_whose_ship_or_captain_is_gone_says_so(action: MaraudersAction, rule: str) -> None:
    over = one(play(fought(), action), BattleOver)
    assert (over.result, over.because.rule) == ("called-off", f"marauders.over.{rule}")


def test_a_battle_whose_ship_another_beat_says_so() -> None:
    told = Told("attacked s2 dutch", "npc")
    over = one(play(fought(), Defeat("dutch", "s2", "sunk"), told), BattleOver)
    assert (over.result, over.because.rule) == ("called-off", "marauders.over.ship-gone")


# --- The round's end ------------------------------------------------------------------------------------------------------------


def relieved(*meetings: Meeting, zone: str = "havana") -> Sea:
    """The first seat fights a Dutch frigate to which another captain comes at the round's end."""
    ships = (fought().ship("dutch"), ship("sloop", HERE))
    state = sea(sailor("s1"), sailor("s2"), *ships, battle=fought(hits=Tracks(hull=1)).battle, meetings=meetings)
    return after(state, Enter(card("zed", "dutch", zone)))


def test_another_captain_breaks_off_the_battle() -> None:
    done = play(relieved(Meeting("s2", "dutch", "npc"), Meeting("s1", "sloop", "npc")), EndRound())
    assert one(done, BattleOver).because.rule == "marauders.over.relocated"
    dropped = one(done, MeetingDropped)
    assert (dropped.seat, dropped.because.rule) == ("s2", "marauders.waiting.relocated")
    assert one(done, BattleStarted).ship == "sloop"
    assert board(done).meetings == ()


def test_who_comes_in_the_same_zone_is_another_captain_all_the_same() -> None:
    assert board(play(relieved(zone=HERE), EndRound())).battle is None


def test_a_battle_with_others_goes_on_over_the_rounds_end() -> None:
    state = sea(sailor("s1"), fought().ship("dutch"), ship("sloop", HERE), battle=fought(helm="bot").battle)
    done = play(after(state, Enter(card("zed", "sloop", "havana"))), EndRound())
    assert not all_of(done, BattleOver)


# --- Claims and other ships -----------------------------------------------------------------------------------------------------


def laden(state: Sea, cargo: int) -> Sea:
    first, *others = state.captains
    return replace(state, captains=(replace(first, cargo=Figure(cargo)), *others))


def cargo_of(state: Sea) -> Figure | None:
    captain = state.captain("s1")
    assert captain is not None
    return captain.cargo


def test_a_claimed_ship_with_less_room_drops_cargo() -> None:
    state = laden(fought(hits=Tracks(cargo=2), ship_class="flute"), 4)
    done = play(state, EndBattle("npc-taken"), Told("claim s1 dutch", "claim"))
    assert one(done, CargoLost) == CargoLost("s1", 1, 5)
    assert cargo_of(board(done)) == Figure(1)


def test_another_ship_with_less_room_drops_cargo() -> None:
    state = laden(replace(fought(ship_class="galleon"), battle=None), 5)
    done = play(state, Refit("s1", "sloop"))
    assert one(done, CargoLost) == CargoLost("s1", 2, 5)
    assert not all_of(play(laden(state, 2), Refit("s1", "sloop")), CargoLost)
    assert not all_of(play(state, Refit("s1", seamanship=4)), CargoLost)


@pytest.mark.parametrize("now", [Refit("s1", "sloop"), Muster("sloop")])
@pytest.mark.parametrize("before", ["", "galleon", "frigate"])
def test_a_class_that_is_told_has_no_more_cargo_than_its_room_however_it_is_told(
    before: str, now: MaraudersAction
) -> None:
    """For the first time or as another one, with the battle's command or the captain's."""
    done = play(laden(fought(ship_class=before), 5), now)
    assert one(done, CargoLost) == CargoLost("s1", 2, 5)
    assert cargo_of(board(done)) == Figure(2)
    assert isinstance(done.events[0], Refitted | Mustered)


def test_a_class_that_a_roll_asks_for_has_no_more_cargo_than_its_room() -> None:
    state = laden(fought(number=1, ship_class=""), 5)
    done = play(state, Fight(by="bot"), Told("class s1", "sloop"))
    kinds = [type(event) for event in done.events]
    assert kinds.index(Mustered) < kinds.index(CargoLost) < kinds.index(RoundFought)
    assert all_of(done, CargoLost)[0] == CargoLost("s1", 2, 5)


def test_a_class_told_for_the_first_time_has_no_more_hits_than_its_room() -> None:
    hurt = fought(ship_class="")
    hurt = replace(hurt, captains=(replace(hurt.captains[0], hits=Tracks(masts=4)), *hurt.captains[1:]))
    for now in (Refit("s1", "sloop"), Muster("sloop")):
        captain = after(hurt, now).captain("s1")
        assert captain is not None
        assert captain.hits == Tracks(masts=2)


def test_what_port_may_have_repaired_holds_all_cargo_until_it_is_told() -> None:
    """The class is put right before it is told whether the hold was repaired."""
    state = laden(fought(number=1, ship_class="", berthed=True), 2)
    hurt = replace(state, captains=(replace(state.captains[0], hits=Tracks(cargo=1)), *state.captains[1:]))
    assert cargo_of(after(hurt, Muster("sloop"))) == Figure(2)


def test_what_is_left_of_a_ship_that_was_not_fought_here_is_not_known() -> None:
    state = replace(fought(), battle=None)
    answers = Told("attacked s1 dutch", "npc"), Told("claim s1 dutch", "claim")
    done = play(state, Defeat("dutch", "s1", "crew"), *answers)
    claimed = one(done, Claimed)
    assert (claimed.left, claimed.because.rule) == (None, "marauders.claim.untold")
