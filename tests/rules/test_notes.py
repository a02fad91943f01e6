"""Notes of the group's own: written, changed and taken away, found by what things are called, and which are here."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rules import names, notes
from rules.betrayal.actions import Phase
from rules.contract import Annotate, Annotated, Note, Request, RuleError
from rules.marauders.actions import Sail, Turn
from rules.marauders.events import Scouted
from rules.marauders.state import Sea
from rules.referee import Finished, run
from tests.bot.betrayal_samples import evening
from tests.bot.everrain_samples import GAME as EVERRAIN
from tests.rules.sea import GAME, SEED, captain, sea, ship


def noted(state: Any, on: str, text: str, game: Any = GAME) -> Finished:
    """What comes of a note that is typed."""
    action = game.read(state, Request("note", None, (("on", on), ("text", text))))
    result = run(game, state, action, (), SEED)
    assert isinstance(result, Finished)
    assert game.faults(result.state) == ()
    return result


def test_a_note_is_written_changed_and_taken_away() -> None:
    state = sea(captain("s1", "havana", "sea"))
    first = noted(state, "Tortuga", "  Rum   sells at 6. ")
    assert first.state.notes == (Note("tortuga", "Rum sells at 6."),)
    assert first.events == (Annotated("tortuga", "", "Rum sells at 6."),)
    second = noted(first.state, "tortuga", "Rum sells at 3.")
    assert second.state.notes == (Note("tortuga", "Rum sells at 3."),)
    gone = noted(second.state, "tortuga", "")
    assert gone.events == (Annotated("tortuga", "Rum sells at 3.", ""),)
    assert gone.state == state


@pytest.mark.parametrize(
    ("typed", "key"),
    [("st john", "st-john"), ("Dutch navy", "dutch"), ("sl", "sloop"), ("s1", "s1"), ("event", "step-event")],
)
def test_a_thing_is_found_by_what_it_is_called(typed: str, key: str) -> None:
    assert noted(sea(captain("s1", "havana")), typed, "Mind it.").state.notes == (Note(key, "Mind it."),)


def test_what_no_note_can_be_on_is_refused_with_the_nearest() -> None:
    with pytest.raises(RuleError) as refused:
        noted(sea(), "Totruga Bay", "Rum.")
    assert refused.value.code == "unknown-note"
    assert "tortuga" in cast("tuple[str, ...]", refused.value.facts["things"])


def test_a_note_as_it_is_and_none_where_there_is_none_are_refused() -> None:
    written = noted(sea(), "havana", "Sugar.").state
    for state, text, there in ((written, "Sugar.", 1), (sea(), "", 0)):
        with pytest.raises(RuleError) as refused:
            noted(state, "havana", text)
        assert (refused.value.code, refused.value.facts["there"]) == ("note-unchanged", there)


def test_there_is_room_for_so_many() -> None:
    full = sea(
        notes=tuple(sorted((Note(f"thing-{each}", "x") for each in range(notes.MOST_NOTES)), key=lambda each: each.on))
    )
    with pytest.raises(RuleError) as refused:
        noted(full, "havana", "Sugar.")
    assert refused.value.code == "too-many-notes"
    assert notes.on(noted(full, "thing-7", "y").state, "thing-7") == "y"


def test_where_the_running_turn_is() -> None:
    state = sea(captain("s1", "havana", "sea"), ship("dutch", "havana"), ship("sloop", "tortuga"))
    assert list(GAME.here(state)) == ["step-event"]
    began = run(GAME, state, Turn("s1"), (), SEED)
    assert isinstance(began, Finished)
    assert list(GAME.here(began.state)) == ["havana", "dutch", "s1", "step-turn"]  # pyright: ignore[reportArgumentType]


def test_an_event_names_what_it_was_about_and_not_what_was_weighed() -> None:
    sailed = run(GAME, sea(captain("s1", "havana", "sea"), ship("sloop", "tortuga")), Sail("s1", "tortuga"), (), SEED)
    assert isinstance(sailed, Finished)
    assert any(isinstance(event, Scouted) for event in sailed.events)
    assert set(notes.named(sailed.events)) >= {"s1", "havana", "tortuga", "sloop"}
    assert "listed" not in notes.named(sailed.events)
    assert notes.named([Annotated("nassau", "", "x")]) == ()


def test_the_subject_of_a_note_is_what_it_says() -> None:
    state: Sea = noted(sea(), "havana", "Sugar.").state  # pyright: ignore[reportAssignmentType]
    assert GAME.subject(state, Annotate("havana", "Rum.")) == "Sugar."
    assert GAME.subject(state, Annotate("nassau", "Rum.")) == ""


def test_enemies_of_betrayal_are_noted_by_their_names() -> None:
    """A handle is another unit's in the next battle; a name is not."""
    night = evening("clash hexes:1 ep:5")
    name = night.state.battle.units[0].enemy.name  # pyright: ignore[reportOptionalMemberAccess]
    written = noted(night.state, name, "Stay away.", night.game).state
    assert written.notes == (Note(name, "Stay away."),)
    acts = run(night.game, written, Phase(), (), SEED)
    assert isinstance(acts, Finished)
    assert name in notes.named(acts.events)


def test_steps_of_the_everrain_are_noted() -> None:
    state = EVERRAIN.start({})
    assert list(EVERRAIN.here(state)) == ["step-players"]
    assert noted(state, "agenda", "Mind the token.", EVERRAIN).state.notes == (Note("step-agenda", "Mind the token."),)


def test_a_thing_that_is_named_twice_has_its_note_once() -> None:
    """By its key and by its name."""
    night = evening("clash hexes:1 ep:5")
    name = night.state.battle.units[0].enemy.name  # pyright: ignore[reportOptionalMemberAccess]
    written = noted(night.state, name, "Stay away.", night.game).state
    assert notes.here(written, (names.slug(name), name)) == (Note(name, "Stay away."),)
