"""A file of version 1 or 2 that is in use becomes one of version 3: nothing is lost, it pauses, wholly or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage import _file
from storage._file import APPLICATION, Migration, migrations
from storage.sqlite import SqliteStore
from storage.store import Conflict, Pause, Repeated, Standing, Unavailable
from tests.storage.making import ANNE, BEN, by, new_entry, on_the_line
from tests.storage.sqlite.conftest import ConnectTo

PLAYED = """
INSERT INTO packs VALUES ('0f', :blob);
INSERT INTO tables (id, guild, channel, game, pack, name, host, language, head, opened)
VALUES (1, 1, 11, 'marauders', '0f', 'Old', 41, 'en', 0, 5.5);
INSERT INTO epochs VALUES (1, 1, 1, :blob);
INSERT INTO entries (table_id, number, parent, rules, action, answers, events, state, member, interaction, at, shown)
VALUES (1, 1, 0, 1, :blob, :blob, :blob, :blob, 41, 601, 5.5, 901);
INSERT INTO entries (table_id, number, parent, rules, action, answers, events, state, member, interaction, at, shown)
VALUES (1, 2, 1, 1, :blob, :blob, :blob, :blob, 41, 602, 5.5, 902);
INSERT INTO journal (table_id, what, seat, name, player, member, at) VALUES (1, 'seat', 's1', 'Ben', 41, 41, 8.5);
INSERT INTO journal (table_id, what, known, wanted, member, interaction, at) VALUES (1, 'move', 2, 1, 42, 605, 7.5);
INSERT INTO waiting VALUES (1, 1, 1, :blob, 41, 609, 11.5);
INSERT INTO answers VALUES (1, 1, :blob, 42, 610, 12.5);
"""

EVENINGS = """
UPDATE tables SET access = 'host', talk = 'quiet', message = 501, message_revision = 1, message_posted = 9.5;
INSERT INTO journal (table_id, what, setting, value, member, at) VALUES (1, 'setting', 'language', 'de', 41, 9.5);
INSERT INTO guilds VALUES (1, 'de');
INSERT INTO book VALUES (1, 'marauders', 'tromp', :blob);
INSERT INTO guild_packs VALUES (1, 'marauders', 'own', 'Our own', '0f', 41, 9.5);
"""


@pytest.fixture(params=[1, 2])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file of version 1 or 2, as tables were played with it."""
    version = int(request.param)
    with closing(sqlite3.connect(tmp_path / "crow.db", isolation_level=None)) as db:
        for migration in migrations()[:version]:
            db.executescript(migration.script)
        db.execute(f"PRAGMA user_version = {version}")
        for statement in (PLAYED + (EVENINGS if version > 1 else "")).split(";\n"):
            db.execute(statement, {"blob": bytes.fromhex("789c030000000001")})
        yield db


@pytest.fixture
async def store(tmp_path: Path, db: sqlite3.Connection, connect_to: ConnectTo) -> SqliteStore:
    """The store in that file, brought up to date."""
    return await connect_to(tmp_path / "crow.db")


def rows_of(db: sqlite3.Connection) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table of a file, by the names of its columns."""
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
    found: dict[str, list[dict[str, Any]]] = {}
    for name in names:
        cursor = db.execute(f"SELECT * FROM {name} ORDER BY 1, 2")
        columns = [column for column, *_ in cursor.description]
        found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
    return found


def schema(db: sqlite3.Connection) -> list[Any]:
    """How a file is made."""
    return db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()


def check_kept(before: dict[str, list[dict[str, Any]]], db: sqlite3.Connection) -> None:
    """Every row of before is there, and so is all that stood in it; no row is new."""
    after = rows_of(db)
    for name, rows in before.items():
        assert [{column: new[column] for column in old} for old, new in zip(rows, after[name], strict=True)] == rows
    assert all(not after[name] for name in {*after} - {*before})


async def test_every_row_is_kept(tmp_path: Path, db: sqlite3.Connection, connect_to: ConnectTo) -> None:
    before = rows_of(db)
    assert all(before.values())
    await connect_to(tmp_path / "crow.db")
    check_kept(before, db)
    assert db.execute("SELECT recalled FROM tables").fetchall() == [(None,)]
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_a_migrated_file_is_made_like_a_new_one(
    tmp_path: Path, store: SqliteStore, db: sqlite3.Connection, connect_to: ConnectTo
) -> None:
    await connect_to(tmp_path / "new.db")
    with closing(sqlite3.connect(tmp_path / "new.db")) as new:
        assert schema(db) == schema(new)


async def test_its_tables_pause_and_go_on(store: SqliteStore) -> None:
    table = await store.table(1)
    assert table is not None
    assert (table.name, table.head, table.recalled, table.pause, table.waits) == ("Old", 1, None, None, True)
    for interaction in (601, 605, 609):
        with pytest.raises(Repeated):
            await store.put_pause(1, "", by(interaction))
    await store.put_pause(1, "until Friday", by(701))
    await store.put_pause_message(1, 801)
    await store.put_recalled(1, 50.0, None)
    await store.put_draft(1, ANNE, "sheet", "round: 7", 1.0)
    table = await store.table(1)
    assert table is not None
    assert (table.pause, table.recalled) == (Pause(100.0, "until Friday", 801), 50.0)
    await store.commit(1, new_entry(1, 702, ends=1))
    table = await store.table(1)
    assert table is not None
    assert table.pause is None
    assert await on_the_line(store, table) == [1, 3]
    with pytest.raises(Conflict):
        await store.resume(1, by(703))


async def test_who_paused_and_who_went_on_are_noted(store: SqliteStore, db: sqlite3.Connection) -> None:
    await store.put_pause(1, "one", by(701, BEN, at=20.0))
    await store.put_pause(1, "two", by(702, ANNE, at=21.0))
    await store.resume(1, by(703, BEN, at=22.0))
    await store.put_pause(1, "three", by(704, ANNE, at=23.0))
    await store.commit(1, new_entry(1, 705, ends=1, at=24.0))
    columns = "note, at, member, interaction, resumed, resumer, resumption"
    assert db.execute(f"SELECT {columns} FROM pauses ORDER BY id").fetchall() == [
        ("one", 20.0, BEN, 701, 21.0, ANNE, None),
        ("two", 21.0, ANNE, 702, 22.0, BEN, 703),
        ("three", 23.0, ANNE, 704, 24.0, BEN, None),
    ]
    assert {one for (one,) in db.execute("SELECT id FROM interactions")} >= {701, 702, 703, 704, 705}


def test_each_cut_is_one_of_the_migration() -> None:
    assert len(list(migrations()[2].statements())) > max(CUTS)


CUTS = range(1, 10, 3)


@pytest.mark.parametrize("cut", CUTS)
async def test_it_happens_wholly_or_not(
    tmp_path: Path, db: sqlite3.Connection, connect_to: ConnectTo, monkeypatch: pytest.MonkeyPatch, cut: int
) -> None:
    """A file of version 1 stays one of version 2 then: each migration is whole by itself."""
    [(version,)] = db.execute("PRAGMA user_version").fetchall()
    before, made = rows_of(db), schema(db)
    first, second, third = migrations()[:3]
    statements = list(third.statements())
    broken = Migration(3, "".join([*statements[:cut], "SELECT nothing;\n", *statements[cut:]]))
    with monkeypatch.context() as patched:
        patched.setattr(_file, "migrations", lambda: (first, second, broken))
        with pytest.raises(Unavailable, match="nothing"):
            await connect_to(tmp_path / "crow.db")
    check_kept(before, db)
    assert db.execute("PRAGMA user_version").fetchone() == (2,)
    assert version == 1 or schema(db) == made
    assert not {"pauses", "drafts"} & {*rows_of(db)}

    store = await connect_to(tmp_path / "crow.db")
    assert await store.table_in(11) is not None
    check_kept(before, db)
    assert db.execute("SELECT * FROM pragma_application_id, pragma_user_version").fetchone() == (
        APPLICATION,
        len(migrations()),
    )


async def test_several_open_the_file_at_once(tmp_path: Path, db: sqlite3.Connection, connect_to: ConnectTo) -> None:
    before = rows_of(db)
    stores = await asyncio.gather(*(connect_to(tmp_path / "crow.db") for _ in range(3)))
    check_kept(before, db)
    assert [len(await store.tables()) for store in stores] == [1, 1, 1]


async def test_of_several_processes_one_tells(tmp_path: Path, store: SqliteStore, connect_to: ConnectTo) -> None:
    stores = [store, *[await connect_to(tmp_path / "crow.db") for _ in range(3)]]
    told = await asyncio.gather(*(each.put_recalled(1, 30.0, None) for each in stores), return_exceptions=True)
    assert [type(each) for each in told if each is not None] == [Conflict] * 3


async def test_no_two_pauses_of_a_table_are_open(store: SqliteStore, db: sqlite3.Connection) -> None:
    await store.put_pause(1, "", by())
    await store.put_message(1, Standing(501, 1, 20.0))
    db.execute("DROP TRIGGER pause_is_accepted")
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        db.execute("INSERT INTO pauses (table_id, at, note, member) VALUES (1, 30.0, '', 41)")
