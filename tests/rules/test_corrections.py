"""Corrections by hand: they check and roll nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Switch
from rules.marauders.actions import Correct, Defeat, EndRound, Enter, MaraudersAction, Place, Remove, Rule
from rules.marauders.events import Corrected, Placed, Removed, RuleSet, ScoutingTold
from rules.marauders.state import CaptainCard
from rules.marauders.switches import SWITCHES
from rules.switches import chosen, value
from tests.rules.sea import GAME, PACK, SEED, after, all_of, captain, card, one, play, refused, sea, ship

OLD = card("old", "dutch", "curacao")
OLDER = card("older", "dutch", "st-maarten")
PRINTED = [each.captain for each in PACK.cards if each.captain is not None and each.captain.ship == "dutch"]


def test_a_new_ship_has_an_unnamed_captain_of_assumed_scouting() -> None:
    played = play(sea(), Place("dutch", "nassau"))
    unnamed = CaptainCard(key="unnamed-dutch", ship="dutch", zone="nassau", scouting=2, assumed=True)
    assert played.events == (Placed("dutch", unnamed, None, "nassau"),)
    assert after(sea(), Place("dutch", "nassau")).ship("dutch") == ship("dutch", "nassau", unnamed)


def test_a_new_ship_with_a_scouting_is_not_assumed() -> None:
    played = play(sea(), Place("dutch", "nassau", 4))
    placed = one(played, Placed).captain
    assert (placed.scouting, placed.assumed) == (4, False)
    assert one(played, ScoutingTold) == ScoutingTold("dutch", 4)


def test_a_ship_on_the_board_is_moved_with_its_captains() -> None:
    state = sea(ship("dutch", "caracas", OLD, OLDER))
    assert play(state, Place("dutch", "nassau")).events == (Placed("dutch", OLD, "caracas", "nassau"),)
    assert after(state, Place("dutch", "nassau")).ship("dutch") == ship("dutch", "nassau", OLD, OLDER)


def test_a_scouting_is_told_of_the_captain_in_command() -> None:
    assumed = replace(OLD, assumed=True)
    state = sea(ship("dutch", "caracas", assumed, OLDER))
    assert play(state, Place("dutch", "caracas", 5)).events == (ScoutingTold("dutch", 5),)
    stack = after(state, Place("dutch", "caracas", 5)).ship("dutch").stack
    assert stack == (replace(OLD, scouting=5), OLDER)


def test_a_ship_whose_captain_died_stands_under_the_one_below() -> None:
    state = after(sea(ship("dutch", "caracas", OLD, OLDER)), Defeat("dutch"), Place("dutch", "nassau"))
    assert state.ship("dutch") == ship("dutch", "nassau", OLDER)
    assert after(state, EndRound()).ship("dutch") == state.ship("dutch")


def test_a_card_on_display_stays_there() -> None:
    state = after(sea(), Enter(OLD), Place("dutch", "nassau"))
    assert state.ship("dutch").queued == (OLD,)
    ended = after(state, EndRound()).ship("dutch")
    assert [each.key for each in ended.stack] == ["old", "unnamed-dutch"]
    assert ended.zone == "curacao"


def test_unnamed_captains_are_told_apart() -> None:
    state = after(sea(), Place("dutch", "nassau"), Enter(OLD), EndRound(), Defeat("dutch"))
    state = after(state, EndRound(), Enter(CaptainCard(key="unnamed-dutch", ship="dutch", zone="nassau", scouting=1)))
    assert [each.key for each in state.ship("dutch").queued] == ["unnamed-dutch-2"]


@pytest.mark.parametrize("actions", [(), (Defeat("dutch"),)], ids=["on board", "dead"])
def test_a_removed_ship_leaves_nothing_behind(actions: tuple[MaraudersAction, ...]) -> None:
    first, second, third = PRINTED
    state = after(sea(ship("dutch", "caracas", first, second, man_o_war=True)), Enter(OLD), *actions)
    zone = None if actions else "caracas"
    state = replace(state, ships=tuple(replace(s, queued=(third,)) if s.key == "dutch" else s for s in state.ships))
    removed = one(play(state, Remove("dutch")), Removed)
    assert (removed.zone, removed.queued) == (zone, ())
    assert removed.taken == (*state.ship("dutch").stack, third)
    gone = after(state, Remove("dutch"))
    assert gone.ship("dutch") == ship("dutch", None, man_o_war=True)
    assert gone.discard == tuple(sorted(each.key for each in PRINTED))


def test_who_is_queued_with_a_removed_ship_can_still_come() -> None:
    first, second, third = PRINTED
    state = sea(ship("dutch", "caracas", first, second, queued=(third,)))
    played = play(state, Remove("dutch", "kept"))
    assert one(played, Removed) == Removed("dutch", "caracas", (first, second), (third,))
    gone = after(state, Remove("dutch", "kept"))
    assert gone.ship("dutch") == ship("dutch", None, queued=(third,))
    assert gone.discard == tuple(sorted((first.key, second.key)))
    assert after(gone, EndRound()).ship("dutch").zone == third.zone
    assert refused(gone, Remove("dutch", "kept")).code == "marauders-ship-not-on-board"


def test_nothing_succeeds_a_removed_ship() -> None:
    state = after(sea(ship("dutch", "caracas", OLD, OLDER)), Remove("dutch"), EndRound())
    assert state.ship("dutch") == ship("dutch", None)


def test_a_ship_that_waits_can_be_removed_and_one_that_is_nowhere_cannot() -> None:
    assert one(play(after(sea(), Enter(OLD)), Remove("dutch")), Removed).zone is None
    error = refused(sea(ship("sloop", "nassau")), Remove("dutch"))
    assert (error.code, error.facts) == ("marauders-ship-not-on-board", {"ship": "dutch", "ships": ("sloop",)})


def test_a_captain_is_put_right_without_a_roll() -> None:
    state = sea(captain("s1", "nassau"), ship("sloop", "trinidad"))
    played = play(state, Correct("s1", "trinidad", "sea"))
    assert played.events == (Corrected("s1", "trinidad", "sea"),)
    assert played.answers == ()
    assert after(state, Correct("s1", "trinidad", "port")).captain("s1") == captain("s1", "trinidad", "port")


def test_a_captain_is_not_put_into_a_port_that_is_not_there() -> None:
    error = refused(sea(captain("s1", "nassau")), Correct("s1", "caribbean-sea", "port"))
    assert error.code == "marauders-no-port"
    assert after(sea(captain("s1", "nassau")), Correct("s1", "caribbean-sea", "sea"))


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.code)
def test_every_switch_turns_to_every_value_and_back(switch: Switch) -> None:
    state = sea()
    assert value(state, switch.key) == switch.values[0]
    for to in (*switch.values[1:], switch.values[0]):
        before = value(state, switch.key)
        assert one(play(state, Rule(switch.key, to)), RuleSet) == RuleSet(switch.key, before, to)
        state = after(state, Rule(switch.key, to))
        assert value(state, switch.key) == to
    assert state == sea()


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.code)
def test_a_switch_that_has_the_value_already_is_refused(switch: Switch) -> None:
    for to in switch.values:
        state = chosen(SWITCHES, sea(), {switch.key: to})
        error = refused(state, Rule(switch.key, to))
        assert (error.code, error.facts) == ("marauders-rule-unchanged", {"switch": switch.key, "value": to})


def test_switches_and_values_that_do_not_exist_are_refused() -> None:
    error = refused(sea(), Rule("own-zone", "stay"))
    assert (error.code, error.facts["switches"]) == ("no-such-switch", tuple(each.key for each in SWITCHES))
    error = refused(sea(), Rule("own-zone-tie", "leave"))
    assert error.code == "no-such-switch-value"
    assert error.facts == {"switch": "own-zone-tie", "value": "leave", "values": ("random", "stay")}


def test_house_rules_are_chosen_when_a_table_opens() -> None:
    rules = GAME.start({"own-zone-tie": "stay", "dead-captain": "remove", "dice": "ours"})
    assert (value(rules, "own-zone-tie"), value(rules, "dead-captain")) == ("stay", "remove")
    assert value(rules, "foreign-bounties") == "sum"
    assert (rules.cards, rules.dice, rules.rolling) == ("bot", "ours", "at-once")


def test_no_correction_draws_anything() -> None:
    state = sea(captain("s1", "nassau"), ship("dutch", "nassau", OLD, OLDER))
    for action in (
        Place("dutch", "nassau", 3),
        Remove("dutch"),
        Correct("s1", "havana", "sea"),
        Rule("own-zone-tie", "stay"),
    ):
        played = play(state, action, seed=SEED)
        assert played.answers == ()
        assert all_of(played, type(played.events[0])) == list(played.events)
