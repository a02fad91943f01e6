"""How enemies leave play, where their cards go, ships that sink, and boarding (R8.5, R9.2, R12.4, R13, R14)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.contract import RuleError
from rules.everrain import boarding, leaving
from rules.everrain.actions import Banish, Board, Destroy, Sink, Turned, VisitPort, Wound
from rules.everrain.deck import piles
from rules.everrain.events import (
    AgendaMoved,
    Boarded,
    ElderWeakened,
    Heading,
    Left,
    PortVisited,
    Sunk,
    TurnedUp,
    Wounded,
)
from rules.everrain.pack import Card
from rules.everrain.state import Spot, Storm, Vessel, Voyage
from tests.rules.everrain.hand import Done, box, card, foe, maw, play, voyage

RAT = card("rat", 1, health=3, spoils=2)
GHOUL = card("ghoul", 1, health=5)
BOX = box(RAT, GHOUL)
ELDER = Vessel(key="the-deep", card="the-deep", name="The Deep", health=8, dice=3, elder=True, wounds=7)


def does(state: Voyage, action: Any, answers: dict[str, str] | None = None, fate: str = "") -> Done:
    """Plays one of the chapter's actions."""
    rules: dict[type, Any] = {
        Wound: leaving.wound,
        Banish: leaving.banished,
        Destroy: leaving.destroyed,
        VisitPort: leaving.visit_port,
        Sink: leaving.sunk,
        Board: boarding.board,
    }
    rule = rules[type(action)]
    return play(lambda now, referee: rule(BOX, now, action, referee), state, {"fate": tuple(fate)}, answers)


def on_deck(*, wounds: int = 0, **changes: Any) -> Voyage:
    return replace(voyage(agenda=4, enemies=(foe("A1", GHOUL, 4, wounds=wounds),)), **changes)


# ------------------------------------------------------------------------------------------------ banished, destroyed


def test_a_banished_enemy_moves_the_agenda_by_its_remaining_health() -> None:
    done = does(on_deck(wounds=2), Banish("A1"))
    left, moved = done.one(Left), done.one(AgendaMoved)
    assert (left.how, left.health, left.card, left.seat, left.spoils) == ("banished", 3, "discard", "s1", None)
    assert (moved.steps, moved.after, moved.because.rule) == (3, 7, "everrain.agenda.banish")
    assert (done.after.enemies, done.after.discard) == ((), ("ghoul",))


def test_remaining_health_that_nobody_knows_is_told_or_asked() -> None:
    state = voyage(enemies=(foe("A1", zone=4),))
    assert does(state, Banish("A1", 4)).after.agenda == 4
    done = does(state, Banish("A1"), {"health A1": "2"})
    assert (done.asked, done.after.agenda, done.one(Left).card) == (("health A1",), 2, "own")


def test_the_last_trauma_destroys_and_brings_the_spoils() -> None:
    state = voyage(agenda=4, enemies=(foe("A1", RAT, 4, wounds=2),))
    done = does(state, Wound("A1", 1), fate="38")
    assert done.one(Wounded) == Wounded("A1", "Rat", 2, 3, 3)
    left = done.one(Left)
    assert (left.how, left.spoils, left.rolls, left.card) == ("destroyed", 2, ("3", "8"), "discard")
    assert (done.after.agenda, done.after.discard, done.all(AgendaMoved)) == (4, ("rat",), [])


def test_own_dice_are_told_only_how_many_spoils() -> None:
    left = does(replace(voyage(enemies=(foe("A1", RAT, 4),)), dice="ours"), Destroy("A1")).one(Left)
    assert (left.spoils, left.rolls) == (2, ())


def test_trauma_below_the_health_stays_and_can_be_taken_off() -> None:
    after = does(on_deck(), Wound("A1", 4)).after
    assert after.enemies[0].wounds == 4
    assert does(after, Wound("A1", -3)).after.enemies[0].wounds == 1


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Wound("A1", 0), "everrain-trauma"),
        (Wound("A1", 51), "everrain-trauma"),
        (Wound("A1", -2), "everrain-less-trauma"),
        (Wound("A9", 1), "everrain-not-in-play"),
        (Banish("A9"), "everrain-not-in-play"),
        (Banish("A1", -1), "everrain-health"),
        (Banish("the-deep"), "everrain-elder-stays"),
        (Destroy("the-hulk"), "everrain-not-in-play"),
    ],
)
def test_what_cannot_be_is_refused(action: object, code: str) -> None:
    with pytest.raises(RuleError, match=code):
        does(on_deck(wounds=1, vessels=(ELDER,)), action)


def test_an_enemy_ship_goes_back_into_its_deck_and_leaves_a_shipwreck() -> None:
    state = voyage(vessels=(maw(hex=(2, 0), wounds=5),), chart=(Spot((2, 0), "spawn"),))
    done = does(state, Wound("the-maw", 1))
    left = done.one(Left)
    assert (left.how, left.card, left.hex, left.wreck, left.spoils) == ("destroyed", "ships", (2, 0), True, None)
    assert done.after.chart == (Spot((2, 0), "shipwreck"),)
    assert (done.after.vessels, done.after.discard) == ((), ())


def test_an_enemy_ship_without_a_hex_or_on_land_leaves_none() -> None:
    assert not does(voyage(vessels=(maw(),)), Destroy("the-maw")).one(Left).wreck
    island = Spot((2, 0), "island")
    done = does(voyage(vessels=(maw(hex=(2, 0)),), chart=(island,)), Destroy("the-maw"))
    assert (done.one(Left).wreck, done.after.chart) == (False, (island,))


def test_a_banished_enemy_ship_moves_the_agenda_and_leaves_no_shipwreck() -> None:
    done = does(voyage(vessels=(maw(hex=(2, 0), wounds=2),), chart=(Spot((2, 0), "sea"),)), Banish("the-maw"))
    assert (done.one(Left).card, done.one(Left).wreck, done.after.agenda) == ("ships", False, 4)
    assert done.after.chart == (Spot((2, 0), "sea"),)


def test_a_new_shipwreck_is_a_destination_for_a_ship_that_waits() -> None:
    drift = maw(key="the-drift", card="the-drift", name="The Drift", hex=(0, 0), facing="E", heading="shipwreck")
    done = does(voyage(vessels=(maw(hex=(2, 0)), drift)), Destroy("the-maw"))
    assert (done.one(Heading).vessel, done.one(Heading).goal) == ("the-drift", (2, 0))


def test_the_elder_one_is_weakened_instead_of_destroyed() -> None:
    done = does(voyage(vessels=(ELDER,)), Wound("the-deep", 3))
    assert done.one(ElderWeakened).dice == 2
    elder = done.after.elder
    assert elder is not None
    assert (elder.wounds, elder.weak, elder.rolls) == (0, 1, 2)
    for _ in range(4):
        elder = does(voyage(vessels=(elder,)), Destroy("the-deep")).after.elder
        assert elder is not None
    assert (elder.weak, elder.rolls) == (5, 1)


# ------------------------------------------------------------------------------------------------ Ports and sinking


def test_visiting_a_port_banishes_every_enemy_on_that_deck_first() -> None:
    enemies = (foe("A1", RAT, 1), foe("A2", GHOUL, 4, wounds=1), foe("B1", RAT, 1), foe("A3", RAT, 2, aboard="the-maw"))
    done = does(voyage(2, enemies=enemies, vessels=(maw(),)), VisitPort("s1"))
    assert done.one(PortVisited).enemies == 2
    assert [each.steps for each in done.all(AgendaMoved)] == [3, 4]
    assert [each.handle for each in done.after.enemies] == ["B1", "A3"]
    assert does(voyage(), VisitPort("s1")).one(PortVisited).enemies == 0


def sunk(chart: tuple[Spot, ...], answers: dict[str, str] | None = None, **changes: Any) -> Done:
    state = voyage(2, agenda=4, enemies=(foe("A1", RAT, 1), foe("A2", GHOUL, 4), foe("B1", RAT, 1)), chart=chart)
    ships = tuple(
        replace(each, hex=hex_, crew=(4,), broken=(0,))
        for each, hex_ in zip(state.ships, ((0, 0), (5, 0)), strict=True)
    )
    return does(replace(state, ships=ships, **changes), Sink("s1"), answers)


def test_a_ship_that_sinks_discards_its_enemies_and_comes_back_at_the_nearest_free_port() -> None:
    ports = (Spot((5, 0), "port"), Spot((0, 6), "port"), Spot((2, 0), "port", closed=True), Spot((3, 0), "port"))
    done = sunk((Spot((0, 0), "sea"), *ports), storms=(Storm(1, 2, ((3, 0), (4, 0))),))
    assert [type(each) for each in done.events] == [Sunk, Left, Left]
    assert (done.one(Sunk).hex, done.one(Sunk).port) == ((0, 0), (0, 6))
    assert {(each.enemy, each.how) for each in done.all(Left)} == {("A1", "discarded"), ("A2", "discarded")}
    assert (done.after.agenda, done.after.discard) == (4, ("rat", "ghoul"))
    ship = done.after.ships[0]
    assert (ship.hex, ship.facing, ship.crew, ship.broken, ship.letter) == ((0, 6), None, None, (), "A")
    assert done.after.chart[0] == Spot((0, 0), "shipwreck")


def test_among_equally_near_ports_the_players_choose() -> None:
    done = sunk((Spot((0, 2), "port"), Spot((0, -2), "port")), {"port s1 0,2 0,-2": "0,-2"})
    assert done.one(Sunk).port == (0, -2)


def test_without_a_chart_the_table_sees_the_port() -> None:
    done = does(voyage(), Sink("s1"))
    assert (done.one(Sunk).hex, done.one(Sunk).port, done.after.chart) == (None, None, ())


# ------------------------------------------------------------------------------------------------ boarding


def test_a_boarding_that_is_won_brings_as_many_spoils_as_the_act() -> None:
    state = voyage(act=2, agenda=4, vessels=(maw(hex=(1, 0)),), chart=(Spot((1, 0), "sea"),))
    done = does(state, Board(seat="s1", vessel="the-maw"), fate="09")
    won, left = done.one(Boarded), done.one(Left)
    assert (won.result, won.spoils, won.rolls) == ("won", 2, ("0", "9"))
    assert (left.how, left.wreck, left.spoils, left.card) == ("boarded", False, None, "ships")
    assert (done.after.vessels, done.after.agenda, done.after.chart) == ((), 4, (Spot((1, 0), "sea"),))


def test_a_boarding_that_is_lost_sinks_the_players_ship() -> None:
    state = voyage(enemies=(foe("A1", RAT, 1), foe("A2", RAT, 2, aboard="the-maw")), vessels=(maw(),))
    done = does(state, Board(seat="s1", vessel="the-maw", result="lost"))
    assert done.one(Sunk).because.rule == "everrain.sink.boarding"
    assert (done.after.enemies, done.after.vessels) == ((), (maw(),))


def fight(**changes: Any) -> Done:
    state = replace(voyage(act=2, agenda=4, vessels=(maw(),)), **changes)
    return does(state, Board(seat="s1", vessel="the-maw", result="fight"), fate="77")


def test_a_fight_spawns_the_act_on_the_enemy_ship_board_by_the_fate_die() -> None:
    done = fight()
    assert done.one(TurnedUp).points == 2
    assert [(each.handle, each.aboard, each.zone) for each in done.after.enemies] == [
        ("A1", "the-maw", 7),
        ("A2", "the-maw", 7),
    ]
    assert done.after.on_deck("s1") == ()
    with pytest.raises(RuleError, match="everrain-boarding-open"):
        does(done.after, Board(seat="s1", vessel="the-maw", result="fight"))


@pytest.mark.parametrize("last", [Destroy("A2"), Banish("A2")])
def test_the_boarding_is_won_when_the_last_enemy_is_gone(last: object) -> None:
    after = does(fight().after, Destroy("A1")).after
    assert [each.key for each in after.vessels] == ["the-maw"]
    done = does(after, last)
    assert done.one(Boarded).result == "won"
    assert (done.after.vessels, done.after.enemies) == ((), ())


def test_whoever_was_aboard_leaves_with_the_ship() -> None:
    done = does(fight().after, Destroy("the-maw"))
    assert [each.how for each in done.all(Left)] == ["destroyed", "discarded", "discarded"]
    assert not done.all(Boarded)
    assert len(piles(BOX, done.after).deck) + len(done.after.discard) == 4


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Board(seat="s2", vessel="the-maw"), "everrain-no-ship"),
        (Board(seat="s1", vessel="the-hulk"), "everrain-not-in-play"),
        (Board(seat="s1", vessel="the-deep"), "everrain-elder-stays"),
        (Board(seat="s1", vessel="the-maw"), "everrain-not-adjacent"),
        (Board(seat="s1", vessel="the-drift", cards=(Turned(act=1),)), "everrain-board-cards"),
        (Board(seat="s1", vessel="the-drift", result="fight", cards=(Turned(act=4),)), "everrain-card-act"),
        (
            Board(seat="s1", vessel="the-drift", result="fight", cards=(Turned(act=1, card=Card(key="x", title="X")),)),
            "everrain-card-unknown",
        ),
    ],
)
def test_a_boarding_that_cannot_be_is_refused(action: Board, code: str) -> None:
    state = voyage(vessels=(maw(hex=(2, 0)), maw(key="the-drift", card="the-drift"), ELDER))
    state = replace(state, ships=(replace(state.ships[0], hex=(0, 0)),))
    with pytest.raises(RuleError, match=code):
        does(state, action)
