"""The enemy ships in a list: mark, name, Trauma, and where each heads; storms that lie on no known hex beside them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.boards.everrain import glyphs, look
from bot.boards.everrain.head import eye
from bot.boards.everrain.layout import CARD, Plan
from bot.boards.everrain.scene import Foe, Scene
from bot.boards.kit import Box, Canvas, Ink
from bot.boards.lettering import width
from bot.boards.writing import left, numeral
from bot.text import Names, say
from rules.everrain.state import Storm

_PLAIN = Names(marked=False)
_NARROW = 300
"""An entry less wide than this says only who it is and how much Trauma it has."""


def moored(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """Draws the list of a scene; what has no room in it is counted on its last place."""
    storms = tuple(each for each in scene.storms if not (scene.mapped and each.hexes))
    items: list[Foe | Storm] = [*scene.foes, *storms]
    if not items and plan.harbour:
        box = plan.harbour[0]
        wide = plan.harbour[-1][2] - box[0]
        canvas.stamp(
            _notice(say("everrain-board-no-foes", _PLAIN, scene.locale), (round(wide), round(box[3] - box[1]))),
            box[0],
            box[1],
        )
    room = len(plan.harbour)
    crowd = len(items) > room
    for box, item in zip(plan.harbour, items[: room - 1] if crowd else items, strict=False):
        canvas.stamp(_item(item, scene, box), box[0], box[1])
    if crowd and plan.harbour:
        box = plan.harbour[-1]
        more = say("everrain-board-rest", _PLAIN, scene.locale, count=len(items) - room + 1)
        canvas.stamp(_notice(more, _size(box)), box[0], box[1])
    if not scene.decks:
        _nobody(canvas, scene, plan)


def _nobody(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    if plan.chart is None:
        text = say("everrain-board-no-ships", _PLAIN, scene.locale)
        left_, top, right, _ = look.BODY
        canvas.stamp(_notice(text, (round(right - left_), 200)), left_, top + 260)


def _size(box: Box) -> tuple[int, int]:
    return (round(box[2] - box[0]), round(box[3] - box[1]))


def _item(item: Foe | Storm, scene: Scene, box: Box) -> Image.Image:
    if isinstance(item, Storm):
        text = say("everrain-board-storm", _PLAIN, scene.locale, number=item.number, size=item.size)
        return _storm(text, _size(box), new=item.number in scene.changes.storms)
    return _foe(item, heading(item, scene.locale, short=box[3] - box[1] < CARD - 1), _size(box))


def heading(foe: Foe, locale: str, *, short: bool = False) -> str:
    """Where an enemy ship heads, in words."""
    return say(
        "everrain-board-heading",
        _PLAIN,
        locale,
        short=short,
        elder=foe.elder,
        known=foe.known,
        waits=foe.waits,
        place=foe.words or foe.heading or "none",
        told=bool(foe.words),
        goal=f"{foe.goal[0]},{foe.goal[1]}" if foe.goal else "none",
        course=-1 if foe.course is None else foe.course,
    )


@lru_cache(maxsize=32)
def _notice(text: str, size: tuple[int, int]) -> Image.Image:
    ink = Ink(size)
    ink.box((0, 0, *size), look.CARD, look.EDGE, 1.5, 10)
    letters = min(30.0, 30 * (size[0] - 30) / width(text, 30, "serif"))
    ink.words((size[0] / 2, size[1] / 2), text, letters, look.FAINT, face="serif")
    return ink.done()


@lru_cache(maxsize=32)
def _storm(text: str, size: tuple[int, int], *, new: bool) -> Image.Image:
    ink = Ink(size)
    ink.box((0, 0, *size), look.CARD, look.MARK if new else look.EDGE, 4 if new else 1.5, 10)
    high = min(size[1] * 0.4, 24)
    glyphs.cloud(ink, (high + 14, size[1] / 2 - high * 0.15), high)
    left(ink, (2 * high + 30, size[1] / 2), text, 27, room=size[0] - 2 * high - 40, colour=look.INK)
    return ink.done()


@lru_cache(maxsize=64)
def _foe(foe: Foe, where: str, size: tuple[int, int]) -> Image.Image:
    ink = Ink(size)
    wide, high = size
    ink.box((0, 0, wide, high), look.CARD, look.MARK if foe.new else look.EDGE, 4 if foe.new else 1.5, 10)
    x = _mark(ink, foe, high)
    if high >= CARD:
        right = _pips(ink, foe, wide - 12, high * 0.32)
        left(ink, (x, high * 0.32), foe.label, 29, room=right - x - 8, colour=look.INK, face="serif")
        left(ink, (x, high * 0.73), where, 24, room=wide - x - 10, colour=look.FAINT)
        return ink.done()
    right = wide - 10.0
    narrow = wide < _NARROW
    if where and not narrow:
        tail = width(where, 23)
        left(ink, (right - tail, high / 2), where, 23, room=tail + 1, colour=look.FAINT)
        right -= tail + 10
    label = foe.label.removeprefix("The ")
    crowded = width(label, 24, "serif") > right - 13.0 * max(foe.health or 0, foe.wounds) - x - 6
    right = _pips(ink, foe, right, high / 2, most=0 if narrow or crowded else 8, pitch=13.0)
    room = right - x - 6
    label = foe.label if width(foe.label, 24, "serif") <= room else label
    left(ink, (x, high / 2), label, 24, room=room, colour=look.INK, face="serif")
    return ink.done()


def _mark(ink: Ink, foe: Foe, high: int) -> float:
    """The mark as on the chart, with an eye for the Elder One; where what follows begins."""
    wide = 46.0 if high < CARD else 58.0
    tall = min(high - 8.0, 44.0)
    top = (high - tall) / 2
    ink.box((8, top, 8 + wide, top + tall), look.INK, look.ELDER if foe.elder else look.BLOOD, 4, 8)
    numeral(ink, (8 + wide / 2, high / 2), foe.mark, (wide - 16, tall * 0.46), look.WHITE)
    if not foe.elder:
        return wide + 16
    eye(ink, (wide + 28, high / 2), 9)
    return wide + 46


def _pips(ink: Ink, foe: Foe, right: float, y: float, *, most: int = 10, pitch: float = 18.0) -> float:
    """The Trauma at the right end of a line, in pips as long as they are not too many; where it begins."""
    count = max(foe.health or 0, foe.wounds)
    reach = pitch * 0.56
    if not count:
        return right
    if count > most:
        text = f"{foe.wounds}/{foe.health}" if foe.health is not None else str(foe.wounds)
        wide = width(text, 25)
        ink.words((right - wide / 2, y), text, 25, look.INK)
        glyphs.gem(ink, (right - wide - 14, y), reach * 1.1, full=True)
        return right - wide - 28
    for number in range(count):
        glyphs.gem(ink, (right - pitch * (count - number - 0.5), y), reach, full=number < foe.wounds)
    return right - pitch * count
