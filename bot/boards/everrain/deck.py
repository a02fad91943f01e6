"""A Ship Board: ten zones in the outline of a ship, its nodes, the crew, and the enemies On Deck with their Trauma."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PIL import Image

from bot.boards.everrain import glyphs, look
from bot.boards.everrain.berths import berths, cells
from bot.boards.everrain.chips import chip, crowd, pawns
from bot.boards.everrain.scene import Deck, Mini
from bot.boards.kit import Box, Ink, Point
from bot.boards.lettering import width
from bot.boards.rooms import centre
from bot.boards.writing import left, numeral
from bot.text import Names, say
from rules.everrain.pack import ZONES, ShipBoard

_PLAIN = Names(marked=False)
HEAD = 36.0
_EDGE = 10.0


@lru_cache(maxsize=64)
def decked(deck: Deck, board: ShipBoard, size: tuple[int, int], locale: str) -> Image.Image:
    """A deck's picture."""
    ink = Ink(size, fine=3)
    ink.box((0, 0, *size), look.CARD, look.EDGE, 2, 10)
    _head(ink, deck, size[0], locale)
    adrift = tuple(each for each in deck.minis if each.zone is None)
    hull: Box = (_EDGE, HEAD + 2, size[0] - _EDGE, size[1] - 8)
    if adrift:
        rows = max(1, int((hull[3] - hull[1] - 24) / 34))
        tray = min(64.0 * ceil(len(adrift) / rows), size[0] * 0.36)
        _tray(ink, adrift, (_EDGE, hull[1], _EDGE + tray, hull[3]))
        hull = (hull[0] + tray + 8, hull[1], hull[2], hull[3])
    _hull(ink, deck, board, hull)
    return ink.done()


def _head(ink: Ink, deck: Deck, wide: int, locale: str) -> None:
    y = 20.0
    if deck.foe:
        half = width(deck.foe, 24) / 2 + 9
        ink.box((8, y - 15, 8 + 2 * half, y + 15), look.INK, look.BLOOD, 3, 8)
        ink.words((8 + half, y), deck.foe, 24, look.WHITE)
        x = 8 + 2 * half + 8
    else:
        ink.disc((26, y), 16, look.WHITE, look.INK, 4)
        numeral(ink, (26, y), deck.letter, (20, 17), look.INK)
        x = 50.0
    right = wide - 12.0
    if not deck.foe:
        right = _crew(ink, deck, right, y)
    said = [say("everrain-board-first", _PLAIN, locale)] if deck.first else []
    said += [say("everrain-board-boarded", _PLAIN, locale)] if deck.foe else []
    for text in said:
        wide_ = width(text, 22) + 16
        ink.box((right - wide_, y - 14, right, y + 14), look.GOLD, look.EDGE, 1.5, 8)
        ink.words((right - wide_ / 2, y), text, 22, look.INK)
        right -= wide_ + 8
    if deck.sails:
        ink.polygon([(right - 18, y - 11), (right, y), (right - 18, y + 11)], look.MARK)
        right -= 26
    left(ink, (x, y), deck.label, 29, room=right - x - 8, colour=look.INK, face="serif")


def _crew(ink: Ink, deck: Deck, right: float, y: float) -> float:
    """How many of the crew are On Deck, a question mark where nobody told; where it begins."""
    text = "?" if deck.crew is None else str(len(deck.crew))
    wide = width(text, 27)
    ink.words((right - wide / 2, y), text, 27, look.INK if deck.crew is not None else look.FAINT)
    glyphs.pawn(ink, (right - wide - 16, y), 12, look.CREW if deck.crew is not None else look.FAINT)
    return right - wide - 40


def _tray(ink: Ink, adrift: tuple[Mini, ...], box: Box) -> None:
    """The enemies whose zones are not known."""
    ink.box(box, look.SHADE, look.EDGE, 1.5, 8)
    ink.words(((box[0] + box[2]) / 2, box[1] + 14), "?", 27, look.FAINT)
    crowd(ink, (box[0] + 2, box[1] + 24, box[2] - 2, box[3] - 2), adrift)


def _hull(ink: Ink, deck: Deck, board: ShipBoard, box: Box) -> None:
    zones = berths(box, board)
    dark = bool(deck.foe)
    ink.polygon(zones.outline, look.ROT if dark else look.HULL, look.INK, 7)
    for zone in ZONES:
        gone = zone in deck.broken
        fill = look.LOST if gone else look.SLIME if dark else look.PLANK
        rim = look.MARK if zone in deck.hit else look.ROT if dark else look.HULL
        ink.polygon(zones.shapes[zone], fill, rim, 5 if zone in deck.hit else 2)
    for zone in ZONES:
        _zone(ink, deck, board, zone, zones.boxes[zone])


def _zone(ink: Ink, deck: Deck, board: ShipBoard, zone: int, box: Box) -> None:
    minis = tuple(each for each in deck.minis if each.zone == zone)
    crew = (deck.crew or ()).count(zone)
    room = min(box[3] - box[1], (box[2] - box[0]) * 1.3)
    radius = min(26.0, max(11.0, room * 0.19))
    empty = not minis and not crew
    spot: Point = centre([(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])])
    off = radius * (1.45 if zone in board.navigation and not deck.foe else 1.15)
    at = spot if empty else (box[0] + off, box[1] + off)
    if empty:
        radius = min(34.0, room * 0.27)
    _node(ink, deck, board, zone, at, radius)
    if not empty:
        places = cells(box, off + 1.3 * radius, len(minis) + bool(crew))
        for mini, place in zip(minis, places, strict=False):
            chip(ink, place, mini, named=True)
        if crew:
            pawns(ink, places[-1], crew)


def _node(ink: Ink, deck: Deck, board: ShipBoard, zone: int, at: Point, radius: float) -> None:
    black = not deck.foe and zone in board.black
    glyphs.node(
        ink,
        at,
        radius,
        black=black,
        navigation=not deck.foe and zone in board.navigation,
        artillery=not deck.foe and zone in board.artillery,
    )
    gone = zone in deck.broken
    if gone:
        glyphs.cross(ink, at, radius * 1.15)
        ink.disc(at, radius * 0.78, look.WHITE)
    size = radius * (0.8 if gone else 1.05)
    numeral(ink, at, str(zone), (size, size), look.WHITE if black and not gone else look.INK)
