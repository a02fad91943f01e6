"""Enemy ships on a chart: their targets, what they see, how they move, fire and arrive (R6, R7)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.everrain import activating, chart, hexes, sight
from rules.everrain.actions import Activate, Close, Sight
from rules.everrain.events import (
    AgendaMoved,
    Arrived,
    Closing,
    Fired,
    Heading,
    Left,
    NodeHit,
    Onward,
    Rolled,
    Targeted,
    Waits,
)
from rules.everrain.house import House
from rules.everrain.pack import FACES, Face, Hex, Kind
from rules.everrain.state import FACINGS, Facing, Ship, Spot, Storm
from tests.rules.everrain.hand import maw, play, voyage
from tests.rules.everrain.waters import BOX, RAY, act, at, kinds, reveal, sea, spots

# ------------------------------------------------------------------------------------------------ cases 24 to 29


def test_a_ship_without_a_destination_waits() -> None:
    done = act(sea(), "mmddo")
    assert kinds(done) == ["Rolled", "Waits"]
    assert done.one(Waits).because.rule == "everrain.ship.no-destination"
    assert [each.out for each in done.one(Waits).because.candidates] == ["range"]
    assert done.after.vessels[0].hex == (0, 0)
    assert {use.to for use in done.one(Rolled).uses} == {"idle"}


def test_it_attacks_what_comes_into_its_range() -> None:
    done = act(at(sea(), (2, 0)), "mdo", fate="4")
    assert done.one(Fired).damage == 1
    assert done.one(Waits).because.rule == "everrain.ship.no-destination"
    assert done.after.vessels[0].hex == (0, 0)
    assert done.after.ships[0].broken == (4,)


def test_it_heads_for_an_island_the_moment_one_is_revealed() -> None:
    revealed = reveal(sea(), *spots("sea", (0, 0), (1, 0), (2, 0), (3, 0)), *spots("island", (4, 0)))
    heading = revealed.one(Heading)
    assert (heading.before, heading.goal, heading.because.mark) == (None, (4, 0), "official")
    done = act(revealed.after, "mddo")
    assert done.one(Onward).path == ((1, 0), (2, 0))
    assert (done.one(Onward).steps, done.one(Onward).left) == (2, 2)
    assert done.after.vessels[0].facing == "E"


def test_pairs_are_damage_under_fire_and_the_single_move_goes_on() -> None:
    state = at(sea(chart=spots("island", (-3, 0))), (1, 0))
    done = act(state, "ddmoo", fate="123")
    assert done.one(Fired).damage == 3
    assert len(done.all(NodeHit)) == 3
    assert (done.one(Onward).steps, done.one(Onward).left) == (1, 2)
    assert done.after.vessels[0].hex == (-1, 0)
    assert kinds(done)[:4] == ["Heading", "Rolled", "Targeted", "Fired"]


def test_pairs_of_moves_are_damage_too() -> None:
    done = act(at(sea(chart=spots("island", (-3, 0))), (1, 0)), "mmd", fate="12")
    assert done.one(Fired).damage == 2
    assert not done.all(Onward)
    assert not done.all(Waits)


def test_three_dice_of_three_kinds_are_one_step() -> None:
    done = act(sea(chart=spots("island", (-3, 0))), "dom")
    assert done.one(Onward).steps == 1


# ------------------------------------------------------------------------------------------------ targets


def test_a_move_and_a_pair_bring_it_under_fire_with_nothing_left() -> None:
    state = at(sea(), (-2, 0))
    done = act(state, "mdd", fate="01")
    assert (done.one(Targeted).cost, done.one(Closing).path, done.one(Fired).damage) == (1, ((-1, 0),), 2)
    two = act(sea(), "mdd", sights=(Sight("s1", "2"),))
    assert (two.one(Closing).steps, two.one(Closing).reached) == (2, True)
    assert not two.all(Fired)


def test_the_target_is_the_one_that_costs_fewest_steps_not_the_nearest() -> None:
    state = at(replace(sea(), ships=voyage(2).ships), (-1, 0), (2, 0))
    done = act(state, "d", fate="0")
    targeted = done.one(Targeted)
    assert (targeted.seat, targeted.cost) == ("s2", 0)
    scores = {each.key: each.scores for each in targeted.because.candidates}
    assert scores["s2"] == (0,)
    assert scores["s1"] > (0,)


def test_the_fate_die_decides_between_equal_targets() -> None:
    told = {"sight the-maw s1": "fire", "sight the-maw s2": "1", "sight the-maw s3": "fire"}
    for house, face, seat in product((House(), House(ties="players")), "45", ("s1", "s3")):
        if (face == "4") == (seat == "s1"):
            done = act(voyage(3, vessels=(maw(),), house=house), "d", fate=f"{face}0", told=told, course=0)
            assert done.one(Targeted).seat == seat
            assert done.one(Targeted).because.chosen == (seat,)


def test_a_ship_in_a_port_is_no_target() -> None:
    state = at(sea(chart=(*spots("port", (2, 0)), *spots("island", (-3, 0)))), (2, 0))
    done = act(state, "mo")
    assert not done.all(Targeted)
    assert [each.out for each in done.one(Onward).because.candidates] == ["port"]


@pytest.mark.parametrize(
    ("sighted", "house", "fires"),
    [("yes", "ask", False), ("no", "ask", True), ("", "clear", True), ("", "blocks", False)],
)
def test_a_storm_over_a_port_takes_its_shelter_and_the_table_says_whether_it_hides(
    sighted: str, house: str, fires: bool
) -> None:
    state = at(sea(chart=spots("port", (2, 0)), storms=(Storm(1, 2, ((2, 0), (3, 0))),)), (2, 0))
    state = replace(state, house=replace(House(), storm_sight=house))
    done = act(state, "d", fate="0" if fires else "", told={"hidden the-maw s1": sighted})
    assert bool(done.all(Fired)) == fires
    assert done.asked == (("hidden the-maw s1",) if house == "ask" else ())
    reason = done.one(Targeted).because if fires else done.one(Waits).because
    assert ("storm-sight", house) in reason.house


def test_a_ship_in_a_destroyed_port_is_a_target() -> None:
    state = at(sea(chart=spots("port", (2, 0))), (2, 0))
    closed = play(lambda now, referee: chart.close(BOX, now, Close((2, 0)), referee), state).after
    assert act(closed, "d", fate="0").one(Fired).seat == "s1"


# ------------------------------------------------------------------------------------------------ sight


@pytest.mark.parametrize("what", ["ship", "island", "storm", "elder", "sea", "unknown"])
def test_what_blocks_the_line_of_sight(what: str) -> None:
    state = at(replace(sea(), ships=voyage(2).ships), (2, 0), (1, 0) if what == "ship" else (20, 0))
    if what in {"island", "sea"}:
        state = replace(state, chart=spots("island" if what == "island" else "sea", (1, 0)))
    if what == "storm":
        state = replace(state, storms=(Storm(1, 2, ((1, 0), (1, -1))),))
    if what == "elder":
        state = replace(state, vessels=(*state.vessels, maw(key="deep", elder=True, hex=(1, 0))))
    assert sight.clear(state, (0, 0), (2, 0), "the-maw") == (what in {"sea", "unknown"})


def test_a_line_along_an_edge_needs_both_sides_to_be_blocked() -> None:
    one = sea(chart=spots("island", (1, 0)))
    assert sight.clear(one, (0, 0), (1, 1), "the-maw")
    both = sea(chart=spots("island", (1, 0), (0, 1)))
    assert not sight.clear(both, (0, 0), (1, 1), "the-maw")


def test_a_pattern_turns_with_the_ship_and_a_storm_keeps_it_from_firing() -> None:
    vessel = maw(hex=(0, 0), pattern=((2, -1),))
    places = set(sight.positions(sea(vessels=()), vessel, (0, 0)))
    assert len(places) == 6
    assert ((0, -1 - 1), "SE") not in places
    assert ((-1, -1), "SE") in places
    stormy = sea(vessels=(), storms=(Storm(1, 2, ((-1, -1), (-2, -1))),))
    assert ((-1, -1), "SE") not in set(sight.positions(stormy, vessel, (0, 0)))


# ------------------------------------------------------------------------------------------------ moving


def test_a_ship_crosses_land_and_others_but_no_port_and_ends_where_nobody_is() -> None:
    straight = spots("sea", *((q, 0) for q in range(7)))
    state = sea(chart=(*straight[:1], *straight[2:], *spots("altar", (1, 0)), *spots("island", (7, 0))))
    taken = replace(
        state, ships=(Ship(seat="s1", letter="A", hex=(2, 0)),), vessels=(replace(state.vessels[0], range_=0),)
    )
    assert act(taken, "mmm").after.vessels[0].hex == (3, 0)
    assert act(taken, "mm").after.vessels[0].hex == (1, 0)
    port = replace(taken, chart=(*straight[:1], *straight[2:], *spots("port", (1, 0)), *spots("island", (7, 0))))
    assert (1, 0) not in act(port, "mm", fate="0").one(Onward).path


def test_it_keeps_to_what_is_revealed_when_that_leads_there() -> None:
    around: tuple[Hex, ...] = ((0, 0), (0, 1), (1, 1), (2, 1), (3, 0))
    state = sea(chart=(*spots("sea", *around[:-1]), *spots("island", (3, 0))))
    done = act(state, "mmmm")
    assert done.one(Onward).path == around[1:]
    assert done.one(Arrived).goal == (3, 0)
    short = sea(chart=(*spots("sea", (0, 0)), *spots("island", (3, 0))))
    assert act(short, "mmm").one(Onward).path == ((1, 0), (2, 0), (3, 0))


def test_reaching_the_destination_banishes_it() -> None:
    state = sea(chart=spots("island", (2, 0)))
    state = replace(state, vessels=(replace(state.vessels[0], wounds=2),))
    done = act(state, "mmm")
    assert kinds(done) == ["Heading", "Rolled", "Onward", "Arrived", "Left", "AgendaMoved"]
    assert [use.to for use in done.one(Rolled).uses] == ["move", "move", "idle"]
    assert (done.one(Left).how, done.one(AgendaMoved).steps) == ("banished", 4)
    assert done.after.vessels == ()


def test_a_destination_that_no_longer_counts_is_replaced() -> None:
    state = reveal(sea(), *spots("island", (2, 0), (-4, 0))).after
    assert state.vessels[0].goal == (2, 0)
    stormy = replace(state, storms=(Storm(1, 2, ((2, 0), (2, 1))),))
    heading = act(stormy, "m").one(Heading)
    assert (heading.before, heading.goal, heading.because.mark) == ((2, 0), (-4, 0), "inferred")
    assert {each.key: each.out for each in heading.because.candidates} == {"2,0": "storm", "-4,0": ""}


def test_equal_places_to_end_in_are_the_fate_dies_or_the_players() -> None:
    state = sea(chart=spots("island", (2, 2)))
    ends = {act(state, "m", fate=face).after.vessels[0].hex for face in "05"}
    assert ends == {(1, 0), (0, 1)}
    choosing = replace(state, house=House(ties="players"))
    done = act(choosing, "m", told={"path the-maw 0,1 1,0": "1,0"})
    assert done.after.vessels[0].hex == (1, 0)
    assert done.one(Onward).because.mark == "house-rule"


def test_turning_as_players_do_costs_steps() -> None:
    state = replace(sea(chart=spots("island", (-3, 0))), house=House(turning="as-players"))
    done = act(state, "mmmm")
    assert done.one(Onward).left == 2
    assert (done.after.vessels[0].hex, done.after.vessels[0].facing) == ((-1, 0), "W")
    assert done.one(Onward).because.house[0] == ("turning", "as-players")


def test_a_ship_with_no_way_nearer_waits() -> None:
    state = sea(chart=spots("island", (1, 0)))
    state = replace(state, ships=(replace(state.ships[0], hex=(1, 0)),), vessels=(replace(state.vessels[0], range_=0),))
    assert act(state, "m").one(Waits).because.rule == "everrain.ship.no-way"


@settings(max_examples=60, deadline=None)
@given(
    st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=4, max_size=12),
    st.lists(st.sampled_from(["sea", "island", "port", "altar"]), min_size=12, max_size=12),
    st.lists(st.sampled_from(FACES), min_size=1, max_size=5),
    st.sampled_from(FACINGS),
    st.sampled_from(["free", "as-players"]),
    st.sampled_from(["clear", "blocks"]),
    st.integers(0, 2**30),
)
def test_ships_never_share_a_hex_and_no_activation_fails(
    places: set[Hex], what: list[Kind], roll: list[Face], facing: Facing, turning: str, storm: str, seed: int
) -> None:
    ordered = sorted(places, key=lambda hex_: hash((hex_, seed)))
    state = replace(voyage(2), chart=tuple(Spot(hex_, kind) for hex_, kind in zip(ordered, what, strict=False)))
    vessels = (
        maw(hex=ordered[0], facing=facing, pattern=RAY, heading="island", dice=len(roll)),
        maw(key="the-drift", card="the-drift", hex=ordered[1], facing=facing),
    )
    state = replace(
        at(state, ordered[2], ordered[3]), vessels=vessels, house=replace(House(), turning=turning, storm_sight=storm)
    )
    state = replace(state, storms=(Storm(1, 2, (ordered[2], hexes.neighbour(ordered[2], facing))),))
    action = Activate(enemy="the-maw", dice=tuple(roll))
    done = play(lambda now, referee: activating.activate(BOX, now, action, referee), state, seed=str(seed).encode())
    after = done.after
    lying = [each.hex for each in (*after.ships, *after.vessels) if each.hex is not None]
    assert len(lying) == len(set(lying))
    for each in done.all(Closing):
        moved = next(vessel for vessel in after.vessels if vessel.key == "the-maw") if after.vessel("the-maw") else None
        if each.reached and moved and not done.all(Onward):
            target = state.ship(each.seat)
            assert target is not None
            assert target.hex is not None
            assert moved.hex is not None
            assert (moved.hex, moved.facing) in set(sight.positions(state, moved, target.hex))


def test_what_the_table_says_counts_and_the_chart_shows_the_way_when_it_agrees() -> None:
    state = at(sea(), (-2, 0))
    agreed = act(state, "m", sights=(Sight("s1", "1"),))
    assert (agreed.one(Closing).path, agreed.after.vessels[0].hex) == (((-1, 0),), (-1, 0))
    other = act(state, "mm", sights=(Sight("s1", "2"),))
    assert (other.one(Closing).path, other.after.vessels[0].hex) == ((), None)
    assert not act(at(sea(), (1, 0)), "d", sights=(Sight("s1", "out"),)).all(Fired)
