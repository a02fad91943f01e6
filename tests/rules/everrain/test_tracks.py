"""The Enemy Agenda, the Discovery Track, and the end of an act (R9, R10, R12.1, R12.6)."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.contract import Request, RuleError
from rules.everrain import acts, tracks
from rules.everrain.actions import Discover, EndAct, MoveAgenda
from rules.everrain.deck import piles
from rules.everrain.events import (
    ActBegan,
    ActDue,
    AgendaMoved,
    DiscoveryMoved,
    ElderLowered,
    ElderStirs,
    Ended,
    Launched,
    NotLaunched,
    StormSet,
)
from rules.everrain.house import House
from rules.everrain.state import Due, Phase, Side, Spot, Storm, Vessel, Voyage
from tests.rules.everrain.hand import Done, box, card, foe, maw, play, voyage

BOX = box(card("rat", 1, cards=8), card("eel", 2, cards=8), card("hulk", 3, cards=4))
ELDER = Vessel(key="the-deep", name="The Deep", health=8, dice=3, elder=True)


def agenda(state: Voyage, steps: int, answers: dict[str, str] | None = None) -> Done:
    return play(lambda now, referee: tracks.move_agenda(BOX, now, MoveAgenda(steps), referee), state, None, answers)


def discover(state: Voyage, side: Side, steps: int, answers: dict[str, str] | None = None) -> Done:
    return play(lambda now, referee: tracks.discovery(BOX, now, Discover(side, steps), referee), state, None, answers)


def end(state: Voyage, answers: dict[str, str] | None = None, fate: str = "") -> Done:
    told = {"discovered 2": "no", "discovered 3": "no", "discovered 4": "no", **(answers or {})}
    return play(lambda now, referee: acts.end_act(BOX, now, EndAct(), referee), state, {"fate": tuple(fate)}, told)


# ------------------------------------------------------------------------------------------------ the agenda


def test_the_agenda_wraps_and_enemy_discovery_moves() -> None:
    done = agenda(voyage(agenda=5), 5)
    moved = done.one(AgendaMoved)
    assert (moved.before, moved.after, moved.enemy_before, moved.enemy_after) == (5, 0, 0, 1)
    assert (moved.because.rule, moved.because.mark) == ("everrain.agenda.effect", "official")
    assert (done.after.agenda, done.after.enemy) == (0, 1)


def test_steps_past_the_end_are_carried_over_and_two_laps_count_twice() -> None:
    moved = agenda(voyage(agenda=7), 25).one(AgendaMoved)
    assert (moved.after, moved.enemy_after) == (2, 3)
    assert (moved.because.mark, moved.because.house) == ("inferred", (("agenda-wrap", "carry"),))


def test_by_house_rule_they_are_lost() -> None:
    moved = agenda(voyage(agenda=7, house=House(agenda_wrap="stop")), 25).one(AgendaMoved)
    assert (moved.after, moved.enemy_after, moved.because.mark) == (0, 1, "house-rule")


def test_the_token_on_nine_stays_there() -> None:
    assert agenda(voyage(agenda=4), 5).one(AgendaMoved).enemy_after == 0
    house = House(agenda_length="9")
    moved = agenda(voyage(agenda=4, house=house), 5).one(AgendaMoved)
    assert (moved.after, moved.enemy_after, moved.because.house) == (0, 1, (("agenda-length", "9"),))


def test_back_it_goes_to_the_first_space_at_most() -> None:
    moved = agenda(voyage(agenda=3, enemy=2), -5).one(AgendaMoved)
    assert (moved.after, moved.enemy_after) == (0, 2)


@pytest.mark.parametrize("steps", [0, 51, -51])
def test_no_steps_and_too_many_are_refused(steps: int) -> None:
    with pytest.raises(RuleError, match="everrain-steps"):
        agenda(voyage(), steps)
    with pytest.raises(RuleError, match="everrain-steps"):
        discover(voyage(), "enemy", steps)


@given(st.lists(st.integers(1, 30), max_size=4))
def test_laps_and_spaces_make_the_sum_of_the_steps(moves: list[int]) -> None:
    state = voyage()
    for steps in moves:
        state = agenda(state, steps).after
    assert state.enemy == min(sum(moves) // 10, 16)
    assert state.agenda == sum(moves) % 10


def test_the_phase_brings_two_steps_and_one_for_each_player() -> None:
    assert [tracks.phase_steps(voyage(ships)) for ships in (1, 2, 3, 4)] == [3, 4, 5, 6]


# ------------------------------------------------------------------------------------------------ the Discovery Track


def test_an_act_is_due_when_either_side_first_reaches_its_threshold() -> None:
    done = agenda(voyage(agenda=7, enemy=3), 5)
    assert done.one(ActDue).due == Due(2, "enemy")
    assert done.after.act == 1
    again = discover(done.after, "players", 5)
    assert again.all(ActDue) == []
    assert discover(again.after, "players", 3).one(ActDue).due == Due(3, "players")


def test_each_act_starts_once_and_two_may_be_due() -> None:
    assert discover(voyage(act=2, enemy=3), "enemy", 1).all(ActDue) == []
    assert [each.due.act for each in discover(voyage(), "enemy", 9).all(ActDue)] == [2, 3]


def test_short_games_end_before_the_later_acts() -> None:
    house = House(length="short", enemy_end="awakening")
    assert [each.due.act for each in discover(voyage(house=house), "enemy", 12).all(ActDue)] == [2]


def test_a_token_goes_no_further_back_than_the_first_space() -> None:
    moved = discover(voyage(players=2), "players", -3).one(DiscoveryMoved)
    assert (moved.before, moved.after) == (2, 0)


def test_the_players_win_on_the_last_space() -> None:
    done = discover(voyage(players=15, act=4), "players", 3)
    assert (done.one(Ended).result, done.after.over, done.after.players) == ("won", "won", 16)


@pytest.mark.parametrize(("rule", "over", "arising"), [("loss", "lost", False), ("awakening", "", True)])
def test_what_it_means_that_the_enemy_reaches_the_end_is_asked_or_a_house_rule(
    rule: Literal["loss", "awakening"], over: str, arising: bool
) -> None:
    state = voyage(enemy=15, act=4)
    asked = discover(state, "enemy", 1, {"end 16": rule})
    assert asked.asked == ("end 16",)
    assert (asked.after.over, asked.after.arising) == (over, arising)
    ruled = discover(replace(state, house=House(enemy_end=rule)), "enemy", 1)
    assert ruled.asked == ()
    assert (ruled.after.over, ruled.after.arising) == (over, arising)


def test_the_enemy_wins_on_the_last_space_when_the_elder_ones_token_is_not_there_any_more() -> None:
    for state in (voyage(enemy=15, act=4, lowered=3), voyage(enemy=15, act=4, vessels=(ELDER,))):
        done = discover(state, "enemy", 1)
        assert (done.asked, done.one(Ended).because.rule) == ((), "everrain.end.enemy")


def test_the_elder_one_stirs_when_enemy_discovery_meets_its_token() -> None:
    done = discover(voyage(enemy=12, act=4, lowered=3), "enemy", 1)
    assert (done.one(ElderStirs).space, done.after.arising) == (13, True)
    assert discover(done.after, "enemy", 1).all(ElderStirs) == []
    assert discover(voyage(enemy=12, act=4, lowered=3, vessels=(ELDER,)), "enemy", 1).all(ElderStirs) == []


def test_players_wake_it_only_by_house_rule() -> None:
    state = voyage(players=12, act=4, lowered=3)
    assert not discover(state, "players", 1).after.arising
    done = discover(replace(state, house=House(elder_wakes="either")), "players", 1)
    assert (done.after.arising, done.one(ElderStirs).because.mark) == (True, "house-rule")


# ------------------------------------------------------------------------------------------------ the end of an act


def test_enemy_first_lowers_the_elder_ones_token_by_its_lead_and_the_players_catch_up() -> None:
    state = voyage(2, enemy=4, players=2, due=(Due(2, "enemy"),))
    done = end(state)
    assert [type(each) for each in done.events] == [ActBegan, ElderLowered, DiscoveryMoved, StormSet, NotLaunched]
    assert (done.one(ElderLowered).before, done.one(ElderLowered).after) == (16, 14)
    assert (done.one(DiscoveryMoved).side, done.after.players, done.after.enemy) == ("players", 4, 4)
    assert (done.after.storms, done.after.act, done.after.due) == ((Storm(1, 2),), 2, ())
    assert BOX.end(done.after.house.length) == 16
    assert done.one(ActBegan).seats == ()


def test_players_first_take_order_tokens_and_the_enemy_catches_up_without_setting_off_anything() -> None:
    done = end(voyage(2, enemy=1, players=4, due=(Due(2, "players"),)))
    began = done.one(ActBegan)
    assert (began.seats, began.by, began.because.rule) == (("s1", "s2"), "players", "everrain.act.players-first")
    assert (done.after.enemy, done.after.lowered, done.all(ActDue)) == (4, 0, [])


def test_steps_beyond_the_threshold_are_kept() -> None:
    done = discover(voyage(players=3), "players", 2)
    assert end(done.after).after.enemy == 5


def test_only_the_new_pile_comes_into_the_deck() -> None:
    state = voyage(enemy=4, due=(Due(2, "enemy"),), discard=("rat",) * 5)
    done = end(state)
    assert (len(piles(BOX, state).deck), done.one(ActBegan).cards, done.one(ActBegan).deck) == (3, 8, 11)
    assert done.after.discard == state.discard
    assert len(piles(BOX, replace(done.after, act=4)).deck) == 15


def test_act_iv_adds_no_cards() -> None:
    state = voyage(enemy=12, players=12, act=3, due=(Due(4, "enemy"),))
    began = end(state).one(ActBegan)
    assert (began.cards, began.deck) == (0, len(piles(BOX, state).deck))


def test_two_acts_that_are_due_both_begin() -> None:
    done = end(voyage(enemy=8, players=8, due=(Due(2, "enemy"), Due(3, "enemy"))))
    assert [each.act for each in done.all(ActBegan)] == [2, 3]
    assert [each.size for each in done.after.storms] == [2, 3]


def test_the_storm_that_came_early_is_not_repeated() -> None:
    done = end(voyage(enemy=4, players=4, due=(Due(2, "enemy"),), storms=(Storm(1, 2, ((0, 0), (1, 0))),)))
    assert (done.all(StormSet), len(done.after.storms)) == ([], 1)


def test_an_enemy_ship_comes_on_a_free_spawn_space_that_counts() -> None:
    chart = tuple(Spot((q, 0), "spawn") for q in range(4))
    state = voyage(enemy=4, players=4, due=(Due(2, "enemy"),), chart=chart, vessels=(maw(hex=(0, 0)),))
    state = replace(state, storms=(Storm(3, 2, ((1, 0), (1, 1))),))
    done = end(state, {"facing the-drift E SE SW W NW NE": "W"}, fate="5")
    assert done.one(Launched).vessel.hex == (3, 0)
    assert "discovered 2" not in done.asked


def test_without_a_spawn_space_none_comes() -> None:
    state = voyage(enemy=4, players=4, due=(Due(2, "enemy"),), chart=(Spot((0, 0), "sea"),))
    assert end(state).one(NotLaunched).because.rule == "everrain.act.no-spawn-space"


def test_without_a_chart_it_is_asked_whether_one_is_discovered() -> None:
    state = voyage(enemy=4, players=4, due=(Due(2, "enemy"),))
    assert end(state, {"discovered 2": "yes"}).one(Launched).vessel.hex is None
    assert end(state).one(NotLaunched)


def test_catching_up_neither_wins_nor_goes_beyond_the_last_space_but_one() -> None:
    done = end(voyage(enemy=16, players=9, act=3, arising=True, due=(Due(4, "enemy"),)))
    assert (done.after.players, done.after.over, done.all(ElderLowered)) == (15, "", [])


def test_a_lowered_token_meets_the_enemy() -> None:
    house = House(length="medium")
    done = end(voyage(enemy=8, players=2, act=2, due=(Due(3, "enemy"),), house=house))
    assert (done.one(ElderLowered).after, done.one(ElderStirs).space, done.after.arising) == (6, 6, True)


def test_an_act_is_not_ended_in_the_enemy_phase() -> None:
    state = voyage(due=(Due(2, "enemy"),), enemies=(foe("A1", zone=1),), phase=Phase(step="decks"))
    with pytest.raises(RuleError) as refused:
        end(state)
    assert refused.value.code == "everrain-act-in-phase"
    assert refused.value.facts == {"act": 2, "step": "decks", "first": ("A1",)}
    assert [each.verb for each in refused.value.cures] == ["activate"]
    with pytest.raises(RuleError) as refused:
        end(replace(state, phase=Phase(step="agenda", acted=("A1",))))
    assert [each.verb for each in refused.value.cures] == ["phase"]


def test_those_who_must_act_before_an_act_ends_are_named_in_the_order_of_the_phase() -> None:
    elder = maw(key="the-deep", card=None, elder=True)
    vessels = (maw(), elder)
    state = voyage(due=(Due(2, "enemy"),), enemies=(foe("A1", zone=1),), vessels=vessels, phase=Phase())
    with pytest.raises(RuleError) as refused:
        end(state)
    assert refused.value.facts["first"] == ("the-deep", "A1", "the-maw")
    assert refused.value.cures == (Request("activate", given=(("enemy", "the-deep"),)),)


def test_no_act_ends_once_the_game_is_over() -> None:
    with pytest.raises(RuleError) as refused:
        end(voyage(due=(Due(4, "enemy"),), over="lost"))
    assert (refused.value.code, refused.value.facts) == ("everrain-over", {"result": "lost"})


def test_a_token_that_cannot_move_is_refused() -> None:
    with pytest.raises(RuleError) as refused:
        agenda(voyage(), -1)
    assert (refused.value.code, refused.value.facts) == ("everrain-token-stays", {"track": "agenda", "space": 0})
    with pytest.raises(RuleError) as refused:
        discover(voyage(), "players", -2)
    assert (refused.value.code, refused.value.facts) == ("everrain-token-stays", {"track": "players", "space": 0})
    with pytest.raises(RuleError) as refused:
        discover(voyage(enemy=16), "enemy", 1)
    assert (refused.value.code, refused.value.facts) == ("everrain-token-stays", {"track": "enemy", "space": 16})
    assert agenda(voyage(), 10).one(AgendaMoved).enemy_after == 1


def test_without_an_act_due_the_next_threshold_is_told() -> None:
    with pytest.raises(RuleError) as refused:
        end(voyage(act=2, enemy=5, players=4))
    assert refused.value.facts == {"act": 3, "space": 8, "foes": 5, "players": 4}
    with pytest.raises(RuleError, match="everrain-no-act-left"):
        end(voyage(act=4))
