"""The line below the board: what the shapes of the chips and the marks mean."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.boards.betrayal import look
from bot.boards.betrayal.head import coin
from bot.boards.betrayal.scene import Scene
from bot.boards.betrayal.shelf import heart_sample
from bot.boards.betrayal.tokens import sample
from bot.boards.kit import Ink
from bot.boards.legend import Entry, legend
from bot.text import Names, say
from rules.betrayal.pack import KINDS

_PLAIN = Names(marked=False)
_SIZE = (int(look.LEGEND[2] - look.LEGEND[0]), int(look.LEGEND[3] - look.LEGEND[1]))
_LETTERS = 23.0
_HIGH = 36


def strip(scene: Scene) -> Image.Image:
    """The legend of a scene, as large as its place on the page."""
    chips = [*(each.chip for each in scene.units), *scene.stack[:1], *scene.companions]
    marks = {
        "unknown": any(not chip.kind for chip in chips),
        "quest": any(not chip.level for chip in chips),
        "health": any(chip.health is not None for chip in chips),
        "rests": any(chip.rests for chip in chips),
        "beside": any(each.beside for each in scene.units),
        "new": any(chip.new for chip in chips) or bool(scene.changes.trips),
    }
    return _strip(tuple(mark for mark, there in marks.items() if there), scene.locale)


@lru_cache(maxsize=64)
def _strip(marks: tuple[str, ...], locale: str) -> Image.Image:
    entries: list[Entry] = [(sample(kind, _HIGH), say(f"realm-kind-{kind}", _PLAIN, locale)) for kind in KINDS]
    entries += [(_mark(mark), say(f"realm-mark-{mark}", _PLAIN, locale)) for mark in marks]
    return legend(_SIZE, entries, look.INK, _LETTERS)


def _mark(mark: str) -> Image.Image | None:
    if mark == "unknown":
        return sample("", _HIGH)
    if mark == "health":
        return heart_sample(_HIGH)
    ink = Ink((_HIGH, _HIGH))
    middle = (_HIGH / 2, _HIGH / 2)
    if mark == "quest":
        coin(ink, middle, 0, 15)
    elif mark == "rests":
        ink.disc(middle, 15, look.INK)
        ink.words(middle, "zz", 20, look.WHITE)
    elif mark == "new":
        ink.disc(middle, 14, look.STONE, look.MARK, 5)
    else:
        ink.box((5, 8, 31, 30), look.RUBBLE, look.SEAM, 2, 6)
        ink.disc((13, 22), 6, look.CRACK, look.SEAM, 1.5)
        ink.disc((24, 21), 5, look.CRACK, look.SEAM, 1.5)
    return ink.done()
