"""What is said to SQLite: one statement a commit, no walk over all entries, no transaction left open, nothing in the log."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from storage.sqlite import SqliteStore
from storage.store import BookCard, Conflict, Seat, Standing, Unavailable
from tests.storage.making import (
    BEN,
    HOME,
    NEXT_SEED,
    SEED,
    TAVERN,
    by,
    given,
    guild_pack,
    head,
    new_entry,
    opened,
    waiting,
)
from tests.storage.sqlite.conftest import ConnectTo


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the store is."""
    return tmp_path / "crow.db"


@pytest.fixture
async def store(path: Path, said: list[str], connect_to: ConnectTo) -> SqliteStore:
    """A store in `path` that is listened to."""
    return await connect_to(path)


async def test_a_commit_is_one_statement(store: SqliteStore, said: list[str]) -> None:
    table = await opened(store)
    await store.wait(table.id, waiting(1, 7, given("x")))
    said.clear()
    await store.commit(table.id, new_entry(1, 8, ends=1))
    assert [statement.strip().split(" (")[0] for statement in said] == ["INSERT INTO entries"]

    said.clear()
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(1, 9))
    assert len(said) == 1

    said.clear()
    await store.commit(table.id, new_entry(1, 9, instead=2))
    assert [statement.strip().split(" (")[0] for statement in said] == ["INSERT INTO entries"]


async def test_a_commit_with_seats_is_one_transaction(store: SqliteStore, said: list[str]) -> None:
    table = await opened(store)
    said.clear()
    await store.commit(table.id, new_entry(1), [Seat("s1", "Ben", BEN)])
    assert said[0] == "BEGIN IMMEDIATE"
    assert said[-1] == "COMMIT"
    assert len(said) == 4


async def test_undo_is_one_statement(store: SqliteStore, said: list[str]) -> None:
    table = await opened(store, 2)
    said.clear()
    await store.move(table.id, 2, 1, by())
    assert len(said) == 1


async def test_a_setting_and_a_message_are_one_statement_each(store: SqliteStore, said: list[str], path: Path) -> None:
    table = await opened(store)
    said.clear()
    await store.put_setting(table.id, "talk", "quiet", by(7, at=120.0))
    await store.put_message(table.id, Standing(501, 1, 130.0))
    assert [statement.split()[0] for statement in said] == ["INSERT", "UPDATE"]
    with closing(sqlite3.connect(path)) as db:
        journal = db.execute("SELECT table_id, what, setting, value, member, interaction, at FROM journal").fetchall()
    assert journal == [(table.id, "setting", "talk", "quiet", BEN, 7, 120.0)]


async def test_a_message_that_is_known_writes_nothing(store: SqliteStore, path: Path) -> None:
    table = await opened(store)
    await store.put_message(table.id, Standing(501, 1, 130.0))
    written = path.with_name("crow.db-wal").stat().st_size
    for _ in range(5):
        await store.put_message(table.id, Standing(501, 1, 130.0))
    assert path.with_name("crow.db-wal").stat().st_size == written
    await store.put_message(table.id, Standing(501, 2, 130.0))
    assert path.with_name("crow.db-wal").stat().st_size > written


async def test_nothing_reads_all_entries(store: SqliteStore, said: list[str], path: Path) -> None:
    table = await opened(store, 3)
    said.clear()
    await store.table(table.id)
    await store.table_in(TAVERN)
    await store.tables(HOME)
    await store.entry(table.id, 2)
    await store.entries(table.id, before=3, limit=1)
    await store.entries(table.id, states=False)
    await store.child(table.id, 1)
    await store.owed(table.id)
    await store.owing()
    await store.waiting(table.id)
    await store.seats(table.id)
    await store.epochs(table.id)
    await store.last_table(HOME, "marauders", table.id)
    await store.language(HOME)
    await store.book(HOME, "marauders")
    await store.learn(HOME, "marauders", [BookCard("card", b"bytes")], 5)
    await store.guild_packs(HOME, "marauders")
    await store.put_guild_pack(HOME, "marauders", guild_pack(b"raw"), b"raw", 5)
    await store.put_message(table.id, Standing(501, 1, 130.0))
    await store.commit(table.id, new_entry(2, instead=3))
    await store.mark_shown(table.id, 1, 5)
    await store.forget_tokens(50.0)
    with closing(sqlite3.connect(path, 5, isolation_level=None)) as db:
        plans = [
            str(row[3])
            for text in said
            if text not in ("BEGIN IMMEDIATE", "COMMIT")
            for row in db.execute(f"EXPLAIN QUERY PLAN {text}")
        ]
    read = {"entries", "interactions", "journal", "answers", "packs", "tables", "seats", "run", "first"}
    read |= {"guilds", "book", "guild_packs"}
    scans = [plan for plan in plans if plan.startswith("SCAN") and plan.split()[1] in read]
    assert {plan.split("USING ")[-1].removeprefix("COVERING ") for plan in scans} <= {"INDEX unshown_entries"}
    assert len(plans) > 20


async def test_values_are_not_logged(path: Path, connect_to: ConnectTo, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    store = await connect_to(path)
    table = await opened(store)
    await store.commit(table.id, new_entry(1, token="secret-token"))
    await store.end(table.id, by())
    await store.reopen(table.id, NEXT_SEED, by())
    for secret in (SEED, NEXT_SEED, b"secret-token"):
        assert secret.decode() not in caplog.text


@contextmanager
def _full_disk(path: Path) -> Generator[None]:
    """No file can grow beyond the size of this one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 100, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_a_full_disk_refuses_and_leaves_all_as_it_was(store: SqliteStore, path: Path) -> None:
    table = await opened(store, 20)
    with _full_disk(path.with_name("crow.db-wal")):
        for seats in ([], [Seat("s1", "Ben", BEN)]):
            with pytest.raises(Unavailable) as error:
                await store.commit(table.id, new_entry(20, 9), seats)
            assert error.value.args[0] == str(path)
        with pytest.raises(Unavailable):
            await store.wait(table.id, waiting(20, 9))
        assert await head(store, table) == 20
    assert await store.seats(table.id) == []
    assert (await store.commit(table.id, new_entry(20, 9), [Seat("s1", "Ben", BEN)])).number == 21


async def test_a_file_that_another_holds_refuses_after_a_while(store: SqliteStore, path: Path) -> None:
    table = await opened(store)
    with closing(sqlite3.connect(path, 5, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await store.commit(table.id, new_entry(1), [Seat("s1", "Ben", BEN)])
        assert await head(store, table) == 1
        waits = asyncio.create_task(store.commit(table.id, new_entry(1)))
        await asyncio.sleep(0.3)
        assert not waits.done()
        other.execute("ROLLBACK")
        assert (await waits).number == 2


async def test_a_closed_store_refuses(store: SqliteStore, path: Path) -> None:
    table = await opened(store)
    await store.close()
    await store.close()
    with pytest.raises(Unavailable) as error:
        await store.table(table.id)
    assert error.value.args == (str(path), "closed")
    with pytest.raises(Unavailable):
        await store.commit(table.id, new_entry(1), [Seat("s1", "Ben", BEN)])
