"""Finding what was meant by a typed name."""

from __future__ import annotations

import pytest

from rules import names
from rules.contract import RuleError
from rules.marauders import called
from rules.marauders.pack import Zone
from tests.rules.sea import PACK

ZONES = [(zone.key, zone.name) for zone in PACK.zones]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("curaçao", "curacao"),
        ("CURACAO", "curacao"),
        ("petit goave", "petit-goave"),
        ("Petite Goâve", "petit-goave"),
        ("the Caribbean Sea", "caribbean-sea"),
        ("caribbeansea", "caribbean-sea"),
        ("saint john", "st-john"),
        ("St John", "st-john"),
        ("Saint-Maarten", "st-maarten"),
        ("sint maarten", "st-maarten"),
        ("bassé terré", "basse-terre"),
        ("port-royal", "port-royal"),
        ("Old  Providence ", "old-providence"),
        ("nasau", "nassau"),
        ("nassauu", "nassau"),
        ("habana", "havana"),
        ("totruga", "tortuga"),
        ("providence", "old-providence"),
        ("Caribbean", "caribbean-sea"),
        ("Royal", "port-royal"),
        ("GOÂVE", "petit-goave"),
        ("maarten", "st-maarten"),
        ("juan", "san-juan"),
    ],
)
def test_a_zone_is_found(typed: str, meant: str) -> None:
    assert names.find(typed, ZONES, "unknown-zone", "zones") == meant


@pytest.mark.parametrize("zone", PACK.zones, ids=lambda zone: zone.key)
def test_every_zone_is_found_by_its_key_and_its_name(zone: Zone) -> None:
    assert names.match(zone.key, ZONES) == names.match(zone.name, ZONES) == zone.key


def test_two_slips_are_not_forgiven() -> None:
    with pytest.raises(RuleError) as caught:
        names.find("tortgua isle", ZONES, "unknown-zone", "zones")
    assert caught.value.code == "unknown-zone"
    assert caught.value.facts["text"] == "tortgua isle"
    assert caught.value.facts["zones"] == names.nearest("tortgua isle", ZONES)


def test_the_nearest_come_by_containing_then_by_distance() -> None:
    assert names.nearest("caribbean", ZONES)[0] == "caribbean-sea"
    assert names.nearest("royal", ZONES)[0] == "port-royal"
    assert names.nearest("barbados town", ZONES, limit=2) == names.nearest("barbados town", ZONES)[:2]
    assert len(names.nearest("xyz", ZONES)) == 3


@pytest.mark.parametrize("typed", ["sea", "old", "providenc", "roya", "terre basse", "town"])
def test_a_part_of_a_name_is_not_a_word_of_it(typed: str) -> None:
    assert names.match(typed, ZONES) is None


def test_a_word_of_several_names_is_not_decided() -> None:
    pairs = [("one", "Pirate Sloop"), ("two", "Pirate Frigate"), ("three", "Dead calm")]
    assert names.match("pirate", pairs) is None
    assert names.match("frigate", pairs) == "two"
    assert names.meant("pirate", pairs) == ("one", "two")


def test_a_whole_name_and_a_slip_of_one_win_over_a_word_of_a_longer() -> None:
    assert names.match("Royal", [("a", "Port Royal"), ("b", "Royal")]) == "b"
    assert names.match("Royal", [("a", "Port Royal"), ("b", "Royale")]) == "b"


def test_a_slip_between_two_names_is_not_decided() -> None:
    pairs = [("a", "Barlow"), ("b", "Harlow")]
    assert names.match("Marlow", pairs) is None
    assert names.match("harlow", pairs) == "b"


def test_an_exact_name_wins_over_a_slip() -> None:
    assert names.match("Harlow", [("a", "Harlow"), ("b", "Barlow")]) == "a"


def test_a_key_wins_over_the_same_name_of_another() -> None:
    assert names.match("calm", [("calm", "Dead calm"), ("other", "Calm")]) == "calm"


def test_a_name_of_several_keys_is_not_decided() -> None:
    with pytest.raises(RuleError) as caught:
        names.find(
            "Dutch Naval Ship", [("one", "Dutch Naval Ship"), ("two", "Dutch Naval Ship")], "unknown-card", "cards"
        )
    assert caught.value.facts["cards"] == ("one", "two")


@pytest.mark.parametrize(("typed", "meant"), [("Ann", "ann"), ("An", None), ("Anna", None), ("Ben", None)])
def test_short_names_need_an_exact_match(typed: str, meant: str | None) -> None:
    assert names.match(typed, [("ann", "Ann"), ("bo", "Bo")]) == meant


@pytest.mark.parametrize("typed", ["one", "non", "nun", "nonsense"])
def test_three_letters_are_no_slip_of_a_word_of_four(typed: str) -> None:
    """What is no value of a house rule is not taken for one that it is like."""
    assert names.match(typed, [("none", "none"), ("bounty", "bounty")]) is None


def test_without_letters_nothing_is_found() -> None:
    assert names.match("?!", ZONES) is None
    assert names.match("", ZONES) is None
    assert names.match("🦊", [("fire", "🔥")]) is None
    assert names.match("!", [("one", "?"), ("two", "Two")]) is None


def test_a_very_long_text_is_cut() -> None:
    with pytest.raises(RuleError) as caught:
        names.find("x" * 6000, ZONES, "unknown-zone", "zones")
    assert caught.value.facts["text"] == "x" * 100


def test_without_a_fact_only_the_text_is_said() -> None:
    with pytest.raises(RuleError) as caught:
        called.nation("portuguese")
    assert (caught.value.code, caught.value.facts) == ("unknown-nation", {"text": "portuguese"})


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("sloop", "sloop", True),
        ("slop", "sloop", True),
        ("sloops", "sloop", True),
        ("sloep", "sloop", True),
        ("solop", "sloop", True),
        ("slo", "sloop", False),
        ("pools", "sloop", False),
        ("", "a", True),
        ("ab", "ba", True),
        ("abc", "cba", False),
    ],
)
def test_a_slip_is_one_letter_or_a_swap(one: str, other: str, near: bool) -> None:
    assert names.slip(one, other) is near
    assert names.slip(other, one) is near
