"""The ids of buttons, menus and forms: whatever a press means comes out of its id again, and none is longer than Discord allows."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.ids import (
    BUTTON,
    FORM,
    LIMIT,
    MENU,
    button_id,
    fits,
    fits_option,
    form_id,
    menu_id,
    option_value,
    pack_request,
    read_option,
    unpack_request,
)
from bot.ui.message import Form, Press
from rules.contract import Request

KEYS = st.from_regex(r"[a-z]{1,12}(-[a-z]{1,8})?", fullmatch=True)
WORDS = st.text(st.characters(codec="utf-8"), max_size=30)
GIVEN = st.lists(
    st.tuples(KEYS, st.one_of(WORDS, st.integers(-9999, 9999))), max_size=4, unique_by=lambda each: each[0]
)
REQUESTS = st.builds(
    Request, KEYS, st.one_of(st.none(), st.from_regex(r"s[1-9][0-9]?", fullmatch=True)), GIVEN.map(tuple)
)
PRESSES = st.builds(
    Press,
    verb=KEYS,
    arg=WORDS,
    label=WORDS,
    table=st.integers(1, 10**9),
    stamp=st.from_regex(r"([a-z2-7]{8})?", fullmatch=True),
)


@given(REQUESTS)
def test_a_request_comes_out_as_it_went_in(request: Request) -> None:
    """Whatever was typed into it: separators, quotes, other scripts, numbers."""
    assert unpack_request(pack_request(request)) == request


@given(PRESSES)
def test_a_press_comes_out_as_it_went_in(press: Press) -> None:
    """Colons and line breaks in its arg included."""
    if not fits(press):
        with pytest.raises(ValueError, match="b1:"):
            button_id(Press(press.verb, "x" * LIMIT, press.label, press.table, press.stamp))
        return
    match = re.fullmatch(BUTTON, button_id(press))
    assert match is not None
    found = (match["verb"], match["arg"], int(match["table"]), match["stamp"])
    assert found == (press.verb, press.arg, press.table, press.stamp)


@given(PRESSES)
def test_what_fits_is_short_enough(press: Press) -> None:
    """With any stamp of eight characters."""
    if fits(press):
        assert len(button_id(press)) <= LIMIT


@given(PRESSES)
def test_an_option_comes_out_as_it_went_in(press: Press) -> None:
    """The table is its menu's, the label is shown only."""
    if not fits_option(press):
        with pytest.raises(ValueError, match=":"):
            option_value(Press(press.verb, "x" * LIMIT, press.label, press.table, press.stamp))
        return
    value = option_value(press)
    assert len(value) <= LIMIT
    assert read_option(press.table, value) == Press(press.verb, press.arg, "", press.table, press.stamp)


@given(st.integers(1, 10**9), st.integers(0, 4))
def test_the_menus_of_a_message_are_told_apart(table: int, row: int) -> None:
    """By their rows; no button's or form's pattern takes them, nor theirs a button."""
    match = re.fullmatch(MENU, menu_id(table, row))
    assert match is not None
    assert (int(match["table"]), int(match["row"])) == (table, row)
    assert all(re.fullmatch(other, menu_id(table, row)) is None for other in (BUTTON, FORM))


@given(PRESSES)
def test_a_form_comes_out_as_it_went_in(press: Press) -> None:
    """Its name and arg are those of the press that opened it."""
    form = Form(press.verb, press.arg, "Title", (), press.table, press.stamp)
    if len(press.verb) + len(press.arg) > 60:
        return
    match = re.fullmatch(FORM, form_id(form))
    assert match is not None
    found = (match["name"], match["arg"], int(match["table"]), match["stamp"])
    assert found == (form.name, form.arg, form.table, form.stamp)
    assert all(re.fullmatch(other, form_id(form)) is None for other in (BUTTON, MENU))


@pytest.mark.parametrize("value", ["", "x", "a:b", "UP:why:1", "abcdefgh:Why:1", ":why", "1:why:1"])
def test_what_is_no_option_of_ours(value: str) -> None:
    """It means no press."""
    assert read_option(1, value) is None


def test_a_form_whose_id_would_be_too_long() -> None:
    """It is not made."""
    with pytest.raises(ValueError, match="m1:1"):
        form_id(Form("hold", "x" * LIMIT, "Title", (), 1))


@pytest.mark.parametrize(
    "word",
    [
        "",
        "sail",
        "sail;s1;zone",
        "sail;s1;gold=#x",
        "sail;s1;gold=#",
        "hold;s1;gold=#" + "9" * 38,
        "sail;;;",
        "sail;s1;=#1.5",
    ],
)
def test_what_is_no_request(word: str) -> None:
    """ValueError, which a press takes for an old button."""
    with pytest.raises(ValueError):  # noqa: PT011 - what it says is nobody's business
        unpack_request(word)


@pytest.mark.parametrize(
    "custom_id",
    ["b0:1::undo:1", "b1:x::undo:1", "b1:1:UP:undo:1", "b1:1::Undo:1", "b1:1::undo", "xb1:1::undo:1", "b1::::", ""],
)
def test_what_is_no_button_of_ours(custom_id: str) -> None:
    """It matches no pattern, and so is old."""
    assert re.fullmatch(BUTTON, custom_id) is None
