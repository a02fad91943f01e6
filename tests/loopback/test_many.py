"""Many at once: each command is one entry, and each is answered."""

from __future__ import annotations

import asyncio

import pytest

from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.tavern import Tavern

MANY = 50


@pytest.fixture(autouse=True)
async def opened(tavern: Tavern) -> None:
    await tavern.open()


async def test_fifty_commands_at_once_are_fifty_entries(tavern: Tavern, discord: LittleDiscord) -> None:
    before = tavern.entries()
    told = await asyncio.gather(*(tavern.tell(index % 3) for index in range(MANY)))
    after = tavern.entries()
    assert len(after) == len(before) + MANY
    assert {interaction.id for interaction, _ in told} == set(after) - set(before)
    assert sorted(after.values()) == list(range(1, len(after) + 1))
    await tavern.paid()
    for _, words in told:
        assert len(tavern.seen(words)) == 1, words
    [(head,)] = tavern.crow.rows("SELECT head FROM tables")
    assert head == len(after)


async def test_one_interaction_delivered_twice_is_one_entry(tavern: Tavern, discord: LittleDiscord) -> None:
    before = len(tavern.entries())
    told, words = await tavern.tell(copies=2)
    await tavern.tell(1)
    assert len(tavern.entries()) == before + 2
    assert len(tavern.seen(words)) == 1
    await tavern.crow.kill()
    await tavern.crow.start()
    await discord.deliver_again(told)
    await tavern.tell(1)
    assert len(tavern.entries()) == before + 3
    assert len(tavern.seen(words)) == 1


async def test_a_button_pressed_by_two_at_once_is_done_once(tavern: Tavern, discord: LittleDiscord) -> None:
    await discord.slash(tavern.ben, tavern.boards, "marauders port", way="leave")
    stands = await discord.slash(tavern.ben, tavern.boards, "table show")
    noted = [(stands.reply.id,)]
    await eventually(lambda: tavern.crow.rows("SELECT message FROM tables") == noted, "that it is the table message")
    first, second = await asyncio.gather(
        discord.press(tavern.ben, stands.reply, "Undo"), discord.press(tavern.ada, stands.reply, "Undo")
    )
    refused = await eventually(lambda: first.shown + second.shown, "that the second comes too late")
    assert [message.ephemeral for message in refused] == [True]
    [(head,)] = tavern.crow.rows("SELECT head FROM tables")
    assert head == 4
