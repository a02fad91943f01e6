"""Where the tokens of a scene stand on the chart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.boards.kit import Box, Point
from bot.boards.marauders.chart import PLACES, gate
from bot.boards.marauders.ground import room
from bot.boards.marauders.islands import name_box
from bot.boards.marauders.scene import Captain, Scene, Ship
from bot.boards.marauders.tokens import Plate, Sail, Token, size
from bot.boards.rooms import Rows, Size, centre
from rules.marauders.pack import Zone

_GAP = 4
_SHORE = 3
_SCALES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)


class Fit(NamedTuple):
    """How tokens are made to fit: their scale, whether they may stand around a zone's name, and whether names are short."""

    scale: float
    around: bool
    short: bool

    @property
    def loss(self) -> float:
        """How much harder it is to read than at full size."""
        return 4 * (1 - self.scale) ** 2 + 0.1 * self.around + 0.15 * self.short


FITS = sorted(
    (Fit(scale, around, short) for scale in _SCALES for around in (False, True) for short in (False, True)),
    key=lambda fit: fit.loss,
)
"""From the most legible to the least: the first that fits is taken."""


class Standing(NamedTuple):
    """A token in its place. `who` is a ship's key, a seat, or empty for what no arrow leads to."""

    who: str
    token: Token
    scale: float
    box: Box

    @property
    def middle(self) -> Point:
        """The centre of its box."""
        return ((self.box[0] + self.box[2]) / 2, (self.box[1] + self.box[3]) / 2)


class Crowd(NamedTuple):
    """Who is in a zone, as (who, token): in port, and at sea."""

    port: tuple[tuple[str, Token], ...]
    sea: tuple[tuple[str, Token], ...]


def standing(scene: Scene) -> tuple[Standing, ...]:
    """A place for every token: none touches another, a name or a letter."""
    return tuple(each for zone in scene.zones for each in placed(zone, _crowd(scene, zone)))


def _crowd(scene: Scene, zone: Zone) -> Crowd:
    captains = [each for each in scene.captains if each.zone == zone.key]
    ships: list[tuple[str, Token]] = [(each.key, _sail(each)) for each in scene.ships if each.zone == zone.key]
    ships += [("", Sail(ship, lost=True)) for ship, where in scene.lost if where == zone.key]
    port = [(each.seat, _plate(each)) for each in captains if each.at == "port"]
    sea = [(each.seat, _plate(each)) for each in captains if each.at == "sea"]
    return Crowd(tuple(port), (*_as_they_came(scene, zone, ships), *sea))


def _sail(ship: Ship) -> Sail:
    return Sail(ship.key, man_o_war=ship.man_o_war, moved=ship.new, fights=ship.fights)


def _plate(captain: Captain) -> Plate:
    return Plate(captain.handle, captain.short, captain.at == "port", captain.mark, captain.new)


def _as_they_came(scene: Scene, zone: Zone, ships: list[tuple[str, Token]]) -> list[tuple[str, Token]]:
    """The ships from left to right: those that came from the west first, those from the east last."""
    x, _ = centre(PLACES[zone.key].outline)
    came = {move.who: gate(move.from_, move.to)[0] - x for move in scene.moves if move.to == zone.key}
    return sorted(ships, key=lambda each: came.get(each[0], 0.0))


@lru_cache(maxsize=1024)
def placed(zone: Zone, crowd: Crowd) -> tuple[Standing, ...]:
    """The tokens of a zone, as large as they can be there."""
    for fit in FITS:
        everyone = [(who, _shortened(token) if fit.short else token) for who, token in (*crowd.port, *crowd.sea)]
        boxes = _boxes(zone, [size(token, fit.scale) for _, token in everyone], len(crowd.port), fit)
        if boxes is not None:
            pairs = zip(everyone, boxes, strict=True)
            return tuple(Standing(who, token, fit.scale, box) for (who, token), box in pairs)
    return placed(zone, _thinned(crowd))


def _shortened(token: Token) -> Token:
    return token._replace(name=token.short) if isinstance(token, Plate) else token


def _boxes(zone: Zone, sizes: Sequence[Size], moored: int, fit: Fit) -> list[Box] | None:
    """The first `moored` sizes right below the name, where the port is, the others in the open."""
    space, below, gap = room(zone), name_box(zone)[3] + _SHORE, _GAP * fit.scale
    port = Rows(gap).fill(space, sizes[:moored], below)
    if port is None or (port and port[0][1] > below + _SHORE):
        return None
    rest, top = space.without(port), port[-1][3] + gap if port else below
    sea = Rows(gap, fit.around).centred(rest, sizes[moored:], rest.top if fit.around else top)
    return None if sea is None else [*port, *sea]


def _thinned(crowd: Crowd) -> Crowd:
    """One captain less, counted on a last plate instead: only where more seats meet than the game has."""
    port, sea = list(crowd.port), list(crowd.sea)
    group = port if len(port) > len(sea) else sea
    who, last = group.pop()
    more = int(last.name[1:]) if isinstance(last, Plate) and not who else 1
    group[-1] = ("", Plate(f"+{more + 1}", f"+{more + 1}", port=group is port))
    return Crowd(tuple(port), tuple(sea))
