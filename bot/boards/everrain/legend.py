"""The lines below the board: what the marks that are on it mean."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.boards.everrain import glyphs, look
from bot.boards.everrain.head import eye, token
from bot.boards.everrain.scene import Scene
from bot.boards.kit import Ink
from bot.boards.legend import Entry, legend
from bot.text import Names, say

_PLAIN = Names(marked=False)
_LETTERS = 22.0
_HIGH = 30
_MIDDLE = (_HIGH / 2, _HIGH / 2)


def strip(scene: Scene) -> Image.Image:
    """The legend of a scene: one line, or two where there is a chart."""
    return _strip(_deck_marks(scene), _chart_marks(scene) if scene.mapped else None, scene.locale)


def _deck_marks(scene: Scene) -> tuple[str, ...]:
    changes = scene.changes
    minis = [each for deck in scene.decks for each in deck.minis]
    own = [deck for deck in scene.decks if not deck.foe]
    there = {
        "players": True,
        "enemy": True,
        "elder": True,
        "black": bool(own),
        "navigation": bool(own),
        "artillery": bool(own),
        "crew": bool(own),
        "trauma": any(each.wounds or each.health for each in minis)
        or any(foe.wounds or foe.health for foe in scene.foes),
        "broken": any(deck.broken for deck in scene.decks),
        "new": bool(
            changes.handles or changes.moved or changes.storms or changes.spots or changes.trips or changes.gone
        ),
    }
    return tuple(mark for mark, shown in there.items() if shown)


def _chart_marks(scene: Scene) -> tuple[str, ...]:
    kinds = {spot.kind for spot in scene.spots}
    afloat = [foe for foe in scene.foes if foe.hex]
    there = {
        **{kind: kind in kinds for kind in glyphs.LETTERS},
        "closed": any(spot.closed for spot in scene.spots),
        "storm": any(storm.hexes for storm in scene.storms),
        "range": any(foe.range_ for foe in afloat),
        "fire": any(foe.pattern for foe in afloat),
        "goal": any(foe.goal for foe in afloat),
    }
    return tuple(mark for mark, shown in there.items() if shown)


@lru_cache(maxsize=64)
def _strip(marks: tuple[str, ...], chart: tuple[str, ...] | None, locale: str) -> Image.Image:
    wide = int(look.LEGEND[2] - look.LEGEND[0])
    line = round(look.LEGEND[3] - look.LEGEND[1])
    step = int(look.LINE)
    sheet = Image.new("RGBA", (wide, line + (step if chart is not None else 0)), (0, 0, 0, 0))
    if chart:
        sheet.alpha_composite(_line(chart, (wide, step), locale), (0, 0))
    sheet.alpha_composite(_line(marks, (wide, line), locale), (0, sheet.height - line))
    return sheet


def _line(marks: tuple[str, ...], size: tuple[int, int], locale: str) -> Image.Image:
    entries: list[Entry] = [(_mark(mark), say(f"everrain-board-mark-{mark}", _PLAIN, locale)) for mark in marks]
    return legend(size, entries, look.INK, _LETTERS)


def _mark(mark: str) -> Image.Image:
    ink = Ink((_HIGH, _HIGH))
    x, y = _MIDDLE
    if mark in ("players", "enemy"):
        token(ink, _MIDDLE, "P" if mark == "players" else "E", 9, look.INK)
    elif mark == "elder":
        eye(ink, _MIDDLE, 9)
    elif mark in ("black", "navigation", "artillery"):
        glyphs.node(
            ink, _MIDDLE, 9, black=mark == "black", navigation=mark == "navigation", artillery=mark == "artillery"
        )
    elif mark == "crew":
        glyphs.pawn(ink, _MIDDLE, 11)
    elif mark == "trauma":
        glyphs.gem(ink, (x - 6, y), 8, full=True)
        glyphs.gem(ink, (x + 7, y), 8, full=False)
    elif mark in ("broken", "closed"):
        glyphs.cross(ink, _MIDDLE, 9)
    elif mark == "new":
        ink.box((3, 4, 27, 26), look.CARD, look.MARK, 5, 7)
    elif mark == "storm":
        glyphs.cloud(ink, (x, y - 2), 14)
    elif mark in ("range", "fire", "goal"):
        _lane(ink, mark)
    else:
        ink.box((1, 2, 29, 28), look.FILLS[mark], look.EDGE, 1, 6)
        glyphs.place(ink, _MIDDLE, mark, 9.5)
    return ink.done()


def _lane(ink: Ink, mark: str) -> None:
    if mark == "fire":
        for off in (-9, -3, 3, 9):
            ink.line([(9 + off, 26), (21 + off, 4)], look.FOES[0], 2)
    elif mark == "range":
        ink.line([(3, 22), (15, 8), (27, 22)], look.WHITE, 6)
        for dash in ([(3, 22), (10, 14)], [(15, 8), (20, 14)], [(24, 19), (27, 22)]):
            ink.line(dash, look.FOES[0], 4)
    else:
        for number in range(3):
            ink.disc((5 + 6 * number, 15), 2.5, look.FOES[0])
        ink.disc((24, 15), 6, None, look.FOES[0], 2.5)
