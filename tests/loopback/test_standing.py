"""The table message when edits are late: the one that the table has is the one that was posted last."""

from __future__ import annotations

import pytest

from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.model import Message
from tests.loopback.tavern import Tavern


@pytest.fixture(autouse=True)
async def opened(tavern: Tavern) -> None:
    await tavern.open()


def left_behind(message: Message) -> bool:
    return "The table goes on here" in message.text and not message.buttons


@pytest.mark.parametrize("late", [True, False])
async def test_an_edit_that_hangs_while_the_table_moves_on_does_not_bring_the_old_message_back(
    tavern: Tavern, discord: LittleDiscord, late: bool
) -> None:
    old = tavern.standing()
    assert old is not None
    held = discord.faults.hold("edit", late=late)
    await tavern.tell()
    await eventually(held.reached.is_set, "that the edit is under way")
    stands = await discord.slash(tavern.ben, tavern.boards, "table show")
    await eventually(lambda: tavern.standing() is stands.reply, "that it is the table message")
    held.release()
    await tavern.tell(1)
    await tavern.paid()
    assert tavern.standing() is stands.reply
    await eventually(lambda: left_behind(old), "that the old one says where the table goes on")


async def test_a_press_that_hangs_while_the_table_moves_on_does_not_bring_the_old_message_back(
    tavern: Tavern, discord: LittleDiscord
) -> None:
    await discord.slash(tavern.ben, tavern.boards, "marauders port", way="leave")
    await tavern.paid()
    old = tavern.standing()
    assert old is not None
    held = discord.faults.hold("callback")
    pressed = await discord.press(tavern.ben, old, "Undo", wait=False)
    await eventually(held.reached.is_set, "that the answer is under way")
    stands = await discord.slash(tavern.ada, tavern.boards, "table show")
    await eventually(lambda: left_behind(old), "that the old one says where the table goes on")
    held.release()
    await discord.settled(pressed)
    await tavern.paid()
    assert tavern.standing() is stands.reply
    await eventually(lambda: left_behind(old), "that it says so again")
