"""Hostility (R7), and whom a ship goes after when all figures are known (R9)."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from rules.contract import Candidate, Draw
from rules.marauders.events import Moved, Stayed
from rules.marauders.hunting import hostile
from rules.marauders.keys import NATIONS, PIRATES, Nation, Where
from rules.marauders.state import Bounties, Captain, Sea
from tests.rules.sea import all_of, captain, house, moves, one, play, sea, ship

WAR: tuple[tuple[Nation, Nation], ...] = (("english", "spanish"),)


@pytest.mark.parametrize("nation", NATIONS)
@pytest.mark.parametrize("wanted_by", NATIONS)
def test_every_navy_is_hostile_to_every_pirate(nation: Nation, wanted_by: Nation) -> None:
    bounties = replace(Bounties(), **{wanted_by: 1})
    pirate = replace(captain("s1", "havana", nation=nation), bounties=bounties)
    assert all(hostile(sea(pirate), navy, pirate) for navy in NATIONS)
    assert not any(hostile(sea(pirate), each, pirate) for each in PIRATES)


@pytest.mark.parametrize("nation", NATIONS)
def test_pirates_are_hostile_to_everybody_without_a_bounty(nation: Nation) -> None:
    honest = captain("s1", "havana", nation=nation)
    assert all(hostile(sea(honest), each, honest) for each in PIRATES)
    assert not any(hostile(sea(honest), navy, honest) for navy in NATIONS)


@pytest.mark.parametrize(("navy", "nation"), list(product(NATIONS, NATIONS)))
def test_war_makes_hostile_between_the_two_nations_alone(navy: Nation, nation: Nation) -> None:
    honest = captain("s1", "havana", nation=nation)
    at_war = {navy, nation} == {"english", "spanish"}
    assert hostile(sea(honest, war=WAR), navy, honest) is at_war


# ------------------------------------------------------------------------------------------------ one captain


@pytest.mark.parametrize("at", ["port", "sea"])
def test_the_example_of_the_rulebook(at: Where) -> None:
    state = sea(captain("s1", "bridgetown", at, english=1), ship("dutch", "basse-terre"))
    moved = one(play(state, moves(("dutch", "N"))), Moved)
    assert (moved.to, moved.because.rule, moved.because.chosen) == ("bridgetown", "marauders.hunt.only", ("s1",))
    assert moved.because.criteria == ("own-bounties", "foreign-bounties", "at-war")
    assert moved.because.candidates == (Candidate("s1", (0, 1, 0)),)


def test_a_ship_stays_with_its_prey() -> None:
    stayed = one(play(sea(captain("s1", "havana"), ship("sloop", "havana")), moves(("sloop", "N"))), Stayed)
    assert (stayed.zone, stayed.because.rule) == ("havana", "marauders.hunt.only")


def test_two_zones_away_is_out_of_reach() -> None:
    state = sea(captain("s1", "trinidad"), ship("sloop", "nassau"))
    assert one(play(state, moves(("sloop", "SW"))), Moved).because.rule == "marauders.direction.letter"


def test_everybody_is_weighed_and_told_why_he_is_ruled_out() -> None:
    state = sea(
        captain("s1", "trinidad", gold=9, cargo=9),
        captain("s2", "tortuga", dutch=1),
        captain("s3", "havana", gold=1, cargo=2),
        ship("sloop", "nassau"),
    )
    because = one(play(state, moves(("sloop", "N"))), Moved).because
    assert because.criteria == ("gold", "cargo", "non-pirate")
    assert because.candidates == (
        Candidate("s1", out="too-far"),
        Candidate("s2", out="pirate"),
        Candidate("s3", (1, 2, 1)),
    )


def test_a_seat_without_captain_is_no_candidate() -> None:
    state = sea(captain("s2", "havana"), ship("sloop", "nassau"), seats=("s1", "s2", "s3"))
    assert [each.key for each in one(play(state, moves(("sloop", "N"))), Moved).because.candidates] == ["s2"]


# ------------------------------------------------------------------------------------------------ priorities

# What two captains are, and the rule by which the first is chosen by a Dutch ship between them (Cartagena, Caracas).
DUTCH = [
    (Bounties(dutch=1), Bounties(english=4, french=3), "priority-1"),
    (Bounties(dutch=2), Bounties(dutch=1, spanish=4), "priority-1"),
    (Bounties(dutch=1, english=2), Bounties(dutch=1, english=1), "priority-2"),
    (Bounties(english=1, french=2), Bounties(spanish=2), "priority-2"),
    (Bounties(english=2), Bounties(french=1), "priority-2"),
]


@pytest.mark.parametrize(("first", "second", "rule"), DUTCH)
def test_a_navy_compares_its_priorities_in_order(first: Bounties, second: Bounties, rule: str) -> None:
    one_of_them = replace(captain("s1", "cartagena"), bounties=first)
    the_other = replace(captain("s2", "caracas"), bounties=second)
    state = sea(one_of_them, the_other, ship("dutch", "curacao"))
    moved = one(play(state, moves(("dutch", "N"))), Moved)
    assert (moved.to, moved.because.rule) == ("cartagena", f"marauders.hunt.{rule}")
    assert moved.because.chosen == ("s1",)


def test_war_is_the_third_priority() -> None:
    state = sea(
        captain("s1", "havana", nation="spanish", dutch=1),
        captain("s2", "old-providence", nation="french", dutch=1),
        ship("english", "port-royal"),
        war=WAR,
    )
    because = one(play(state, moves(("english", "E"))), Moved).because
    assert (because.rule, because.mark, because.chosen) == ("marauders.hunt.priority-3", "official", ("s1",))
    assert [each.scores for each in because.candidates] == [(0, 1, 1), (0, 1, 0)]


@pytest.mark.parametrize(
    ("first", "second", "rule"),
    [((5, 0), (4, 9), "priority-1"), ((5, 3), (5, 1), "priority-2"), ((0, 1), (0, 0), "priority-2")],
)
def test_a_pirate_compares_gold_then_cargo(first: tuple[int, int], second: tuple[int, int], rule: str) -> None:
    state = sea(
        captain("s1", "st-maarten", gold=first[0], cargo=first[1]),
        captain("s2", "santo-domingo", gold=second[0], cargo=second[1]),
        ship("sloop", "san-juan"),
    )
    because = one(play(state, moves(("sloop", "S"))), Moved).because
    assert (because.rule, because.chosen) == (f"marauders.hunt.{rule}", ("s1",))


def test_a_better_prey_next_door_beats_a_poorer_one_here() -> None:
    state = sea(captain("s1", "san-juan", gold=1), captain("s2", "st-maarten", gold=2), ship("sloop", "san-juan"))
    assert one(play(state, moves(("sloop", "S"))), Moved).to == "st-maarten"


def test_the_second_priority_of_pirates_is_printed() -> None:
    state = sea(
        captain("s1", "havana", gold=1, cargo=1), captain("s2", "tortuga", gold=1, cargo=2), ship("sloop", "nassau")
    )
    because = one(play(state, moves(("sloop", "N"))), Moved).because
    assert (because.rule, because.mark) == ("marauders.hunt.priority-2", "official")


def test_it_is_said_why_a_navy_does_not_hunt_a_captain() -> None:
    state = sea(captain("s1", "havana"), captain("s2", "tortuga", english=1), ship("dutch", "nassau"))
    because = one(play(state, moves(("dutch", "N"))), Moved).because
    assert because.candidates == (Candidate("s1", out="no-bounty-no-war"), Candidate("s2", (0, 1, 0)))


@pytest.mark.parametrize(("rule", "mark"), [("sum", "inferred"), ("highest", "house-rule")])
def test_the_second_priority_is_a_reading_or_a_house_rule(rule: str, mark: str) -> None:
    state = sea(
        captain("s1", "cartagena", english=3),
        captain("s2", "caracas", english=1),
        ship("dutch", "curacao"),
        house=house(foreign_bounties=rule),
    )
    because = one(play(state, moves(("dutch", "N"))), Moved).because
    assert (because.rule, because.mark) == ("marauders.hunt.priority-2", mark)
    assert because.house == ((("foreign-bounties", "highest"),) if rule == "highest" else ())


@pytest.mark.parametrize(("rule", "zone"), [("sum", "cartagena"), ("highest", "caracas")])
def test_the_switch_of_foreign_bounties_is_named_when_it_decides(rule: str, zone: str) -> None:
    state = sea(
        captain("s1", "cartagena", english=2, french=2),
        captain("s2", "caracas", spanish=3),
        ship("dutch", "curacao"),
        house=house(foreign_bounties=rule),
    )
    moved = one(play(state, moves(("dutch", "N"))), Moved)
    assert (moved.to, moved.because.house) == (zone, (("foreign-bounties", rule),))


def test_a_switch_that_was_not_used_is_not_named() -> None:
    state = sea(
        captain("s1", "cartagena", dutch=2),
        captain("s2", "caracas", dutch=1, spanish=3),
        ship("dutch", "curacao"),
        house=house(foreign_bounties="highest", own_zone_tie="stay"),
    )
    assert one(play(state, moves(("dutch", "N"))), Moved).because.house == ()


# ------------------------------------------------------------------------------------------------ ties


def tied(**rules: str) -> Sea:
    """Three captains equal in everything: two beside the Dutch ship, one with it."""
    prey = [captain(seat, zone, dutch=1) for seat, zone in (("s1", "cartagena"), ("s2", "caracas"), ("s3", "curacao"))]
    return sea(*prey, ship("dutch", "curacao"), house=house(**rules))


def test_a_full_tie_is_drawn_evenly() -> None:
    drawn: set[tuple[str, ...]] = set()
    for seed in range(40):
        played = play(tied(), moves(("dutch", "N")), seed=seed.to_bytes(2, "big"))
        (answer,) = played.answers
        assert isinstance(answer, Draw)
        assert (answer.question, answer.possibilities) == ("draw hunt-tie dutch", ("s1", "s2", "s3"))
        because = (all_of(played, Moved) or all_of(played, Stayed))[0].because
        assert (because.rule, because.mark, because.chosen) == ("marauders.hunt.drawn", "official", answer.got)
        drawn.add(answer.got)
    assert drawn == {("s1",), ("s2",), ("s3",)}


def test_by_house_rule_a_ship_stays_on_a_tie() -> None:
    played = play(tied(own_zone_tie="stay"), moves(("dutch", "N")))
    because = one(played, Stayed).because
    assert (because.rule, because.mark, because.chosen) == ("marauders.hunt.own-zone", "house-rule", ("s3",))
    assert because.house == (("own-zone-tie", "stay"),)
    assert played.answers == ()


def test_the_house_rule_does_nothing_when_nobody_is_here() -> None:
    state = sea(
        captain("s1", "cartagena", dutch=1),
        captain("s2", "caracas", dutch=1),
        ship("dutch", "curacao"),
        house=house(own_zone_tie="stay"),
    )
    assert one(play(state, moves(("dutch", "N"))), Moved).because.rule == "marauders.hunt.drawn"


def test_a_tie_in_one_zone_needs_no_draw() -> None:
    state = sea(captain("s1", "caracas", dutch=1), captain("s2", "caracas", dutch=1), ship("dutch", "curacao"))
    played = play(state, moves(("dutch", "N")))
    because = one(played, Moved).because
    assert (because.rule, because.mark, because.chosen) == ("marauders.hunt.one-zone", "inferred", ("s1", "s2"))
    assert played.answers == ()


def test_the_best_of_one_zone_is_named_when_the_criteria_leave_one() -> None:
    state = sea(captain("s1", "caracas", dutch=1), captain("s2", "caracas", dutch=2), ship("dutch", "curacao"))
    because = one(play(state, moves(("dutch", "N"))), Moved).because
    assert (because.rule, because.chosen) == ("marauders.hunt.priority-1", ("s2",))


def test_captains_are_weighed_in_seating_order() -> None:
    prey: list[Captain] = [captain("s9", "caracas", dutch=1), captain("s1", "cartagena", dutch=2)]
    because = one(play(sea(*prey, ship("dutch", "curacao")), moves(("dutch", "N"))), Moved).because
    assert [each.key for each in because.candidates] == ["s9", "s1"]
