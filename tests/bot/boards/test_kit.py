"""The drawing kit: letters, rows of tokens, hex fields, tracks, arrows, legends, and the palette."""

from __future__ import annotations

import unicodedata
from importlib.resources import files
from io import BytesIO
from math import dist

import pytest
from PIL import Image

from bot.boards import hexes, tracks
from bot.boards.arrows import arrow, bent
from bot.boards.kit import Canvas, Ground, Ink, blend, broken, palette
from bot.boards.legend import legend
from bot.boards.lettering import drawable, fitted, handles, plain, width
from bot.boards.rooms import Room, Rows, Size, apart, centre, inset, shared

SQUARE = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))


def test_fonts_and_their_licence_are_in_the_package() -> None:
    fonts = files("bot.boards") / "fonts"
    assert {each.name for each in fonts.iterdir()} >= {"Alegreya-ExtraBold.ttf", "AlegreyaSans-ExtraBold.ttf"}
    assert "SIL OPEN FONT LICENSE" in (fonts / "OFL.txt").read_text("utf-8")


def test_fonts_have_the_games_accents() -> None:
    for text in ("Curaçao Petit-Goâve São Mörder Żółw", "Ñuñez D’Eath – Åse", "Жанна", "Ωμέγα", "0123456789+…"):
        assert all(drawable(each) for each in text if not each.isspace()), text
    assert not any(drawable(each) for each in "שع漢🏴\u200d\u0301")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ben", "Ben"),
        ("  Anne   Bonny ", "Anne Bonny"),
        ("𝓛𝓪𝓯𝓲𝓽𝓽𝓮 🏴\u200d☠️", "Lafitte"),
        ("Ｆｕｌｌ", "Full"),
        ("🦜 Polly", "Polly"),
        (unicodedata.normalize("NFD", "Zoë"), "Zoë"),
        ("שלום", ""),
        ("漢字 A", ""),
        ("🏴\u200d☠️", ""),
        ("---", ""),
    ],
)
def test_names_become_what_can_be_drawn(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_long_names_are_cut_at_a_word_or_with_an_ellipsis() -> None:
    assert fitted("Ben", 25, 112) == "Ben"
    assert fitted("Rackham the Red", 25, 112) == "Rackham"
    assert fitted("Captain Lafitte", 25, 112).endswith("…")
    for name in ("W" * 40, "Bartholomew Roberts", "a b c d e f g h i j k l m"):
        assert width(fitted(name, 25, 112), 25) <= 112


def test_names_that_look_alike_when_cut_get_numbers() -> None:
    cut = handles({"s1": "Bartholomew the Old", "s2": "Ben", "s3": "Bartholomew the Young"}, 25, 112)
    assert cut["s2"] == "Ben"
    assert cut["s1"].endswith(" 1")
    assert cut["s3"].endswith(" 3")
    assert all(width(each, 25) <= 112 for each in cut.values())


def test_rows_are_even_and_centred() -> None:
    boxes = Rows(4).fill(Room(SQUARE), [Size(30, 20)] * 4, 10)
    assert boxes is not None
    assert [box[1] for box in boxes] == [10, 10, 34, 34]
    assert {box[0] + other[2] for box, other in ((boxes[0], boxes[1]), (boxes[2], boxes[3]))} == {100}


def test_rows_go_around_what_is_taken() -> None:
    room = Room(SQUARE, ((40, 0, 60, 30),))
    boxes = Rows(4, everywhere=True).fill(room, [Size(30, 20)] * 2, 0)
    assert boxes == [(5, 0, 35, 20), (65, 0, 95, 20)]
    assert Rows(4).fill(room, [Size(50, 20)], 0) == [(25, 32, 75, 52)]
    assert Rows(4).fill(room, [Size(120, 20)], 0) is None


def test_centred_rows_stand_in_the_middle_of_what_is_left() -> None:
    boxes = Rows(4).centred(Room(SQUARE), [Size(30, 20)], 40)
    assert boxes is not None
    assert abs(boxes[0][1] - 60) <= 1


def test_shapes_of_areas() -> None:
    assert inset(SQUARE, 10) == ((10, 10), (90, 10), (90, 90), (10, 90))
    assert centre(SQUARE) == (50, 50)
    right = ((100.0, 0.0), (200.0, 0.0), (200.0, 100.0), (100.0, 100.0))
    assert shared({"a": SQUARE, "b": right}) == {frozenset("ab"): ((100.0, 0.0), (100.0, 100.0))}


@pytest.mark.parametrize("flat", [True, False])
def test_neighbouring_hexes_share_a_side(*, flat: bool) -> None:
    field = hexes.Field((0, 0), 10, flat)
    here = field.corners((0, 0))
    for neighbour in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)):
        there = field.corners(neighbour)
        assert sum(any(dist(a, b) < 1e-6 for b in there) for a in here) == 2
        assert round(dist(field.centre(neighbour), field.centre((0, 0))), 6) == round(10 * 3**0.5, 6)


@pytest.mark.parametrize("flat", [True, False])
def test_a_field_fills_its_box(*, flat: bool) -> None:
    cells = [(q, r) for q in range(-2, 3) for r in range(-1, 2)]
    field = hexes.fitted(cells, (10, 20, 310, 220), flat=flat)
    corners = [corner for cell in cells for corner in field.corners(cell)]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    assert min(xs) >= 10 - 1e-6
    assert max(xs) <= 310 + 1e-6
    assert min(ys) >= 20 - 1e-6
    assert max(ys) <= 220 + 1e-6
    assert max(xs) - min(xs) > 299 or max(ys) - min(ys) > 199


def test_tracks_run_right_or_up() -> None:
    assert tracks.steps((0, 0, 90, 20), 3) == [(0, 0, 30, 20), (30, 0, 60, 20), (60, 0, 90, 20)]
    assert tracks.steps((0, 0, 20, 90), 3)[0] == (0, 60, 20, 90)


def test_dashes_have_their_lengths() -> None:
    dashes = broken([(0, 0), (100, 0)], 10, 5)
    assert dashes[0] == [(0, 0), (10, 0)]
    assert dashes[1] == [(15, 0), (25, 0)]
    assert sum(dist(dash[0], dash[-1]) for dash in dashes) == pytest.approx(70)


def test_curves_begin_and_end_where_they_should() -> None:
    points = bent((0, 0), (120, 50), 0.3)
    assert points[0] == (0, 0)
    assert points[-1] == (120, 50)


def test_a_palette_has_all_colours_that_were_asked_for() -> None:
    inks = ["#123456", "#ffffff", "#c02010"]
    grounds = ["#d0e0e0", "#f0e0b0"]
    image = Image.new("RGB", (5, 1))
    for x, colour in enumerate([*inks, *grounds]):
        image.paste(colour, (x, 0, x + 1, 1))
    flat = Ground(image, palette(grounds, inks)).flat.convert("RGB")
    assert flat.tobytes() == image.tobytes()
    assert blend("#000000", "#ffffff", 0.5) == "#808080"


def sample() -> bytes:
    """A picture of all that the kit can do and the sea does not need: to look at, and to be tested."""
    colours = ["#1e2b35", "#f5edd8", "#cfe2e4", "#e3b23c", "#b3122c", "#ffffff"]
    ink, paper, water, gold, red, white = colours
    ground = Ink((420, 420), paper)
    cells = {
        (q, r): hexes.Cell(gold if (q, r) == (1, -1) else water, f"{q},{r}") for q in (-1, 0, 1) for r in (-1, 0, 1)
    }
    field = hexes.fitted(cells, (20, 20, 400, 330))
    hexes.draw(ground, field, cells, ink, ink)
    steps = [tracks.Step(str(number), red if number > 8 else water) for number in range(11)]
    tracks.draw(ground, (20, 345, 400, 375), steps, 4, tracks.Look(ink, ink, gold, ink))
    canvas = Canvas(Ground(ground.done(), palette([paper, water, white], colours)))
    arrow(canvas, bent(field.centre((-1, 1)), field.centre((1, -1))), red, white)
    canvas.stamp(legend((380, 36), [(None, "Turn 3"), (None, "agenda")], ink, 22), 20, 380)
    return canvas.png()


def test_the_kits_sample_is_drawn_alike_each_time() -> None:
    assert sample() == sample()
    image = Image.open(BytesIO(sample())).convert("RGB")
    assert image.size == (420, 420)
    field = hexes.fitted([(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1)], (20, 20, 400, 330))
    x, y = field.centre((0, -1))
    assert image.getpixel((round(x), round(y) + 20)) == (0xCF, 0xE2, 0xE4)


def test_boxes_are_apart_or_not() -> None:
    assert apart((0, 0, 10, 10), (10, 0, 20, 10))
    assert not apart((0, 0, 10, 10), (10, 0, 20, 10), 1)
    assert not apart((0, 0, 10, 10), (9, 9, 20, 20))
