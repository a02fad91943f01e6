"""The tokens of ships on the chart: players' ships smooth and pale, enemy ships jagged and dark, the Elder One a star."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Literal

from PIL import Image

from bot.boards.everrain import look
from bot.boards.kit import Ink, Point
from bot.boards.writing import numeral
from rules.everrain.state import FACINGS, Facing

Sort = Literal["ship", "foe", "elder"]
_SHIP: tuple[Point, ...] = (
    (1.3, 0),
    (0.55, 0.6),
    (-0.85, 0.62),
    (-1.0, 0.36),
    (-1.0, -0.36),
    (-0.85, -0.62),
    (0.55, -0.6),
)
_FOE: tuple[Point, ...] = (
    (1.5, 0), (0.75, 0.4), (0.5, 0.68), (0.16, 0.58), (-0.1, 0.84), (-0.36, 0.62), (-0.92, 0.8), (-0.82, 0.2), (-0.82, -0.2),
    (-0.92, -0.8), (-0.36, -0.62), (-0.1, -0.84), (0.16, -0.58), (0.5, -0.68), (0.75, -0.4),
)  # fmt: skip
_STAR: tuple[Point, ...] = tuple(
    (reach * cos(step * pi / 8), reach * sin(step * pi / 8)) for step, reach in enumerate((1.1, 0.72) * 8)
)
_BEAK: tuple[Point, ...] = ((1.55, 0), (0.85, 0.42), (0.85, -0.42))
_ROUND: tuple[Point, ...] = tuple((0.85 * cos(step * pi / 12), 0.85 * sin(step * pi / 12)) for step in range(24))

_BURR: tuple[Point, ...] = tuple(
    (reach * cos(step * pi / 6), reach * sin(step * pi / 6)) for step, reach in enumerate((1.0, 0.8) * 6)
)


def extent(reach: float) -> int:
    """How wide and high a token's picture is."""
    return round(reach * 3.6) + 12


@lru_cache(maxsize=256)
def token(
    sort: Sort, mark: str, facing: Facing | None, reach: float, wounds: int = 0, *, new: bool = False
) -> Image.Image:
    """A ship with its mark, as it faces (None: not known, then it has no prow), with its Trauma at the stern."""
    side = extent(reach)
    ink = Ink((side, side))
    middle: Point = (side / 2, side / 2)
    shapes = _shapes(sort, facing)
    halo = look.MARK if new else look.WHITE
    edge = {"ship": look.INK, "foe": look.BLOOD, "elder": look.ELDER}[sort]
    fill = look.WHITE if sort == "ship" else look.INK
    for colour, thick in ((halo, 0.62), (edge, 0.3)):
        for shape in shapes:
            points = _placed(shape, facing, middle, reach)
            ink.polygon(points, colour, colour, reach * thick)
    for shape in shapes:
        ink.polygon(_placed(shape, facing, middle, reach), fill)
    box = (reach * (1.0 if len(mark) < 3 else 1.24), reach * (0.86 if len(mark) == 1 else 0.66))
    numeral(ink, middle, mark, box, look.INK if sort == "ship" else look.WHITE)
    if wounds:
        side = -1 if facing in ("NE", "E", "SE") else 1
        _trauma(ink, (middle[0] + side * reach * 0.75, middle[1] + reach * 0.92), wounds, reach)
    return ink.done()


def _shapes(sort: Sort, facing: Facing | None) -> Sequence[Sequence[Point]]:
    if sort == "elder":
        return (_STAR, _BEAK) if facing else (_STAR,)
    if facing is None:
        return (_ROUND,) if sort == "ship" else (_BURR,)
    return (_SHIP,) if sort == "ship" else (_FOE,)


def _placed(shape: Sequence[Point], facing: Facing | None, at: Point, reach: float) -> list[Point]:
    turn = FACINGS.index(facing) * pi / 3 if facing else 0.0
    c, s = cos(turn) * reach, sin(turn) * reach
    return [(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in shape]


def _trauma(ink: Ink, at: Point, wounds: int, reach: float) -> None:
    size = max(reach * 0.46, 9.0)
    x, y = at
    for grown, colour in ((2.0, look.WHITE), (0.0, look.BLOOD)):
        far = size * 1.25 + grown
        ink.polygon([(x - far, y), (x, y - far), (x + far, y), (x, y + far)], colour)
    numeral(ink, at, str(wounds), (size * 1.1, size), look.WHITE)
