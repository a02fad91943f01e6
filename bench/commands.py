"""A text command of the real bot against one of a bare bot that only answers "ok", both on simcord."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
from simcord import Env, MemberActor
from simcord.builders import ChannelHandle

from bench.bare import BareBot
from bench.measure import Row, Sample
from bot.client import CrowsNest
from bot.settings import Settings

LETTERS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

WARM = 15
TIMES = 50
TURNS = 6
"""How often each bot has its turn, so that what else the machine does falls upon both."""

Options = Callable[[int], dict[str, Any]]


def rows(folder: Path) -> list[Row]:
    """The lines of the table; `folder` is for databases."""
    times: dict[str, list[float]] = {"hold": [], "odds": [], "icons": [], "bare": []}
    for turn in range(TURNS):
        asyncio.run(_ours(folder / f"commands-{turn}.db", turn * (WARM + TIMES), times))
        asyncio.run(_bare(times["bare"]))
    hold, odds, icons, bare = (Sample(each) for each in times.values())
    against = 'a bare bot that only answers "ok"'
    return [
        Row("`/marauders hold`: a change, one quiet line", hold, against, bare, aim=2),
        Row("`/marauders odds`: a question, a few quiet lines", odds, against, bare, aim=2),
        Row("`/marauders icons`: three ships move, a report with a new picture", icons),
    ]


async def _ours(database: Path, first: int, times: dict[str, list[float]]) -> None:
    bot = CrowsNest(Settings(token=None, database=database, chosen=True))
    env, channel, ben = world(bot)
    await env.start()
    try:
        await ben.slash(channel, "table start", game="marauders")
        await ben.slash(channel, "marauders captain", nation="english", zone="port-royal")
        for ship, zone in (("french", "tortuga"), ("frigate", "trinidad"), ("spanish", "cartagena")):
            await ben.slash(channel, "marauders place", ship=ship, zone=zone, scouting=2)
        times["hold"] += await _timed(ben, channel, "marauders hold", lambda number: {"gold": number})
        times["odds"] += await _timed(ben, channel, "marauders odds", lambda _: {"zone": "tortuga"})
        times["icons"] += await _timed(ben, channel, "marauders icons", lambda number: {"moves": moves(first + number)})
    finally:
        await env.shutdown()
        await bot.store.close()


def moves(number: int) -> str:
    """Three icons, hardly ever the same as before."""
    chance = random.Random(number)
    return ", ".join(f"{ship} {chance.choice(LETTERS)}" for ship in ("french", "frigate", "spanish"))


async def _bare(times: list[float]) -> None:
    env, channel, ben = world(BareBot())
    await env.start()
    try:
        times += await _timed(ben, channel, "ok", lambda number: {"gold": number})
    finally:
        await env.shutdown()


def world(bot: discord.Client) -> tuple[Env, ChannelHandle, MemberActor]:
    """A bot's world with one channel and one member."""
    env = Env(bot)
    guild = env.create_guild("The Tavern")
    return env, guild.create_text_channel("campaign"), guild.add_member(env.create_user("ben"))


async def _timed(who: MemberActor, channel: ChannelHandle, command: str, options: Options) -> list[float]:
    """How long it takes from the command to its answer; what simcord waits for afterwards does not count."""
    answered: list[float] = []
    send = discord.InteractionResponse.send_message

    async def sending(*arguments: Any, **named: Any) -> Any:
        sent = await send(*arguments, **named)
        answered.append(time.perf_counter())
        return sent

    times: list[float] = []
    with patch.object(discord.InteractionResponse, "send_message", sending):
        for number in range(WARM + TIMES):
            given = options(number)
            began = time.perf_counter()
            await who.slash(channel, command, **given)
            times.append(answered.pop() - began)
    return times[WARM:]
