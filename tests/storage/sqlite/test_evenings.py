"""A file of version 1 that is in use becomes one of version 2: nothing is lost, its tables go on, wholly or not at all."""

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
from storage.store import Conflict, Repeated, Seat, Standing, Table, Unavailable
from tests.storage.making import (
    ANNE,
    BEN,
    HOME,
    NEXT_SEED,
    by,
    given,
    new_entry,
    on_the_line,
    waiting,
)
from tests.storage.sqlite.conftest import ConnectTo

WAITS, ENDED = 1, 2
"""The tables of the file: one at which something waits, and one that has ended."""

_PLAYED = """
INSERT INTO packs VALUES ('0f', :blob);
INSERT INTO tables VALUES (1, 1, 11, 'marauders', '0f', 'Old', 41, 'en', 0, 5.5, NULL);
INSERT INTO tables VALUES (2, 1, 12, 'marauders', '0f', 'Over', 41, 'en', 0, 6.5, NULL);
INSERT INTO epochs VALUES (1, 1, 1, :blob);
INSERT INTO epochs VALUES (2, 1, 1, :blob);
INSERT INTO entries VALUES (1, 1, 0, 1, :blob, :blob, :blob, :blob, 41, 601, 5.5, NULL, 901, NULL);
INSERT INTO entries VALUES (1, 2, 1, 1, :blob, :blob, :blob, :blob, 41, 602, 5.5, NULL, 902, NULL);
INSERT INTO entries VALUES (1, 3, 2, 1, :blob, :blob, :blob, :blob, 41, 603, 5.5, NULL, 903, NULL);
INSERT INTO entries VALUES (2, 1, 0, 1, :blob, :blob, :blob, :blob, 41, 604, 5.5, NULL, 904, NULL);
INSERT INTO journal (table_id, what, known, wanted, member, interaction, at) VALUES (1, 'move', 3, 2, 42, 605, 7.5);
INSERT INTO entries VALUES (1, 4, 2, 1, :blob, :blob, :blob, :blob, 41, 606, 5.5, 'tok', NULL, NULL);
INSERT INTO journal (table_id, what, seat, name, player, member, at) VALUES (1, 'seat', 's1', 'Ben', 41, 41, 8.5);
INSERT INTO journal (table_id, what, member, interaction, at) VALUES (1, 'end', 41, 607, 9.5);
INSERT INTO journal (table_id, what, member, interaction, at) VALUES (1, 'reopen', 41, 608, 10.5);
INSERT INTO waiting VALUES (1, 4, 1, :blob, 41, 609, 11.5);
INSERT INTO interactions VALUES (610, 1, 12.5);
INSERT INTO answers VALUES (1, 1, :blob, 42, 610, 12.5);
INSERT INTO answers VALUES (1, 2, :blob, 42, 610, 12.5);
INSERT INTO journal (table_id, what, known, wanted, member, at) VALUES (1, 'take-back', 2, 1, 42, 14.5);
INSERT INTO journal (table_id, what, member, at) VALUES (2, 'end', 41, 15.5);
"""
_KEPT = {
    "packs": "hash, pack",
    "tables": "id, guild, channel, game, pack, name, host, language, head, opened, ended",
    "epochs": "*",
    "seats": "*",
    "interactions": "*",
    "entries": "table_id, number, parent, rules, action, answers, events, state, member, interaction, at, token, shown, ends",
    "waiting": "table_id, base, rules, action, member, interaction, at",
    "answers": "*",
    "journal": "id, table_id, what, known, wanted, seat, name, player, member, interaction, at",
}


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """A file of version 1, as tables were played with it."""
    with closing(sqlite3.connect(tmp_path / "crow.db", isolation_level=None)) as db:
        db.executescript(migrations()[0].script)
        db.execute("PRAGMA user_version = 1")
        for statement in _PLAYED.strip().splitlines():
            db.execute(statement, {"blob": bytes.fromhex("789c030000000001")})
        yield db


@pytest.fixture
async def store(tmp_path: Path, db: sqlite3.Connection, connect_to: ConnectTo) -> SqliteStore:
    """The store in that file, brought up to date."""
    return await connect_to(tmp_path / "crow.db")


async def _waits(store: SqliteStore) -> Table:
    table = await store.table(WAITS)
    assert table is not None
    return table


def _kept(db: sqlite3.Connection) -> dict[str, list[Any]]:
    return {
        name: db.execute(f"SELECT {columns} FROM {name} ORDER BY 1, 2").fetchall() for name, columns in _KEPT.items()
    }


def _schema(db: sqlite3.Connection) -> list[Any]:
    return db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name").fetchall()


async def test_every_row_is_kept(tmp_path: Path, db: sqlite3.Connection, connect_to: ConnectTo) -> None:
    before = _kept(db)
    assert all(before.values())
    await connect_to(tmp_path / "crow.db")
    assert _kept(db) == before
    assert db.execute("SELECT DISTINCT setting, value FROM journal").fetchall() == [(None, None)]
    assert db.execute("SELECT DISTINCT instead FROM entries").fetchall() == [(None,)]
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert db.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_a_migrated_file_is_made_like_a_new_one(
    tmp_path: Path, store: SqliteStore, db: sqlite3.Connection, connect_to: ConnectTo
) -> None:
    await connect_to(tmp_path / "new.db")
    with closing(sqlite3.connect(tmp_path / "new.db")) as new:
        assert _schema(db) == _schema(new)


async def test_tables_that_were_open_are_under_way(store: SqliteStore) -> None:
    table = await _waits(store)
    assert await store.table_in(11) == table
    assert (table.name, table.head, table.access, table.talk, table.lobby) == ("Old", 4, "", "normal", False)
    assert (table.message, table.seats, table.waits) == (None, (Seat("s1", "Ben", BEN),), True)
    assert await on_the_line(store, table) == [1, 2, 4]
    assert await store.owed(WAITS) == [4]
    assert await store.last_table(HOME, "marauders", ENDED) == table


async def test_what_waited_goes_on(store: SqliteStore) -> None:
    now = await store.waiting(WAITS)
    assert now is not None
    assert [answer.origin.member for answer in now.answers] == [ANNE]
    await store.answer(WAITS, 1, [given("more", 701)])
    await store.commit(WAITS, new_entry(4, 702, ends=2))
    await store.commit(WAITS, new_entry(4, 703, instead=5))
    assert await on_the_line(store, await _waits(store)) == [1, 2, 4, 6]


async def test_its_triggers_refuse_and_do_as_before(store: SqliteStore) -> None:
    for interaction in range(601, 611):
        with pytest.raises(Repeated):
            await store.put_seat(WAITS, Seat("s2", "Anne", ANNE), by(interaction))
    with pytest.raises(Conflict):
        await store.move(WAITS, 4, 3, by())
    with pytest.raises(Conflict):
        await store.cancel(WAITS, 2, by())
    await store.cancel(WAITS, 1, by())
    await store.move(WAITS, 4, 3, by())
    await store.wait(WAITS, waiting(3, None, given("x"), given("y")))
    await store.take_back(WAITS, 2, 1, by())
    assert await store.waiting(WAITS) == waiting(3, None, given("x"))
    with pytest.raises(Conflict):
        await store.end(ENDED, by())
    again = await store.reopen(ENDED, NEXT_SEED, by())
    assert (again.head, again.lobby) == (1, False)


async def test_its_tables_are_set_and_shown(store: SqliteStore) -> None:
    await store.put_setting(WAITS, "access", "seated", by(701))
    await store.put_message(WAITS, Standing(501, 4, 20.0))
    table = await _waits(store)
    assert (table.access, table.message) == ("seated", Standing(501, 4, 20.0))
    with pytest.raises(Conflict):
        await store.put_setting(ENDED, "access", "seated", by())


@pytest.mark.parametrize("cut", range(1, 18, 4))
async def test_it_happens_wholly_or_not(
    tmp_path: Path, db: sqlite3.Connection, connect_to: ConnectTo, monkeypatch: pytest.MonkeyPatch, cut: int
) -> None:
    before = _kept(db), _schema(db)
    first, second = migrations()[:2]
    statements = list(second.statements())
    assert len(statements) > cut
    broken = Migration(2, "".join([*statements[:cut], "SELECT nothing;\n", *statements[cut:]]))
    with monkeypatch.context() as patched:
        patched.setattr(_file, "migrations", lambda: (first, broken))
        with pytest.raises(Unavailable, match="nothing"):
            await connect_to(tmp_path / "crow.db")
    assert (_kept(db), _schema(db)) == before
    assert db.execute("PRAGMA user_version").fetchone() == (1,)

    store = await connect_to(tmp_path / "crow.db")
    assert await store.table_in(11) is not None
    assert _kept(db) == before[0]
    assert db.execute("SELECT * FROM pragma_application_id, pragma_user_version").fetchone() == (
        APPLICATION,
        len(migrations()),
    )


async def test_several_open_the_file_at_once(tmp_path: Path, db: sqlite3.Connection, connect_to: ConnectTo) -> None:
    before = _kept(db)
    stores = await asyncio.gather(*(connect_to(tmp_path / "crow.db") for _ in range(3)))
    assert _kept(db) == before
    assert [len(await store.tables()) for store in stores] == [1, 1, 1]


@pytest.mark.parametrize(
    "row",
    [
        "(1, 'setting', NULL, NULL, 41, 1.0)",
        "(1, 'setting', 'access', NULL, 41, 1.0)",
        "(1, 'setting', 'colour', 'red', 41, 1.0)",
        "(1, 'setting', 'lobby', 'perhaps', 41, 1.0)",
        "(1, 'end', 'access', 'host', 41, 1.0)",
        "(1, 'sing', NULL, NULL, 41, 1.0)",
    ],
)
async def test_the_journal_takes_no_nonsense(store: SqliteStore, db: sqlite3.Connection, row: str) -> None:
    before = _kept(db)
    with pytest.raises(sqlite3.IntegrityError):
        db.execute(f"INSERT INTO journal (table_id, what, setting, value, member, at) VALUES {row}")
    assert _kept(db) == before
