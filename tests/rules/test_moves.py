"""What can be done now, and what a button for it depends on."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from rules.contract import Answer, Draw, RuleError, Told, encode
from rules.marauders.actions import (
    Another,
    Attack,
    Bounty,
    Correct,
    Defeat,
    DrawEvent,
    EndRound,
    Enter,
    Hold,
    Icons,
    Join,
    Look,
    Lost,
    MaraudersAction,
    Peace,
    Place,
    Port,
    Refit,
    Remove,
    Rule,
    Sail,
    Sit,
    Turn,
    Wanted,
    War,
)
from rules.marauders.keys import NATIONS, SHIPS
from rules.marauders.pack import ROSE, Icon
from rules.marauders.state import Bounties, Sea, Unscouted
from rules.referee import Finished, Stopped, run
from tests.rules.sea import GAME, PACK, after, captain, card, moves, refused, sea, ship

ZONES = [zone.key for zone in PACK.zones]


def test_a_captain_at_sea_may_sail_enter_port_or_begin_his_turn() -> None:
    state = sea(captain("s1", "nassau"), captain("s2", "havana"))
    assert list(GAME.moves(state, "s1")) == [
        Turn("s1"),
        Sail("s1", "tortuga"),
        Sail("s1", "havana"),
        Port("s1", "enter"),
    ]


def test_a_captain_in_port_may_leave_it_or_begin_his_turn() -> None:
    assert list(GAME.moves(sea(captain("s1", "nassau", "port")), "s1")) == [Turn("s1"), Port("s1", "leave")]


def test_where_there_is_no_port_none_is_entered() -> None:
    lawful = list(GAME.moves(sea(captain("s1", "caribbean-sea")), "s1"))
    assert Port("s1", "enter") not in lawful
    assert len(lawful) == 8


def test_looking_is_offered_while_somebody_has_yet_to_look() -> None:
    state = sea(captain("s1", "nassau"), ship("sloop", "nassau"), unscouted=(Unscouted("s1", ("sloop",)),))
    assert Look("s1") in list(GAME.moves(state, "s1"))
    assert Look("s1") not in list(GAME.moves(after(state, Place("sloop", "havana")), "s1"))


def test_the_table_draws_ends_the_round_and_defeats_what_sails() -> None:
    state = sea(captain("s1", "nassau"), ship("dutch", "nassau"), ship("sloop", None, queued=(card("x", "sloop"),)))
    lawful = list(GAME.moves(state, None))
    assert lawful[-3:] == [DrawEvent(), EndRound(), Defeat("dutch")]
    assert lawful[:-3] == list(GAME.moves(state, "s1"))


def test_with_its_own_cards_the_table_lets_none_be_drawn() -> None:
    lawful = list(GAME.moves(sea(captain("s1", "nassau"), cards="ours"), None))
    assert lawful[-2:] == [Another(), EndRound()]
    assert DrawEvent() not in lawful


def test_the_ships_in_his_zone_may_be_attacked_from_the_sea() -> None:
    ships = ship("sloop", "nassau"), ship("dutch", "nassau"), ship("french", "havana"), ship("frigate", None)
    assert [each for each in GAME.moves(sea(captain("s1", "nassau"), *ships), "s1") if isinstance(each, Attack)] == [
        Attack("s1", "dutch"),
        Attack("s1", "sloop"),
    ]
    in_port = sea(captain("s1", "nassau", "port"), *ships)
    assert not [each for each in GAME.moves(in_port, "s1") if isinstance(each, Attack)]


def test_without_cards_none_is_drawn() -> None:
    assert DrawEvent() not in list(GAME.moves(sea(removed=tuple(sorted(each.key for each in PACK.cards))), None))


def test_a_dead_captains_seat_brings_the_next_one() -> None:
    """At home in a port of the dead one's nation; a button for it is old once he is there."""
    dead = after(sea(replace(captain("s1", "trinidad", nation="dutch"), turns=3, attacks=2)), Lost("s1"))
    assert dead.captains == ()
    assert list(GAME.moves(dead, "s1")) == [Join("s1", "dutch", "curacao")]
    new = after(dead, Join("s1", "dutch", "curacao"))
    [follows] = new.captains
    assert (follows.turns, follows.attacks, follows.at) == (3, 2, "port")
    assert new.fallen == ()
    assert GAME.subject(new, Join("s1", "dutch", "curacao")) != GAME.subject(dead, Join("s1", "dutch", "curacao"))


def test_a_seat_without_captain_has_no_moves() -> None:
    assert list(GAME.moves(sea(seats=("s1",)), "s1")) == []


# ------------------------------------------------------------------------------------------------ evenings of any actions


def anything(random: Random, state: Sea) -> MaraudersAction:
    """Any action that somebody may type, lawful or not."""
    seat, zone = random.choice(state.seats or ("s1",)), random.choice(ZONES)
    key, nation = random.choice(SHIPS), random.choice(NATIONS)
    return random.choice(
        [
            Join(f"s{random.randint(1, 4)}", nation, zone),
            Sit(seat, random.choice(state.seats or ("s1",))),
            Sail(seat, zone),
            Port(seat, random.choice(("enter", "leave"))),
            Turn(seat),
            Look(seat),
            Hold(seat, random.choice((None, 0, 3)), random.choice((None, 0, 2))),
            Bounty(seat, nation, random.choice((0, 0, 1, 3))),
            DrawEvent(random.choice((None, random.choice(PACK.cards).key))),
            Enter(card("own", key, zone, random.randint(1, 4))),
            Icons(tuple(Icon(random.choice(SHIPS), random.choice(ROSE)) for _ in range(3))),
            EndRound(),
            Defeat(key),
            Place(key, zone, random.choice((None, 1, 4))),
            Remove(key),
            Correct(seat, zone, random.choice(("port", "sea"))),
            Wanted(seat, Bounties(dutch=random.randint(0, 1), french=random.randint(0, 2))),
            Refit(seat, random.choice(PACK.classes).key),
            Attack(seat, key),
            Lost(seat, nation, zone),
            War(nation, random.choice(NATIONS)),
            Peace(random.choice((None, nation)), random.choice((None, *NATIONS))),
            Another(random.choice(("", "A calm"))),
            Rule("cards", random.choice(("bot", "ours"))),
            Rule("dice", random.choice(("bot", "ours"))),
            Rule("rolling", random.choice(("at-once", "on-tap"))),
            Rule("scouting-rolls", random.choice(("all-first", "one-by-one"))),
            Rule("own-zone-tie", random.choice(("random", "stay"))),
            Rule("death-and-new", random.choice(("new-card", "successor"))),
            Rule("dead-captain", random.choice(("discard", "remove"))),
        ]
    )


def finish(random: Random, state: Sea, action: MaraudersAction, seed: bytes) -> Finished | None:
    """An action with random answers, None when it was refused, which is before anything was asked."""
    answers: list[Answer] = []
    while True:
        try:
            outcome = run(GAME, state, action, answers, seed)
        except RuleError:
            assert answers == []
            return None
        if isinstance(outcome, Finished):
            return outcome
        option = random.choice(outcome.question.options).key
        answers = [*outcome.answers, Told(outcome.question.key, option)]


@pytest.mark.parametrize("evening", range(25))
def test_evenings_of_any_actions(evening: int) -> None:
    """After each action the state is sound, replays from its answers, and buttons mean what they say."""
    random, seed, state = Random(evening), evening.to_bytes(2, "big"), sea(captain("s1", "tortuga"))
    for _ in range(60):
        lawful = list(GAME.moves(state, None))
        action = random.choice((random.choice(lawful), anything(random, state)))
        stamp = encode(GAME.subject(state, action))
        outcome = finish(random, state, action, seed)
        if outcome is None:
            assert action not in lawful
            continue
        assert isinstance(outcome.state, Sea)
        assert GAME.faults(outcome.state) == ()
        assert run(GAME, state, action, outcome.answers, b"another seed") == outcome
        if action in lawful:
            assert encode(GAME.subject(outcome.state, action)) != stamp
        state = outcome.state


def test_bot_draws_follow_each_other_in_their_streams() -> None:
    random, state = Random(4), sea(captain("s1", "tortuga"), captain("s2", "havana"))
    indexes: dict[str, int] = {}
    for _ in range(600):
        outcome = finish(random, state, anything(random, state), b"seed")
        if outcome is None:
            continue
        assert isinstance(outcome.state, Sea)
        for draw in outcome.answers:
            if isinstance(draw, Draw) and draw.source == "bot":
                assert draw.index == indexes.get(draw.stream, 0)
                indexes[draw.stream] = draw.index + len(draw.got)
        state = outcome.state
        assert {stream.name: stream.index for stream in state.streams} == indexes
    assert len(indexes) >= 2


# ------------------------------------------------------------------------------------------------ subjects

STATE = sea(
    captain("s1", "nassau", gold=3),
    captain("s2", "havana"),
    captain("s3", "havana", "port"),
    ship("dutch", "tortuga"),
    ship("english", "nassau"),
)

# An action, one that makes its button old, and one that does not.
BUTTONS: list[tuple[MaraudersAction, MaraudersAction, MaraudersAction]] = [
    (Sail("s1", "tortuga"), Sail("s1", "havana"), Port("s3", "leave")),
    (Sail("s1", "tortuga"), Port("s1", "enter"), Turn("s1")),
    (Port("s3", "leave"), Port("s3", "leave"), Sail("s1", "havana")),
    (Turn("s1"), Turn("s1"), Turn("s2")),
    (Hold("s1", 1), Hold("s1", 2), Hold("s2", 2)),
    (Hold("s1", 1), Turn("s1"), Turn("s2")),
    (Bounty("s1", "dutch", 1), Bounty("s1", "dutch", 2), Bounty("s1", "french", 2)),
    (Correct("s1", "nassau", "port"), Correct("s1", "havana", "sea"), Turn("s1")),
    (Wanted("s1", Bounties(dutch=1)), Bounty("s1", "french", 1), Hold("s1", 2)),
    (Refit("s1", "flute"), Refit("s1", "sloop"), Refit("s2", "sloop")),
    (Attack("s1", "english"), Attack("s1", "english"), Turn("s1")),
    (Attack("s1", "english"), Defeat("english"), Bounty("s1", "english", 2)),
    (Attack("s1", "english"), Sail("s1", "havana"), Sail("s2", "tortuga")),
    (Lost("s1", "dutch", "curacao"), Lost("s1", "dutch", "curacao"), Lost("s2", "dutch", "curacao")),
    (War("dutch", "french"), War("dutch", "english"), Turn("s1")),
    (Peace(), War("dutch", "english"), Turn("s1")),
    (Another(), Another("A calm"), Turn("s1")),
    (Another(), EndRound(), Sail("s1", "tortuga")),
    (Rule("dice", "ours"), Rule("dice", "ours"), Rule("cards", "ours")),
    (DrawEvent(), DrawEvent(), Turn("s1")),
    (DrawEvent(), Enter(card("x", "sloop")), Sail("s1", "tortuga")),
    (EndRound(), EndRound(), DrawEvent()),
    (Defeat("dutch"), Defeat("dutch"), Place("dutch", "havana")),
    (Place("dutch", "havana"), Place("dutch", "nassau"), Place("sloop", "nassau")),
    (Remove("dutch"), Defeat("dutch"), DrawEvent("dead-calm")),
    (Enter(card("x", "sloop")), Enter(card("x", "sloop")), Turn("s1")),
    (Icons((Icon("dutch", "N"),)), Place("dutch", "nassau"), Place("sloop", "nassau")),
    (Join("s4", "dutch", "nassau"), Join("s4", "dutch", "nassau"), Turn("s1")),
    (Sit("s2", "s1"), Sit("s1", "s2"), Turn("s1")),
    (Rule("own-zone-tie", "stay"), Rule("own-zone-tie", "stay"), Rule("dead-captain", "remove")),
]


@pytest.mark.parametrize(("action", "ages", "keeps"), BUTTONS, ids=str)
def test_a_button_is_old_exactly_when_its_subject_changed(
    action: MaraudersAction, ages: MaraudersAction, keeps: MaraudersAction
) -> None:
    stamp = encode(GAME.subject(STATE, action))
    assert encode(GAME.subject(after(STATE, ages), action)) != stamp
    assert encode(GAME.subject(after(STATE, keeps), action)) == stamp


def test_a_button_is_valid_again_when_all_is_as_it_was() -> None:
    button = Sail("s1", "tortuga")
    back = after(STATE, Sail("s1", "havana"), Sail("s1", "nassau"))
    assert GAME.subject(back, button) == GAME.subject(STATE, button)


def test_a_look_is_old_once_somebody_has_looked() -> None:
    state = sea(captain("s1", "nassau"), ship("sloop", "nassau"), unscouted=(Unscouted("s1", ("sloop",)),))
    assert GAME.subject(after(state, Look("s1")), Look("s1")) != GAME.subject(state, Look("s1"))
    assert refused(after(state, Look("s1")), Look("s1")).code == "marauders-nobody-yet-to-look"


def test_whose_turn_it_is() -> None:
    assert GAME.turn(STATE) is None
    assert GAME.turn(after(STATE, Turn("s2"), Turn("s1"))) == "s1"
    assert GAME.turn(after(STATE, Turn("s2"), EndRound())) is None


def test_icons_that_move_nobody_are_played_all_the_same() -> None:
    assert not isinstance(run(GAME, sea(), moves(("dutch", "N")), (), b""), Stopped)
