"""Where everything of a battle lies in the picture: the hexes of each map or tile, and the chips that stand on none."""

from __future__ import annotations

from functools import lru_cache
from math import floor
from typing import NamedTuple

from bot.boards import hexes
from bot.boards.betrayal.look import FIELD
from bot.boards.betrayal.scene import Chip, Floor, Scene, Stood
from bot.boards.betrayal.schematic import narrowest, widest
from bot.boards.hexes import Hex
from bot.boards.kit import Box, Point

MARGIN = 16.0
LARGEST = 150.0
SMALLEST = 58.0
"""The longest and the shortest side of a hex, in pixels."""
LOOSE = 96.0
"""How high the row of chips is that stand on no hex of the picture."""
HEADING, DOOR = 40.0, 34.0
"""What a delve's tile has above and below its hexes."""
GAP = 18.0
SLABS = 8


class Cell(NamedTuple):
    """A hex in its place: its tile and name, the middle, the side's length, who stands on it (None: nobody), what it is."""

    tile: int
    hex: str
    middle: Point
    size: float
    blocked: bool
    special: bool
    who: Stood | None


class Slab(NamedTuple):
    """A delve's tile: its box, number, and whether the last entry revealed it; `bare` has no enemy hex."""

    box: Box
    tile: int
    new: bool
    bare: bool


class Plan(NamedTuple):
    """The battlefield: hexes, tiles, the chips beside them with the tile that they are on, and the box of those chips' row."""

    cells: tuple[Cell, ...]
    slabs: tuple[Slab, ...]
    loose: tuple[tuple[Chip, int], ...]
    row: Box


def planned(scene: Scene) -> Plan:
    """The places of an open battle."""
    return _planned(scene.floors, scene.units)


@lru_cache(maxsize=64)
def _planned(floors: tuple[Floor, ...], units: tuple[Stood, ...]) -> Plan:
    while len(floors) > SLABS:
        floors = floors[1:]
    placed: dict[tuple[int, str], Stood] = {}
    loose: list[Stood] = []
    drawn = {(each.tile, hex_) for each in floors for hex_ in each.hexes}
    for unit in units:
        at = (unit.tile, unit.hex)
        if at in drawn and at not in placed:
            placed[at] = unit
        else:
            loose.append(unit)
    box = _inner(bool(loose))
    row: Box = (box[0], box[3] + 8, box[2], FIELD[3] - 10)
    beside = tuple((each.chip, each.tile) for each in loose)
    if _is_delve(floors):
        found = _tiles(floors, box, placed)
        if found is None:
            return _planned(floors[1:], units)
        return Plan(*found, beside, row)
    cells = tuple(cell for each in floors for cell in _map(each, box, placed))
    return Plan(cells, (), beside, row)


def _is_delve(floors: tuple[Floor, ...]) -> bool:
    return bool(floors) and floors[0].tile > 0


def _inner(loose: bool) -> Box:
    left, top, right, bottom = FIELD
    return (left + MARGIN, top + MARGIN, right - MARGIN, bottom - MARGIN - (LOOSE if loose else 0))


# ------------------------------------------------------------------------------------------------ a clash's or dungeon's map


def _map(each: Floor, box: Box, placed: dict[tuple[int, str], Stood]) -> list[Cell]:
    if not each.hexes:
        return []
    spots = _spots(each, box)
    field = hexes.fitted(spots.values(), box)
    if field.size > LARGEST:
        half = LARGEST / field.size / 2
        x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        wide, high = (box[2] - box[0]) * half, (box[3] - box[1]) * half
        field = hexes.fitted(spots.values(), (x - wide, y - high, x + wide, y + high))
    return [_cell(each, hex_, field.centre(spots[hex_]), field.size, placed) for hex_ in each.hexes]


def _cell(each: Floor, hex_: str, at: Point, size: float, placed: dict[tuple[int, str], Stood]) -> Cell:
    who = placed.get((each.tile, hex_))
    return Cell(each.tile, hex_, at, size, hex_ in each.blocked, not hex_.isdecimal(), who)


def _spots(each: Floor, box: Box) -> dict[str, Hex]:
    """Where a map's hexes lie: as the pack draws it, those that it does not know in a row below; else in a scheme."""
    known = {spot.hex.casefold(): (spot.q, spot.r) for spot in each.spots}
    if not known:
        scheme = widest(len(each.hexes), box[2] - box[0], box[3] - box[1])
        return dict(zip(each.hexes, scheme.cells, strict=True))
    found = {hex_: known[hex_.casefold()] for hex_ in each.hexes if hex_.casefold() in known}
    below = floor(max(r + q / 2 for q, r in known.values())) + 1
    left = min(q for q, _ in known.values())
    rest = [hex_ for hex_ in each.hexes if hex_ not in found]
    return found | {hex_: (q, below - floor(q / 2)) for q, hex_ in enumerate(rest, start=left)}


# ------------------------------------------------------------------------------------------------ a delve's tiles


def _tiles(
    floors: tuple[Floor, ...], box: Box, placed: dict[tuple[int, str], Stood]
) -> tuple[tuple[Cell, ...], tuple[Slab, ...]] | None:
    """The tiles beside each other, all hexes alike and as large as they can be; None when they are too small."""
    best: tuple[float, list[list[Floor]]] | None = None
    for lines in _lines(floors):
        size = _largest(lines, box)
        if best is None or size > best[0]:
            best = (size, lines)
    if best is None or (best[0] < SMALLEST and len(floors) > 1):
        return None
    size, lines = best
    cells: list[Cell] = []
    slabs: list[Slab] = []
    high = _high(lines, box)
    for number, line in enumerate(lines):
        top = box[1] + number * (high + GAP)
        widths = [_wide(each, size, high) or 0.0 for each in line]
        x = (box[0] + box[2] - sum(widths) - GAP * (len(line) - 1)) / 2
        for each, wide in zip(line, widths, strict=True):
            slab: Box = (x, top, x + wide, top + high)
            slabs.append(Slab(slab, each.tile, each.new, not each.hexes))
            cells += _slab(each, slab, size, placed)
            x += wide + GAP
    return tuple(cells), tuple(slabs)


def _lines(floors: tuple[Floor, ...]) -> list[list[list[Floor]]]:
    """All tiles in one line, or in two of about as many."""
    half = (len(floors) + 1) // 2
    one = [list(floors)]
    return [one] if len(floors) < 3 else [one, [list(floors[:half]), list(floors[half:])]]


def _high(lines: list[list[Floor]], box: Box) -> float:
    return (box[3] - box[1] - GAP * (len(lines) - 1)) / len(lines)


def _largest(lines: list[list[Floor]], box: Box) -> float:
    """The longest side of a hex with which all lines of tiles fit, 0 when there is none."""
    size, high = LARGEST, _high(lines, box)
    while size > 30:
        if all(_line(line, size, high) <= box[2] - box[0] for line in lines):
            return size
        size -= 3
    return 0.0


def _line(line: list[Floor], size: float, high: float) -> float:
    widths = [_wide(each, size, high) for each in line]
    return sum(wide if wide is not None else 1e9 for wide in widths) + GAP * (len(line) - 1)


def _wide(each: Floor, size: float, high: float) -> float | None:
    """How wide a tile is with hexes of a size; None when it is too high."""
    scheme = narrowest(max(len(each.hexes), 1), size, high - HEADING - DOOR)
    return None if scheme is None else scheme.width * size + 2 * MARGIN


def _slab(each: Floor, box: Box, size: float, placed: dict[tuple[int, str], Stood]) -> list[Cell]:
    if not each.hexes:
        return []
    high = box[3] - box[1] - HEADING - DOOR
    scheme = narrowest(len(each.hexes), size, high)
    assert scheme is not None
    x, y = (box[0] + box[2]) / 2, box[1] + HEADING + high / 2
    wide, tall = scheme.width * size / 2, scheme.height * size / 2
    field = hexes.fitted(scheme.cells, (x - wide, y - tall, x + wide, y + tall))
    return [
        _cell(each, hex_, field.centre(at), size, placed) for hex_, at in zip(each.hexes, scheme.cells, strict=True)
    ]
