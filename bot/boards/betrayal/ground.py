"""The page under every picture: parchment with a frame, and a floor of masonry in the mood of the battle's mode."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from bot.boards.betrayal import look
from bot.boards.kit import Ground, Ink, Point, palette

_lock = Lock()


def floored(mode: str) -> Ground:
    """The page for a mode (empty: no battle), drawn on first use."""
    with _lock:
        return _ground(mode)


@lru_cache(maxsize=4)
def _ground(mode: str) -> Ground:
    ink = Ink((look.WIDTH, look.HEIGHT), look.PAGE, fine=3)
    _frame(ink)
    _masonry(ink, *look.FLOORS[mode])
    floor = look.FLOORS[mode]
    grounds = [look.PAGE, *floor, look.STONE, look.WHITE, look.CHIP, look.GOLD, look.SHADE]
    inks = [look.INK, look.MARK, *look.LEVELS.values(), look.HEART, look.SEAM]
    others = [look.RUBBLE, look.CRACK, look.SACK, look.SACK_DARK, look.PALE, look.FAINT, look.EDGE, look.WEARY]
    return Ground(ink.done(), palette([*grounds, *others], inks))


def _frame(ink: Ink) -> None:
    wide, high = look.WIDTH, look.HEIGHT
    ink.box((6, 6, wide - 6, high - 6), None, look.EDGE, 2, 4)
    ink.box((12, 12, wide - 12, high - 12), None, look.INK, 3, 4)
    for x in (12, wide - 12):
        for y in (12, high - 12):
            for reach, colour in ((12, look.INK), (8, look.SHADE), (3.5, look.INK)):
                ink.polygon([(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], colour)


def _masonry(ink: Ink, stone: str, joint: str) -> None:
    """Courses of blocks of uneven lengths, each course shifted against the one above."""
    left, top, right, bottom = look.FIELD
    ink.box(look.FIELD, stone, None, 0, 10)
    courses = 8
    high = (bottom - top) / courses
    for course in range(courses):
        y = top + course * high
        if course:
            ink.line([(left + 4, y), (right - 4, y)], joint, 3)
        x, number = left + 60 + course * 67 % 130, course
        while x < right - 30:
            ink.line([(x, y + 3), (x, y + high - 3)], joint, 3)
            x, number = x + 118 + number * 53 % 71, number + 1
    ink.box(look.FIELD, None, look.INK, 4, 10)
    for x in (left + 14, right - 14):
        for y in (top + 14, bottom - 14):
            _stud(ink, (x, y))


def _stud(ink: Ink, at: Point) -> None:
    ink.disc(at, 6, look.INK)
    ink.disc((at[0] - 1, at[1] - 1), 3.5, look.EDGE)
