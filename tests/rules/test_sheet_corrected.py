"""What a sheet says otherwise than the state is so then, with what follows from it, and nothing else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules import sheet
from rules.betrayal.state import Enemy, Party, Realm
from rules.contract import Change, Note
from rules.everrain.state import Enemy as Foe
from rules.marauders.battle.state import Tracks
from rules.marauders.state import Bounties, CaptainCard, Figure
from tests.rules.sheets import (
    BETRAYAL,
    EVERRAIN,
    MARAUDERS,
    amended,
    battling,
    realm,
    refused,
    sea,
    text_of,
    voyage,
    with_line,
    with_lines,
    without,
)


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
