"""What the last entry changed in a battle's picture is marked, and its words say what it shows."""

from __future__ import annotations

from math import dist

import pytest

from bot.boards.betrayal import draw
from bot.boards.betrayal.changes import Place
from bot.boards.betrayal.field import courses
from bot.boards.betrayal.layout import Plan, planned
from bot.boards.betrayal.scene import Scene, seen
from bot.boards.betrayal.shelf import anchors
from bot.boards.kit import Point
from tests.bot.boards.battles import SCENES


def scene(name: str) -> Scene:
    return seen(*SCENES[name])


def plan(name: str) -> Plan:
    return planned(scene(name))


# ------------------------------------------------------------------------------------------------ what changed


def paths(name: str) -> list[tuple[Point, ...]]:
    return courses(scene(name), plan(name))


def test_a_defeated_enemy_goes_by_an_arrow_to_the_stack() -> None:
    (way,) = paths("clash-blocked")
    first = next(cell for cell in plan("clash-blocked").cells if cell.hex == "1")
    assert dist(way[0], first.middle) < first.size / 2
    assert way[-1] == anchors(scene("clash-blocked")).stack
    assert [chip.handle for chip in scene("clash-blocked").stack] == ["1"]


def test_a_removed_enemy_goes_by_an_arrow_to_its_bag() -> None:
    shown = scene("clash-removed")
    (trip,) = shown.changes.trips
    assert trip.to == Place("bag", "high")
    assert paths("clash-removed")[0][-1] == anchors(shown).bags["high"]
    assert {each.bag: each.more for each in shown.sacks} == {"low": 0, "high": 1}


def test_a_placed_enemy_comes_by_an_arrow_from_its_hex() -> None:
    (way,) = paths("clash-moved")
    cells = {cell.hex: cell for cell in plan("clash-moved").cells}
    assert dist(way[0], cells["1"].middle) < dist(way[0], cells["8"].middle)
    assert dist(way[-1], cells["8"].middle) < cells["8"].size


def test_swapped_enemies_are_two_arrows_between_their_chips() -> None:
    assert len(paths("clash-swapped")) == 2
    assert scene("clash-swapped").changes.handles == {"1", "5"}


def test_deployed_enemies_are_ringed_and_what_they_cost_is_told() -> None:
    shown = scene("clash-full")
    assert all(each.chip.new for each in shown.units)
    assert shown.fight is not None
    assert shown.fight.spent == 61
    assert shown.fight.came == ((20, 3), (1, 1))


def test_without_an_entry_nothing_is_new() -> None:
    for view, _ in SCENES.values():
        shown = seen(view, None)
        assert not any(each.chip.new for each in shown.units)
        assert shown.changes == seen(view, None).changes == type(shown.changes)()
        assert not any(each.more for each in shown.sacks)


def test_fatigue_rounds_stand_on_the_last_step() -> None:
    fight = scene("clash-late").fight
    assert fight is not None
    assert (fight.round, fight.counts) == (8, 6)
    assert "round 8, with fatigue" in draw(*SCENES["clash-late"]).alt


def test_the_partys_changes_are_marked() -> None:
    assert scene("no-battle-rich").changes.party == {"session", "difficulty"}


# ------------------------------------------------------------------------------------------------ words


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("nothing", ["No battle is open. The party has not been told yet.", "1/5 bag: 45 chips."]),
        ("no-battle", ["2 adventurers, 4 XP.", "EP 8 buys enemies of levels 5, 1, 1, 1 on 8 hexes, 0 unspent."]),
        ("clash-full", ["EP 61 (as told).", "Hex 1: ", "level 20 ", "Free hexes: 5, 6, 7, 8.", "Changed just now: 1, 2, 3, 4."]),
        ("clash-blocked", ["Blocked: 2, 5.", "1 defeated: ", "1 went from hex 1 to the defeated stack."]),
        ("clash-companions", ["Companion C1: ", "2 defeated, on top: "]),
        ("clash-drawn", ["9, on another hex: "]),
        ("clash-swapped", ["1 came from hex 5."]),
        ("clash-health", [" HP."]),
        ("dungeon", ["Hex A: Zirik, quest unit.", "Hex star: Lich Deslandra, quest unit."]),
        ("delve-three", ["8, on tile 3 hex 1: ", "3, on tile 1 hex 3: "]),
        ("own-unnamed", ["1/5 bag: not counted.", "Hex 1: unnamed, level 10 daedra.", "Hex 2: unnamed, level 5."]),
        ("ended", ["No battle is open.", "Companion C1: "]),
    ],
)  # fmt: skip
def test_the_words_say_what_the_picture_shows(name: str, sentences: list[str]) -> None:
    alt = draw(*SCENES[name]).alt
    assert [each for each in sentences if each not in alt] == []


def test_too_many_words_are_cut_in_whole_sentences() -> None:
    alt = draw(*SCENES["delve-many"]).alt
    assert len(alt) <= 1024
    assert alt.endswith(". There is more on the board.")
    assert "on tile 9 hex 5" in alt


def test_own_chips_are_not_counted_and_unnamed() -> None:
    shown = scene("own-unnamed")
    assert [each.chips for each in shown.sacks] == [None, None]
    assert {each.chip.label for each in shown.units} == {""}
