"""The ids of buttons: whatever a press means comes out of its id again, and none is longer than Discord allows."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.ids import BUTTON, LIMIT, button_id, fits, pack_request, unpack_request
from bot.ui.message import Press
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


@pytest.mark.parametrize(
    "word", ["", "sail", "sail;s1;zone", "sail;s1;gold=#x", "sail;s1;gold=#", "sail;;;", "sail;s1;=#1.5"]
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
