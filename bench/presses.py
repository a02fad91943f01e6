"""A press on the table message of the real bot against one on a message of a bare bot, which it edits; both on simcord."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from simcord import InteractionResult

from bench.bare import BareBot
from bench.commands import TIMES, TURNS, WARM, world
from bench.measure import Row, Sample
from bot.client import CrowsNest
from bot.settings import Settings

Press = Callable[[int], Awaitable[InteractionResult]]


def rows(folder: Path) -> list[Row]:
    """The line of the table; `folder` is for databases."""
    ours: list[float] = []
    bare: list[float] = []
    for turn in range(TURNS):
        asyncio.run(_ours(folder / f"presses-{turn}.db", ours))
        asyncio.run(_bare(bare))
    what = "a press on the table message: a change, the table in words with its buttons"
    return [Row(what, Sample(ours), "a bare button that edits a message of its size", Sample(bare), aim=3)]


async def _ours(database: Path, times: list[float]) -> None:
    """A captain enters and leaves port, among three enemies and beside two other captains."""
    bot = CrowsNest(Settings(token=None, database=database, chosen=True))
    env, channel, ben = world(bot)
    await env.start()
    try:
        await ben.slash(channel, "table start", game="marauders")
        for name, zone in (("Ben", "port-royal"), ("Ada", "nassau"), ("Cleo", "curacao")):
            await ben.slash(channel, "marauders captain", nation="english", zone=zone, name=name)
        for ship, zone in (("french", "tortuga"), ("frigate", "trinidad"), ("spanish", "cartagena")):
            await ben.slash(channel, "marauders place", ship=ship, zone=zone, scouting=2)
        await ben.slash(channel, "marauders turn", seat="Ben")
        shown = (await ben.slash(channel, "table show")).response
        assert shown is not None
        labels = ("Leave port", "Enter port")

        async def press(number: int) -> InteractionResult:
            return await ben.click(shown, label=labels[number % 2])

        times += await _timed(press)
    finally:
        await env.shutdown()
        await bot.store.close()


async def _bare(times: list[float]) -> None:
    env, channel, ben = world(BareBot())
    await env.start()
    try:
        shown = (await ben.slash(channel, "press")).response
        assert shown is not None
        times += await _timed(lambda _: ben.click(shown, label="Press 0"))
    finally:
        await env.shutdown()


async def _timed(press: Press) -> list[float]:
    """How long it takes from the press to its answer; what simcord waits for afterwards, such as a picture, does not count."""
    answered: list[float] = []
    edit = discord.InteractionResponse.edit_message

    async def editing(*arguments: Any, **named: Any) -> Any:
        edited = await edit(*arguments, **named)
        answered.append(time.perf_counter())
        return edited

    times: list[float] = []
    with patch.object(discord.InteractionResponse, "edit_message", editing):
        for number in range(WARM + TIMES):
            began = time.perf_counter()
            await press(number)
            times.append(answered.pop() - began)
    return times[WARM:]
