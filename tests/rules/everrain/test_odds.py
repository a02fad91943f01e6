"""The exact odds of a spawn, against every order of the deck, and against what spawns bring (R2)."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contract import RuleError
from rules.everrain import spawning
from rules.everrain.actions import Spawn
from rules.everrain.deck import piles
from rules.everrain.odds import MOST_OUTCOMES, chances
from rules.everrain.pack import Pack
from rules.everrain.state import Voyage
from tests.rules.everrain.hand import box, card, foe, play, voyage

KINDS = (("rat", 1), ("crab", 1), ("eel", 2), ("hulk", 3))


def every_order(pack: Pack, state: Voyage, points: int) -> dict[tuple[str, ...], Fraction]:
    """The chance of each set of enemies, by turning the cards up in every order of the deck and of the reshuffled discard."""
    here = piles(pack, state)
    found: Counter[tuple[str, ...]] = Counter()

    def turn_up(order: tuple[str, ...], left: int) -> tuple[tuple[str, ...], int]:
        taken: tuple[str, ...] = ()
        for key in order:
            if left and pack.enemy(key).act <= left:
                taken, left = (*taken, key), left - pack.enemy(key).act
        return taken, left

    orders = list(permutations(here.deck))
    for order in orders:
        first, left = turn_up(order, points)
        again = list(permutations(here.discard)) if left else [()]
        for second in again:
            keys = tuple(sorted((*first, *turn_up(second, left)[0])))
            found[keys] += factorial(len(here.discard)) // len(again)
    whole = len(orders) * factorial(len(here.discard))
    return {keys: Fraction(count, whole) for keys, count in found.items()}


@given(
    st.integers(1, 4),
    st.integers(1, 4),
    st.tuples(*[st.integers(0, 2)] * 4),
    st.lists(st.sampled_from([key for key, _ in KINDS]), max_size=4),
)
@settings(max_examples=60, deadline=None)
def test_the_odds_are_those_of_every_order_of_the_deck(
    act: int, points: int, deck: tuple[int, ...], thrown: list[str]
) -> None:
    cards = tuple(card(key, worth, cards=deck[place] + thrown.count(key)) for place, (key, worth) in enumerate(KINDS))
    pack = box(*cards)
    state = voyage(act=act, discard=tuple(key for key in thrown if pack.enemy(key).act <= act))
    here = piles(pack, state)
    if len(here.deck) > 6:
        return
    found = chances(pack, state, points)
    exact = every_order(pack, state, points)
    assert {tuple(sorted(way.keys)): way.chance for way in found.ways} == exact
    sums: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    types: dict[str, Fraction] = defaultdict(Fraction)
    for keys, chance in exact.items():
        sums[tuple(sorted((pack.enemy(key).act for key in keys), reverse=True))] += chance
        for key in set(keys):
            types[key] += chance
    assert {each.acts: each.chance for each in found.sums} == sums
    assert {each.key: each.chance for each in found.types} == types
    assert all(sum(each.acts) + each.left == points for each in found.sums)


def test_a_spawn_brings_what_the_odds_say() -> None:
    pack = box(*(card(key, worth, cards=2) for key, worth in KINDS))
    state = voyage(act=3)
    came: Counter[tuple[str, ...]] = Counter()
    action = Spawn(seat="s1", points=3)
    for seed in range(1500):
        done = play(lambda now, referee: spawning.spawn(pack, now, action, referee), state, seed=seed.to_bytes(2))
        came[tuple(sorted(str(each.card) for each in done.after.enemies))] += 1
    expected = {tuple(sorted(way.keys)): way.chance for way in chances(pack, state, 3).ways}
    assert set(came) <= set(expected)
    assert all(abs(came[keys] / 1500 - float(chance)) < 0.05 for keys, chance in expected.items())


def test_the_likeliest_comes_first_and_the_miniatures_left_are_said() -> None:
    rat = card("rat", 1, cards=6, miniatures=2)
    pack = box(rat, card("crab", 1, cards=3))
    found = chances(pack, voyage(enemies=(foe("A1", rat, 1),)), 1)
    assert [(each.key, each.chance, each.miniatures) for each in found.types] == [
        ("rat", Fraction(5, 8), 1),
        ("crab", Fraction(3, 8), 9),
    ]
    assert [(each.acts, each.left, each.chance) for each in found.sums] == [((1,), 0, 1)]
    assert (found.deck, found.discard, found.out) == (8, 0, 0)


def test_a_deck_that_surely_runs_out_says_so() -> None:
    pack = box(card("rat", 1, cards=2), card("eel", 2, cards=2))
    found = chances(pack, voyage(act=2, discard=("rat",)), 1)
    assert (found.deck, found.discard, found.out) == (3, 1, 0)
    found = chances(pack, voyage(act=2, discard=("rat", "rat")), 1)
    assert (found.sums[0].acts, found.out) == ((1,), 1)


@pytest.mark.parametrize("act", [1, 2, 3, 4])
@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_the_odds_of_a_big_deck_come_at_once(act: int, points: int) -> None:
    cards = [card(f"kind{number}", 1 + number % 3, cards=1 + number % 5) for number in range(60)]
    pack = box(*cards)
    state = voyage(act=act, discard=tuple(each.key for each in cards if each.act <= act and each.cards > 2))
    begun = time.process_time()
    found = chances(pack, state, points)
    assert time.process_time() - begun < 0.2
    assert sum(each.chance for each in found.sums) == 1
    assert len(found.ways) <= MOST_OUTCOMES


def test_the_odds_of_a_deck_of_single_cards_come_at_once() -> None:
    pack = box(*(card(f"kind{number}", 1, cards=1) for number in range(1000)))
    begun = time.process_time()
    found = chances(pack, voyage(), 4)
    assert time.process_time() - begun < 1
    assert (len(found.types), found.ways) == (1000, ())


def test_the_odds_of_own_cards_are_not_known() -> None:
    with pytest.raises(RuleError, match="everrain-odds-unknown"):
        chances(box(), voyage(cards="ours"), 1)


@pytest.mark.parametrize("points", [0, 5])
def test_points_that_no_act_allows_have_no_odds(points: int) -> None:
    with pytest.raises(RuleError, match="everrain-points"):
        chances(box(), voyage(), points)
