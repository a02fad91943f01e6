"""The real bot as a process of its own: started, stopped and killed by a test."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import closing, suppress
from pathlib import Path

from tests.loopback.little import LittleDiscord, TooLong, eventually

ROOT = Path(__file__).parents[2]
START = 60.0
"""Seconds that a start may take on a busy machine."""


class Crow:
    """One bot on one database; between `start` and `kill` or `stop` there is a process."""

    def __init__(self, discord: LittleDiscord, folder: Path) -> None:
        self._discord = discord
        self.database = folder / "tables.db"
        self._log = folder / "bot.log"
        self._process: Process | None = None

    @property
    def log(self) -> str:
        """All that its processes have written so far."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    async def launch(self, *arguments: str, **env: str) -> Process:
        """Starts the process without waiting for anything."""
        own = {
            "PYTHONPATH": str(ROOT),
            "PATH": os.environ.get("PATH", ""),
            "HOME": str(self._log.parent),
            "LOOPBACK_URL": self._discord.url,
            "DISCORD_TOKEN": self._discord.world.token,
            "DATABASE_URL": f"sqlite:///{self.database}",
        }
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.loopback.launch",
                *(arguments or ("run",)),
                env=own | env,
                cwd=ROOT,
                stdin=PIPE,
                stdout=log if not arguments else DEVNULL,
                stderr=log,
            )
        return self._process

    async def start(self, **env: str) -> None:
        """Starts the bot and waits until it is on the gateway."""
        before = self._discord.gateway.identified
        process = await self.launch(**env)
        try:
            await eventually(
                lambda: self._discord.gateway.identified > before or process.returncode is not None, "a bot", START
            )
        except TooLong as error:
            raise TooLong(f"{error}\n{self.log}") from None
        assert process.returncode is None, f"the bot ended with {process.returncode}:\n{self.log}"

    async def ended(self) -> int:
        """Waits for the process's end; its exit code."""
        assert self._process is not None, "no process"
        return await asyncio.wait_for(self._process.wait(), START)

    async def stop(self) -> int:
        """SIGTERM, as a host stops it; its exit code."""
        assert self._process is not None, "no process"
        self._process.send_signal(signal.SIGTERM)
        return await self.ended()

    async def kill(self) -> None:
        """SIGKILL: no chance to say or write anything more."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    def defects(self) -> list[str]:
        """Lines of the log that tell of something unexpected."""
        return [line for line in self.log.splitlines() if " ERROR " in line or " CRITICAL " in line]

    def rows(self, query: str, *values: object) -> list[tuple[object, ...]]:
        """Reads the database as it lies on the disk."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as connection:
            return connection.execute(query, values).fetchall()
