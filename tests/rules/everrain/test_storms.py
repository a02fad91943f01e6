"""Storms and the Elder One: where they come, how they move, what it pursues (R11, R12)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.contract import RuleError
from rules.everrain import elder, hexes, storms
from rules.everrain.actions import Awaken, SetStorm
from rules.everrain.events import (
    Arrived,
    Closing,
    ElderArose,
    Fired,
    Heading,
    Onward,
    OutOfOrder,
    StormMoved,
    StormSet,
    Targeted,
    Waits,
    Whilst,
)
from rules.everrain.house import House
from rules.everrain.pack import ElderCard, Hex, Pack
from rules.everrain.state import FACINGS, Facing, Storm, Vessel, Voyage
from tests.rules.everrain.hand import Done, box, maw, play, voyage
from tests.rules.everrain.waters import RAY, act, at, kinds, reveal, spots

DEEP = ElderCard(
    key="the-deep",
    name="The Deep",
    health=8,
    dice=4,
    pattern=RAY,
    awakening="Every ship turns.",
    objective="Destroys every Port.",
    destination="port",
)
BOX = replace(box(), elders=(DEEP,))
STORM = Storm(1, 2, ((0, 0), (1, 0)))


def move(state: Voyage, fate: str, told: Mapping[str, str] | None = None) -> Done:
    return play(lambda now, referee: storms.move_all(BOX, now, referee), state, {"fate": tuple(fate)}, told)


def lay(state: Voyage, action: SetStorm) -> Done:
    return play(lambda now, referee: storms.set_storm(BOX, now, action, referee), state)


def stormy(*places: Hex | None, ships: int = 1, **changes: object) -> Voyage:
    return replace(at(voyage(ships), *places, storms=(STORM,)), **changes)


# ------------------------------------------------------------------------------------------------ how they move


@pytest.mark.parametrize("face", "01234")
def test_low_faces_bring_a_storm_toward_the_first_players_ship(face: str) -> None:
    moved = move(stormy((5, 0), (-5, 0), ships=2), face).one(StormMoved)
    assert (moved.toward, moved.direction, moved.hexes) == ("s1", "E", ((1, 0), (2, 0)))
    other = move(replace(stormy((5, 0), (-5, 0), ships=2), first="s2"), face).one(StormMoved)
    assert (other.toward, other.direction) == ("s2", "W")


@pytest.mark.parametrize("face", "56789")
def test_with_high_faces_the_players_choose(face: str) -> None:
    key = "direction storm 1 E SE SW W NW NE"
    done = move(stormy((5, 0)), face, {key: "SW"})
    assert done.asked == (key,)
    moved = done.one(StormMoved)
    assert (moved.toward, moved.direction, moved.hexes) == (None, "SW", ((-1, 1), (0, 1)))
    assert done.after.storms[0].hexes == moved.hexes


def test_the_fate_die_decides_between_equal_steps() -> None:
    state = stormy((0, 4))
    assert {move(state, f"0{face}").one(StormMoved).direction for face in "05"} == {"SE", "SW"}
    done = move(replace(state, house=House(ties="players")), "0", {"direction storm 1 SE SW": "SW"})
    assert done.one(StormMoved).because.mark == "house-rule"


def test_a_storm_over_the_first_players_ship_stays() -> None:
    moved = move(stormy((1, 0)), "3").one(StormMoved)
    assert (moved.direction, moved.hexes, moved.because.rule) == (None, STORM.hexes, "everrain.storm.over")


def test_without_hexes_the_table_moves_it_and_nothing_is_asked() -> None:
    for face, toward in (("2", "s1"), ("7", None)):
        done = move(replace(voyage(), storms=(Storm(1, 2),)), face)
        assert (done.one(StormMoved).toward, done.one(StormMoved).direction, done.asked) == (toward, None, ())


def test_each_storm_has_its_own_roll_and_ships_look_again() -> None:
    vessel = maw(hex=(0, 5), facing="E", heading="island", goal=(2, 0))
    state = stormy((5, 0), vessels=(vessel,), chart=spots("island", (2, 0)))
    state = replace(state, storms=(STORM, Storm(2, 3, ((-5, 0), (-5, 1), (-5, 2)))))
    done = move(state, "00")
    assert [each.number for each in done.all(StormMoved)] == [1, 2]
    assert done.one(Heading).goal is None


@given(
    st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=4),
    st.tuples(st.integers(-8, 8), st.integers(-8, 8)),
    st.sampled_from("01234"),
)
def test_a_step_toward_a_ship_is_one_nearer_and_keeps_the_shape(covered: set[Hex], ship: Hex, face: str) -> None:
    assume(ship not in covered)
    storm = Storm(1, len(covered), tuple(sorted(covered)))
    state = at(voyage(), ship, storms=(storm,))
    moved = play(lambda now, referee: storms.move_all(BOX, now, referee), state, {"fate": (face,)}).one(StormMoved)
    before = min(hexes.distance(each, ship) for each in storm.hexes)
    assert min(hexes.distance(each, ship) for each in moved.hexes) == before - 1
    assert len({hexes.minus(new, old) for new, old in zip(moved.hexes, storm.hexes, strict=True)}) == 1


# ------------------------------------------------------------------------------------------------ laid by hand


def test_a_storm_that_came_without_hexes_is_laid() -> None:
    state = at(replace(voyage(), act=3, storms=(Storm(1, 2, STORM.hexes), Storm(2, 3))), (0, 3))
    done = lay(state, SetStorm(hexes=((0, 3), (1, 3), (0, 4))))
    assert done.one(StormSet).before == Storm(2, 3)
    assert done.after.storms[1].hexes == ((0, 3), (1, 3), (0, 4))
    assert not done.all(OutOfOrder)
    away = lay(state, SetStorm(hexes=((5, 3), (6, 3), (5, 4))))
    assert away.one(OutOfOrder).what == "storm-not-over-first"


def test_its_orientation_never_changes_but_its_place_does() -> None:
    with pytest.raises(RuleError) as refused:
        lay(stormy(), SetStorm(number=1, hexes=((0, 0), (0, 1))))
    assert (refused.value.code, refused.value.facts) == ("everrain-storm-shape", {"storm": 1, "hexes": ("0,0", "1,0")})
    moved = lay(stormy(), SetStorm(number=1, hexes=((4, 2), (3, 2))))
    assert moved.after.storms[0].hexes == ((4, 2), (3, 2))


def test_a_storm_in_act_one_is_that_of_act_two_early() -> None:
    assert lay(voyage(), SetStorm()).after.storms == (Storm(1, 2),)
    assert lay(stormy(), SetStorm(size=3)).after.storms[1] == Storm(4, 3)
    assert lay(voyage(act=3), SetStorm()).after.storms == (Storm(1, 3),)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (SetStorm(hexes=((0, 0), (2, 0))), "everrain-storm-apart"),
        (SetStorm(hexes=((0, 0),)), "everrain-storm-size"),
        (SetStorm(hexes=((0, 0), (1, 0), (2, 0)), size=2), "everrain-storm-hexes"),
        (SetStorm(size=7), "everrain-storm-size"),
        (SetStorm(number=1, hexes=((0, 0), (1, 0), (2, 0))), "everrain-storm-hexes"),
        (SetStorm(number=1, size=3), "everrain-storm-hexes"),
        (SetStorm(number=1, hexes=((0, 0), (1, 0)), size=3), "everrain-storm-hexes"),
        (SetStorm(number=1, size=7), "everrain-storm-size"),
        (SetStorm(hexes=((40, 0), (41, 0))), "everrain-hex-outside"),
        (SetStorm(number=3, gone=True), "everrain-no-storm"),
    ],
)
def test_what_a_storm_cannot_be(action: SetStorm, code: str) -> None:
    with pytest.raises(RuleError, match=code):
        lay(stormy(), action)


def test_the_size_of_a_storm_is_put_right() -> None:
    """With its hexes where it is laid: in whatever shape it has then."""
    larger = lay(stormy(), SetStorm(number=1, hexes=((0, 0), (1, 0), (1, 1)), size=3))
    assert larger.after.storms == (Storm(1, 3, ((0, 0), (1, 0), (1, 1))),)
    assert lay(replace(stormy(), storms=(Storm(1, 2),)), SetStorm(number=1, size=3)).after.storms == (Storm(1, 3),)
    two = replace(stormy(), storms=(Storm(1, 2), Storm(2, 3)))
    laid = lay(two, SetStorm(hexes=((0, 0), (1, 0), (1, 1)), size=3)).after.storms
    assert [len(each.hexes) for each in laid] == [0, 3]


def test_a_storm_is_moved_by_hand_or_gone() -> None:
    assert lay(stormy(), SetStorm(direction="NE")).after.storms[0].hexes == ((1, -1), (2, -1))
    assert lay(stormy(), SetStorm(gone=True)).after.storms == ()
    with pytest.raises(RuleError, match="everrain-which-storm"):
        lay(replace(stormy(), storms=(STORM, Storm(2, 3))), SetStorm(gone=True))
    with pytest.raises(RuleError, match="everrain-storm-unlaid"):
        lay(replace(stormy(), storms=(Storm(1, 2),)), SetStorm(direction="E"))
    with pytest.raises(RuleError, match="everrain-no-storm"):
        lay(voyage(), SetStorm(gone=True))


def test_a_storm_that_lies_there_already_is_not_laid_again() -> None:
    for action in (SetStorm(number=1), SetStorm(number=1, hexes=((1, 0), (0, 0)))):
        with pytest.raises(RuleError) as refused:
            lay(stormy(), action)
        assert (refused.value.code, refused.value.facts["storm"]) == ("everrain-storm-unchanged", 1)


def test_a_storm_that_goes_gives_back_what_it_covered() -> None:
    vessel = maw(hex=(0, 5), facing="E", heading="island")
    state = stormy(vessels=(vessel,), chart=spots("island", (1, 0)))
    assert lay(state, SetStorm(gone=True)).one(Heading).goal == (1, 0)


# ------------------------------------------------------------------------------------------------ the Elder One


def awaken(
    state: Voyage, action: Awaken | None = None, pack: Pack = BOX, told: Mapping[str, str] | None = None
) -> Done:
    return play(lambda now, referee: elder.awaken(pack, now, action or Awaken(), referee), state, None, told)


def deep(hex_: Hex | None = (0, 0), facing: Facing = "E", **changes: object) -> Vessel:
    vessel = Vessel(key="the-deep", card="the-deep", name="The Deep", health=8, dice=4, pattern=RAY, heading="port")
    vessel = replace(vessel, hex=hex_, facing=facing if hex_ else None, elder=True)
    return replace(vessel, **changes)


def test_it_arises_with_what_its_board_says() -> None:
    state = replace(voyage(), arising=True)
    done = play(lambda now, referee: elder.arise(BOX, now, referee), state)
    arose = done.one(ElderArose)
    assert (arose.vessel.name, arose.awakening, arose.objective) == ("The Deep", DEEP.awakening, DEEP.objective)
    assert arose.because.rule == "everrain.elder.arises"
    assert not done.after.arising
    assert done.after.elder == arose.vessel


def test_it_arises_by_hand_in_a_hex_but_once() -> None:
    state = at(voyage(), (3, 3), chart=spots("port", (2, 0)))
    done = awaken(state, Awaken(key="the-deep", hex=(0, 0)))
    assert (done.one(ElderArose).vessel.goal, done.one(ElderArose).vessel.facing) == ((2, 0), "E")
    with pytest.raises(RuleError) as refused:
        awaken(done.after, Awaken(hex=(1, 1)))
    assert refused.value.code == "everrain-elder-here"
    assert dict(refused.value.cures[0].given) == {"enemy": "the-deep", "hex": "1,1"}
    with pytest.raises(RuleError, match="everrain-hex-taken"):
        awaken(state, Awaken(hex=(3, 3)))
    with pytest.raises(RuleError, match="everrain-no-elder-card"):
        awaken(state, Awaken(key="the-shallow"))


def test_own_boards_need_no_name() -> None:
    done = awaken(voyage(cards="ours"))
    assert (done.asked, done.one(ElderArose).vessel.key, done.one(ElderArose).by) == ((), "elder-one", "table")


def test_it_pursues_its_objective_above_all_and_stays_when_it_is_there() -> None:
    state = at(voyage(), (1, 0), vessels=(deep(),), chart=spots("port", (-3, 0)))
    done = act(state, "mddd")
    assert kinds(done) == ["Whilst", "Heading", "Rolled", "Onward"]
    assert done.one(Whilst).because.rule == "everrain.elder.whilst"
    assert done.one(Onward).left == 1
    assert done.one(Onward).because.rule == "everrain.elder.objective"
    there = act(done.after, "mddd")
    assert there.one(Arrived).because.rule == "everrain.elder.arrived"
    assert there.after.elder is not None
    assert there.after.elder.hex == (-3, 0)
    assert not act(there.after, "o").all(Arrived)


def test_from_the_place_of_its_objective_it_goes_on_to_the_next() -> None:
    state = at(voyage(), (1, 0), vessels=(deep(goal=(-3, 0)),), chart=spots("port", (-3, 0), (-6, 0)))
    there = act(state, "mmm")
    assert there.one(Heading).goal == (-6, 0)
    assert act(there.after, "mmm").one(Onward).goal == (-6, 0)
    alone = act(replace(state, chart=spots("port", (-3, 0))), "mmm")
    assert (alone.one(Heading).goal, alone.one(Heading).because.candidates[0].out) == (None, "here")


def test_without_a_destination_it_takes_the_closest_ship_however_far() -> None:
    state = at(voyage(2), (7, 0), (-4, 0), vessels=(deep(),))
    done = act(state, "mm")
    targeted = done.one(Targeted)
    assert (targeted.seat, targeted.because.criteria) == ("s2", ("hexes", "steps"))
    assert done.one(Closing).path == ((-1, 0), (-2, 0))
    assert done.one(Closing).reached
    assert not done.all(Fired)
    assert act(done.after, "d", fate="3").one(Fired).seat == "s2"


def test_its_tokens_take_dice_away_but_never_the_last() -> None:
    assert [deep(weak=weak).rolls for weak in (0, 1, 3, 9)] == [4, 3, 1, 1]


def test_without_a_chart_its_way_is_asked_before_its_targets() -> None:
    state = replace(voyage(), vessels=(deep(None),))
    there = act(state, "mm", told={"course the-deep": "2"})
    assert there.asked == ("course the-deep",)
    assert there.one(Arrived).vessel == "the-deep"
    none = act(state, "d", told={"course the-deep": "none", "sight the-deep s1": "out"})
    assert none.asked == ("course the-deep", "sight the-deep s1")
    assert none.one(Waits).because.rule == "everrain.ship.no-step"


def test_every_side_can_be_chosen_for_a_storm_in_the_middle() -> None:
    assert {lay(stormy(), SetStorm(direction=side)).after.storms[0].hexes[0] for side in FACINGS} == set(
        hexes.neighbours((0, 0))
    )


def test_a_tile_revealed_under_a_storm_is_no_destination() -> None:
    state = stormy(vessels=(maw(hex=(0, 5), facing="E", heading="island"),))
    assert not reveal(state, *spots("island", (1, 0))).all(Heading)
