"""The sheet: it says the whole state, in words that people can change; what it says otherwise is done whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from rules import sheet
from rules.betrayal.state import Enemy, Party, Realm
from rules.contract import Amend, Change, Note, State
from rules.everrain.state import Enemy as Foe
from rules.everrain.state import Voyage
from rules.marauders.battle.state import Tracks
from rules.marauders.state import Bounties, CaptainCard, Figure, Sea
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
    with_lines,
    without,
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


# ------------------------------------------------------------------------------------------------ corrections


def test_a_scalar_is_corrected() -> None:
    after, changes = amended(EVERRAIN, voyage(), with_line(voyage(), "agenda", "7"))
    assert after.agenda == 7
    assert changes == (Change("agenda", "0", "7"),)


def test_a_thing_is_corrected_and_nothing_else() -> None:
    before = sea()
    line = "nation dutch; zone curacao; bounties (english 2; french 1); gold 12"
    after, changes = amended(MARAUDERS, before, with_line(before, "captain s1", line))
    expected = replace(before.captains[0], bounties=Bounties(english=2, french=1), gold=Figure(12))
    assert after == replace(before, captains=(expected, before.captains[1]))
    (change,) = changes
    assert change.before == "nation dutch; zone curacao; bounties (english 2); gold 5"
    assert change.after == line


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("Captain S1", "Nation Dutch; Zone curacao; bounties dutch 0; gold: 5; bounties english 2"),
        ("captains s1", "zone curacao;nation dutch;bounties (english 2);gold (count 5; fresh yes)"),
        ("captain s1 ", "nation dutch; zone “curacao”; at port; bounties (English 2); gold 5; turns 0;"),
    ],
)
def test_what_means_the_same_changes_nothing(key: str, value: str) -> None:
    """Capitals, order, blanks, curly quotes of a phone; what is said although it need not be."""
    lines = [line.text for line in sheet.written(sea()) if line.key != "captain s1"]
    place = next(number for number, line in enumerate(lines) if line.startswith("captain s2"))
    text = "\n".join([*lines[:place], f"{key}: {value}", *lines[place:]])
    if "bounties dutch 0" in value:
        assert refused(MARAUDERS, sea(), text).code == "sheet-twice"
    else:
        assert sheet.read(sea(), text) == ()


def test_a_thing_comes_and_goes() -> None:
    before = sea()
    come, changes = amended(MARAUDERS, before, with_line(before, "note tortuga", "Eight tokens: refill first"))
    assert come.notes == (Note("tortuga", "Eight tokens: refill first"),)
    assert changes == (Change("note tortuga", "", "Eight tokens: refill first"),)
    gone, changes = amended(MARAUDERS, come, without(come, "note tortuga"))
    assert gone == before
    assert changes == (Change("note tortuga", "Eight tokens: refill first", ""),)
    emptied, _ = amended(MARAUDERS, come, with_line(come, "note tortuga", ""))
    assert emptied == before


def test_a_thing_of_a_thing_comes() -> None:
    """A captain card that is queued; whose it is says the line."""
    after, _ = amended(
        MARAUDERS, sea(), with_line(sea(), "ship sloop queued jan", "zone tortuga; name Jan; scouting 3")
    )
    assert after.ship("sloop").queued == (CaptainCard(key="jan", ship="sloop", zone="tortuga", name="Jan", scouting=3),)


def test_what_goes_takes_its_own_with_it() -> None:
    before = replace(voyage(), enemies=())
    after, changes = amended(EVERRAIN, before, without(before, "ship s2"))
    assert [ship.seat for ship in after.ships] == ["s1"]
    assert changes == (Change("ship s2", "letter B; crew none; broken 1, 4", ""),)


def test_a_line_that_was_not_there_to_be_seen_is_not_gone() -> None:
    """Of a long sheet a form shows a part."""
    seen = {"agenda", "enemies A1"}
    after, _ = amended(EVERRAIN, voyage(), "agenda: 3", seen)
    assert after == replace(voyage(), agenda=3, enemies=())
    assert sheet.read(voyage(), "", {"agenda"}) == ()


def test_a_part_that_is_over() -> None:
    after, changes = amended(BETRAYAL, realm(), with_line(realm(), "battle", "none"))
    assert after == replace(realm(), battle=None)
    assert changes == (Change("battle", "", "none"),)


def test_a_part_that_begins() -> None:
    """The line that says that there is none need not be taken away."""
    text = f"{text_of(Realm())}\nparty adventurers: 3\nparty xp: 12"
    after, changes = amended(BETRAYAL, Realm(), text)
    assert after.party == Party(adventurers=3, xp=12)
    assert {change.key for change in changes} >= {"party adventurers", "party xp"}
    assert "party" not in {change.key for change in changes}


def test_lines_in_another_order() -> None:
    before = realm()
    lines = [line.text for line in sheet.written(before)]
    one = next(number for number, line in enumerate(lines) if line.startswith("battle unit 1"))
    lines[one], lines[one + 1] = lines[one + 1], lines[one]
    after, changes = amended(BETRAYAL, before, "\n".join(lines))
    assert [unit.handle for unit in after.battle.units] == ["2", "1"]
    assert changes == (Change("order battle unit", "1, 2", "2, 1"),)


def test_one_that_comes_between_others() -> None:
    lines = [line.text for line in sheet.written(replace(sea(), seats=("s1", "s3", "s2")))]
    place = next(number for number, line in enumerate(lines) if line.startswith("captain s2"))
    lines.insert(place, "captain s3: nation english; zone havana; at sea")
    after, _ = amended(MARAUDERS, sea(), "\n".join(lines))
    assert [captain.seat for captain in after.captains] == ["s1", "s3", "s2"]


def test_house_rules_are_lines() -> None:
    after, changes = amended(EVERRAIN, voyage(), with_line(voyage(), "house agenda-wrap", "Stop"))
    assert after.house.agenda_wrap == "stop"
    assert changes == (Change("house agenda-wrap", "carry", "stop"),)


def test_a_list_that_nobody_told() -> None:
    after, _ = amended(EVERRAIN, voyage(), with_line(voyage(), "ship s2", "letter B; broken 1 4"))
    assert after.ships[1].crew is None
    after, _ = amended(EVERRAIN, voyage(), with_line(voyage(), "ship s2", "letter B; crew 3 3 5; broken 1, 4"))
    assert after.ships[1].crew == (3, 3, 5)


# ------------------------------------------------------------------------------------------------ what follows


def test_what_follows_in_merchants_and_marauders() -> None:
    """Places by their names, seats in their order, cards and nations in theirs."""
    text = with_line(
        with_lines(sea(), war="french english", seats="s1, s3, s2"), "captain s3", "nation english; zone St. John"
    )
    after, changes = amended(MARAUDERS, sea(), text)
    assert after.war == (("english", "french"),)
    assert [captain.seat for captain in after.captains] == ["s1", "s3", "s2"]
    assert after.captains[1].zone == "st-john"
    assert Change("war", "none", "english,french") in changes


@pytest.mark.parametrize(
    ("key", "value", "now"),
    [
        ("battle hits", "hull 1; masts 1", {"hits": Tracks(hull=1, masts=1)}),
        ("battle hits", "none", {"hits": Tracks()}),
        ("battle zone", "St. John", {"zone": "st-john"}),
        ("battle helm", "bot", {"helm": "bot"}),
        ("battle captain", "flee", {"captain": "flee"}),
        ("battle npc", "shoot", {"npc": "shoot"}),
        ("battle round", "5", {"round": 5}),
    ],
)
def test_a_battle_is_corrected_in_the_middle(key: str, value: str, now: dict[str, object]) -> None:
    before = battling()
    after, changes = amended(MARAUDERS, before, with_line(before, key, value))
    assert before.battle is not None
    assert after == replace(before, battle=replace(before.battle, **now))
    assert [change.key for change in changes] == [key]


def test_what_a_captains_ship_took_is_corrected_by_its_class_name() -> None:
    line = "nation french; zone tortuga; at sea; battles 1; ship-class Galleon; seamanship 2; hits"
    after, _ = amended(MARAUDERS, battling(), with_line(battling(), "captain s2", f"{line} (hull 3; cargo 5)"))
    assert after.captains[1].ship_class == "galleon"
    assert after.captains[1].hits == Tracks(hull=3, cargo=5)
    whole, _ = amended(MARAUDERS, after, with_line(after, "captain s2", f"{line} none"))
    assert whole.captains[1].hits == Tracks()


def test_what_follows_in_betrayal() -> None:
    """A piece of the pack shows what is printed on it, and whatever is on the map has its handle."""
    piece = next(iter(BETRAYAL.pack.pieces))
    chip = BETRAYAL.pack.pieces[piece]
    line = f"hex 3; level {chip.high.level}; piece {piece}"
    after, changes = amended(BETRAYAL, realm(), f"{text_of(realm())}\nbattle unit 3: {line}\ncompanion C4: level 5")
    assert after.battle.units[2].enemy == Enemy(side=chip.high, piece=piece)
    assert after.befriended == 4
    assert Change("battle used", "1, 2", "1, 2, 3") in changes


def test_what_follows_in_the_everrain() -> None:
    """An enemy is as its card says, and a ship has had as many as the highest number says."""
    card = next(each for each in EVERRAIN.pack.enemies if each.act == 2)
    after, _ = amended(EVERRAIN, voyage(), f"{text_of(voyage())}\nenemies A7: seat s1; act 2; card {card.key}")
    assert after.enemies[1] == Foe(
        handle="A7",
        seat="s1",
        act=2,
        card=card.key,
        name=card.name,
        health=card.health,
        dice=card.dice,
        spoils=card.spoils,
    )
    assert after.ships[0].spawned == 7
