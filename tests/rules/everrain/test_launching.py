"""An enemy ship spawns (R3): its card, its place, its destination, how it faces."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from rules.contract import RuleError
from rules.everrain import launching
from rules.everrain.actions import Launch
from rules.everrain.events import (
    AgendaMoved,
    Launched,
    NotLaunched,
    Skipped,
)
from rules.everrain.house import House
from rules.everrain.pack import Card
from rules.everrain.state import Phase, Voyage
from tests.rules.everrain.hand import Done, maw, play, voyage
from tests.rules.everrain.waters import BOX, at, spots


def launch(
    state: Voyage, action: Launch, *, fate: str = "", ships: str = "", told: Mapping[str, str] | None = None
) -> Done:
    draws = {"fate": tuple(fate), "enemy-ships": (ships,) if ships else ()}
    return play(lambda now, referee: launching.enemyship(BOX, now, action, referee), state, draws, told)


def test_a_ship_faces_the_nearest_place_that_fits() -> None:
    state = replace(voyage(), chart=spots("island", (0, 3), (5, 0)))
    done = launch(state, Launch(hex=(0, 0)), ships="the-maw")
    vessel = done.one(Launched).vessel
    assert (vessel.goal, vessel.facing) == ((0, 3), "SE")
    assert done.one(Launched).because.rule == "everrain.ship.destination"
    assert not done.asked


def test_the_fate_die_decides_between_equal_places_and_equal_sides() -> None:
    state = replace(voyage(), chart=spots("island", (1, 1), (-1, -1)))
    vessel = launch(state, Launch(hex=(0, 0)), ships="the-maw", fate="75").one(Launched).vessel
    assert (vessel.goal, vessel.facing) == ((-1, -1), "NW")


def test_without_a_place_that_fits_the_players_choose_how_it_faces() -> None:
    key = "facing the-maw E SE SW W NW NE"
    done = launch(voyage(), Launch(hex=(0, 0)), ships="the-maw", told={key: "SW"})
    assert done.asked == (key,)
    vessel = done.one(Launched).vessel
    assert (vessel.goal, vessel.facing) == (None, "SW")
    assert done.one(Launched).because.rule == "everrain.ship.no-destination"
    assert not launch(voyage(), Launch(hex=(0, 0), facing="W"), ships="the-maw").asked


def test_without_a_hex_nothing_is_asked() -> None:
    done = launch(voyage(), Launch())
    assert not done.asked
    assert done.one(Launched).vessel.hex is None


def test_ships_in_play_are_not_drawn_and_the_second_of_a_name_has_a_number() -> None:
    state = voyage(vessels=(maw(),), launched=("the-maw",))
    assert launch(state, Launch()).one(Launched).vessel.key == "the-drift"
    gone = replace(state, vessels=())
    again = launch(gone, Launch(key="the-maw")).one(Launched)
    assert (again.vessel.key, again.vessel.number, again.by) == ("the-maw-2", 2, "table")
    with pytest.raises(RuleError, match="everrain-ship-in-play"):
        launch(state, Launch(key="the-maw"))
    both = replace(state, vessels=(maw(), maw(key="the-drift", card="the-drift")))
    assert launch(both, Launch()).one(NotLaunched).because.rule == "everrain.ship.none-left"


def test_own_cards_need_no_name() -> None:
    own = voyage(cards="ours")
    first = launch(own, Launch())
    assert not first.asked
    assert not first.draws
    assert (first.one(Launched).vessel.key, first.one(Launched).vessel.name) == ("ship-1", "")
    assert launch(first.after, Launch()).one(Launched).vessel.key == "ship-2"
    card = Card(key="the-hag", title="The Hag", ship=True, health=4, dice=3, range_=2, destination="port")
    vessel = launch(own, Launch(card=card)).one(Launched).vessel
    assert (vessel.key, vessel.name, vessel.heading, vessel.rolls) == ("the-hag", "The Hag", "port", 3)


def test_without_a_miniature_the_agenda_moves_by_its_health() -> None:
    full = voyage(vessels=tuple(maw(key=f"ship-{number}", card=None) for number in range(1, 5)))
    done = launch(full, Launch(), ships="the-maw")
    assert done.one(Skipped).health == 6
    assert (done.one(AgendaMoved).before, done.one(AgendaMoved).after) == (0, 6)
    assert done.after.vessels == full.vessels


def test_a_hex_that_is_taken_is_refused_with_the_free_ones_around() -> None:
    state = at(voyage(), (0, 0), maws=[maw(hex=(1, 0))])
    with pytest.raises(RuleError) as refused:
        launch(state, Launch(hex=(0, 0), facing="W"))
    assert refused.value.code == "everrain-hex-taken"
    assert refused.value.facts == {"hex": "0,0", "who": "s1", "free": ("0,1", "-1,1", "-1,0", "0,-1", "1,-1")}
    assert dict(refused.value.cures[0].given) == {"facing": "W", "hex": "0,1"}
    with pytest.raises(RuleError, match="everrain-hex-outside"):
        launch(state, Launch(hex=(41, 0)))


def test_a_ship_that_comes_in_the_enemy_phase_rests_unless_the_table_lets_it_act() -> None:
    open_ = voyage(phase=Phase(step="ships"), round=3)
    assert launch(open_, Launch()).one(Launched).vessel.since == 4
    assert launch(replace(open_, house=House(late_enemies="act")), Launch()).one(Launched).vessel.since == 3
    assert launch(voyage(round=3), Launch()).one(Launched).vessel.since == 3
