"""The picture of a battle: what it shows, how it stays legible, and that its words say the same."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations
from math import dist, sqrt
from typing import cast

import pytest
from PIL import Image

from bot.boards import betrayal
from bot.boards.betrayal import draw, key, look
from bot.boards.betrayal.field import cards
from bot.boards.betrayal.flags import flag
from bot.boards.betrayal.layout import SLABS, Cell, Plan, planned
from bot.boards.betrayal.scene import Scene, seen
from bot.boards.betrayal.schematic import narrowest, schemes, widest
from bot.boards.betrayal.tokens import sprite
from bot.boards.kit import Box
from bot.boards.rooms import apart
from bot.view import Played
from rules.betrayal.actions import EndRound
from rules.betrayal.events import OutOfOrder
from rules.betrayal.state import Realm
from tests.bot.boards.battles import SCENES, TWO, laid, played, viewed
from tests.rules.betrayal.evenings import Step, campaign
from tests.rules.betrayal.test_selfplay import GAMES

CAMPAIGNS = int(os.environ.get("SELFPLAY_EVENINGS", "3"))
FIGHTS = [name for name in SCENES if seen(*SCENES[name]).fight]


def scene(name: str) -> Scene:
    return seen(*SCENES[name])


def plan(name: str) -> Plan:
    return planned(scene(name))


def forget() -> None:
    """Draws everything anew from here on."""
    betrayal._picture.cache_clear()  # pyright: ignore[reportPrivateUsage]
    sprite.cache_clear()
    flag.cache_clear()


# ------------------------------------------------------------------------------------------------ pictures


@pytest.mark.parametrize("name", SCENES)
def test_every_picture_is_a_small_png_with_words(name: str) -> None:
    picture = draw(*SCENES[name])
    assert len(picture.png) <= 120_000
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.size) == ("PNG", (look.WIDTH, look.HEIGHT))
    assert 0 < len(picture.alt) <= 1024
    assert "  " not in picture.alt
    assert " ." not in picture.alt


@pytest.mark.parametrize("name", ["dungeon", "delve-three", "no-battle", "fancy-names"])
def test_equal_keys_are_equal_bytes(name: str) -> None:
    first = draw(*SCENES[name])
    forget()
    assert draw(*SCENES[name]) == first
    assert key(*SCENES[name]) == key(*SCENES[name])


def test_different_scenes_have_different_keys_and_pictures() -> None:
    assert len({key(*at) for at in SCENES.values()}) == len(SCENES)
    assert len({draw(*at).png for at in SCENES.values()}) == len(SCENES)


def test_what_the_picture_does_not_show_is_not_in_its_key() -> None:
    view, _ = SCENES["clash-three"]
    before = cast("Realm", view.state)
    quiet = Played(5, EndRound(), (), (OutOfOrder("no-phase"),), before, view, 0.0, 1)
    assert key(view, quiet) == key(view, None)


def test_threads_draw_the_same_pictures() -> None:
    alone = [draw(*at) for at in SCENES.values()]
    forget()
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(draw, *zip(*SCENES.values(), strict=True))) == alone


def test_every_state_of_self_play_is_drawn() -> None:
    for seed in range(CAMPAIGNS):
        game = GAMES[seed % len(GAMES)]
        for number, step in enumerate(campaign(game, seed, 60)):
            if not isinstance(step, Step):
                continue
            after = viewed(game, step.after, number)
            last = Played(number, step.action, step.answers, step.events, step.before, after, 0.0, 1)
            shown = seen(after, last)
            if shown.fight:
                check_places(shown)
            if number % 3 == 0:
                assert 0 < len(draw(after, last).alt) <= 1024


# ------------------------------------------------------------------------------------------------ places


def box_of(cell: Cell) -> Box:
    high = sqrt(3) / 2 * cell.size
    x, y = cell.middle
    return (x - cell.size, y - high, x + cell.size, y + high)


def within(box: Box, outer: Box) -> bool:
    return outer[0] <= box[0] and outer[1] <= box[1] and box[2] <= outer[2] and box[3] <= outer[3]


def check_places(shown: Scene) -> Plan:
    """Hexes lie in the field and do not overlap; each unit is drawn once, on its hex or in the row beside the map."""
    found = planned(shown)
    for one, other in combinations(found.cells, 2):
        assert dist(one.middle, other.middle) >= sqrt(3) * one.size - 1e-6, (one, other)
    for cell in found.cells:
        assert within(box_of(cell), look.FIELD), cell
    for one, other in combinations(found.slabs, 2):
        assert apart(one.box, other.box, 8)
    for slab in found.slabs:
        assert within(slab.box, look.FIELD)
        assert all(within(box_of(cell), slab.box) for cell in found.cells if cell.tile == slab.tile)
    there = [cell.who.chip.handle for cell in found.cells if cell.who]
    beside = [chip.handle for chip, _ in found.loose]
    assert sorted([*there, *beside]) == sorted(each.chip.handle for each in shown.units)
    for _, _, x, wide in cards(found):
        assert within((x, found.row[1], x + wide, found.row[1] + 84), look.FIELD)
        assert all(box_of(cell)[3] <= found.row[1] for cell in found.cells)
    return found


@pytest.mark.parametrize("name", FIGHTS)
def test_everybody_has_a_place_and_nothing_overlaps(name: str) -> None:
    check_places(scene(name))


@pytest.mark.parametrize("count", range(1, 33))
def test_any_number_of_hexes_has_a_scheme_from_far_to_near(count: int) -> None:
    for scheme in schemes(count):
        assert len(set(scheme.cells)) == count
        rows = [r + q // 2 for q, r in scheme.cells]
        assert rows == sorted(rows)
    assert widest(count, 1000, 574).size(1000, 574) >= (74 if count <= 20 else 58)


def test_a_scheme_that_is_too_high_is_not_taken() -> None:
    found = narrowest(5, 70, 400)
    assert found is not None
    assert found.height * 70 <= 400
    assert narrowest(3, 70, 100) is None


def test_a_clash_of_eight_is_large_and_numbered() -> None:
    cells = plan("clash-full").cells
    assert [cell.hex for cell in cells] == [str(number) for number in range(1, 9)]
    assert min(cell.size for cell in cells) > 120
    assert [cell.who.chip.handle for cell in cells if cell.who] == ["1", "2", "3", "4"]


def test_blocked_hexes_have_nobody_on_them() -> None:
    assert {cell.hex for cell in plan("clash-blocked").cells if cell.blocked} == {"2", "5"}
    assert not any(cell.who for cell in plan("clash-blocked").cells if cell.blocked)


def test_special_hexes_come_before_the_numbered_ones() -> None:
    cells = plan("dungeon").cells
    assert [cell.hex for cell in cells if cell.special] == ["A", "B", "star"]
    assert [cell.hex for cell in cells][3:] == ["1", "2", "3", "4", "5", "6"]
    assert [cell.who.chip.name for cell in cells[:3] if cell.who] == ["Zirik", "High Elf Necromancer", "Lich Deslandra"]


def test_a_delves_tiles_are_beside_each_other_with_their_hexes() -> None:
    found = plan("delve-three")
    assert [slab.tile for slab in found.slabs] == [1, 2, 3]
    assert [slab.new for slab in found.slabs] == [False, False, True]
    by_tile = {tile: [cell.hex for cell in found.cells if cell.tile == tile] for tile in (1, 2, 3)}
    assert by_tile == {1: ["1", "2", "3"], 2: ["1", "2", "3", "4"], 3: ["1", "2"]}
    for tile in (1, 2, 3):
        downs = [cell.middle[1] for cell in found.cells if cell.tile == tile]
        assert downs == sorted(downs)
    assert [cell.who.chip.handle for cell in found.cells if cell.who] == ["1", "3", "4", "5", "6", "7", "8", "9"]


def test_of_many_tiles_the_last_ones_are_drawn() -> None:
    found = plan("delve-many")
    tiles = [slab.tile for slab in found.slabs]
    assert 1 < len(tiles) <= SLABS
    assert tiles == list(range(10 - len(tiles), 10))
    assert {tile for _, tile in found.loose} == set(range(1, 10 - len(tiles)))


def test_a_tile_without_hexes_says_so() -> None:
    assert [(slab.tile, slab.bare) for slab in plan("delve-bare").slabs] == [(1, True)]


def test_a_pack_says_where_hexes_lie() -> None:
    cells = {cell.hex: cell for cell in plan("laid-out").cells}
    assert cells["2"].middle[0] > cells["1"].middle[0] > cells["4"].middle[0]
    assert cells["5"].middle[1] > cells["2"].middle[1]


def test_hexes_that_the_packs_board_does_not_know_lie_below_it() -> None:
    game = laid("dungeon", [("1", 0, 0), ("2", 1, 0), ("A", 2, -1)])
    shown = seen(*played(TWO, "dungeon hexes:2 special:A,B ep:0", game=game))
    cells = {cell.hex: cell for cell in check_places(shown).cells}
    assert cells["B"].middle[1] > max(cells[hex_].middle[1] for hex_ in ("A", "1", "2"))


def test_who_stands_on_no_hex_is_drawn_beside_the_map() -> None:
    assert [chip.handle for chip, _ in plan("clash-drawn").loose] == ["9", "10"]
