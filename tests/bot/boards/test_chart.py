"""The chart itself: every zone and border of the map, its letters and its flags."""

from __future__ import annotations

from itertools import combinations
from math import atan2, degrees

import msgspec
import pytest
from PIL import ImageChops

from bot.boards.lettering import width
from bot.boards.marauders import look
from bot.boards.marauders.chart import FRAME, PLACES, borders
from bot.boards.marauders.ground import LETTER_SIZE, charted, letter_at, room
from bot.boards.marauders.islands import name_box
from bot.boards.rooms import Room, apart, centre, inset, ring
from rules.marauders.pack import ROSE, Exit, Zone
from tests.bot.boards.scenes import ZONES

EXITS = [(zone, way) for zone in ZONES for way in zone.exits]


def test_every_zone_of_the_map_has_its_place() -> None:
    assert set(PLACES) == {zone.key for zone in ZONES}


def test_every_border_of_the_map_is_one_line_and_there_are_no_others() -> None:
    assert set(borders()) == {frozenset((zone.key, way.zone)) for zone, way in EXITS}
    assert len(borders()) == 34


def test_zones_are_convex_and_fill_the_frame_without_overlap() -> None:
    area = 0.0
    for place in PLACES.values():
        points = place.outline
        corners = zip(points, points[1:] + points[:1], points[2:] + points[:2], strict=True)
        assert all((bx - ax) * (cy - by) > (by - ay) * (cx - bx) for (ax, ay), (bx, by), (cx, cy) in corners)
        area += sum(ax * by - bx * ay for (ax, ay), (bx, by) in ring(points)) / 2
    assert area == (FRAME[2] - FRAME[0]) * (FRAME[3] - FRAME[1])


def test_neighbouring_seas_have_different_colours() -> None:
    assert all(look.SEA_OF[one] != look.SEA_OF[other] for one, other in map(tuple, borders()))


@pytest.mark.parametrize(("zone", "way"), EXITS, ids=lambda each: getattr(each, "key", getattr(each, "letter", "")))
def test_a_letter_stands_in_its_zone_roughly_where_it_points(zone: Zone, way: Exit) -> None:
    x, y = letter_at(zone.key, way.zone)
    wide = width(way.letter, LETTER_SIZE) / 2
    assert Room(PLACES[zone.key].outline).holds((x - wide, y - 7, x + wide, y + 7))
    (ax, ay), (bx, by) = borders()[frozenset((zone.key, way.zone))]
    cx, cy = centre(PLACES[zone.key].outline)
    points = degrees(atan2((ax + bx) / 2 - cx, cy - (ay + by) / 2))
    off = (points - 45 * ROSE.index(way.letter) + 180) % 360 - 180
    assert abs(off) < 80


def test_letters_and_names_do_not_touch() -> None:
    for zone in ZONES:
        boxes = room(zone).taken
        assert len(boxes) == len(zone.exits) + 1
        assert all(apart(one, other) for one, other in combinations(boxes, 2)), zone.key
        assert Room(inset(PLACES[zone.key].outline, 1)).holds(name_box(zone)), zone.key


def changed(zone: str, **fields: object) -> tuple[Zone, ...]:
    """The map with one zone changed."""
    return tuple(msgspec.structs.replace(each, **fields) if each.key == zone else each for each in ZONES)


def test_letters_are_the_packs() -> None:
    havana = next(zone for zone in ZONES if zone.key == "havana")
    south = Exit("SE", "port-royal")
    other = charted(changed("havana", exits=(*havana.exits[:-1], south)))
    box = ImageChops.difference(charted(ZONES).image, other.image).getbbox()
    x, y = letter_at("havana", "port-royal")
    assert box is not None
    assert x - 16 < box[0] < box[2] < x + 16
    assert y - 12 < box[1] < box[3] < y + 12


def test_flags_are_the_ports_nations() -> None:
    other = charted(changed("curacao", port="french"))
    box = ImageChops.difference(charted(ZONES).image, other.image).getbbox()
    name = name_box(next(zone for zone in ZONES if zone.key == "curacao"))
    assert box is not None
    assert not apart((float(box[0]), float(box[1]), float(box[2]), float(box[3])), name)
    assert box[2] - box[0] <= 30


def test_a_map_that_the_chart_does_not_know_is_refused() -> None:
    with pytest.raises(KeyError):
        charted((*ZONES, Zone(key="gulf-city", name="Gulf City", exits=())))


def test_the_chart_is_drawn_once() -> None:
    assert charted(ZONES) is charted(tuple(ZONES))
