"""A sheet as people type it: names with blanks and without quotes, in any letters, of seats and whatever a note is on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules import notes, sheet
from rules.betrayal.state import Realm
from rules.contract import Amend, Note, Request, RuleError, State
from rules.everrain.state import Vessel, Voyage
from rules.marauders.state import Sea
from rules.sheet import Called
from tests.rules.sheets import (
    BETRAYAL,
    EVERRAIN,
    MARAUDERS,
    AnyGame,
    amended,
    realm,
    referee,
    refused,
    sea,
    text_of,
    voyage,
    with_line,
)

TABLE = Called(
    seats=(("s1", "Ben"), ("s2", "Black Kite"), ("s3", "Player 3")),
    things=(("step-round", "the round's end"), ("s2", "Black Kite")),
)


def typed(game: AnyGame, state: State, *lines: str) -> Any:
    """The state after more lines on its sheet, at a table where seats have names; its own sheet reads as the same."""
    told = {line.partition(":")[0] for line in lines}
    own = [line.text for line in sheet.written(state) if line.key not in told]
    text = "\n".join((*own, *lines))
    after = sheet.amend(game, state, Amend(sheet.read(state, text, called=TABLE)), referee(state))
    assert game.faults(after) == ()
    assert sheet.read(after, text_of(after)) == ()
    return after


# ------------------------------------------------------------------------------------------------ notes


@pytest.mark.parametrize(
    ("game", "state", "line", "thing"),
    [
        (MARAUDERS, sea(), "note Tortuga: x", "tortuga"),
        (MARAUDERS, sea(), "note Port Royal: x", "port-royal"),
        (MARAUDERS, sea(), 'note "Port Royal": x', "port-royal"),
        (MARAUDERS, sea(), "note prt royal: x", "port-royal"),
        (MARAUDERS, sea(), "note the round's end: x", "step-round"),
        (MARAUDERS, sea(), "note Dutch navy: x", "dutch"),
        (MARAUDERS, sea(), "note black kite: x", "s2"),
        (MARAUDERS, sea(), "note SLOOP: x", "sloop"),
        (EVERRAIN, voyage(), "note lantern eel: x", "Lantern Eel"),
        (EVERRAIN, voyage(), "note Black Kite: x", "s2"),
        (EVERRAIN, voyage(), "note B: x", "s2"),
        (
            EVERRAIN,
            replace(voyage(), vessels=(Vessel(key="widow", name="The Salt Widow"),), launched=("widow",)),
            "note The Salt Widow: x",
            "widow",
        ),
        (BETRAYAL, realm(), "note horned brute: x", "Horned Brute"),
        (BETRAYAL, realm(), "note Cyrodiil: x", "CY"),
    ],
)
def test_a_note_is_on_what_it_names(game: AnyGame, state: State, line: str, thing: str) -> None:
    assert typed(game, state, line).notes == (Note(thing, "x"),)


@pytest.mark.parametrize(("game", "state"), [(MARAUDERS, sea()), (EVERRAIN, voyage()), (BETRAYAL, realm())])
def test_a_note_on_nothing_names_the_nearest(game: AnyGame, state: State) -> None:
    error = refused(game, state, f"{text_of(state)}\nnote Atlantis Bay: x")
    assert (error.code, error.facts["text"]) == ("unknown-note", "Atlantis Bay")
    assert error.facts["things"]


def test_two_notes_on_one_thing() -> None:
    error = refused(MARAUDERS, sea(), f"{text_of(sea())}\nnote Tortuga: x\nnote tortuga island: y\nnote tortugo: z")
    assert error.code in {"sheet-twice", "unknown-note"}
    error = refused(MARAUDERS, sea(), f"{text_of(sea())}\nnote tortuga: x\nnote tortugo: z")
    assert (error.code, error.facts["key"]) == ("sheet-twice", "note tortuga")


def test_a_note_that_is_kept_under_a_name_is_found() -> None:
    """It is said where its thing is, written anew by its key, and moved there by the next correction."""
    before = sea(notes=(Note("Port Royal", "Sugar 3"),))
    assert notes.on(before, "port-royal") == "Sugar 3"
    assert notes.here(before, ("tortuga", "port-royal")) == before.notes
    for typed_ in ("Port Royal", "port-royal"):
        action = MARAUDERS.read(before, Request("note", None, (("on", typed_), ("text", "Sugar 4"))))
        assert MARAUDERS.play(before, action, referee(before)).notes == (Note("port-royal", "Sugar 4"),)
    after, _ = amended(MARAUDERS, before, with_line(before, "round", "2"))
    assert after.notes == (Note("port-royal", "Sugar 3"),)


def test_a_note_on_what_is_no_more_stays() -> None:
    before = replace(voyage(), notes=(Note("the-maw", "x"),))
    assert EVERRAIN.settled(before, before) == before
    assert typed(EVERRAIN, before, "agenda: 3").notes == before.notes


# ------------------------------------------------------------------------------------------------ names with blanks


def test_a_captain_card_by_its_name_alone() -> None:
    """With blanks, on display too, and with what the pack says of him."""
    after: Sea = typed(
        MARAUDERS,
        Sea(),
        "ship dutch: zone Curacao",
        "ship dutch stack Black Bess: zone Curacao; scouting 3",
        "ship sloop queued nan corraghan: zone tortuga; scouting 3",
    )
    (bess,), (nan,) = after.ship("dutch").stack, after.ship("sloop").queued
    assert (bess.key, bess.name) == ("black-bess", "Black Bess")
    assert (nan.key, nan.name) == ("nan-corraghan", "Nan Corraghan")


def test_a_captain_card_whose_key_is_no_name() -> None:
    """One that nobody knows the name of stays without one."""
    after: Sea = typed(
        MARAUDERS, Sea(), "ship dutch: zone Curacao", "ship dutch stack unnamed-1: zone Curacao; scouting 3"
    )
    assert after.ship("dutch").stack[0].name == ""
    own: Sea = typed(MARAUDERS, Sea(), "ship dutch: zone Curacao", "ship dutch stack bess: zone Curacao; scouting 3")
    assert own.ship("dutch").stack[0].name == "Bess"


@pytest.mark.parametrize(
    ("line", "key", "name", "card"),
    [
        ("vessel The Maw: hex 6,-1", "the-maw", "The Maw", "the-maw"),
        ("vessel salt widow: hex 6,-1", "the-salt-widow", "The Salt Widow", "the-salt-widow"),
        ("vessel Grey Ghost: hex 6,-1; dice 2", "grey-ghost", "Grey Ghost", None),
    ],
)
def test_an_enemy_ship_by_its_name_alone(line: str, key: str, name: str, card: str | None) -> None:
    after: Voyage = typed(EVERRAIN, voyage(), line)
    (vessel,) = after.vessels
    assert (vessel.key, vessel.name, vessel.card, vessel.hex) == (key, name, card, (6, -1))


def test_an_enemy_ship_that_the_pack_has_not_says_what_it_rolls() -> None:
    error = refused(EVERRAIN, voyage(), f"{text_of(voyage())}\nvessel Salty Window: hex 6,-1")
    assert (error.code, error.facts["key"], error.facts["fields"]) == (
        "sheet-stranger",
        'vessel "Salty Window"',
        ("dice",),
    )
    assert "The Salt Widow" in str(error.facts["values"])


@pytest.mark.parametrize("key", ["Maw", "The Maw", "maw"])
def test_an_enemy_ship_by_another_name_is_the_same(key: str) -> None:
    before: Voyage = typed(EVERRAIN, voyage(), "vessel the-maw: hex 6,-1; wounds 1")
    text = text_of(before).replace("vessel the-maw", f"vessel {key}")
    assert sheet.read(before, text) == ()
    after, changes = amended(EVERRAIN, before, text.replace("hex 6,-1", "hex 5,-1"))
    assert ([each.key for each in changes], len(after.vessels), after.launched) == (
        ["vessel the-maw"],
        1,
        before.launched,
    )


def test_an_enemy_by_its_name_alone() -> None:
    """It gets the next number of its ship; in a battle its hex is what it is called."""
    after: Voyage = typed(
        EVERRAIN, voyage(), "enemies Gull Mother: seat B; zone 2; act 2", "enemies A2: name lantern eel; act 1"
    )
    assert [(each.handle, each.seat, each.name) for each in after.enemies] == [
        ("A1", "s1", "Hull: Crawler"),
        ("B1", "s2", "Gull Mother"),
        ("A2", "s1", "Lantern Eel"),
    ]
    fight: Realm = typed(
        BETRAYAL, realm(), "battle unit Ghoul: hex 3; level 5; kind daedra", "battle stack mudcrab: level 1"
    )
    assert fight.battle is not None
    assert (fight.battle.units[2].handle, fight.battle.units[2].enemy.name) == ("3", "Ghoul")
    assert (fight.battle.stack[0].handle, fight.battle.stack[0].enemy.piece) == ("5", "mudcrab-1")


# ------------------------------------------------------------------------------------------------ seats


@pytest.mark.parametrize(
    ("game", "state", "line", "field", "value"),
    [
        (MARAUDERS, sea(), "turn: black kite", "turn", "s2"),
        (MARAUDERS, sea(), "turn: s2", "begun", ("s2",)),
        (MARAUDERS, sea(), "turn: S1", "turn", "s1"),
        (MARAUDERS, sea(), "early: Ben, Black Kite", "early", ("s1", "s2")),
        (MARAUDERS, sea(), "early: Black Kite", "early", ("s2",)),
        (MARAUDERS, sea(), "seats: Ben, Black Kite, Player 3", "seats", ("s1", "s2", "s3")),
        (MARAUDERS, sea(), "seats: s1 s2 s3", "seats", ("s1", "s2", "s3")),
        (EVERRAIN, voyage(), "first: Black Kite", "first", "s2"),
        (EVERRAIN, voyage(), "first: B", "first", "s2"),
        (EVERRAIN, voyage(), "turn: b", "turn", "s2"),
        (EVERRAIN, voyage(), "done: A, Black Kite", "done", ("s1", "s2")),
    ],
)
def test_a_seat_is_called_by_its_name(game: AnyGame, state: State, line: str, field: str, value: object) -> None:
    assert getattr(typed(game, state, line), field) == value


def test_a_seat_is_called_by_its_name_in_a_key() -> None:
    after: Sea = typed(MARAUDERS, sea(), "captain Player 3: nation english; zone havana; at sea")
    assert [each.seat for each in after.captains] == ["s1", "s2", "s3"]
    ships: Voyage = typed(EVERRAIN, voyage(), "ship Player 3: letter C")
    assert [each.seat for each in ships.ships] == ["s1", "s2", "s3"]
    fresh: Voyage = typed(EVERRAIN, Voyage(), "ship Ben: letter A", "enemies A3: act 1; name Lantern Eel; zone 2")
    assert [(each.handle, each.seat) for each in fresh.enemies] == [("A3", "s1")]


def test_a_seat_that_nobody_has_is_refused() -> None:
    error = refused(MARAUDERS, sea(), f"{text_of(sea())}\ncaptain Bob: nation english; zone havana")
    assert (error.code, error.facts["key"]) == ("sheet-bad-value", "captain Bob")
    with pytest.raises(RuleError):
        sheet.read(sea(), "captain Old Bob: nation english", called=TABLE)


# ------------------------------------------------------------------------------------------------ letters


@pytest.mark.parametrize("value", ["Bard", "BARD", "Bard, Scout", "Bard and Scout", "Necromancer, Nightblade"])
def test_classes_in_any_letters(value: str) -> None:
    after: Realm = typed(BETRAYAL, realm(), f"party classes: {value}")
    assert after.party is not None
    wanted = tuple(sorted(each.casefold() for each in value.replace(" and ", ", ").split(", ")))
    assert after.party.classes == wanted


@pytest.mark.parametrize(
    ("game", "state", "line", "written"),
    [
        (MARAUDERS, sea(), "war: English and French", "english,french"),
        (MARAUDERS, sea(), "discard: Dead calm, Whales", "dead-calm, whales"),
        (EVERRAIN, voyage(), "discard: Brine Leech, Gull Mother", "brine-leech, gull-mother"),
        (EVERRAIN, voyage(), 'launched: "The Maw"', "the-maw"),
        (BETRAYAL, realm(), "battle special: a, B, Star", "A, B, star"),
    ],
)
def test_lists_in_any_letters(game: AnyGame, state: State, line: str, written: str) -> None:
    after = typed(game, state, line)
    assert {each.key: each.value for each in sheet.written(after)}[line.partition(":")[0]] == written


def test_things_are_written_in_the_tables_words() -> None:
    """And are read by those as the same, as they are by their keys."""
    ship: Voyage = typed(EVERRAIN, voyage(), "vessel the-maw: hex 6,-1\nnote step-elder: x\nnote the-maw: y")
    table = Called(things=(("step-elder", "the Elder One's step"), ("the-maw", "The Maw")))
    text = "\n".join(line.text for line in sheet.written(ship, table))
    assert {"note the Elder One's step: x", "note The Maw: y"} <= {*text.splitlines()}
    assert "\nvessel The Maw: " in text
    assert sheet.read(ship, text, called=table) == ()
    assert sheet.read(ship, text_of(ship), called=table) == ()
