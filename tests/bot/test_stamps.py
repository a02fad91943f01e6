"""Stamps: a button is old exactly when what it is about has changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.ids import pack_request
from bot.ui.message import Form, Menu, Message, Press, presses_of
from bot.ui.stamps import question_stamp, request_stamp, stamp, stamped, stamped_form
from bot.view import View
from rules.contract import Request, RuleError
from rules.marauders.state import Bounties, Figure
from storage.store import Origin
from tests.bot.tables import PREY, THREE, asked, captain, presses, sea, ship, view

SAIL = Request("sail", "s1", (("zone", "nassau"),))
AT_SEA = sea(captain("s1", at="sea"), captain("s2", at="sea"), ships=(ship("sloop", "trinidad"),))


def test_it_is_eight_small_letters_and_digits() -> None:
    """As the pattern of the buttons wants them."""
    assert stamp((1, "a")) == stamp((1, "a"))
    assert len(stamp(None)) == 8
    assert set(stamp(THREE)) <= set("abcdefghijklmnopqrstuvwxyz234567")


@given(st.lists(st.tuples(st.text(), st.integers()), unique=True, max_size=50))
def test_other_facts_are_another_stamp(facts: list[tuple[str, int]]) -> None:
    """No two of fifty are the same."""
    assert len({stamp(each) for each in facts}) == len(facts)


def changed(**first: object) -> View:
    """The table with something else about Ben."""
    ben, ada = AT_SEA.captains
    from msgspec.structs import replace as structs_replace

    return view(structs_replace(AT_SEA, captains=(structs_replace(ben, **first), ada)))


@pytest.mark.parametrize(
    ("request_", "same", "other"),
    [
        (SAIL, {"gold": Figure(3)}, {"zone": "tortuga"}),
        (SAIL, {"turns": 1}, {"at": "port"}),
        (Request("port", "s1", (("way", "enter"),)), {"bounties": Bounties(dutch=1)}, {"at": "port"}),
        (Request("turn", "s1"), {"zone": "tortuga"}, {"turns": 1}),
        (Request("hold", "s1", (("gold", 3),)), {"zone": "tortuga"}, {"gold": Figure(2)}),
        (Request("bounty", "s1", (("nation", "dutch"), ("count", 1))), {"turns": 2}, {"bounties": Bounties(dutch=1)}),
    ],
)
def test_a_button_is_old_when_its_own_subject_changed(
    request_: Request, same: dict[str, object], other: dict[str, object]
) -> None:
    """Not because something else did."""
    now = request_stamp(view(AT_SEA), request_)
    assert request_stamp(changed(**same), request_) == now
    assert request_stamp(changed(**other), request_) != now


def test_a_question_is_another_after_an_answer() -> None:
    """The same question on another entry, or with another answer before it, is another too."""
    asking = asked(PREY, "sloop n").asking
    assert asking is not None
    assert question_stamp(asking) == question_stamp(asking)
    assert question_stamp(replace(asking, base=5)) != question_stamp(asking)
    assert question_stamp(replace(asking, known=1)) != question_stamp(asking)


def test_a_question_of_another_action_or_another_wait_is_another() -> None:
    """Also when all else about it is the same."""
    asking, north = asked(PREY, "sloop n").asking, asked(PREY, "sloop e").asking
    assert asking is not None
    assert north is not None
    assert question_stamp(replace(asking, action=north.action)) != question_stamp(asking)
    for origin in (Origin(7, 101, 5.0), Origin(7, None, 5.0), Origin(7, None, 5.5)):
        assert question_stamp(replace(asking, wait=origin)) != question_stamp(asking)
    assert question_stamp(replace(asking, wait=Origin(7, 101, 5.0))) != question_stamp(
        replace(asking, wait=Origin(7, 102, 5.0))
    )


def test_messages_get_stamps_and_lose_what_cannot_be_pressed() -> None:
    """Steps that the game cannot read, and ids that are too long; a row without buttons is none."""
    good = Press("do", pack_request(SAIL), "Sail")
    bad = Press("do", pack_request(Request("sail", "s1", (("zone", "atlantis"),))), "Sail")
    long = Press("undo", "x" * 90, "Undo")
    why = Press("why", "4", "Why?")
    made = stamped(Message(rows=((good, bad), (bad, long), (long, why))), view(AT_SEA))
    assert [[press.label for press in presses_of(row)] for row in made.rows] == [["Sail"], ["Why?"]]
    sail, asked_why = presses(made)
    assert (sail.table, asked_why.table) == (7, 7)
    assert sail.stamp == request_stamp(view(AT_SEA), SAIL)
    assert asked_why.stamp == ""
    with pytest.raises(RuleError):
        request_stamp(view(AT_SEA), Request("sail", "s1", (("zone", "atlantis"),)))


def test_answers_are_stamped_with_their_question() -> None:
    """Where no table is, nothing is."""
    at = asked(PREY, "sloop n")
    assert at.asking is not None
    message = Message(rows=((Press("answer", "s1", "Ben"),),))
    assert presses(stamped(message, at))[0].stamp == question_stamp(at.asking)
    assert presses(stamped(message, None))[0].stamp == ""


def test_the_options_of_a_menu_are_stamped_as_buttons_are() -> None:
    """What cannot be made falls away, what is there already, and all after 25; a menu of none is none."""
    sail, why = Press("do", pack_request(SAIL), "Sail"), Press("why", "4", "Why?")
    bad = Press("do", pack_request(Request("sail", "s1", (("zone", "atlantis"),))), "Sail")
    long = Press("undo", "x" * 90, "Undo")
    many = tuple(Press("why", str(number), f"Why {number}?") for number in range(1, 31))
    rows = (Menu("All", (sail, bad, long, why, replace(sail, label="Again"))), Menu("None", (bad,)), Menu("Many", many))
    first, last = stamped(Message(rows=rows), view(AT_SEA)).rows
    assert isinstance(first, Menu)
    assert isinstance(last, Menu)
    assert [press.verb for press in first.presses] == ["do", "why"]
    assert first.presses[0].stamp == request_stamp(view(AT_SEA), SAIL)
    assert {press.table for press in first.presses} == {7}
    assert [press.label for press in last.presses] == [f"Why {number}?" for number in range(1, 26)]


def test_an_option_may_say_a_little_more_than_a_button() -> None:
    """Its menu's id has the table."""
    press = Press("undo", "x" * 85, "Undo")
    made = stamped(Message(rows=((press,), Menu("Undo", (press,)))), view(AT_SEA))
    assert [isinstance(row, Menu) for row in made.rows] == [True]


def test_a_form_gets_its_table() -> None:
    """Its stamp is what its maker gave it."""
    form = Form("hold", "s1", "Gold", (), stamp="abcdefgh")
    assert stamped_form(form, view(AT_SEA)) == replace(form, table=7)
