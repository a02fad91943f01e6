"""What is left of a ship, put right in a battle or after one: nothing follows from it, and what cannot be is refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Request, RuleError
from rules.marauders import Marauders
from rules.marauders.actions import Retrack
from rules.marauders.battle.events import Retracked
from rules.marauders.battle.state import Tracks
from rules.marauders.state import Sea
from rules.referee import Finished, run
from tests.rules.sea import GAME, SEED
from tests.rules.sheets import battling

WHOLE = Tracks(hull=3, cargo=3, masts=3, crew=3, cannons=3)


def told(state: Sea, seat: str | None, **left: str | int) -> Finished:
    """What a request does; no dice are rolled for it."""
    action = GAME.read(state, Request("tracks", seat, tuple(left.items())))
    assert isinstance(action, Retrack)
    assert action.puts_right
    outcome = run(GAME, state, action, (), SEED)
    assert isinstance(outcome, Finished)
    assert outcome.answers == ()
    return outcome


def refused(state: Sea, seat: str | None, **left: str | int) -> RuleError:
    with pytest.raises(RuleError) as raised:
        told(state, seat, **left)
    return raised.value


def test_the_npcs_tracks_are_put_right_and_nothing_else() -> None:
    before = battling()
    assert before.battle is not None
    after = told(before, None, hull=2, masts=1)
    assert after.state == replace(before, battle=replace(before.battle, hits=Tracks(masts=1)))
    was = Tracks(hull=1, cargo=2, masts=2, crew=2, cannons=1)
    assert after.events == (Retracked(was, replace(was, hull=2, masts=1), ship="sloop"),)


def test_a_captains_tracks_are_put_right_in_the_battle_and_without_one() -> None:
    for before in (battling(), replace(battling(), battle=None, meetings=())):
        berthed = replace(before, captains=(before.captains[0], replace(before.captains[1], berthed=True)))
        after = told(berthed, "s2", hull=3, masts="3", crew=1, cargo=3, cannons=3)
        captain = replace(before.captains[1], hits=Tracks(crew=2), berthed=False)
        assert after.state == replace(before, captains=(before.captains[0], captain))
        (event,) = after.events
        assert event == Retracked(
            Tracks(hull=2, cargo=3, masts=1, crew=3, cannons=3), replace(WHOLE, crew=1), seat="s2"
        )


@pytest.mark.parametrize(
    ("seat", "left", "code"),
    [
        ("s2", {}, "marauders-nothing-told"),
        ("s2", {"hull": 4}, "marauders-tracks-above-class"),
        (None, {"cannons": 2}, "marauders-tracks-above-class"),
        ("s2", {"hull": 0}, "marauders-tracks-sunk"),
        (None, {"hull": 0}, "marauders-tracks-sunk"),
        ("s2", {"hull": 2}, "marauders-tracks-unchanged"),
        ("s2", {"hull": -1}, "negative"),
        ("s2", {"hull": "many"}, "malformed-number"),
        ("s1", {"hull": 1}, "marauders-class-untold"),
        ("s9", {"hull": 1}, "marauders-no-captain"),
    ],
)
def test_what_cannot_be_left_is_refused(seat: str | None, left: dict[str, int], code: str) -> None:
    assert refused(battling(), seat, **left).code == code


@pytest.mark.parametrize("seat", ["s2", None])
def test_a_crew_that_fights_has_somebody_left(seat: str | None) -> None:
    before = battling()
    assert before.battle is not None
    aboard = replace(before, battle=replace(before.battle, boarder="npc", npc=None))
    assert refused(aboard, seat, crew=0).code == "marauders-tracks-no-crew"
    assert told(before, seat, crew=0).events


def test_an_npc_whose_class_the_pack_does_not_have_is_refused_as_in_its_rolls() -> None:
    game = Marauders(replace(GAME.pack, classes=tuple(each for each in GAME.pack.classes if each.key != "sloop")))
    with pytest.raises(RuleError, match="marauders-class-not-in-pack"):
        game.read(battling(), Request("tracks", None, (("hull", 1),)))


def test_a_refusal_says_what_the_class_has_and_that_there_is_no_battle() -> None:
    facts = refused(battling(), "s2", hull=2, crew=9).facts
    assert (facts["who"], facts["location"], facts["limit"], facts["value"]) == ("s2", "crew", 3, 9)
    assert facts["ship_class"] == "frigate"
    over = replace(battling(), battle=None, meetings=())
    assert refused(over, None, hull=1).code == "marauders-no-battle"
    assert [cure.verb for cure in refused(battling(), "s1", hull=1).cures][:1] == ["ship"]
