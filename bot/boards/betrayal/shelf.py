"""What stands below the field: the bags, the defeated stack and the companions."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.boards.betrayal import look
from bot.boards.betrayal.head import coin
from bot.boards.betrayal.scene import Chip, Sack, Scene
from bot.boards.betrayal.tokens import Face, draw_heart, sample, size, sprite
from bot.boards.kit import Canvas, Ink, Point
from bot.boards.lettering import width
from bot.boards.parting import parted
from bot.boards.writing import left, numeral
from bot.text import Names, say
from rules.betrayal.pack import KINDS

_PLAIN = Names(marked=False)
_TOP = look.SHELF[1] + 2
_LABEL = 24.0
_BODY = _TOP + 36
BAGS, STACK, FRIENDS = look.SHELF[0] + 6, look.SHELF[0] + 330, look.SHELF[0] + 668
_SACK = (142, 142)
_PILE = (112, 140)
_THICK, _HIGHEST = 13.0, 6
_SCALE = 0.92
_ROOM = look.SHELF[2] - FRIENDS

_CLOTH: tuple[Point, ...] = (
    *((52, 24), (92, 24), (84, 42), (118, 66), (134, 100), (128, 128)),
    *((106, 139), (38, 139), (16, 128), (10, 100), (26, 66), (60, 42)),
)
_TAGS = {"low": "1/5", "high": "10/20"}


class Anchors(NamedTuple):
    """Where arrows end: the middles of the bags, of the stack, and of the companions that are drawn."""

    bags: dict[str, Point]
    stack: Point
    companions: dict[str, Point]


def anchors(scene: Scene) -> Anchors:
    """Where the things of the shelf are."""
    bags = {each.bag: (BAGS + 150 * number + 71, _BODY - 2) for number, each in enumerate(scene.sacks)}
    friends = {chip.handle: (x + size(scale)[0] / 2, _BODY + 46) for chip, x, scale in _friends(scene.companions)}
    high = _BODY + 92 - _THICK * max(1, min(len(scene.stack), _HIGHEST))
    return Anchors(bags, (STACK + _PILE[0] / 2, high), friends)


def stock(canvas: Canvas, scene: Scene) -> None:
    """Draws the shelf of an open battle."""
    canvas.stamp(_label(say("realm-bags", _PLAIN, scene.locale)), BAGS, _TOP)
    for number, each in enumerate(scene.sacks):
        canvas.stamp(sack(each.bag, each.chips, each.more), BAGS + 150 * number, _BODY)
    canvas.stamp(_label(say("realm-stack", _PLAIN, scene.locale)), STACK, _TOP)
    came = any(trip.to.where == "stack" for trip in scene.changes.trips)
    levels = tuple(chip.level for chip in scene.stack[:_HIGHEST])
    canvas.stamp(_pile(levels, len(scene.stack), came), STACK, _BODY)
    if scene.stack:
        top = scene.stack[0]
        canvas.stamp(_label(say("realm-top", _PLAIN, scene.locale)), STACK + 190, _TOP)
        _named(canvas, top, (STACK + 190, _BODY - 2), 138, _SCALE)
    if scene.companions:
        canvas.stamp(_label(say("realm-companions", _PLAIN, scene.locale)), FRIENDS, _TOP)
        friends(canvas, scene.companions)


def friends(canvas: Canvas, companions: tuple[Chip, ...]) -> None:
    """Draws the companions of an open battle, as many as there is room for."""
    shown = _friends(companions)
    for chip, x, scale in shown:
        if scale == _SCALE:
            _named(canvas, chip, (x - 14, _BODY - 2), 120, scale)
        else:
            canvas.stamp(sprite(face(chip), scale), x, _BODY + 16)
    if len(shown) < len(companions):
        canvas.stamp(_label(f"+{len(companions) - len(shown)}"), look.SHELF[2] - 44, _BODY + 106)


def _friends(companions: tuple[Chip, ...]) -> list[tuple[Chip, float, float]]:
    """The companions that are drawn, from where on, and how large."""
    if len(companions) <= 3:
        return [(chip, FRIENDS + 14 + 122 * number, _SCALE) for number, chip in enumerate(companions)]
    scale = 0.86 if len(companions) <= 4 else 0.7
    step = size(scale)[0] + 2
    return [(chip, FRIENDS + step * number, scale) for number, chip in enumerate(companions[: int(_ROOM // step)])]


def face(chip: Chip) -> Face:
    """A chip's picture."""
    return Face(chip.handle, chip.level, chip.kind, chip.health, chip.rests, chip.new)


def _named(canvas: Canvas, chip: Chip, at: Point, room: int, scale: float) -> None:
    """A chip with its name below, centred in a room."""
    wide, high = size(scale)
    canvas.stamp(sprite(face(chip), scale), at[0] + (room - wide) / 2, at[1])
    if chip.label:
        canvas.stamp(caption(chip.label, room), at[0], at[1] + high)


@lru_cache(maxsize=128)
def caption(name: str, room: int) -> Image.Image:
    """A name in small letters, on two lines where that shows more of it."""
    ink = Ink((room, 46))
    for number, line in enumerate(parted(name, 22.0, room - 2, room - 2)):
        ink.words((room / 2, 12 + 21 * number), line, 22.0, look.INK)
    return ink.done()


@lru_cache(maxsize=64)
def _label(text: str) -> Image.Image:
    wide = round(width(text, _LABEL)) + 12
    ink = Ink((wide, 34))
    ink.words((wide / 2, 17), text, _LABEL, look.FAINT, halo=look.PAGE, thick=5)
    return ink.done()


@lru_cache(maxsize=128)
def sack(bag: str, chips: int | None, more: int) -> Image.Image:
    """A bag with what is written on it, how many chips are in it (None: a question mark), and how many came or went."""
    ink = Ink(_SACK)
    if more:
        ink.polygon(_CLOTH, look.MARK, look.MARK, 7)
    ink.polygon(_CLOTH, look.SACK, look.INK, 3)
    for x, low in ((30, 118), (114, 118)):
        ink.line([(x, 84), (x + (4 if x < 70 else -4), low)], look.SACK_DARK, 3)
    ink.line([(58, 43), (86, 43)], look.SACK_DARK, 7)
    ink.box((36, 3, 108, 31), look.CHIP, look.INK, 2, 6)
    ink.words((72, 17), _TAGS[bag], 24, look.INK)
    numeral(ink, (72, 96), "?" if chips is None else str(chips), (76, 42), look.INK)
    if more:
        text = f"+{more}" if more > 0 else f"−{-more}"
        ink.box((94, 33, 142, 62), look.MARK, look.WHITE, 2, 8)
        ink.words((118, 47), text, 23, look.WHITE)
    return ink.done()


@lru_cache(maxsize=128)
def _pile(levels: tuple[int, ...], count: int, came: bool) -> Image.Image:
    """The defeated stack: the topmost chips in the colours of their levels, and how many there are."""
    ink = Ink((_PILE[0] + 72, _PILE[1]))
    wide = 104.0
    if not levels:
        ink.box((6, 84, 6 + wide, 120), None, look.EDGE, 3, 18)
    for number, level in enumerate(reversed(levels)):
        y = 104 - number * _THICK
        edge = look.MARK if came and number == len(levels) - 1 else look.INK
        ink.box((4, y - 4, 8 + wide, y + 30), edge, None, 0, 17)
        ink.box((6, y - 2, 6 + wide, y + 28), look.LEVELS[level], None, 0, 15)
        ink.box((10, y - 2, 2 + wide, y + 15), look.CHIP, look.LEVELS[level], 3, 8)
    numeral(ink, (_PILE[0] + 34, 104), str(count), (58, 40), look.INK)
    return ink.done()


def tables(canvas: Canvas, scene: Scene) -> None:
    """Draws the shelf where no battle is open: each bag with its sides by level and type."""
    for number, each in enumerate(scene.sacks):
        x = BAGS + 516 * number
        canvas.stamp(sack(each.bag, each.chips, each.more), x, _TOP + 22)
        canvas.stamp(_table(each, scene.locale), x + 156, _TOP + 16)


@lru_cache(maxsize=32)
def _table(each: Sack, locale: str) -> Image.Image:
    ink = Ink((344, 160))
    counts = {(level, kind): count for level, kind, count in each.sides}
    if not counts:
        text = say("realm-unlisted" if each.chips is None else "realm-unseen", _PLAIN, locale)
        words = text.split(" ")
        half = (len(words) + 1) // 2
        for number, part in enumerate((" ".join(words[:half]), " ".join(words[half:]))):
            left(ink, (4, 70 + 30 * number), part, 25, room=334, colour=look.FAINT)
        return ink.done()
    for row, level in enumerate((1, 5) if each.bag == "low" else (10, 20)):
        y = 76 + row * 54
        coin(ink, (24, y), level, 22)
        for column, kind in enumerate(KINDS):
            ink.words((96 + column * 96, y), str(counts.get((level, kind), 0)), 36, look.INK)
    sheet = ink.done()
    for column, kind in enumerate(KINDS):
        sheet.alpha_composite(sample(kind, 46), (73 + column * 96, 0))
    return sheet


def heart_sample(high: int) -> Image.Image:
    """A heart for the line that says what marks mean."""
    ink = Ink((high, high), scale=high / 40)
    draw_heart(ink, (20, 19), "")
    return ink.done()
