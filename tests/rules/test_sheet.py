"""The sheet: it says the whole state, in words that people can change, and is read as the same."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from rules import sheet
from rules.betrayal.state import Realm
from rules.contract import Amend, Note, State
from rules.everrain.state import Voyage
from rules.marauders.state import Sea
from rules.sheet.fields import fields
from tests.rules.betrayal import evenings as betrayal_evenings
from tests.rules.betrayal import test_selfplay as betrayal
from tests.rules.everrain import test_selfplay as everrain
from tests.rules.marauders_evenings import evening
from tests.rules.sheets import (
    BETRAYAL,
    EVERRAIN,
    MARAUDERS,
    AnyGame,
    amended,
    battling,
    realm,
    referee,
    refused,
    sea,
    text_of,
    voyage,
    with_line,
)

EVENINGS = int(os.environ.get("SELFPLAY_EVENINGS", "60")) // 15 or 1
STEPS = 60


def evenings(seed: int) -> Iterator[tuple[AnyGame, State]]:
    """The states of an evening of each game."""
    yield from ((MARAUDERS, step.after) for step in evening(MARAUDERS, seed, STEPS))
    box = betrayal.GAMES[seed % len(betrayal.GAMES)]
    yield from ((box, step.after) for step in betrayal_evenings.campaign(box, seed, STEPS))
    game, steps = everrain.played(seed)
    yield from ((game, step.after) for step in steps[:STEPS])


# ------------------------------------------------------------------------------------------------ every state


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_what_is_written_is_read_as_the_same(seed: int) -> None:
    """For every state of self-play of the three games; from nothing but its lines, too."""
    for number, (game, state) in enumerate(evenings(seed)):
        where = f"evening {seed}, state {number} of {game.key}"
        assert sheet.read(state, text_of(state)) == (), where
        assert game.settled(state, state) == state, where
        fresh = game.start({})
        lines = sheet.read(fresh, text_of(state))
        if lines:
            after = sheet.amend(game, fresh, Amend(lines), referee(fresh))
            assert replace(after, streams=state.streams) == state, where


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_any_two_states_are_a_correction_apart(seed: int) -> None:
    """What is written afterwards is what was filled in, and the changes lead there and back."""
    states = [*evenings(seed)]
    for game in {id(game): game for game, _ in states}.values():
        own = [state for of, state in states if of is game]
        for before, after in Random(seed).sample([*zip(own, own[7:], strict=False)], 12):
            if sheet.written(before) == sheet.written(after):
                continue
            done, changes = amended(game, before, text_of(after))
            assert {*sheet.written(done)} == {*sheet.written(after)}
            assert changes
            back, _ = amended(game, done, text_of(before))
            assert {*sheet.written(back)} == {*sheet.written(before)}


# ------------------------------------------------------------------------------------------------ how it reads


def test_lines_of_merchants_and_marauders() -> None:
    lines = text_of(sea(notes=(Note("tortuga", 'Refill first: "eight"; then go'),))).splitlines()
    assert "captain s1: nation dutch; zone curacao; bounties (english 2); gold 5" in lines
    assert "captain s2: nation french; zone tortuga; at sea; cargo (count 3; fresh no)" in lines
    assert "ship dutch: zone none" in lines
    assert "ship sloop: zone tortuga" in lines
    assert 'ship sloop stack bess: zone trinidad; name "Bess \\"the Red\\"; a captain"; scouting 2' in lines
    assert 'note tortuga: "Refill first: \\"eight\\"; then go"' in lines
    assert "house own-zone-tie: random" in lines
    assert not [line for line in lines if line.startswith("stream")]


def test_lines_of_a_battle_of_merchants_and_marauders() -> None:
    state = battling()
    lines = text_of(state).splitlines()
    for line in (
        "captain s2: nation french; zone tortuga; at sea; cargo (count 3; fresh no); battles 1; ship-class frigate; "
        "seamanship 2; hits (hull 1; masts 2)",
        "battle seat: s2",
        "battle ship: sloop",
        "battle helm: s1",
        "battle round: 2",
        "battle npc: board",
        "battle captain: none",
        "battle hits: hull 1",
        "meeting 1: seat s2; ship dutch; aggressor npc",
        "meeting 2: seat s2; ship frigate; aggressor captain",
        "fallen s3: nation spanish; turns 2; attacks 1",
    ):
        assert line in lines
    assert sheet.read(state, text_of(state)) == ()
    fresh = MARAUDERS.start({})
    after = sheet.amend(MARAUDERS, fresh, Amend(sheet.read(fresh, text_of(state))), referee(fresh))
    assert replace(after, streams=state.streams) == state


def test_examples_of_a_battle() -> None:
    """Who comes in the middle of one sees how it is told."""
    lines = {line.key.casefold(): line.value for line in sheet.examples(Sea())}
    assert lines["battle ship"] == "dutch/english/french/frigate/sloop/spanish"
    assert lines["battle npc"] == lines["battle captain"] == "board/flee/shoot"
    assert lines["battle hits"] == "hull 1; cargo 1; masts 1; crew 1; cannons 1"
    assert lines["meeting 1"].startswith("SEAT s1; SHIP dutch/")
    assert lines["fallen s1"].startswith("NATION dutch/")
    assert "battle ship" not in {line.key for line in sheet.examples(battling())}


def test_lines_of_betrayal() -> None:
    lines = text_of(realm()).splitlines()
    assert "party xp: 4" in lines
    assert "battle pool: points 8; adventurers 2; xp 4" in lines
    assert "battle unit 1: hex 1; level 5; name Ghoul; enemy-health 3; health 2" in lines
    assert "battle unit 2: hex 2; level 1; name Rat; back 5" in lines
    assert "battle used: 1, 2" in lines


def test_lines_of_the_everrain() -> None:
    lines = text_of(voyage()).splitlines()
    assert "enemies A1: seat s1; act 1; name Hull: Crawler; zone 4; wounds 1" in lines
    assert "ship s1: letter A; hex 2,-1; spawned 1" in lines
    assert "ship s2: letter B; crew none; broken 1, 4" in lines
    assert "agenda: 0" in lines
    assert "phase: none" in lines


def test_examples_of_what_there_is_none_of() -> None:
    """A fresh table shows what could be filled in, and no line of it is taken for one."""
    lines = {line.key: line.value for line in sheet.examples(Sea())}
    assert lines["captain s1"].startswith(
        "NATION dutch/english/french/spanish; ZONE tortuga; at port/sea; bounties (dutch 1;"
    )
    assert lines["note ..."] == "..."
    lines = {line.key: line.value for line in sheet.examples(Realm())}
    assert lines.keys() >= {"party XP", "battle MODE", "battle stack 2", "companion C1"}
    assert lines["battle unit 1"].startswith("hex 1; LEVEL 1; name ...; kind beast/daedra/humanoid; enemy-health 1;")
    for state in (Sea(), Realm(), Voyage(), sea(), realm(), voyage()):
        text = "\n".join(f"# {line.text}" for line in sheet.examples(state))
        assert sheet.read(state, f"{text}\n\n{text_of(state)}") == ()


@pytest.mark.parametrize(("game", "state"), [(MARAUDERS, Sea()), (BETRAYAL, Realm()), (EVERRAIN, Voyage())])
def test_there_is_an_example_of_every_kind_of_line(game: AnyGame, state: State) -> None:
    """Whatever a line of self-play begins with stands in the empty sheet, or in its examples."""
    shown = {head(type(state), line.key) for line in (*sheet.written(state), *sheet.examples(state))}
    assert {line.value for line in sheet.examples(state)}.isdisjoint({"", "none"})
    for of, played in evenings(0):
        if of.key == game.key:
            assert {head(type(state), line.key) for line in sheet.written(played)} <= shown


def head(cls: type, key: str) -> tuple[str, ...]:
    """The words of a key but those that tell a thing from others of its kind."""
    words = key.casefold().split(" ")
    things = {field.called for field in fields(cls) if field.item is not None}
    return tuple(words[::2]) if words[0] in things else tuple(words[:2])


def test_what_must_be_told_needs_no_name() -> None:
    after, _ = amended(EVERRAIN, voyage(), f"{text_of(voyage())}\nchart 3,0: island\nchart 4,0: port; closed yes")
    assert [(spot.kind, spot.closed) for spot in after.chart] == [("island", False), ("port", True)]
    error = refused(EVERRAIN, voyage(), f"{text_of(voyage())}\nchart 3,0: iland")
    assert (error.code, error.facts["field"]) == ("sheet-bad-value", "kind")


@pytest.mark.parametrize("mark", ["... ", "...", "…"])
def test_a_line_that_goes_on(mark: str) -> None:
    """Also over an empty line, as between two fields."""
    text = with_line(voyage(), "discard", f"brine-leech,\n\n{mark}hull-crawler")
    after, _ = amended(EVERRAIN, voyage(), text)
    assert after.discard == ("brine-leech", "hull-crawler")


def test_a_line_that_says_that_there_is_none_need_not_be_taken_away() -> None:
    after, _ = amended(EVERRAIN, voyage(), f"{text_of(voyage())}\nturn: s1")
    assert after.turn == "s1"
    assert refused(EVERRAIN, voyage(), f"{text_of(after)}\nturn: s2").code == "sheet-twice"
