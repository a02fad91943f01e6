"""The tokens of the sea: sails with a letter for the NPC ships, hulls and quays with a name for the captains."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from bot.boards.arrows import bent
from bot.boards.kit import Ink, Point
from bot.boards.lettering import width
from bot.boards.marauders import look
from bot.boards.rooms import Size

NAME_SIZE = 25
_BADGE = 12
"""So much wider is a ship's token that wears crossed sabres."""
MARKS = {"dutch": "D", "english": "E", "french": "F", "spanish": "S", "sloop": "Sl", "frigate": "Fr"}
"""What is written on each ship's sail: what players type and say."""


Mark = Literal["", "hunted", "battle"]
"""What befalls a captain: ships go after him (a target), or found him (crossed sabres)."""


class Sail(NamedTuple):
    """An NPC ship's token; one that `moved` is outlined in the alarm colour, one that is `lost` pale and crossed out.

    One that `fights` wears crossed sabres.
    """

    ship: str
    man_o_war: bool = False
    moved: bool = False
    lost: bool = False
    fights: bool = False


class Plate(NamedTuple):
    """A captain's token, a hull at sea, a quay in port: his name, and a shorter one for a crowd; what befalls him."""

    name: str
    short: str
    port: bool
    mark: Mark = ""
    moved: bool = False


Token = Sail | Plate


def size(token: Token, scale: float) -> Size:
    """How much room a token takes, in whole pixels."""
    wide, high = _full(token)
    return Size(round(wide * scale), round(high * scale))


def _full(token: Token) -> tuple[float, float]:
    if isinstance(token, Sail):
        wide, high = (64, 58) if token.man_o_war else (52, 50)
        return (wide + _BADGE, high) if token.fights else (wide, high)
    mark, anchor = (26 if token.mark else 0), (22 if token.port else 0)
    return (width(token.name, NAME_SIZE) + (24 if token.port else 36) + mark + anchor, 36)


@lru_cache(maxsize=512)
def sprite(token: Token, scale: float) -> Image.Image:
    """A token's picture, of the size that it takes."""
    room = size(token, scale)
    ink = Ink((int(room.width), int(room.height)), scale=scale)
    if isinstance(token, Sail):
        _sail(ink, token)
    else:
        _plate(ink, token)
    return ink.done()


def _halos(token: Sail) -> list[tuple[str, float]]:
    return [(look.ALARM, 4.5), (look.WHITE, 2.0)] if token.moved or token.fights else [(look.WHITE, 2.5)]


def _sail(ink: Ink, token: Sail) -> None:
    mark = MARKS[token.ship]
    colour = look.PALE if token.lost else look.SAILS[token.ship]
    timber = look.PALE if token.lost else look.TIMBER
    if token.man_o_war:
        _man_o_war(ink, token, colour)
    elif token.ship == "sloop":
        gaff: list[Point] = [(12, 5), (27, 7), (47, 36), (9, 36)]
        ink.token([(gaff, colour), (_hull(5, 47, 38, 45), colour)], look.INK, _halos(token))
        ink.words((25, 27), mark, 23, look.WHITE)
    elif token.ship == "frigate":
        torn: list[Point] = [(7, 5), (45, 5), (47, 35), (40, 30), (33, 36), (26, 30), (19, 36), (12, 30), (5, 35)]
        ink.token([(torn, colour), (_hull(5, 47, 38, 45), colour)], look.INK, _halos(token))
        ink.words((26, 18), mark, 26, look.WHITE)
    else:
        ink.token([(_canvas(6, 46, 5, 35), colour), (_hull(5, 47, 38, 45), timber)], look.INK, _halos(token))
        ink.words((26, 19), mark, 29, look.WHITE)
    if token.fights:
        _sabres(ink, (_full(token)[0] - 12.5, 12.5))
    if token.lost:
        for line in ([(8, 7), (44, 43)], [(44, 7), (8, 43)]):
            ink.line(line, look.ALARM, 3.5)


def _man_o_war(ink: Ink, token: Sail, colour: str) -> None:
    pennant: list[Point] = [(33, 5), (50, 8), (33, 11)]
    shapes = [
        (pennant, colour),
        (_canvas(16, 48, 9, 18), colour),
        (_canvas(6, 58, 17, 40), colour),
        (_hull(5, 59, 41, 53), look.TIMBER),
    ]
    ink.token(shapes, look.INK, _halos(token))
    ink.box((9, 44.5, 55, 49), look.PAPER)
    for port in range(5):
        ink.box((12 + port * 9, 45.4, 16 + port * 9, 48.2), look.INK)
    ink.words((32, 28), MARKS[token.ship], 29, look.WHITE)


def _canvas(left: float, right: float, top: float, bottom: float) -> list[Point]:
    """A square sail full of wind."""
    high, wide = bottom - top, right - left
    a, b = (left + wide * 0.06, top), (right - wide * 0.06, top)
    c, d = (right, bottom), (left, bottom)
    return [a, *bent(b, c, 0.16, 4), *bent(c, d, 0.06 * high / 32, 4)[1:], *bent(d, a, 0.16, 4)[1:]]


def _hull(left: float, right: float, top: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right - 6, bottom), (left + 7, bottom)]


def _plate(ink: Ink, token: Plate) -> None:
    wide, _ = _full(token)
    edge = look.ALARM if token.mark or token.moved else look.WHITE
    x, middle = (12.0, 18.0) if token.port else (20.0, 19.5)
    if token.port:
        ink.box((0, 0, wide, 36), edge, round_=7)
        ink.box((3, 3, wide - 3, 33), look.LAND, look.INK, 2, 5)
    else:
        hull: list[Point] = [(4, 4), (14, 4), (17, 8), (wide - 20, 8), (wide - 4, 3), (wide - 12, 32), (11, 32)]
        ink.polygon(hull, edge, edge, 6)
        ink.polygon(hull, look.TIMBER, look.INK, 1.5)
    if token.mark:
        _MARKS[token.mark](ink, (x + 10, middle))
        x += 26
    if token.port:
        _anchor(ink, (x + 8, 18))
        x += 22
    at = (x + width(token.name, NAME_SIZE) / 2, middle)
    ink.words(at, token.name, NAME_SIZE, look.INK if token.port else look.WHITE)


def _target(ink: Ink, at: Point) -> None:
    for radius, shade in ((12, look.WHITE), (10.5, look.ALARM), (7.5, look.WHITE), (4, look.ALARM)):
        ink.disc(at, radius, shade)


def _sabres(ink: Ink, at: Point) -> None:
    x, y = at
    ink.disc(at, 12, look.WHITE)
    ink.disc(at, 11, look.ALARM)
    for side in (-1, 1):
        ink.line(bent((x - 5 * side, y + 7), (x + 6 * side, y - 7), 0.12 * side, 2), look.WHITE, 2.2)
        ink.line([(x - 7 * side, y + 2.5), (x - 1.5 * side, y + 6.5)], look.WHITE, 2)


def _anchor(ink: Ink, at: Point) -> None:
    x, y = at
    ink.disc((x, y - 8), 3.4, None, look.INK, 2)
    ink.line([(x, y - 5), (x, y + 10)], look.INK, 2.6)
    ink.line([(x - 5, y - 2), (x + 5, y - 2)], look.INK, 2.4)
    ink.line(bent((x - 8, y + 3), (x, y + 10), -0.2, 2), look.INK, 2.6)
    ink.line(bent((x + 8, y + 3), (x, y + 10), 0.2, 2), look.INK, 2.6)


_MARKS = {"hunted": _target, "battle": _sabres}


@lru_cache(maxsize=8)
def badge(mark: str, high: int) -> Image.Image:
    """A small sample for the legend: `port`, or what befalls a captain."""
    ink = Ink((high, high), scale=high / 26)
    if mark == "port":
        ink.box((0, 0, 26, 26), look.LAND, look.INK, 2, 5)
        _anchor(ink, (13, 13))
    else:
        _MARKS[mark](ink, (13, 13))
    return ink.done()
