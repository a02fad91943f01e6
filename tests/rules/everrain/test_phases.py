"""The order of a round (R4): turns, the steps of the Enemy Phase, who may act, and enemies On Deck (R5)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.contract import Request
from rules.everrain import Everrain, order
from rules.everrain.actions import Activate
from rules.everrain.events import (
    ActBegan,
    Acted,
    AgendaMoved,
    ElderArose,
    NothingToDo,
    OutOfOrder,
    PhaseBegan,
    PhaseEnded,
    StormMoved,
    ToActivate,
    TurnEnded,
    Use,
)
from rules.everrain.fraying import used
from rules.everrain.pack import Ability, Face
from rules.everrain.questions import CrewNear, Figure
from rules.everrain.state import Due, Enemy, Ship, Storm, Vessel, Voyage
from rules.referee import run
from tests.rules.everrain.table import SEED, SHIPPED, all_of, ended, one, refused, stopped

GAME = Everrain(SHIPPED)
CRAWLER = Enemy(
    handle="A1", seat="s1", act=1, card="hull-crawler", name="Hull Crawler", health=2, dice=2, spoils=1, zone=4
)
SECOND = replace(CRAWLER, handle="A2", zone=7)
THIRD = replace(CRAWLER, handle="B1", seat="s2")
MAW = Vessel(key="the-maw", card="the-maw", name="The Maw", health=6, dice=4, range_=3, heading="island")
BELL = replace(MAW, key="the-drowned-bell", card="the-drowned-bell", name="The Drowned Bell")
RAIN = Vessel(key="the-rain-below", card="the-rain-below", name="The Rain Below", health=8, dice=5, elder=True)


def table(
    *enemies: Enemy, vessels: tuple[Vessel, ...] = (), crew: tuple[int, ...] | None = (), **told: object
) -> Voyage:
    """A table of three ships with these in play; nobody's crew is On Deck unless it is told."""
    ships = tuple(Ship(seat=f"s{at}", letter="ABC"[at - 1], spawned=3, crew=crew) for at in (1, 2, 3))
    launched = tuple(each.key for each in vessels if not each.elder)
    state = Voyage(
        seats=("s1", "s2", "s3"), ships=ships, enemies=enemies, vessels=vessels, launched=launched, first="s1"
    )
    return replace(state, **told)


def phase(
    *enemies: Enemy, vessels: tuple[Vessel, ...] = (), crew: tuple[int, ...] | None = (), **told: object
) -> Voyage:
    """The same with the Enemy Phase begun."""
    return ended(GAME, table(*enemies, vessels=vessels, crew=crew, **told), "phase")[0]


# --- turns --------------------------------------------------------------------------------------------------------------------


def test_turns_go_round_from_the_first_player() -> None:
    state = table(first="s2")
    assert order.runs(state) == "s2"
    told: list[str | None] = []
    for _ in range(3):
        state, result = ended(GAME, state, "turn")
        told.append(one(result, TurnEnded).next)
    assert told == ["s3", "s1", None]
    refusal = refused(GAME, state, "turn")
    assert (refusal.code, refusal.cures) == ("everrain-turns-over", (Request("phase"),))


def test_an_act_that_is_due_begins_when_the_turn_is_over() -> None:
    state, result = ended(GAME, table(due=(Due(2, "players"),), players=4), "turn", "discovered 2 = no")
    assert one(result, ActBegan).act == 2
    assert (state.act, state.turn) == (2, "s2")


def test_the_enemy_phase_may_begin_before_all_turns_were_told() -> None:
    state, _ = ended(GAME, table(), "turn")
    _, result = ended(GAME, state, "phase")
    assert one(result, OutOfOrder).seats == ("s2", "s3")
    _, quiet = ended(GAME, table(), "phase")
    assert not all_of(quiet, OutOfOrder)


# --- the steps of the Enemy Phase -------------------------------------------------------------------------------------------------


def test_without_anybody_the_phase_goes_to_its_end_at_once() -> None:
    state, result = ended(GAME, table(), "phase")
    assert [type(event) for event in result.events] == [PhaseBegan, NothingToDo, AgendaMoved, PhaseEnded]
    assert one(result, NothingToDo).steps == ("elder", "storms", "decks", "ships")
    assert one(result, AgendaMoved).steps == 2 + 3
    assert (state.round, state.phase, state.first, state.agenda) == (2, None, "s2", 5)


def test_the_steps_stop_where_somebody_must_act_and_go_on_by_themselves_else() -> None:
    state, result = ended(GAME, table(CRAWLER, vessels=(MAW,), storms=(Storm(1, 2),)), "phase", seed=b"calm")
    kinds = [type(event) for event in result.events]
    assert kinds == [PhaseBegan, NothingToDo, StormMoved, ToActivate]
    assert one(result, ToActivate) == ToActivate("decks", ("A1",))
    assert one(result, NothingToDo).steps == ("elder",)
    state, _ = ended(GAME, state, "activate enemy:A1")
    assert state.phase is not None
    assert state.phase.step == "ships"
    state, _ = ended(GAME, state, "activate enemy:the maw shows:A out; B out; C out; to none")
    assert state.phase is not None
    assert state.phase.step == "agenda"
    state, result = ended(GAME, state, "phase")
    assert [type(event) for event in result.events] == [AgendaMoved, PhaseEnded]
    assert state.phase is None


def test_the_elder_one_arises_and_acts_before_anybody_else() -> None:
    state, result = ended(GAME, table(CRAWLER, arising=True), "phase")
    assert one(result, ElderArose).vessel.elder
    assert one(result, ToActivate).step == "elder"
    refusal = refused(GAME, state, "activate enemy:A1")
    elder = state.elder
    assert elder is not None
    assert (refusal.code, refusal.facts["first"], refusal.facts["step"]) == (
        "everrain-out-of-order",
        (elder.key,),
        "elder",
    )
    assert refusal.cures == (Request("activate", None, (("enemy", elder.key),)),)


def test_an_act_due_at_the_end_of_the_phase_begins_after_it() -> None:
    state, result = ended(GAME, table(agenda=9, enemy=3), "phase", "discovered 2 = no")
    kinds = [type(event) for event in result.events]
    assert kinds.index(PhaseEnded) < kinds.index(ActBegan)
    assert (state.act, state.enemy, state.agenda) == (2, 4, 4)


# --- who may act ------------------------------------------------------------------------------------------------------------------


def test_a_ship_waits_for_the_enemies_on_deck() -> None:
    refusal = refused(GAME, phase(CRAWLER, vessels=(MAW,)), "activate enemy:the maw")
    assert (refusal.code, refusal.facts["first"]) == ("everrain-out-of-order", ("A1",))
    assert refusal.cures == (Request("activate", None, (("enemy", "A1"),)),)


def test_one_ship_s_enemies_act_before_another_s() -> None:
    state, _ = ended(GAME, phase(CRAWLER, SECOND, THIRD), "activate enemy:A1")
    refusal = refused(GAME, state, "activate enemy:B1")
    assert (refusal.code, refusal.facts["first"], refusal.facts["seat"]) == ("everrain-deck-first", ("A2",), "s1")
    state, _ = ended(GAME, state, "activate enemy:A2")
    state, _ = ended(GAME, state, "activate enemy:B1")
    assert state.phase is not None
    assert state.phase.step == "ships"


def test_a_deck_acts_as_a_whole_in_one_go() -> None:
    state, result = ended(GAME, phase(CRAWLER, SECOND, THIRD), "activate enemy:A")
    assert [acted.enemy.handle for acted in all_of(result, Acted)] == ["A1", "A2"]
    assert order.ready(state) == ("B1",)
    assert refused(GAME, state, "activate enemy:A").code == "everrain-deck-idle"
    assert refused(GAME, phase(CRAWLER), "activate enemy:C").code == "everrain-deck-idle"


def test_nobody_acts_twice_or_outside_the_phase() -> None:
    state, _ = ended(GAME, phase(CRAWLER, SECOND), "activate enemy:A1")
    assert refused(GAME, state, "activate enemy:A1").code == "everrain-acted"
    refusal = refused(GAME, table(CRAWLER), "activate enemy:A1")
    assert refusal.code == "everrain-no-phase"
    assert refusal.cures[0] == Request("phase")
    assert refusal.cures[1].get("fray") == "yes"
    assert refused(GAME, table(vessels=(MAW,)), "activate enemy:the maw fray:yes").code == "everrain-fray-ship"


def test_the_phase_does_not_go_on_over_somebody_who_must_act() -> None:
    refusal = refused(GAME, phase(CRAWLER, THIRD), "phase")
    assert (refusal.code, refusal.facts["first"]) == ("everrain-must-act-first", ("A1", "B1"))
    assert [cure.get("enemy") for cure in refusal.cures] == ["A1", "B1"]
    assert refused(GAME, phase(CRAWLER), "turn").code == "everrain-phase-open"


def test_who_comes_in_the_phase_rests_until_the_next_round_or_acts_by_house_rule() -> None:
    rests, _ = ended(GAME, phase(CRAWLER), "spawn ship:B points:1")
    assert order.waiting(rests, "decks") == ("A1",)
    newcomer = rests.enemies[-1].handle
    assert refused(GAME, rests, f"activate enemy:{newcomer}").code == "everrain-rests"
    state, _ = ended(GAME, table(CRAWLER), "rule switch:E13 value:act")
    state, _ = ended(GAME, ended(GAME, state, "phase")[0], "spawn ship:B points:1")
    assert len(order.waiting(state, "decks")) == 2


def test_who_came_in_the_player_phase_acts() -> None:
    state, _ = ended(GAME, table(), "spawn ship:A points:1")
    state, _ = ended(GAME, state, "phase")
    assert order.ready(state) == (state.enemies[0].handle,)


def test_who_is_destroyed_is_not_waited_for() -> None:
    state, _ = ended(GAME, phase(CRAWLER, SECOND, THIRD), "activate enemy:A1")
    state, _ = ended(GAME, state, "destroy enemy:A2")
    assert order.ready(state) == ("B1",)
    state, _ = ended(GAME, state, "destroy enemy:B1")
    state, result = ended(GAME, state, "phase")
    assert not any("decks" in event.steps for event in all_of(result, NothingToDo))
    assert state.phase is None


# --- enemies On Deck --------------------------------------------------------------------------------------------------------------


def dice(text: str) -> tuple[Face, ...]:
    faces: dict[str, Face] = {"M": "move", "D": "damage", "O": "omen"}
    return tuple(faces[each] for each in text)


@pytest.mark.parametrize(
    ("faces", "near", "steps", "damage"),
    [
        ("DDM", 0, 0, 2),
        ("MMO", 0, 0, 1),
        ("OOMM", 0, 0, 2),
        ("MMD", 1, 1, 1),
        ("MMMD", 1, 1, 2),
        ("OOD", 1, 1, 1),
        ("MDD", 2, 2, 0),
        ("MDD", 3, 2, 0),
        ("O", 1, 0, 0),
        ("MD", None, 0, 0),
    ],
)
def test_how_dice_are_used(faces: str, near: int | None, steps: int, damage: int) -> None:
    blank = replace(CRAWLER, card=None)
    spent = used(SHIPPED, table(blank), blank, dice(faces), near)
    assert (spent.steps, spent.damage) == (steps, damage)
    assert sorted(face for use in spent.uses for face in use.dice) == sorted(dice(faces))


def test_abilities_take_their_faces_first_unless_moving_comes_first() -> None:
    eel = replace(CRAWLER, card="lantern-eel", name="Lantern Eel", dice=3)
    state = table(eel)
    spent = used(SHIPPED, state, eel, dice("MOD"), 1)
    assert [ability.faces for ability in spent.abilities] == [("move", "omen")]
    assert (spent.steps, spent.damage) == (0, 0)
    assert Use(("move", "omen"), "ability") in spent.uses
    first = replace(state, house=replace(state.house, deck_priority="move-then-attack"))
    spent = used(SHIPPED, first, eel, dice("MOD"), 1)
    assert (spent.abilities, spent.steps, spent.damage) == ((), 1, 1)


def test_an_ability_fires_only_when_all_its_faces_were_rolled() -> None:
    leech = replace(CRAWLER, card="brine-leech", name="Brine Leech")
    assert used(SHIPPED, table(leech), leech, dice("OM"), 0).abilities == ()
    fired = used(SHIPPED, table(leech), leech, dice("OO"), 0)
    assert fired.abilities == (Ability(("omen", "omen"), "Heals 1 Trauma."),)
    assert fired.damage == 0


def test_crew_in_its_zone_is_known_where_it_was_told() -> None:
    _, result = ended(GAME, phase(CRAWLER, crew=(4, 8)), "activate enemy:A1 dice:D,D")
    acted = one(result, Acted)
    assert (acted.near, acted.damage, acted.because.rule) == (0, 2, "everrain.fray.attack")


def test_nobody_on_deck_means_that_nothing_happens() -> None:
    _, result = ended(GAME, phase(CRAWLER, crew=()), "activate enemy:A1")
    acted = one(result, Acted)
    assert (acted.near, acted.faces, acted.damage, acted.because.rule) == (None, (), 0, "everrain.fray.nobody")


def test_crew_is_asked_for_only_when_something_depends_on_it() -> None:
    state = phase(CRAWLER, crew=None)
    assert stopped(GAME, state, "activate enemy:A1 dice:D,D").question == CrewNear("A1", "s1")
    elsewhere = phase(CRAWLER, crew=(1, 8))
    assert stopped(GAME, elsewhere, "activate enemy:A1 dice:M,D").question == CrewNear("A1", "s1", 1)
    _, result = ended(GAME, state, "activate enemy:A1 dice:O,M", "near A1 = 2")
    assert (one(result, Acted).steps, one(result, Acted).because.rule) == (1, "everrain.fray.approach")
    leech = replace(CRAWLER, card="pale-stowaway", name="Pale Stowaway", dice=1)
    _, result = ended(GAME, phase(leech, crew=None), "activate enemy:A1 dice:O")
    assert one(result, Acted).because.rule == "everrain.fray.idle"


def test_its_zone_is_known_when_it_reached_crew_that_stands_together() -> None:
    state, _ = ended(GAME, phase(CRAWLER, crew=(8,)), "activate enemy:A1 dice:M,D", "near A1 = 1")
    assert state.enemies[0].zone == 8
    state, _ = ended(GAME, phase(CRAWLER, crew=(2, 8)), "activate enemy:A1 dice:M,D", "near A1 = 1")
    assert state.enemies[0].zone is None


def test_a_fray_is_fought_at_any_time_and_does_not_count() -> None:
    state, result = ended(GAME, table(CRAWLER), "activate enemy:A1 dice:D,O fray:yes")
    assert (one(result, Acted).fray, one(result, Acted).damage) == (True, 1)
    during, _ = ended(GAME, phase(CRAWLER), "activate enemy:A1 dice:D,O fray:yes")
    assert during.phase is not None
    assert during.phase.acted == ()
    assert state.phase is None


def test_the_dice_of_an_unnamed_enemy_are_asked_once() -> None:
    unnamed = replace(CRAWLER, card=None, name="", health=None, dice=None, spoils=None)
    state = replace(phase(unnamed, crew=(4,)), cards="ours")
    assert stopped(GAME, state, "activate enemy:A1").question == Figure("A1", "dice")
    state, _ = ended(GAME, state, "activate enemy:A1", "dice A1 = 3")
    assert state.enemies[0].dice == 3


def test_dice_that_do_not_fit_are_refused_in_play_too() -> None:
    with pytest.raises(Exception, match="too-few-dice"):
        run(GAME, phase(CRAWLER), Activate(enemy="A1", dice=("move",)), (), SEED)


def test_nobody_plays_without_ships() -> None:
    for verb in ("phase", "turn"):
        assert refused(GAME, GAME.start({}), verb).code == "everrain-no-ships"
    assert not GAME.under_way(table())
    assert GAME.under_way(phase(CRAWLER))
