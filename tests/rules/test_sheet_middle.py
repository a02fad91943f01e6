"""Entering a game in its middle, and a sheet that was written while the table went on."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules import sheet
from rules.betrayal.state import Pool, Realm
from rules.contract import Amend, Change
from rules.everrain.state import Voyage
from rules.marauders.battle.state import Fallen
from rules.marauders.state import Captain, Figure, Sea
from rules.sheet import Clash, merged
from tests.rules.sheets import (
    BETRAYAL,
    EVERRAIN,
    MARAUDERS,
    amended,
    battling,
    realm,
    referee,
    refused,
    sea,
    text_of,
    voyage,
    with_line,
    without,
)

# ------------------------------------------------------------------------------------------------ others go on


def both(before: Sea, key: str, value: str, now: Sea) -> tuple[Any, tuple[Clash, ...]]:
    """The state after a sheet of an earlier one has a line otherwise, and where that and the table changed the same."""
    changes, clashes = merged(before, now, sheet.read(before, with_line(before, key, value)))
    return sheet.amend(MARAUDERS, now, Amend(changes), referee(now)), clashes


def moved(**more: Any) -> Sea:
    """The small table, with its first captain otherwise."""
    ben, ada = sea().captains
    return replace(sea(), captains=(replace(ben, **more), ada))


def captain(state: Sea) -> Captain:
    """The first captain."""
    return state.captains[0]


def test_what_is_not_touched_is_not_changed() -> None:
    now = moved(zone="tortuga", at="sea")
    after, clashes = both(
        sea(), "captain s1", "nation dutch; zone curacao; bounties (english 2; french 1); gold 13", now
    )
    assert (captain(after).zone, captain(after).at, captain(after).gold) == ("tortuga", "sea", Figure(13))
    assert captain(after).bounties.french == 1
    assert clashes == ()


def test_a_part_of_a_field_is_one_of_its_own() -> None:
    now = moved(bounties=replace(captain(sea()).bounties, spanish=3))
    after, clashes = both(sea(), "captain s1", "nation dutch; zone curacao; bounties (english 1); gold 5", now)
    assert (captain(after).bounties.english, captain(after).bounties.spanish) == (1, 3)
    assert clashes == ()


def test_what_others_changed_too_is_named() -> None:
    now = moved(zone="tortuga", gold=Figure(20))
    after, clashes = both(sea(), "captain s1", "nation dutch; zone curacao; bounties (english 2); gold 13", now)
    assert (captain(after).zone, captain(after).gold) == ("tortuga", Figure(13))
    assert clashes == (Clash("captain s1", ("gold",)),)


def test_a_line_of_one_value_that_others_changed_too() -> None:
    after, clashes = both(sea(), "round", "4", replace(sea(), round=2))
    assert (after.round, clashes) == (4, (Clash("round"),))
    changes = (("note tortuga", "x"),)
    assert merged(sea(), replace(sea(), round=2), changes) == (changes, ())


def test_what_is_gone_meanwhile_stays_gone() -> None:
    """It is named, and all else on the sheet goes on: a captain, one who died, a captain card."""
    text = with_line(sea(), "captain s1", "nation dutch; zone curacao; gold 13")
    changes = (*sheet.read(sea(), text), ("ship sloop stack bess", "zone trinidad; scouting 4"), ("round", "3"))
    dead = replace(sea(), captains=sea().captains[1:], fallen=(Fallen("s1", "dutch", 1, 0),))
    now = replace(dead, ships=tuple(replace(ship, zone=None, stack=()) for ship in dead.ships))
    made, clashes = merged(sea(), now, changes)
    assert made == (("round", "3"),)
    assert clashes == (Clash("captain s1", gone=True), Clash("ship sloop stack bess", gone=True))


def test_what_is_gone_by_the_sheet_and_meanwhile_is_not_said() -> None:
    now = replace(sea(), captains=sea().captains[1:])
    assert merged(sea(), now, (("captain s1", ""),)) == ((), ())


def test_what_is_of_a_part_that_is_over_meanwhile_is_left_out() -> None:
    """What is new in it, too; what else it says of it is said once."""
    changes = (("battle round", "3"), ("battle unit Ghoul", "hex 1; level 5"), ("battle unit 2", "hex 1; level 1"))
    assert merged(realm(), replace(realm(), battle=None), changes) == ((), (Clash("battle", gone=True),))


def test_a_part_of_the_state_is_merged_by_field_too() -> None:
    before = battling()
    assert before.battle is not None
    now = replace(before, battle=replace(before.battle, hits=replace(before.battle.hits, masts=1)))
    after, clashes = both(before, "battle hits", "hull 1; crew 1", now)
    assert (after.battle.hits.masts, after.battle.hits.crew, clashes) == (1, 1, ())


# ------------------------------------------------------------------------------------------------ lines taken away


@pytest.mark.parametrize("head", ["battle", "phase"])
def test_a_part_whose_lines_are_all_gone(head: str) -> None:
    """With all that was its own."""
    game: Any
    if head == "battle":
        game, before = BETRAYAL, realm()
    else:
        game, before = EVERRAIN, sheet.applied(voyage(), (("phase step", "decks"),))
    text = "\n".join(line.text for line in sheet.written(before) if not line.key.startswith(head))
    after, changes = amended(game, before, text)
    assert getattr(after, head) is None
    assert changes == (Change(head, "", "none"),)


def test_a_battle_is_over_on_the_sheet_with_those_that_wait() -> None:
    text = "\n".join(line.text for line in sheet.written(battling()) if not line.key.startswith(("battle", "meeting")))
    after, _ = amended(MARAUDERS, battling(), f"{text}\nbattle: none")
    assert after == replace(battling(), battle=None, meetings=())


def test_a_part_of_which_a_line_is_left_stays() -> None:
    """What was left out and stays is told; what was not on this part of the sheet is not."""
    before = realm()
    left = "\n".join(line.text for line in sheet.written(before) if line.key != "battle hexes")
    assert sheet.read(before, left) == ()
    assert sheet.compared(before, left).left_out == ("battle hexes",)
    assert sheet.compared(before, left, {"party xp"}).left_out == ()
    assert sheet.compared(sea(round=3), without(sea(round=3), "round")).left_out == ("round",)
    assert sheet.compared(sea(), without(sea(), "round")).left_out == ()
    assert sheet.compared(sea(), without(sea(), "captain s2")).left_out == ()


# ------------------------------------------------------------------------------------------------ in the middle


def test_a_battle_of_a_party_needs_no_pool() -> None:
    """Nor the hex of a defeated enemy."""
    lines = "party: adventurers 2; xp 7; session 2\nbattle mode: clash\nbattle stack Skeever: level 1"
    after, changes = amended(BETRAYAL, Realm(), lines)
    assert after.party.xp == 7
    assert after.battle.pool == Pool(points=14, adventurers=2, xp=7, session=2)
    assert after.battle.stack[0].hex == ""
    assert not {"party province", "battle told", "battle gone", "battle round"} & {each.key for each in changes}
    assert {"party adventurers", "battle mode", "battle pool"} <= {each.key for each in changes}


@pytest.mark.parametrize(
    ("value", "pool"),
    [
        ("points 20; source told", Pool(points=20, source="told", adventurers=2, xp=4)),
        ("20", Pool(points=20, source="told", adventurers=2, xp=4)),
        ("8", Pool(points=8, adventurers=2, xp=4)),
        ("points 5; source left; xp 9", Pool(points=5, source="left", adventurers=2, xp=9)),
    ],
)
def test_what_the_party_says_fills_in_a_pool(value: str, pool: Pool) -> None:
    after, _ = amended(
        BETRAYAL,
        replace(realm(), battle=None),
        f"{text_of(replace(realm(), battle=None))}\nbattle mode: clash\nbattle pool: {value}",
    )
    assert after.battle.pool == pool


def test_all_that_is_missing_is_named_at_once() -> None:
    error = refused(MARAUDERS, sea(), f"{text_of(sea())}\nship dutch stack Bess: seamanship 2")
    assert (error.code, error.facts["fields"]) == ("sheet-stranger", ("zone", "scouting"))


def test_needed_fields_are_in_capitals_in_the_examples() -> None:
    """An example can be told as it is."""
    (line,) = (each for each in sheet.examples(Sea()) if each.key == "captain s1")
    assert line.value.startswith("NATION dutch/english/french/spanish; ZONE tortuga; at port/sea")
    after, _ = amended(MARAUDERS, Sea(), f"{text_of(Sea())}\ncaptain s1: NATION dutch; ZONE tortuga; at sea")
    assert after.captains[0].zone == "tortuga"


# ------------------------------------------------------------------------------------------------ what is wrong


def test_only_the_lines_at_fault_are_named() -> None:
    captains = "captain s3: nation english; zone havana; at sea\ncaptain s4: nation dutch; zone tortuga; seamanship 0"
    lines = f"round: 4\nturn: s1\nship dutch: zone curacao\n{captains}"
    keys = {line.partition(":")[0] for line in lines.splitlines()}
    text = "\n".join(line.text for line in sheet.written(sea()) if line.key not in keys)
    error = refused(MARAUDERS, sea(), f"{text}\n{lines}")
    assert error.facts["faults"] == ("skill-below-one", "ship-without-captain")
    assert error.facts["keys"] == ("ship dutch", "captain s4")


@pytest.mark.parametrize(
    ("line", "code", "fact", "value"),
    [
        ("captain: x", "sheet-no-name", "lines", ("captain s1", "captain s2")),
        ("note: x", "sheet-no-name", "lines", ("note ...",)),
        (": 5", "sheet-no-key", "text", ": 5"),
        ("war: English", "sheet-bad-value", "values", ("dutch,english",)),
    ],
)
def test_what_is_wrong_is_said_of_what_it_is(line: str, code: str, fact: str, value: object) -> None:
    own = "\n".join(each.text for each in sheet.written(sea()) if each.key != line.partition(":")[0])
    error = refused(MARAUDERS, sea(), f"{own}\n{line}")
    assert (error.code, error.facts[fact]) == (code, value)


# ------------------------------------------------------------------------------------------------ names and cards


def test_a_changed_name_wins_over_what_is_left_of_a_chip() -> None:
    text = "party: adventurers 2; xp 7\nbattle mode: clash\nbattle hexes: 6\nbattle unit 1: hex 1; level 5; name Cinder Imp"
    state, _ = amended(BETRAYAL, Realm(), text)
    (line,) = (each for each in sheet.written(state) if each.key == "battle unit 1")
    assert "piece ember-imp" in line.value
    error = refused(BETRAYAL, state, with_line(state, line.key, line.value.replace("Cinder Imp", "Ember Imp")))
    assert (error.code, error.facts["name"]) == ("betrayal-wrong-level", "Ember Imp")
    other = with_line(state, line.key, line.value.replace("Cinder Imp", "Ember Imp").replace("level 5", "level 1"))
    after, _ = amended(BETRAYAL, state, other)
    assert (after.out[0].name, after.out[0].piece) == ("Ember Imp", state.out[0].piece)
    turned, _ = amended(BETRAYAL, state, with_line(state, line.key, line.value.replace("level 5", "level 1")))
    assert turned.out[0].name == "Ember Imp"


def test_a_changed_name_wins_over_what_is_left_of_a_captain() -> None:
    text = f"{text_of(Sea())}\nship sloop queued Nan Corraghan: zone tortuga; scouting 4"
    state, _ = amended(MARAUDERS, Sea(), text)
    (line,) = (each for each in sheet.written(state) if " queued " in each.key)
    after, _ = amended(MARAUDERS, state, with_line(state, line.key, line.value.replace("Nan Corraghan", "Own Man")))
    (card,) = after.ship("sloop").queued
    assert card.name == "Own Man"
    assert MARAUDERS.pack.card(card.key) is None


def test_a_changed_name_wins_over_what_is_left_of_an_enemy() -> None:
    state, _ = amended(
        EVERRAIN,
        voyage(),
        f"{text_of(voyage())}\nenemies A2: act 2; name Gull Mother; zone 1\nvessel The Maw: wounds 1",
    )
    for key, old, new, card in (
        ("enemies A2", "Gull Mother", "Lantern Eel", "lantern-eel"),
        ("enemies A2", "Gull Mother", "Own Thing", None),
        ("vessel the-maw", "The Maw", "The Salt Widow", "the-salt-widow"),
    ):
        (line,) = (each for each in sheet.written(state) if each.key == key)
        after, _ = amended(EVERRAIN, state, with_line(state, key, line.value.replace(old, new)))
        thing = after.foe("A2") if key == "enemies A2" else after.vessels[0]
        assert (thing.name, thing.card) == (new, card)


def test_what_is_printed_is_filled_in_field_by_field() -> None:
    after: Voyage
    after, _ = amended(EVERRAIN, voyage(), f"{text_of(voyage())}\nenemies A2: act 1; name Lantern Eel; zone 2; dice 7")
    foe = after.foe("A2")
    assert foe is not None
    printed = EVERRAIN.pack.enemy("lantern-eel")
    assert (foe.dice, foe.health, foe.spoils) == (7, printed.health, printed.spoils)


def test_crews_that_fight_have_declared_nothing() -> None:
    before = battling()
    after, _ = amended(MARAUDERS, before, with_line(before, "battle boarder", "npc"))
    assert before.battle is not None
    assert after == replace(before, battle=replace(before.battle, boarder="npc", npc=None))


def test_a_battle_that_is_told_is_fought_as_the_class_that_the_ship_has_then() -> None:
    start = battling()
    assert start.battle is not None
    before = replace(start, battle=replace(start.battle, npc_class=""))
    after, _ = amended(MARAUDERS, before, with_line(before, "battle round", "3"))
    assert after.battle is not None
    assert after.battle.npc_class == "sloop"


# ------------------------------------------------------------------------------------------------ battles in their middle


FOUGHT = "seat s2; zone tortuga; ship sloop; aggressor npc; helm s1"


@pytest.mark.parametrize(
    ("told", "declared"),
    [
        ("", ("shoot", "shoot")),
        ("; round 2", (None, None)),
        ("; round 2; captain flee", (None, "flee")),
        ("; round 3; npc shoot; captain shoot", ("shoot", "shoot")),
    ],
)
def test_a_battle_that_is_entered_has_what_is_told_declared(told: str, declared: tuple[str | None, str | None]) -> None:
    """In its first round both shoot; later nothing is declared of which nobody told."""
    after, _ = amended(MARAUDERS, sea(), f"{text_of(sea())}\nbattle: {FOUGHT}{told}".replace("battle: none\n", ""))
    assert (after.battle.npc, after.battle.captain) == declared


def test_a_delve_that_is_entered_with_enemies_has_a_tile() -> None:
    units = "battle unit Horned Brute: hex 1; level 5\nbattle unit Mudcrab: hex 2; level 1"
    lines = f"party adventurers: 2\nparty xp: 7\nbattle mode: delve\n{units}"
    after, _ = amended(BETRAYAL, Realm(), lines, seen=set())
    assert (after.battle.tiles, after.battle.cards) == (1, 1)
    assert [each.tile for each in after.battle.units] == [1, 1]


# ------------------------------------------------------------------------------------------------ what a card says


def test_what_a_captain_card_says_need_not_be_told() -> None:
    """Where he enters, and his skills; what is told goes before that."""
    lines = "ship dutch stack Joost Wijnkoper: zone curacao\nship dutch queued Adriaen Holleboom: scouting 4"
    dutch = "ship dutch: zone curacao"
    after, _ = amended(
        MARAUDERS, sea(cards="bot"), f"{text_of(sea(cards='bot'))}\n{lines}".replace("ship dutch: zone none", dutch)
    )
    (joost,), (adriaen,) = after.ship("dutch").stack, after.ship("dutch").queued
    assert (joost.key, joost.zone, joost.scouting, joost.seamanship) == ("joost-wijnkoper", "curacao", 2, 3)
    assert (adriaen.key, adriaen.zone, adriaen.scouting) == ("adriaen-holleboom", "st-maarten", 4)


def test_what_a_chip_says_need_not_be_told() -> None:
    lines = "party adventurers: 2\nparty xp: 7\nbattle mode: clash\nbattle unit Horned Brute: hex 1"
    after, _ = amended(BETRAYAL, Realm(), lines, seen=set())
    (unit,) = after.battle.units
    assert (unit.enemy.name, unit.enemy.level, unit.enemy.piece is not None) == ("Horned Brute", 5, True)
    error = refused(BETRAYAL, realm(), f"{text_of(realm())}\nbattle unit Nobody: hex 3")
    assert (error.code, error.facts["fields"]) == ("sheet-stranger", ("level",))
    assert (error.facts["key"], error.facts["name"]) == ("battle unit Nobody", "Nobody")


def test_what_an_enemy_card_says_need_not_be_told() -> None:
    """And what is otherwise than on it is refused."""
    after, _ = amended(EVERRAIN, voyage(), f"{text_of(voyage())}\nenemies A2: name gull mother; zone 2")
    assert (after.enemies[1].name, after.enemies[1].act) == ("Gull Mother", 2)
    error = refused(EVERRAIN, voyage(), f"{text_of(voyage())}\nenemies A2: name gull mother; act 1")
    assert (error.code, error.facts["field"], error.facts["values"]) == ("sheet-bad-value", "act", ("2",))
    error = refused(EVERRAIN, voyage(), f"{text_of(voyage())}\nenemies A2: name Nobody; zone 1")
    assert (error.code, error.facts["fields"]) == ("sheet-stranger", ("act",))
