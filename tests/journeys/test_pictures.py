"""The board's picture beside what is said: where it is about the board, off the event loop, and never in a report's way."""

from __future__ import annotations

import logging
import threading
from typing import Any

import pytest

from bot.boards import marauders as board
from tests.journeys.heard import Heard, Said
from tests.journeys.table import Evening

PNG = b"\x89PNG\r\n\x1a\n"


def pictures(heard: Heard | Said) -> list[tuple[str, str]]:
    """The names of a message's pictures, and what they show in words."""
    message = heard.only if isinstance(heard, Heard) else heard
    return [(each.filename, each.description or "") for each in message.sent.attachments]


async def test_it_comes_with_the_table_and_with_what_moved(night: Evening) -> None:
    ben = night.player("Ben")
    assert pictures(await ben("table start", game="marauders")) == [
        ("marauders-1.png", "Round 1. No other ships are on the board.")
    ]
    assert pictures(await ben("captain", nation="english", zone="port royal")) == []
    assert pictures(await ben("place", ship="dutch", zone="havana")) == []
    [(name, words)] = pictures(await ben("icons", moves="dutch S"))
    assert name == "marauders-4.png"
    assert words.endswith("Dutch ship: in Port Royal. Dutch ship came from Havana.")
    assert pictures(await ben("enter", ship="sloop", zone="havana", scouting=3)) == []
    assert pictures(await ben("round"))[0][1].startswith("Round 2. ")
    assert "Ben: in the port of Port Royal." in pictures(await ben("table show"))[0][1]


async def test_it_comes_with_what_is_taken_back_when_that_moved_something(night: Evening) -> None:
    ben = night.player("Ben")
    await ben("table start", game="marauders")
    await ben("place", ship="dutch", zone="havana")
    await ben("icons", moves="dutch S")
    [(name, words)] = pictures(await ben("table undo"))
    assert (name, "Dutch ship: in Havana." in words) == ("marauders-2.png", True)
    assert "Dutch ship: in Port Royal." in pictures(await ben("table redo"))[0][1]
    await ben("captain", nation="english", zone="port royal")
    await ben("hold", gold=3)
    assert pictures(await ben("table undo")) == []


async def test_it_is_a_picture_as_discord_takes_it(night: Evening) -> None:
    ben = night.player("Ben")
    started = await ben("table start", game="marauders")
    [attachment] = started.only.sent.attachments
    data = night.env.backend.cdn.get(attachment.url)
    assert data is not None
    assert data.startswith(PNG)
    assert len(data) <= 120 * 1024


async def test_it_is_drawn_beside_the_event_loop(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    drew: list[threading.Thread] = []
    draw = board.draw

    def noted(*given: Any) -> Any:
        drew.append(threading.current_thread())
        return draw(*given)

    monkeypatch.setattr(board, "draw", noted)
    ben = night.player("Ben")
    await ben("table start", game="marauders")
    await ben("table show")
    assert len(drew) == 2
    assert threading.main_thread() not in drew


async def test_a_report_does_without_it_when_it_cannot_be_drawn(
    night: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise ValueError("no paint")

    monkeypatch.setattr(board, "draw", broken)
    ben = night.player("Ben")
    started = await ben("table start", game="marauders")
    assert not started.ephemeral
    assert pictures(started) == []
    [record] = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert record.getMessage() == "table 1 could not be drawn at entry 1"
