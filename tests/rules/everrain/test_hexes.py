"""Hexes: distances, turns, and what a straight line passes."""

from __future__ import annotations

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.everrain import hexes
from rules.everrain.pack import Hex
from rules.everrain.state import FACINGS

HEXES = st.tuples(st.integers(-6, 6), st.integers(-6, 6))


def point(hex_: Hex) -> tuple[float, float]:
    """The middle of a hex in the plane, with neighbours at a distance of 1."""
    q, r = hex_
    return q + r / 2, r * sqrt(3) / 2


def spread(hex_: Hex, one: Hex, other: Hex) -> float:
    """How far a hex's middle is from the line through two others."""
    (x, y), (x1, y1), (x2, y2) = point(hex_), point(one), point(other)
    return abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)


@given(HEXES, HEXES, HEXES)
def test_distances_are_those_of_steps(one: Hex, other: Hex, third: Hex) -> None:
    assert hexes.distance(one, other) == hexes.distance(other, one)
    assert hexes.distance(one, third) <= hexes.distance(one, other) + hexes.distance(other, third)
    assert min(hexes.distance(each, other) for each in hexes.neighbours(one)) == abs(hexes.distance(one, other) - 1)


@given(HEXES)
def test_six_turns_are_none_and_each_keeps_the_distance(hex_: Hex) -> None:
    around = [hexes.turned(hex_, facing) for facing in FACINGS]
    assert {hexes.distance((0, 0), each) for each in around} == {hexes.distance((0, 0), hex_)}
    assert hexes.turned(around[5], "SE") == hex_
    assert hexes.plus(around[3], hex_) == (0, 0)


def test_sides_are_clockwise() -> None:
    assert [hexes.turned((1, 0), facing) for facing in FACINGS] == list(hexes.neighbours((0, 0)))
    assert [hexes.side_to((2, 2), each) for each in hexes.neighbours((2, 2))] == list(FACINGS)


@given(HEXES, HEXES)
def test_a_line_passes_what_it_comes_near_enough_to(one: Hex, other: Hex) -> None:
    passed = {each for group in hexes.line(one, other) for each in group}
    assert not passed & {one, other}
    between = hexes.distance(one, other)
    for each in passed:
        assert spread(each, one, other) < 1 / sqrt(3)
        assert hexes.distance(one, each) <= between
        assert hexes.distance(other, each) <= between
    along = [
        (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share) for share in (0.21, 0.5, 0.83)
    ]
    for q, r in along:
        near = min(((x, y) for x in range(-8, 9) for y in range(-8, 9)), key=lambda hex_: _far(hex_, (q, r)))
        assert near in passed | {one, other}


def _far(hex_: Hex, at: tuple[float, float]) -> float:
    q, r = hex_[0] - at[0], hex_[1] - at[1]
    return q * q + q * r + r * r


@given(HEXES, HEXES)
def test_a_line_is_the_same_both_ways(one: Hex, other: Hex) -> None:
    forth = [frozenset(group) for group in hexes.line(one, other)]
    assert forth == [frozenset(group) for group in reversed(hexes.line(other, one))]


@pytest.mark.parametrize(
    ("to", "passed"),
    [
        ((3, 0), [{(1, 0)}, {(2, 0)}]),
        ((1, 1), [{(1, 0), (0, 1)}]),
        ((2, 2), [{(1, 0), (0, 1)}, {(1, 1)}, {(2, 1), (1, 2)}]),
        ((2, 1), [{(1, 0)}, {(1, 1)}]),
        ((3, -1), [{(1, 0)}, {(2, -1)}]),
    ],
)
def test_what_a_line_passes(to: Hex, passed: list[set[Hex]]) -> None:
    assert [set(group) for group in hexes.line((0, 0), to)] == passed


def test_a_side_looks_straightest_and_two_do_when_it_lies_between() -> None:
    assert hexes.facings((0, 0), (4, -1)) == ("E",)
    assert hexes.facings((1, 1), (0, 3)) == ("SE", "SW")
    assert hexes.facings((1, 1), (1, 1)) == ()
