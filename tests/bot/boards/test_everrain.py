"""The picture of The Everrain: what it shows, how it stays legible, and that its words say the same."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations
from math import sqrt
from typing import cast

import msgspec
import pytest
from PIL import Image

from bot.boards import everrain
from bot.boards.everrain import draw, key, look
from bot.boards.everrain.berths import FLAT, NATURAL, berths, bow_of, cells, grown
from bot.boards.everrain.chart import REACH
from bot.boards.everrain.deck import decked
from bot.boards.everrain.lanes import outline
from bot.boards.everrain.layout import LARGEST, SMALLEST, Plan, core, fit, planned
from bot.boards.everrain.legend import strip
from bot.boards.everrain.marks import marks
from bot.boards.everrain.scene import Deck, Mini, Scene, seen
from bot.boards.everrain.sea import around, fringe
from bot.boards.everrain.tokens import token
from bot.boards.hexes import Field
from bot.boards.kit import Box
from bot.boards.rooms import apart, inside
from bot.view import Played
from rules.everrain.actions import BeginPhase
from rules.everrain.events import OutOfOrder
from rules.everrain.pack import ZONES, ShipBoard
from rules.everrain.state import FACINGS, Ship, Voyage
from tests.bot.boards.everrain_scenes import FULL, PACK, SCENES, TWO, still

CHARTS = [name for name in SCENES if seen(*SCENES[name]).mapped and name != "chart-far"]


def scene(name: str) -> Scene:
    return seen(*SCENES[name])


def forget() -> None:
    """Draws everything anew from here on."""
    everrain._picture.cache_clear()  # pyright: ignore[reportPrivateUsage]
    decked.cache_clear()
    token.cache_clear()


# ------------------------------------------------------------------------------------------------ pictures


@pytest.mark.parametrize("name", SCENES)
def test_every_picture_is_a_small_png_with_words(name: str) -> None:
    picture = draw(*SCENES[name])
    assert len(picture.png) <= 160_000
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.size) == ("PNG", (look.WIDTH, look.HEIGHT))
    assert 0 < len(picture.alt) <= 1024
    assert "  " not in picture.alt
    assert " ." not in picture.alt


@pytest.mark.parametrize("name", ["four-acted", "chart-moved", "chart-full", "boarding"])
def test_equal_keys_are_equal_bytes(name: str) -> None:
    first = draw(*SCENES[name])
    forget()
    assert draw(*SCENES[name]) == first
    assert key(*SCENES[name]) == key(*SCENES[name])


def test_different_scenes_have_different_keys_and_pictures() -> None:
    assert len({key(*at) for at in SCENES.values()}) == len(SCENES)
    assert len({draw(*at).png for at in SCENES.values()}) == len(SCENES)


def test_what_the_picture_does_not_show_is_not_in_its_key() -> None:
    view, _ = SCENES["four"]
    state = cast("Voyage", view.state)
    quiet = Played(5, BeginPhase(), (), (OutOfOrder("act-due"),), state, view, 0.0, 1)
    again = still(msgspec.structs.replace(state, discard=("brine-leech",), launched=("the-maw",)))
    assert key(*again) == key(view, None)
    assert seen(view, quiet).changes == seen(view, None).changes


def test_threads_draw_the_same_pictures() -> None:
    alone = [draw(*at) for at in SCENES.values()]
    forget()
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(draw, *zip(*SCENES.values(), strict=True))) == alone


# ------------------------------------------------------------------------------------------------ places


def within(box: Box, outer: Box) -> bool:
    return (
        outer[0] <= box[0] + 1e-6
        and outer[1] <= box[1] + 1e-6
        and box[2] <= outer[2] + 1e-6
        and box[3] <= outer[3] + 1e-6
    )


@pytest.mark.parametrize("name", SCENES)
def test_the_parts_lie_on_the_page_and_touch_nothing(name: str) -> None:
    plan = planned(scene(name))
    page: Box = (look.BODY[0], look.BODY[1], look.BODY[2], look.LEGEND[3])
    parts = [*plan.decks, *plan.harbour, plan.legend, *([plan.chart] if plan.chart else [])]
    for part in parts:
        assert within(part, page), (name, part)
        assert part[2] > part[0]
        assert part[3] > part[1]
    for one, other in combinations(parts, 2):
        assert apart(one, other, 2), (name, one, other)
    assert len(plan.decks) == len(scene(name).decks)
    assert all(box[2] - box[0] >= 400 and box[3] - box[1] >= 120 for box in plan.decks)


@pytest.mark.parametrize("name", CHARTS)
def test_all_that_is_known_is_in_the_chart(name: str) -> None:
    shown = scene(name)
    chart = planned(shown).chart
    assert chart is not None
    field = fit(core(shown), chart)
    assert field.size <= LARGEST + 1e-6
    for at in core(shown):
        xs, ys = zip(*field.corners(at), strict=True)
        assert within((min(xs), min(ys), max(xs), max(ys)), chart), at


def test_a_ship_that_is_far_off_does_not_shrink_the_chart() -> None:
    shown = scene("chart-far")
    chart = planned(shown).chart
    assert chart is not None
    field = fit(core(shown), chart)
    assert field.size >= SMALLEST
    near = [spot.hex for spot in shown.spots]
    assert all(chart[0] < field.centre(at)[0] < chart[2] for at in near)
    assert field.centre((40, -3))[0] > chart[2]


def test_eighty_hexes_with_four_crowded_ships_are_large_enough() -> None:
    shown = scene("chart-full")
    chart = planned(shown).chart
    assert chart is not None
    assert len(shown.spots) > 80
    assert fit(core(shown), chart).size * sqrt(3) >= 45


@pytest.mark.parametrize("count", range(1, 92, 9))
@pytest.mark.parametrize("ships", range(1, 5))
def test_any_chart_has_a_plan(count: int, ships: int) -> None:
    spots = tuple(spot for spot in FULL.chart if spot.hex in sorted(around((0, 0), 5))[:count])
    state = msgspec.structs.replace(FULL, chart=spots, ships=FULL.ships[:ships], enemies=(), storms=(), vessels=())
    plan = planned(seen(*still(state)))
    assert plan.chart is not None
    assert len(plan.decks) == ships
    assert all(within(box, look.BODY) for box in (*plan.decks, plan.chart))


def test_what_has_no_room_in_the_list_is_counted() -> None:
    many = tuple(
        msgspec.structs.replace(TWO.vessels[0], key=f"the-maw-{n}", number=n, hex=None, goal=None) for n in range(1, 15)
    )
    shown = seen(*still(msgspec.structs.replace(TWO, vessels=many)))
    plan: Plan = planned(shown)
    assert 0 < len(plan.harbour) < 14
    assert len({foe.mark for foe in shown.foes}) == 14
    assert draw(*still(msgspec.structs.replace(TWO, vessels=many))).png


# ------------------------------------------------------------------------------------------------ the Ship Board


@pytest.mark.parametrize("size", [(416.0, 92.0), (500.0, 130.0), (1000.0, 480.0)])
def test_the_zones_of_a_ship_lie_in_its_outline_and_do_not_overlap(size: tuple[float, float]) -> None:
    found = berths((10.0, 10.0, 10.0 + size[0], 10.0 + size[1]), PACK.board)
    assert len(found.boxes) == len(found.shapes) == len(ZONES)
    for one, other in combinations(found.boxes, 2):
        assert apart(one, other)
    for zone in ZONES:
        left, top, right, bottom = found.boxes[zone]
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        assert all(inside(each, _clockwise(found.shapes[zone])) for each in corners), zone


def _clockwise(points: tuple[tuple[float, float], ...]) -> tuple[tuple[float, float], ...]:
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True))
    return points if area > 0 else points[::-1]


def test_the_bow_is_the_zone_with_navigation_and_artillery() -> None:
    assert bow_of(PACK.board) == 0
    board = ShipBoard(black=(1,), navigation=(3, 4), artillery=(4, 9))
    assert bow_of(board) == 4
    found = berths((0.0, 0.0, 500.0, 120.0), board)
    assert max(range(10), key=lambda zone: found.boxes[zone][2]) == 4
    assert bow_of(ShipBoard(black=(1,), navigation=(3,), artillery=(4,))) == 0


@pytest.mark.parametrize("count", range(1, 5))
def test_who_is_in_a_zone_has_a_place_that_touches_no_other(count: int) -> None:
    for box in berths((0.0, 0.0, 410.0, 92.0), PACK.board).boxes:
        found = cells(box, 26.0, count)
        assert len(found) == count
        node: Box = (box[0], box[1], box[0] + 18.0, box[1] + 18.0)
        for place in found:
            assert within(place, box)
            assert apart(place, node)
        for one, other in combinations(found, 2):
            assert apart(one, other)


def test_three_enemies_in_a_zone_of_the_smallest_board_can_be_read() -> None:
    plan = planned(scene("chart-full"))
    wide, high = plan.decks[0][2] - plan.decks[0][0], plan.decks[0][3] - plan.decks[0][1]
    hull: Box = (82.0, 38.0, wide - 10, high - 8)
    for zone in (1, 4, 7):
        places = cells(berths(hull, PACK.board).boxes[zone], 28.0, 3)
        assert min(max(grown(place, NATURAL), grown(place, FLAT)) for place in places) >= 0.5


def sprite(deck: Deck) -> bytes:
    return decked(deck, PACK.board, (500, 168), "en").tobytes()


def test_what_is_known_of_a_deck_is_on_it() -> None:
    mini = Mini("A1", "Brine Leech", 3, 0, 2, new=False)
    bare = Deck("A", "Petrel", "Petrel", ())
    decks = [
        bare,
        bare._replace(letter="B"),
        bare._replace(crew=()),
        bare._replace(crew=(3,)),
        bare._replace(crew=(3, 3)),
    ]
    decks += [bare._replace(broken=(3,)), bare._replace(broken=(3,), hit=frozenset({3})), bare._replace(first=True)]
    decks += [bare._replace(sails=True), bare._replace(foe="Ma", letter="")]
    faces = [
        mini,
        mini._replace(zone=None),
        mini._replace(wounds=1),
        mini._replace(new=True),
        mini._replace(handle="A2"),
    ]
    faces += [mini._replace(health=None), mini._replace(wounds=7, health=8)]
    decks += [bare._replace(minis=(each,)) for each in faces]
    assert len({sprite(deck) for deck in decks}) == len(decks)


def test_nodes_differ_by_shape_without_colour() -> None:
    kinds: list[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]] = [
        ((5,), (), ()),
        ((), (5,), ()),
        ((), (), (5,)),
        ((), (), ()),
    ]
    boards = [ShipBoard(black=black, navigation=wheel, artillery=gun) for black, wheel, gun in kinds]
    bare = Deck("A", "Petrel", "Petrel", ())
    grey = [
        decked(bare, board, (500, 168), "en").convert("L").convert("1", dither=Image.Dither.NONE) for board in boards
    ]
    assert len({image.tobytes() for image in grey}) == 4


def test_names_and_numbers_stay_in_their_decks() -> None:
    wide = Deck("A", "W" * 60, "W" * 60, tuple(Mini(f"A{n}", "W" * 30, None, n, 9, new=False) for n in range(1, 30)))
    image = decked(wide, PACK.board, (440, 140), "en")
    bare = decked(Deck("A", "A", "A", ()), PACK.board, (440, 140), "en")
    assert image.getchannel("A").tobytes() == bare.getchannel("A").tobytes()


# ------------------------------------------------------------------------------------------------ the chart


def test_tokens_tell_sort_and_facing_by_shape() -> None:
    faces = [token(sort, "A", facing, 30.0) for sort in ("ship", "foe", "elder") for facing in (None, *FACINGS)]
    assert len({face.getchannel("A").tobytes() for face in faces}) == len(faces)


def test_a_ship_leaves_the_coordinates_of_its_hex_free() -> None:
    for sort in ("ship", "foe"):
        for facing in FACINGS:
            size = 80.0
            face = token(sort, "Ma", facing, size * REACH)
            top = face.getchannel("A").getbbox()
            assert top is not None
            assert face.height / 2 - top[1] <= size * 0.72


@pytest.mark.parametrize("reach", range(1, 6))
def test_a_range_is_one_closed_line(reach: int) -> None:
    loop = outline(Field((300.5, 200.25), 31.7, flat=False), around((2, -1), reach))
    assert len(loop) == 6 * (2 * reach + 1) + 1
    assert loop[0] == loop[-1]
    assert len(set(loop)) == len(loop) - 1


def test_the_fringe_is_around_the_known() -> None:
    assert fringe([(0, 0)]) == around((0, 0), 1) - {(0, 0)}


def test_marks_are_short_and_different() -> None:
    called = ("The Maw", "Mad Alice", "Maw", "The Mast", "Ship 1", "Ship 2", "שלום", "")
    names = [(f"{n}", name, 1) for n, name in enumerate(called)]
    found = marks(names)
    assert len(set(found.values())) == len(names)
    assert found["0"] == "Ma"
    assert all(1 <= len(each) <= 4 for each in found.values())


# ------------------------------------------------------------------------------------------------ what changed


def test_a_moved_ship_comes_by_an_arrow_along_its_path() -> None:
    (trip,) = scene("chart-moved").changes.trips
    assert (trip.who, trip.path) == ("the-maw", ((3, -1), (2, -1), (2, 0)))
    assert [foe.key for foe in scene("chart-moved").foes if foe.new] == ["the-maw"]


def test_who_left_is_crossed_out_where_it_was() -> None:
    (gone,) = scene("chart-banished").changes.gone
    assert (gone.name, gone.how, gone.hex) == ("The Maw", "banished", (1, 1))


def test_an_enemy_that_acted_is_ringed() -> None:
    assert [each.handle for deck in scene("four-acted").decks for each in deck.minis if each.new] == ["A1"]


def test_without_an_entry_nothing_is_new() -> None:
    for view, _ in SCENES.values():
        shown = seen(view, None)
        assert shown.changes == type(shown.changes)()
        assert shown.tracks.was is None
        assert not any(deck.hit for deck in shown.decks)


def test_a_node_that_was_hit_is_marked() -> None:
    before = FULL
    ships: tuple[Ship, ...] = (msgspec.structs.replace(FULL.ships[0], broken=(2, 6, 7)), *FULL.ships[1:])
    view, _ = still(msgspec.structs.replace(FULL, ships=ships))
    shown = seen(view, Played(5, BeginPhase(), (), (), before, view, 0.0, 1))
    assert [deck.hit for deck in shown.decks] == [{7}, set(), set(), set()]


def test_the_legend_names_only_what_is_there() -> None:
    assert strip(scene("nothing")).height < strip(scene("chart-two")).height
    assert (
        len({strip(scene(name)).tobytes() for name in ("nothing", "one", "chart-tile", "chart-two", "chart-storm")})
        == 5
    )
