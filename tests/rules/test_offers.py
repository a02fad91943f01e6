"""What is offered while somebody types."""

from __future__ import annotations

from rules.contract import Offer
from rules.marauders.state import Sea
from rules.marauders.switches import SWITCHES
from tests.rules.sea import GAME, PACK, captain, sea, ship, typed

STATE = sea(captain("s1", "nassau"))


def offered(slot: str, state: Sea = STATE, seat: str | None = None, **given: str) -> list[str]:
    return [offer.key for offer in GAME.offers(state, slot, given, seat)]


def test_neighbours_come_first_for_sailing() -> None:
    zones = offered("sail.zone", seat="s1")
    assert zones[:2] == ["tortuga", "havana"]
    assert sorted(zones) == sorted(zone.key for zone in PACK.zones)
    assert offered("odds.zone", seat="s1") == zones


def test_without_a_captain_all_zones_come_in_the_order_of_the_pack() -> None:
    assert offered("sail.zone") == offered("sail.zone", seat="s2") == [zone.key for zone in PACK.zones]


def test_a_home_has_a_port_the_own_nations_first() -> None:
    zones = offered("captain.zone", nation="dutch")
    assert zones[:2] == ["curacao", "st-maarten"]
    assert len(zones) == 16
    assert "caribbean-sea" not in zones
    assert len(offered("captain.zone")) == 16


def test_a_new_captains_home_and_ship_are_offered_like_the_firsts() -> None:
    assert offered("lost.zone", nation="french") == offered("captain.zone", nation="french")
    for slot in ("captain.class", "ship.class", "lost.class"):
        assert offered(slot) == ["sloop", "flute", "frigate", "galleon", "man-o-war"]
    assert Offer("man-o-war", "Man-o-War") in list(GAME.offers(STATE, "ship.class", {}, "s1"))


def test_ships_and_corrections_go_anywhere() -> None:
    for slot in ("correct.zone", "place.zone", "enter.zone"):
        assert len(offered(slot)) == 17


def test_names_are_the_packs() -> None:
    assert Offer("st-maarten", "St. Maarten") in list(GAME.offers(STATE, "place.zone", {}, None))


def test_cards_are_those_of_the_deck() -> None:
    card = next(each.captain for each in PACK.cards if each.captain is not None)
    assert card is not None
    state = sea(ship(card.ship, card.zone, card), discard=("dead-calm",))
    cards = offered("event.card", state)
    assert len(cards) == 32
    assert not {card.key, "dead-calm"} & set(cards)
    assert Offer("jory-pikesworth", "Pirate Sloop: Jory Pikesworth") in list(GAME.offers(state, "event.card", {}, None))


def test_switches_and_their_values() -> None:
    assert offered("rule.switch") == [switch.key for switch in SWITCHES]
    assert offered("rule.value", switch="own-zone-tie") == ["random", "stay"]
    assert offered("rule.value", switch="S5") == ["new-card", "successor"]
    assert offered("rule.value", switch="x") == offered("rule.value") == []


def test_free_text_has_no_offers() -> None:
    assert offered("icons.moves") == offered("enter.name") == []


def test_whatever_is_offered_is_understood() -> None:
    state = sea(captain("s1", "caribbean-sea"))
    for offer in GAME.offers(state, "sail.zone", {}, "s1"):
        assert typed(state, "sail", "s1", zone=offer.key) == typed(state, "sail", "s1", zone=offer.name)
    for offer in GAME.offers(state, "event.card", {}, None):
        assert typed(state, "event", card=offer.key) == typed(state, "event", card=offer.name)
    for offer in GAME.offers(state, "ship.class", {}, "s1"):
        assert typed(state, "ship", "s1", **{"class": offer.key}) == typed(state, "ship", "s1", **{"class": offer.name})
    for switch in GAME.offers(state, "rule.switch", {}, None):
        for value in GAME.offers(state, "rule.value", {"switch": switch.key}, None):
            assert typed(state, "rule", switch=switch.key, value=value.name)
