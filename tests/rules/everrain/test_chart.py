"""The chart's commands: hexes and tiles become known, altars close, players' ships sail."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rules.contract import RuleError
from rules.everrain import chart, courses, hexes
from rules.everrain.actions import Close, Reveal, Sail
from rules.everrain.events import (
    Heading,
)
from rules.everrain.state import Voyage
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
