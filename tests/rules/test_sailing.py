"""Activation (R8) and directional moves (R10)."""

from __future__ import annotations

import itertools

import pytest

from rules.marauders.events import Absent, Moved, Scouted, Stayed
from rules.marauders.pack import ROSE, Letter
from rules.marauders.sailing import by_letter, clockwise
from tests.rules.sea import PACK, after, all_of, captain, moves, one, play, sea, ship

# Where each letter leads from each zone, in the order N NE E SE S SW W NW: worked out by hand from the map of section 3.1.
TABLE = {
    "nassau": "tortuga tortuga tortuga tortuga havana havana tortuga tortuga",
    "havana": "nassau nassau tortuga port-royal port-royal nassau nassau nassau",
    "tortuga": "santo-domingo santo-domingo santo-domingo santo-domingo petit-goave port-royal havana nassau",
    "port-royal": "havana tortuga petit-goave cartagena old-providence havana havana havana",
    "old-providence": "port-royal cartagena cartagena port-royal port-royal port-royal port-royal port-royal",
    "petit-goave": "tortuga santo-domingo santo-domingo caribbean-sea cartagena port-royal port-royal tortuga",
    "cartagena": "petit-goave caribbean-sea curacao old-providence old-providence old-providence old-providence port-royal",
    "santo-domingo": "san-juan san-juan san-juan caribbean-sea caribbean-sea petit-goave petit-goave tortuga",
    "caribbean-sea": "santo-domingo san-juan basse-terre caracas curacao cartagena petit-goave petit-goave",
    "curacao": "caribbean-sea caracas caracas cartagena cartagena cartagena cartagena caribbean-sea",
    "san-juan": "st-maarten st-maarten st-maarten basse-terre caribbean-sea caribbean-sea santo-domingo st-maarten",
    "caracas": "basse-terre basse-terre trinidad curacao curacao curacao curacao caribbean-sea",
    "st-maarten": "st-john st-john st-john basse-terre basse-terre san-juan san-juan st-john",
    "basse-terre": "st-maarten st-john bridgetown trinidad trinidad caracas caribbean-sea san-juan",
    "st-john": "bridgetown bridgetown bridgetown bridgetown bridgetown basse-terre st-maarten bridgetown",
    "bridgetown": "st-john trinidad trinidad trinidad trinidad trinidad basse-terre st-john",
    "trinidad": "basse-terre bridgetown caracas caracas caracas caracas caracas basse-terre",
}


@pytest.mark.parametrize("zone", [zone.key for zone in PACK.zones])
def test_every_letter_leads_over_a_border(zone: str) -> None:
    led = {letter: by_letter(PACK.zone(zone), letter)[0] for letter in ROSE}
    assert led == dict(zip(ROSE, TABLE[zone].split(), strict=True))


@pytest.mark.parametrize("letter", ROSE)
def test_the_compass_is_turned_once_clockwise(letter: Letter) -> None:
    turned = clockwise(letter)
    assert sorted(turned) == sorted(ROSE)
    assert turned[0] == letter
    assert all(ROSE[(ROSE.index(one) + 1) % 8] == other for one, other in itertools.pairwise(turned))


def test_a_printed_letter_is_the_whole_reason() -> None:
    moved = one(play(sea(ship("french", "tortuga")), moves(("french", "S"))), Moved)
    assert (moved.from_, moved.to) == ("tortuga", "petit-goave")
    assert (moved.because.rule, moved.because.mark) == ("marauders.direction.letter", "official")
    assert [each.key for each in moved.because.candidates] == ["S"]
    assert moved.because.chosen == ("S",)


def test_a_scan_names_every_letter_that_has_no_border() -> None:
    moved = one(play(sea(ship("french", "nassau")), moves(("french", "N"))), Moved)
    assert (moved.because.rule, moved.because.mark) == ("marauders.direction.scan", "inferred")
    tried = [(each.key, each.out) for each in moved.because.candidates]
    assert tried == [("N", "no-border"), ("NE", "no-border"), ("E", "no-border"), ("SE", "")]
    assert moved.because.chosen == ("SE",)


def test_icons_are_resolved_in_printed_order_and_absent_ships_skipped() -> None:
    state = sea(ship("sloop", "nassau"), ship("french", "havana"))
    played = play(state, moves(("spanish", "N"), ("sloop", "E"), ("french", "S")))
    assert played.events[0] == Absent("spanish")
    assert [event.ship for event in all_of(played, Moved)] == ["sloop", "french"]
    assert len(played.events) == 3


def test_an_absent_ship_alone_is_said_too() -> None:
    assert play(sea(), moves(("dutch", "N"))).events == (Absent("dutch"),)


def test_a_ship_that_waits_for_the_rounds_end_is_absent() -> None:
    queued = ship("dutch", "nassau").stack
    state = sea(ship("dutch", None, queued=queued))
    assert play(state, moves(("dutch", "N"))).events == (Absent("dutch"),)


def test_two_icons_of_one_ship_move_it_twice() -> None:
    played = play(sea(ship("sloop", "nassau")), moves(("sloop", "SE"), ("sloop", "S")))
    assert [event.to for event in all_of(played, Moved)] == ["tortuga", "petit-goave"]


def test_moving_onto_a_captain_rolls_nothing() -> None:
    state = sea(captain("s1", "tortuga"), ship("sloop", "nassau"))
    played = play(state, moves(("sloop", "N"), ("sloop", "N")))
    assert all_of(played, Scouted) == []
    assert one(played, Moved).to == one(played, Stayed).zone == "tortuga"
    assert played.answers == ()


def test_only_the_ships_of_the_card_move() -> None:
    state = sea(captain("s1", "tortuga"), ship("sloop", "nassau"), ship("frigate", "havana"))
    state = after(state, moves(("frigate", "W")))
    assert state.ship("sloop").zone == "nassau"
    assert state.ship("frigate").zone == "tortuga"
