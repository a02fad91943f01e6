"""What bad input gets at a table of Betrayal: each its own quiet sentence, and nothing changes."""

from __future__ import annotations

from typing import Any

from tests.journeys.battles import gathered, names
from tests.journeys.table import Evening, Player


async def distinct(player: Player, *cases: tuple[str, dict[str, Any], str]) -> None:
    """Every case is refused with a sentence of its own in which these words are."""
    said: list[str] = []
    for command, options, words in cases:
        line = (await player.refused(command, **options)).lines[0]
        assert words in line, (command, options, line)
        said.append(line)
    assert len(set(said)) == len(said), said


async def test_before_a_party_and_before_a_battle(night: Evening) -> None:
    """What comes first is said."""
    ben = night.player("Ben")
    await ben("table start", game="betrayal")
    await distinct(
        ben,
        ("betrayal clash", {}, "/betrayal party"),
        ("betrayal party", {"session": 2}, "xp"),
        ("betrayal defeat", {"enemy": "1"}, "battle"),
    )
    assert "/betrayal party" in (await ben.refused("betrayal pool")).lines[0]
    await ben("betrayal party", adventurers=2, xp=4)
    for command, options in (
        ("betrayal endbattle", {}),
        ("betrayal enemies", {}),
        ("betrayal round", {}),
        ("betrayal fill", {"level": 1, "to": 3}),
        ("betrayal draw", {"level": 5}),
    ):
        assert "battle" in (await ben.refused(command, **options)).lines[0]


async def test_each_bad_input_has_its_own_sentence(night: Evening) -> None:
    """Limits, rows, types, names, hexes."""
    ben = await gathered(night)
    await distinct(
        ben,
        ("betrayal party", {"xp": 81}, "80"),
        ("betrayal party", {"xp": -1}, "-1"),
        ("betrayal party", {"adventurers": 5}, "4"),
        ("betrayal party", {"province": "Atlantis"}, "Atlantis"),
        ("betrayal party", {"xp": 4}, "already"),
        ("betrayal clash", {"hexes": 99}, "99"),
        ("betrayal clash", {"blocked": "12"}, "12"),
        ("betrayal clash", {"blocked": "two"}, "two"),
        ("betrayal clash", {"require": "5 dragons"}, "dragons"),
        ("betrayal clash", {"require": "7 daedra"}, "7"),
        ("betrayal clash", {"require": "5 Breton Bandid"}, "Breton Bandit"),
        ("betrayal clash", {"require": "5 daedra x99"}, "99"),
        ("betrayal clash", {"add": "Spriggan Queen Mother"}, "Spriggan Queen Mother"),
        ("betrayal clash", {"chips": "Nobody At All"}, "Nobody At All"),
        ("betrayal dungeon", {"special": "3"}, "3"),
        ("betrayal explore", {"row": "5,1", "hexes": 2}, "delve"),
    )


async def test_in_a_battle(night: Evening) -> None:
    """A second one, tiles outside a delve, units that are not there."""
    ben = await gathered(night)
    await ben("betrayal clash")
    await distinct(
        ben,
        ("betrayal clash", {}, "/betrayal endbattle"),
        ("betrayal explore", {"row": "5,1", "hexes": 2}, "delve"),
        ("betrayal defeat", {"enemy": "7"}, "7"),
        ("betrayal skill", {"enemy": "1", "skill": "juggling"}, "juggling"),
        ("betrayal draw", {"level": 7}, "7"),
        ("betrayal draw", {"level": 5, "type": "dragon"}, "dragon"),
        ("betrayal fill", {"level": 1, "to": 19}, "19"),
        ("betrayal fill", {"level": 1, "to": 2}, "2"),
        ("betrayal place", {"enemy": "1", "hex": "44"}, "44"),
        ("betrayal place", {"enemy": "1", "hex": "2"}, "2"),
        ("betrayal swap", {"enemy": "1", "with": "1"}, "1"),
        ("betrayal health", {"enemy": "1", "change": 1}, "health"),
        ("betrayal return", {"enemy": "1"}, "1"),
    )
    await ben("betrayal endbattle")
    await ben("betrayal delve")
    await distinct(
        ben,
        ("betrayal explore", {"row": "5,7,1", "hexes": 2}, "7"),
        ("betrayal explore", {"row": "five", "hexes": 2}, "five"),
        ("betrayal explore", {"row": "5"}, "hexes"),
        ("betrayal explore", {"row": "5", "hexes": 77}, "77"),
    )


async def test_a_chip_that_is_elsewhere(night: Evening) -> None:
    """It is said where it is believed to be, with a button that corrects it."""
    ben = await gathered(night)
    await ben("betrayal clash")
    said = await ben.refused("betrayal draw", level=20, name="Ice Jarl")
    assert "Ice Jarl" in said.text
    assert said.buttons == ("Play in Skyrim",)
    await ben.press(said, said.buttons[0])
    assert night.state()["party"]["province"] == "SK"
    for _ in range(2):  # there are two of them
        await ben("betrayal draw", level=20, name="Ice Jarl")
    again = await ben.refused("betrayal draw", level=20, name="Ice Jarl")
    assert "on the map" in again.text
    await ben.press(again, again.buttons[0])
    assert list(names(night).values()).count("Ice Jarl") == 1


async def test_an_unknown_added_enemy_is_substituted_and_said(night: Evening) -> None:
    """With a level another comes in its place."""
    ben = await gathered(night)
    said = (await ben("betrayal clash", add="10 Spriggan Queen Mother")).only
    assert "Spriggan Queen Mother" in said.text
    assert night.state()["battle"]["units"][0]["enemy"]["side"]["level"] == 10


async def test_commands_of_one_game_at_the_table_of_another(night: Evening) -> None:
    """They say what is played here, and change nothing, though both games have a round."""
    ben = await gathered(night)
    said = await ben.refused("round")
    assert said.line.startswith("That is a step of another game. At this table you play Betrayal of the Second Era;")
    there = ben.at(night.channel("at-sea"))
    await there("table start", game="marauders")
    said = await there.refused("betrayal round")
    assert "Merchants & Marauders" in said.line
