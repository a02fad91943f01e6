"""Cards turned up until the points are made exactly, and where their miniatures go (R2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.contract import RuleError
from rules.everrain import spawning
from rules.everrain.actions import Spawn, TellCrew, Turned
from rules.everrain.crew import tell
from rules.everrain.deck import piles
from rules.everrain.events import AgendaMoved, OutOfOrder, Placed, Reshuffled, Skipped, TurnedUp
from rules.everrain.house import House
from rules.everrain.pack import Card, Pack
from rules.everrain.state import Phase, Voyage
from tests.rules.everrain.hand import Done, box, card, foe, play, voyage

RAT, EEL, HULK = card("rat", 1), card("eel", 2), card("hulk", 3)
BOX = box(RAT, EEL, HULK)


def spawn(
    state: Voyage,
    points: int,
    *deck: str,
    pack: Pack = BOX,
    fate: str = "",
    cards: tuple[Turned, ...] = (),
    answers: Mapping[str, str] | None = None,
) -> Done:
    """Spawns on the first ship with these cards on top of the deck, and these faces of the Fate die."""
    action = Spawn(seat="s1", points=points, cards=cards)
    draws = {"enemy-deck": deck, "fate": tuple(fate)}
    return play(lambda now, referee: spawning.spawn(pack, now, action, referee), state, draws, answers)


def turned(done: Done) -> list[tuple[int, bool]]:
    turns = done.one(TurnedUp).turns
    assert turns is not None
    return [(turn.act, turn.taken) for turn in turns]


def placed(done: Done) -> list[tuple[str, str, int | None]]:
    return [(each.enemy.handle, each.enemy.name, each.enemy.zone) for each in done.all(Placed)]


# ------------------------------------------------------------------------------------------------ the loop


def test_what_would_go_over_is_discarded_and_another_is_turned_up() -> None:
    done = spawn(voyage(act=2), 2, "rat", "eel", "rat", fate="41")
    assert turned(done) == [(1, True), (2, False), (1, True)]
    assert done.after.discard == ("eel",)
    assert placed(done) == [("A1", "Rat", 4), ("A2", "Rat", 1)]
    because = done.one(TurnedUp).because
    assert because.rule == "everrain.spawn.exact"
    assert [(each.key, each.scores, each.out) for each in because.candidates] == [
        ("Rat", (0, 1, 1), ""),
        ("Eel", (1, 2, 3), "over"),
        ("Rat", (1, 1, 2), ""),
    ]


def test_in_act_iv_a_spawn_of_four_is_made_of_cards_of_acts_up_to_three() -> None:
    done = spawn(voyage(act=4), 4, "hulk", "eel", "rat")
    assert turned(done) == [(3, True), (2, False), (1, True)]
    assert done.one(TurnedUp).taken == (3, 1)


def test_the_discard_pile_is_reshuffled_when_the_deck_is_out() -> None:
    pack = box(card("rat", 1, cards=3))
    done = spawn(voyage(act=2, discard=("rat", "rat")), 2, pack=pack)
    assert [each.cards for each in done.all(Reshuffled)] == [2]
    assert [each.name for each in done.after.enemies] == ["Rat", "Rat"]
    assert (piles(pack, done.after).deck, done.after.discard) == (("rat",), ())


def test_without_a_card_that_fits_it_stops_after_one_pass_and_says_the_points_left() -> None:
    pack = box(card("rat", 1, cards=1), EEL)
    state = voyage(act=2, enemies=(foe("A1", RAT, 1),), discard=("eel",))
    done = spawn(state, 1, pack=pack)
    event = done.one(TurnedUp)
    assert (turned(done), event.taken, event.left) == ([(2, False)], (), 1)
    assert event.because.rule == "everrain.spawn.unspent"
    assert event.because.house == (("unspent", "drop"),)
    assert [each.cards for each in done.all(Reshuffled)] == [2]
    assert piles(pack, done.after).deck == ("eel", "eel")
    assert done.after.agenda == 0


def test_points_left_move_the_agenda_by_house_rule() -> None:
    pack = box(card("rat", 1, cards=1))
    done = spawn(voyage(act=2, house=House(unspent="agenda")), 3, pack=pack)
    moved = done.one(AgendaMoved)
    assert (moved.steps, moved.after) == (2, 2)
    assert (moved.because.rule, moved.because.mark) == ("everrain.agenda.unspent", "house-rule")


def test_an_empty_box_ends_at_once() -> None:
    done = spawn(voyage(enemies=tuple(foe(f"A{n}", RAT, n) for n in (1, 2))), 1, pack=box(RAT))
    assert (turned(done), done.one(TurnedUp).left, done.all(Reshuffled)) == ([], 1, [])


@pytest.mark.parametrize("points", [0, 5, -1])
def test_points_that_no_act_allows_are_refused(points: int) -> None:
    with pytest.raises(RuleError) as refused:
        spawn(voyage(act=3), points)
    assert (refused.value.code, refused.value.facts) == ("everrain-points", {"points": points, "most": 4, "act": 3})


def test_more_points_than_the_act_are_done_and_said_to_be_out_of_order() -> None:
    done = spawn(voyage(), 2)
    assert done.one(OutOfOrder) == OutOfOrder("points-over-act", ("s1",))
    assert len(done.after.enemies) == 2
    assert not spawn(voyage(act=2), 2).all(OutOfOrder)


@given(
    st.integers(1, 4),
    st.integers(1, 4),
    st.tuples(*[st.integers(0, 3)] * 4),
    st.lists(st.sampled_from(["rat", "crab", "eel", "hulk"]), max_size=6),
    st.binary(min_size=1, max_size=4),
)
def test_every_spawn_ends_and_no_card_is_lost(
    act: int, points: int, counts: tuple[int, ...], discard: list[str], seed: bytes
) -> None:
    names = (("rat", 1), ("crab", 1), ("eel", 2), ("hulk", 3))
    cards = tuple(
        card(key, worth, cards=max(count, 1), miniatures=2) for (key, worth), count in zip(names, counts, strict=True)
    )
    pack = box(*cards)
    lie = Counter({key: min(count, pack.enemy(key).cards) for key, count in Counter(discard).items()})
    state = voyage(act=act, discard=tuple(key for key in lie.elements() if pack.enemy(key).act <= act))
    action = Spawn(seat="s1", points=points)
    done = play(lambda now, referee: spawning.spawn(pack, now, action, referee), state, seed=seed)
    event = done.one(TurnedUp)
    assert sum(event.taken) + event.left == points
    here = piles(pack, done.after)
    out = Counter(each.card for each in done.after.enemies)
    there = Counter(here.deck) + Counter(here.discard) + out
    assert there == Counter({each.key: each.cards for each in pack.enemies if each.act <= act})
    assert event.left == 0 or not any(pack.enemy(key).act <= event.left for key in (*here.deck, *here.discard))
    assert all(out[each.key] <= each.miniatures for each in pack.enemies)


# ------------------------------------------------------------------------------------------------ cards turned up by hand


def test_cards_turned_up_by_hand_are_the_bots_cards_in_this_order() -> None:
    cards = (Turned(act=1, key="rat"), Turned(act=3), Turned(act=2, key="eel"))
    done = spawn(voyage(act=3), 3, cards=cards)
    assert turned(done) == [(1, True), (3, False), (2, True)]
    assert done.one(TurnedUp).by == "table"
    assert done.after.discard == ("hulk",)


@pytest.mark.parametrize("cards", ["bot", "ours"])
def test_cards_of_an_act_to_come_are_taken_as_they_were_turned_up(cards: str) -> None:
    """What lies on the table is a fact, whatever act the bot believes in."""
    acts = (Turned(act=2), Turned(act=3), Turned(act=1))
    done = spawn(voyage(cards=cards), 3, cards=acts)
    assert turned(done) == [(2, True), (3, False), (1, True)]
    assert [each.what for each in done.all(OutOfOrder)] == ["points-over-act", "card-over-act"]
    assert done.after.act == 1
    drawn = ("hulk",) if cards == "bot" else ()
    assert done.after.discard == drawn
    assert [each.act for each in done.after.enemies] == [2, 1]


def test_a_named_card_of_an_act_to_come_is_one_that_is_neither_in_play_nor_discarded() -> None:
    hulk = Turned(act=3, key="hulk")
    assert spawn(voyage(), 3, cards=(hulk,)).after.enemies[0].card == "hulk"
    with pytest.raises(RuleError, match="everrain-card-gone"):
        spawn(voyage(discard=("hulk", "hulk")), 3, cards=(hulk,))
    with pytest.raises(RuleError, match="everrain-act-gone"):
        spawn(voyage(enemies=(foe("A1", HULK, 1), foe("A2", HULK, 2))), 3, cards=(Turned(act=3),))


def test_what_the_bot_turns_up_after_a_card_of_an_act_to_come_is_of_the_acts_that_have_begun() -> None:
    for seed in range(8):
        action = Spawn(seat="s1", points=3, cards=(Turned(act=2),))
        done = play(lambda now, referee: spawning.spawn(BOX, now, action, referee), voyage(), seed=bytes([seed]))  # noqa: B023
        assert [each.act for each in done.after.enemies] == [2, 1]


def test_a_card_of_an_act_to_come_needs_no_reshuffled_deck() -> None:
    done = spawn(voyage(discard=("rat", "rat")), 2, cards=(Turned(act=2),))
    assert (done.all(Reshuffled), done.after.discard) == ([], ("rat", "rat"))


def test_an_act_alone_leaves_the_cards_that_are_named_after_it() -> None:
    pack = box(card("rat", 1, cards=1), card("crab", 1, cards=1))
    action = Spawn(seat="s1", points=2, cards=(Turned(act=1), Turned(act=1, key="rat")))
    for seed in range(8):
        done = play(lambda now, referee: spawning.spawn(pack, now, action, referee), voyage(act=2), seed=bytes([seed]))
        assert [each.card for each in done.after.enemies] == ["crab", "rat"]


@pytest.mark.parametrize(
    ("cards", "code", "fact"),
    [
        ((Turned(act=1), Turned(act=1), Turned(act=1)), "everrain-too-many-cards", ("cards", ("1",))),
        ((Turned(act=4),), "everrain-card-act", ("most", 3)),
        ((Turned(act=0),), "everrain-card-act", ("act", 0)),
        ((Turned(act=2, key="eel"),), "everrain-card-gone", ("name", "Eel")),
        ((Turned(act=2),), "everrain-act-gone", ("act", 2)),
        ((Turned(act=1, card=Card(key="ghoul", title="Ghoul")),), "everrain-card-unknown", ("name", "Ghoul")),
    ],
)
def test_cards_that_cannot_have_been_turned_up_are_refused(
    cards: tuple[Turned, ...], code: str, fact: tuple[str, object]
) -> None:
    with pytest.raises(RuleError) as refused:
        spawn(voyage(act=2, discard=("eel", "eel")), 2, cards=cards)
    assert refused.value.code == code
    assert refused.value.facts[fact[0]] == fact[1]


def test_own_cards_in_act_i_ask_nothing() -> None:
    done = spawn(voyage(cards="ours"), 3)
    event = done.one(TurnedUp)
    assert (done.asked, event.turns, event.taken, event.by) == ((), None, (1, 1, 1), "table")
    assert {(each.card, each.name, each.health) for each in done.after.enemies} == {(None, "", None)}


def test_own_cards_ask_only_which_acts_came() -> None:
    done = spawn(voyage(cards="ours", act=3), 3, answers={"came s1 3": "2+1"})
    assert done.asked == ("came s1 3",)
    assert [each.act for each in done.after.enemies] == [2, 1]


def test_own_cards_that_are_named_are_taken_and_discarded_by_the_same_loop() -> None:
    ghoul = Card(key="ghoul", title="Ghoul", act=1, health=4, dice=3, miniatures=1)
    cards = (Turned(act=1, card=ghoul), Turned(act=2, key="eel"), Turned(act=1, card=ghoul))
    done = spawn(voyage(cards="ours", act=2), 2, cards=cards)
    assert turned(done) == [(1, True), (2, False), (1, True)]
    assert [(each.name, each.card, each.health) for each in done.after.enemies] == [("Ghoul", None, 4)]
    assert (done.one(Skipped).name, done.after.agenda, done.after.discard) == ("Ghoul", 4, ("eel",))


def test_own_cards_that_lay_on_the_discard_pile_show_that_it_was_reshuffled() -> None:
    done = spawn(voyage(cards="ours", discard=("rat", "rat")), 1, cards=(Turned(act=1, key="rat"),))
    assert done.one(Reshuffled).cards == 2
    assert done.after.discard == ()


# ------------------------------------------------------------------------------------------------ miniatures and nodes


def test_a_type_without_a_miniature_moves_the_agenda_and_goes_to_the_discard_pile() -> None:
    rat = card("rat", 1, cards=5, miniatures=1, health=3)
    state = voyage(2, agenda=4, enemies=(foe("B1", rat, 1, wounds=2),))
    done = spawn(state, 1, pack=box(rat))
    skipped, moved = done.one(Skipped), done.one(AgendaMoved)
    assert (skipped.health, skipped.because.rule) == (3, "everrain.spawn.no-miniature")
    assert (moved.before, moved.after, moved.because.mark) == (4, 7, "inferred")
    assert (len(done.after.enemies), done.after.discard, done.one(TurnedUp).left) == (1, ("rat",), 0)


def test_the_last_miniature_goes_to_the_first_of_two_copies() -> None:
    done = spawn(voyage(), 2, pack=box(card("rat", 1, miniatures=1)))
    assert [type(each) for each in done.events if isinstance(each, Placed | Skipped)] == [Placed, Skipped]


def test_a_node_is_free_only_without_crew_and_enemies() -> None:
    state = voyage(crew=(1,), enemies=(foe("A7", RAT, 4),))
    done = spawn(state, 1)
    event = done.one(Placed)
    assert (event.enemy.zone, event.black, event.others) == (6, True, ())
    assert event.because.rule == "everrain.node.only"
    assert not any(draw.stream == "fate" for draw in done.draws)


def test_the_fate_die_is_rolled_until_it_shows_a_free_black_node() -> None:
    done = spawn(voyage(), 1, fate="006")
    event = done.one(Placed)
    assert (event.enemy.zone, event.because.rule, event.because.mark) == (6, "everrain.node.fate", "inferred")
    assert [each.key for each in event.because.candidates] == ["1", "4", "6"]


def test_players_choose_the_node_by_house_rule() -> None:
    done = spawn(voyage(house=House(black_node="players")), 1, answers={"node A1 1 4 6": "4"})
    assert done.one(Placed).enemy.zone == 4
    assert done.one(Placed).because.rule == "everrain.node.players"


def test_untold_crew_leaves_the_next_nodes_as_others() -> None:
    done = spawn(voyage(crew=None), 1, fate="4")
    assert done.one(Placed).others == (6, 1)


def full(zones: str, each: int) -> tuple[int, ...]:
    return tuple(int(zone) for zone in zones for _ in range(each))


@pytest.mark.parametrize(
    ("crew", "among", "black"),
    [
        ("146", ("1", "4", "6"), True),
        ("111444666", ("0", "2", "3", "5", "7", "8", "9"), False),
        ("111446", ("4", "6"), True),
    ],
)
def test_without_a_free_black_node_any_zone_with_room_black_ones_first(
    crew: str, among: tuple[str, ...], black: bool
) -> None:
    done = spawn(voyage(crew=tuple(map(int, crew))), 1)
    event = done.one(Placed)
    assert (event.black, event.because.rule) == (black, "everrain.node.any-zone")
    assert tuple(each.key for each in event.because.candidates) == among
    assert str(event.enemy.zone) in among


def test_players_choose_among_zones_with_room_by_house_rule() -> None:
    done = spawn(voyage(crew=(1, 4, 6), house=House(black_node="players")), 1, answers={"node A1 1 4 6": "6"})
    because = done.one(Placed).because
    assert (because.mark, because.house) == ("house-rule", (("no-black-node", "any-zone"), ("black-node", "players")))


def test_with_every_zone_full_it_is_skipped() -> None:
    done = spawn(voyage(crew=full("0123456789", 3)), 1)
    assert (done.one(Skipped).because.rule, done.after.agenda) == ("everrain.node.full", 3)


def test_without_a_free_black_node_it_is_skipped_by_house_rule() -> None:
    done = spawn(voyage(crew=(1, 4, 6), house=House(no_black_node="skip")), 1)
    assert done.one(Skipped).because.mark == "house-rule"
    assert done.after.discard == ("rat",)


def test_the_printed_health_of_an_unnamed_one_without_a_place_is_asked() -> None:
    state = voyage(crew=full("0123456789", 3), cards="ours")
    done = spawn(state, 1, answers={"health A1": "5"})
    assert (done.asked, done.after.agenda) == (("health A1",), 5)


def test_one_that_comes_while_the_enemy_phase_is_open_acts_from_the_next_round_on() -> None:
    state = voyage(round=3, phase=Phase(step="decks"))
    assert spawn(state, 1).after.enemies[0].since == 4
    assert spawn(replace(state, house=House(late_enemies="act")), 1).after.enemies[0].since == 3
    assert spawn(replace(state, phase=None), 1).after.enemies[0].since == 3


def test_handles_are_never_used_again() -> None:
    state = spawn(voyage(), 1).after
    assert [each.handle for each in spawn(replace(state, enemies=()), 1).after.enemies] == ["A2"]


# ------------------------------------------------------------------------------------------------ crew


def told(state: Voyage, zones: tuple[int, ...] | None, broken: tuple[int, ...] | None = None) -> Done:
    action = TellCrew(seat="s1", zones=zones, broken=broken)
    return play(lambda now, referee: tell(BOX, now, action, referee), state)


def test_crew_and_destroyed_nodes_are_told() -> None:
    ship = told(told(voyage(crew=None), (4, 1, 1)).after, None, (7, 2)).after.ship("s1")
    assert ship is not None
    assert (ship.crew, ship.broken) == ((1, 1, 4), (2, 7))


@pytest.mark.parametrize(
    ("zones", "broken", "code"),
    [
        (None, None, "everrain-nothing-told"),
        ((10,), None, "everrain-no-zone"),
        (None, (-1,), "everrain-no-zone"),
        ((4, 4, 4), None, "everrain-zone-full"),
    ],
)
def test_crew_that_cannot_be_there_is_refused(
    zones: tuple[int, ...] | None, broken: tuple[int, ...] | None, code: str
) -> None:
    with pytest.raises(RuleError, match=code):
        told(voyage(enemies=(foe("A1", RAT, 4),)), zones, broken)


def test_with_all_ten_nodes_destroyed_the_ship_sinks() -> None:
    state = voyage(enemies=(foe("A1", RAT, 4),))
    assert told(state, None, tuple(range(9))).after.enemies == state.enemies
    assert told(state, None, tuple(range(10))).after.enemies == ()
