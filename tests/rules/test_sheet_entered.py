"""What a sheet that is entered leaves out: what a line belongs to, where a thing is, which of two it is. That is named."""

from __future__ import annotations

import pytest

from rules import sheet
from rules.betrayal.state import Realm
from rules.contract import Amend, RuleError
from rules.everrain.state import Voyage
from rules.marauders.events import OutOfOrder
from rules.referee import Finished, run
from tests.rules.marauders_tables import SEED
from tests.rules.sheets import BETRAYAL, EVERRAIN, MARAUDERS, amended, realm, referee, refused, sea, text_of, with_line


def test_a_delve_with_several_tiles_asks_on_which_an_enemy_is() -> None:
    lines = (
        "party adventurers: 2\nparty xp: 7\nbattle mode: delve\nbattle tiles: 3\nbattle unit Mudcrab: level 1; hex 2"
    )
    action = BETRAYAL.read(Realm(), sheet.asked(sheet.read(Realm(), lines, seen=set())))
    assert isinstance(action, Amend)
    with pytest.raises(RuleError) as raised:
        sheet.amend(BETRAYAL, Realm(), action, referee(Realm()))
    assert (raised.value.code, raised.value.facts["key"]) == ("sheet-missing-field", "battle unit Mudcrab")
    told, _ = amended(BETRAYAL, Realm(), f"{lines}; tile 2", seen=set())
    assert [each.tile for each in told.battle.units] == [2]


def test_a_battle_that_becomes_a_delve_has_a_tile() -> None:
    after, _ = amended(BETRAYAL, realm(), with_line(realm(), "battle mode", "delve"))
    assert (after.battle.tiles, [each.tile for each in after.battle.units]) == (1, [1, 1])


def test_an_enemy_of_a_ship_whose_line_is_missing_names_that() -> None:
    lines = "seats: s1, s2\nenemies A1: name hull crawler; zone 2; act 1"
    error = refused(EVERRAIN, Voyage(), lines)
    assert (error.code, error.facts) == ("sheet-no-owner", {"key": "enemies A1", "owner": "ship s1: letter A"})
    error = refused(EVERRAIN, Voyage(), "seats: s1, s2\nship A: crew 3")
    assert (error.code, error.facts["key"], error.facts["expected"]) == ("sheet-bad-value", "ship A", "seat")


def test_a_ship_with_a_captain_says_where_it_is() -> None:
    error = refused(MARAUDERS, sea(), f"{text_of(sea())}\nship english stack Ned Ward: zone st-john; scouting 3")
    assert (error.code, error.facts) == ("sheet-missing-field", {"key": "ship english", "fields": ("zone",)})


def test_two_enemies_of_one_name_are_told_apart() -> None:
    lines = "party adventurers: 2\nparty xp: 7\nbattle mode: clash\nbattle unit Mudcrab: hex 1; level 1\nbattle unit Mudcrab"
    error = refused(BETRAYAL, Realm(), f"{lines}: hex 2; level 1")
    assert (error.code, error.facts) == ("sheet-twice-named", {"key": "battle unit Mudcrab"})
    after, _ = amended(BETRAYAL, Realm(), f"{lines} 2: hex 2; level 1", seen=set())
    assert [each.enemy.name for each in after.battle.units] == ["Mudcrab", "Mudcrab"]


def test_a_battle_that_cannot_be_fought_is_said() -> None:
    """Its captain lies in a port, so that the two are not at sea in one zone."""
    text = with_line(sea(), "battle", "seat s1; zone tortuga; ship sloop; aggressor npc; helm bot")
    action = MARAUDERS.read(sea(), sheet.asked(sheet.read(sea(), text)))
    outcome = run(MARAUDERS, sea(), action, (), SEED)
    assert isinstance(outcome, Finished)
    assert [each.what for each in outcome.events if isinstance(each, OutOfOrder) and each.apart] == ["battle-apart"]
