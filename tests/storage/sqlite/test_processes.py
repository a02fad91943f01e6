"""Several processes on one file, and processes that are killed: what was committed is there, and the file is whole."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.making import TAVERN, new_entry, numbers, on_the_line
from tests.storage.sqlite.conftest import ConnectTo

ROOT = Path(__file__).parents[3]


def _writer(path: Path, count: int, told: Path) -> subprocess.Popen[bytes]:
    """A process that commits, and writes what it prints to `told`."""
    command = [sys.executable, "-m", "tests.storage.sqlite.writer", str(path), str(count)]
    with told.open("wb") as output:
        return subprocess.Popen(command, cwd=ROOT, stdout=output)


def _told(told: Path) -> list[int]:
    """The whole lines that a writer printed."""
    return [int(line) for line in told.read_text().splitlines(keepends=True) if line.endswith("\n")]


def _is_whole(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as db:
        return (
            db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            and not db.execute("PRAGMA foreign_key_check").fetchall()
        )


async def test_processes_write_at_once_to_a_file_that_none_has_made(tmp_path: Path, connect_to: ConnectTo) -> None:
    path = tmp_path / "crow.db"
    outputs = [tmp_path / f"{one}.txt" for one in range(3)]
    writers = [_writer(path, 40, told) for told in outputs]
    assert [writer.wait(timeout=60) for writer in writers] == [0, 0, 0]
    told = [_told(output) for output in outputs]
    assert [len(mine) for mine in told] == [40, 40, 40]
    assert sorted(number for mine in told for number in mine) == list(range(2, 122))

    store = await connect_to(path)
    [table] = await store.tables()
    assert await on_the_line(store, table) == list(range(1, 122))
    assert _is_whole(path)


def _write_until_killed(path: Path, delay: float) -> list[int]:
    """Lets a process write for so many seconds after its first entry, and kills it; the numbers that it told."""
    output = path.with_suffix(".txt")
    writer = _writer(path, 1_000_000, output)
    while not _told(output):
        assert writer.poll() is None
        time.sleep(0.001)
    time.sleep(delay)
    writer.kill()
    writer.wait()
    return _told(output)


@pytest.mark.parametrize("kill", range(5))
async def test_a_killed_process_loses_nothing_that_it_told(tmp_path: Path, connect_to: ConnectTo, kill: int) -> None:
    path = tmp_path / "crow.db"
    told = _write_until_killed(path, random.Random(kill).uniform(0, 0.3))

    store = await connect_to(path)
    assert _is_whole(path)
    table = await store.table_in(TAVERN)
    assert table is not None
    kept = numbers(await store.entries(table.id))
    assert kept == list(range(table.head, 0, -1))
    assert told == list(range(2, len(told) + 2))
    assert table.head - told[-1] in (0, 1)  # killed between the last commit and telling it
    assert (await store.commit(table.id, new_entry(table.head))).number == table.head + 1
