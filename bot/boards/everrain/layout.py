"""Where the parts of a picture lie: the chart as large as it can be, the Ship Boards, the enemy ships in a list, the legend."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from statistics import median_low
from typing import NamedTuple

from bot.boards import hexes
from bot.boards.everrain import look
from bot.boards.everrain.scene import Scene
from bot.boards.everrain.sea import around
from bot.boards.hexes import Field, Hex
from bot.boards.kit import Box
from rules.everrain.hexes import distance

GAP = 8.0
LARGEST, SMALLEST = 92.0, 17.0
"""The longest and the shortest side of a hex on the chart, in pixels."""
ENTRY, CARD = 44.0, 74.0
_SHORT = 38.0
"""How high an enemy ship is in the list beside the chart, where there is no chart, and in two columns beside the chart."""
_BESIDE, _WIDE = 436.0, 500.0
"""How wide the column beside the chart is: with one deck or two, and with more."""
_LOW, _HIGH, _HIGHEST, _ALONE = 132.0, 168.0, 380.0, 540.0
_EMPTY = 46.0
_MARGIN, _NEAR, _MANY, _FEW = 24.0, 10.0, 40, 12
"""What is left free around the known hexes; less where they are many, the hexes beside them where they are few."""


class Plan(NamedTuple):
    """The boxes of the parts: of the chart (None: there is none), of each deck, of the list of enemy ships, of the legend."""

    chart: Box | None
    decks: tuple[Box, ...]
    harbour: tuple[Box, ...]
    legend: Box


def planned(scene: Scene) -> Plan:
    """The places of a scene."""
    loose = sum(not storm.hexes for storm in scene.storms) if scene.mapped else len(scene.storms)
    count = len(scene.foes) + loose
    return _planned(core(scene) if scene.mapped else None, len(scene.decks), count)


def core(scene: Scene) -> frozenset[Hex]:
    """The hexes that must be seen: those that are known, and where ships, storms and the last move are."""
    places = {spot.hex for spot in scene.spots} | {boat.hex for boat in scene.boats}
    places |= {each for foe in scene.foes for each in (foe.hex, foe.goal) if each is not None}
    places |= {each for storm in scene.storms for each in storm.hexes}
    places |= {gone.hex for gone in scene.changes.gone if gone.hex is not None}
    return frozenset(places | {each for trip in scene.changes.trips for each in trip.path})


@lru_cache(maxsize=64)
def _planned(places: frozenset[Hex] | None, decks: int, count: int) -> Plan:
    lines = 1 if places is None else 2
    left, top, right, bottom = look.BODY
    body: Box = (left, top, right, bottom - look.LINE * (lines - 1))
    legend: Box = (look.LEGEND[0], look.LEGEND[1] - look.LINE * (lines - 1), look.LEGEND[2], look.LEGEND[3])
    if places is None:
        return _ashore(body, decks, count, legend)
    plans = [
        _below(body, decks, count, legend),
        *(_beside(body, decks, count, legend, under=each) for each in (True, False)),
    ]
    return max(plans, key=lambda plan: _worth(places, plan))


def _worth(places: frozenset[Hex], plan: Plan) -> tuple[float, float]:
    """How large the hexes are, and if that is alike, the decks."""
    size = fit(places, plan.chart or look.BODY).size
    return round(size / 2), sum((box[2] - box[0]) * (box[3] - box[1]) for box in plan.decks)


@lru_cache(maxsize=256)
def fit(places: frozenset[Hex], chart: Box) -> Field:
    """The field of the chart: all that must be seen, with a margin, not larger than it need be.

    Where hexes would get too small to be read, those farthest from the middle of all are left outside.
    """
    left, top, right, bottom = chart
    margin = _NEAR if len(places) > _MANY else _MARGIN
    inner: Box = (left + margin, top + margin, right - margin, bottom - margin)
    shown = sorted(places or {(0, 0)})
    if len(shown) < _FEW:
        shown = sorted({each for at in shown for each in around(at, 1)})
    found = hexes.fitted(shown, inner, flat=False)
    middle: Hex = (median_low(q for q, _ in shown), median_low(r for _, r in shown))
    while found.size < SMALLEST:
        shown = sorted(shown, key=lambda at: (distance(at, middle), at))[: len(shown) - max(1, len(shown) // 20)]
        found = hexes.fitted(shown, inner, flat=False)
    if found.size <= LARGEST:
        return found
    x, y = (inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2
    share = LARGEST / found.size / 2
    wide, high = (inner[2] - inner[0]) * share, (inner[3] - inner[1]) * share
    return hexes.fitted(shown, (x - wide, y - high, x + wide, y + high), flat=False)


def _ashore(body: Box, decks: int, count: int, legend: Box) -> Plan:
    """Without a chart: the list of enemy ships in two columns above, the decks below."""
    rows = max(1, min(ceil(count / 2), 4))
    high = rows * (CARD + GAP) - GAP if count else _EMPTY
    harbour = _grid((body[0], body[1], body[2], body[1] + high), 2 if count else 1, rows)
    rest: Box = (body[0], harbour[-1][3] + GAP + 4, body[2], body[3])
    columns = 1 if decks < 3 else 2
    return Plan(
        None,
        tuple(_grid(rest, columns, max(1, ceil(decks / columns)), _ALONE if decks < 2 else _HIGHEST)[:decks]),
        tuple(harbour),
        legend,
    )


def _below(body: Box, decks: int, count: int, legend: Box) -> Plan:
    """The decks below the chart, in two columns, and the list of enemy ships between them, in three."""
    columns = 1 if decks < 2 else 2
    rows = ceil(decks / columns)
    high = rows * ((_HIGH if rows < 3 else _LOW) + GAP)
    lines = min(ceil(count / 3), 3)
    top = body[3] - high - lines * (ENTRY + 4)
    chart: Box = (body[0], body[1], body[2], top)
    harbour = _grid((body[0], top + GAP, body[2], body[3] - high), 3, lines, gap=4) if lines else []
    places = _grid((body[0], body[3] - high + GAP, body[2], body[3]), columns, max(rows, 1))
    return Plan(chart, tuple(places[:decks]), tuple(harbour), legend)


def _beside(body: Box, decks: int, count: int, legend: Box, *, under: bool) -> Plan:
    """The decks beside the chart, one below the other, and the list of enemy ships above them, or under the chart."""
    left = body[2] - (_BESIDE if decks < 3 and (count < 4 or under) else _WIDE)
    columns = 1 if count < 4 and not under else 2
    entry = (ENTRY if columns == 1 else _SHORT) + 4
    room = int((body[3] - body[1] - (0 if under else decks * (_LOW + GAP))) / entry)
    lines = min(ceil(count / columns), max(0, min(room, 5)))
    high = lines * entry - 4
    sea: Box = (body[0], body[1], left - GAP, body[3])
    top = body[1] + (high + GAP if lines else 0)
    list_: Box = (left, body[1], body[2], body[1] + high)
    if under and lines:
        top, list_ = body[1], (sea[0], body[3] - high, sea[2], body[3])
        sea = (sea[0], sea[1], sea[2], body[3] - high - GAP)
    harbour = _grid(list_, columns, lines, gap=4) if lines else []
    places = _grid((left, top, body[2], body[3]), 1, max(decks, 1), 330 if decks > 1 else 420)
    return Plan(sea, tuple(places[:decks]), tuple(harbour), legend)


def _grid(box: Box, columns: int, rows: int, highest: float = 1e9, gap: float = GAP) -> list[Box]:
    """Equal boxes in rows, not higher than that, with a gap between them."""
    left, top, right, bottom = box
    wide = (right - left - gap * (columns - 1)) / columns
    high = min((bottom - top - gap * (rows - 1)) / rows, highest)
    return [
        (
            left + (wide + gap) * column,
            top + (high + gap) * row,
            left + (wide + gap) * column + wide,
            top + (high + gap) * row + high,
        )
        for row in range(rows)
        for column in range(columns)
    ]
