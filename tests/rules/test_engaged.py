"""Who fights a captain, or is due to, and finds him again: in every way that scouting comes about."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.marauders.actions import Look, MaraudersAction, Port, Sail, Turn
from rules.marauders.battle.state import Battle, Meeting
from rules.marauders.events import BattleBegins, FoundAgain, Scouted
from rules.marauders.keys import PIRATES
from rules.marauders.state import Sea, Unscouted
from tests.rules.sea import all_of, board, captain, card, play, sea, ship
from tests.rules.test_scouting import HERE, ONE_BY_ONE, TURN, looked


def fighting() -> Sea:
    """The first seat fights a sloop and then a frigate, who see far; the second seat is there too."""
    ships = (ship(key, HERE, card(f"the-{key}", key, HERE, scouting=9)) for key in PIRATES)
    here = (captain("s1", HERE), captain("s2", HERE), *ships)
    battle = Battle(seat="s1", zone=HERE, ship="sloop", aggressor="npc", helm="s2")
    return sea(*here, battle=battle, meetings=(Meeting("s1", "frigate", "captain"),))


ENGAGED = {"frigate": "engaged.waiting", "sloop": "engaged.open"}


@pytest.mark.parametrize("action", [TURN, Port("s1", "leave"), Sail("s1", HERE), Look("s1")])
def test_who_finds_him_anew_begins_no_other_battle(action: MaraudersAction) -> None:
    """Its battle with him goes on, or waits as it did: nothing is drawn, and only what is new begins."""
    state = fighting()
    match action:
        case Port():
            state = replace(state, meetings=(), captains=(captain("s1", HERE, "port"), state.captains[1]))
        case Sail():
            state = replace(state, captains=(captain("s1", "nassau"), state.captains[1]))
        case Look():
            state = replace(state, house=ONE_BY_ONE, unscouted=(Unscouted("s1", ("sloop", "frigate")),))
        case _:
            pass
    played = play(state, action)
    met = {event.ship: event.because.rule.removeprefix("marauders.") for event in all_of(played, FoundAgain)}
    found = [event.ship for event in all_of(played, Scouted) if event.found]
    assert "sloop" in found
    assert met == {ship: ENGAGED[ship] for ship in found if ship == "sloop" or state.meetings}
    assert board(played).battle == state.battle
    assert {event.ships for event in all_of(played, BattleBegins)} == (set() if state.meetings else {("frigate",)})


def test_house_rule_s7_lets_nobody_wait_to_look_who_fights_him() -> None:
    state = replace(fighting(), meetings=(), house=ONE_BY_ONE, unscouted=(Unscouted("s1", ("frigate", "sloop")),))
    played = play(state, Look("s1"))
    assert looked(played) == ["frigate"]
    assert board(played).unscouted == ()


def test_they_look_for_others() -> None:
    assert looked(play(fighting(), Turn("s2"))) == ["frigate", "sloop"]
