"""The dice of an enemy ship: no use of them that reaches the target does more damage than this one (R6.5-6.9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest

from rules.everrain import dice
from rules.everrain.pack import FACES, Face

Hand = tuple[int, int, int]
"""How many Move, Damage and Omen dice there are."""

EVERY_ROLL = [faces for number in range(1, 6) for faces in combinations_with_replacement(FACES, number)]


def hand(faces: tuple[Face, ...]) -> Hand:
    count = Counter(faces)
    return count["move"], count["damage"], count["omen"]


@cache
def every_use(left: Hand) -> frozenset[tuple[int, int]]:
    """Everything that dice can come to, as (steps, damage): each alone, in pairs of one kind, or not used."""
    return frozenset({(0, 0)}) | frozenset(_uses(left))


def _uses(left: Hand) -> Iterator[tuple[int, int]]:
    for place, face in enumerate(FACES):
        for number in (1, 2):
            if left[place] < number:
                continue
            move, damage, omen = (count - number * (at == place) for at, count in enumerate(left))
            for steps, hurt in every_use((move, damage, omen)):
                if number == 2 or face == "move":
                    yield steps + 1, hurt
                if number == 2 or face == "damage":
                    yield steps, hurt + 1


@pytest.mark.parametrize("cost", range(6))
def test_no_other_use_of_the_dice_does_more_damage(cost: int) -> None:
    for faces in EVERY_ROLL:
        best = max((damage for steps, damage in every_use(hand(faces)) if steps >= cost), default=None)
        spent = dice.spent(faces, cost)
        assert spent.reached == (best is not None), faces
        assert spent.damage == (best or 0), faces
        if spent.reached:
            assert spent.steps == cost
            assert any(
                steps >= cost + spent.onward and damage == spent.damage for steps, damage in every_use(hand(faces))
            ), faces


def test_without_a_target_no_other_use_makes_more_steps() -> None:
    for faces in EVERY_ROLL:
        best = max(steps for steps, _ in every_use(hand(faces)))
        assert dice.spent(faces, None).onward == dice.steps(faces) == best
        assert dice.idle(faces) == (every_use(hand(faces)) == {(0, 0)})


@pytest.mark.parametrize("cost", [None, *range(6)])
@pytest.mark.parametrize("most", [None, 0, 1])
def test_each_die_is_used_once_and_the_uses_are_what_comes_of_them(cost: int | None, most: int | None) -> None:
    for faces in EVERY_ROLL:
        spent = dice.spent(faces, cost, most)
        assert Counter(face for use in spent.uses for face in use.dice) == Counter(faces)
        to = Counter(use.to for use in spent.uses)
        assert to["move"] == spent.steps + spent.onward
        assert to["damage"] == spent.damage
        assert most is None or spent.onward <= most
        for use in spent.uses:
            assert len(set(use.dice)) == 1
            assert len(use.dice) == (2 if use.to != "idle" and use.to != use.dice[0] else 1)


@pytest.mark.parametrize(
    ("roll", "cost", "steps", "damage", "onward"),
    [
        ("ddmoo", 0, 0, 3, 1),
        ("mmd", 0, 0, 2, 0),
        ("dom", None, 0, 0, 1),
        ("mdd", 2, 2, 0, 0),
        ("mmdo", 3, 2, 0, 0),
        ("mmmdd", 1, 1, 3, 0),
        ("ooddd", 1, 1, 3, 0),
    ],
)
def test_what_a_roll_comes_to(roll: str, cost: int | None, steps: int, damage: int, onward: int) -> None:
    names: dict[str, Face] = {face[0]: face for face in FACES}
    spent = dice.spent([names[each] for each in roll], cost)
    assert (spent.steps, spent.damage, spent.onward) == (steps, damage, onward)
