"""Any board of Merchants & Marauders, for properties: few zones, bounties and gold, so that ties and meetings come often."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from rules.marauders.house import SWITCHES
from rules.marauders.keys import NATIONS, PIRATES, SHIPS, ShipKey
from rules.marauders.state import Sea
from tests.rules.marauders_tables import CaptainGiven, ShipGiven, board, shipped_pack

PACK = shipped_pack()
EXAMPLES = int(os.environ.get("PROPERTY_EXAMPLES", "200"))
CHECKS = settings(
    deadline=None,
    derandomize="PROPERTY_EXAMPLES" not in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
"""The same examples in every ordinary run; others whenever their number is told."""
many = settings(CHECKS, max_examples=EXAMPLES)
some = settings(CHECKS, max_examples=max(EXAMPLES // 10, 10))
CARDS: dict[str, list[str]] = {
    key: [card.key for card in PACK.cards if card.captain and card.captain.ship == key] for key in SHIPS
}


def zones_around(centre: str) -> st.SearchStrategy[str]:
    """Mostly the zone and its neighbours, so that ships and captains meet."""
    near = (centre, centre, *PACK.zone(centre).neighbours)
    return st.sampled_from(near) | st.sampled_from([zone.key for zone in PACK.zones])


@st.composite
def captains_given(draw: st.DrawFn, zone: st.SearchStrategy[str]) -> CaptainGiven:
    """A captain somewhere, with few bounties and little gold, so that ties come often."""
    where = draw(zone)
    at = draw(st.sampled_from(("sea", "port"))) if PACK.zone(where).port else "sea"
    counts = {letter: draw(st.sampled_from((0, 0, 0, 1, 2))) for letter in "DEFS"} if draw(st.booleans()) else {}
    return CaptainGiven(
        at=f"{where}/{at}",
        nation=draw(st.sampled_from(NATIONS)),
        bounties="".join(f"{letter}{count}" for letter, count in counts.items() if count),
        gold=draw(st.none() | st.integers(0, 2)),
        cargo=draw(st.none() | st.integers(0, 1)),
        stale=draw(st.booleans()),
    )


@st.composite
def boards(draw: st.DrawFn, most_captains: int = 4) -> Sea:
    """A whole table: captains, ships with their stacks, war and house rules."""
    zone = zones_around(draw(st.sampled_from([zone.key for zone in PACK.zones])))
    captains = draw(st.lists(captains_given(zone), min_size=1, max_size=most_captains))
    ships: dict[str, ShipGiven] = {}
    for key in draw(st.sets(st.sampled_from(SHIPS), min_size=1)):
        stack = draw(st.permutations(CARDS[key]))[: draw(st.integers(1, 3))]
        ships[key] = ShipGiven(at=draw(zone), stack=stack, man_o_war=key in NATIONS and draw(st.booleans()))
    war = draw(
        st.sets(st.sampled_from([f"{one} {other}" for one in NATIONS for other in NATIONS if one < other]), max_size=2)
    )
    house = {switch.key: draw(st.sampled_from(switch.values)) for switch in SWITCHES}
    given_captains = {f"s{number}": each for number, each in enumerate(captains, 1)}
    return board(PACK, ships, given_captains, house=house, war=sorted(war))


@st.composite
def boards_and_ships(draw: st.DrawFn, most_captains: int = 4) -> tuple[Sea, ShipKey]:
    """A table, and one of its ships that is on the board."""
    sea = draw(boards(most_captains))
    return sea, draw(st.sampled_from([ship.key for ship in sea.ships if ship.zone]))


@st.composite
def hunting_grounds(draw: st.DrawFn, hunters: tuple[ShipKey, ...] = SHIPS) -> tuple[Sea, ShipKey]:
    """A ship with two or three captains in reach, most of them prey, and alike: every criterion comes to decide."""
    zone = PACK.zone(draw(st.sampled_from([zone.key for zone in PACK.zones])))
    key = draw(st.sampled_from(hunters))
    wanted = (
        st.just("")
        if key in PIRATES
        else st.sampled_from(("", "D1", "E1", "D1E1", "D2", "E1F1", "E2", "D1E1F1", "D1E2"))
    )
    captains = {
        f"s{number}": CaptainGiven(
            at=f"{draw(st.sampled_from((zone.key, *zone.neighbours[:2])))}/sea",
            nation=draw(st.sampled_from(("dutch", "english"))),
            bounties=draw(wanted),
            gold=draw(st.sampled_from((None, 0, 1, 2))),
            cargo=draw(st.sampled_from((None, 0, 1))),
        )
        for number in range(1, draw(st.integers(2, 3)) + 1)
    }
    house = {switch.key: draw(st.sampled_from(switch.values)) for switch in SWITCHES}
    ships = {key: ShipGiven(at=zone.key, stack=CARDS[key])}
    return board(
        PACK, ships, captains, house=house, war=draw(st.sampled_from(((), ("dutch french",), ("english spanish",))))
    ), key
