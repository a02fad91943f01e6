"""Who fights a captain, or is due to, does not look for him: in every way that scouting comes about."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.marauders.actions import Look, MaraudersAction, Port, Sail, Turn
from rules.marauders.battle.state import Battle, Meeting
from rules.marauders.events import BattleBegins, OutOfOrder
from rules.marauders.scouting import odds
from rules.marauders.state import Sea, Unscouted
from tests.rules.sea import PACK, all_of, captain, play, sea, ship
from tests.rules.test_scouting import HERE, ONE_BY_ONE, TURN, looked, silent


def fighting() -> Sea:
    """The first seat fights a sloop and then a frigate; a third pirate lies there too, and the second seat comes by."""
    here = (captain("s1", HERE), captain("s2", HERE), ship("sloop", HERE), ship("frigate", HERE))
    battle = Battle(seat="s1", zone=HERE, ship="sloop", aggressor="npc", helm="s2")
    return sea(*here, battle=battle, meetings=(Meeting("s1", "frigate", "captain"),))


ENGAGED = {"frigate": "engaged.waiting", "sloop": "engaged.open"}


@pytest.mark.parametrize("action", [TURN, Port("s1", "leave"), Sail("s1", HERE), Look("s1")])
def test_who_fights_him_or_is_due_to_does_not_look_for_him(action: MaraudersAction) -> None:
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
    assert silent(played).items() >= {
        (key, rule) for key, rule in ENGAGED.items() if key != "frigate" or state.meetings
    }
    assert "sloop" not in looked(played)
    assert all(event.ships == ("frigate",) for event in all_of(played, BattleBegins))


def test_the_odds_and_the_reminder_of_a_turn_know_it_too() -> None:
    state = replace(fighting(), begun=("s2",), turn="s2")
    reasons = [each.because.rule for each in odds(PACK, state, state.captains[0], HERE)]
    assert reasons == ["marauders.engaged.waiting", "marauders.engaged.open"]
    assert OutOfOrder("turn-not-begun", ("s1",)) in play(state, Sail("s1", "nassau")).events


def test_they_look_for_others() -> None:
    assert looked(play(fighting(), Turn("s2"))) == ["frigate", "sloop"]
