"""Replayable chance: even, the same again, and one stream apart from another."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from rules.chance import SEED_BYTES, commitment, pick

SEED = bytes(range(SEED_BYTES))


@pytest.mark.parametrize("many", [2, 3, 5, 6, 34])
def test_every_possibility_is_equally_likely(many: int) -> None:
    """Chi-square at 0.1 % on a fixed seed: the limits are those of a table for the degrees of freedom."""
    limit = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 33: 63.87}[many - 1]
    possibilities = [f"p{number:02}" for number in range(many)]
    draws = 300 * many
    counts = Counter(pick(SEED, "hunt-tie", index, possibilities) for index in range(draws))
    assert set(counts) == set(possibilities)
    expected = draws / many
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < limit


def test_a_face_that_is_twice_on_a_die_comes_twice_as_often() -> None:
    die = ("1", "2", "3", "4", "skull", "skull")
    counts = Counter(pick(SEED, "scouting", index, die) for index in range(6000))
    assert 1880 < counts["skull"] < 2120


def test_neighbouring_draws_are_independent() -> None:
    pairs = Counter(
        (pick(SEED, "scouting", index, "ab"), pick(SEED, "scouting", index + 1, "ab")) for index in range(0, 4000, 2)
    )
    assert all(430 < count < 570 for count in pairs.values())
    assert len(pairs) == 4


def test_the_same_draw_comes_again_and_another_does_not() -> None:
    possibilities = [str(number) for number in range(1000)]
    drawn = [pick(SEED, "event-card", index, possibilities) for index in range(20)]
    assert drawn == [pick(SEED, "event-card", index, possibilities[::-1]) for index in range(20)]
    assert drawn != [pick(SEED, "scouting", index, possibilities) for index in range(20)]
    assert drawn != [pick(SEED[::-1], "event-card", index, possibilities) for index in range(20)]


def test_a_draw_is_the_documented_function_of_seed_stream_and_index() -> None:
    number = int.from_bytes(hmac.digest(SEED, b"scouting\n7\n0", "sha256")[:8], "big")
    assert pick(SEED, "scouting", 7, ["a", "b", "c"]) == "abc"[number % 3]


def test_one_possibility_is_no_question() -> None:
    assert pick(SEED, "succession", 3, ["only"]) == "only"


def test_from_nothing_nothing_is_drawn() -> None:
    with pytest.raises(ValueError, match="nothing"):
        pick(SEED, "succession", 0, [])


def test_a_seed_is_committed_to_by_its_hash() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
