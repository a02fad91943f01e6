"""Words that are made to fit: in a box, with their middle by what is seen of them, and from a point to the right or to it."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from bot.boards.kit import Ink, Point
from bot.boards.lettering import CAP, Face, fitted, font, width

_SIZE = 60
_lock = Lock()


@lru_cache(maxsize=512)
def extent(text: str) -> tuple[float, float, float]:
    """How wide a text is, and how far it reaches above and below its line, as shares of the letters' size."""
    with _lock:
        left, top, right, bottom = font("sans", _SIZE).getbbox(text, anchor="ls")
    return (right - left) / _SIZE, -top / _SIZE, bottom / _SIZE


def numeral(ink: Ink, middle: Point, text: str, box: tuple[float, float], colour: str) -> None:
    """A short text as large as a box (its width and height) allows, centred on its middle by what is seen of it.

    A text of which nothing is seen is not drawn.
    """
    wide, above, below = extent(text)
    if not wide or not above + below:
        return
    size = min(box[0] / wide, box[1] / (above + below))
    rise = (above - below) / 2 - CAP / 2
    ink.words((middle[0], middle[1] + rise * size), text, size, colour)


def left(ink: Ink, at: Point, text: str, letters: float, *, room: float, colour: str, face: Face = "sans") -> float:
    """Words from a point to the right, made to fit their room; where they end."""
    text, letters, wide = _fit(text, letters, room, face)
    ink.words((at[0] + wide / 2, at[1]), text, letters, colour, face=face)
    return at[0] + wide


def right(ink: Ink, at: Point, text: str, letters: float, *, room: float, colour: str, face: Face = "sans") -> float:
    """Words that end at a point, made to fit their room; where they begin."""
    text, letters, wide = _fit(text, letters, room, face)
    ink.words((at[0] - wide / 2, at[1]), text, letters, colour, face=face)
    return at[0] - wide


def _fit(text: str, letters: float, room: float, face: Face) -> tuple[str, float, float]:
    """A text with as much smaller letters as it may have, or cut; and how wide it is."""
    wide = width(text, letters, face)
    if wide > room and wide * 0.8 <= room:
        letters *= room / wide
    text = fitted(text, letters, room + 0.5, face)
    return text, letters, width(text, letters, face)
