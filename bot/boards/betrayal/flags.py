"""The flagstones of a map: empty, blocked, special, and with the name of who stands on them."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, sqrt
from typing import NamedTuple

from PIL import Image

from bot.boards.betrayal import look
from bot.boards.betrayal.tokens import draw_star, star_of
from bot.boards.hexes import Field
from bot.boards.kit import Ink, Point
from bot.boards.lettering import fitted, width
from bot.boards.parting import parted
from bot.boards.writing import numeral

_EDGE = 5.0
LETTERS = 25.0
SMALL = 22.0
SMALLEST = 19.0
"""The size of names: usually, on small hexes, and where a name would not fit otherwise."""


class Flag(NamedTuple):
    """What is drawn of a hex: its name where that is to be read, the side's length, and what it is."""

    hex: str
    size: float
    blocked: bool
    special: bool
    taken: bool
    new: bool


def extent(size: float) -> tuple[int, int]:
    """The box of a hex's picture, in pixels."""
    return ceil(2 * size), ceil(sqrt(3) * size)


@lru_cache(maxsize=256)
def flag(each: Flag) -> Image.Image:
    """A hex without who stands on it."""
    wide, high = extent(each.size)
    ink = Ink((wide, high))
    middle: Point = (wide / 2, high / 2)
    field = Field(middle, each.size, flat=True)
    ink.polygon(field.corners((0, 0), 2), look.SEAM)
    fill = look.RUBBLE if each.blocked else look.GOLD if each.special else look.STONE
    rim = look.MARK if each.new else look.WHITE
    ink.polygon(field.corners((0, 0), 2 + _EDGE * 0.7), rim)
    ink.polygon(field.corners((0, 0), 2 + _EDGE * (1.6 if each.new else 1.2)), fill)
    if each.blocked:
        _rubble(ink, middle, each.size, small=each.taken)
    _name(ink, each, middle)
    return ink.done()


def _name(ink: Ink, each: Flag, middle: Point) -> None:
    """The hex's name: in the middle of a free one, else at the left corner where who stands there is called otherwise."""
    if not each.hex:
        return
    x, y = middle
    tall = each.size * (0.27 if each.taken else 0.6)
    at = (x - each.size * 0.7, y) if each.taken else (x, y + each.size * (0.42 if each.blocked else 0))
    colour = look.FAINT if each.taken or each.special or each.blocked else look.PALE
    star, tail = star_of(each.hex)
    if star:
        draw_star(ink, (at[0] - (tall * 0.3 if tail else 0), at[1]), tall * 0.62, colour)
        if tail:
            ink.words((at[0] + tall * 0.55, at[1]), tail, tall * 0.8, colour)
        return
    numeral(ink, at, each.hex, (each.size * (0.36 if each.taken else 1.3), tall * 0.66), colour)


def _rubble(ink: Ink, middle: Point, size: float, *, small: bool) -> None:
    """A heap of stones: something else stands here. Under an enemy that stands beside the hex only its edges."""
    x, y = middle
    if small:
        stones = [(-0.66, 0.24, 0.14), (0.66, 0.24, 0.14), (-0.62, -0.3, 0.13), (0.62, -0.3, 0.13)]
    else:
        stones = [(-0.3, -0.14, 0.24), (0.3, -0.12, 0.26), (0.0, -0.48, 0.26), (0.02, -0.1, 0.22)]
    for dx, dy, r in stones:
        at, reach = (x + dx * size, y + dy * size), r * size
        points = [
            (at[0] + reach * 1.15 * c, at[1] + reach * s)
            for c, s in ((-1, 0.3), (-0.6, -0.75), (0.25, -1), (0.95, -0.4), (0.9, 0.55), (0.2, 0.9), (-0.7, 0.85))
        ]
        ink.polygon(points, look.CRACK, look.SEAM, 2)


class Line(NamedTuple):
    """A line of a name, and where its middle is below the middle of the hex."""

    text: str
    down: float
    letters: float


@lru_cache(maxsize=512)
def lines(name: str, size: float) -> tuple[Line, ...]:
    """A chip's name as it fits below the chip on a hex: in one line or two, in smaller letters before it is cut."""
    found: tuple[Line, ...] = ()
    usual = LETTERS if size > 84 else SMALL
    for letters in (usual, SMALL, SMALLEST) if name else ():
        found = _set(name, size, letters)
        if " ".join(line.text for line in found) == name:
            return found
    return found


def _set(name: str, size: float, letters: float) -> tuple[Line, ...]:
    """The name in these letters, cut where it does not fit."""
    one = Line(name, size * 0.48, letters)
    upper = Line("", size * 0.4 + letters * 0.05, letters)
    lower = Line("", upper.down + letters * 0.92, letters)
    if width(name, letters) <= _room(size, one):
        return (one,)
    if lower.down + letters * 0.5 > sqrt(3) / 2 * size - 3:
        return (one._replace(text=fitted(name, letters, _room(size, one))),)
    texts = parted(name, letters, _room(size, upper), _room(size, lower))
    lines_ = (upper, lower) if len(texts) > 1 else (one,)
    return tuple(line._replace(text=text) for line, text in zip(lines_, texts, strict=True))


def _room(size: float, line: Line) -> float:
    """How wide a hex is for a line."""
    return 2 * (size - (line.down + line.letters * 0.36) / sqrt(3)) - 16


@lru_cache(maxsize=512)
def plate(name: str, size: float) -> Image.Image | None:
    """The name as a picture as wide as the hex, from the middle downwards; None where there is none."""
    found = lines(name, size)
    if not found:
        return None
    wide, _ = extent(size)
    ink = Ink((wide, ceil(size)))
    for line in found:
        ink.words((wide / 2, line.down), line.text, line.letters, look.INK)
    return ink.done()
