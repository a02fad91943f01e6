"""Reading a table: the log, why, odds, help, show. Quiet, for whoever asks, and nothing changes."""

from __future__ import annotations

import re

from tests.bot.slow import put_behind
from tests.journeys.boards import at_sea, hunted
from tests.journeys.table import Evening


async def test_the_log_in_pages(night: Evening) -> None:
    """Newest first, ten a page, each entry with its number, what it did, who asked and when."""
    ben, ada, _ = await at_sea(night)
    for _ in range(9):
        await ada("turn")
    await ben("event", card="whales")
    first = await ben("table log")
    assert first.ephemeral
    assert first.title == "Log, page 1 of 2"
    assert len(first.lines) == 10
    assert re.fullmatch(rf"#16 Event card: Whales, {ben.mention} <t:\d+:R>", first.lines[0])
    assert re.fullmatch(rf"#7 Ada's turn began, {ada.mention} <t:\d+:R>", first.lines[9])
    assert first.footer == "Older entries: /table log page:2"
    second = await ben("table log", page=2)
    assert [line.split(",")[0] for line in second.lines] == [
        "#6 Ada left port",
        "#5 Ben left port",
        "#4 Cleo joined in Port Royal",
        "#3 Ada joined in Nassau",
        "#2 Ben joined in Havana",
        "#1 The table was opened",
    ]
    assert second.footer == ""
    assert (await ben.refused("table log", page=3)).line == "There is no page 3. The pages go from 1 to 2."


async def test_a_page_of_the_log_is_read_at_once(night: Evening) -> None:
    """What was before each entry is on the page already, but for the oldest; also when nothing is in memory."""
    ben, ada, _ = await at_sea(night)
    for _ in range(9):
        await ada("turn")
    reads: list[None] = []

    async def read() -> None:
        reads.append(None)

    put_behind(night, entry=read)
    assert len((await ben("table log")).lines) == 10
    assert len(reads) <= 1


async def test_why_of_any_entry(night: Evening) -> None:
    """The last by default; candidates with their scores, what was ruled out, the rule and its mark, and the draws."""
    ben, ada, cleo = await hunted(night)
    await ben("hold", gold=5)
    await cleo("correct", seat="Cleo", zone="trinidad", at="sea")
    await ben("icons", moves="sloop E")
    await ada("table answer", answer="Ada")
    why = await cleo("table why")
    assert why.ephemeral
    assert why.title == "Entry 8: Sloop to Nassau"
    assert why.lines == (
        "Sloop: Tortuga -> Nassau. Hunts Ada by priority 1: more gold aboard than Ben, as told.",
        "Ben: gold 5, cargo not known, not a pirate",
        "Ada: gold not known, cargo not known, not a pirate (chosen)",
        "Cleo: too far away",
        "By the rule on hunt priority 1 (official; marauders.hunt.priority-1).",
        "Dice, draws and answers:",
        "Most gold aboard: Ada (the table said).",
    )
    assert (await cleo("table why", entry=2)).lines == ("The bot decided nothing here.",)
    await ben("event")
    drawn = await cleo("table why")
    assert drawn.starting("Event card: ").endswith("out of 34 equally likely (by the bot: its draw 1 of this kind)")


async def test_why_of_a_roll(night: Evening) -> None:
    """Each die with what it could have shown, and its number in the stream."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="nassau")
    await ben("sail", zone="nassau")
    why = await ben("table why")
    rolled = why.starting("Scouting: ")
    assert re.fullmatch(r"Scouting: (skull|\d), (skull|\d), out of .+ \(by the bot: its dice 1 to 2\)", rolled)
    await ben("turn")
    assert "its dice 3 to 4" in (await ben("table why")).starting("Scouting: ")


async def test_why_while_a_question_waits_and_after_undo(night: Evening) -> None:
    """The question's Why says why it is asked; undone entries keep theirs."""
    ben, ada, cleo = await hunted(night)
    await ada("hold", gold=4)
    await ada("turn")
    await ben("place", ship="dutch", zone="curacao")
    await cleo("correct", seat="Cleo", zone="trinidad", at="sea")
    asked = await ben("icons", moves="dutch N, sloop E")
    why = await cleo.press(asked, "Why?")
    assert why.ephemeral
    assert why.title == "Why this is asked"
    assert why.lines == (
        "Sloop can reach Ben and Ada and goes where more gold is. Who has more gold aboard?",
        "Sloop is in Tortuga. It hunts captains there and in the zones around it who are not pirates: "
        "the one with the most gold aboard, and of equals the one with the most cargo.",
        "Ben: in Havana",
        "Ada: in Nassau",
        "Cleo: too far away",
        "Told before: Ada 4 gold (out of date)",
        "What the bot does not know decides where it goes: Havana or Nassau.",
        "So far:",
        "Dutch ship: Curacao -> Caribbean Sea. By its letter, N.",
        "N (chosen)",
        "By the rule on following the letter (official; marauders.direction.letter).",
        "The last entry: /table why entry:9",
    )
    assert (await ben("table why")).lines == why.lines
    assert (await ben("table why", entry=5)).title == "Entry 5: Sloop put in Tortuga"
    assert (await ben.refused("table why", page=2)).line == "There is no page 2. There is only page 1."
    await ben("table undo")
    for number in (9, 8, 7, 6):
        assert (await ben("table undo")).lines[0].startswith("Taken back: "), number
    await ben("icons", moves="sloop E")
    await ben("table answer", answer="ben")
    await ben("table undo")
    assert (await ben("table why")).title == "Entry 5: Sloop put in Tortuga"
    assert (await ben("table why", entry=10)).title == "Entry 10: Sloop to Havana"
    assert (await ben.refused("table why", entry=10, page=9)).line == "There is no page 9. There is only page 1."
    assert (await ben.refused("table why", page=0)).line == "There is no page 0. There is only page 1."


async def test_the_odds(night: Evening) -> None:
    """Who would look, with how many dice, the chance of each and of at least one; for any seat and zone."""
    ben, ada, cleo = await at_sea(night)
    await ben("place", ship="sloop", zone="tortuga", scouting=2)
    await ben("place", ship="frigate", zone="tortuga", scouting=1)
    odds = await ben("odds", zone="tortuga")
    assert odds.ephemeral
    assert odds.title == "Who would scout for Ben in Tortuga"
    assert odds.lines == (
        "Frigate: 1 die, 33 % (1/3). By its captain's Scouting, 1.",
        "Sloop: 2 dice, 56 % (5/9). By its captain's Scouting, 2.",
        "At least one finds Ben: 70 % (19/27)",
    )
    assert (await ada("odds", player=ben, zone="TORTUGA")).lines == odds.lines
    assert (await ada("odds", seat="ben", zone="tortga")).lines == odds.lines
    assert (await ben("odds")).lines == ("No enemy ship is in Havana.",)
    await ben("place", ship="sloop", zone="port royal")
    in_port = await cleo("odds")
    assert in_port.lines[0].startswith("Sloop: 2 dice, 56 % (5/9).")
    assert in_port.lines[-1] == "Cleo is in port, where nobody scouts. This counts for leaving it."
    assert "But" not in in_port.text
    await ben("place", ship="spanish", zone="tortuga")
    silent = await ben("odds", zone="tortuga")
    assert silent.lines == (
        "Spanish ship would not scout: Ben has no bounty, and the Spanish are not at war with Ben's nation.",
        "Frigate would not scout: Pirates do not scout beside a naval ship (Spanish ship).",
        "No enemy ship would scout for Ben.",
    )
    assert night.entries() == 10


async def test_the_odds_of_one_of_several_captains(night: Evening) -> None:
    """A button for each, for the zone that was asked about; an assumed Scouting is said to be one, and can be told."""
    ben, _, _ = await at_sea(night)
    await ben("captain", nation="french", zone="petit goave", name="Lafitte")
    await ben("place", ship="sloop", zone="tortuga")
    which = await ben.refused("odds", zone="tortga")
    assert which.line == "You have several seats: Ben and Lafitte. Which one? Name it with seat:"
    assert which.buttons == ("Ben", "Lafitte")
    await night.restart()
    odds = await ben.press(which, "Lafitte")
    assert odds.ephemeral
    assert odds.title == "Who would scout for Lafitte in Tortuga"
    assert odds.lines[0] == "Sloop: 2 dice, 56 % (5/9). Scouting 2, assumed: nobody told it."
    told = await ben.press(await ben.press(odds, "Its Scouting is..."), "3")
    assert told.line.startswith("Sloop: its captain's Scouting is 3. ")
    assert (await ben("odds", seat="Ben", zone="tortuga")).buttons == ()
    here = await ben.refused("odds")
    assert (await ben.press(here, "Ben")).title == "Who would scout for Ben in Havana"
    assert (await ben.refused("odds", zone="atlantis")).line.startswith("There is no zone “atlantis”.")


async def test_help_knows_what_can_be_done_now(night: Evening) -> None:
    """By what players want to do; every command that does something is in it, as something to tap."""
    ben, _, _ = await at_sea(night)
    helped = await ben("table help")
    assert helped.ephemeral
    tapped = re.findall(r"</([a-z ]+):\d+>", helped.text)
    known = {
        each for each in ben.member.available_commands(night.here) if not each.startswith(("betrayal ", "everrain "))
    }
    every = known - {"table start", "table help"}
    assert set(tapped) == every - {"marauders look"}
    assert helped.lines[0].startswith("Play with the buttons")
    assert helped.lines[4].startswith("Now: ")
    await ben("table rules", switch="S7", value="one-by-one")
    assert set(re.findall(r"</([a-z ]+):\d+>", (await ben("table help")).text)) == every


async def test_show_says_the_whole_table(night: Evening) -> None:
    """Ships by zone with their captains, those off the board, what is due, each captain; in at most twelve lines."""
    ben, ada, cleo = await at_sea(night)
    await ben("place", ship="english", zone="havana", scouting=3)
    await ben("place", ship="sloop", zone="havana")
    await ben("event", card="Marguerite Duvallon")
    await ada("bounty", nation="dutch", count=1)
    await ada("bounty", nation="french", count=2)
    await cleo("hold", gold=12, cargo=3)
    await cleo("turn")
    shown = await ben("table show")
    assert not shown.ephemeral
    assert shown.title == "Friday"
    assert shown.lines == (
        "Round 1. Cleo's turn.",
        "Havana: English ship (3 dice), Sloop (2 dice assumed)",
        "Not on the board: Dutch ship, French ship, Spanish ship and Frigate",
        "At the round's end: Frigate to St. John (Marguerite Duvallon)",
        "Ben: Havana, at sea; Spanish, no bounty",
        "Ada: Nassau, at sea; English, 1 Dutch and 2 French bounties",
        "Cleo: Port Royal, in port; English, no bounty; 12 gold (out of date), 3 cargo (out of date)",
    )
    assert shown.buttons == ("Leave port", "End turn (Ben is next)", "Undo: Cleo's turn began", "Why?", "Help")


async def test_a_crowd_still_fits(night: Evening) -> None:
    """As many captains as there is room for, all ships on the board, long names: every message stays within Discord's limits."""
    ben = night.player("Ben")
    await ben("table start", game="marauders", name="W" * 100)
    zones = ("nassau", "havana", "tortuga", "port royal")
    for number in range(12):
        await ben("captain", nation="english", zone=zones[number % 4], name=f"{'*W' * 14}{number:02}")
    for ship in ("dutch", "english", "french", "spanish", "sloop", "frigate"):
        await ben("enter", ship=ship, zone="tortuga", name="_Y" * 60, scouting=9)
    await ben("round")
    shown = await ben("table show")
    assert len(shown.lines) <= 12
    asked = await ben("icons", moves="sloop n, frigate n, sloop n")
    assert len(asked.buttons) == 22
    assert "can be typed" in asked.text
    await ben("table answer", answer="s1+s2")
    await ben("table answer", answer="s1")
    for command in ("table log", "table help", "table why"):
        assert (await ben(command)).ephemeral
    seats = await ben.refused("turn")
    assert len(seats.buttons) == 12
    pages = [await ben("table why", page=page) for page in (1, 2, 3)]
    assert pages[0].lines != pages[1].lines
    assert all(page.lines for page in pages)
