"""A process from its start until its bot is ready, and the memory it has then: the real bot and a bare one, both on simcord.

`python -m bench.start ours <database>` and `python -m bench.start bare` are what is measured.
"""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import discord

from bench.measure import Row, Sample

TIMES = 7


def rows(folder: Path) -> list[Row]:
    """The lines of the table; `folder` is for databases."""
    made = folder / "start.db"
    taken: dict[str, list[tuple[float, float]]] = {"ours": [], "bare": []}
    _measured("ours", made)  # makes the database, and what Python compiles
    _measured("bare", made)
    for _ in range(TIMES):
        for which, values in taken.items():
            values.append(_measured(which, made))
    (ours_time, ours_memory), (bare_time, bare_memory) = (
        (Sample([time for time, _ in values]), Sample([memory for _, memory in values])) for values in taken.values()
    )
    against = "a bare bot, with simcord in both"
    return [
        Row("start until ready", ours_time, against, bare_time, "s"),
        Row("memory when ready", ours_memory, against, bare_memory, "MB"),
    ]


def _measured(which: str, database: Path) -> tuple[float, float]:
    """Seconds until the process is ready, and megabytes that it has in memory then."""
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "bench.start", which, str(database)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        memory = float(process.stdout.readline())
        return time.perf_counter() - began, memory


async def _ready(which: str, database: Path) -> None:
    """Starts one of them, and prints the memory that it takes once it is ready."""
    bot, close = (_bare if which == "bare" else _ours)(database)
    from simcord import Env

    env = Env(bot)
    await env.start()
    sys.stdout.write(f"{_memory()}\n")
    sys.stdout.flush()
    await env.shutdown()
    await close()


def _memory() -> float:
    """Megabytes that this process has had at once; the least exact figure, which counts its parent's too, off Linux."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024**2
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM:"))


def _ours(database: Path) -> tuple[discord.Client, Callable[[], Awaitable[None]]]:
    from bot.client import CrowsNest  # not before it is its turn to be measured
    from bot.settings import Settings

    bot = CrowsNest(Settings(token=None, database=database, chosen=True))

    async def close() -> None:
        await bot.store.close()

    return bot, close


def _bare(_: Path) -> tuple[discord.Client, Callable[[], Awaitable[None]]]:
    from bench.bare import BareBot

    return BareBot(), lambda: asyncio.sleep(0)


if __name__ == "__main__":
    asyncio.run(_ready(sys.argv[1], Path(sys.argv[2])))
