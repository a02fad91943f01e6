"""Rolls and picks that are asked for, and what may have been drawn instead: messages as data, whatever is asked of whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.panels import marauders as panel
from bot.text import clean_name
from bot.ui.message import Form, Menu, Press
from bot.ui.stamps import question_stamp, stamped
from bot.view import Asking, View
from rules.contract import Draw, Option, Question
from rules.marauders.actions import DrawEvent, EndRound, Turn
from rules.marauders.card_events import CardDrawn
from rules.marauders.events import Scouted
from rules.marauders.pack import DIE
from rules.marauders.scouting import OUTCOMES
from rules.marauders.state import Sea
from rules.questions import BOT, Pick, Roll
from tests.bot import samples
from tests.bot.samples import HOSTILE
from tests.bot.tables import THREE, captain, check, labels, options, played, press, sea, ship, view

LOOK = Roll("scouting", "sloop s1", 2, DIE, OUTCOMES)
TAP = Roll("scouting", "sloop s1", 2, DIE, OUTCOMES, own=False, asked=("s1",))
STANDING = sea(captain("s1"), captain("s2"), captain("s3"), ships=(ship("sloop", "havana"),))


def asks(question: Question, known: int = 3, **more: Any) -> View:
    """A table at which this is asked, after so many answers."""
    waiting = Asking(Turn("s1"), question, (), (), known, 4)
    return view(STANDING, asking=waiting, **more)


def drew(*draws: Draw, state: Sea = STANDING, number: int = 7, **more: Any) -> Any:
    """An entry with these draws."""
    event = Scouted("sloop", "s1", 2, ("1", "2"), False, "bot", False, samples.LISTED, samples.GREEDY)
    return replace(played(event, action=EndRound(), state=state, number=number, **more), answers=draws)


def scouted(*faces: str, ship: str = "sloop", seat: str = "s1") -> Draw:
    """A roll of the bot's."""
    return Draw(f"roll scouting {ship} {seat}", "scouting", 0, DIE, faces)


# ------------------------------------------------------------------------------------------------ asked


def test_a_roll_has_its_outcomes_a_form_and_the_bot() -> None:
    message = panel.question(asks(LOOK))
    check(message)
    assert labels(message) == ["Found", "Not found", "We rolled...", "Roll for us", "Undo: what was asked for", "Why?"]
    assert press(message, "Found") == ("answer", "found")
    assert press(message, "We rolled...") == ("form", "rolled;3")
    assert press(message, "Roll for us") == ("answer", BOT)


def test_a_roll_that_waits_for_a_tap_has_one_big_button() -> None:
    message = panel.question(asks(TAP))
    check(message)
    [first, _] = message.rows
    assert first == (Press("answer", BOT, "Roll", style="primary"),)
    assert message.lines == ("The Sloop looks for Ben: 2 dice.",)


def test_a_few_possibilities_are_buttons() -> None:
    message = panel.question(asks(Pick("hunt-tie", "sloop", ("s1", "s2", "s3"))))
    check(message)
    assert labels(message)[:4] == ["Ben", "Ada", "Cleo", "Draw for us"]
    assert press(message, "Ada") == ("answer", "s2")


def test_many_possibilities_are_a_menu_and_more_can_be_typed() -> None:
    keys = tuple(card.key for card in samples.PACK.cards)
    message = panel.question(asks(Pick("event-card", "event", keys)))
    check(message)
    menu = message.rows[0]
    assert isinstance(menu, Menu)
    assert [each.arg for each in menu.presses] == list(keys[:25])
    assert labels(message)[0] == "Draw for us"
    assert message.lines[-1].startswith(f"{len(keys) - 25} more answers can be typed")


@pytest.mark.parametrize("question", [each for each in samples.QUESTIONS if isinstance(each, Roll | Pick)], ids=str)
@pytest.mark.parametrize("name", HOSTILE)
def test_whatever_players_call_themselves(question: Roll | Pick, name: str) -> None:
    named = clean_name(name) or "s1"
    at = asks(question, names={"s1": named, "s2": named})
    for message in (panel.question(at), panel.state(at, None)):
        check(stamped(message, at))
    assert all(panel.answer_name(at, option) for option in question.options)
    assert all(panel.why_asked(at))


def test_an_answer_is_called_as_its_button_says() -> None:
    assert [panel.answer_name(asks(LOOK), option) for option in LOOK.options] == ["Found", "Not found", "Roll for us"]
    assert panel.answer_name(asks(LOOK), Option("skull 3")) == "skull, 3"
    assert panel.answer_name(asks(TAP), Option(BOT)) == "Roll"


def test_why_a_roll_waits_for_a_tap() -> None:
    assert panel.why_asked(asks(TAP)) == [
        "The Sloop looks for Ben: 2 dice.",
        "Hostile to Ben, who is not a pirate.",
        "By its captain's Scouting, 3.",
        "The bot rolls once somebody taps. To have it roll at once: /table rules switch:rolling value:at-once",
    ]


def test_the_stamp_of_a_question_is_on_its_buttons() -> None:
    at = asks(LOOK)
    assert at.asking is not None
    buttons = [each for row in stamped(panel.question(at), at).rows if not isinstance(row, Menu) for each in row]
    stamps = {each.stamp for each in buttons if each.verb == "answer"}
    assert stamps == {question_stamp(at.asking)}


# ------------------------------------------------------------------------------------------------ what was it really


def test_a_roll_may_have_come_to_the_other_outcome_or_other_faces() -> None:
    message = panel.real(drew(scouted("1", "2")))
    check(message)
    assert message.lines == ("What was it at the board?", "The Sloop looked for Ben: 1, 2.")
    assert press(message, "Sloop for Ben: found") == ("real", "7;0;skull")
    assert press(message, "Sloop for Ben: faces...") == ("form", "real;7;0;2")
    missed = panel.real(drew(scouted("skull", "2")))
    assert press(missed, "Sloop for Ben: not found") == ("real", "7;0;")


def test_only_draws_of_the_bots_can_have_been_others() -> None:
    told = Draw("roll scouting dutch s1", "scouting", 0, DIE, ("skull",), "table")
    assert labels(panel.real(drew(told, scouted("1", "2")))) == ["Sloop for Ben: found", "Sloop for Ben: faces..."]
    assert press(panel.real(drew(told, scouted("1", "2"))), "Sloop for Ben: found") == ("real", "7;1;skull")
    report = panel.report(drew(told))
    assert report is not None
    assert "The real one was..." not in labels(report)


def test_a_report_of_the_bots_draws_offers_it() -> None:
    report = panel.report(drew(scouted("1", "2")))
    assert report is not None
    assert press(report, "The real one was...") == ("real", "7")


def test_what_a_roll_came_to_is_never_cut_away() -> None:
    state = sea(captain("s1"), ships=(ship("spanish", "havana"),))
    at = view(state, {"s1": "Bartholomew the Great of Port Royal"})
    message = panel.real(drew(scouted("1", "1", ship="spanish"), state=state, at=at))
    check(message)
    assert labels(message)[0].startswith("Spanish ship for Bart")
    assert labels(message)[0].endswith("…: found")


def test_six_rolls_and_an_order_fit_on_one_message() -> None:
    fleet = ("dutch", "english", "french", "spanish", "frigate", "sloop")
    draws = [scouted("1", "1", ship=key) for key in fleet]
    order = Draw("draw battle-order s1 1", "battle-order", 0, fleet, ("dutch",))
    message = panel.real(drew(*draws, order))
    check(message)
    assert len(labels(message)) == 12 + 5
    assert labels(message)[-1] == "First: Spanish ship"
    assert len({(each.verb, each.arg) for row in message.rows if not isinstance(row, Menu) for each in row}) == 17


@pytest.mark.parametrize("sample", [True, False])
def test_only_the_first_invented_card_asks_for_the_real_ones(*, sample: bool) -> None:
    card = CardDrawn("carnival", "Carnival", "", 33, "bot", sample)
    draw = Draw("draw event-card event", "event-card", 0, ("a", "carnival"), ("carnival",))

    def buttons(state: Sea) -> list[str]:
        report = panel.report(replace(played(card, action=DrawEvent(), state=state), answers=(draw,)))
        assert report is not None
        return labels(report)

    assert ("We have the real cards" in buttons(THREE)) is sample
    for later in (sea(captain("s1"), round=2), sea(captain("s1"), carded=True), sea(captain("s1"), events=1)):
        assert "We have the real cards" not in buttons(later)
        assert "The real one was..." in buttons(later)


def test_cards_of_a_pack_are_in_menus_by_title() -> None:
    keys = tuple(sorted(card.key for card in samples.PACK.cards))
    message = panel.real(drew(Draw("draw event-card event", "event-card", 0, keys, keys[:1])))
    check(message)
    assert [each.arg.split(";")[:2] for each in options(message)] == [["7", "0"]] * (len(keys) - 1)
    titles = [each.label for each in options(message)]
    assert titles == sorted(titles)
    assert labels(message) == ["Captain card...", "Icon card...", "Another event..."]


def test_the_form_for_a_card_says_in_whose_place_it_is() -> None:
    message = panel.real(drew(Draw("draw event-card event", "event-card", 0, ("a", "b"), ("a",))))
    verb, arg = press(message, "Captain card...")
    assert (verb, arg) == ("form", "captain-card;instead=7")
    form = panel.FORMS["captain-card"](view(STANDING), arg.partition(";")[2])
    assert isinstance(form, Form)
    assert form.arg == "instead=7"
