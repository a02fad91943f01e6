"""Seats without Discord: whose a command is about, and what a seat may be called."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.naming import Naming
from bot.refusal import Refusal
from bot.seats import find_seat, meant_for, name_seat, seat_for, taking
from bot.view import View
from rules.contract import Request
from rules.names import fold
from storage.store import Seat
from tests.bot.tables import THREE, view

BEN, ADA, NOBODY = 100, 200, 300


def table(turn: str | None = None, **seats: tuple[str, int | None]) -> View:
    """A table with these seats: a name and a member each."""
    made = view(replace(THREE, seats=tuple(seats), turn=turn), {key: name for key, (name, _) in seats.items()})
    for key, (name, member) in seats.items():
        made.seats[key] = Seat(key, name, member)
    return made


TABLE = table(s1=("Ben", BEN), s2=("Ben 2", BEN), s3=("Zoë", ADA), s4=("Vacant", None))


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("s1", "s1"),
        ("S3", "s3"),
        ("ben", "s1"),
        ("BEN 2", "s2"),
        ("ben2", "s2"),
        ("zoe", "s3"),
        (" Zoë ", "s3"),
        ("s9", None),
        ("", None),
    ],
)
def test_a_seat_is_found_by_its_key_or_name(text: str, key: str | None) -> None:
    """In any case, with or without accents."""
    found = find_seat(TABLE, text)
    assert (found.key if found else None) == key


def test_a_key_comes_before_a_name() -> None:
    """Also when somebody managed to be called like another seat's key."""
    named = table(s1=("s2", BEN), s2=("Ada", ADA))
    found = find_seat(named, "s2")
    assert found is not None
    assert found.key == "s2"


def test_whose_seat_a_command_is_about() -> None:
    """The named one, the player's, the caller's; of several the one whose turn it is."""
    assert seat_for(TABLE, ADA, None, None) == "s3"
    assert seat_for(TABLE, BEN, ADA, None) == "s3"
    assert seat_for(TABLE, ADA, BEN, "vacant") == "s4"
    turn = table("s2", s1=("Ben", BEN), s2=("Ben 2", BEN), s3=("Zoë", ADA))
    assert seat_for(turn, BEN, None, None) == "s2"
    assert seat_for(turn, ADA, BEN, None) == "s2"
    assert seat_for(turn, ADA, None, None) == "s3"


@pytest.mark.parametrize(
    ("caller", "player", "text", "code"),
    [
        (BEN, None, None, "several-seats"),
        (ADA, BEN, None, "member-several-seats"),
        (NOBODY, None, None, "no-seat"),
        (BEN, NOBODY, None, "member-no-seat"),
        (BEN, BEN, None, "several-seats"),
        (BEN, None, "hook", "unknown-seat"),
    ],
)
def test_refusals(caller: int, player: int | None, text: str | None, code: str) -> None:
    """Each its own sentence."""
    with pytest.raises(Refusal) as refused:
        seat_for(TABLE, caller, player, text)
    assert refused.value.code == code


def test_one_button_a_seat_plays_the_same_for_it() -> None:
    """What was asked for, with the seat filled in."""
    with pytest.raises(Refusal) as refused:
        seat_for(TABLE, BEN, None, None, lambda key: Request("hold", key, (("gold", 3),)))
    assert [(press.label, press.arg) for press in refused.value.presses] == [
        ("Ben", "hold;s1;gold=#3"),
        ("Ben 2", "hold;s2;gold=#3"),
    ]


def test_a_name_that_is_free() -> None:
    """The member's own, or the first number that makes it so; nothing else is changed about it."""
    assert name_seat(TABLE, "s5", Naming(None, "Cleo", 5)) == Seat("s5", "Cleo", 5)
    assert name_seat(TABLE, "s5", Naming(None, "BEN", 5)).name == "BEN 3"
    assert name_seat(TABLE, "s5", Naming(None, "zoe", 5)).name == "zoe 2"
    assert name_seat(TABLE, "s5", Naming(None, "s7", 5)).name == "s7 2"
    assert name_seat(TABLE, "s1", Naming("Ben", "", BEN)).name == "Ben"


def _named(naming: Naming) -> tuple[str, str]:
    try:
        return "", name_seat(TABLE, "s5", naming).name
    except Refusal as refused:
        return refused.code, ""


@given(st.text(max_size=80), st.booleans())
def test_whatever_is_typed_a_name_is_one_or_refused(text: str, asked: bool) -> None:
    """Never empty, never a seat's key, never somebody else's, never longer than 32 characters with a number after it."""
    code, name = _named(Naming(text if asked else None, text, 5))
    if code:
        assert asked
        assert code in {"name-empty", "name-reserved", "name-taken"}
        return
    assert name.strip() == name
    assert name
    assert len(name) <= 36
    assert find_seat(table(s1=("Ben", BEN), s2=("Ben 2", BEN), s3=("Zoë", ADA)), name) is None
    assert not fold(name) or fold(name) not in {fold(seat.name) for seat in TABLE.seats.values()}


def test_a_vacant_seat_is_meant_for_who_it_was_kept_for() -> None:
    """By its name when one is asked for, else by its member."""
    kept = table(s1=("Ben", BEN), s2=("Dora", None), s3=("Eve", ADA))
    assert meant_for(kept, ("s2", "s3"), Naming("dora", "Ben", BEN)) == "s2"
    assert meant_for(kept, ("s2", "s3"), Naming(None, "Ada", ADA)) == "s3"
    assert meant_for(kept, ("s2", "s3"), Naming(None, "Ben", BEN)) is None
    assert meant_for(kept, ("s2", "s3"), Naming("Fay", "Ada", ADA)) is None


FIERY = table(
    s1=("🔥", BEN), s2=("🦊", ADA), s3=("S 2", BEN), s4=("x" * 32, ADA), s5=(f"{'x' * 32} 2", BEN), s6=("🔥 2", ADA)
)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("🔥", "s1"),
        ("🦊", "s2"),
        ("🦊 2", None),
        ("🔥 2", "s6"),
        ("!!!", None),
        ("   ", None),
        ("2", None),
        ("s2", "s2"),
        ("S 2", "s3"),
        ("x" * 32, "s4"),
        (f"{'x' * 32} 2", "s5"),
        (f"{'X' * 32} 2", "s5"),
        (f"{'x' * 32} 3", None),
        ("x" * 60, "s4"),
    ],
)
def test_no_seat_is_taken_for_another(text: str, key: str | None) -> None:
    """Names without letters are told apart by their signs; a name that fills the room, by the number after it."""
    found = find_seat(FIERY, text)
    assert (found.key if found else None) == key


def test_names_without_letters_are_different_names() -> None:
    """Only the same signs are the same name."""
    assert name_seat(FIERY, "s7", Naming(None, "🐙", 5)).name == "🐙"
    assert name_seat(FIERY, "s7", Naming(None, "🔥", 5)).name == "🔥 3"
    assert name_seat(FIERY, "s7", Naming(None, "🦊", 5)).name == "🦊 2"


def test_who_has_no_name_is_a_player() -> None:
    """A display name of which nothing is left."""
    assert name_seat(TABLE, "s5", Naming(None, "\u200b", 5)).name == "Player"
    assert name_seat(table(s1=("Player", BEN)), "s2", Naming(None, "\u3164\u200b", 5)).name == "Player 2"


def test_a_name_that_redo_can_bring_back_is_taken() -> None:
    """But a seat that is gone for good keeps no name."""
    gone = table(s1=("Anne", BEN))
    gone.seats["s2"] = Seat("s2", "Blackbeard", ADA)
    assert name_seat(gone, "s1", Naming("Blackbeard", "", BEN)).name == "Blackbeard"
    with pytest.raises(Refusal) as refused:
        name_seat(gone, "s1", Naming("blackbeard", "", BEN), ("s2",))
    assert refused.value.code == "name-taken"
    assert name_seat(gone, "s2", Naming("Blackbeard", "", ADA), ("s2",)).name == "Blackbeard"


def test_a_vacant_seat_is_not_taken_from_who_it_is_kept_for() -> None:
    """Nobody else gets it by its name; a seat kept for nobody gets whoever takes it."""
    kept = table(s1=("Dora", None), s2=("Eve", ADA))
    with pytest.raises(Refusal) as refused:
        meant_for(kept, ("s1", "s2"), Naming("eve", "Ben", BEN))
    assert refused.value.code == "name-taken"
    assert taking(kept, ("s1", "s2"), Naming("dora", "Ben", BEN)) == [Seat("s1", "Dora", BEN)]
    assert taking(kept, ("s1", "s2"), Naming(None, "Ada", ADA)) == []
    assert taking(kept, ("s1", "s2"), Naming("Fay", "Ada", ADA)) == []
