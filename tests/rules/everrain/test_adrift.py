"""Enemy ships without a chart: what is asked, and what is not; and the nodes that their fire destroys (R6, R8)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import RuleError
from rules.everrain import activating
from rules.everrain.actions import Activate, Sight
from rules.everrain.events import (
    AgendaMoved,
    Arrived,
    Closing,
    Dodged,
    Fired,
    NodeHit,
    Onward,
    Sunk,
    Waits,
)
from rules.everrain.firing import cascade
from rules.everrain.state import Ship, Vessel
from tests.rules.everrain.hand import play, voyage
from tests.rules.everrain.waters import BOX, act, adrift

# ------------------------------------------------------------------------------------------------ without a chart


def test_without_a_chart_it_is_rolled_first_and_asked_then() -> None:
    done = act(adrift(), "md")
    assert done.state is None
    assert (done.asked, len(done.draws)) == (("sight the-maw s1",), 1)


def test_only_what_decides_is_asked() -> None:
    assert not act(adrift(), "o").asked
    assert act(adrift(), "o").one(Waits).because.rule == "everrain.ship.no-step"
    fired = act(adrift(), "d", told={"sight the-maw s1": "fire"}, fate="0")
    assert fired.asked == ("sight the-maw s1",)
    out = act(adrift(), "d", told={"sight the-maw s1": "out"})
    assert out.asked == ("sight the-maw s1",)
    assert not act(adrift(), "mm", sights=(Sight("s1", "out"),), course=5).asked


def test_steps_to_a_destination_are_remembered() -> None:
    first = act(adrift(), "mm", sights=(Sight("s1", "out"),), told={"course the-maw": "5"})
    assert (first.one(Onward).steps, first.one(Onward).left) == (2, 3)
    second = act(first.after, "mdd", sights=(Sight("s1", "out"),))
    assert (second.one(Onward).left, second.asked) == (1, ())
    third = act(second.after, "m", sights=(Sight("s1", "out"),))
    assert third.one(Arrived).goal is None
    assert third.one(AgendaMoved).steps == 6


def test_nine_steps_and_more_are_asked_again() -> None:
    done = act(adrift(), "m", sights=(Sight("s1", "out"),), told={"course the-maw": "9"})
    assert done.one(Onward).left is None
    assert done.after.vessels[0].course is None


def test_a_destination_that_is_not_there_yet_is_asked_again() -> None:
    done = act(adrift(), "m", sights=(Sight("s1", "out"),), told={"course the-maw": "none"})
    assert done.one(Waits).because.rule == "everrain.ship.no-destination"
    assert act(done.after, "m", sights=(Sight("s1", "out"),)).asked == ("course the-maw",)


def test_after_a_move_toward_its_target_the_way_is_asked_only_when_it_may_arrive() -> None:
    told = {"course the-maw": "1"}
    near = act(adrift(), "mmmdo", sights=(Sight("s1", "2"),), course=3, fate="0", told=told)
    assert (near.one(Closing).steps, near.one(Fired).damage, near.asked) == (2, 1, ("course the-maw",))
    assert near.one(Onward).left == 0
    assert near.all(Arrived)
    far = act(adrift(), "mmmd", sights=(Sight("s1", "2"),), course=9, fate="0")
    assert (far.asked, far.one(Onward).left, far.one(Onward).steps) == ((), None, 1)


def test_not_enough_steps_bring_it_nearer_without_an_attack() -> None:
    done = act(adrift(), "mdd", sights=(Sight("s1", "4"),))
    assert (done.one(Closing).steps, done.one(Closing).reached) == (2, False)
    assert done.one(Closing).because.mark == "inferred"
    assert not done.all(Fired)
    assert not done.all(Onward)


def test_dice_that_do_not_fit_are_refused() -> None:
    action = Activate(enemy="the-maw", dice=("move", "move"))
    with pytest.raises(RuleError) as refused:
        play(lambda now, referee: activating.activate(BOX, now, action, referee), adrift())
    assert (refused.value.code, refused.value.facts) == (
        "everrain-dice-count",
        {"enemy": "the-maw", "given": 2, "dice": 4},
    )


def test_an_unknown_dice_value_is_asked_once_or_learned_from_the_dice() -> None:
    unnamed = replace(voyage(), vessels=(Vessel(key="ship-1"),))
    told = {"dice ship-1": "3", "sight ship-1 s1": "out", "course ship-1": "none"}
    action = Activate(enemy="ship-1")
    asked = play(lambda now, referee: activating.activate(BOX, now, action, referee), unnamed, None, told)
    assert asked.asked[0] == "dice ship-1"
    assert asked.after.vessels[0].dice == 3
    rolled = replace(action, dice=("damage", "omen"), sights=(Sight("s1", "out"),))
    learned = play(lambda now, referee: activating.activate(BOX, now, rolled, referee), unnamed)
    assert learned.after.vessels[0].dice == 2


# ------------------------------------------------------------------------------------------------ nodes


def test_evades_cancel_damage() -> None:
    state = replace(adrift(), ships=(replace(voyage().ships[0], crew=(0, 9)),))
    told = {"evaded s1 the-maw 3": "2"}
    done = act(state, "dddo", sights=(Sight("s1", "fire"),), told=told, fate="7")
    assert (done.one(Dodged).evaded, done.one(Dodged).left) == (2, 1)
    assert [each.zone for each in done.all(NodeHit)] == [7]


@pytest.mark.parametrize(
    ("crew", "broken", "asked"), [(None, (), True), (None, (0, 9), False), ((4,), (), False), ((0,), (0,), False)]
)
def test_evasion_is_asked_only_of_crew_that_may_be_on_navigation(
    crew: tuple[int, ...] | None, broken: tuple[int, ...], asked: bool
) -> None:
    state = replace(adrift(), ships=(replace(voyage().ships[0], crew=crew, broken=broken),))
    done = act(state, "d", sights=(Sight("s1", "fire"),), told={"evaded s1 the-maw 1": "1"}, fate="" if asked else "5")
    assert bool(done.asked) == asked


@pytest.mark.parametrize(("broken", "zone", "hit"), [((6,), 6, 5), ((0, 1, 2), 2, 3), ((), 4, 4), ((3, 4, 5), 5, 2)])
def test_a_hit_on_a_destroyed_node_goes_down_then_up(broken: tuple[int, ...], zone: int, hit: int) -> None:
    assert cascade(Ship(seat="s1", letter="A", broken=broken), zone) == hit


def test_crew_in_the_zone_that_was_hit_suffers() -> None:
    state = replace(adrift(), ships=(replace(voyage().ships[0], crew=(5, 5, 6), broken=(6,)),))
    done = act(state, "dd", sights=(Sight("s1", "fire"),), fate="61")
    assert [(each.zone, each.crew) for each in done.all(NodeHit)] == [(5, 2), (1, 0)]


def test_the_last_node_sinks_the_ship_and_the_rest_is_lost() -> None:
    state = replace(adrift(), ships=(replace(voyage().ships[0], broken=tuple(range(1, 10))),))
    done = act(state, "ddd", sights=(Sight("s1", "fire"),), fate="5")
    assert [each.zone for each in done.all(NodeHit)] == [0]
    assert done.one(Sunk).because.rule == "everrain.node.last"
    assert done.after.ships[0].broken == ()
