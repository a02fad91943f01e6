"""A table that ends, is opened again, or makes room for another."""

from __future__ import annotations

import logging

import pytest

from tests.journeys.boards import at_sea
from tests.journeys.table import Evening


async def test_a_table_that_is_opened_again_goes_on_in_a_new_one(night: Evening) -> None:
    """With the fingerprint of its new seed, until something is done; it is there again once the table goes on elsewhere."""
    ben, _, _ = await at_sea(night)
    ended = await ben("table end")
    again = (await ben.press(ended, "Open it again")).only
    first, fingerprint = again.lines[0], again.footer
    assert first.startswith("The table is open again")
    assert "SHA-256" in fingerprint
    await ben("hold", gold=3)
    assert again.starting("Ben: ").endswith("3 gold")
    assert (again.lines[0][:8], again.footer) == ("Round 1.", "")
    await night.restart()
    await ben("hold", gold=4)
    assert again.footer == ""
    await ben("table show")
    assert again.footer == fingerprint


async def test_an_ended_tables_message_says_so(night: Evening) -> None:
    """It has no buttons and no picture; what the start said is there; opened again it goes on in a new one."""
    ben, _, _ = await at_sea(night)
    first = night.messages()[0]
    assert first.sent.attachments
    await night.restart()
    ended = await ben("table end")
    assert (first.lines[-1], first.buttons, first.sent.attachments) == ("The table has ended.", (), [])
    assert first.lines[0].startswith("The table is open, with the pack ")
    assert "SHA-256" in first.footer
    again = (await ben.press(ended, "Open it again")).only
    assert [each.sent.id for each in night.messages() if "Help" in each.buttons] == [again.sent.id]
    assert first.lines[-1] == f"The table goes on here: {night.link(again)}"


async def test_the_message_of_an_ended_table_may_be_gone(night: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing depends on it."""
    ben, _, _ = await at_sea(night)
    on = (await ben("table show")).only
    night.env.backend.delete_message(on.sent.channel_id, on.sent.id)
    with caplog.at_level(logging.WARNING, "bot"):
        ended = await ben("table end")
    assert caplog.records == []
    assert (await ben.press(ended, "Open it again")).lines[0].startswith("The table is open again")


async def test_a_table_in_whose_place_another_is_opened(night: Evening) -> None:
    """Its message says that it has ended, and opens it again."""
    ben, _, _ = await at_sea(night)
    first = night.messages()[0]
    asked = await ben.refused("table start", game="marauders", name="Saturday")
    opened = await ben.press(asked, "End it, open a new one")
    assert (first.lines[-1], first.buttons) == ("The table has ended.", ("Open it again",))
    await ben("table end")
    assert opened.only.buttons == ()
    assert (await ben.press(first, "Open it again")).title == "Friday"


@pytest.mark.parametrize("where", ["there", "there, later", "elsewhere"])
async def test_what_said_that_a_table_has_ended_says_that_it_was_opened_again(night: Evening, where: str) -> None:
    """It opens nothing any more; the seed that the table had until then is still to be seen."""
    ben, ada, _ = await at_sea(night)
    table = (await ben("table show")).only
    ended = (await ben("table end")).only
    seed = ended.footer
    assert ended.buttons == ("Open it again", "Why?")
    if where == "there, later":
        await night.restart()
        for _ in range(55):
            await ben.refused("hold", gold=1)
    again = (await ada.press_id(table if where == "elsewhere" else ended, dict(ended.ids)["Open it again"])).only
    assert again.lines[0].startswith("The table is open again")
    assert ended.lines == (f"The table had ended, and was opened again by {ada.mention}.",)
    assert (ended.buttons, ended.footer) == (("Why?",), seed)
