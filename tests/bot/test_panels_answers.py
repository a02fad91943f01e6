"""Answers to who has most: no two of their buttons look alike, whatever the captains are called."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.panels import marauders as panel
from bot.panels import table as table_panel
from bot.panels.marauders._apart import labels as answer_labels
from bot.text import Names, clean_name
from bot.view import View
from rules.contract import Option
from storage.store import Seat
from tests.bot.tables import (
    GAME,
    TABLE,
    asked,
    captain,
    check,
    labels,
    sea,
    ship,
)


def _answers(names: Sequence[str]) -> list[str]:
    """What the buttons say that answer who has most, of captains at sea who are called so."""
    zones = ("havana", "nassau") * 6
    crowd = sea(*(captain(f"s{at}", zones[at]) for at in range(1, len(names) + 1)), ships=(ship("sloop", "havana"),))
    waiting, seats = (
        asked(crowd, "sloop N"),
        {f"s{at}": Seat(f"s{at}", name, 1) for at, name in enumerate(names, start=1)},
    )
    message = panel.question(View(TABLE, GAME, crowd, 4, seats, 0, waiting.asking))
    check(message)
    return labels(message)[:-2]


def test_what_differs_of_long_names_stays_in_answers() -> None:
    names = [f"Captain Jack Sparrow the {which}" for which in ("First", "Second", "Third")]
    assert _answers(names) == [
        *names,
        "…the First and …the Seco…, equally",
        "…the First and …the Third, equally",
        "…the Seco… and …the Third, equally",
        "…First, …Seco… and …Third, equally",
    ]


@pytest.mark.parametrize("many", range(2, 12))
def test_answers_never_look_alike(many: int) -> None:
    """Where names do not have room, captains are numbered in their order."""
    for names in (
        [f"The honourable captain {chr(65 + at) * 9}" for at in range(many)],
        [f"{chr(65 + at) * 9} the honourable captain" for at in range(many)],
        [f"Captain {at:02} of the Caribbean Sea" for at in range(many)],
        ["漢" * 31 + chr(0x6F00 + at) for at in range(many)],
    ):
        said = _answers(names)
        assert len(set(said)) == len(said), said


def test_captains_are_numbered_where_their_names_have_no_room() -> None:
    """One answer is all of them: each is known by a number; and of more than have room even so, each answer is."""
    say = table_panel.Voice(Names({f"s{at}": f"{at} the honourable captain" for at in range(1, 13)}), "en").plain
    options = [Option(f"s{at}", (f"s{at}",)) for at in range(1, 8)]
    assert answer_labels(say, [*options, Option("all", tuple(f"s{at}" for at in range(1, 8)))]) == [
        *(f"{at} {at} the honourable captain" for at in range(1, 8)),
        "1, 2, 3, 4, 5, 6 and 7, equally",
    ]
    ten = tuple(f"s{at}" for at in range(1, 11))
    assert answer_labels(say, [Option("eleven", (*ten, "s11")), Option("twelve", (*ten, "s12"))]) == [
        "1 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 a…",
        "2 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 a…",
    ]


@settings(max_examples=60, deadline=None)
@given(names=st.lists(st.text("ab ", min_size=1, max_size=32).filter(str.strip), min_size=2, max_size=5, unique=True))
def test_no_two_names_make_answers_alike(names: list[str]) -> None:
    said = _answers([clean_name(f"x{name}x") for name in names])
    assert len(set(said)) == len(said) or len({clean_name(f"x{name}x") for name in names}) < len(names), said
