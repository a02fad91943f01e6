"""The page in a browser: what a newcomer sees, types and presses, and what another viewer sees of it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.offline.browser import PHONE, Browser
from tests.offline.running import Running, running


def test_a_newcomer_finds_a_hunt_a_scan_and_a_roll(browser: Browser, tmp_path: Path) -> None:
    with running("--database", str(tmp_path / "offline.db")) as first:
        messages = browser.page(first.address).messages
    table = messages[-1]
    [moved] = [message for message in messages if message.title.startswith("Event card: A letter")]
    assert table.title in {"Friday night", "Battle round 1: Spanish ship against Ben"}  # as the roll comes
    assert any(line.startswith("Round 2. Ben's turn.") for line in table.lines)
    ways = [label for label in table.buttons if label in {"Leave port", "We rolled..."} or label.startswith("N")]
    assert ways
    assert moved.title == "Event card: A letter from the governor"
    assert moved.lines[:3] == (
        "Spanish ship: Havana -> Port Royal. Hunts Ben, the only prey in reach: 2 Spanish bounties.",
        "English ship: St. John -> Bridgetown. N, NE, E and SE have no border: S.",
        "Frigate: Trinidad -> Basse-Terre. By its letter, N.",
    )
    said = [line for message in messages for line in message.lines]
    assert any(re.match(r"Spanish ship scouts for Ben: 3 dice \(.+\): (not )?found", line) for line in said)
    assert not any(message.quiet for message in messages)


def test_the_picker_lists_the_commands_and_a_command_posts_a_report(browser: Browser, table: Running) -> None:
    page = browser.page(table.address)
    listed = page.commands("marauders")
    assert listed["/marauders icons"] == "Move the ships whose icons are on a card of your own"
    assert len(listed) > 10
    [report] = page.gives("marauders icons", moves="sloop N, english SW")
    assert report.title == "Icons: Sloop N, English ship SW"
    assert report.lines[0].startswith("Sloop: not on the board")
    assert report.lines[1].startswith("English ship: Bridgetown -> Trinidad. ")
    assert report.buttons == ("Undo: English ship to Trinidad", "Why?")
    [(words, width)] = report.pictures
    assert "English ship came from Bridgetown." in words
    assert width > 700


def test_a_press_is_seen_by_another_viewer(browser: Browser, table: Running) -> None:
    ben, cleo = browser.page(table.address), browser.page(table.address, "Cleo", PHONE)
    [report] = cleo.gives("marauders icons", moves="english SW")
    ben.comes_to_see(report)
    [undone] = ben.presses("Undo: English ship to Trinidad")
    assert undone.lines == ("Taken back: English ship to Trinidad.", "English ship: Trinidad -> Bridgetown")
    cleo.comes_to_see(undone)
    [why] = cleo.presses("Why?")
    assert why.quiet
    assert why.id not in {message.id for message in ben.messages}


def test_what_is_typed_is_offered_and_what_is_wrong_is_said_to_one(browser: Browser, table: Running) -> None:
    page = browser.page(table.address, "Cleo")
    assert "San Juan" in page.offers("marauders sail", "zone", "san j")
    [refused] = page.gives("marauders sail", zone="bridgetown")
    assert refused.quiet
    assert refused.lines[0].startswith("Cleo cannot sail to Bridgetown")
    [sailed] = page.presses("Sail to San Juan")
    assert sailed.lines[0] == "Cleo sailed from Santo Domingo to San Juan."


def test_people_and_commands_are_called_by_their_names(browser: Browser, table: Running) -> None:
    """As on Discord, where they stand in embeds as ids."""
    page = browser.page(table.address)
    [log] = page.gives("table log")
    assert "@Ada" in " ".join(log.lines)
    [guide] = page.gives("table help")
    assert "/marauders sail" in " ".join(guide.lines)
    assert "<" not in " ".join((*log.lines, *guide.lines))
