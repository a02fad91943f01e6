"""The chart: what is known of each hex, storms, what enemy ships can reach, where they head, and all ships with the last move."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, sqrt

from PIL import Image

from bot.boards.arrows import arrow, bent
from bot.boards.everrain import glyphs, look
from bot.boards.everrain.lanes import Lane, drawn
from bot.boards.everrain.layout import core, fit
from bot.boards.everrain.scene import Scene
from bot.boards.everrain.sea import fringe
from bot.boards.everrain.tokens import extent, token
from bot.boards.hexes import Field, Hex
from bot.boards.kit import Box, Canvas, Ink, Point
from bot.boards.lettering import fitted, width
from bot.boards.writing import numeral
from bot.text import Names, say
from rules.everrain.state import Spot, Storm

REACH, DOWN = 0.43, 0.12
"""How long a ship is from its middle, and how far that is below the middle of its hex, as shares of a hex's side."""


def charted(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Draws the chart of a scene."""
    size = (round(box[2] - box[0]), round(box[3] - box[1]))
    places = core(scene)
    field = fit(places, (0.0, 0.0, float(size[0]), float(size[1])))
    lanes = tuple(
        Lane(number, foe.mark, foe.hex, foe.goal, foe.range_, foe.pattern)
        for number, foe in enumerate(scene.foes)
        if foe.hex is not None
    )
    new = scene.changes.spots | _moved(scene)
    canvas.stamp(_sheet(size, field, (scene.spots, scene.storms), lanes, (places, new)), box[0], box[1])
    moved = Field((field.origin[0] + box[0], field.origin[1] + box[1]), field.size, flat=False)
    _trips(canvas, scene, moved, box)
    _ships(canvas, scene, moved, box)
    away = [f"{who} {at[0]},{at[1]}" for who, at in _afloat(scene) if not _holds(box, moved, at)]
    if away:
        text = say("everrain-board-away", Names(marked=False), scene.locale, ships=", ".join(away))
        note = _note(text, size[0])
        canvas.stamp(note, box[0] + (size[0] - note.width) / 2, box[3] - note.height - 8)


def _afloat(scene: Scene) -> list[tuple[str, Hex]]:
    foes = [(foe.mark, foe.hex) for foe in scene.foes if foe.hex is not None]
    return [*((boat.letter, boat.hex) for boat in scene.boats), *foes]


def _holds(box: Box, field: Field, at: Hex) -> bool:
    """Whether a hex is in the part of the sea that is drawn."""
    return all(box[0] <= x <= box[2] and box[1] <= y <= box[3] for x, y in field.corners(at))


@lru_cache(maxsize=16)
def _note(text: str, room: int) -> Image.Image:
    """What is said of ships that are not on the drawn part of the sea."""
    text = fitted(text, 23, room - 50)
    wide = round(width(text, 23)) + 24
    ink = Ink((wide, 36))
    ink.box((0, 0, wide, 36), look.CARD, look.INK, 2, 8)
    ink.words((wide / 2, 18), text, 23, look.INK)
    return ink.done()


def _moved(scene: Scene) -> frozenset[Hex]:
    return frozenset(each for storm in scene.storms if storm.number in scene.changes.storms for each in storm.hexes)


@lru_cache(maxsize=16)
def _sheet(
    size: tuple[int, int],
    field: Field,
    known: tuple[tuple[Spot, ...], tuple[Storm, ...]],
    lanes: tuple[Lane, ...],
    marked: tuple[frozenset[Hex], frozenset[Hex]],
) -> Image.Image:
    """All of the chart on which ships stand: what is known, the lanes, the coordinates (`marked`: of these; what is new)."""
    spots, storms = known
    places, new = marked
    sheet = _sea(size, field, spots, storms, new).copy()
    sheet.alpha_composite(drawn(size, field, lanes, places))
    sheet.alpha_composite(_labels(size, field, spots, storms, places))
    sheet.alpha_composite(_rim(size))
    return sheet


@lru_cache(maxsize=8)
def _rim(size: tuple[int, int]) -> Image.Image:
    """The frame of the chart, over what is cut off at its edges."""
    ink = Ink(size, fine=3)
    ink.box((-4, -4, size[0] + 4, size[1] + 4), None, look.PAGE, 4, 12)
    ink.box((0, 0, *size), None, look.INK, 4, 10)
    return ink.done()


@lru_cache(maxsize=16)
def _sea(
    size: tuple[int, int], field: Field, spots: tuple[Spot, ...], storms: tuple[Storm, ...], new: frozenset[Hex]
) -> Image.Image:
    """The water with its grid, the hexes that are known, and the storms over them."""
    ink = Ink(size, fine=2)
    ink.box((0, 0, *size), look.DEEP, None, 0, 10)
    for at in _visible(field, size):
        ink.polygon(field.corners(at, 1.5), None, look.GRID, 1.5)
    for spot in spots:
        _hex(ink, field, spot)
    for storm in storms:
        for at in storm.hexes:
            _stormy(ink, field, at, storm.number)
    for at in new:
        ink.polygon(field.corners(at, field.size * 0.07), None, look.MARK, max(3.0, field.size * 0.07))
    return ink.done()


@lru_cache(maxsize=16)
def _labels(
    size: tuple[int, int], field: Field, spots: tuple[Spot, ...], storms: tuple[Storm, ...], places: frozenset[Hex]
) -> Image.Image:
    """The coordinates of the hexes that are known, and of those around them."""
    ink = Ink(size, fine=3)
    grounds = {spot.hex: look.FILLS[spot.kind] for spot in spots}
    grounds |= {at: look.SQUALL for storm in storms for at in storm.hexes}
    for at in set(grounds) | fringe(grounds) | places:
        _label(ink, field, at, grounds.get(at, look.DEEP))
    return ink.done()


def _visible(field: Field, size: tuple[int, int]) -> list[Hex]:
    """All hexes of which something is in the picture."""
    high = 1.5 * field.size
    wide = sqrt(3) * field.size
    found: list[Hex] = []
    for r in range(-ceil(field.origin[1] / high) - 1, ceil((size[1] - field.origin[1]) / high) + 2):
        shift = field.origin[0] + wide * r / 2
        found += [(q, r) for q in range(-ceil(shift / wide) - 1, ceil((size[0] - shift) / wide) + 2)]
    return found


def _hex(ink: Ink, field: Field, spot: Spot) -> None:
    ink.polygon(field.corners(spot.hex, 1), look.FILLS[spot.kind], look.INK, max(1.5, field.size * 0.035))
    x, y = field.centre(spot.hex)
    glyphs.place(ink, (x, y), spot.kind, field.size * 0.36)
    letter = glyphs.LETTERS.get(spot.kind, "")
    if letter:
        _corner(ink, field, (x, y), letter)
    if spot.closed:
        glyphs.cross(ink, (x, y), field.size * 0.4)


def _stormy(ink: Ink, field: Field, at: Hex, number: int) -> None:
    """A hex under a storm: it is covered, so what it was is not to be seen."""
    ink.polygon(field.corners(at, 1), look.SQUALL, look.CLOUD, max(4.0, field.size * 0.09))
    x, y = field.centre(at)
    glyphs.cloud(ink, (x, y), field.size * 0.42)
    _corner(ink, field, (x, y), str(number))


def _label(ink: Ink, field: Field, at: Hex, ground: str) -> None:
    """The coordinates, near the upper corner."""
    x, y = field.centre(at)
    letters = min(24.0, max(15.0, field.size * 0.3))
    colour = look.WHITE if ground == look.DEEP else look.INK
    ink.words((x, y - field.size * 0.63), f"{at[0]},{at[1]}", letters, colour, halo=ground, thick=2.5)


def _corner(ink: Ink, field: Field, at: Point, text: str) -> None:
    """The letter of a hex, at its left side where no ship covers it."""
    size = field.size
    numeral(ink, (at[0] - size * 0.63, at[1] + size * 0.3), text, (size * 0.26, max(size * 0.2, 9.5)), look.INK)


def _trips(canvas: Canvas, scene: Scene, field: Field, box: Box) -> None:
    for trip in scene.changes.trips:
        if not all(_holds(box, field, at) for at in trip.path):
            continue
        points = [field.centre(at) for at in trip.path]
        if len(points) == 2:
            points = bent(points[0], points[1])
        end = _short(points, field.size * 0.62)
        arrow(
            canvas, end, look.MARK, look.WHITE, thick=max(4.5, field.size * 0.09), dashed=trip.who.startswith("storm")
        )


def _short(points: list[Point], by: float) -> list[Point]:
    """A way that ends at the edge of the token to which it leads."""
    (ax, ay), (bx, by_) = points[-2], points[-1]
    whole = ((bx - ax) ** 2 + (by_ - ay) ** 2) ** 0.5
    if len(points) > 2 and whole <= by:
        return _short(points[:-1], by - whole) if by > whole else points[:-1]
    share = max(0.3, 1 - by / whole)
    return [*points[:-1], (ax + (bx - ax) * share, ay + (by_ - ay) * share)]


def _ships(canvas: Canvas, scene: Scene, field: Field, box: Box) -> None:
    reach = round(max(field.size * REACH, min(20.0, field.size * 0.6)), 1)
    for gone in scene.changes.gone:
        if gone.hex is not None and _holds(box, field, gone.hex):
            side = round(field.size)
            x, y = field.centre(gone.hex)
            canvas.stamp(_gone(side), x - side / 2, y - side / 2)
    for boat in scene.boats:
        if not _holds(box, field, boat.hex):
            continue
        _stand(canvas, token("ship", boat.letter, boat.facing, reach, new=boat.new), _berth(field, boat.hex), reach)
    for foe in scene.foes:
        if foe.hex is not None and _holds(box, field, foe.hex):
            sort = "elder" if foe.elder else "foe"
            face = token(sort, foe.mark, foe.facing, reach, foe.wounds, new=foe.new)
            _stand(canvas, face, _berth(field, foe.hex), reach)


@lru_cache(maxsize=16)
def _gone(side: int) -> Image.Image:
    ink = Ink((side, side))
    glyphs.cross(ink, (side / 2, side / 2), side * 0.36, look.MARK)
    return ink.done()


def _berth(field: Field, at: Hex) -> Point:
    x, y = field.centre(at)
    return (x, y + field.size * DOWN)


def _stand(canvas: Canvas, face: Image.Image, at: Point, reach: float) -> None:
    half = extent(reach) / 2
    canvas.stamp(face, at[0] - half, at[1] - half)
