"""Who looks for a captain when, with how many dice, and what follows (R11-R13, S7); and the odds of it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from rules.contract import Answer, Candidate, Draw, Reason
from rules.marauders.actions import Correct, Defeat, EndBattle, EndRound, Look, MaraudersAction, Port, Sail, Turn
from rules.marauders.battle.events import BattleQueued, BattleStarted
from rules.marauders.events import BattleBegins, NotScouted, Scouted, TurnBegan, YetToScout
from rules.marauders.keys import ShipKey
from rules.marauders.pack import DIE
from rules.marauders.scouting import at_least_one, chance, odds
from rules.marauders.state import PIRATES as PIRATE_SHIPS
from rules.marauders.state import Captain, Sea, Unscouted
from rules.referee import Finished, Stopped, run
from tests.rules.sea import (
    GAME,
    PACK,
    SEED,
    after,
    all_of,
    board,
    captain,
    card,
    house,
    play,
    refused,
    sea,
    ship,
    stale,
)

HERE = "havana"
TURN = Turn("s1")
WAR = (("dutch", "english"),)
ONE_BY_ONE = house(scouting_rolls="one-by-one")


def rolled(about: str, *faces: str) -> Draw:
    """Dice that the table rolled."""
    return Draw(f"roll scouting {about}", "scouting", 0, DIE, faces, "table")


def order(position: int, first: str, *rest: str) -> Draw:
    """A captain card that the table drew first from these."""
    return Draw(f"draw battle-order s1 {position}", "battle-order", 0, tuple(sorted((first, *rest))), (first,), "table")


def fixed(state: Sea, action: MaraudersAction, *answers: Answer) -> Finished:
    """An action played with all its rolls and draws fixed."""
    outcome = run(GAME, state, action, answers, SEED)
    assert not isinstance(outcome, Stopped)
    assert outcome.answers == answers
    return outcome


def silent(played: Finished) -> dict[str, str]:
    """The ships that do not look, and the rule by which."""
    return {event.ship: event.because.rule.removeprefix("marauders.") for event in all_of(played, NotScouted)}


def looked(played: Finished) -> list[str]:
    """The ships that rolled, in order."""
    return [event.ship for event in all_of(played, Scouted)]


# ------------------------------------------------------------------------------------------------ on which occasions (R11)


@pytest.mark.parametrize(
    ("action", "start", "rolls"),
    [
        (Sail("s1", HERE), captain("s1", "nassau"), True),
        (Port("s1", "leave"), captain("s1", HERE, "port"), True),
        (Turn("s1"), captain("s1", HERE), True),
        (Turn("s1"), captain("s1", HERE, "port"), False),
        (Port("s1", "enter"), captain("s1", HERE), False),
        (Correct("s1", HERE, "sea"), captain("s1", "nassau"), False),
        (EndRound(), captain("s1", HERE), False),
    ],
    ids=str,
)
def test_there_are_two_occasions_and_no_more(action: MaraudersAction, start: Captain, rolls: bool) -> None:
    assert bool(looked(play(sea(start, ship("sloop", HERE)), action))) is rolls


def test_only_the_captain_who_acts_is_looked_for() -> None:
    state = sea(captain("s1", HERE), captain("s2", HERE), ship("sloop", HERE))
    assert [event.seat for event in all_of(play(state, TURN), Scouted)] == ["s1"]


def test_a_captain_who_comes_out_again_is_looked_for_again() -> None:
    state = sea(captain("s1", HERE), ship("sloop", HERE))
    state = after(state, Port("s1", "enter"))
    assert looked(play(state, Port("s1", "leave"))) == ["sloop"]


def test_ships_elsewhere_and_ships_that_only_wait_do_not_look() -> None:
    waiting = ship("frigate", None, queued=(card("f", "frigate", HERE),))
    assert play(sea(captain("s1", HERE), ship("sloop", "nassau"), waiting), TURN).events[1:] == ()


# ------------------------------------------------------------------------------------------------ how many dice (R12)


@pytest.mark.parametrize(
    ("scouting", "tokens", "dice", "decided"),
    [(2, 5, 5, "bounties"), (4, 2, 4, "listed"), (3, 3, 3, "listed"), (1, 0, 1, "listed")],
)
def test_a_navy_rolls_its_scouting_or_the_bounties(scouting: int, tokens: int, dice: int, decided: str) -> None:
    pirate = captain("s1", HERE, dutch=tokens, english=6)
    state = sea(pirate, ship("dutch", HERE, card("d", "dutch", scouting=scouting)))
    (event,) = all_of(play(state, TURN), Scouted)
    assert (event.dice, len(event.faces)) == (dice, dice)
    assert event.because.rule == f"marauders.scouting.{decided}"
    assert event.because.candidates == (Candidate("listed", (scouting,)), Candidate("bounties", (tokens,)))
    assert event.because.chosen == (decided,)
    assert event.because.mark == "official"


def test_a_pirate_rolls_its_scouting() -> None:
    state = sea(captain("s1", HERE), ship("sloop", HERE, card("s", "sloop", scouting=3)))
    (event,) = all_of(play(state, TURN), Scouted)
    assert event.because.candidates == (Candidate("listed", (3,)),)
    assert event.because.rule == "marauders.scouting.listed"


@pytest.mark.parametrize(("faces", "found"), [(("4", "1"), False), (("skull", "1"), True), (("skull", "skull"), True)])
def test_one_skull_is_enough(faces: tuple[str, str], found: bool) -> None:
    state = sea(captain("s1", HERE), ship("sloop", HERE))
    played = fixed(state, TURN, rolled("sloop s1", *faces))
    (event,) = all_of(played, Scouted)
    assert (event.faces, event.found, event.by) == (faces, found, "table")
    battles = [(battle.ships, battle.zone, battle.because.rule) for battle in all_of(played, BattleBegins)]
    assert battles == ([(("sloop",), HERE, "marauders.battle.single")] if found else [])


def test_an_assumed_scouting_says_so() -> None:
    assumed = replace(card("x", "sloop"), assumed=True)
    state = sea(captain("s1", HERE), ship("sloop", HERE, assumed))
    assert all_of(play(state, TURN), Scouted)[0].assumed
    assert not all_of(play(sea(captain("s1", HERE), ship("sloop", HERE)), TURN), Scouted)[0].assumed


def test_the_bots_own_roll_is_the_bots() -> None:
    played = play(sea(captain("s1", HERE), ship("sloop", HERE)), TURN)
    assert all_of(played, Scouted)[0].by == "bot"
    assert played.answers[0].question == "roll scouting sloop s1"


# ------------------------------------------------------------------------------------------------ why it looks at all (R7)


@pytest.mark.parametrize(
    ("key", "prey", "rule", "scores"),
    [
        ("dutch", captain("s1", HERE, dutch=1, english=5), "own-bounties", (1, 5, 1)),
        ("dutch", captain("s1", HERE, english=2, french=1), "foreign-bounties", (0, 3, 1)),
        ("dutch", captain("s1", HERE), "at-war", (0, 0, 1)),
        ("dutch", captain("s1", HERE, "sea", "french", english=5), "foreign-bounties", (0, 5, 0)),
        ("sloop", captain("s1", HERE, gold=4, cargo=stale(2)), "non-pirate", (4, None, 1)),
        ("frigate", captain("s1", HERE, gold=0, cargo=0), "non-pirate", (0, 0, 1)),
    ],
)
def test_a_roll_says_by_which_priority_the_ship_is_hostile(
    key: ShipKey, prey: Captain, rule: str, scores: tuple[int | None, ...]
) -> None:
    (event,) = all_of(play(sea(replace(prey, at="port"), ship(key, HERE), war=WAR), Port("s1", "leave")), Scouted)
    assert event.hostile == Reason(
        f"marauders.hostility.{rule}",
        criteria=("gold", "cargo", "non-pirate")
        if key in PIRATE_SHIPS
        else ("own-bounties", "foreign-bounties", "at-war"),
        candidates=(Candidate("s1", scores),),
        chosen=("s1",),
    )


# ------------------------------------------------------------------------------------------------ several ships (R13)


def test_who_has_nothing_against_him_does_not_look() -> None:
    state = sea(captain("s1", HERE), ship("dutch", HERE), ship("sloop", "nassau"))
    assert silent(play(state, TURN)) == {"dutch": "hostility.no-bounty-no-war"}


def test_a_navy_silences_the_pirates_even_when_it_is_not_hostile() -> None:
    state = sea(captain("s1", HERE), ship("spanish", HERE), ship("frigate", HERE), ship("sloop", HERE))
    played = play(state, TURN)
    assert silent(played) == {
        "spanish": "hostility.no-bounty-no-war",
        "frigate": "silence.navy-present",
        "sloop": "silence.navy-present",
    }
    assert all_of(played, NotScouted)[1].because.chosen == ("spanish",)
    assert all_of(played, BattleBegins) == []


def test_rolls_and_battles_are_said_before_those_that_do_not_look() -> None:
    pirate = captain("s1", HERE, english=3)
    state = sea(pirate, ship("dutch", HERE), ship("frigate", HERE), ship("spanish", HERE, man_o_war=True))
    found = fixed(state, TURN, rolled("dutch s1", "skull", "1"), rolled("spanish s1", "1", "1"))
    assert [type(event) for event in found.events] == [
        TurnBegan,
        Scouted,
        Scouted,
        BattleBegins,
        BattleStarted,
        NotScouted,
    ]
    nobody = play(sea(captain("s1", HERE), ship("dutch", HERE), ship("sloop", HERE)), TURN)
    assert [type(event) for event in nobody.events] == [TurnBegan, NotScouted, NotScouted]


def test_pirates_together_look_and_so_do_navies_together() -> None:
    assert looked(play(sea(captain("s1", HERE), ship("sloop", HERE), ship("frigate", HERE)), TURN)) == [
        "frigate",
        "sloop",
    ]
    pirate = captain("s1", HERE, french=1)
    assert looked(play(sea(pirate, ship("spanish", HERE), ship("dutch", HERE)), TURN)) == ["dutch", "spanish"]


def test_two_men_o_war_are_silent_and_a_frigate_beside_them_is_not() -> None:
    pirate = captain("s1", HERE, english=3)
    big = [ship(nation, HERE, man_o_war=True) for nation in ("english", "spanish")]
    played = play(sea(pirate, *big, ship("dutch", HERE)), TURN)
    assert silent(played) == {"english": "silence.men-o-war", "spanish": "silence.men-o-war"}
    assert [event.because.chosen for event in all_of(played, NotScouted)] == [("spanish",), ("english",)]
    assert looked(played) == ["dutch"]


def test_one_man_o_war_among_navies_looks_with_them() -> None:
    pirate = captain("s1", HERE, english=3)
    state = sea(pirate, ship("english", HERE, man_o_war=True), ship("dutch", HERE))
    assert looked(play(state, TURN)) == ["dutch", "english"]


# ------------------------------------------------------------------------------------------------ battles (R13.4)

PIRATES = sea(captain("s1", HERE), ship("sloop", HERE), ship("frigate", HERE))


def test_all_roll_before_the_order_of_battles_is_drawn() -> None:
    played = fixed(
        PIRATES,
        TURN,
        rolled("frigate s1", "skull", "1"),
        rolled("sloop s1", "skull", "2"),
        order(1, "sloop", "frigate"),
    )
    (battle,) = all_of(played, BattleBegins)
    assert battle.ships == battle.because.chosen == ("sloop", "frigate")
    assert battle.because.rule == "marauders.battle.order"
    assert [each.key for each in battle.because.candidates] == ["frigate", "sloop"]


def test_the_order_of_three_is_drawn_twice() -> None:
    pirate = captain("s1", HERE, french=1)
    state = sea(pirate, *(ship(navy, HERE) for navy in ("dutch", "english", "spanish")))
    found = [rolled(f"{navy} s1", "skull", "1") for navy in ("dutch", "english", "spanish")]
    played = fixed(state, TURN, *found, order(1, "english", "dutch", "spanish"), order(2, "spanish", "dutch"))
    assert all_of(played, BattleBegins)[0].ships == ("english", "spanish", "dutch")


def test_when_one_of_two_finds_him_there_is_one_battle() -> None:
    played = fixed(PIRATES, TURN, rolled("frigate s1", "1", "1"), rolled("sloop s1", "skull", "2"))
    assert [(battle.ships, battle.because.rule) for battle in all_of(played, BattleBegins)] == [
        (("sloop",), "marauders.battle.single")
    ]


def test_nothing_waits_for_a_battle() -> None:
    played = fixed(PIRATES, TURN, rolled("frigate s1", "1", "1"), rolled("sloop s1", "skull", "2"))
    assert play(board(played), Sail("s1", "nassau"))


# ------------------------------------------------------------------------------------------------ one by one (S7)

CAREFUL = replace(PIRATES, house=ONE_BY_ONE)


def test_one_by_one_the_order_is_drawn_and_the_rest_wait_after_a_success() -> None:
    played = fixed(CAREFUL, TURN, order(1, "sloop", "frigate"), rolled("sloop s1", "skull", "1"))
    (battle,) = all_of(played, BattleBegins)
    assert (battle.ships, battle.because.rule, battle.because.mark) == (
        ("sloop",),
        "marauders.battle.one-by-one",
        "house-rule",
    )
    assert battle.because.chosen == ("sloop", "frigate")
    assert battle.because.house == (("scouting-rolls", "one-by-one"),)
    assert [event.ships for event in all_of(played, YetToScout)] == [("frigate",)]
    assert board(played).unscouted == (Unscouted("s1", ("frigate",)),)


def test_one_by_one_a_miss_lets_the_next_look_at_once() -> None:
    played = fixed(
        CAREFUL, TURN, order(1, "sloop", "frigate"), rolled("sloop s1", "3", "1"), rolled("frigate s1", "skull", "1")
    )
    assert [battle.ships for battle in all_of(played, BattleBegins)] == [("frigate",)]
    assert board(played).unscouted == ()


def test_one_by_one_a_single_ship_needs_no_order() -> None:
    state = sea(captain("s1", HERE), ship("sloop", HERE), house=ONE_BY_ONE)
    played = fixed(state, TURN, rolled("sloop s1", "skull", "1"))
    assert all_of(played, BattleBegins)[0].because.rule == "marauders.battle.single"


def waiting() -> Sea:
    """A captain whom a ship has found, and the others that have yet to look for him."""
    return board(fixed(CAREFUL, TURN, order(1, "sloop", "frigate"), rolled("sloop s1", "skull", "1")))


def test_the_rest_look_once_the_battle_is_over() -> None:
    played = fixed(waiting(), Look("s1"), rolled("frigate s1", "skull", "1"))
    assert looked(played) == ["frigate"]
    assert all_of(played, BattleBegins)[0].because.rule == "marauders.battle.one-by-one"
    assert board(played).unscouted == ()
    assert refused(board(played), Look("s1")).code == "marauders-nobody-yet-to-look"


def test_one_by_one_too_those_that_do_not_look_come_last() -> None:
    state = replace(waiting(), unscouted=(Unscouted("s1", ("dutch", "english", "french")),))
    ships = tuple(ship(each.key, HERE if each.key in ("dutch", "english", "french") else None) for each in state.ships)
    state = replace(state, ships=ships, war=(("dutch", "english"), ("english", "french")))
    played = fixed(state, Look("s1"), rolled("dutch s1", "skull", "1"))
    assert [type(event) for event in played.events] == [Scouted, BattleBegins, BattleQueued, YetToScout, NotScouted]
    assert silent(played) == {"english": "hostility.no-bounty-no-war"}


def test_who_is_no_longer_hostile_is_said_not_to_look() -> None:
    state = waiting()
    wanted = replace(state.captains[0], bounties=replace(state.captains[0].bounties, dutch=1))
    assert silent(play(replace(state, captains=(wanted,)), Look("s1"))) == {"frigate": "hostility.pirate"}


@pytest.mark.parametrize(
    "action",
    [Defeat("frigate"), Sail("s1", "nassau"), Port("s1", "enter"), EndRound(), Correct("s1", HERE, "port")],
    ids=str,
)
def test_nobody_looks_any_more_when_one_of_them_is_gone_or_time_has_passed(action: MaraudersAction) -> None:
    error = refused(after(waiting(), action), Look("s1"))
    assert (error.code, error.facts) == ("marauders-nobody-yet-to-look", {"seat": "s1"})


def test_a_new_turn_starts_anew() -> None:
    played = play(after(waiting(), EndBattle("called-off")), TURN)
    assert played.answers[0].question == "draw battle-order s1 1"


# ------------------------------------------------------------------------------------------------ the odds


def test_odds_are_those_of_an_arrival_at_sea() -> None:
    pirate = captain("s1", "nassau", "port", dutch=3)
    ships = (ship("dutch", HERE), ship("english", HERE), ship("sloop", HERE), ship("frigate", "nassau"))
    chances = odds(PACK, sea(pirate, *ships), pirate, HERE)
    assert [(each.ship, each.dice, each.chance) for each in chances] == [
        ("dutch", 3, (19, 27)),
        ("english", 2, (5, 9)),
        ("sloop", 0, (0, 1)),
    ]
    assert [each.because.rule for each in chances] == [
        "marauders.scouting.bounties",
        "marauders.scouting.listed",
        "marauders.hostility.pirate",
    ]
    assert at_least_one(chances) == (211, 243)


def test_where_nobody_is_nothing_can_happen() -> None:
    assert odds(PACK, PIRATES, PIRATES.captains[0], "trinidad") == ()
    assert at_least_one(()) == (0, 1)


@pytest.mark.parametrize("dice", range(1, 10))
def test_the_chance_is_exact_and_reduced(dice: int) -> None:
    assert chance(dice) == (3**dice - 2**dice, 3**dice)
    assert Fraction(*chance(dice)) == 1 - Fraction(2, 3) ** dice


def test_odds_agree_with_what_is_rolled() -> None:
    """Each ship that has a chance rolls when the captain comes, with so many dice; the others say why not."""
    state = sea(captain("s1", "nassau"), ship("english", HERE), ship("sloop", HERE), ship("frigate", HERE))
    chances = odds(PACK, state, state.captains[0], HERE)
    played = play(state, Sail("s1", HERE))
    assert looked(played) == [each.ship for each in chances if each.dice]
    assert silent(played) == {
        each.ship: each.because.rule.removeprefix("marauders.") for each in chances if not each.dice
    }
