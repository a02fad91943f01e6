"""What a table of Betrayal shows: the lines that are pinned, the table message, rounds, the table's own chips, and its forms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.panels import betrayal as panel
from bot.refusal import Refusal
from bot.ui.ids import pack_request, unpack_request
from bot.ui.message import ME, MemberPart, Menu, MenuPart, Message, Press, TextPart
from bot.view import Played
from rules.betrayal import Betrayal
from rules.betrayal.book import card
from rules.betrayal.pack import Side
from rules.betrayal.state import Realm
from rules.contract import Request, RuleError
from tests.bot.betrayal_samples import SMALL, Evening
from tests.bot.tables import check, labels, options, press
from tests.rules.betrayal.table import box

PLAIN = Betrayal(box({"wolf": "1/5 x9: Wolf beast | Worg beast", "ogre": "10/20 x9: Ogre humanoid | Giant humanoid"}))
"""A box with one chip a bag, so that every draw is known."""


def evening(*texts: str, game: Betrayal = PLAIN, **house: str) -> Evening:
    """A table at which a party of two has 4 XP, after these requests."""
    night = Evening(game, **house)
    for text in ("party adventurers:2 xp:4", *texts):
        night(text)
    return night


def report(played: Played) -> Message:
    message = panel.report(played)
    assert message is not None
    check(message)
    return message


def heads(message: Message) -> list[str]:
    """What stands before the numbers of each line."""
    return [line.partition("; health")[0] for line in message.lines]


# ------------------------------------------------------------------------------------------------ what is pinned


def test_the_rulebooks_example_is_deployed_line_by_line() -> None:
    message = report(evening()("clash"))
    assert message.title == "EP 8 = 4 XP x 2 adventurers"
    assert message.lines[:5] == (
        "Hex 1: Worg, level 5 (beast); health 6",
        "Hex 2: Wolf, level 1 (beast); health 2",
        "Hex 3: Wolf, level 1 (beast); health 2",
        "Hex 4: Wolf, level 1 (beast); health 2",
        "Spent 8 of 8; nothing unused",
    )
    assert (
        message.lines[5]
        == "After deployment may act: Scout (swaps two enemies), Bard (1 true damage to up to two of them)."
    )


def test_one_adventurer_and_the_other_pools_are_titles_too() -> None:
    alone = Evening(PLAIN)
    alone("party adventurers:1 xp:4")
    assert report(alone("clash")).title == "EP 4 = 4 XP x 1 adventurer"
    assert report(evening()("clash final:yes")).title == "EP 32: end of session 1, Adept, 2 adventurers"
    assert report(evening()("clash ep:20")).title == "EP 20, as the encounter says"


def test_a_dungeon_names_its_special_hexes_and_quest_units() -> None:
    message = report(evening()("dungeon special:A,B add:quest Zirik, 10 Ogre blocked:2"))
    assert heads(message)[:4] == [
        "Hex A: Zirik, quest unit",
        "Hex B: Ogre, level 10 (humanoid)",
        "Hex 1: Worg, level 5 (beast)",
        "Hex 3: Wolf, level 1 (beast)",
    ]
    assert message.lines[1].endswith("; added, free")
    assert message.lines[-1] == "A dungeon with 8 numbered hexes, special: A and B, blocked: 2."


def test_a_delves_tile_counts_its_hexes_from_the_farthest() -> None:
    night = evening("delve", "explore row:5 hexes:1")
    message = report(night("explore row:5,1 hexes:2"))
    assert heads(message)[:2] == ["Hex 1: Worg, level 5 (beast)", "Hex 2: Wolf, level 1 (beast)"]
    assert [line.rpartition("; ")[2] for line in message.lines[:2]] == ["called 2 here", "called 3 here"]
    assert message.lines[2] == "Spent 6 of 8; 2 lost: the challenge row has no slot left"
    assert message.lines[-1] == "Tile 2: row 5, 1, 2 enemy hexes, Hex 1 farthest from the door."


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("clash hexes:2", "Spent 6 of 8; 2 lost: no free hex is left"),
        ("clash hexes:2 blocked:1", "Spent 5 of 8; 3 lost: the other hexes are blocked"),
        ("clash ep:0", "Spent 0 of 0; nothing unused"),
    ],
)
def test_what_is_lost_says_why(text: str, line: str) -> None:
    assert line in report(evening()(text)).lines


def test_an_empty_bag_loses_the_rest() -> None:
    night = evening(game=SMALL)
    assert any("lost: the bag of the level is empty" in line for line in report(night("clash ep:60 hexes:20")).lines)


def test_set_asides_and_substitutions_stand_where_they_happened() -> None:
    message = report(evening(game=SMALL)("clash ep:5 require:daedra add:10 Nosuch Lich"))
    assert message.lines[0].startswith("Not to be had: Nosuch Lich of level 10, in no list")
    assert message.lines[0].endswith("A random enemy of level 10 comes instead, free.")
    assert message.lines[1].startswith("Hex 1: Lich, level 10 (humanoid)")
    aside = [line for line in message.lines if line.startswith("Laid aside for Hex 2, not a daedra: ")]
    back = [line for line in message.lines if line.startswith("Back in the 1/5 bag: ")]
    assert [each.rpartition(": ")[2] for each in aside] == [each.rpartition(": ")[2] for each in back]
    assert any(line.startswith("Hex 2: Fiend, level 5 (daedra)") for line in message.lines)


# ------------------------------------------------------------------------------------------------ the table message


def test_between_battles_the_pool_and_what_it_buys_stand_on_the_table_message() -> None:
    night = evening()
    message = panel.state(night.view(), night.last)
    assert message.lines[:2] == (
        "EP 8 = 4 XP x 2 adventurers",
        "It buys 5, 1, 1, 1 on 8 hexes; 4 hexes stay free.",
    )
    assert labels(message)[:4] == ["Clash...", "Dungeon...", "Delve...", "Party..."]
    assert labels(message)[4:] == ["Undo: Party: 2, 4 XP", "Why?", "Help"]


def test_in_a_battle_it_says_who_stands_where() -> None:
    night = evening("clash")
    opening = panel.state(night.view(), night.last)
    assert opening.lines == (
        "A clash, round 1. EP 8 = 4 XP x 2 adventurers.",
        "On the map: 1 Worg, 2 Wolf, 3 Wolf, 4 Wolf.",
    )
    night("defeat enemy:2")
    message = panel.state(night.view(), night.last)
    assert message.lines == (
        "A clash, round 1. EP 8 = 4 XP x 2 adventurers.",
        "1 Worg, level 5 beast",
        "3 Wolf, level 1 beast",
        "4 Wolf, level 1 beast",
        "Defeated, top first: 2 Wolf.",
    )
    menus = [row for row in message.rows if isinstance(row, Menu)]
    assert [menu.placeholder for menu in menus] == ["Defeated...", "Something else..."]
    assert [each.label for each in menus[0].presses][:1] == ["1 Worg, level 5 beast"]
    assert labels(message) == [
        *("Enemies' turn", "End of round", "Battle over..."),
        *("Undo: 2 Wolf defeated", "Why?", "Help"),
    ]


@pytest.mark.parametrize("ep", [12, 13, 20, 32])
def test_it_never_has_more_than_twelve_lines(ep: int) -> None:
    game = Betrayal(box({"wolf": "1/5 x40: Wolf beast, Rally | Worg beast"}))
    night = evening(f"clash hexes:20 ep:{ep} require:1 any x20", "defeat enemy:1", "companion enemy:2", game=game)
    for last in (night.last, night("round")):
        message = panel.state(night.view(), last)
        check(message)
        assert len(message.lines) <= 12
    named = " ".join(message.lines)
    assert all(f"{handle} W" in named or "more" in named for handle in range(3, 10))


def test_a_round_is_two_taps_and_its_end_asks_for_the_objective() -> None:
    night = evening("clash")
    act = panel.state(night.view(), night.last)
    assert press(act, "Enemies' turn") == ("do", "enemies;")
    acted = report(night("enemies"))
    assert acted.title == "Enemies' turn, round 1"
    assert acted.lines[0] == "1. Worg (1), level 5 (beast); health 6"
    assert acted.lines[-1] == "Of the same level the party picks who acts first."
    over = night("round")
    assert panel.report(over) is None
    message = panel.state(night.view(), over)
    assert message.lines[0] == (
        "Round 1 is over. 4 enemies stand. Is the objective still met? Then: Battle over. Else set the counter to 2."
    )
    assert message.lines[1] == "A clash, round 2. EP 8 = 4 XP x 2 adventurers."


def test_after_the_fifth_round_comes_fatigue() -> None:
    night = evening("clash", *("round",) * 4)
    over = night("round")
    message = panel.state(night.view(), over)
    assert message.lines[0].endswith("Else a fatigue round, which counts as round 6.")
    assert message.lines[1].startswith("A clash, a fatigue round (counts as 6).")


def test_the_enemies_turn_has_skills_at_their_moments() -> None:
    game = Betrayal(box({"lich": "10/20 x4: Lich humanoid, Necromancy, Lord, Rally | Lich Lord humanoid"}))
    acted = report(evening("clash ep:10", game=game)("enemies"))
    assert acted.lines == (
        "1. Lich (1), level 10 (humanoid); health 11; at its start: Lord; at its end: Necromancy; when defeated: Rally",
    )


def test_only_a_battle_is_posted_anew_with_its_report() -> None:
    night = evening()
    assert panel.begins_round(night("clash"))
    assert not panel.begins_round(night("enemies"))
    assert not panel.begins_round(night("round"))


def test_the_end_says_what_goes_where_and_brings_the_xp() -> None:
    message = report(evening("clash ep:15", "defeat enemy:1")("endbattle xp:2"))
    assert message.title == "The clash is over"
    assert message.lines[1:] == ("Into the 1/5 bag: Worg.", "Into the 10/20 bag: Ogre.", "6 XP: EP 12 from now on.")


def test_undo_says_what_the_hands_do() -> None:
    night = evening()
    opened = night("clash ep:5")
    back = replace(opened.after, state=night.game.start({}))
    assert panel.differences(back, opened.after.state) == ("Into the 1/5 bag: Worg.",)
    fell = night("defeat enemy:1")
    assert fell.before is not None
    before = replace(fell.after, state=fell.before)
    assert panel.differences(before, fell.after.state) == ("Onto the map: Hex 1: Worg, level 5 (beast).",)
    assert panel.differences(fell.after, fell.before) == ("Onto the stack: Worg (1).",)


def test_an_entry_is_put_right_by_the_units_it_was_about() -> None:
    night = evening("clash ep:5", "defeat enemy:1")
    placed = night("place enemy:1 hex:3")
    assert [each.label for each in panel.corrections(placed)] == ["1 Worg: name...", "1 Worg: hex..."]
    told = night("party xp:9")
    assert [each.label for each in panel.corrections(told)] == ["Party..."]


def test_the_real_chip_is_chosen_from_the_bag() -> None:
    night = evening(game=SMALL)
    opened = night("clash ep:5")
    assert "The real one was..." in labels(report(opened))
    message = panel.real(opened)
    check(message)
    other = {"Fiend", "Rat King"} - {opened.after.state.battle.units[0].enemy.name}  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    assert {each.label for each in options(message)} == other
    [chosen] = options(message)
    assert chosen.verb == "real"
    assert chosen.arg.startswith(f"{opened.number};0;")


def test_the_bard_and_the_scout_have_buttons_right_after_a_deployment() -> None:
    night = evening("clash ep:6")
    message = panel.state(night.view(), night.last)
    assert press(message, "Scout: swap two...") == ("form", "swap;")
    assert press(message, "Bard: 1 damage...") == ("bard", "")
    fell = panel.CHOICES["bard"](night.view(), "")
    check(fell)
    assert labels(fell) == ["1 Worg fell", "2 Wolf fell"]
    night("rule switch:health value:on")
    assert "Bard: 1 damage..." not in labels(panel.state(night.view(), night.last))


# ------------------------------------------------------------------------------------------------ the table's own chips


def test_own_chips_are_drawn_by_instruction_and_named_at_will() -> None:
    night = evening(cards="ours")
    opened = night("clash require:5 beast add:10 High Elf Necromancer, quest Zirik")
    message = report(opened)
    assert message.lines[:4] == (
        "Hex 1: High Elf Necromancer, level 10; search the 10/20 bag for it; added, free",
        "Hex 2: Zirik, quest unit; take it from the box",
        "Hex 3: draw from the 1/5 bag until a beast, level 5 up; lay the others aside; as the text demands",
        "Hex 4: draw from the 1/5 bag, level 1 up",
    )
    assert labels(message)[:2] == ["Drawn so", "Name it..."]
    assert panel.is_new_round(opened.after)
    drawn = panel.CHOICES["drawn"](night.view(), "")
    check(drawn)
    assert [each.arg for each in options(drawn)] == ["name;3", "name;4", "name;5", "name;6"]


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
    (("clash",), "place", "", {"enemy": "1", "hex": "none"}, "place"),
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
        *("House rules...", "Same as last time", "Language: English"),
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
    message = panel.rules(night.view(), "U6")
    [only] = [each for row in message.rows for each in row if isinstance(each, Press)]  # pyright: ignore[reportGeneralTypeIssues, reportUnknownVariableType]
    assert unpack_request(only.arg).given == (("switch", "no-hex"), ("value", "nearest"))
    turned = night.play(unpack_request(only.arg))
    assert panel.line(turned).lines == ("From now on: it comes to the nearest free hex (house rule U6).",)
    assert isinstance(night.state, Realm)
