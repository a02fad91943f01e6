"""Captain cards, stacks, deaths and successors, and the round's end (R2-R6, S4, S5)."""

from __future__ import annotations

from itertools import product

import pytest

from rules.contract import Draw, Reason
from rules.marauders.actions import (
    Correct,
    Defeat,
    DrawEvent,
    EndRound,
    Enter,
    Lost,
    MaraudersAction,
    Place,
    Sail,
    Turn,
)
from rules.marauders.events import Arrived, Defeated, OutOfOrder, Queued, RoundEnded, Succeeded
from rules.marauders.state import CaptainCard, Sea
from tests.rules.sea import PACK, after, all_of, board, captain, card, house, moves, one, play, refused, sea, ship

OLD = card("old", "dutch", "curacao")
OLDER = card("older", "dutch", "st-maarten")
OLDEST = card("oldest", "dutch", "trinidad")
NEW = card("new", "dutch", "bridgetown", scouting=4)
NEWER = card("newer", "dutch", "nassau")
ROUND = EndRound()
OWN = Enter(CaptainCard(key="own-sloop", ship="sloop", zone="nassau", scouting=2, assumed=True))
ENTERS = Reason("marauders.queue.enters")


def stack(state: Sea) -> list[str]:
    return [each.key for each in state.ship("dutch").stack]


# ------------------------------------------------------------------------------------------------ a new card (R2, R3)


def test_a_new_ship_waits_on_display_and_enters_at_the_rounds_end() -> None:
    played = play(sea(), Enter(NEW))
    assert one(played, Queued) == Queued(
        "dutch", NEW, "bridgetown", sails=False, fourth=False, commands=None, earlier=(), because=ENTERS
    )
    assert board(played).ship("dutch").zone is None
    ended = play(board(played), ROUND)
    arrived = one(ended, Arrived)
    assert (arrived.from_, arrived.to, arrived.captain) == (None, "bridgetown", NEW)
    assert (arrived.because.rule, arrived.because.mark) == ("marauders.entering.new", "official")
    assert board(ended).ship("dutch") == ship("dutch", "bridgetown", NEW)


def test_a_ship_that_sails_is_relocated_and_the_new_card_lies_on_top() -> None:
    state = sea(ship("dutch", "caracas", OLD))
    played = play(state, Enter(NEW))
    assert one(played, Queued).sails
    assert board(played).ship("dutch").zone == "caracas"
    assert board(played).ship("dutch").captain == OLD
    arrived = one(play(board(played), ROUND), Arrived)
    assert (arrived.from_, arrived.to, arrived.because.rule) == (
        "caracas",
        "bridgetown",
        "marauders.entering.relocated",
    )
    assert stack(after(board(played), ROUND)) == ["new", "old"]


def test_a_card_on_display_says_who_commands_until_then() -> None:
    relocated = one(play(sea(ship("dutch", "caracas", OLD, OLDER)), Enter(NEW)), Queued)
    assert (relocated.commands, relocated.because) == (OLD, Reason("marauders.queue.relocates"))
    entering = one(play(sea(), Enter(NEW)), Queued)
    assert (entering.commands, entering.because) == (None, ENTERS)


def test_a_card_on_display_says_which_came_before_it_this_round() -> None:
    state = after(sea(), Enter(NEW))
    second = one(play(state, Enter(NEWER)), Queued)
    assert (second.earlier, second.commands, second.because) == ((NEW,), None, ENTERS)
    third = one(play(after(state, Enter(NEWER)), Enter(OLDEST)), Queued)
    assert third.earlier == (NEW, NEWER)
    assert one(play(after(state, ROUND), Enter(NEWER)), Queued).earlier == ()


def test_until_then_the_old_captain_commands() -> None:
    state = after(sea(ship("dutch", "caracas", OLD)), Enter(NEW), moves(("dutch", "E")))
    assert state.ship("dutch").zone == "trinidad"


def test_of_two_new_cards_the_later_commands() -> None:
    state = after(sea(ship("dutch", "caracas", OLD)), Enter(NEW), Enter(NEWER), ROUND)
    assert stack(state) == ["newer", "new", "old"]
    assert state.ship("dutch").zone == "nassau"


def test_a_fourth_card_of_a_ship_is_said() -> None:
    state = sea(ship("dutch", "caracas", OLD, OLDER, OLDEST))
    assert one(play(state, Enter(NEW)), Queued).fourth
    assert not one(play(sea(ship("dutch", "caracas", OLD, OLDER)), Enter(NEW)), Queued).fourth


def test_own_cards_of_one_name_are_told_apart() -> None:
    state = after(sea(), Enter(NEW), Enter(NEW), Enter(NEW), ROUND)
    assert stack(state) == ["new-3", "new-2", "new"]


def test_an_own_card_never_takes_a_packs_key() -> None:
    taken = next(each.captain for each in PACK.cards if each.captain is not None)
    assert isinstance(taken, CaptainCard)
    state = after(sea(), Enter(taken), ROUND)
    assert state.ship(taken.ship).captain.key == f"{taken.key}-2"


# ------------------------------------------------------------------------------------------------ a death (R4)


def test_a_dead_captain_is_off_the_board_at_once() -> None:
    state = sea(ship("dutch", "caracas", OLD, OLDER))
    played = play(state, Defeat("dutch"))
    defeated = one(played, Defeated)
    assert (defeated.captain, defeated.zone, defeated.left) == (OLD, "caracas", 1)
    assert (defeated.because.rule, defeated.because.mark) == ("marauders.defeat.own-discard", "inferred")
    assert board(played).ship("dutch").zone is None
    assert refused(board(played), Defeat("dutch")).code == "marauders-ship-not-on-board"


@pytest.mark.parametrize("rule", ["discard", "remove"])
def test_a_captain_put_on_the_board_by_hand_has_no_card_to_lay_away(rule: str) -> None:
    state = after(sea(house=house(dead_captain=rule)), Place("dutch", "caracas"))
    assert one(play(state, Defeat("dutch")), Defeated).because == Reason("marauders.defeat.no-card", "inferred")
    told = after(state, Place("dutch", "caracas", 4))
    assert one(play(told, Defeat("dutch")), Defeated).because.rule == "marauders.defeat.no-card"
    nameless = after(sea(house=house(dead_captain=rule)), OWN, ROUND)
    own = {"discard": "own-discard", "remove": "remove"}[rule]
    assert one(play(nameless, Defeat("sloop")), Defeated).because.rule == f"marauders.defeat.{own}"


def test_a_ship_not_on_the_board_cannot_be_defeated() -> None:
    error = refused(sea(ship("sloop", "nassau"), ship("french", "havana")), Defeat("dutch"))
    assert error.facts == {"ship": "dutch", "ships": ("french", "sloop")}


def test_the_only_captain_dead_the_ship_is_gone() -> None:
    state = after(sea(ship("dutch", "caracas", OLD)), Defeat("dutch"), ROUND)
    assert state.ship("dutch") == ship("dutch", None)


def test_the_captain_below_takes_over_at_home() -> None:
    ended = play(after(sea(ship("dutch", "caracas", OLD, OLDER)), Defeat("dutch")), ROUND)
    succeeded = one(ended, Succeeded)
    assert (succeeded.captain, succeeded.zone, succeeded.because.rule) == (
        OLDER,
        "st-maarten",
        "marauders.succession.only",
    )
    assert ended.answers == ()
    assert board(ended).ship("dutch") == ship("dutch", "st-maarten", OLDER)


def test_of_two_below_one_is_drawn_and_the_other_stays() -> None:
    state = after(sea(ship("dutch", "caracas", OLD, OLDER, OLDEST)), Defeat("dutch"))
    commands: set[str] = set()
    for seed in range(30):
        ended = play(state, ROUND, seed=seed.to_bytes(2, "big"))
        (draw,) = ended.answers
        assert isinstance(draw, Draw)
        assert (draw.question, draw.possibilities) == ("draw succession dutch", ("older", "oldest"))
        succeeded = one(ended, Succeeded)
        assert succeeded.because.rule == "marauders.succession.drawn"
        assert sorted(each.key for each in succeeded.because.candidates) == ["older", "oldest"]
        assert succeeded.because.chosen == draw.got
        assert sorted(stack(board(ended))) == ["older", "oldest"]
        commands.add(stack(board(ended))[0])
    assert commands == {"older", "oldest"}


@pytest.mark.parametrize(("rule", "place"), [("discard", "discard"), ("remove", "removed")])
def test_the_dead_captains_card_goes_where_the_table_says(rule: str, place: str) -> None:
    printed = next(each.captain for each in PACK.cards if each.captain and each.captain.ship == "dutch")
    assert isinstance(printed, CaptainCard)
    state = sea(ship("dutch", "caracas", printed), house=house(dead_captain=rule))
    played = play(state, Defeat("dutch"))
    because = one(played, Defeated).because
    assert (because.rule, because.house) == (f"marauders.defeat.{rule}", (("dead-captain", rule),))
    assert because.mark == ("inferred" if rule == "discard" else "house-rule")
    out = {"discard": board(played).discard, "removed": board(played).removed}
    assert out.pop(place) == (printed.key,)
    assert [*out.values()] == [()]


@pytest.mark.parametrize("rule", ["discard", "remove"])
def test_an_own_card_lies_nowhere_afterwards(rule: str) -> None:
    state = after(sea(ship("dutch", "caracas", OLD), house=house(dead_captain=rule)), Defeat("dutch"))
    assert (state.discard, state.removed) == ((), ())


# ------------------------------------------------------------------------------------------------ both in one round (R5, S5)

# How many cards lie below the dead captain, how many are new, the house rule: the stack then ("*": one of the older, drawn).
SETTLED: dict[tuple[int, int, str], tuple[str, str]] = {
    (0, 0, "new-card"): ("", ""),
    (1, 0, "new-card"): ("older", "succession.only"),
    (2, 0, "new-card"): ("* *", "succession.drawn"),
    (0, 1, "new-card"): ("new", "entering.after-death"),
    (1, 1, "new-card"): ("new older", "entering.after-death"),
    (2, 1, "new-card"): ("new older oldest", "entering.after-death"),
    (0, 2, "new-card"): ("newer new", "entering.after-death"),
    (1, 2, "new-card"): ("newer new older", "entering.after-death"),
    (2, 2, "new-card"): ("newer new older oldest", "entering.after-death"),
    (0, 0, "successor"): ("", ""),
    (1, 0, "successor"): ("older", "succession.only"),
    (2, 0, "successor"): ("* *", "succession.drawn"),
    (0, 1, "successor"): ("new", "entering.after-death"),
    (1, 1, "successor"): ("older new", "succession.before-new"),
    (2, 1, "successor"): ("* new *", "succession.before-new"),
    (0, 2, "successor"): ("newer new", "entering.after-death"),
    (1, 2, "successor"): ("older newer new", "succession.before-new"),
    (2, 2, "successor"): ("* newer new *", "succession.before-new"),
}


def test_the_table_of_what_can_meet_is_whole() -> None:
    assert set(SETTLED) == set(product((0, 1, 2), (0, 1, 2), ("new-card", "successor")))


# What the last step before the round's end says that it will bring.
BRINGS = {"": "none", "succession.only": "only", "succession.drawn": "drawn", "entering.after-death": "new-card"}


@pytest.mark.parametrize(("below", "new", "rule"), SETTLED)
def test_a_death_says_what_the_rounds_end_brings(below: int, new: int, rule: str) -> None:
    state = sea(ship("dutch", "caracas", OLD, *(OLDER, OLDEST)[:below]), house=house(death_and_new=rule))
    played = play(after(state, *map(Enter, (NEW, NEWER)[:new])), Defeat("dutch"))
    defeated = one(played, Defeated)
    ended = play(board(played), ROUND)
    _, reason = SETTLED[below, new, rule]
    drawn_below = {1: "only", 2: "drawn"}.get(below, "none")
    assert defeated.then == BRINGS.get(reason, drawn_below)
    assert defeated.left == below
    if defeated.then == "drawn":
        assert defeated.successor is None
    else:
        commands = [event.captain for event in ended.events if isinstance(event, Arrived | Succeeded)]
        assert commands == ([defeated.successor] if defeated.successor else [])
    both = (("death-and-new", rule),) if below and new else ()
    assert defeated.because.house == (("dead-captain", "discard"), *both)


@pytest.mark.parametrize(("below", "new", "rule"), [each for each in SETTLED if each[1]])
def test_a_card_drawn_after_a_death_says_whether_it_commands(below: int, new: int, rule: str) -> None:
    state = sea(ship("dutch", "caracas", OLD, *(OLDER, OLDEST)[:below]), house=house(death_and_new=rule))
    queued = one(play(after(state, Defeat("dutch"), *[Enter(NEW)][: new - 1]), Enter(NEWER)), Queued)
    used = (("death-and-new", rule),) if below else ()
    if below and rule == "successor":
        assert queued.because == Reason("marauders.queue.below", "house-rule", house=used)
    else:
        assert queued.because == Reason("marauders.queue.after-death", "inferred", house=used)
    assert (queued.sails, queued.commands, queued.zone) == (False, None, "nassau")


@pytest.mark.parametrize("death_first", [True, False])
@pytest.mark.parametrize(("below", "new", "rule"), SETTLED)
def test_death_and_new_cards_in_one_round(below: int, new: int, rule: str, death_first: bool) -> None:
    expected, reason = SETTLED[below, new, rule]
    state = sea(ship("dutch", "caracas", OLD, *(OLDER, OLDEST)[:below]), house=house(death_and_new=rule))
    entering: list[MaraudersAction] = [Enter(each) for each in (NEW, NEWER)[:new]]
    death: list[MaraudersAction] = [Defeat("dutch")]
    state = after(state, *(death + entering if death_first else entering + death))
    ended = play(state, ROUND)
    happened = [*all_of(ended, Arrived), *all_of(ended, Succeeded)]
    assert [event.because.rule.removeprefix("marauders.") for event in happened] == ([reason] if reason else [])
    after_it = board(ended).ship("dutch")
    got = [each.key for each in after_it.stack]
    assert ["*" if "*" in expected and key in ("older", "oldest") else key for key in got] == expected.split()
    assert len(ended.answers) == expected.count("*") // 2
    assert after_it.zone == (after_it.stack[0].zone if got else None)
    assert (after_it.queued, after_it.killed) == ((), False)


def test_which_house_rule_was_used_is_named() -> None:
    base = ship("dutch", "caracas", OLD, OLDER)
    for rule, mark in (("new-card", "inferred"), ("successor", "house-rule")):
        state = after(sea(base, house=house(death_and_new=rule)), Enter(NEW), Defeat("dutch"))
        ended = play(state, ROUND)
        (event,) = [*all_of(ended, Arrived), *all_of(ended, Succeeded)]
        assert (event.because.house, event.because.mark) == ((("death-and-new", rule),), mark)


# ------------------------------------------------------------------------------------------------ the round's end (R1.6)


def test_ships_are_settled_in_the_order_of_their_keys() -> None:
    entering = [card("f", "frigate"), card("s", "spanish"), card("d", "dutch")]
    ended = play(after(sea(), *map(Enter, entering)), ROUND)
    assert [event.ship for event in all_of(ended, Arrived)] == ["dutch", "spanish", "frigate"]
    assert ended.events[-1] == RoundEnded(1)


def test_a_new_round_begins_with_nobodys_turn() -> None:
    state = after(sea(captain("s1", "nassau"), ship("english", "havana", man_o_war=True)), Turn("s1"), ROUND)
    assert (state.round, state.turn, state.begun, state.events) == (2, None, (), 0)
    assert state.ship("english").man_o_war


def test_who_had_no_turn_is_said_when_others_had() -> None:
    state = after(sea(captain("s1", "nassau"), captain("s2", "nassau"), captain("s3", "nassau")), Turn("s2"))
    assert play(state, ROUND).events[-1] == OutOfOrder("turns-missing", ("s1", "s3"))


def test_a_seat_that_a_new_captain_was_due_in_is_missed_too() -> None:
    """Not in the round in which the captain died in his turn, but in the next."""
    died = after(sea(captain("s1", "nassau"), captain("s2", "nassau")), Turn("s1"), Lost("s1"), Turn("s2"))
    assert play(died, ROUND).events == (RoundEnded(1),)
    assert play(after(died, ROUND, Turn("s2")), ROUND).events[-1] == OutOfOrder("turns-missing", ("s1",))


def test_who_acted_without_a_turn_is_not_missed_again() -> None:
    """It was said when he acted; who did nothing at all is missed at the round's end."""
    state = after(sea(captain("s1", "nassau"), captain("s2", "nassau"), captain("s3", "nassau")), Turn("s2"))
    assert play(state, Sail("s1", "havana")).events[-1] == OutOfOrder("turn-not-begun", ("s1",))
    assert play(after(state, Sail("s1", "havana")), ROUND).events[-1] == OutOfOrder("turns-missing", ("s3",))


def test_at_a_table_without_turns_nobody_is_missed() -> None:
    state = after(sea(captain("s1", "nassau"), captain("s2", "nassau")), Correct("s1", "havana", "sea"))
    assert play(state, ROUND).events == (RoundEnded(1),)


CARDS: tuple[MaraudersAction, ...] = (DrawEvent(), DrawEvent("dead-calm"), moves(("sloop", "N")), OWN)


@pytest.mark.parametrize("earlier", CARDS, ids=str)
def test_a_round_without_a_card_is_said_where_there_was_one(earlier: MaraudersAction) -> None:
    state = after(sea(captain("s1", "nassau", "port")), earlier)
    assert play(state, ROUND).events[-1] == RoundEnded(1)
    state = after(state, ROUND)
    assert play(state, ROUND).events[-1] == OutOfOrder("no-event")
    assert play(after(state, ROUND, ROUND), ROUND).events[-1] == OutOfOrder("no-event")
    for card_now in (DrawEvent("whales"), *CARDS[2:]):
        assert play(after(state, card_now), ROUND).events[-1] == RoundEnded(2)


def test_at_a_table_without_cards_none_is_missed() -> None:
    state = after(sea(captain("s1", "nassau", "port")), Place("dutch", "havana"), Turn("s1"), ROUND)
    assert play(state, ROUND).events == (RoundEnded(2),)
    assert play(state, Turn("s1")).events[-1] != OutOfOrder("no-event")


def test_a_first_turn_before_the_card_is_said_once() -> None:
    state = after(sea(captain("s1", "nassau", "port"), captain("s2", "nassau", "port")), DrawEvent("dead-calm"))
    assert OutOfOrder("no-event") not in play(state, Turn("s1")).events
    state = after(state, ROUND)
    assert play(state, Turn("s1")).events[-1] == OutOfOrder("no-event")
    assert OutOfOrder("no-event") not in play(after(state, Turn("s1")), Turn("s2")).events
    assert OutOfOrder("no-event") not in play(after(state, Turn("s1")), ROUND).events
    assert OutOfOrder("no-event") not in play(after(state, moves(("dutch", "N"))), Turn("s1")).events


def test_nobody_is_looked_for_when_a_ship_enters_beside_him() -> None:
    state = after(sea(captain("s1", "bridgetown", dutch=2)), Enter(NEW))
    assert [type(event) for event in play(state, ROUND).events] == [Arrived, RoundEnded]
