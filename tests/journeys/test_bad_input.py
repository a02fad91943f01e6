"""What bad input gets: its own quiet sentence that says what is wrong and what would be right, and nothing changes."""

from __future__ import annotations

import re
from typing import Any

from tests.journeys.boards import at_sea, hunted
from tests.journeys.table import Evening, Player


async def each(player: Player, *cases: tuple[str, dict[str, Any], str]) -> None:
    """Every case is refused with its sentence: one quiet message, the table as it was."""
    for command, options, sentence in cases:
        said = await player.refused(command, **options)
        assert said.line == sentence, (command, options)


async def test_without_a_table_every_command_says_how_to_open_one(night: Evening) -> None:
    """All that is about a table; help and start are not."""
    ben = night.player("Ben")
    none = "There is no table open in this channel. Open one: /table start"
    await each(
        ben,
        ("captain", {"nation": "english", "zone": "nassau"}, none),
        ("sail", {"zone": "nassau"}, none),
        ("port", {"way": "leave"}, none),
        ("turn", {}, none),
        ("look", {}, none),
        ("hold", {"gold": 1}, none),
        ("bounty", {"nation": "dutch", "count": 1}, none),
        ("event", {}, none),
        ("enter", {"ship": "sloop", "zone": "nassau"}, none),
        ("icons", {"moves": "sloop N"}, none),
        ("round", {}, none),
        ("defeat", {"ship": "sloop"}, none),
        ("place", {"ship": "sloop", "zone": "nassau"}, none),
        ("remove", {"ship": "sloop"}, none),
        ("correct", {"seat": "s1", "zone": "nassau", "at": "sea"}, none),
        ("odds", {}, none),
        ("table show", {}, none),
        ("table answer", {"answer": "Ben"}, none),
        ("table undo", {}, none),
        ("table redo", {}, none),
        ("table log", {}, none),
        ("table why", {}, none),
        ("table rules", {}, none),
        ("table rules", {"switch": "S2", "value": "sum"}, none),
        ("table seat", {"name": "Ben"}, none),
        ("table export", {}, none),
        ("table end", {}, none),
    )
    helped = await ben("table help")
    assert helped.ephemeral
    assert "Open a table in this channel" in helped.text
    assert night.entries() == 0


async def test_zones(night: Evening) -> None:
    """Unknown ones get the nearest spelling, those too far the neighbours, those without a port the nearest ports."""
    ben, _, cleo = await at_sea(night)
    near = "Next to Havana: Nassau, Tortuga and Port Royal."
    await each(
        ben,
        ("sail", {"zone": "Tobago"}, "There is no zone “Tobago”. Did you mean Tortuga, Curacao or Havana?"),
        ("place", {"ship": "sloop", "zone": "x"}, "There is no zone “x”. Did you mean Havana, Nassau or St. John?"),
        ("odds", {"zone": "Madagascar"}, "There is no zone “Madagascar”. Did you mean Caracas, Cartagena or Curacao?"),
        ("sail", {"zone": "trinidad"}, f"Ben cannot sail to Trinidad. {near}"),
        (
            "sail",
            {"zone": "HAVANA"},
            "Ben is in Havana already. Sail to another zone, or into its port: /marauders port",
        ),
        (
            "correct",
            {"seat": "Ben", "zone": "caribbean sea", "at": "port"},
            "Caribbean Sea has no port. The nearest ports: Santo Domingo, San Juan, Basse-Terre, Caracas, Curacao, Cartagena "
            "and Petit-Goave.",
        ),
        (
            "captain",
            {"nation": "dutch", "zone": "the Caribbean Sea"},
            "Caribbean Sea has no port. The nearest ports: Santo Domingo, San Juan, Basse-Terre, Caracas, Curacao, Cartagena "
            "and Petit-Goave.",
        ),
    )
    await each(
        cleo,
        (
            "sail",
            {"zone": "havana"},
            "Cleo is in the port of Port Royal and must leave it first, which is a step of its own.",
        ),
        ("port", {"way": "enter"}, "Cleo is in the port of Port Royal already, and can leave it."),
    )
    await each(ben, ("port", {"way": "leave"}, "Ben is at sea in Havana already, and can sail on or enter a port."))


async def test_text_that_is_typed_is_said_back_harmlessly(night: Evening) -> None:
    """Markdown, mentions, control signs and endless text do nothing."""
    ben, _, _ = await at_sea(night)
    for text in ("@everyone", "<@1> **x**", "`x`\n# y", "[a](http://x)", "x" * 2000, "\u202egnp", "||s||"):
        said = await ben.refused("sail", zone=text)
        assert said.line.startswith("There is no zone “")
        assert "@everyone" not in said.line
        assert re.search(r"(?<!\\)(<@|\*|`|\[a|\|)", said.line) is None
        assert len(said.line) < 450
        assert said.sent.content == ""


async def test_captains_and_seats(night: Evening) -> None:
    """Who has no seat, no captain, several seats; and seats that do not exist."""
    ben, ada, _ = await at_sea(night)
    dora = night.player("Dora")
    await each(
        dora,
        (
            "sail",
            {"zone": "nassau"},
            "You have no seat at this table. Name one with seat:, or take one: /marauders captain",
        ),
        ("turn", {"seat": "Hook"}, "There is no seat “Hook” at this table. There are Ben, Ada and Cleo."),
        ("turn", {"seat": "s9"}, "There is no seat “s9” at this table. There are Ben, Ada and Cleo."),
        (
            "correct",
            {"seat": "", "zone": "nassau", "at": "sea"},
            "There is no seat “” at this table. There are Ben, Ada and Cleo.",
        ),
    )
    await each(
        ben,
        (
            "turn",
            {"player": dora},
            f"{dora.mention} has no seat at this table. Name one with seat:, or bring a captain: /marauders captain",
        ),
    )
    await ben("table seat", name="Dora", member=dora)
    await each(
        dora,
        ("turn", {}, "Dora has no captain on the board yet. Bring one: /marauders captain"),
        ("hold", {"gold": 3}, "Dora has no captain on the board yet. Bring one: /marauders captain"),
        ("odds", {}, "Dora has no captain on the board yet. Bring one: /marauders captain"),
    )
    await ada("captain", nation="dutch", zone="curacao")
    several = await ada.refused("turn")
    assert several.line == "You have several seats: Ada and Ada 2. Which one? Name it with seat:"
    assert several.buttons == ("Ada", "Ada 2")
    other = await ben.refused("turn", player=ada)
    assert other.line == f"{ada.mention} has several seats: Ada and Ada 2. Which one? Name it with seat:"
    assert other.buttons == ("Ada", "Ada 2")
    assert (await ben.press(other, "Ada 2")).lines[0] == "Ada 2's turn begins, in the port of Curacao."


async def test_ships_that_are_not_on_the_board(night: Evening) -> None:
    """To remove or defeat: the ships in play are named; an icon of one is no error."""
    ben, _, _ = await at_sea(night)
    await each(
        ben,
        ("remove", {"ship": "sloop"}, "Sloop is not on the board. No enemy ship is on the board."),
        ("defeat", {"ship": "dutch"}, "Dutch ship is not on the board. No enemy ship is on the board."),
    )
    await ben("place", ship="sloop", zone="trinidad")
    await each(ben, ("defeat", {"ship": "frigate"}, "Frigate is not on the board. On the board: Sloop."))
    await ben("place", ship="english", zone="nassau")
    await each(
        ben, ("remove", {"ship": "frigate"}, "Frigate is not on the board. On the board: English ship and Sloop.")
    )
    skipped = await ben("icons", moves="spanish n")
    assert not skipped.ephemeral
    assert skipped.line == "Spanish ship: not on the board. Its icon is skipped."


async def test_icons(night: Evening) -> None:
    """What is no icon, which part of it is wrong, none at all, and too many."""
    ben, _, _ = await at_sea(night)
    await each(
        ben,
        ("icons", {"moves": "french"}, "“french” is no icon. Write a ship and a letter, such as french N, sloop E."),
        ("icons", {"moves": "N"}, "“N” is no icon. Write a ship and a letter, such as french N, sloop E."),
        (
            "icons",
            {"moves": "sloop E, french N E"},
            "“french N E” is no icon. Write a ship and a letter, such as french N, sloop E.",
        ),
        ("icons", {"moves": "french Q"}, "“french Q” has no letter of the compass: N, NE, E, SE, S, SW, W or NW."),
        (
            "icons",
            {"moves": "galleon N"},
            "“galleon N” names no enemy ship: dutch, english, french, spanish, sloop or frigate.",
        ),
        ("icons", {"moves": " ; ,"}, "No icon is given. Write up to three, such as french N, sloop E, spanish S."),
        (
            "icons",
            {"moves": "d n, e n, f n, s n"},
            "A card has at most 3 icons, and 4 are given.",
        ),
    )


async def test_numbers(night: Evening) -> None:
    """Negative ones, too large ones, and a Scouting that no captain has."""
    ben, _, _ = await at_sea(night)
    await each(
        ben,
        ("hold", {}, "Nothing is told. Give gold:, cargo: or both."),
        ("hold", {"gold": -1}, "Gold cannot be -1: give 0 or more."),
        ("hold", {"gold": 5, "cargo": -3}, "Cargo cannot be -3: give 0 or more."),
        ("hold", {"gold": 10000}, "Gold can be at most 9,999; 10,000 was given."),
        ("hold", {"cargo": 100}, "Cargo can be at most 99; 100 was given."),
        ("bounty", {"nation": "dutch", "count": -1}, "The count cannot be -1: give 0 or more."),
        ("bounty", {"nation": "dutch", "count": 21}, "The count can be at most 20; 21 was given."),
        ("place", {"ship": "sloop", "zone": "nassau", "scouting": 0}, "Scouting must be from 1 to 9; 0 was given."),
        ("place", {"ship": "sloop", "zone": "nassau", "scouting": 10}, "Scouting must be from 1 to 9; 10 was given."),
        ("enter", {"ship": "sloop", "zone": "nassau", "scouting": -2}, "Scouting must be from 1 to 9; -2 was given."),
        (
            "enter",
            {"ship": "sloop", "zone": "nassau", "seamanship": 11},
            "Seamanship must be from 1 to 9; 11 was given.",
        ),
        (
            "enter",
            {"ship": "sloop", "zone": "nassau", "leadership": 0},
            "Leadership must be from 1 to 9; 0 was given.",
        ),
        ("hold", {"gold": 2**53 - 1}, "Gold can be at most 9,999; 9,007,199,254,740,991 was given."),
    )


async def test_cards(night: Evening) -> None:
    """Cards that are not in the pack, and those that are out of the deck."""
    ben, _, _ = await at_sea(night)
    await each(
        ben,
        (
            "event",
            {"card": "Whaling"},
            "There is no event card “Whaling” in the pack. Did you mean Whales, Carnival or Dead calm?",
        ),
    )
    await ben("event", card="Whales")
    await each(
        ben,
        (
            "event",
            {"card": "whales"},
            "Whales is no longer in the deck. Pick another, or let the bot draw: /marauders event",
        ),
    )


async def test_tables_own_commands(night: Evening) -> None:
    """Pages, entries, house rules, answers, names, and steps back that there are not."""
    ben, _, _ = await hunted(night)
    await each(
        ben,
        (
            "look",
            {},
            "No ship has yet to scout for Ben. Ships scout when a turn begins at sea, after a sail and when a captain leaves port.",
        ),
        ("table answer", {"answer": "Ben"}, "Nothing waits for an answer now. /table show tells how the table stands."),
        ("table log", {"page": 2}, "There is no page 2. There is only page 1."),
        ("table log", {"page": 0}, "There is no page 0. There is only page 1."),
        ("table log", {"page": -4}, "There is no page -4. There is only page 1."),
        ("table why", {"entry": 6}, "There is no entry 6. The last one is 5."),
        ("table why", {"entry": 0}, "There is no entry 0. The last one is 5."),
        ("table why", {"entry": 2**53 - 1}, f"There is no entry {2**53 - 1}. The last one is 5."),
        (
            "table redo",
            {},
            "There is nothing to do again: nothing was taken back, or something else happened since.",
        ),
        (
            "table rules",
            {"switch": "S2", "value": "both"},
            "“both” is no value of bounties of other nations. It can be sum or highest.",
        ),
        ("table rules", {"value": "sum"}, "Something is missing: switch. Give it and try again."),
        ("table start", {"game": "marauders", "pack": "Atlantis"}, "There is no pack “atlantis”. There is caribbean."),
        (
            "table seat",
            {"name": "Ben"},
            "Ben is as it was. Say what should change: a member, or after which seat it comes.",
        ),
        (
            "table seat",
            {"name": "Dora", "after": "Hook"},
            "There is no seat “Hook” at this table. There are Ben, Ada and Cleo.",
        ),
        ("table seat", {"name": "ADA", "seat": "Ben"}, "ADA is a name at this table already. Choose another."),
        ("table seat", {"name": "s7"}, "s7 is what a seat itself is called. Choose another name."),
        (
            "table seat",
            {"name": "***"},
            "Nothing is left of that name once it is cleaned. Give one with letters, at most 32.",
        ),
        (
            "captain",
            {"nation": "dutch", "zone": "curacao", "name": "ben"},
            "ben is a name at this table already. Choose another.",
        ),
        (
            "captain",
            {"nation": "dutch", "zone": "curacao", "name": "S12"},
            "S12 is what a seat itself is called. Choose another name.",
        ),
    )
    said = await ben.refused("table rules", switch="S99", value="sum")
    assert said.line.startswith("There is no house rule “S99”. There are ")
    assert "S2 (bounties of other nations), S3 (" in said.line
    quiet = await ben.refused("table rules", switch="S99")
    assert quiet.line == said.line
    await ben("icons", moves="sloop E")
    await each(
        ben,
        (
            "table answer",
            {"answer": "Hook"},
            "“Hook” is no answer to this. Possible: Ben, Ada, Cleo, Ben and Ada, Ben and Cleo, Ada and Cleo or "
            "Ben, Ada and Cleo.",
        ),
    )


async def test_the_start_cannot_be_taken_back(night: Evening) -> None:
    """It is no step; what helps is said."""
    ben = night.player("Ben")
    await ben("table start", game="marauders")
    await each(ben, ("table undo", {}, "The start cannot be taken back. To end the table: /table end"))
