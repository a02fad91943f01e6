"""Enemy chips: the type by the shape, the level by the border and a number, the handle as the biggest mark."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image

from bot.boards.betrayal import look
from bot.boards.kit import Ink, Point
from bot.boards.writing import numeral

BOX = (100, 104)
"""A chip's own measures; its `scale` makes pixels of them."""
_MIDDLE = 50.0
_RING, _HALO = 8.0, 3.0
_ROOMS = {"beast": (51.0, (50.0, 38.0)), "daedra": (53.0, (45.0, 35.0))}
"""Where the middle of the handle is, and how large it may be, on a shape that has less room than the others."""


class Face(NamedTuple):
    """What is drawn of a chip, so that equal chips are one picture; a `ghost` has gone just now."""

    handle: str
    level: int
    kind: str
    health: int | None = None
    rests: bool = False
    new: bool = False
    ghost: bool = False


def size(scale: float) -> tuple[int, int]:
    """How much room a chip takes, in pixels."""
    return round(BOX[0] * scale), round(BOX[1] * scale)


@lru_cache(maxsize=256)
def sprite(face: Face, scale: float) -> Image.Image:
    """A chip's picture, of the size that it takes."""
    ink = Ink(size(scale), scale=scale)
    border = look.PALE if face.ghost else look.LEVELS[face.level]
    _body(ink, face, border)
    if face.ghost:
        for line in ([(24, 22), (76, 78)], [(76, 22), (24, 78)]):
            ink.line(line, look.MARK, 5)
        return ink.done()
    _handle(ink, face)
    _badges(ink, face)
    return ink.done()


def _body(ink: Ink, face: Face, border: str) -> None:
    halo = look.MARK if face.new else look.WHITE
    shapes = outlines(face.kind)
    for colour, thick in ((halo, _RING + _HALO + (2 if face.new else 0)), (border, _RING)):
        for shape in shapes:
            ink.polygon(shape, colour, colour, thick * 2)
    for shape in shapes:
        ink.polygon(shape, look.STONE if face.ghost else look.CHIP)


@cache
def outlines(kind: str) -> tuple[tuple[Point, ...], ...]:
    """The parts of a type's shape: a shield, a head with ears, a horned mask; a plain disc where the type is not known."""
    if kind == "humanoid":
        return (((17, 19), (50, 14), (83, 19), (83, 50), (78, 66), (67, 78), (50, 87), (33, 78), (22, 66), (17, 50)),)
    if kind == "beast":
        ears: list[tuple[Point, ...]] = [((18, 50), (14, 10), (42, 28)), ((82, 50), (86, 10), (58, 28))]
        return (_disc(34, (50, 53)), *ears)
    if kind == "daedra":
        horns: list[tuple[Point, ...]] = [
            ((20, 52), (12, 36), (12, 9), (24, 28), (44, 36)),
            ((80, 52), (88, 36), (88, 9), (76, 28), (56, 36)),
        ]
        return (((18, 46), (34, 33), (66, 33), (82, 46), (72, 68), (50, 88), (28, 68)), *horns)
    return (_disc(35, (50, 50)),)


def _disc(radius: float, middle: Point) -> tuple[Point, ...]:
    x, y = middle
    return tuple((x + radius * cos(step * pi / 24), y + radius * sin(step * pi / 24)) for step in range(48))


def _handle(ink: Ink, face: Face) -> None:
    star, tail = star_of(face.handle)
    if star:
        tall = 18 if tail else 22
        draw_star(ink, (_MIDDLE - (12 if tail else 0), 52), tall, look.INK)
        if tail:
            numeral(ink, (_MIDDLE + 19, 52), tail, (20, 24), look.INK)
        return
    y, box = _ROOMS.get(face.kind, (49.0, (54.0, 38.0)))
    numeral(ink, (_MIDDLE, y), face.handle, box, look.INK)


def star_of(handle: str) -> tuple[bool, str]:
    """Whether a handle is drawn as a star, and the number beside it."""
    tail = handle.removeprefix("star")
    return handle.startswith("star") and (not tail or tail.isdecimal()), tail


def draw_star(ink: Ink, at: Point, radius: float, colour: str) -> None:
    """A star with five points."""
    reach = [radius if step % 2 == 0 else radius * 0.42 for step in range(10)]
    ink.polygon([(at[0] + r * sin(n * pi / 5), at[1] - r * cos(n * pi / 5)) for n, r in enumerate(reach)], colour)


def _badges(ink: Ink, face: Face) -> None:
    level = str(face.level) if face.level else "Q"
    x = _MIDDLE if face.health is None else 32.0
    ink.disc((x, 87), 16.5, look.WHITE)
    ink.disc((x, 87), 14.5, look.LEVELS[face.level])
    numeral(ink, (x, 87), level, (20, 15), look.WHITE)
    if face.health is not None:
        draw_heart(ink, (70, 87), str(face.health))
    if face.rests:
        ink.disc((82, 26), 15, look.WHITE)
        ink.disc((82, 26), 13, look.INK)
        ink.words((82, 26), "zz", 20, look.WHITE)


def draw_heart(ink: Ink, at: Point, text: str) -> None:
    """A heart with a number, about 32 wide."""
    x, y = at
    for grown, colour in ((2.0, look.WHITE), (0.0, look.HEART)):
        for side in (-1, 1):
            ink.disc((x + side * 7.4, y - 4), 9 + grown, colour)
        ink.polygon([(x - 16 - grown, y), (x + 16 + grown, y), (x, y + 16 + grown * 1.3)], colour)
    ink.words((x, y - 1), text, 21 if len(text) < 3 else 15, look.WHITE)


@lru_cache(maxsize=8)
def sample(kind: str, high: int) -> Image.Image:
    """A type's shape alone, for the line that says what shapes mean."""
    ink = Ink((high, high), scale=high / 100)
    for colour, thick in ((look.INK, _RING + 1), (look.CHIP, 0.5)):
        for shape in outlines(kind):
            ink.polygon(shape, colour, colour, thick * 2)
    return ink.done()
