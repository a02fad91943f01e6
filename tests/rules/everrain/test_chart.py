"""The chart's commands: hexes and tiles become known, altars close, players' ships sail."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.contract import RuleError
from rules.everrain import chart, courses, hexes
from rules.everrain.actions import Close, Reveal, Sail
from rules.everrain.events import (
    Heading,
)
from rules.everrain.house import House
from rules.everrain.pack import KINDS, Hex, Kind
from rules.everrain.state import Spot, Voyage
from rules.referee import Referee
from tests.rules.everrain.hand import maw, play, voyage
from tests.rules.everrain.waters import BOX, reveal, sea, spots

Rule = Callable[[Voyage, Referee], Voyage]


def test_a_tile_lies_beyond_a_side_and_is_turned_to_it() -> None:
    pack = replace(BOX, tile=((0, 0), (1, 0), (0, 1)))
    placed = chart.tile(pack, (2, 0), "SW", ("sea", "rough", "port"))
    assert [(spot.hex, spot.kind) for spot in placed] == [((1, 1), "sea"), ((0, 2), "rough"), ((0, 1), "port")]
    with pytest.raises(RuleError, match="everrain-tile-kinds"):
        chart.tile(pack, (2, 0), "SW", ("sea",))
    with pytest.raises(RuleError, match="everrain-hex-outside"):
        chart.tile(pack, (40, 0), "E", ("sea", "rough", "port"))


REFUSED: dict[str, Rule] = {
    "everrain-hex-known": lambda now, referee: chart.reveal(BOX, now, Reveal(spots("port", (1, 0))), referee),
    "everrain-not-closable": lambda now, referee: chart.close(BOX, now, Close((1, 0)), referee),
    "everrain-no-spot": lambda now, referee: chart.close(BOX, now, Close((2, 0)), referee),
    "everrain-hex-taken": lambda now, referee: chart.sail(BOX, now, Sail(seat="s1", hex=(0, 0)), referee),
    "everrain-hex-outside": lambda now, referee: chart.sail(BOX, now, Sail(seat="s1", hex=(0, -41)), referee),
}


@pytest.mark.parametrize("code", REFUSED)
def test_what_the_chart_cannot_be_is_refused(code: str) -> None:
    with pytest.raises(RuleError, match=code):
        play(REFUSED[code], sea(chart=spots("sea", (1, 0))))


def test_a_closed_altar_is_no_destination_until_it_is_open_again() -> None:
    vessel = maw(hex=(0, 0), facing="E", heading="altar")
    state = reveal(replace(voyage(), vessels=(vessel,)), *spots("altar", (2, 0))).after
    closing = play(lambda now, referee: chart.close(BOX, now, Close((2, 0)), referee), state)
    assert closing.one(Heading).goal is None
    assert closing.after.vessels[0].goal is None
    opened = play(lambda now, referee: chart.close(BOX, now, Close((2, 0)), referee), closing.after)
    assert opened.after.vessels[0].goal == (2, 0)


def test_a_ship_sails_and_keeps_its_facing() -> None:
    done = play(lambda now, referee: chart.sail(BOX, now, Sail(seat="s1", hex=(3, 3), facing="NE"), referee), sea())
    again = play(lambda now, referee: chart.sail(BOX, now, Sail(seat="s1", hex=(4, 3)), referee), done.after)
    assert (again.after.ships[0].hex, again.after.ships[0].facing) == ((4, 3), "NE")
    assert done.after.chart == ()


def test_the_steps_there_are_those_that_it_takes() -> None:
    state = sea()
    for hex_ in ((3, 0), (-2, 5), (4, -4)):
        assert courses.steps_to(state, state.vessels[0], hex_) == hexes.distance((0, 0), hex_)


@given(
    st.dictionaries(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), st.sampled_from(KINDS), max_size=30),
    st.sampled_from(("free", "as-players")),
)
@settings(max_examples=60, deadline=None)
@example({(0, 0): "port", (0, 1): "port"}, "as-players")
def test_the_steps_to_all_places_at_once_are_those_to_each(known: dict[Hex, Kind], turning: Any) -> None:
    state = sea(chart=tuple(Spot(hex_, kind) for hex_, kind in known.items()), house=House(turning=turning))
    ship, places = state.vessels[0], [hex_ for hex_ in known if hex_ != (0, 0)]
    ways = {
        hex_: courses.course(state, replace(ship, goal=hex_), courses.all_facings(hex_))
        for hex_ in places
        if known[hex_] == "port"
    }
    found = courses.distances(state, ship, ways)
    assert found == {hex_: way.cost for hex_, way in ways.items() if way is not None}


def test_a_large_chart_with_many_ports_is_searched_at_once() -> None:
    places = [(q, r) for q in range(-20, 21) for r in range(-20, 21)]
    kinds: list[Kind] = ["port" if (q * 7 + r * 3) % 23 == 0 else "sea" for q, r in places]
    chart_ = tuple(Spot(hex_, kind) for hex_, kind in zip(places, kinds, strict=True))
    state = sea(chart=chart_)
    state = replace(state, vessels=(replace(state.vessels[0], heading="altar"),))
    begun = time.process_time()
    done = reveal(state, Spot((40, 0), "altar"))
    assert time.process_time() - begun < 2
    assert done.one(Heading).goal == (40, 0)
