"""What a table of Betrayal shows: the lines that are pinned, the table message, rounds, undo, and what is put right."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.panels import betrayal as panel
from bot.ui.ids import unpack_request
from bot.ui.message import Menu, Message
from rules.betrayal import Betrayal
from tests.bot.betrayal_samples import PLAIN, SMALL, Evening, evening, report
from tests.bot.tables import check, labels, options, press
from tests.rules.betrayal.table import box


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


def test_a_rallying_unit_is_defeated_and_its_chip_goes_into_its_bag() -> None:
    night = evening("clash ep:6")
    lines = report(night("skill enemy:1 skill:rally")).lines
    assert "Worg (1) is defeated: its chip goes into the 1/5 bag, not on the stack." in lines
    assert not any("undefeated" in line for line in lines)


def test_a_pool_that_is_told_counts_before_the_end_of_session_one() -> None:
    line = "The pool that was told (ep) counts, not that of the session's last step (final)."
    assert line in report(evening()("clash ep:3 final:yes")).lines
    assert line not in report(evening()("clash ep:3")).lines


def test_the_other_side_of_a_quest_unit_comes_without_a_word_of_the_end() -> None:
    night = evening("clash ep:0 add:quest Shadowscale Akisha", game=Evening().game)
    lines = report(night("draw name:Lich Deslandra")).lines
    assert "Shadowscale Akisha (1) is defeated and out: its other side comes." in lines
    assert not any("No enemy is left" in line for line in lines)


def test_small_words_of_the_pool_and_the_bags() -> None:
    night = evening("clash ep:0 add:quest Zirik")
    assert "The session's last step uses the table." in panel.pool(night.view(), final=True).lines
    assert "On the map: quest units: 1." in panel.bags(night.view()).lines


def test_what_was_too_dear_can_be_deployed_all_the_same() -> None:
    night = evening()
    message = report(night("clash require:10 Ogre"))
    assert any(line.startswith("Left out: Ogre of level 10, for ") for line in message.lines)
    anyway = next(each for row in message.rows if isinstance(row, tuple) for each in row if each.verb == "do")
    assert anyway.label == "Deploy it anyway"
    came = report(night.play(unpack_request(anyway.arg)))
    assert came.lines[0].startswith("Unit 9: Ogre, level 10 (humanoid)")
    two = report(evening()("clash require:10 Ogre; 20 humanoid x2"))
    night = evening(cards="ours")
    played = night("clash require:10 Ogre")
    assert "Deploy it anyway" in labels(panel.state(night.view(), played))
    assert labels(two)[:2] == ["Deploy Ogre of level 10", "Deploy a humanoid of level 20"]


def test_a_long_deployment_loses_its_figures_before_its_lines() -> None:
    skills = ", ".join(f"Skill {number} of a long name" for number in range(8))
    game = Betrayal(box({"wolf": f"1/5 x99: Wolf beast, {skills} | Worg beast", "ogre": "10/20 x9: Ogre | Giant"}))
    message = report(evening(game=game)("clash hexes:20 ep:20 require:1 any x20"))
    assert sum(line.startswith("Hex ") for line in message.lines) == 20
    assert "Spent 20 of 20; nothing unused" in message.lines
    assert not any("health" in line for line in message.lines)
    longer = report(evening(game=game)("clash hexes:20 ep:20 require:1 any x20 add:1 any x20; 1 any x20; 1 any x20"))
    assert any(line.startswith("Spent 0 of 20; 20 lost: ") for line in longer.lines)
    assert longer.lines[0] == "Hex 1: Wolf, level 1 (beast); added, free"
    assert sum(len(line) + 1 for line in longer.lines) <= 3500
