"""Enemies On Deck as chips: the handle, and below it a pip for each point of health, full where it has Trauma."""

from __future__ import annotations

from collections.abc import Sequence

from bot.boards.everrain import glyphs, look
from bot.boards.everrain.berths import NATURAL, cells
from bot.boards.everrain.scene import Mini
from bot.boards.kit import Box, Ink, Point
from bot.boards.lettering import width
from bot.boards.writing import numeral

_LARGEST = 1.7
_PIPS = 6
_LEAST = (30.0, 25.0)
"""The smallest place in which a handle can be read."""


def chip(ink: Ink, box: Box, mini: Mini) -> None:
    """An enemy, as large as its box allows."""
    scale = min((box[2] - box[0] - 2) / NATURAL[0], (box[3] - box[1] - 2) / NATURAL[1], _LARGEST)
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    wide, high = NATURAL[0] * scale / 2, NATURAL[1] * scale / 2
    if mini.new:
        ink.box((x - wide, y - high, x + wide, y + high), look.MARK, None, 0, 11 * scale)
    edge = 3.0 * scale
    inner: Box = (x - wide + edge, y - high + edge, x + wide - edge, y + high - edge)
    ink.box(inner, look.INK, None, 0, 8 * scale)
    for side in (-1, 1):
        tip = x + side * (wide - edge)
        ink.polygon([(tip, y - high + edge * 0.2), (tip, y - high * 0.2), (tip - side * 9 * scale, y - high + edge)], look.INK)
    pips = bool(mini.wounds or mini.health)
    numeral(ink, (x, y - (6.0 * scale if pips else 0)), mini.handle, (34 * scale, (18 if pips else 22) * scale), look.WHITE)
    if pips:
        _pips(ink, (x, y + 11.5 * scale), mini, scale)


def _pips(ink: Ink, at: Point, mini: Mini, scale: float) -> None:
    count = max(mini.health or 0, mini.wounds)
    if count <= _PIPS:
        pitch = min(8.5, 38 / count) * scale
        for number in range(count):
            x = at[0] + (number - (count - 1) / 2) * pitch
            glyphs.gem(ink, (x, at[1]), min(5.4 * scale, pitch * 0.62), full=number < mini.wounds)
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


def crowd(ink: Ink, box: Box, minis: Sequence[Mini], corner: float) -> None:
    """Enemies in rows in a box, clear of its upper left corner; when they would get too small, the last are counted."""
    shown = list(minis)
    while len(shown) > 1 and _small(cells(box, corner, len(shown) + (len(shown) < len(minis)))):
        shown.pop()
    more = len(minis) - len(shown)
    places = cells(box, corner, len(shown) + bool(more))
    for mini, place in zip(shown, places, strict=False):
        chip(ink, place, mini)
    if more:
        left, top, right, bottom = places[-1]
        numeral(ink, ((left + right) / 2, (top + bottom) / 2), f"+{more}", ((right - left) * 0.7, 20), look.INK)


def _small(places: Sequence[Box]) -> bool:
    return any(place[2] - place[0] < _LEAST[0] or place[3] - place[1] < _LEAST[1] for place in places)
