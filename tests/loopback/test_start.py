"""The real process starts, registers its commands, answers, and ends as it is asked to."""

from __future__ import annotations

import asyncio
import copy
import signal

import pytest

from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.process import Crow
from tests.loopback.tavern import Tavern


async def test_a_table_is_started_and_survives_a_clean_stop(tavern: Tavern, discord: LittleDiscord, crow: Crow) -> None:
    await crow.start()
    opened = await discord.slash(tavern.ben, tavern.boards, "table start", game="marauders")
    assert not opened.ephemeral
    assert {button["label"] for button in opened.reply.buttons} >= {"Why?"}
    assert await crow.stop() == 0
    assert crow.rows("SELECT number FROM entries") == [(1,)]
    assert crow.rows("PRAGMA integrity_check") == [("ok",)]
    await crow.start()
    stands = await discord.slash(tavern.ben, tavern.boards, "table show")
    assert not stands.ephemeral
    assert discord.world.token not in crow.log
    assert opened.token not in crow.log


async def test_commands_are_registered_only_when_they_differ(
    tavern: Tavern, discord: LittleDiscord, crow: Crow
) -> None:
    await crow.start()
    assert len(discord.rest.named("register")) == 1
    assert {command["name"] for command in discord.world.commands} >= {"table", "marauders"}
    for command in discord.world.commands:
        assert (command["contexts"], command["integration_types"]) == ([0], [0])
    await crow.stop()
    await crow.start()
    assert len(discord.rest.named("register")) == 1
    await crow.stop()
    known = copy.deepcopy(discord.world.commands)
    discord.world.commands[0]["options"][0]["description"] = "Something older"
    await crow.start()
    assert len(discord.rest.named("register")) == 2
    assert discord.world.commands == known


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_stop_during_the_start_is_clean_too(discord: LittleDiscord, crow: Crow, number: signal.Signals) -> None:
    held = discord.faults.hold("me")
    process = await crow.launch()
    await eventually(held.reached.is_set, "that it asks who it is")
    process.send_signal(number)
    assert await crow.ended() == 0
    assert crow.log == ""


async def test_a_refused_token_is_one_sentence(discord: LittleDiscord, crow: Crow) -> None:
    await crow.launch(DISCORD_TOKEN="MTIz.of.another")
    assert await crow.ended() == 4
    assert crow.log.startswith("Discord refuses the token in DISCORD_TOKEN")
    assert crow.log.count("\n") == 1


async def test_a_token_that_the_gateway_no_longer_takes(tavern: Tavern, discord: LittleDiscord, crow: Crow) -> None:
    discord.gateway.refuse_with = 4004
    await crow.launch()
    assert await crow.ended() == 4
    assert "Discord refuses the token in DISCORD_TOKEN" in crow.log
    assert "Traceback" not in crow.log


async def test_no_way_to_discord_is_one_sentence(crow: Crow, discord: LittleDiscord) -> None:
    await crow.launch(LOOPBACK_URL="http://127.0.0.1:9")
    assert await crow.ended() == 4
    assert crow.log.startswith("Discord cannot be reached")
    assert crow.log.count("\n") == 1


async def test_discord_that_refuses_the_start_is_one_sentence(crow: Crow, discord: LittleDiscord) -> None:
    discord.faults.refuse("me", 403)
    await crow.launch()
    assert await crow.ended() == 4
    assert crow.log.startswith("Discord answered the start with an error (HTTP 403)")
    assert crow.log.count("\n") == 1


async def test_a_stop_while_a_command_is_answered_loses_nothing(
    tavern: Tavern, discord: LittleDiscord, crow: Crow
) -> None:
    await tavern.open()
    held = discord.faults.hold("callback")
    told, words = await tavern.tell(wait=False)
    await eventually(held.reached.is_set, "that the answer is under way")
    stopping = asyncio.create_task(crow.stop())
    await asyncio.sleep(0.3)
    held.release()
    assert await stopping == 0
    assert told.id in tavern.entries()
    await crow.start()
    await tavern.paid()
    assert len(tavern.seen(words)) == 1
    await eventually(lambda: discord.gateway.connected, "a bot that stays")
