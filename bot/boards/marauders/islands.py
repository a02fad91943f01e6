"""The names on the chart: each port on its island with its nation's flag, the open sea without."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, floor, pi, sin
from zlib import crc32

from PIL import Image

from bot.boards.kit import Box, Ink, Point
from bot.boards.lettering import width
from bot.boards.marauders import look
from bot.boards.marauders.chart import PLACES
from rules.marauders.pack import Zone

_SIZE = 26
_LINE = 25
_LONG = 140
_FLAG = (26, 21)
_SURF = (17, 11, 5)
_CLIFF = 9


def name_lines(zone: Zone) -> list[str]:
    """A zone's name on one line, or on two when it is long."""
    if width(zone.name, _SIZE, "serif") <= _LONG or " " not in zone.name:
        return [zone.name]
    return zone.name.rsplit(" ", 1)


def name_box(zone: Zone) -> Box:
    """What a zone's name, flag and land cover."""
    lines = name_lines(zone)
    wide = max(width(line, _SIZE, "serif") for line in lines) / 2 + (21 if zone.port else 4)
    high = _LINE * len(lines) / 2 + (7 if zone.port else 2)
    x, y = PLACES[zone.key].name
    return (x - wide, y - high, x + wide, y + high)


def surf(ink: Ink, zone: Zone) -> None:
    """The lines in the water around an island."""
    if zone.port:
        shore, sea = _shore(zone), look.SEAS[look.SEA_OF[zone.key]]
        for shade, wide in zip(reversed(look.SHALLOWS), _SURF, strict=True):
            ink.polygon(shore, None, shade, wide + 1.5)
            ink.polygon(shore, None, sea, wide - 1.5)


@lru_cache(maxsize=64)
def plate(zone: Zone) -> tuple[Image.Image, int, int]:
    """A zone's name as a sprite, with its left and upper edge in the picture."""
    box = name_box(zone)
    left, top = floor(box[0]) - _CLIFF, floor(box[1]) - _CLIFF
    ink = Ink((ceil(box[2]) + _CLIFF - left, ceil(box[3]) + _CLIFF - top))
    x, y = (box[0] + box[2]) / 2 - left, (box[1] + box[3]) / 2 - top
    if zone.port:
        ink.polygon([(px - left, py - top) for px, py in _shore(zone)], look.LAND, look.COAST, 2)
        _flag(ink, zone.port, (box[0] + 5 - left, y - _FLAG[1] / 2))
        x += _FLAG[0] / 2 + 1
    halo = "" if zone.port else look.SEAS[look.SEA_OF[zone.key]]
    lines = name_lines(zone)
    for number, line in enumerate(lines):
        at = (x, y + (number - (len(lines) - 1) / 2) * _LINE)
        ink.words(at, line, _SIZE, look.INK, face="serif", halo=halo, thick=3)
    return ink.done(), left, top


def _shore(zone: Zone) -> list[Point]:
    """A coast around a name, always the same for the same zone."""
    seed, box = crc32(zone.key.encode()), name_box(zone)
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
    (x, y), (w, h) = at, _FLAG
    ink.box((x, y, x + w, y + h), look.FLAGS[nation], look.INK, 1.5, 2)
    ink.words((x + w / 2, y + h / 2), nation[0].upper(), 19, look.WHITE)
