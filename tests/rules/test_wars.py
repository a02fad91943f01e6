"""Wars: whoever tells one, and however, the same ships sail as Men-o-War; a ship in battle keeps the class that it began with."""

from __future__ import annotations

import pytest

from rules.contract import Amend
from rules.marauders.actions import BeginBattle, MaraudersAction, Peace, Refit, War
from rules.marauders.battle.rounds import class_of
from rules.marauders.card_events import PeaceMade, WarBegan
from rules.marauders.state import Sea
from tests.rules.sea import after, all_of, captain, one, play, sea, ship

HERE = "tortuga"
AT_SEA = sea(captain("s1", HERE, at="sea"), ship("dutch", HERE), ship("english", HERE), ship("french", HERE))
FIGHTING = after(AT_SEA, Refit("s1", "frigate"), BeginBattle("s1", "dutch"))
BEGUN = War("dutch", "english")


def sheet(war: str) -> Amend:
    return Amend((("war", war),))


def men_o_war(state: Sea) -> list[str]:
    return [each.key for each in state.ships if each.man_o_war]


@pytest.mark.parametrize("told", [BEGUN, sheet("english dutch")], ids=["told", "sheet"])
@pytest.mark.parametrize("state", [AT_SEA, FIGHTING], ids=["quiet", "battle"])
def test_a_war_is_one_however_it_is_told(state: Sea, told: MaraudersAction) -> None:
    by_command = play(state, BEGUN)
    [event] = all_of(play(state, told), WarBegan)
    assert event == all_of(by_command, WarBegan)[0]
    assert after(state, told) == by_command.state
    assert men_o_war(after(state, told)) == ["dutch", "english"]


@pytest.mark.parametrize("told", [Peace(), sheet("none")], ids=["told", "sheet"])
@pytest.mark.parametrize("state", [AT_SEA, FIGHTING], ids=["quiet", "battle"])
def test_a_peace_is_one_however_it_is_told(state: Sea, told: MaraudersAction) -> None:
    at_war = after(state, BEGUN)
    assert all_of(play(at_war, told), PeaceMade) == all_of(play(at_war, Peace()), PeaceMade)
    assert after(at_war, told) == after(at_war, Peace()) == state


def test_a_ship_in_battle_keeps_its_class_through_a_war_of_the_sheet() -> None:
    state = after(FIGHTING, sheet("dutch english"))
    assert state.battle is not None
    assert class_of(state, state.battle, "npc") == "frigate"


def test_a_battle_of_the_sheet_is_with_what_the_nation_sails() -> None:
    """One that begins in the middle of a game, with the war and the ship told at once."""
    lines = (("war", "dutch english"), ("battle", "seat s1; ship dutch; zone tortuga; aggressor npc; helm bot"))
    told = tuple((f"battle {key}", value) for key, value in (part.split(" ") for part in lines[1][1].split("; ")))
    state = after(AT_SEA, Amend((lines[0], *told)))
    assert state.battle is not None
    assert class_of(state, state.battle, "npc") == "man-o-war"


def test_what_is_changed_on_the_board_is_not_the_ship_in_battle() -> None:
    """It is of the other class once its battle is over; not where the war is over before that."""
    begun = one(play(FIGHTING, BEGUN), WarBegan)
    assert (begun.ships, begun.fighting) == (("english",), "dutch")
    over = one(play(after(FIGHTING, BEGUN), Peace()), PeaceMade)
    assert (over.ships, over.fighting) == (("english",), None)
