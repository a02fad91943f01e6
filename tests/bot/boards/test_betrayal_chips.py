"""The chips of a battle's picture: they are told apart without colour, and no name or number is clipped."""

from __future__ import annotations

from math import sqrt

import pytest
from PIL import Image, ImageColor

from bot.boards.betrayal import draw, look
from bot.boards.betrayal.flags import Line, lines, plate
from bot.boards.betrayal.head import banner
from bot.boards.betrayal.legend import strip
from bot.boards.betrayal.scene import Scene, seen
from bot.boards.betrayal.shelf import caption
from bot.boards.betrayal.tokens import Face, sprite
from bot.boards.lettering import width
from tests.bot.boards.battles import LONG, SCENES


def scene(name: str) -> Scene:
    return seen(*SCENES[name])


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
