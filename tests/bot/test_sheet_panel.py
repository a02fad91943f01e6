"""The sheet in forms: the largest tables have room in them, nothing is left out, and what has no room is said."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.panels import sheet as panel
from bot.panels.table import Voice
from bot.text import Names
from rules import sheet
from rules.betrayal.state import Companion
from rules.contract import Change, Note, State
from rules.everrain.pack import KINDS
from rules.everrain.state import Spot
from tests.bot import tables
from tests.rules.sheets import BETRAYAL, EVERRAIN, MARAUDERS, AnyGame, realm, sea, voyage

NOTES = tuple(Note(f"thing-{number}", "Never twice; " * 14 + "ever") for number in range(100))


def largest() -> list[tuple[AnyGame, State]]:
    """Late tables with as much on them as a table can have: notes, discarded cards, a chart, chips."""
    cards = tuple(card.key for card in EVERRAIN.pack.enemies for _ in range(30))
    spots = tuple(Spot((q, r), KINDS[(q + r) % len(KINDS)]) for q in range(-12, 13) for r in range(-12, 13))
    rats = tuple(Companion(handle=f"C{n}", enemy=realm().out[n % 2]) for n in range(1, 80))
    return [
        (MARAUDERS, sea(notes=NOTES, discard=tuple(f"card-with-a-long-name-{number:03}" for number in range(300)))),
        (BETRAYAL, replace(realm(), notes=NOTES, companions=rats)),
        (EVERRAIN, replace(voyage(), notes=NOTES, discard=cards[:400], chart=spots)),
    ]


def seen(game: AnyGame, state: State) -> Any:
    """The table's sheet, in forms."""
    view = changed(tables.view(sea()), game=game, state=state)
    made = panel.sections(view, Names())
    for number, section in enumerate(made):
        form = panel.form(view, number, section.fields, 4)
        assert 1 <= len(form.parts) <= 5
        assert all(len(part.value) <= 3500 for part in form.parts)  # type: ignore[union-attr]
    assert len(made) <= 25
    assert panel.choosing(view, made).lines
    return made


@pytest.mark.parametrize(("game", "state"), largest())
def test_the_largest_tables_have_room(game: AnyGame, state: State) -> None:
    """Each line is in one form; what is sent as it was shown changes nothing; all forms together are the state."""
    made = seen(game, state)
    keys = [key for section in made for key in section.keys]
    assert keys == [line.key for line in sheet.written(state)]
    for section in made:
        assert sheet.read(state, "\n\n".join(section.fields), section.keys) == ()
    text = "\n".join(field for section in made for field in section.fields)
    fresh = sheet.applied(game.start({}), sheet.read(game.start({}), text))
    assert msgspec.structs.replace(fresh, streams=state.streams) == state


def test_what_the_table_calls_its_seats() -> None:
    """By name, those of ships by their letters too; and what the next ones will be called."""
    view = changed(tables.view(sea()), game=EVERRAIN, state=voyage())
    seats = {name: key for key, name in panel.called(view, Names()).seats}
    assert (seats["A"], seats["B"], seats["Player 3"]) == ("s1", "s2", "s3")


def test_a_part_that_is_over_is_said_to_be() -> None:
    assert list(panel.changed(Voice(Names(), "en"), (Change("battle", "", "none"),))) == [
        "**battle** is over, with all its lines"
    ]


def test_a_line_that_goes_on_is_changed() -> None:
    """Its last part is in another field; one line of how it goes on is in the form."""
    game, state = largest()[0]
    (section,) = (each for each in seen(game, state) if "discard" in each.keys)
    text = "\n".join(section.fields).replace("card-with-a-long-name-299", "card-with-a-long-name-777")
    (change,) = sheet.read(state, text, section.keys)
    assert change[0] == "discard"
    assert change[1].endswith("card-with-a-long-name-298, card-with-a-long-name-777")
    assert "A line that begins with ... goes on with the one above it." in seen(game, state)[0].fields[0]


def test_a_line_that_no_form_has_room_for_is_named() -> None:
    state = sea(discard=tuple(f"{number}-{'long' * 12}" for number in range(390)))
    made = seen(MARAUDERS, state)
    assert "discard" not in [key for section in made for key in section.keys]
    assert "# One line is too long for a form, and is not shown: discard." in made[0].fields[0]
