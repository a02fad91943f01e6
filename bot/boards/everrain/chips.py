"""Enemies On Deck as chips: the handle, and below it a pip for each point of health, full where it has Trauma."""

from __future__ import annotations

from collections.abc import Sequence

from bot.boards.everrain import glyphs, look
from bot.boards.everrain.berths import FLAT, NATURAL, cells, grown
from bot.boards.everrain.scene import Mini
from bot.boards.kit import Box, Ink, Point
from bot.boards.lettering import plain, width
from bot.boards.parting import parted
from bot.boards.writing import numeral

_LARGEST = 2.6
_PIPS = 6
_SMALL = 0.8
_NAMED = (100.0, 120.0)
"""How much room a chip must have for a name below it."""
_LEAST = (36.0, 22.0)
"""The smallest place in which a handle can be read."""


def chip(ink: Ink, box: Box, mini: Mini, *, named: bool = False) -> None:
    """An enemy, as large as its box allows: high or flat; with its name below it where there is much room."""
    label = plain(mini.name) if named and box[2] - box[0] >= _NAMED[0] and box[3] - box[1] >= _NAMED[1] else ""
    if label:
        box = (box[0], box[1], box[2], box[3] - 46)
    flat = grown(box, FLAT) > grown(box, NATURAL) * 1.3
    size = FLAT if flat else NATURAL
    scale = min(grown(box, size), _LARGEST)
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    wide, high = size[0] * scale / 2, size[1] * scale / 2
    _body(ink, (x - wide, y - high, x + wide, y + high), scale, new=mini.new)
    if label:
        _name(ink, (x, y + high + 16), label, box[2] - box[0] - 8)
    if flat:
        _beside(ink, (x, y), mini, scale)
        return
    small = scale < _SMALL
    pips = bool(mini.wounds or (mini.health and not small))
    tall = (18 if pips else 22) * scale
    numeral(ink, (x, y - (5.5 * scale if pips else 0)), mini.handle, (34 * scale, tall), look.WHITE)
    if pips:
        _pips(ink, (x, y + 11.5 * scale), mini, scale)


def _name(ink: Ink, at: Point, label: str, room: float) -> None:
    for number, line in enumerate(parted(label, 24.0, room, room)):
        ink.words((at[0], at[1] + 23 * number), line, 24.0, look.INK)


def _body(ink: Ink, box: Box, scale: float, *, new: bool) -> None:
    """A dark chip with two horns."""
    if new:
        ink.box(box, look.MARK, None, 0, 9 * scale)
    edge = 3.0 * scale
    left, top, right, bottom = box[0] + edge, box[1] + edge, box[2] - edge, box[3] - edge
    ink.box((left, top, right, bottom), look.INK, None, 0, 7 * scale)
    for tip, inward in ((left, 1), (right, -1)):
        ink.polygon([(tip, box[1]), (tip, top + 9 * scale), (tip + inward * 9 * scale, top)], look.INK)


def _beside(ink: Ink, at: Point, mini: Mini, scale: float) -> None:
    """The handle, and beside it how much Trauma there is."""
    x, y = at
    if not mini.wounds:
        numeral(ink, at, mini.handle, (42 * scale, 18 * scale), look.WHITE)
        return
    numeral(ink, (x - 9 * scale, y), mini.handle, (28 * scale, 17 * scale), look.WHITE)
    glyphs.gem(ink, (x + 16 * scale, y), 11 * scale, full=True)
    numeral(ink, (x + 16 * scale, y), str(mini.wounds), (9 * scale, 10 * scale), look.WHITE)


def _pips(ink: Ink, at: Point, mini: Mini, scale: float) -> None:
    """A pip for each point of health; on a small chip, larger ones for Trauma alone."""
    small = scale < _SMALL
    count = mini.wounds if small else max(mini.health or 0, mini.wounds)
    if count <= (_PIPS if not small else 3):
        pitch = min(12.5 if small else 8.5, 38 / count) * scale
        for number in range(count):
            x = at[0] + (number - (count - 1) / 2) * pitch
            glyphs.gem(ink, (x, at[1]), min((7 if small else 5.4) * scale, pitch * 0.62), full=number < mini.wounds)
        return
    glyphs.gem(ink, (at[0] - 14 * scale, at[1]), 5.4 * scale, full=True)
    text = f"{mini.wounds}/{mini.health}" if mini.health is not None else str(mini.wounds)
    numeral(ink, (at[0] + 5 * scale, at[1]), text, (24 * scale, 10 * scale), look.WHITE)


def pawns(ink: Ink, box: Box, count: int) -> None:
    """Crew members in a zone."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    high = min((box[3] - box[1]) / 2 - 3, (box[2] - box[0]) / 2.4, 26)
    if count == 1:
        glyphs.pawn(ink, (x, y), high * 0.86)
        return
    text = f"×{count}"
    letters = min(25.0, (box[2] - box[0]) * 0.5)
    wide = width(text, letters)
    reach = min(high * 0.86, max((box[2] - box[0] - wide - 4) / 1.7, 7))
    glyphs.pawn(ink, (x - wide / 2, y), reach)
    ink.words((x + reach * 0.75 + 2, y), text, letters, look.CREW)


def crowd(ink: Ink, box: Box, minis: Sequence[Mini]) -> None:
    """Enemies in rows in a box; when they would get too small, the last are counted."""
    shown = list(minis)
    while len(shown) > 1 and _small(cells(box, 0, len(shown) + (len(shown) < len(minis)))):
        shown.pop()
    more = len(minis) - len(shown)
    places = cells(box, 0, len(shown) + bool(more))
    for mini, place in zip(shown, places, strict=False):
        chip(ink, place, mini)
    if more:
        left, top, right, bottom = places[-1]
        numeral(ink, ((left + right) / 2, (top + bottom) / 2), f"+{more}", ((right - left) * 0.7, 20), look.INK)


def _small(places: Sequence[Box]) -> bool:
    return any(place[2] - place[0] < _LEAST[0] or place[3] - place[1] < _LEAST[1] for place in places)
