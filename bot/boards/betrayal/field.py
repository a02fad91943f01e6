"""The field of an open battle: flagstones, tiles of a delve, the chips on them, and the arrows of what moved."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, dist
from typing import NamedTuple

from PIL import Image

from bot.boards.arrows import arrow, bent
from bot.boards.betrayal import look
from bot.boards.betrayal.changes import Place
from bot.boards.betrayal.flags import Flag, extent, flag, plate
from bot.boards.betrayal.layout import HEADING, Cell, Plan, Slab
from bot.boards.betrayal.scene import Chip, Scene
from bot.boards.betrayal.shelf import anchors, caption, face
from bot.boards.betrayal.tokens import Face, size, sprite
from bot.boards.kit import Canvas, Ink, Point
from bot.boards.lettering import width
from bot.boards.writing import left
from bot.text import Names, say

_PLAIN = Names(marked=False)
_CARD = 250
_TIGHT = 88
_NEAR = 300
_NEARBY = (0.6, -0.6)
_FAR = (0.14, -0.14, 0.3, -0.3, 0.45, -0.45)
"""How far arrows may be bowed, between neighbours and otherwise: the first that covers the fewest names is taken."""


def floor(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The ground of the battle: tiles with their numbers, and hexes."""
    for slab in plan.slabs:
        canvas.stamp(_slab(slab, scene.locale), slab.box[0], slab.box[1])
    gone = _ghosts(scene)
    for cell in plan.cells:
        wide, high = extent(cell.size)
        who = cell.who
        ghost = who is None and (cell.tile, cell.hex) in gone
        name = "" if ghost or (who is not None and who.chip.handle == cell.hex) else cell.hex
        new = who is not None and who.chip.new
        stone = flag(Flag(name, cell.size, cell.blocked, cell.special, who is not None, new))
        canvas.stamp(stone, cell.middle[0] - wide / 2, cell.middle[1] - high / 2)
    if not plan.cells and not plan.slabs:
        text = say("realm-unexplored" if scene.mode == "delve" else "realm-bare", _PLAIN, scene.locale)
        canvas.stamp(_unexplored(text), look.FIELD[0] + 60, look.FIELD[1] + 200)


def scale_of(cell: Cell) -> float:
    """How large a chip is drawn on a hex."""
    return round(cell.size * 0.0106, 2)


def middle_of(cell: Cell) -> Point:
    """Where the middle of the chip on a hex is: above that of the hex, so that its name has room below."""
    return cell.middle[0], cell.middle[1] - cell.size * 0.28


def chips(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The chips on the hexes with their names, those that just went as ghosts, and those that stand elsewhere."""
    gone = _ghosts(scene)
    for cell in plan.cells:
        shown = face(cell.who.chip) if cell.who else gone.get((cell.tile, cell.hex))
        if shown is None:
            continue
        scale = scale_of(cell)
        wide, high = size(scale)
        x, y = middle_of(cell)
        canvas.stamp(sprite(shown, scale), x - wide / 2, y - high / 2)
        name = plate(cell.who.chip.label, round(cell.size, 1)) if cell.who else None
        if name is not None:
            canvas.stamp(name, cell.middle[0] - name.width / 2, cell.middle[1])
    _loose(canvas, scene, plan)


def _ghosts(scene: Scene) -> dict[tuple[int, str], Face]:
    """Where chips stood until just now, of those of which the last entry says whence they went."""
    standing = {each.chip.handle for each in scene.units}
    return {
        (trip.from_.tile, trip.from_.key): Face(trip.handle, trip.enemy.level, trip.enemy.kind, ghost=True)
        for trip in scene.changes.trips
        if trip.from_.where == "hex" and trip.handle not in standing
    }


# ------------------------------------------------------------------------------------------------ chips on no hex


def _loose(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The row of those that stand on no hex of the picture; the first ones when they are too many."""
    for chip, tile, x, wide in cards(plan):
        canvas.stamp(_card(chip, tile, wide, scene.locale), x, plan.row[1])
        canvas.stamp(sprite(face(chip), 0.76), x + 4, plan.row[1] + 2)
    more = len(plan.loose) - len(cards(plan))
    if more:
        canvas.stamp(_more(f"+{more}"), plan.row[2] - 74, plan.row[1] + 16)


def cards(plan: Plan) -> list[tuple[Chip, int, float, int]]:
    """The chips of that row with their tiles, from where on, and how wide: with a name while there is room for names."""
    room = plan.row[2] - plan.row[0]
    named = len(plan.loose) * _CARD <= room
    wide = _CARD if named else _TIGHT
    most = int(room // wide) - (0 if len(plan.loose) * wide <= room else 1)
    return [(chip, tile, plan.row[0] + wide * number, wide) for number, (chip, tile) in enumerate(plan.loose[:most])]


@lru_cache(maxsize=128)
def _card(chip: Chip, tile: int, wide: int, locale: str) -> Image.Image:
    ink = Ink((wide - 6, 84))
    ink.box((0, 0, wide - 6, 84), look.SEAM, round_=10)
    ink.box((3, 3, wide - 9, 81), look.STONE, look.WHITE if not chip.new else look.MARK, 2 if not chip.new else 4, 8)
    sheet = ink.done()
    if wide == _CARD:
        if chip.label:
            sheet.alpha_composite(caption(chip.label, wide - 102), (86, 6 if tile else 20))
        if tile:
            sheet.alpha_composite(_tile(say("realm-on-tile", _PLAIN, locale, tile=tile), wide - 102), (86, 52))
    return sheet


@lru_cache(maxsize=64)
def _tile(text: str, room: int) -> Image.Image:
    ink = Ink((room, 28))
    ink.words((room / 2, 13), text, 22, look.FAINT)
    return ink.done()


@lru_cache(maxsize=16)
def _more(text: str) -> Image.Image:
    ink = Ink((70, 50))
    ink.words((35, 25), text, 34, look.WHITE)
    return ink.done()


# ------------------------------------------------------------------------------------------------ tiles


@lru_cache(maxsize=64)
def _slab(slab: Slab, locale: str) -> Image.Image:
    """A tile: its number at the far end, the way in at the near one."""
    wide, high = ceil(slab.box[2] - slab.box[0]), ceil(slab.box[3] - slab.box[1])
    ink = Ink((wide, high), fine=2)
    ink.box((0, 0, wide, high), look.MARK if slab.new else look.SEAM, round_=14)
    edge = 6 if slab.new else 3
    ink.box((edge, edge, wide - edge, high - edge), look.SHADE, look.EDGE, 2, 11)
    text = say("realm-tile", _PLAIN, locale, tile=slab.tile)
    letters = min(27.0, 27 * (wide - 24) / width(text, 27))
    ink.words((wide / 2, HEADING / 2 + 4), text, letters, look.INK)
    if slab.bare:
        bare = say("realm-bare", _PLAIN, locale)
        ink.words((wide / 2, high / 2), bare, min(24.0, 24 * (wide - 20) / width(bare, 24)), look.FAINT)
    _door(ink, (wide / 2, high - edge))
    return ink.done()


def _door(ink: Ink, at: Point) -> None:
    x, y = at
    ink.box((x - 25, y - 22, x + 25, y), look.INK, round_=4)
    ink.disc((x, y - 16), 12, look.INK)
    ink.box((x - 21, y - 18, x - 2, y - 1), look.SACK_DARK)
    ink.box((x + 2, y - 18, x + 21, y - 1), look.SACK_DARK)
    ink.disc((x - 6, y - 9), 2, look.GOLD)
    ink.disc((x + 6, y - 9), 2, look.GOLD)


@lru_cache(maxsize=4)
def _unexplored(text: str) -> Image.Image:
    wide = int(look.FIELD[2] - look.FIELD[0]) - 120
    ink = Ink((wide, 150), fine=3)
    ink.box((0, 0, wide, 150), look.SEAM, round_=14)
    ink.box((3, 3, wide - 3, 147), look.SHADE, look.EDGE, 2, 11)
    shown = min(40.0, 40 * (wide - 40) / width(text, 40, "serif"))
    left(
        ink, ((wide - width(text, shown, "serif")) / 2, 75), text, shown, room=wide - 20, face="serif", colour=look.INK
    )
    return ink.done()


# ------------------------------------------------------------------------------------------------ arrows


class End(NamedTuple):
    """Where an arrow ends, and how much of it is hidden there by a chip."""

    at: Point
    hidden: float


def courses(scene: Scene, plan: Plan) -> list[tuple[Point, ...]]:
    """The way of each chip that moved, where both of its ends are in the picture."""
    found: list[tuple[Point, ...]] = []
    for trip in scene.changes.trips:
        start, end = _end(trip.from_, scene, plan), _end(trip.to, scene, plan)
        if start is None or end is None:
            continue
        ways = [_way(start, end, bow) for bow in (_NEARBY if dist(start.at, end.at) < _NEAR else _FAR)]
        way = min(ways, key=lambda each: sum(_covers(cell, at) for at in each for cell in plan.cells))
        if len(way) > 3:
            found.append(way)
    return found


def _way(start: End, end: End, bow: float) -> tuple[Point, ...]:
    """A bowed way between two ends, as far as no chip hides it there."""
    way = bent(start.at, end.at, bow, 8)
    return tuple(at for at in way if dist(at, start.at) >= start.hidden and dist(at, end.at) >= end.hidden)


def _covers(cell: Cell, at: Point) -> bool:
    """Whether a point lies on the name of who stands on a hex."""
    x, y = at[0] - cell.middle[0], at[1] - cell.middle[1]
    return cell.who is not None and abs(x) < cell.size * 0.7 and cell.size * 0.25 < y < cell.size * 0.8


def arrows(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """Draws what moved."""
    for way in courses(scene, plan):
        arrow(canvas, way, look.MARK, look.WHITE, thick=7)


def _end(place: Place, scene: Scene, plan: Plan) -> End | None:
    shelf = anchors(scene)
    if place.where in {"stack", "bag", "companion"}:
        fixed = {"stack": {"": shelf.stack}, "bag": shelf.bags, "companion": shelf.companions}
        at = fixed[place.where].get(place.key)
        return None if at is None else End(at, 50 if place.where == "companion" else 0)
    for cell in plan.cells:
        here = place.where == "hex" and (cell.tile, cell.hex) == (place.tile, place.key)
        if here or (place.where == "unit" and cell.who is not None and cell.who.chip.handle == place.key):
            return End(middle_of(cell), cell.size * 0.6 if cell.who else 0)
    for chip, _, x, _ in cards(plan):
        if chip.handle == place.key and place.where == "unit":
            return End((x + 42, plan.row[1] + 42), 50)
    return None
