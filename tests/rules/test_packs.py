"""Packs: the Caribbean is sound, and an unsound pack is told everything that is wrong with it."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rules.marauders import PackError, Problem, load, read_pack
from rules.marauders.keys import NATIONS, SHIPS
from rules.marauders.pack import ROSE, Letter
from tests.rules.sea import PACK

TEXT = (Path(__file__).parents[2] / "rules/marauders/packs/caribbean.toml").read_text("utf-8")


def opposite(letter: Letter) -> Letter:
    return ROSE[(ROSE.index(letter) + 4) % 8]


def problems(**changed: object) -> list[tuple[str, str, str]]:
    """The problems of the Caribbean with some places changed: `problems(**{"cards.3.title": 7})`; None takes a place out."""
    raw: Any = copy.deepcopy(tomllib.loads(TEXT))
    for place, value in changed.items():
        *way, last = [int(step) if step.isdigit() else step for step in place.split(".")]
        table = raw
        for step in way:
            table = table[step]
        if value is None:
            del table[last]
        else:
            table[last] = value
    with pytest.raises(PackError) as caught:
        read_pack(raw)
    return [(problem.place, problem.found, problem.expected) for problem in caught.value.problems]


def test_the_map_has_17_zones_34_borders_and_16_ports() -> None:
    assert len(PACK.zones) == 17
    assert sum(len(zone.exits) for zone in PACK.zones) == 2 * 34
    ports = [zone.port for zone in PACK.zones if zone.port is not None]
    assert {nation: ports.count(nation) for nation in NATIONS} == {"spanish": 6, "english": 5, "french": 3, "dutch": 2}


def test_borders_are_the_same_from_both_sides() -> None:
    for zone in PACK.zones:
        assert len({way.letter for way in zone.exits}) == len(zone.exits)
        for way in zone.exits:
            assert PACK.zone(way.zone).beyond(opposite(way.letter)) == zone.key


def test_exits_lie_clockwise_from_north() -> None:
    for zone in PACK.zones:
        assert [way.letter for way in zone.exits] == [letter for letter in ROSE if zone.beyond(letter)]


def test_the_sample_deck_is_a_whole_one_and_says_so() -> None:
    captains = [card.captain for card in PACK.cards if card.captain is not None]
    icons = [card for card in PACK.cards if card.captain is None]
    assert PACK.sample
    assert "INVENTED SAMPLES" in TEXT
    assert (len(captains), len(icons)) == (18, 16)
    assert {key: sum(captain.ship == key for captain in captains) for key in SHIPS} == dict.fromkeys(SHIPS, 3)
    assert all(len(card.icons) == 3 for card in icons)
    assert {letter for card in icons for letter in (icon.letter for icon in card.icons)} == {"N", "E", "S", "W"}


def test_a_sample_navy_comes_from_a_port_of_its_nation() -> None:
    for card in PACK.cards:
        if card.captain is not None:
            port = PACK.zone(card.captain.zone).port
            assert port is not None
            assert card.captain.ship in ("sloop", "frigate", port)


def test_ship_classes_are_those_of_the_game() -> None:
    tracks = {
        each.key: (each.hull, each.masts, each.cargo, each.crew, each.cannons, each.maneuverability)
        for each in PACK.classes
    }
    assert tracks == {
        "sloop": (2, 2, 2, 2, 1, 4),
        "flute": (3, 3, 4, 1, 1, 2),
        "frigate": (3, 3, 3, 3, 3, 3),
        "galleon": (4, 4, 5, 4, 4, 1),
        "man-o-war": (5, 5, 3, 5, 5, 2),
    }


@pytest.mark.parametrize(
    ("place", "value", "problem"),
    [
        ("key", "The Caribbean", ("key", "The Caribbean", "kebab-case")),
        ("title", None, ("title", "", "text")),
        ("title", 7, ("title", "7", "text")),
        ("title", "\u200b\u202e", ("title", "\u200b\u202e", "text")),
        ("sample", "yes", ("sample", "yes", "true-or-false")),
        ("assumed-scouting", 10, ("assumed-scouting", "10", "number 1-9")),
        ("author", "me", ("author", "author", "one-of key title sample assumed-scouting zones classes cards")),
        ("cards", "none", ("cards", "none", "list-of-tables")),
        ("cards.3", "a card", ("cards[3]", "a card", "table")),
        ("cards.3.captain.scouting", 0, ("cards[3].captain.scouting", "0", "number 1-9")),
        ("cards.3.captain.scouting", True, ("cards[3].captain.scouting", "True", "number 1-9")),
        ("cards.3.captain.leadership", "two", ("cards[3].captain.leadership", "two", "number 1-9")),
        ("cards.3.captain.scouting", None, ("cards[3].captain.scouting", "", "number 1-9")),
        ("cards.3.captain.ship", "brig", ("cards[3].captain.ship", "brig", f"one-of {' '.join(SHIPS)}")),
        ("cards.3.captain.zone", "atlantis", ("cards[3].captain.zone", "atlantis", "zone-of-the-map")),
        ("cards.3.captain", 5, ("cards[3].captain", "5", "table")),
        ("cards.3.key", "joost-wijnkoper", ("cards[3].key", "joost-wijnkoper", "unique")),
        ("cards.20.icons.1", "french up", ("cards[20].icons[1]", "french up", "ship-and-letter")),
        ("cards.20.icons", ["french N"], ("cards[20].icons", "1", "list-of 3")),
        ("cards.20.icon", [], ("cards[20].icon", "icon", "one-of key title icons captain text effect extra")),
        ("cards.20.effect", "storm", ("cards[20].effect", "storm", "one-of war peace draw-more")),
        ("cards.20.effect", "draw-more", ("cards[20].extra", "", "number 1-5")),
        ("cards.20.extra", 2, ("cards[20].extra", "2", "only-beside-draw-more")),
        ("cards.33.extra", 6, ("cards[33].extra", "6", "number 1-5")),
        ("zones.0.port", "danish", ("zones[0].port", "danish", f"one-of {' '.join(NATIONS)}")),
        ("zones.0.name", "Havana", ("zones[1].name", "havana", "unique")),
        ("zones.0.exits.UP", "havana", ("zones[0].exits.UP", "UP", f"one-of {' '.join(ROSE)}")),
        ("zones.0.exits.N", "atlantis", ("zones[0].exits.N", "atlantis", "another-zone")),
        ("zones.0.exits.N", "nassau", ("zones[0].exits.N", "nassau", "another-zone")),
        ("zones.0.exits.N", "trinidad", ("zones[0].exits.N", "trinidad", "border-back S nassau")),
        ("zones.0.exits.SE", None, ("zones[2].exits.NW", "nassau", "border-back SE tortuga")),
        ("classes.0.hull", -1, ("classes[0].hull", "-1", "number 1-9")),
        ("classes.0.key", "flute", ("classes[1].key", "flute", "unique")),
    ],
)
def test_a_problem_has_its_place_what_is_there_and_what_was_expected(
    place: str, value: object, problem: tuple[str, str, str]
) -> None:
    assert problems(**{place: value}) == [problem]


def test_every_problem_is_told_at_once() -> None:
    found = problems(
        **{"title": "", "cards.0.captain.scouting": 99, "cards.20.icons.0": "sloop", "zones.16.exits.S": "nassau"}
    )
    assert [place for place, _, _ in found] == [
        "title",
        "cards[0].captain.scouting",
        "cards[20].icons[0]",
        "zones[16].exits.S",
    ]


def test_at_most_fifty_problems_are_told() -> None:
    with pytest.raises(PackError) as caught:
        read_pack({"cards": [{"key": ""}] * 100})
    assert len(caught.value.problems) == 50


def test_a_hostile_pack_is_read_in_time() -> None:
    """As many tables as fit into an upload: reading takes time in proportion."""
    text = 'key = "k"\ntitle = "t"\nsample = true\n' + "[[zones]]\n" * 20_000
    with pytest.raises(PackError) as caught:
        load(text)
    assert len(caught.value.problems) == 50


def test_an_empty_pack_lacks_everything() -> None:
    with pytest.raises(PackError) as caught:
        read_pack({})
    assert caught.value.problems == (
        Problem("key", "", "kebab-case"),
        Problem("title", "", "text"),
        Problem("sample", "", "true-or-false"),
        Problem("zones", "", "list-of-tables"),
    )


def test_a_zone_without_borders_is_told() -> None:
    with pytest.raises(PackError) as caught:
        load('key = "one"\ntitle = "One"\nsample = true\nzones = [{ key = "a", name = "A", exits = {} }]')
    assert caught.value.problems == (Problem("zones[0].exits", "", "border"),)


def test_a_pack_may_have_no_cards_at_all() -> None:
    zones = [
        {"key": "a", "name": "A", "port": "dutch", "exits": {"N": "b"}},
        {"key": "b", "name": "B", "exits": {"S": "a"}},
    ]
    pack = read_pack({"key": "small", "title": "Small", "sample": False, "zones": zones})
    assert (pack.cards, pack.assumed_scouting, pack.zone("b").port) == ((), 2, None)


def test_the_sample_cards_have_no_text_that_could_be_taken_for_a_rule() -> None:
    assert {card.text for card in load(TEXT).cards} == {""}


def test_the_text_of_a_tables_own_card_is_kept() -> None:
    worded = TEXT.replace('title = "Dead calm"', 'title = "Dead calm"\ntext = "No ship moves."')
    assert [card.text for card in load(worded).cards if card.text] == ["No ship moves."]


def test_what_is_no_toml_is_said_by_the_parser() -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        load("key = ")
