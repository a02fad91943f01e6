"""Lines break: the bot comes back to the gateway by itself and goes on, and nothing happens twice."""

from __future__ import annotations

import asyncio

from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.tavern import Tavern


async def test_asked_to_reconnect_it_resumes(tavern: Tavern, discord: LittleDiscord) -> None:
    await tavern.open()
    await discord.gateway.ask_to_reconnect()
    told, words = await tavern.tell()
    assert told.settled
    assert len(tavern.seen(words)) == 1
    assert (discord.gateway.identified, discord.gateway.resumed) == (1, 1)


async def test_a_cut_line_is_resumed(tavern: Tavern, discord: LittleDiscord) -> None:
    await tavern.open()
    for index in range(3):
        discord.gateway.cut()
        _, words = await tavern.tell(index)
        assert len(tavern.seen(words)) == 1
    assert (discord.gateway.identified, discord.gateway.resumed) == (1, 3)


async def test_an_invalid_session_is_begun_anew(tavern: Tavern, discord: LittleDiscord) -> None:
    await tavern.open()
    await discord.gateway.invalidate()
    await eventually(lambda: discord.gateway.identified == 2, "a new session")
    _, words = await tavern.tell()
    assert len(tavern.seen(words)) == 1


async def test_an_interaction_that_comes_again_with_a_resumed_session_is_one_entry(
    tavern: Tavern, discord: LittleDiscord
) -> None:
    await tavern.open()
    told, words = await tavern.tell(copies=2)
    discord.gateway.cut()
    await eventually(lambda: discord.gateway.resumed == 1, "a resumed session")
    await discord.deliver_again(told)
    await tavern.tell(1)
    await asyncio.sleep(0.2)
    assert len(tavern.seen(words)) == 1
    assert len(tavern.entries()) == 6


async def test_heartbeats_are_kept(tavern: Tavern, discord: LittleDiscord) -> None:
    discord.gateway.interval = 0.2
    await tavern.crow.start()
    await eventually(lambda: discord.gateway.heartbeats >= 4, "heartbeats")
