"""The drawing kit: smooth shapes and words in picture pixels, and pictures made of a fixed ground with sprites on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from math import dist

from PIL import Image, ImageColor, ImageDraw

from bot.boards.lettering import CAP, Face, font, width

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

FINE = 4
"""How many times finer than the picture shapes are drawn before they are made smooth."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board as a PNG, and what it shows in words (at most 1,024 characters)."""

    png: bytes
    alt: str


class Ink:
    """A surface to draw on with smooth edges; all measures are pixels of the finished picture."""

    def __init__(self, size: tuple[int, int], ground: str | None = None, fine: int = FINE, scale: float = 1) -> None:
        """Transparent without a ground colour; `scale` enlarges all measures. Only solid colours may be drawn."""
        self._fine = fine
        self._unit = fine * scale
        mode, colour = ("RGB", ground) if ground else ("RGBA", (0, 0, 0, 0))
        self._image = Image.new(mode, (size[0] * fine, size[1] * fine), colour)
        self._draw = ImageDraw.Draw(self._image)

    def done(self) -> Image.Image:
        """The drawing in the picture's own size."""
        return self._image.reduce(self._fine)

    def _up(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self._unit, y * self._unit) for x, y in points]

    def _wide(self, measure: float) -> int:
        return max(1, round(measure * self._unit))

    def line(self, points: Sequence[Point], colour: str, thick: float) -> None:
        """A line through the points, with round ends and corners."""
        self._draw.line(self._up(points), fill=colour, width=self._wide(thick), joint="curve")
        for end in (points[0], points[-1]):
            self.disc(end, thick / 2, colour)

    def dashes(self, points: Sequence[Point], colour: str, thick: float, on: float, off: float) -> None:
        """A broken line through the points: dashes of a length, gaps of another."""
        for dash in broken(points, on, off):
            self.line(dash, colour, thick)

    def polygon(self, points: Sequence[Point], fill: str | None, edge: str | None = None, thick: float = 0) -> None:
        """A closed shape, its edge centred on its outline."""
        if fill:
            self._draw.polygon(self._up(points), fill=fill)
        if edge:
            self.line([*points, points[0]], edge, thick)

    def box(self, box: Box, fill: str | None, edge: str | None = None, thick: float = 0, round_: float = 0) -> None:
        """A rectangle with round corners, its edge inside."""
        corners = self._up([(box[0], box[1]), (box[2], box[3])])
        flat = (*corners[0], corners[1][0] - 1, corners[1][1] - 1)
        self._draw.rounded_rectangle(flat, round_ * self._unit, fill, edge, self._wide(thick) if edge else 0)

    def disc(self, centre: Point, radius: float, fill: str | None, edge: str | None = None, thick: float = 0) -> None:
        """A circle, its edge inside."""
        (x, y), r = (centre[0] * self._unit, centre[1] * self._unit), radius * self._unit
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill, edge, self._wide(thick) if edge else 0)

    def token(
        self, shapes: Sequence[tuple[Sequence[Point], str]], edge: str, halos: Sequence[tuple[str, float]]
    ) -> None:
        """Filled shapes that are one thing: thin edges of one colour, and common halos around all, the widest first."""
        for halo, thick in halos:
            for shape, _ in shapes:
                self.polygon(shape, halo, halo, thick * 2)
        for shape, fill in shapes:
            self.polygon(shape, fill, edge, 1.5)

    def words(
        self,
        centre: Point,
        text: str,
        size: float,
        colour: str,
        *,
        face: Face = "sans",
        halo: str = "",
        thick: float = 0,
    ) -> None:
        """Words centred on a point by the height of their capitals, with a halo so that they can be read on anything."""
        x = (centre[0] - width(text, size, face) / 2) * self._unit
        y = (centre[1] + size * CAP / 2) * self._unit
        letters = font(face, self._wide(size))
        stroke = self._wide(thick) if halo else 0
        self._draw.text((x, y), text, colour, letters, anchor="ls", stroke_width=stroke, stroke_fill=halo or None)


def broken(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """The dashes of a broken line along the points; a dash goes around the corners."""
    dashes: list[list[Point]] = [[points[0]]]
    drawing, left = True, on
    for start, end in pairwise(points):
        gone, whole = 0.0, dist(start, end)
        while whole - gone > left:
            gone += left
            at = (start[0] + (end[0] - start[0]) * gone / whole, start[1] + (end[1] - start[1]) * gone / whole)
            if drawing:
                dashes[-1].append(at)
            else:
                dashes.append([at])
            drawing, left = not drawing, off if drawing else on
        left -= whole - gone
        if drawing:
            dashes[-1].append(end)
    return [dash for dash in dashes if len(dash) > 1]


def blend(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    pairs = zip(ImageColor.getrgb(one)[:3], ImageColor.getrgb(other)[:3], strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return f"#{red:02x}{green:02x}{blue:02x}"


def palette(grounds: Sequence[str], inks: Sequence[str]) -> Image.Image:
    """At most 256 colours: all given ones, and the steps by which smooth edges of each ink fade into each ground."""
    colours = dict.fromkeys([*grounds, *inks])
    for share in (0.5, 0.25, 0.75):
        colours.update(dict.fromkeys(blend(ground, ink, share) for ink in inks for ground in grounds))
    values = [value for colour in list(colours)[:256] for value in ImageColor.getrgb(colour)[:3]]
    image = Image.new("P", (1, 1))
    image.putpalette(values + values[:3] * (256 - len(values) // 3))
    return image


class Ground:
    """The part of a picture that never changes, drawn once: in full colour to draw on, and reduced to the palette."""

    def __init__(self, image: Image.Image, colours: Image.Image) -> None:
        """Reduces the image to the palette's colours."""
        self.image = image
        self.colours = colours
        self.flat = image.quantize(palette=colours, dither=Image.Dither.NONE)


class Canvas:
    """One picture in the making: sprites on a copy of a ground. Only what was drawn on is reduced to the palette again."""

    def __init__(self, ground: Ground) -> None:
        """Starts with the bare ground."""
        self._ground = ground
        self._image = ground.image.copy()
        self._drawn: list[tuple[int, int, int, int]] = []

    def stamp(self, sprite: Image.Image, left: float, top: float) -> None:
        """Puts a sprite with its upper left corner on the nearest pixel."""
        x, y = round(left), round(top)
        self._image.paste(sprite, (x, y), sprite)
        self._drawn.append((x, y, min(x + sprite.width, self._image.width), min(y + sprite.height, self._image.height)))

    def restore(self, shape: Image.Image, left: int, top: int) -> None:
        """Brings the ground back to the front where a sprite of it is solid."""
        mask = shape.getchannel("A").convert("1", dither=Image.Dither.NONE)
        box = (left, top, left + shape.width, top + shape.height)
        self._image.paste(self._ground.image.crop(box), box, mask)
        self._drawn.append(box)

    def touched(self, box: Box) -> bool:
        """Whether something was drawn in a box so far."""
        return any(box[0] < r and left < box[2] and box[1] < b and top < box[3] for left, top, r, b in self._drawn)

    def png(self) -> bytes:
        """The finished picture: the same bytes for the same sprites on the same version of the library."""
        flat = self._ground.flat.copy()
        for box in self._drawn:
            part = self._image.crop(box).quantize(palette=self._ground.colours, dither=Image.Dither.NONE)
            flat.paste(part, box[:2])
        out = BytesIO()
        flat.save(out, "PNG", compress_level=6)
        return out.getvalue()
