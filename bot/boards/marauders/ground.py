"""The chart without tokens: seas, borders with their letters, ports with their flags, the frame and the compass rose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, dist, hypot, pi, sin
from threading import Lock
from zlib import crc32

from bot.boards.kit import Box, Ground, Ink, Point, palette
from bot.boards.lettering import width
from bot.boards.marauders import look
from bot.boards.marauders.chart import FRAME, HEIGHT, LETTERS, PLACES, WIDTH, borders
from bot.boards.rooms import Room, centre, inset
from rules.marauders.pack import Zone

NAME_SIZE = 26
LETTER_SIZE = 19
_LINE = 25
_FLAG = (26, 21)
_LETTER_OFF = 15
_ROSE = (562, 582)
_lock = Lock()


def charted(zones: tuple[Zone, ...]) -> Ground:
    """The chart of these zones, drawn on first use; KeyError for a zone or border that the chart does not have."""
    with _lock:
        return _ground(zones)


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
        _name(ink, zone)
    for zone in zones:
        for way in zone.exits:
            ink.words(letter_at(zone.key, way.zone), way.letter, LETTER_SIZE, look.LETTER)
    _frame(ink)
    inks = [look.INK, look.ALARM, look.TIMBER, look.COAST, *look.FLAGS.values(), look.PIRATE, look.LETTER, look.DECK]
    grounds = [*look.SEAS, look.WHITE, look.LAND, look.PAPER]
    return Ground(ink.done(), palette([*grounds, *look.SHALLOWS, look.BORDER, look.RHUMB], inks))


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


def name_lines(zone: Zone) -> list[str]:
    """A zone's name on one line, or on two when it is long."""
    if width(zone.name, NAME_SIZE, "serif") <= 140 or " " not in zone.name:
        return [zone.name]
    return zone.name.rsplit(" ", 1)


def name_box(zone: Zone) -> Box:
    """What a zone's name, flag and land cover."""
    lines = name_lines(zone)
    wide = max(width(line, NAME_SIZE, "serif") for line in lines) / 2 + (21 if zone.port else 4)
    high = _LINE * len(lines) / 2 + (7 if zone.port else 2)
    x, y = PLACES[zone.key].name
    return (x - wide, y - high, x + wide, y + high)


def _border(ink: Ink, line: tuple[Point, Point]) -> None:
    ink.line(line, look.WHITE, 3.5)
    ink.dashes(line, look.BORDER, 2, 9, 7)


def _name(ink: Ink, zone: Zone) -> None:
    left, top, right, bottom = name_box(zone)
    x, y = (left + right) / 2, (top + bottom) / 2
    if zone.port:
        _island(ink, zone.key, (left, top, right, bottom))
        _flag(ink, zone.port, (left + 5, y - _FLAG[1] / 2))
        x += _FLAG[0] / 2 + 1
    lines = name_lines(zone)
    for number, line in enumerate(lines):
        at = (x, y + (number - (len(lines) - 1) / 2) * _LINE)
        ink.words(
            at,
            line,
            NAME_SIZE,
            look.INK,
            face="serif",
            halo="" if zone.port else look.SEAS[look.SEA_OF[zone.key]],
            thick=3,
        )


def _island(ink: Ink, key: str, box: Box) -> None:
    shore = _shore(key, box)
    for shade, wide in zip(reversed(look.SHALLOWS), (17, 11, 5), strict=True):
        ink.polygon(shore, None, shade, wide + 1.5)
        ink.polygon(shore, None, look.SEAS[look.SEA_OF[key]], wide - 1.5)
    ink.polygon(shore, look.LAND, look.COAST, 2)


def _shore(key: str, box: Box) -> list[Point]:
    seed = crc32(key.encode())
    phases = [(seed >> shift & 255) / 255 * 2 * pi for shift in (0, 8, 16)]
    x, y, a, b = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, (box[2] - box[0]) / 2, (box[3] - box[1]) / 2
    points: list[Point] = []
    for step in range(96):
        t = step / 96 * 2 * pi
        wave = sum(sin(t * k + phase) / k for k, phase in zip((5, 9, 14), phases, strict=True))
        r = (abs(cos(t)) ** 4 + abs(sin(t)) ** 4) ** -0.25
        points.append((x + (a * r + wave * 7) * cos(t), y + (b * r + wave * 7) * sin(t)))
    return points


def _flag(ink: Ink, nation: str, at: Point) -> None:
    x, y = at
    w, h = _FLAG
    colour = look.FLAGS[nation]
    box = (x, y, x + w, y + h)
    ink.box(box, colour, look.INK, 1.5, 2)
    ink.words((x + w / 2, y + h / 2), nation[0].upper(), 19, look.WHITE)


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
