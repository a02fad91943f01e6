"""One reply an interaction: in time however long the work takes, and a sentence whatever goes wrong."""

from __future__ import annotations

import asyncio
import re

import discord
import pytest

from storage.store import Unavailable
from tests.bot.slow import after, failing, put_behind
from tests.journeys.boards import at_sea
from tests.journeys.heard import heard
from tests.journeys.table import Evening

CALLBACK = "/interactions/*/*/callback"
SLOW = pytest.mark.parametrize("night", [1.5], indirect=True)
"""What takes longer than this runs on, in the evening's own time."""


def callbacks(night: Evening) -> list[int]:
    """The kinds of response to the last interaction: 4 a message, 5 an acknowledgement, 6 that of a press, 8 choices."""
    answered = [each for each in night.env.http_requests if each.path.endswith("/callback")]
    last = answered[-1].path
    return [each.json["type"] for each in answered if each.path == last and each.json is not None]


@SLOW
async def test_nothing_is_acknowledged_that_comes_in_time(night: Evening) -> None:
    """A second and a half of work is answered at once, by one message."""
    ben, _, _ = await at_sea(night)
    put_behind(night, commit=after(1.9))
    result = ben.begin("round")
    await night.wait(1.95)
    said = heard(result)
    assert not said.deferred
    assert said.title == "Round 1 ended"
    assert callbacks(night) == [4]
    await night.wait(10)
    assert callbacks(night) == [4]


@SLOW
async def test_what_is_late_is_acknowledged_and_then_answered(night: Evening) -> None:
    """After two seconds; the acknowledgement becomes the report."""
    ben, _, _ = await at_sea(night)
    put_behind(night, commit=after(5))
    result = ben.begin("round")
    await night.wait(1.9)
    assert not result.acknowledged
    await night.wait(0.2)
    assert result.deferred
    assert callbacks(night) == [5]
    await night.wait(4)
    said = heard(result)
    assert said.title == "Round 1 ended"
    assert not said.ephemeral
    assert callbacks(night) == [5]
    assert len(night.messages()) == 2


@SLOW
async def test_a_late_quiet_line_takes_the_public_acknowledgement_away(night: Evening) -> None:
    """Deleted, and followed up quietly: an entry's line, a refusal."""
    ben, ada, _ = await at_sea(night)
    fast = night.bot.store
    put_behind(night, commit=after(3))
    before = len(night.messages())
    result = ben.begin("hold", gold=3)
    await night.wait(4)
    said = heard(result)
    assert not said.answered
    assert said.only.ephemeral
    assert said.only.line == "Ben has 3 gold aboard."
    assert len(night.messages()) == before
    night.bot.store = fast
    put_behind(night, table_in=after(3))
    result = ada.begin("sail", zone="trinidad")
    await night.wait(4)
    said = heard(result)
    assert said.only.ephemeral
    assert said.only.line.startswith("Ada cannot sail to Trinidad")
    assert (await ada.press(said, "Sail to Tortuga")).line == "Ada sailed from Nassau to Tortuga."
    assert len(night.messages()) == before


@SLOW
async def test_late_reading_is_acknowledged_quietly(night: Evening) -> None:
    """For the one who asked, and edited in place; with its file."""
    ben, _, _ = await at_sea(night)
    put_behind(night, table_in=after(3))
    for command, title in (("table log", "Log, page 1 of 1"), ("odds", "Who would scout for Ben in Havana")):
        result = ben.begin(command)
        await night.wait(2.5)
        assert result.deferred
        assert result.ephemeral
        await night.wait(2)
        said = heard(result)
        assert said.title == title
        assert said.ephemeral
    result = ben.begin("table export")
    await night.wait(4)
    assert [file.filename for file in heard(result).only.sent.attachments] == ["marauders-6.json"]


@SLOW
async def test_a_late_press_leaves_its_message_alone(night: Evening) -> None:
    """It is acknowledged without a word, and followed up."""
    ben, _, _ = await at_sea(night)
    far = await ben.refused("sail", zone="trinidad")
    shown = (await ben("table show")).only
    undo = shown.id_of("Undo: Ada left port")
    put_behind(night, commit=after(3))
    result = ben.start_press(far, "Sail to Nassau")
    await night.wait(2.5)
    assert callbacks(night) == [6]
    await night.wait(2)
    (line,) = [said for said in heard(result).messages if said.text.startswith("Ben sailed")]
    assert line.ephemeral
    before = shown.text
    assert (await ben.press_id(shown, undo)).ephemeral
    assert shown.text == before


@SLOW
async def test_late_autocomplete_is_an_empty_list(night: Evening) -> None:
    """After two seconds, so that Discord shows no failure; nothing follows."""
    ben, _, _ = await at_sea(night)
    await night.restart()
    put_behind(night, table_in=after(3))
    result = ben.start_typing("sail", "zone", "")
    await night.wait(2.5)
    assert result.autocomplete_choices == []
    await night.wait(5)
    assert callbacks(night) == [8]


@SLOW
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(("status", "code"), [(404, 10062), (503, 0)])
async def test_autocomplete_that_is_not_taken_is_a_line_in_the_log(
    night: Evening, caplog: pytest.LogCaptureFixture, status: int, code: int, late: bool
) -> None:
    """One, without a traceback, whether it comes in time or is given up; and it is sent once."""
    ben, _, _ = await at_sea(night)
    await night.restart()
    put_behind(night, table_in=after(3 if late else 0))
    night.env.inject_error("POST", CALLBACK, status=status, code=code, times=None)
    caplog.clear()
    ben.start_typing("sail", "zone", "")
    await night.wait(5)
    lines = [record for record in caplog.records if record.levelname in {"WARNING", "ERROR"}]
    assert [record.exc_info for record in lines] == [None]
    assert callbacks(night) == [8]


async def test_the_unexpected_has_a_short_id(night: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """The same for the player and in the log, where the traceback is; nothing was changed, and the table plays on."""
    ben, ada, _ = await at_sea(night)
    put_behind(night, commit=failing(ZeroDivisionError("secret detail")))
    said = await ben.refused("round")
    found = re.fullmatch(
        r"Something went wrong, and nothing was changed\. If it happens again, tell the host this: ([0-9a-f]{6})",
        said.line,
    )
    assert found is not None
    (record,) = [record for record in caplog.records if found[1] in record.getMessage()]
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], ZeroDivisionError)
    put_behind(night, table=failing(ZeroDivisionError("secret detail")))
    shown = (await ada("table show")).only
    pressed = await ada.press(shown, "Why?")
    assert pressed.ephemeral
    assert "secret" not in pressed.line
    assert "Traceback" not in pressed.line
    assert (await ben("round")).title == "Round 1 ended"


async def test_a_store_that_cannot_be_reached(night: Evening) -> None:
    """Its own sentence; autocomplete offers nothing."""
    ben, ada, _ = await at_sea(night)
    unavailable = "The store cannot be reached just now. Nothing was changed: try again in a moment."
    put_behind(night, commit=failing(Unavailable("disk full")))
    assert (await ben.refused("round")).line == unavailable
    put_behind(night, table_in=failing(Unavailable("locked"), times=3))
    assert (await ada("table show")).line == unavailable
    assert (await ada("odds")).line == unavailable
    assert await ada.types("sail", "zone", "") == []
    assert (await ben("round")).title == "Round 1 ended"


async def test_an_interaction_that_is_delivered_twice(night: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """One entry and one answer, though the bot was started anew in between; the log knows."""
    ben, _, _ = await at_sea(night)
    await ben("round")
    await night.deliver_again()
    assert (night.revision(), len(night.messages())) == (7, 2)
    await night.restart()
    await night.deliver_again()
    assert (night.revision(), len(night.messages())) == (7, 2)
    far = await ben.refused("sail", zone="trinidad")
    await ben.press(far, "Sail to Nassau")
    await night.deliver_again()
    await night.restart()
    await night.deliver_again()
    assert night.revision() == 8
    await ben("table undo")
    await night.restart()
    await night.deliver_again()
    assert night.revision() == 7
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_commands_outside_a_server(night: Evening) -> None:
    """They are not offered in direct messages."""
    ben, _, _ = await at_sea(night)
    assert ben.member.user.available_commands() == ()


async def test_nothing_stays_in_memory(night: Evening) -> None:
    """Views are stopped as they are sent: after an evening discord.py keeps none, and no timer runs."""
    ben, ada, _ = await at_sea(night)
    for _ in range(5):
        await ben.press(await ben("table show"), "Why?")
        await ada("icons", moves="sloop n")
    store = night.bot._connection._view_store  # pyright: ignore[reportPrivateUsage] - the library tells it nowhere else
    assert sum(len(views) for views in store._views.values()) == 0  # pyright: ignore[reportPrivateUsage]
    assert not [task for task in asyncio.all_tasks() if "Reply" in str(task.get_coro())]
    assert night.bot.persistent_views == []
    assert isinstance(night.bot, discord.Client)
