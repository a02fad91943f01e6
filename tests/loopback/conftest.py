"""A little Discord with a guild, a channel and members, and the real bot as a process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.loopback.little import LittleDiscord
from tests.loopback.process import Crow
from tests.loopback.tavern import Tavern


@pytest.fixture
async def discord() -> AsyncIterator[LittleDiscord]:
    """At its end nothing may have been sent that Discord refuses to everybody."""
    async with LittleDiscord() as little:
        yield little
    assert little.violations == []


@pytest.fixture
async def crow(discord: LittleDiscord, tmp_path: Path) -> AsyncIterator[Crow]:
    """The bot, not yet started; its process is gone after the test, and nothing unexpected may stand in its log."""
    bot = Crow(discord, tmp_path)
    yield bot
    await bot.kill()
    assert bot.defects() == []


@pytest.fixture
def tavern(discord: LittleDiscord, crow: Crow) -> Tavern:
    """A guild with a channel and three members, known to Discord before the bot starts."""
    return Tavern(discord, crow)
