"""The table's own chips, the forms of a table of Betrayal, its lobby, and what it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.panels import betrayal as panel
from bot.panels import house
from bot.refusal import Refusal
from bot.ui.ids import pack_request, unpack_request
from bot.ui.message import ME, MemberPart, MenuPart, Press, TextPart
from rules.betrayal.book import card
from rules.betrayal.pack import Side
from rules.betrayal.state import Realm
from rules.contract import Request, RuleError
from tests.bot.betrayal_samples import Evening, evening, report
from tests.bot.tables import check, labels, options, press
from tests.rules.betrayal.table import request as typed

# ------------------------------------------------------------------------------------------------ the table's own chips


def test_own_chips_are_drawn_by_instruction_and_named_at_will() -> None:
    night = evening(cards="ours")
    opened = night("clash require:5 beast add:10 High Elf Necromancer, quest Zirik")
    message = report(opened)
    assert message.lines[:4] == (
        "Hex 1: High Elf Necromancer, level 10; search the 10/20 bag for it; if it is not there, draw any level 10; added, free",
        "Hex 2: Zirik, quest unit; take it from the box; if it is not there, draw any level 20 from the 10/20 bag",
        "Hex 3: draw from the 1/5 bag until a beast, level 5 up; lay the others aside; if the bag runs out first: "
        "put them back and draw any; as the text demands",
        "Hex 4: draw from the 1/5 bag, level 1 up",
    )
    assert message.lines[6:8] == (
        "Put the chips that were laid aside back into their bags.",
        "Spent 8 of 8; nothing unused",
    )
    assert labels(message)[:2] == ["Drawn so", "Name it..."]
    assert panel.is_new_round(opened.after)
    drawn = panel.CHOICES["drawn"](night.view(), "")
    check(drawn)
    assert [each.arg for each in options(drawn)] == ["name;3", "name;4", "name;5", "name;6"]


def test_a_name_form_fills_in_the_type_only_of_a_unit_that_is_fixed() -> None:
    night = evening("clash require:5 beast", cards="ours")

    def chosen(arg: str) -> dict[str, list[str]]:
        parts = panel.FORMS["name"](night.view(), arg).parts
        menus = [part for part in parts if isinstance(part, MenuPart)]
        return {part.key: [each.key for each in part.choices if each.chosen] for part in menus if part.key != "known"}

    assert chosen("") == {"enemy": [], "type": []}
    assert chosen("1") == {"enemy": ["1"], "type": ["beast"]}
    night.play(panel.FILLED["name"](night.view(), "", {"enemy": "1", "name": "Bone Rat"}).request)
    battle = night.state.battle
    assert battle is not None
    assert battle.units[0].enemy.kind == "beast"


def test_a_name_form_knows_the_book_and_reads_numbers() -> None:
    night = evening("clash", cards="ours")
    known = replace(night.view(), book=(card(Side(level=5, name="Ghoul", kind="daedra", health=3)),))
    form = panel.FORMS["name"](known, "1")
    assert [part.key for part in form.parts] == ["enemy", "known", "name", "type", "more"]
    filled = {"enemy": "1", "name": "Bone Rat", "type": "beast", "more": "3 1 2 0 all weakest; Rally, Riposte 2"}
    night.play(panel.FILLED["name"](night.view(), "1", filled).request)
    battle = night.state.battle
    assert battle is not None
    assert battle.units[0].enemy.side == Side(
        level=5,
        name="Bone Rat",
        kind="beast",
        health=3,
        range_=1,
        combat=2,
        defense=0,
        targets="all",
        priority="weakest",
        skills=("Rally", "Riposte 2"),
    )


# ------------------------------------------------------------------------------------------------ forms


FILLED: Sequence[tuple[tuple[str, ...], str, str, dict[str, str], str]] = [
    (
        (),
        "party",
        "",
        {"adventurers": "3", "xp": "6", "province": "SK", "session": "2", "difficulty": "expert"},
        "party",
    ),
    (
        (),
        "clash",
        "",
        {"hexes": "6", "blocked": "2, 5", "require": "1 beast", "add": "10 Ogre", "ep": "final"},
        "battle",
    ),
    ((), "clash", "", {"hexes": "", "blocked": "", "require": "", "add": "", "ep": ""}, "battle"),
    ((), "dungeon", "", {"numbered": "6 2 5", "special": "A, star", "add": "quest Zirik", "ep": "party"}, "battle"),
    ((), "delve", "", {"ep": "party"}, "battle"),
    (("delve",), "explore", "", {"result": "fits", "row": "5, 1", "tile-hexes": "2"}, "explore"),
    (("delve",), "explore", "", {"result": "no-tile", "row": "", "tile-hexes": ""}, "explore"),
    (("clash",), "over", "", {"gained": "2"}, "endbattle"),
    (("clash",), "over", "", {"gained": ""}, "endbattle"),
    (("clash",), "defeat", "", {"enemy": "1"}, "defeat"),
    (("clash",), "remove", "", {"enemy": "1"}, "remove"),
    (("clash",), "flip", "", {"enemy": "1"}, "flip"),
    (("clash",), "companion", "", {"enemy": "1"}, "companion"),
    (("clash", "defeat enemy:1"), "return", "", {"enemy": "1"}, "return"),
    (("clash", "companion enemy:1"), "lost", "", {"enemy": "C1"}, "defeat"),
    (("clash",), "skill", "rally", {"enemy": "1"}, "skill"),
    (("clash",), "skill", "penumbra", {"enemy": "1", "target": "2"}, "skill"),
    (("clash",), "draw", "", {"level": "10", "type": "", "drawn": ""}, "draw"),
    (("clash",), "draw", "", {"level": "1", "type": "", "drawn": "quest Zirik"}, "draw"),
    (("clash",), "fill", "", {"level": "1", "to": "6"}, "fill"),
    (("rule switch:health value:on", "clash"), "health", "", {"enemy": "1", "change": "-1"}, "health"),
    (("clash",), "place", "", {"enemy": "1", "hex": "7"}, "place"),
    (("clash",), "place", "", {"enemy": "1", "hex": "-"}, "place"),
    (("clash",), "swap", "", {"enemy": "1", "with": "2"}, "swap"),
]


@pytest.mark.parametrize(("before", "name", "arg", "filled", "tag"), FILLED)
def test_a_form_that_is_filled_in_plays(
    before: tuple[str, ...], name: str, arg: str, filled: dict[str, str], tag: str
) -> None:
    night = evening(*before)
    form = panel.FORMS[name](night.view(), arg)
    assert set(filled) <= {part.key for part in form.parts}
    filling = panel.FILLED[name](night.view(), arg, filled)
    assert unpack_request(pack_request(filling.request)) == filling.request
    played = night.play(filling.request)
    assert str(type(played.action).__struct_config__.tag) == tag
    assert panel.report(played) is not None or panel.line(played).lines


def test_what_a_form_holds_at_first_is_what_the_bot_believes() -> None:
    night = evening()
    party = panel.FORMS["party"](night.view(), "")
    chosen = {p.key: next((c.key for c in p.choices if c.chosen), "") for p in party.parts if isinstance(p, MenuPart)}
    assert chosen == {"adventurers": "2", "province": "none", "session": "1", "difficulty": "adept"}
    assert [part.value for part in party.parts if isinstance(part, TextPart)] == ["4"]
    [pools] = [part for part in panel.FORMS["clash"](night.view(), "").parts if isinstance(part, MenuPart)]
    assert [each.label for each in pools.choices] == [
        "EP 8 = 4 XP x 2 adventurers",
        "EP 32: end of session 1, Adept, 2 adventurers",
    ]


def test_a_form_without_anybody_to_choose_or_a_party_is_refused() -> None:
    with pytest.raises(RuleError, match="betrayal-no-party"):
        panel.FORMS["clash"](Evening().view(), "")
    with pytest.raises(Refusal, match="betrayal-nobody"):
        panel.FORMS["lost"](evening().view(), "")
    with pytest.raises(Refusal, match="old-button"):
        panel.FORMS["defeat"](evening().view(), "")


def test_a_seat_needs_a_name_or_a_player_without_one() -> None:
    night = evening("seat")
    form = panel.FORMS["seat"](night.view(), "")
    assert [part.member for part in form.parts if isinstance(part, MemberPart)] == [ME]
    taken = panel.FILLED["seat"](night.view(), "", {"seat-name": "", "player": "200"})
    assert taken.request == Request("seat")
    assert taken.naming is not None
    assert (taken.naming.asked, taken.naming.member) == (None, 200)
    with pytest.raises(Refusal, match="seat-nobody"):
        panel.FILLED["seat"](night.view(), "", {"seat-name": "", "player": ""})
    with pytest.raises(Refusal, match="seat-already"):
        panel.FILLED["seat"](night.view(), "", {"seat-name": "", "player": "101"})


# ------------------------------------------------------------------------------------------------ the lobby, and what is asked


def test_the_lobby_sets_the_table_up_by_taps() -> None:
    night = Evening()
    message = panel.state(replace(night.view(lobby=True), earlier=True), None)
    check(message)
    assert labels(message) == [
        *("Take a seat...", "Party...", "Start"),
        "Chips: the bot's",
        *("House rules...", "Same as last time", "Language: English", "We are in the middle of a game..."),
        *("Why?", "Help"),
    ]
    verb, arg = press(message, "Chips: the bot's")
    assert (verb, unpack_request(arg)) == ("do", Request("rule", None, (("switch", "cards"), ("value", "ours"))))


def test_the_pool_and_the_bags_are_told_quietly() -> None:
    night = evening("clash", "defeat enemy:2")
    assert panel.pool(night.view(), final=True).title == "EP 32: end of session 1, Adept, 2 adventurers"
    message = panel.bags(night.view())
    check(message)
    assert message.lines == (
        "In the 1/5 bag: 5 chips.",
        "As level 5: 5 beasts.",
        "As level 1: 5 beasts.",
        "In the 10/20 bag: 9 chips.",
        "As level 20: 9 humanoids.",
        "As level 10: 9 humanoids.",
        "On the map: level 5: one beast, level 1: 2 beasts.",
        "On the defeated stack: level 1: one beast.",
        "Kept as companions: nobody.",
        "Set aside: nothing, between two deployments.",
    )


def test_help_names_what_can_be_done_now() -> None:
    night = evening("clash")
    message = panel.help(night.view(), lambda command: f"/{command}")
    check(message)
    assert "Now: /betrayal enemies, /betrayal round, /betrayal endbattle" in message.lines


def test_a_house_rule_is_turned_by_a_button() -> None:
    night = evening()
    message = house.rules(night.view(), panel.names(night.view()), "U6")
    [only] = [each for row in message.rows for each in row if isinstance(each, Press)]  # pyright: ignore[reportGeneralTypeIssues, reportUnknownVariableType]
    assert unpack_request(only.arg).given == (("switch", "no-hex"), ("value", "nearest"))
    turned = night.play(unpack_request(only.arg))
    assert panel.line(turned).lines == ("From now on: it comes to the nearest free hex (house rule U6).",)
    assert isinstance(night.state, Realm)


def test_a_name_that_is_nearly_known_is_asked_for_by_buttons_that_differ() -> None:
    night = evening("clash", cards="ours")
    view = replace(night.view(), book=(card(Side(level=5, name="Mudcrab")),))
    for text in ("name enemy:1 name:Mudcrub", "clash chips:Mudcrub", "clash chips:Grey Wolf; Mudcrub; Ghoul/beast"):
        with pytest.raises(RuleError, match="nearly-known") as caught:
            view.read(typed(text))
        assert [panel.label(view, cure) for cure in caught.value.cures] == ["New: Mudcrub", "It is Mudcrab"]
