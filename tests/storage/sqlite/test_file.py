"""The file: its owner's alone, made and migrated when opened; what is no store of this version is refused untouched."""

from __future__ import annotations

import os
import random
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage import _file
from storage._file import APPLICATION, Migration, migrations
from storage.store import Damaged, TooNew, Unavailable
from tests.storage.making import SEED, new_entry, opened, reloaded
from tests.storage.sqlite.conftest import ConnectTo


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def _names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def _version(path: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("PRAGMA application_id").fetchone()[0], db.execute("PRAGMA user_version").fetchone()[0]


def _file_of_version(path: Path, version: int) -> None:
    """A file as that version left it, with a table of one entry."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for migration in migrations()[:version]:
            db.executescript(migration.script)
        db.execute(f"PRAGMA user_version = {version}")
        db.executescript(
            """
            INSERT INTO packs VALUES ('0f', x'789c030000000001');
            INSERT INTO tables (guild, channel, game, pack, name, host, language, opened)
            VALUES (1, 11, 'marauders', '0f', 'Old Friday', 41, 'en', 5.5);
            INSERT INTO epochs VALUES (1, 1, 1, x'736565642d31');
            INSERT INTO entries (table_id, number, parent, rules, action, answers, events, state, member, interaction, at)
            VALUES (1, 1, 0, 1, x'789c030000000001', x'789c030000000001', x'789c030000000001', x'789c030000000001', 41, 7, 5.5);
            """
        )


async def test_the_file_and_its_folders_are_the_owners_alone(tmp_path: Path, connect_to: ConnectTo) -> None:
    path = tmp_path / "share" / "crows-nest" / "crow.db"
    before = os.umask(0)
    try:
        store = await connect_to(path)
        await opened(store)
        assert _names(path.parent) == ["crow.db", "crow.db-shm", "crow.db-wal"]
        assert {_mode(file) for file in path.parent.iterdir()} == {0o600}
        assert _mode(path.parent) == _mode(path.parent.parent) == 0o700
    finally:
        os.umask(before)
    await store.close()


async def test_how_the_file_is_kept(tmp_path: Path, said: list[str], connect_to: ConnectTo) -> None:
    store = await connect_to(tmp_path / "crow.db")
    await store.close()
    assert {"PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", "PRAGMA journal_mode = WAL"} <= set(said)
    assert (tmp_path / "crow.db").read_bytes()[18:20] == b"\2\2"  # the format's mark of WAL
    assert _version(tmp_path / "crow.db") == (APPLICATION, len(migrations()))


async def test_an_empty_file_becomes_a_store(tmp_path: Path, connect_to: ConnectTo) -> None:
    path = tmp_path / "crow.db"
    path.touch()
    store = await connect_to(path)
    await opened(store)
    await store.close()


@pytest.mark.parametrize("version", range(1, len(migrations()) + 1))
async def test_a_file_of_each_version_is_read(tmp_path: Path, version: int, connect_to: ConnectTo) -> None:
    path = tmp_path / "crow.db"
    _file_of_version(path, version)
    store = await connect_to(path)
    table = await store.table_in(11)
    assert table is not None
    assert (table.name, table.head, table.seed) == ("Old Friday", 1, b"seed-1")
    assert await store.pack("0f") == b""
    assert (await store.commit(table.id, new_entry(1, 8))).number == 2
    await store.close()
    assert _version(path) == (APPLICATION, len(migrations()))


def test_each_migration_says_why() -> None:
    for migration in migrations():
        assert migration.script.startswith(f"-- {migration.number:04}: ")
    assert [migration.number for migration in migrations()] == list(range(1, len(migrations()) + 1))


def _migrations(monkeypatch: pytest.MonkeyPatch, *scripts: str) -> int:
    """More migrations than there are; the number of the last."""
    known = migrations()
    more = [Migration(number, script) for number, script in enumerate(scripts, start=len(known) + 1)]
    monkeypatch.setattr(_file, "migrations", lambda: (*known, *more))
    return len(known) + len(more)


async def test_an_older_file_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, connect_to: ConnectTo
) -> None:
    path = tmp_path / "crow.db"
    _file_of_version(path, len(migrations()))
    newest = _migrations(
        monkeypatch, "CREATE TABLE one (a);\nINSERT INTO one VALUES (1);\n", "ALTER TABLE one ADD b;\n"
    )
    for _ in range(2):
        store = await connect_to(path)
        assert len(await store.tables()) == 1
        await store.close()
    assert _version(path) == (APPLICATION, newest)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT a, b FROM one").fetchall() == [(1, None)]


async def test_a_migration_happens_wholly_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, connect_to: ConnectTo
) -> None:
    path = tmp_path / "crow.db"
    _file_of_version(path, len(migrations()))
    newest = _migrations(monkeypatch, "CREATE TABLE one (a);\n", "CREATE TABLE two (a);\nALTER TABLE three ADD b;\n")
    with pytest.raises(Unavailable, match="three"):
        await connect_to(path)
    assert _version(path) == (APPLICATION, newest - 1)
    with closing(sqlite3.connect(path)) as db:
        names = db.execute("SELECT name FROM sqlite_master WHERE name IN ('one', 'two')").fetchall()
    assert names == [("one",)]


async def test_a_newer_file_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, connect_to: ConnectTo
) -> None:
    path = tmp_path / "crow.db"
    with monkeypatch.context() as newer:
        newest = _migrations(newer, "CREATE TABLE one (a);\n")
        await (await connect_to(path)).close()
    before = path.read_bytes()
    with pytest.raises(TooNew) as error:
        await connect_to(path)
    assert error.value.args == (str(path), newest, newest - 1)
    assert path.read_bytes() == before


def _foreign(*statements: str) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            for statement in statements:
                db.execute(statement)

    return make


def _holding(content: bytes) -> Callable[[Path], None]:
    def make(path: Path) -> None:
        path.write_bytes(content)

    return make


NO_STORES = {
    "a text": _holding(b"Yo ho ho, and a bottle of rum.\n" * 100),
    "noise": _holding(random.Random(1).randbytes(20_000)),
    "another program's tables": _foreign("CREATE TABLE bookmarks (url)"),
    "another program's version": _foreign("CREATE TABLE bookmarks (url)", f"PRAGMA user_version = {len(migrations())}"),
    "another program's mark": _foreign("PRAGMA application_id = 77"),
}


@pytest.mark.parametrize("make", NO_STORES.values(), ids=NO_STORES)
async def test_what_is_no_store_is_left_alone(
    tmp_path: Path, make: Callable[[Path], None], connect_to: ConnectTo
) -> None:
    path = tmp_path / "crow.db"
    make(path)
    before = path.read_bytes()
    with pytest.raises(Damaged) as error:
        await connect_to(path)
    assert error.value.args[0] == str(path)
    assert path.read_bytes() == before
    assert _names(tmp_path) == ["crow.db"]


async def test_a_damaged_page_is_noticed(tmp_path: Path, connect_to: ConnectTo) -> None:
    path = tmp_path / "crow.db"
    store = await connect_to(path)
    table = await opened(store, 20)
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        [(page,)] = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'")
    with path.open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(b"\xff" * 4096)
    store = await connect_to(path)
    with pytest.raises(Damaged):
        await store.entries(table.id)
    await store.close()


async def test_a_damaged_entry_is_noticed(tmp_path: Path, connect_to: ConnectTo) -> None:
    path = tmp_path / "crow.db"
    store = await connect_to(path)
    table = await opened(store, 2)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("UPDATE entries SET state = x'00' WHERE number = 2")
    with pytest.raises(Damaged):
        await store.entry(table.id, 2)
    assert await store.entry(table.id, 1) is not None
    await store.close()


async def test_a_place_that_cannot_be_written(tmp_path: Path, connect_to: ConnectTo) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "crow.db", Path("/proc/crows-nest/crow.db"), Path("/dev/null/crow.db")):
        with pytest.raises(Unavailable) as error:
            await connect_to(path)
        assert error.value.args[0] == str(path)
        assert error.value.args[1]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anything")
async def test_a_file_that_may_not_be_written(tmp_path: Path, connect_to: ConnectTo) -> None:
    path = tmp_path / "crow.db"
    await (await connect_to(path)).close()
    path.chmod(0o400)
    with pytest.raises(Unavailable, match="denied"):
        await connect_to(path)


async def test_a_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, connect_to: ConnectTo) -> None:
    monkeypatch.chdir(tmp_path)
    store = await connect_to(Path("data/crow 50%?.db"))
    table = await opened(store)
    assert (await reloaded(store, table)).seed == SEED
    await store.close()
    assert _names(tmp_path / "data") == ["crow 50%?.db"]
