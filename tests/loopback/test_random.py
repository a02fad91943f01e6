"""Kills at random moments (KILLS of them), and a soak of random commands with failures (SECONDS): nothing lost or doubled."""

from __future__ import annotations

import asyncio
import os
import random

from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.revel import Revel
from tests.loopback.tavern import Tavern

KILLS = int(os.environ.get("KILLS", "6"))
SECONDS = float(os.environ.get("SECONDS", "5"))
SEED = int(os.environ.get("SEED", "0")) or random.SystemRandom().randrange(1, 1 << 32)
"""Printed when a test fails; the same seed makes the same choices, though never quite the same evening."""


async def calm(tavern: Tavern) -> None:
    """Commands come, each bringing what is owed, until what was still under way has ended."""
    quiet = 0
    for _ in range(60):
        await tavern.tell()
        await asyncio.sleep(1)
        quiet = 0 if tavern.owed() else quiet + 1
        if quiet == 5:
            return
    raise AssertionError(f"still owed: {tavern.owed()}")


async def test_kills_at_random_moments_lose_and_double_nothing(tavern: Tavern, discord: LittleDiscord) -> None:
    print(f"SEED={SEED}")  # noqa: T201 - shown with a failure only
    chance = random.Random(SEED)
    revel = Revel(tavern, SEED)
    await tavern.open()
    for _ in range(KILLS):
        told = len(revel.told)
        async with revel.going_on():
            await eventually(lambda before=told: len(revel.told) > before, "that something is told")
            await asyncio.sleep(chance.uniform(0, 0.6))
            await tavern.crow.kill()
        await tavern.crow.start()
        if chance.random() < 0.3:
            await asyncio.sleep(chance.uniform(1.5, 3.5))
    await tavern.paid()
    revel.check()
    await tavern.crow.kill()
    await tavern.crow.start()
    await asyncio.sleep(2.5)
    revel.check()


async def test_a_soak_with_failing_calls_loses_and_doubles_nothing(tavern: Tavern, discord: LittleDiscord) -> None:
    print(f"SEED={SEED}")  # noqa: T201 - shown with a failure only
    revel = Revel(tavern, SEED)
    await tavern.open()
    discord.faults.random = random.Random(SEED)
    discord.faults.chance = 0.1
    until = asyncio.get_running_loop().time() + SECONDS
    async with revel.going_on():
        while (left := until - asyncio.get_running_loop().time()) > 0 or len(revel.told) < SECONDS:
            await asyncio.sleep(min(max(left, 1), 10))
            discord.gateway.cut()
    discord.faults.clear()
    await calm(tavern)
    await tavern.paid()
    revel.check()
