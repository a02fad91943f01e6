"""The page under every picture: pale as rain, with a frame."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from bot.boards.everrain import look
from bot.boards.kit import Ground, Ink, palette

_lock = Lock()


def page() -> Ground:
    """The page, drawn on first use."""
    with _lock:
        return _page()


@lru_cache(maxsize=1)
def _page() -> Ground:
    ink = Ink((look.WIDTH, look.HEIGHT), look.PAGE, fine=3)
    wide, high = look.WIDTH, look.HEIGHT
    ink.box((6, 6, wide - 6, high - 6), None, look.EDGE, 2, 6)
    ink.box((11, 11, wide - 11, high - 11), None, look.INK, 3, 5)
    for x in (12, wide - 12):
        for y in (12, high - 12):
            for reach, colour in ((11, look.INK), (7, look.PAGE), (3.5, look.INK)):
                ink.disc((x, y), reach, colour)
    grounds = [
        look.PAGE,
        look.CARD,
        look.DEEP,
        look.CALM,
        look.ROUGH,
        look.LAND,
        look.STONE,
        look.SQUALL,
        look.PLANK,
        look.SLIME,
        look.WHITE,
    ]
    inks = [look.INK, look.MARK, look.BLOOD, look.ELDER, *look.FOES, look.CLOUD]
    others = [
        look.SHADE,
        look.EDGE,
        look.FAINT,
        look.GOLD,
        look.GRID,
        look.FLASH,
        look.HULL,
        look.ROT,
        look.CREW,
        look.LOST,
    ]
    return Ground(ink.done(), palette([*grounds, *others], inks))
