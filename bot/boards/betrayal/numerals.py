"""Numbers and letters that fill a box and stand in its middle: the fonts' figures are of different heights."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from bot.boards.kit import Ink, Point
from bot.boards.lettering import CAP, font

_SIZE = 60
_lock = Lock()


@lru_cache(maxsize=512)
def extent(text: str) -> tuple[float, float, float]:
    """How wide a text is, and how far it reaches above and below its line, as shares of the letters' size."""
    with _lock:
        left, top, right, bottom = font("sans", _SIZE).getbbox(text, anchor="ls")
    return (right - left) / _SIZE, -top / _SIZE, bottom / _SIZE


def numeral(ink: Ink, middle: Point, text: str, box: tuple[float, float], colour: str) -> None:
    """A short text as large as a box (its width and height) allows, centred on its middle by what is seen of it."""
    wide, above, below = extent(text)
    size = min(box[0] / wide, box[1] / (above + below))
    rise = (above - below) / 2 - CAP / 2
    ink.words((middle[0], middle[1] + rise * size), text, size, colour)
