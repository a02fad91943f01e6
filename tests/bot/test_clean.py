"""Nothing that a player typed means anything to Discord."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import Names, clean_name, cut, escape, say
from tests.bot.samples import HOSTILE


@pytest.mark.parametrize("typed", HOSTILE)
def test_hostile_names_are_cleaned(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= 32
    assert name == " ".join(name.split())
    assert clean_name(name) == name


@pytest.mark.parametrize("typed", ["", "   ", "\n\t", "\u200b\u2060", "\u3164", "\u2800 \u115f"])
def test_nothing_is_left_of_a_name_that_cannot_be_seen(typed: str) -> None:
    assert clean_name(typed) == ""


@given(st.text(max_size=80))
def test_cleaned_names_are_one_visible_line(typed: str) -> None:
    name = clean_name(typed)
    assert len(name) <= 32
    assert name.isprintable()
    assert clean_name(name) == name


def _bare(text: str) -> str:
    """What markdown still sees of a text: without escaped characters, each of which may itself be a backslash."""
    return re.sub(r"\\(?:[^\w\s]|_)", "", text)


@given(st.one_of(st.sampled_from(HOSTILE), st.text(alphabet="*_`~|<>[]()#@:/\\-. 1ahe", max_size=40)))
def test_escaped_text_has_no_markdown_left(typed: str) -> None:
    shown = escape(clean_name(typed))
    assert not re.search(r"[*_`~|<]|@everyone|@here|\[[^\]]*\]\(", _bare(shown)), shown
    assert "://" not in shown
    assert not re.match(r">|#{1,3}|-|\d+[.)]", shown), shown


@given(st.text(max_size=40))
def test_escaping_changes_nothing_that_is_read(typed: str) -> None:
    name = clean_name(typed)
    assert re.sub(r"\\([^\w\s]|_)", r"\1", escape(name)).replace("\u200b", "") == name


def test_a_name_is_not_escaped_twice_inside_a_sentence() -> None:
    names = Names(seats={"s1": "a_b"})
    inner = say("marauders-left-port", names, seat="s1", zone="x")
    assert say("undone", names, done=inner).count("\\") == 1


def test_cut_says_that_it_cut() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"
