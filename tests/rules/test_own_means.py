"""A table's own dice and cards, and dice on a tap: what is asked, what answers it, and what chance has to do with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import pytest
from msgspec.structs import replace

from rules.contract import MEANS, Answer, Draw, Option, Question, Request, State, Stream, Told
from rules.marauders.actions import Another, DrawEvent, EndRound, Enter, Icons, MaraudersAction, Turn
from rules.marauders.card_events import CardDrawn
from rules.marauders.events import BattleBegins, OutOfOrder, Scouted
from rules.marauders.keys import ShipKey
from rules.marauders.pack import DIE, Icon
from rules.marauders.state import CaptainCard, Sea, Ship
from rules.questions import BOT, Outcome, Pick, Roll
from rules.referee import Finished, Referee, Stop, Stopped, run
from tests.rules.sea import GAME, PACK, SEED, board, captain, card, one, refused, sea, ship

COIN = ("heads", "tails")
ENDS = (Outcome("up", ("heads",)), Outcome("down"))
OURS = State(cards="ours", dice="ours")
TAP = State(rolling="on-tap")
TURN = Turn("s1")
T = TypeVar("T")
Q = TypeVar("Q", bound=Question)


def asked(does: Callable[[], T], kind: type[Q]) -> T | Q:
    """What comes of it, or the question of this kind at which it stops."""
    try:
        return does()
    except Stop as stop:
        question = stop.question
    if not isinstance(question, kind):
        raise TypeError(question)
    return question


def rolls(state: State, *answers: Answer) -> tuple[str, ...] | Roll:
    """Two coins thrown against s1: what they show, or the question."""
    return asked(lambda: Referee(SEED, state, answers).roll(2, COIN, "coin", "x s1", (), ENDS, ("s1",)), Roll)


def draws(state: State, *answers: Answer, **how: Any) -> str | Pick:
    """One of two drawn: which, or the question."""
    return asked(lambda: Referee(SEED, state, answers).draw(COIN, "coin", "x", **how), Pick)


def told(value: str) -> Told:
    return Told("roll coin x s1", value)


# ------------------------------------------------------------------------------------------------ the referee


def test_own_dice_are_asked_for_with_all_that_can_be_said() -> None:
    question = Roll("coin", "x s1", 2, COIN, ENDS, own=True, asked=("s1",))
    assert rolls(OURS) == question
    assert (question.key, question.seats) == ("roll coin x s1", ("s1",))
    assert question.options == (Option("up"), Option("down"), Option(BOT))


@pytest.mark.parametrize(
    ("value", "got"),
    [
        ("up", ("heads",)),
        ("down", ()),
        ("tails heads", ("tails", "heads")),
        ("tails tails", ("tails", "tails")),
    ],
)
def test_an_outcome_or_each_face_answers_a_roll(value: str, got: tuple[str, ...]) -> None:
    referee = Referee(SEED, replace(OURS, streams=(Stream("coin", 4),)), (told(value),))
    assert referee.roll(2, COIN, "coin", "x s1", outcomes=ENDS) == got
    assert referee.answers == [Draw("roll coin x s1", "coin", 4, COIN, got, "table")]
    assert (referee.by, referee.streams, referee.dropped) == ("table", (Stream("coin", 4),), 0)


@pytest.mark.parametrize("value", ["", "heads", "heads heads heads", "heads edge", "sideways", "heads  tails", "up up"])
def test_anything_else_is_asked_again(value: str) -> None:
    referee = Referee(SEED, OURS, (told(value), told("up")))
    with pytest.raises(Stop):
        referee.roll(2, COIN, "coin", "x s1", outcomes=ENDS)
    assert (referee.answers, referee.dropped) == ([], 2)


def test_the_bot_rolls_for_a_table_that_lets_it() -> None:
    """The same faces as at a table with the bot's dice, and the stream moves on."""
    let, bots = Referee(SEED, OURS, (told(BOT),)), Referee(SEED, State())
    assert let.roll(2, COIN, "coin", "x s1", outcomes=ENDS) == bots.roll(2, COIN, "coin", "x s1")
    assert (let.answers, let.by, let.streams) == (bots.answers, "bot", (Stream("coin", 2),))


def test_on_a_tap_only_the_bot_rolls() -> None:
    question = Roll("coin", "x s1", 2, COIN, ENDS, own=False, asked=("s1",))
    assert rolls(TAP) == question
    assert question.options == (Option(BOT),)
    assert isinstance(rolls(TAP, told("up")), Roll)
    assert isinstance(rolls(TAP, told("heads heads")), Roll)
    assert rolls(TAP, told(BOT)) == rolls(State())


def test_a_roll_against_nobody_waits_for_no_tap() -> None:
    referee = Referee(SEED, TAP)
    assert len(referee.roll(2, COIN, "coin", "x")) == 2


def test_own_dice_come_before_the_tap() -> None:
    question = rolls(State(dice="ours", rolling="on-tap"))
    assert isinstance(question, Roll)
    assert question.own


@pytest.mark.parametrize(
    ("state", "cards", "asked"),
    [
        (State(), False, False),
        (State(), True, False),
        (State(cards="ours"), False, False),
        (State(cards="ours"), True, True),
        (State(dice="ours"), False, True),
        (State(dice="ours"), True, False),
        (TAP, False, False),
    ],
)
def test_lots_follow_the_dice_and_piles_the_cards(state: State, cards: bool, asked: bool) -> None:
    found = draws(state, cards=cards, seats=("s1",))
    if not asked:
        assert found in COIN
        return
    assert found == Pick("coin", "x", COIN, ("s1",))
    assert draws(state, Told("draw coin x", "tails"), cards=cards) == "tails"
    assert draws(state, Told("draw coin x", BOT), cards=cards) == draws(State())
    assert isinstance(draws(state, Told("draw coin x", "edge"), cards=cards), Pick)


def test_the_only_one_left_is_not_asked_for() -> None:
    referee = Referee(SEED, OURS)
    assert referee.draw(("a",), "coin", "x", cards=True) == "a"


def test_what_was_named_is_not_asked_for() -> None:
    assert draws(OURS, named="tails", cards=True) == "tails"
    referee = Referee(SEED, OURS)
    assert referee.roll(2, COIN, "coin", "x", named=("heads", "tails")) == ("heads", "tails")


@pytest.mark.parametrize("got", [("heads", "tails"), ("heads",), ()])
def test_the_real_roll_takes_the_place_of_the_bots(got: tuple[str, ...]) -> None:
    """Each face, or only what it came to; the stream stays where it was."""
    real = Draw("roll coin x s1", "coin", 0, COIN, got, "table")
    for state in (State(), TAP, OURS):
        referee = Referee(SEED, state, (real,))
        assert referee.roll(2, COIN, "coin", "x s1", outcomes=ENDS, seats=("s1",)) == got
        assert (referee.by, referee.streams, referee.answers) == ("table", (), [real])


@pytest.mark.parametrize("got", [("tails",), ("edge", "heads"), ("heads",) * 3])
def test_a_roll_that_cannot_be_is_none(got: tuple[str, ...]) -> None:
    real = Draw("roll coin x s1", "coin", 0, COIN, got, "table")
    assert isinstance(rolls(OURS, real), Roll)
    assert rolls(State(), real) == rolls(State())


def test_an_outcome_is_no_roll_of_the_bots() -> None:
    forged = Draw("roll coin x s1", "coin", 0, COIN, ("heads",))
    referee = Referee(SEED, State(), (forged,))
    assert len(referee.roll(2, COIN, "coin", "x s1", outcomes=ENDS)) == 2
    assert referee.dropped == 1


# ------------------------------------------------------------------------------------------------ at a table


def lurking(dice: Literal["bot", "ours"] = "ours") -> Sea:
    """Two ships about to look for the same captain."""
    ships = ship("dutch", "havana"), ship("english", "havana")
    return sea(captain("s1", "havana", dutch=1), *ships, dice=dice)


def answered(state: Sea, *values: str) -> Finished:
    """A turn played to its end with these answers."""
    answers: tuple[Answer, ...] = ()
    for value in values:
        stopped = run(GAME, state, TURN, answers, SEED)
        assert isinstance(stopped, Stopped)
        answers = (*stopped.answers, Told(stopped.question.key, value))
    finished = run(GAME, state, TURN, answers, SEED)
    assert isinstance(finished, Finished), finished
    return finished


def test_a_turn_at_a_table_with_own_dice_replays_without_questions() -> None:
    played = answered(lurking(), "found", "1 skull", "english")
    assert one(played, BattleBegins).ships == ("english", "dutch")
    assert [answer.source for answer in played.answers if isinstance(answer, Draw)] == ["table"] * 3
    assert run(GAME, lurking(), TURN, played.answers, b"another seed") == played
    assert played.state.streams == ()


def test_taking_back_an_answer_asks_it_again() -> None:
    played = answered(lurking(), "found", "found", "english")
    again = run(GAME, lurking(), TURN, played.answers[:1], SEED)
    assert isinstance(again, Stopped)
    assert again.question.key == "roll scouting english s1"
    assert again.answers == played.answers[:1]


def test_a_replaced_roll_keeps_the_later_answers_whose_questions_still_come() -> None:
    """The real roll of the first ship: the second's stands, and the order, which no longer is drawn, is dropped."""
    played = answered(lurking(), "found", "found", "english")
    first, *later = played.answers
    assert isinstance(first, Draw)
    missed = replace(first, got=("1", "2"))
    finished = run(GAME, lurking(), TURN, (missed, *later), SEED)
    assert isinstance(finished, Finished)
    assert one(finished, BattleBegins).ships == ("english",)
    assert finished.answers == (missed, later[0])


def test_a_replaced_roll_may_bring_a_question_that_did_not_come() -> None:
    played = answered(lurking(), "not-found", "found")
    first, *later = played.answers
    assert isinstance(first, Draw)
    found = replace(first, got=("skull", "1"))
    stopped = run(GAME, lurking(), TURN, (found, *later), SEED)
    assert isinstance(stopped, Stopped)
    assert stopped.question == Pick("battle-order", "s1 1", ("dutch", "english"), ("s1",))


def test_the_real_roll_at_a_table_with_the_bots_dice() -> None:
    """The table rolled itself although the bot did: the roll is replaced, the bot's next one stays as it was."""
    state = lurking("bot")
    played = run(GAME, state, TURN, (), SEED)
    first, second, *_ = played.answers
    assert isinstance(first, Draw)
    for got in ((), ("skull",), ("2", "skull")):
        real = replace(first, got=got, source="table")
        again = run(GAME, state, TURN, (real, second), SEED)
        assert isinstance(again, Finished)
        assert again.answers[:2] == (real, second)
        looked = next(event for event in again.events if isinstance(event, Scouted))
        assert (looked.faces, looked.found, looked.by) == (got, "skull" in got, "table")


def test_dice_may_change_hands_in_the_middle_of_the_evening() -> None:
    state = lurking("bot")
    bots = run(GAME, state, TURN, (), SEED)
    assert isinstance(bots, Finished)
    ours = replace(board(bots), dice="ours", battle=None, meetings=())
    assert isinstance(run(GAME, ours, TURN, (), SEED), Stopped)
    assert run(GAME, replace(state, dice="ours"), TURN, bots.answers, SEED).answers == bots.answers


def test_a_tie_is_drawn_by_those_it_is_between() -> None:
    prey = captain("s1", "cartagena", dutch=1), captain("s2", "caracas", dutch=1)
    state = sea(*prey, ship("dutch", "curacao"), dice="ours")
    stopped = run(GAME, state, Icons((Icon("dutch", "N"),)), (), SEED)
    assert isinstance(stopped, Stopped)
    assert stopped.question == Pick("hunt-tie", "dutch", ("s1", "s2"), ("s1", "s2"))


def test_a_successor_is_drawn_from_own_cards_only() -> None:
    heirs = card("one", "dutch"), card("two", "dutch")
    waiting = Ship(key="dutch", stack=heirs, killed=True)
    assert isinstance(run(GAME, sea(waiting, dice="ours"), EndRound(), (), SEED), Finished)
    stopped = run(GAME, sea(waiting, cards="ours"), EndRound(), (), SEED)
    assert isinstance(stopped, Stopped)
    assert stopped.question == Pick("succession", "dutch", ("one", "two"))


def test_a_scouting_roll_says_what_it_can_come_to() -> None:
    stopped = run(GAME, lurking(), TURN, (), SEED)
    assert isinstance(stopped, Stopped)
    assert stopped.question == Roll(
        "scouting", "dutch s1", 2, DIE, (Outcome("found", ("skull",)), Outcome("not-found")), asked=("s1",)
    )


def test_a_second_card_of_ones_own_in_a_round_is_said() -> None:
    """R1.2: one event card a round; R1.7: a card can make players draw others, so it is done all the same."""
    anne = Enter(CaptainCard(key="own-anne", ship="sloop", zone="havana", name="Anne", scouting=3))
    calm, icons = Another("Calm"), Icons((Icon("sloop", "N"),))
    second = OutOfOrder("second-event")
    for first in (anne, calm, icons):
        once = run(GAME, sea(cards="ours"), first, (), SEED)
        assert isinstance(once, Finished)
        assert second not in once.events
        for then in (calm, icons):
            assert second in finished(once.state, then).events
        assert second not in finished(finished(once.state, EndRound()).state, calm).events
    typed = finished(sea(cards="bot"), icons).state
    assert second not in finished(typed, icons).events


def test_a_captain_who_is_there_already_is_said_and_comes_all_the_same() -> None:
    def anne(name: str = "Anne Bonny", ship: ShipKey = "sloop") -> Enter:
        return Enter(CaptainCard(key="own-anne", ship=ship, zone="havana", name=name, scouting=3))

    def remarks(state: State, action: Enter) -> list[tuple[str, str | None]]:
        told = [each for each in finished(state, action).events if isinstance(each, OutOfOrder)]
        return [(each.what, each.ship) for each in told if each.captain is not None]

    queued = finished(sea(cards="ours"), anne()).state
    assert remarks(queued, anne("anne bonny", "frigate")) == [("captain-waits", "sloop")]
    there = finished(queued, EndRound()).state
    assert remarks(there, anne("ANNE BONNY")) == [("captain-there", "sloop")]
    below = finished(finished(there, anne("Rackham")).state, EndRound()).state
    assert remarks(below, anne()) == [("captain-waits", "sloop")]
    assert remarks(there, anne("")) == remarks(there, anne("Rackham")) == []


def finished(state: State, action: MaraudersAction) -> Finished:
    done = run(GAME, state, action, (), SEED)
    assert isinstance(done, Finished)
    return done


def test_own_cards_are_not_drawn_by_the_bot_but_those_of_the_pack_can_be_named() -> None:
    state = sea(cards="ours")
    error = refused(state, DrawEvent())
    bots = Request("rule", None, (("switch", "cards"), ("value", "bot")))
    assert (error.code, error.facts, error.cures) == ("marauders-own-cards", {}, (Request("other-event"), bots))
    named = run(GAME, state, DrawEvent(PACK.cards[0].key), (), SEED)
    assert isinstance(named, Finished)
    assert one(named, CardDrawn).by == "table"


def test_the_switches_of_every_game_are_turned_like_house_rules() -> None:
    assert GAME.switches[: len(MEANS)] == MEANS
    opened = GAME.start({"cards": "ours", "rolling": "on-tap"})
    assert (opened.cards, opened.dice, opened.rolling) == ("ours", "bot", "on-tap")
    for switch in MEANS:
        for value in switch.values[::-1]:
            action = GAME.read(sea(), Request("rule", None, (("switch", switch.key), ("value", value))))
            other = next(each for each in switch.values if each != value)
            before = sea(**{switch.key: other})
            assert run(GAME, before, action, (), SEED).events
            assert board(run_whole(before, action)) == sea(**{switch.key: value})


def run_whole(state: Sea, action: Any) -> Finished:
    finished = run(GAME, state, action, (), SEED)
    assert isinstance(finished, Finished)
    return finished
