"""Our own schematic chart of the Caribbean: where the zones of the map lie in the picture."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bot.boards.kit import Box, Point
from bot.boards.rooms import centre, shared

WIDTH, HEIGHT = 1080, 1000
"""Three pixels for each of the 360 points that a phone shows it in."""
FRAME: Box = (22, 22, 1058, 938)
LEGEND: Box = (22, 953, 1058, 995)
LINE = int(LEGEND[3] - LEGEND[1])
"""How much higher the picture is for a second line of the legend."""
FIGHT = (1036, 338)
"""How large a battle is shown, below the legend."""
MARGIN = 11
"""Above and below it."""

# Where borders meet, named by the zones around.
_NW, _NE, _SE, _SW = (22, 22), (1058, 22), (1058, 938), (22, 938)
_NAS_TOR = (392, 22)
_TOR_SD = (420, 22)
_SD_SJ = (578, 22)
_SJ_SM = (728, 22)
_SM_JOHN = (916, 22)
_JOHN_BRI = (1058, 355)
_BRI_TRI = (1058, 727)
_TRI_CAR = (850, 938)
_CAR_CUR = (640, 938)
_CUR_CART = (432, 938)
_CART_OP = (248, 938)
_OP_PR = (22, 660)
_PR_HAV = (22, 450)
_HAV_NAS = (22, 184)
_NAS_HAV_TOR = (246, 202)
_HAV_TOR_PR = (230, 424)
_TOR_PR_PG = (262, 432)
_TOR_PG_SD = (430, 384)
_PG_SD_CS = (452, 457)
_SD_SJ_CS = (604, 380)
_SJ_CS_BT = (672, 433)
_SJ_SM_BT = (750, 345)
_SM_JOHN_BT = (868, 343)
_JOHN_BT_BRI = (876, 390)
_BT_BRI_TRI = (846, 664)
_CAR_BT_TRI = (790, 684)
_CS_CAR_BT = (676, 626)
_CS_CUR_CAR = (636, 679)
_CS_CART_CUR = (484, 689)
_PG_CS_CART = (446, 654)
_PR_PG_CART = (226, 676)
_PR_OP_CART = (208, 714)


class Place(NamedTuple):
    """A zone's outline, clockwise, and the middle of its name."""

    outline: tuple[Point, ...]
    name: Point


PLACES: dict[str, Place] = {
    "nassau": Place((_NW, _NAS_TOR, _NAS_HAV_TOR, _HAV_NAS), (112, 58)),
    "havana": Place((_HAV_NAS, _NAS_HAV_TOR, _HAV_TOR_PR, _PR_HAV), (140, 228)),
    "tortuga": Place((_NAS_TOR, _TOR_SD, _TOR_PG_SD, _TOR_PR_PG, _HAV_TOR_PR, _NAS_HAV_TOR), (335, 196)),
    "port-royal": Place((_PR_HAV, _HAV_TOR_PR, _TOR_PR_PG, _PR_PG_CART, _PR_OP_CART, _OP_PR), (122, 500)),
    "old-providence": Place((_OP_PR, _PR_OP_CART, _CART_OP, _SW), (114, 754)),
    "petit-goave": Place((_TOR_PR_PG, _TOR_PG_SD, _PG_SD_CS, _PG_CS_CART, _PR_PG_CART), (349, 476)),
    "cartagena": Place((_PR_OP_CART, _PR_PG_CART, _PG_CS_CART, _CS_CART_CUR, _CUR_CART, _CART_OP), (338, 728)),
    "santo-domingo": Place((_TOR_SD, _SD_SJ, _SD_SJ_CS, _PG_SD_CS, _TOR_PG_SD), (500, 70)),
    "caribbean-sea": Place(
        (_PG_SD_CS, _SD_SJ_CS, _SJ_CS_BT, _CS_CAR_BT, _CS_CUR_CAR, _CS_CART_CUR, _PG_CS_CART), (517, 484)
    ),
    "curacao": Place((_CS_CART_CUR, _CS_CUR_CAR, _CAR_CUR, _CUR_CART), (556, 738)),
    "san-juan": Place((_SD_SJ, _SJ_SM, _SJ_SM_BT, _SJ_CS_BT, _SD_SJ_CS), (656, 58)),
    "caracas": Place((_CS_CAR_BT, _CAR_BT_TRI, _TRI_CAR, _CAR_CUR, _CS_CUR_CAR), (718, 732)),
    "st-maarten": Place((_SJ_SM, _SM_JOHN, _SM_JOHN_BT, _SJ_SM_BT), (821, 58)),
    "basse-terre": Place(
        (_SJ_SM_BT, _SM_JOHN_BT, _JOHN_BT_BRI, _BT_BRI_TRI, _CAR_BT_TRI, _CS_CAR_BT, _SJ_CS_BT), (776, 447)
    ),
    "st-john": Place((_SM_JOHN, _NE, _JOHN_BRI, _JOHN_BT_BRI, _SM_JOHN_BT), (987, 58)),
    "bridgetown": Place((_JOHN_BT_BRI, _JOHN_BRI, _BRI_TRI, _BT_BRI_TRI), (962, 460)),
    "trinidad": Place((_CAR_BT_TRI, _BT_BRI_TRI, _BRI_TRI, _SE, _TRI_CAR), (896, 744)),
}


LETTERS: dict[frozenset[str], float] = {
    frozenset(("havana", "nassau")): 0.15,
    frozenset(("santo-domingo", "tortuga")): 0.64,
}
"""How far along a border, from its left or upper end, its letters stand where the middle is needed for a name."""


@cache
def borders() -> dict[frozenset[str], tuple[Point, Point]]:
    """The line between each two zones that touch, by their keys."""
    return shared({key: place.outline for key, place in PLACES.items()})


def gate(from_: str, to: str) -> Point:
    """Where one goes from a zone to another: the middle of their border, or of the zone that is left when there is none."""
    line = borders().get(frozenset((from_, to)))
    if line is None:
        return centre(PLACES[from_].outline)
    (ax, ay), (bx, by) = line
    return ((ax + bx) / 2, (ay + by) / 2)
