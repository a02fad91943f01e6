"""Letters in pictures: the bundled fonts, how wide words are, and names made fit to be drawn."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from threading import RLock
from typing import Literal

from PIL import Image, ImageDraw, ImageFont

Face = Literal["serif", "sans"]
CAP = 0.64
"""The height of a capital letter, as a share of the size of either font."""

_FILES: dict[Face, str] = {"serif": "Alegreya-ExtraBold.ttf", "sans": "AlegreyaSans-ExtraBold.ttf"}
_ELLIPSIS = "…"
_MISSING = "\ue000"
_lock = RLock()


@lru_cache(maxsize=64)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A bundled font. The plain layout engine is the only one that is the same on every machine."""
    data = BytesIO(files("bot.boards").joinpath("fonts", _FILES[face]).read_bytes())
    return ImageFont.truetype(data, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width(text: str, size: float, face: Face = "sans") -> float:
    """How wide words are in a size, in the unit of the size."""
    with _lock:
        return font(face, 64).getlength(text) * size / 64


@lru_cache(maxsize=4096)
def drawable(character: str) -> bool:
    """Whether the fonts have a picture for this character."""
    if unicodedata.category(character)[0] in "CM":
        return False
    return _glyph(character) != _glyph(_MISSING)


def _glyph(character: str) -> bytes:
    image = Image.new("L", (96, 96))
    with _lock:
        ImageDraw.Draw(image).text((16, 64), character, 255, font("sans", 48), anchor="ls")
    return image.tobytes()


def plain(name: str) -> str:
    """A name in the characters that can be drawn; empty when too little of it is left to know it by.

    Letters in fancy dress (mathematical, full-width) become plain ones, emoji vanish.
    """
    text = unicodedata.normalize("NFKC", name)
    kept = " ".join("".join(each for each in text if each.isspace() or drawable(each)).split())
    letters = sum(each.isalnum() for each in text)
    left = sum(each.isalnum() for each in kept)
    return kept.strip(" .,-_'") if left and left * 2 > letters else ""


def fitted(text: str, size: float, room: float, face: Face = "sans") -> str:
    """The text, or its first words when they fill most of the room, or as many letters as fit, with an ellipsis."""
    if width(text, size, face) <= room:
        return text
    words = text.split(" ")
    for count in range(len(words) - 1, 0, -1):
        short = " ".join(words[:count])
        if 0.75 * room < width(short, size, face) <= room:
            return short
    for count in range(len(text) - 1, 0, -1):
        short = text[:count].rstrip() + _ELLIPSIS
        if width(short, size, face) <= room:
            return short
    return _ELLIPSIS


def handles(names: dict[str, str], size: float, room: float) -> dict[str, str]:
    """What is written on each one's token: its name cut to the room, with a number wherever two would look the same."""
    short = {key: fitted(name, size, room) for key, name in names.items()}
    looks = [each.casefold() for each in short.values()]
    result: dict[str, str] = {}
    for number, (key, text) in enumerate(short.items(), start=1):
        tail = f" {number}"
        alone = looks.count(text.casefold()) == 1
        result[key] = text if alone else fitted(names[key], size, room - width(tail, size)) + tail
    return result
