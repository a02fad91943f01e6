"""What is damaged in a table keeps nothing from being read, and nothing from being done, that does not need it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.sqlite import SqliteStore
from storage.store import DamagedEntry, Table
from tests.storage.making import HARBOUR, NEXT_SEED, by, given, new_entry, new_table, opened, reloaded, waiting
from tests.storage.sqlite.conftest import ConnectTo


async def _damaged(path: Path, connect_to: ConnectTo, what: str) -> tuple[SqliteStore, Table]:
    """A table of three entries at which something waits; a part of it is no longer what was written."""
    store = await connect_to(path)
    table = await opened(store, 3)
    await store.wait(table.id, waiting(3, None, given("first")))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute(what)
    return store, table


@pytest.mark.parametrize("column", ["action", "answers", "events", "state"])
async def test_an_entry(tmp_path: Path, connect_to: ConnectTo, column: str) -> None:
    """The others are read; it is told which one cannot be; the table owes, ends, opens again and is played instead of."""
    store, table = await _damaged(
        tmp_path / "crow.db", connect_to, f"UPDATE entries SET {column} = x'0011' WHERE number = 2"
    )
    other = await opened(store, channel=HARBOUR)
    with pytest.raises(DamagedEntry) as error:
        await store.entry(table.id, 2)
    assert (error.value.table, error.value.entry) == (table.id, 2)
    assert (await store.entry(table.id, 3)) is not None
    assert await store.owing() == [table.id, other.id]
    assert await store.owed(table.id) == [1, 2, 3]
    await store.mark_shown(table.id, 2, 500)
    await store.end(table.id, by())
    await store.reopen(table.id, NEXT_SEED, by())
    await store.open(new_table(), new_entry(0), instead_of=table.id)
    assert (await reloaded(store, table)).ended is not None


@pytest.mark.parametrize(
    "what", ["UPDATE waiting SET action = x'0011'", "UPDATE answers SET answer = x'0011'"], ids=["action", "answer"]
)
async def test_what_waits(tmp_path: Path, connect_to: ConnectTo, what: str) -> None:
    """It is told after which entry."""
    store, table = await _damaged(tmp_path / "crow.db", connect_to, what)
    with pytest.raises(DamagedEntry) as error:
        await store.waiting(table.id)
    assert (error.value.table, error.value.entry) == (table.id, 3)
    await store.end(table.id, by())
