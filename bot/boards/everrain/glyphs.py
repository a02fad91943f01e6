"""The marks of hexes, of nodes and of Trauma: each can be told by its shape."""

from __future__ import annotations

from math import cos, pi, sin

from bot.boards.everrain import look
from bot.boards.kit import Ink, Point

LETTERS = {"rough": "R", "shipwreck": "W", "spawn": "S", "altar": "A", "island": "I", "port": "P"}
"""The letter beside the shape of each kind of hex; calm sea has none."""


def place(ink: Ink, at: Point, kind: str, reach: float) -> None:
    """What a hex is, as a shape about twice as wide as `reach`."""
    shapes = {
        "rough": _waves,
        "shipwreck": _wreck,
        "spawn": _flag,
        "altar": _altar,
        "island": _island,
        "port": _anchor,
    }
    if kind in shapes:
        shapes[kind](ink, at, reach)


def _waves(ink: Ink, at: Point, reach: float) -> None:
    x, y = at
    for row in (-0.4, 0.25):
        points = [(x + reach * (-1 + step / 4), y + reach * (row + 0.22 * sin(step * pi / 2))) for step in range(9)]
        ink.line(points, look.INK, reach * 0.14)


def _wreck(ink: Ink, at: Point, reach: float) -> None:
    x, y = at
    ink.polygon(
        [
            (x - reach, y),
            (x - reach * 0.1, y + reach * 0.1),
            (x - reach * 0.3, y + reach * 0.7),
            (x - reach * 0.7, y + reach * 0.6),
        ],
        look.INK,
    )
    ink.polygon(
        [
            (x + reach, y - reach * 0.05),
            (x + reach * 0.15, y + reach * 0.2),
            (x, y + reach * 0.7),
            (x + reach * 0.7, y + reach * 0.6),
        ],
        look.INK,
    )
    ink.line([(x - reach * 0.35, y), (x + reach * 0.1, y - reach * 0.9)], look.INK, reach * 0.16)
    ink.line([(x - reach * 0.35, y - reach * 0.65), (x + reach * 0.4, y - reach * 0.35)], look.INK, reach * 0.13)


def _flag(ink: Ink, at: Point, reach: float) -> None:
    """A black flag."""
    x, y = at
    ink.line([(x - reach * 0.6, y - reach * 0.9), (x - reach * 0.6, y + reach * 0.9)], look.INK, reach * 0.16)
    ink.polygon(
        [
            (x - reach * 0.6, y - reach * 0.9),
            (x + reach * 0.9, y - reach * 0.65),
            (x + reach * 0.45, y - reach * 0.3),
            (x + reach * 0.9, y + reach * 0.1),
            (x - reach * 0.6, y + reach * 0.2),
        ],
        look.INK,
    )


def _altar(ink: Ink, at: Point, reach: float) -> None:
    x, y = at
    ink.polygon(
        [
            (x - reach * 0.3, y + reach * 0.4),
            (x - reach * 0.2, y - reach * 0.7),
            (x, y - reach),
            (x + reach * 0.2, y - reach * 0.7),
            (x + reach * 0.3, y + reach * 0.4),
        ],
        look.INK,
    )
    ink.box((x - reach * 0.8, y + reach * 0.5, x + reach * 0.8, y + reach * 0.85), look.INK)


def _island(ink: Ink, at: Point, reach: float) -> None:
    """A palm on a mound."""
    x, y = at
    ink.polygon(
        [
            (x - reach, y + reach * 0.8),
            (x - reach * 0.4, y + reach * 0.4),
            (x + reach * 0.4, y + reach * 0.4),
            (x + reach, y + reach * 0.8),
        ],
        look.INK,
    )
    ink.line([(x + reach * 0.1, y + reach * 0.5), (x - reach * 0.1, y - reach * 0.4)], look.INK, reach * 0.2)
    for end in ((-0.9, -0.2), (-0.6, -0.85), (0.35, -0.95), (0.8, -0.3)):
        ink.line([(x - reach * 0.1, y - reach * 0.45), (x + reach * end[0], y + reach * end[1])], look.INK, reach * 0.2)


def _anchor(ink: Ink, at: Point, reach: float) -> None:
    x, y = at
    ink.disc((x, y - reach * 0.7), reach * 0.3, look.INK)
    ink.disc((x, y - reach * 0.7), reach * 0.12, look.LAND)
    ink.line([(x, y - reach * 0.4), (x, y + reach * 0.8)], look.INK, reach * 0.2)
    ink.line([(x - reach * 0.45, y - reach * 0.15), (x + reach * 0.45, y - reach * 0.15)], look.INK, reach * 0.18)
    bow = [(x + reach * 0.8 * cos(step * pi / 8), y + reach * (0.05 + 0.8 * sin(step * pi / 8))) for step in range(9)]
    ink.line(bow, look.INK, reach * 0.2)


def cross(ink: Ink, at: Point, reach: float, colour: str = look.BLOOD) -> None:
    """What is closed, destroyed or gone is crossed out."""
    x, y = at
    for shade, thick in ((look.WHITE, reach * 0.5), (colour, reach * 0.26)):
        ink.line([(x - reach, y - reach), (x + reach, y + reach)], shade, thick)
        ink.line([(x + reach, y - reach), (x - reach, y + reach)], shade, thick)


def node(ink: Ink, at: Point, radius: float, *, black: bool, navigation: bool, artillery: bool) -> None:
    """A node: black ones black, those of Navigation with the spokes of a wheel, those of Artillery square."""
    x, y = at
    if navigation:
        for step in range(8):
            turn = (step + 0.5) * pi / 4
            ink.line([at, (x + radius * 1.42 * cos(turn), y + radius * 1.42 * sin(turn))], look.INK, radius * 0.22)
    fill = look.INK if black else look.WHITE
    if artillery:
        ink.box((x - radius, y - radius, x + radius, y + radius), fill, look.INK, radius * 0.2)
    else:
        ink.disc(at, radius, fill, look.INK, radius * 0.2)


def gem(ink: Ink, at: Point, reach: float, *, full: bool) -> None:
    """A pip of health: full of Trauma, or free of it."""
    x, y = at
    points = [(x - reach * 0.8, y), (x, y - reach), (x + reach * 0.8, y), (x, y + reach)]
    ink.polygon(
        points, look.BLOOD if full else look.WHITE, look.INK if not full else look.BLOOD, max(1.0, reach * 0.22)
    )


def pawn(ink: Ink, at: Point, reach: float, fill: str = look.CREW) -> None:
    """A crew member."""
    x, y = at
    for grown, colour in ((reach * 0.18, look.WHITE), (0.0, fill)):
        ink.polygon(
            [
                (x - reach * 0.75 - grown, y + reach + grown),
                (x - reach * 0.25, y - reach * 0.2),
                (x + reach * 0.25, y - reach * 0.2),
                (x + reach * 0.75 + grown, y + reach + grown),
            ],
            colour,
        )
        ink.disc((x, y - reach * 0.5), reach * 0.48 + grown, colour)


def cloud(ink: Ink, at: Point, reach: float) -> None:
    """A storm: a cloud with a flash."""
    x, y = at
    for dx, dy, size in ((-0.5, 0.0, 0.45), (0.45, 0.05, 0.4), (0.0, -0.3, 0.55)):
        ink.disc((x + dx * reach, y + dy * reach), size * reach, look.CLOUD)
    ink.box((x - reach * 0.75, y, x + reach * 0.75, y + reach * 0.42), look.CLOUD, round_=reach * 0.2)
    ink.polygon(
        [
            (x + reach * 0.1, y - reach * 0.2),
            (x - reach * 0.35, y + reach * 0.5),
            (x - reach * 0.02, y + reach * 0.45),
            (x - reach * 0.2, y + reach),
            (x + reach * 0.4, y + reach * 0.25),
            (x + reach * 0.05, y + reach * 0.28),
        ],
        look.FLASH,
        look.INK,
        reach * 0.07,
    )
