"""The chart without tokens: seas, borders with their letters, ports with their flags, the frame and the compass rose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, dist, hypot, pi, sin
from threading import Lock

from PIL import Image

from bot.boards.kit import Ground, Ink, Point, palette
from bot.boards.lettering import width
from bot.boards.marauders import look
from bot.boards.marauders.chart import FRAME, HEIGHT, LETTERS, PLACES, WIDTH, borders
from bot.boards.marauders.islands import name_box, plate, surf
from bot.boards.rooms import Room, centre, inset
from rules.marauders.pack import Zone

LETTER_SIZE = 19
_LETTER_OFF = 15
_ROSE = (562, 582)
_lock = Lock()


def charted(zones: tuple[Zone, ...], more: int = 0) -> Ground:
    """The chart of these zones, drawn on first use, with so much `more` room below it.

    KeyError for a zone or border that the chart does not have.
    """
    with _lock:
        return _higher(zones, more) if more else _ground(zones)


@lru_cache(maxsize=4)
def _higher(zones: tuple[Zone, ...], more: int) -> Ground:
    chart = _ground(zones)
    image = Image.new("RGB", (WIDTH, HEIGHT + more), look.PAPER)
    image.paste(chart.image)
    return Ground(image, chart.colours)


@lru_cache(maxsize=4)
def _ground(zones: tuple[Zone, ...]) -> Ground:
    ink = Ink((WIDTH, HEIGHT), look.PAPER, fine=3)
    for zone in zones:
        ink.polygon(PLACES[zone.key].outline, look.SEAS[look.SEA_OF[zone.key]])
    _rhumbs(ink, _ROSE)
    for line in borders().values():
        _border(ink, line)
    _rose(ink, _ROSE, 62)
    for zone in zones:
        surf(ink, zone)
        for way in zone.exits:
            ink.words(letter_at(zone.key, way.zone), way.letter, LETTER_SIZE, look.LETTER)
    _frame(ink)
    image = ink.done()
    for sprite, left, top in map(plate, zones):
        image.paste(sprite, (left, top), sprite)
    inks = [look.INK, look.ALARM, look.TIMBER, look.COAST, *look.FLAGS.values(), look.PIRATE, look.LETTER, look.DECK]
    grounds = [*look.SEAS, look.WHITE, look.LAND, look.PAPER]
    return Ground(image, palette([*grounds, *look.SHALLOWS, look.BORDER, look.RHUMB], inks))


def letter_at(zone: str, beyond: str) -> Point:
    """Where the letter of a border stands on a zone's side of it."""
    border = frozenset((zone, beyond))
    (ax, ay), (bx, by) = borders()[border]
    part = LETTERS.get(border, 0.5)
    x, y = ax + (bx - ax) * part, ay + (by - ay) * part
    length = hypot(bx - ax, by - ay)
    normal = ((by - ay) / length, (ax - bx) / length)
    cx, cy = centre(PLACES[zone].outline)
    if (cx - x) * normal[0] + (cy - y) * normal[1] < 0:
        normal = (-normal[0], -normal[1])
    off = _LETTER_OFF + 4 * abs(normal[0])
    return (x + normal[0] * off, y + normal[1] * off)


@lru_cache(maxsize=128)
def room(zone: Zone) -> Room:
    """Where tokens may stand in a zone: off its borders, their letters, and its name."""
    letters = [letter_at(zone.key, way.zone) for way in zone.exits]
    boxes = [
        (x - width(way.letter, LETTER_SIZE) / 2 - 2, y - 9, x + width(way.letter, LETTER_SIZE) / 2 + 2, y + 9)
        for way, (x, y) in zip(zone.exits, letters, strict=True)
    ]
    return Room(inset(PLACES[zone.key].outline, 7), (*boxes, name_box(zone)))


def _border(ink: Ink, line: tuple[Point, Point]) -> None:
    ink.line(line, look.WHITE, 3.5)
    ink.dashes(line, look.BORDER, 2, 9, 7)


def _rhumbs(ink: Ink, at: Point) -> None:
    for point in range(16):
        turn = point * pi / 8
        ink.line([at, (at[0] + 1200 * sin(turn), at[1] - 1200 * cos(turn))], look.RHUMB, 1)


def _rose(ink: Ink, at: Point, radius: float) -> None:
    x, y = at
    pale, dark = look.SEAS[1], look.SHALLOWS[1]
    ink.disc(at, radius * 0.74, None, dark, 1.5)
    ink.disc(at, radius * 0.68, None, dark, 1)
    for point in (1, 3, 5, 7, 0, 2, 4, 6):
        long = radius if point % 2 == 0 else radius * 0.66
        turn = point * pi / 4
        tip = (x + long * sin(turn), y - long * cos(turn))
        for side, fill in ((-1, dark), (1, pale)):
            waist = (x + radius * 0.2 * sin(turn + side * pi / 4), y - radius * 0.2 * cos(turn + side * pi / 4))
            ink.polygon([at, tip, waist], fill, dark, 1)


def _frame(ink: Ink) -> None:
    left, top, right, bottom = FRAME
    ink.box((0, 0, WIDTH, top), look.PAPER)
    ink.box((0, bottom, WIDTH, HEIGHT), look.PAPER)
    ink.box((0, 0, left, HEIGHT), look.PAPER)
    ink.box((right, 0, WIDTH, HEIGHT), look.PAPER)
    ink.box((left - 14, top - 14, right + 14, bottom + 14), None, look.INK, 2)
    ink.box((left - 2, top - 2, right + 2, bottom + 2), None, look.INK, 2.5)
    _scale(ink, [(left, top - 8), (right, top - 8)])
    _scale(ink, [(left, bottom + 8), (right, bottom + 8)])
    _scale(ink, [(left - 8, top), (left - 8, bottom)])
    _scale(ink, [(right + 8, top), (right + 8, bottom)])


def _scale(ink: Ink, line: Sequence[Point]) -> None:
    (ax, ay), (bx, by) = line
    parts = round(dist(*line) / 34)
    for number in range(0, parts, 2):
        start, end = number / parts, (number + 1) / parts
        a = (ax + (bx - ax) * start, ay + (by - ay) * start)
        b = (ax + (bx - ax) * end, ay + (by - ay) * end)
        half = (2.2, 0) if ax == bx else (0, 2.2)
        ink.box((min(a[0], b[0]) - half[0], a[1] - half[1], max(a[0], b[0]) + half[0], b[1] + half[1]), look.INK)
