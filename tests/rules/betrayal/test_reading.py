"""What is typed: names are found, numbers checked, and whatever is wrong is said with what would be right."""

from __future__ import annotations

import pytest

from rules import words
from rules.betrayal import Betrayal
from rules.betrayal.actions import (
    Befriend,
    Defeat,
    Demand,
    Draw,
    Explore,
    Fill,
    Muster,
    Open,
    Orders,
    Place,
    Return,
    Rule,
    Sit,
    Swap,
    UseSkill,
    Wound,
)
from rules.betrayal.pack import Side
from rules.betrayal.state import Realm
from rules.contract import Action, Request, RuleError
from tests.rules.betrayal.cases import BOOK
from tests.rules.betrayal.table import after, box, refused, request

GAME = Betrayal(box(BOOK.chips))
PARTY = after(GAME, "party adventurers:2 xp:4")
CLASH = after(GAME, "clash ep:0 add:1 Rat x2; 5 Cinder; 10 Bear; quest Zirik", state=PARTY)
DUNGEON = after(GAME, "dungeon special:A,star add:10 Bear ep:0", state=PARTY)


def read(text: str, state: Realm = CLASH) -> Action:
    return GAME.read(state, request(text))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("party xp:7", Muster(xp=7)),
        ("party province:bm", Muster(province="BM")),
        ("party province:High Rok session:2 difficulty:Expert", Muster(province="HR", session=2, difficulty="expert")),
        ("party province:none", Muster(province="")),
        ("clash", Open(mode="clash")),
        ("clash hexes:6 blocked:2,5", Open(mode="clash", hexes=6, blocked=("2", "5"))),
        ("clash blocked:5 2; 5", Open(mode="clash", blocked=("2", "5"))),
        ("clash final:yes", Open(mode="clash", orders=Orders(final=True))),
        ("clash ep:14 final:no", Open(mode="clash", orders=Orders(pool=14))),
        ("clash chips:Wolf; rat", Open(mode="clash", orders=Orders(drawn=(Side(level=0, name="Wolf"), Side(level=0, name="Rat"))))),
        ("dungeon special:b, a; *", Open(mode="dungeon", special=("B", "A", "star"))),
        ("delve ep:9", Open(mode="delve", hexes=0, orders=Orders(pool=9))),
        ("explore row:10,5,1 hexes:3", Explore(row=(10, 5, 1), hexes=3)),
        ("explore row:10/5 1 hexes:0", Explore(row=(10, 5, 1), hexes=0)),
        ("explore result:No tile", Explore(result="no-tile")),
        ("fill level:1 to:6", Fill(level=1, to=6)),
        ("defeat enemy:3", Defeat("3")),
        ("defeat enemy:hex 3", Defeat("3")),
        ("defeat enemy:cinder", Defeat("3")),
        ("defeat enemy:Zirk", Defeat("5")),
        ("companion enemy:4", Befriend("4")),
        ("return enemy:3", Return("3")),
        ("draw level:5 type:Daedra", Draw(level=5, kind="daedra")),
        ("draw level:10 name:bear", Draw(level=10, drawn=(Side(level=0, name="Bear"),))),
        ("draw name:quest zirik", Draw(level=0, quest="Zirik")),
        ("draw name:zirik", Draw(level=0, quest="Zirik")),
        ("draw level:10 name:Bear", Draw(level=10, drawn=(Side(level=0, name="Bear"),))),
        ("skill enemy:3 skill:penumbra target:1", UseSkill("3", "penumbra", "1")),
        ("skill enemy:3 skill:Rally", UseSkill("3", "rally")),
        ("health enemy:3 change:-2", Wound("3", -2)),
        ("health enemy:3 change:+2", Wound("3", 2)),
        ("place enemy:3 hex:8", Place("3", "8")),
        ("place enemy:3", Place("3", "")),
        ("swap enemy:3 with:1", Swap("3", "1")),
        ("rule switch:U6 value:near", Rule("no-hex", "nearest")),
        ("rule switch:cards value:ours", Rule("cards", "ours")),
        ("seat", Sit("s1")),
    ],
)  # fmt: skip
def test_what_is_typed_is_an_action(text: str, action: Action) -> None:
    assert read(text) == action


@pytest.mark.parametrize(
    ("item", "demand"),
    [
        ("5 daedra x3", Demand(level=5, kind="daedra", count=3)),
        ("level 5 Daedras x 3", Demand(level=5, kind="daedra", count=3)),
        ("L5 beast", Demand(level=5, kind="beast")),
        ("beast xall", Demand(kind="beast", count=None)),
        ("humanoid", Demand(kind="humanoid")),
        ("deadra x2", Demand(kind="daedra", count=2)),
        ("5", Demand(level=5)),
        ("5 any ×2", Demand(level=5, count=2)),
        ("rat", Demand(level=1, name="Rat")),
        ("High Elf Necromancr", Demand(level=10, name="High Elf Necromancer")),
        ("10 necromancer x2", Demand(level=10, name="High Elf Necromancer", count=2)),
    ],
)
def test_an_item_of_a_demand(item: str, demand: Demand) -> None:
    assert read(f"clash require:{item}") == Open(mode="clash", orders=Orders(required=(demand,)))


@pytest.mark.parametrize(
    ("item", "demand"),
    [
        ("10 High Elf Necromancer", Demand(level=10, name="High Elf Necromancer")),
        ("quest zirik", Demand(name="Zirik", quest=True)),
        ("Zirik", Demand(name="Zirik", quest=True)),
        ("quest lich", Demand(name="Lich Deslandra", quest=True)),
        ("quest Vivec", Demand(name="Vivec", quest=True)),
        ("10 Frost Archer x2", Demand(level=10, name="Frost Archer", count=2)),
        ("20 daedra", Demand(level=20, kind="daedra")),
    ],
)
def test_an_item_that_is_added(item: str, demand: Demand) -> None:
    assert read(f"clash add:{item}") == Open(mode="clash", orders=Orders(added=(demand,)))


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("plunder", "unknown-verb", {"verb": "plunder"}),
        ("party", "betrayal-party-incomplete", {"missing": ("adventurers", "xp")}),
        ("party xp:-1", "betrayal-out-of-range", {"option": "xp", "value": "-1", "least": 0, "most": 80}),
        ("party session:4", "betrayal-out-of-range", {"option": "session", "value": "4", "least": 1, "most": 3}),
        ("party difficulty:hard", "unknown-choice", {"text": "hard"}),
        ("party xp:many", "malformed-number", {"item": "many"}),
        ("clash hexes:0", "betrayal-out-of-range", {"option": "hexes", "value": "0", "least": 1, "most": 20}),
        ("clash ep:401", "betrayal-out-of-range", {"option": "ep", "value": "401", "most": 400}),
        ("clash blocked:two", "malformed-number", {"item": "two"}),
        ("clash blocked:9", "betrayal-unknown-hex", {"item": "9", "hexes": 8}),
        ("clash final:perhaps", "unknown-choice", {"choices": ("yes", "no")}),
        ("clash require:x3", "malformed-demand", {"item": "x3"}),
        ("clash require:5 beast x0", "betrayal-count-out-of-range", {"item": "5 beast x0", "limit": 20}),
        ("clash require:undead", "betrayal-unknown-type", {"text": "undead"}),
        ("clash require:Frost Archer", "betrayal-unknown-enemy", {"text": "Frost Archer"}),
        ("clash require:7 beast", "betrayal-unknown-level", {"level": 7, "levels": ("1", "5", "10", "20")}),
        ("clash require:5 Rat", "betrayal-wrong-level", {"name": "Rat", "level": 5, "levels": ("1",)}),
        ("clash require:quest Zirik", "betrayal-quest-required", {"name": "Zirik"}),
        ("clash require:Zirik", "betrayal-quest-required", {"name": "Zirik"}),
        ("clash add:beast", "betrayal-level-needed", {"name": "beast"}),
        ("clash add:5 beast xall", "malformed-demand", {"item": "5 beast xall"}),
        ("clash add:10 Rat", "betrayal-wrong-level", {"name": "Rat", "level": 10}),
        ("clash chips:Troll", "betrayal-unknown-enemy", {"text": "Troll"}),
        ("dungeon special:3", "betrayal-special-hex", {"item": "3"}),
        ("dungeon special:A,a", "betrayal-special-hex", {"item": "a"}),
        ("dungeon special:c1", "betrayal-special-hex", {"item": "c1"}),
        ("explore hexes:3", "missing-option", {"option": "row"}),
        ("explore row:5", "missing-option", {"option": "hexes"}),
        ("explore row:5,7 hexes:3", "betrayal-malformed-row", {"item": "7", "row": "5,7"}),
        ("explore row:1,1,1,1,1,1,1,1,1,1,1,1,1 hexes:3", "too-many-numbers", {"count": 13, "limit": 12}),
        ("explore row:5 hexes:13", "betrayal-out-of-range", {"option": "hexes", "value": "13", "least": 0, "most": 12}),
        ("explore result:lost", "unknown-choice", {"text": "lost"}),
        ("fill level:1", "missing-option", {"option": "to"}),
        ("fill to:3", "missing-option", {"option": "level"}),
        ("fill level:3 to:3", "betrayal-unknown-level", {"level": 3}),
        ("defeat", "missing-option", {"option": "enemy"}),
        ("defeat enemy:Wolf", "betrayal-unknown-unit", {"text": "Wolf", "units": ("1", "2", "3", "4", "5")}),
        ("defeat enemy:Rat", "betrayal-several-units", {"text": "Rat", "units": ("1", "2")}),
        ("draw level:5 type:fish", "betrayal-unknown-type", {"text": "fish"}),
        ("draw", "missing-option", {"option": "level"}),
        ("skill enemy:1 skill:juggling", "betrayal-unknown-skill", {"text": "juggling"}),
        ("health enemy:1", "missing-option", {"option": "change"}),
        ("health enemy:1 change:0", "betrayal-no-change", {}),
        ("health enemy:1 change:100", "betrayal-out-of-range", {"option": "change", "least": -99, "most": 99}),
        ("name enemy:1 name:Troll", "betrayal-unknown-enemy", {"text": "Troll"}),
        ("name enemy:9", "betrayal-unknown-unit", {"text": "9"}),
        ("place enemy:1 hex:9", "betrayal-unknown-hex", {"item": "9", "hexes": 8}),
        ("place enemy:1 hex:A", "betrayal-unknown-hex", {"item": "A"}),
        ("rule switch:U9 value:stop", "no-such-switch", {"switch": "U9"}),
        ("rule switch:U1 value:x", "no-such-switch-value", {"switch": "empty-bag", "value": "x"}),
        ("seat seat:s7", "unknown-seat", {"text": "s7"}),
        ("seat after:s7", "unknown-seat", {"text": "s7"}),
    ],
)
def test_what_is_wrong_is_said_with_its_facts(text: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(RuleError) as caught:
        read(text)
    assert caught.value.code == code
    assert {fact: caught.value.facts[fact] for fact in facts} == facts


@pytest.mark.parametrize(
    ("state", "text", "code"),
    [
        (PARTY, "party xp:4", "betrayal-party-unchanged"),
        (PARTY, "fill level:1 to:2", "betrayal-no-battle"),
        (PARTY, "enemies", "betrayal-no-battle"),
        (PARTY, "round", "betrayal-no-battle"),
        (PARTY, "draw level:1", "betrayal-no-battle"),
        (PARTY, "place enemy:1", "betrayal-no-battle"),
        (after(GAME, "delve", state=PARTY), "enemies", "betrayal-no-enemies"),
        (CLASH, "clash", "betrayal-battle-open"),
        (CLASH, "explore row:1 hexes:1", "betrayal-not-a-delve"),
        (CLASH, "flip enemy:5", "betrayal-no-other-side"),
        (CLASH, "companion enemy:5", "betrayal-quest-unit"),
        (CLASH, "swap enemy:5 with:1", "betrayal-quest-unit"),
        (CLASH, "swap enemy:1 with:1", "betrayal-same-unit"),
        (CLASH, "name enemy:1 name:Rat", "betrayal-name-unchanged"),
        (CLASH, "name enemy:1 name:Swarm", "betrayal-wrong-level"),
        (CLASH, "draw level:5 name:Rat", "betrayal-wrong-level"),
        (CLASH, "return enemy:1", "betrayal-nothing-to-return"),
        (CLASH, "health enemy:1 change:-1", "betrayal-health-off"),
        (CLASH, "place enemy:1 hex:1", "betrayal-place-unchanged"),
        (CLASH, "place enemy:1 hex:2", "betrayal-hex-taken"),
        (CLASH, "skill enemy:3 skill:penumbra target:5", "betrayal-no-ally"),
        (CLASH, "rule switch:U1 value:fall-to-lower", "betrayal-rule-unchanged"),
        (after(GAME, "companion enemy:1", state=CLASH), "skill enemy:C1 skill:lord", "betrayal-companion"),
        (after(GAME, "companion enemy:1", state=CLASH), "flip enemy:C1", "betrayal-not-on-map"),
        (after(GAME, "rule switch:health value:on", state=CLASH), "health enemy:5 change:-1", "betrayal-health-unknown"),
        (after(GAME, "rule switch:health value:on", "health enemy:1 change:-1", state=CLASH), "health enemy:2 change:3", ""),
        (after(GAME, "seat", state=PARTY), "seat seat:s1", "seat-unchanged"),
    ],
)  # fmt: skip
def test_what_the_rules_refuse_has_its_own_code(state: Realm, text: str, code: str) -> None:
    if code:
        assert refused(GAME, state, text).code == code
    else:
        assert after(GAME, text, state=state)


def test_every_seat_has_room_up_to_twelve() -> None:
    full = after(GAME, *["seat"] * 12)
    assert full.seats == tuple(f"s{number}" for number in range(1, 13))
    assert refused(GAME, full, "seat").code == "too-many-seats"
    assert after(GAME, "seat seat:s12 after:s1", state=full).seats[:3] == ("s1", "s12", "s2")


def test_special_hexes_are_places_of_the_map() -> None:
    assert read("place enemy:A hex:STAR", DUNGEON) == Place("A", "star")
    assert read("defeat enemy:a", DUNGEON) == Defeat("A")


def test_numbers_that_are_none() -> None:
    with pytest.raises(RuleError):
        words.numbers("1, ², 3", 9)
    with pytest.raises(RuleError):
        GAME.read(CLASH, Request("party", None, (("xp", "9" * 12),)))
