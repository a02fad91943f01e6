"""`python -m bot offline` as its users start it: a process of its own that prints one line and stays."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

TOP = Path(__file__).parents[2]

PATIENCE = 60.0
"""Seconds until the process must have ended."""


class Running:
    """The process, with the address that it printed."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        """Starts it, with more arguments and with variables of the environment added."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bot", "offline", *arguments],
            cwd=TOP,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        self.address = "".join(re.findall(r"http://127\.0\.0\.1:\d+/#[\w-]+", self.line))

    def ends(self, by: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """Ends it by a signal: its exit code, and what it wrote after its address."""
        self.process.send_signal(by)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out + err


def entries(database: Path) -> int:
    """How many entries the table in a file has, as another program reads it."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as reader:
        return reader.execute("SELECT count(*) FROM entries").fetchone()[0]


@contextmanager
def running(*arguments: str, **environment: str) -> Generator[Running]:
    """The process, which is killed if it has not been ended."""
    started = Running(*arguments, **environment)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
        started.process.communicate()
