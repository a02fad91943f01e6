"""The picture of a battle: what it shows, how it stays legible, and that its words say the same."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations
from math import dist, sqrt
from typing import cast

import pytest
from PIL import Image, ImageColor

from bot.boards import betrayal
from bot.boards.betrayal import draw, key, look
from bot.boards.betrayal.changes import Place
from bot.boards.betrayal.field import cards, courses
from bot.boards.betrayal.flags import Line, flag, lines, plate
from bot.boards.betrayal.head import banner
from bot.boards.betrayal.layout import SLABS, Cell, Plan, planned
from bot.boards.betrayal.legend import strip
from bot.boards.betrayal.scene import Scene, seen
from bot.boards.betrayal.schematic import narrowest, schemes, widest
from bot.boards.betrayal.shelf import anchors, caption
from bot.boards.betrayal.tokens import Face, sprite
from bot.boards.kit import Box, Point
from bot.boards.lettering import width
from bot.boards.rooms import apart
from bot.view import Played
from rules.betrayal.actions import EndRound
from rules.betrayal.events import OutOfOrder
from rules.betrayal.state import Realm
from tests.bot.boards.battles import LONG, SCENES, TWO, laid, played, viewed
from tests.rules.betrayal.evenings import Step, campaign
from tests.rules.betrayal.test_selfplay import GAMES

CAMPAIGNS = int(os.environ.get("SELFPLAY_EVENINGS", "6"))
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


# ------------------------------------------------------------------------------------------------ chips and names


def test_types_differ_by_shape_and_levels_by_more_than_colour() -> None:
    kinds = [sprite(Face("1", 5, kind), 1.0).getchannel("A").tobytes() for kind in ("humanoid", "beast", "daedra", "")]
    assert len(set(kinds)) == 4
    grey = [sprite(Face("1", level, "beast"), 1.0).convert("L") for level in (0, 1, 5, 10, 20)]
    sure = {image.convert("1", dither=Image.Dither.NONE).tobytes() for image in grey}
    assert len(sure) == 5


def test_the_border_has_the_levels_colour() -> None:
    for level, colour in look.LEVELS.items():
        image = sprite(Face("1", level, "humanoid"), 1.0).convert("RGB")
        assert image.getpixel((13, 40)) == ImageColor.getrgb(colour)


def test_what_is_known_of_a_chip_is_on_it() -> None:
    plain = Face("1", 5, "beast")
    faces = [plain, plain._replace(health=3), plain._replace(rests=True), plain._replace(new=True)]
    faces += [
        plain._replace(ghost=True),
        plain._replace(handle="2"),
        plain._replace(handle="star"),
        plain._replace(handle="star2"),
    ]
    assert len({sprite(face, 1.0).tobytes() for face in faces}) == len(faces)


@pytest.mark.parametrize("handle", ["1", "20", "199", "A", "star", "star12", "C12", "twelveletter"])
def test_handles_stay_on_their_chips(handle: str) -> None:
    for kind in ("humanoid", "beast", "daedra", ""):
        bare = sprite(Face("1", 1, kind), 1.0)
        assert sprite(Face(handle, 1, kind), 1.0).getchannel("A").tobytes() == bare.getchannel("A").tobytes()


NAMES = ("Ghoul", "High Elf Necromancer", LONG, "W" * 80, "W W W W W W W W", "Буря", "i " * 40 + "i")


@pytest.mark.parametrize("size", [58.0, 66.0, 75.0, 84.5, 91.0, 120.0, 132.5, 150.0])
@pytest.mark.parametrize("name", NAMES)
def test_names_stay_on_their_hexes(name: str, size: float) -> None:
    found = lines(name, size)
    assert found
    for line in found:
        assert _ends_inside(line, size), line
    image = plate(name, size)
    assert image is not None
    box = image.getchannel("A").getbbox()
    assert box is not None
    assert box[0] > 6
    assert box[2] < image.width - 6
    assert box[3] < sqrt(3) / 2 * size
    assert box[1] > size * 0.25


def _ends_inside(line: Line, size: float) -> bool:
    half = width(line.text, line.letters) / 2
    return line.down + line.letters * 0.32 < sqrt(3) * (size - half)


def test_short_names_are_whole() -> None:
    assert [line.text for line in lines("Ghoul", 60)] == ["Ghoul"]
    assert [line.text for line in lines("High Elf Necromancer", 120)] == ["High Elf", "Necromancer"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", [120, 132, 148])
def test_captions_are_not_clipped(name: str, room: int) -> None:
    box = caption(name, room).getchannel("A").getbbox()
    assert box is not None
    assert box[0] >= 0
    assert box[2] <= room
    assert box[3] < 46


@pytest.mark.parametrize("name", SCENES)
def test_head_and_legend_are_not_clipped(name: str) -> None:
    for image in (banner(scene(name)), strip(scene(name))):
        box = image.getchannel("A").getbbox()
        assert box is not None
        assert box[0] > 0
        assert box[1] > 0
        assert box[2] < image.width
        assert box[3] < image.height


def test_names_that_cannot_be_drawn_are_told_in_words() -> None:
    chips = [each.chip for each in scene("fancy-names").units]
    assert {chip.label for chip in chips} <= {"", "Ghoul"}
    assert "שלום" in draw(*SCENES["fancy-names"]).alt


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
