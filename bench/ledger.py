"""The commit against its bare statement, and a table among very many against one alone."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.measure import Row, Sample
from bot.tables.tables import Place, Step, Tables
from rules.contract import Request
from storage.sqlite import SqliteStore
from storage.store import Entry, NewEntry, Origin, Table

TABLES = 100_000
ENTRIES = 10
"""Of each of these tables: a million in all."""

TIMES = 300
BEN = 7

_BARE = """
CREATE TABLE entries (
    table_id, number, parent, rules, action, answers, events, state, member, interaction, at, token, shown, ends,
    PRIMARY KEY (table_id, number)
)
"""

_INSERT = """
INSERT INTO entries (table_id, number, parent, rules, action, answers, events, state, member, interaction, at, token, ends)
VALUES (1, (SELECT coalesce(max(number), 0) + 1 FROM entries WHERE table_id = 1), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
RETURNING number
"""

_MANY = (
    """
    INSERT INTO tables (guild, channel, game, pack, name, host, language, head, opened)
    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < :tables)
    SELECT n / 20, 1000000 + n, game, pack, name, host, language, :entries, opened FROM number, tables WHERE id = 1
    """,
    """
    INSERT INTO epochs (table_id, number, start, seed)
    SELECT id, 1, 1, randomblob(32) FROM tables WHERE id > 1
    """,
    """
    INSERT INTO seats (table_id, key, name, member)
    SELECT id, key, seats.name, member FROM tables, seats WHERE id > 1 AND table_id = 1
    """,
    """
    INSERT INTO entries (table_id, number, parent, rules, action, answers, events, state, member, interaction, at, shown)
    WITH RECURSIVE step (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM step WHERE n < :entries)
    SELECT id, n, n - 1, rules, action, answers, events, state, entries.member, id * 100 + n, at, 1
    FROM tables, step, entries WHERE id > 1 AND table_id = 1 AND number = (SELECT head FROM tables WHERE id = 1)
    """,
    """
    INSERT INTO interactions (id, table_id, at)
    SELECT interaction, table_id, at FROM entries WHERE table_id > 1 ORDER BY interaction
    """,
)


def rows(folder: Path) -> list[Row]:
    """The lines of the table; `folder` is for databases."""
    return asyncio.run(_rows(folder))


async def _rows(folder: Path) -> list[Row]:
    small = await Played.open(folder / "small.db")
    big = await Played.open(folder / "big.db")
    await big.grow()
    commit, bare = await _commits(small, folder / "bare.db")
    alone, among = await _in_turn(small.step, big.step)
    pages_alone, pages_among = await _in_turn(small.page, big.page)
    for each in (small, big):
        await each.store.close()
    many = f"among {TABLES:,} tables and {TABLES * ENTRIES:,} entries"
    return [
        Row("the commit of an entry", commit, "the same INSERT on bare sqlite3", bare, aim=2),
        Row(f"a step at a table {many}", among, "the same in an empty database", alone),
        Row(f"a page of its log, {many}", pages_among, "the same in an empty database", pages_alone),
    ]


class Played:
    """A table that is played at, in a file of its own."""

    def __init__(self, store: SqliteStore, file: Path) -> None:
        self.store = store
        self.file = file
        self.tables = Tables(store)
        self.interaction = 10**9
        self.table = 0

    @classmethod
    async def open(cls, file: Path) -> Played:
        """With a captain and three ships on the board."""
        self = cls(await SqliteStore.connect(file), file)
        opened = await self.tables.start(Place(1, 2, BEN), "marauders", None, "Friday", self._step())
        self.table = opened.after.table.id
        await self.play("captain", None, nation="english", zone="port-royal")
        for ship, zone in (("french", "tortuga"), ("frigate", "trinidad"), ("spanish", "cartagena")):
            await self.play("place", None, ship=ship, zone=zone, scouting=2)
        await self.play("icons", None, moves="french N, frigate E, spanish S")
        return self

    async def grow(self) -> None:
        """Adds the very many tables, by hand and without the triggers, and sits down at a new one after them."""
        await asyncio.to_thread(_fill, self.file)
        opened = await self.tables.start(Place(1, 3, BEN), "marauders", None, "Saturday", self._step())
        self.table = opened.after.table.id
        await self.play("captain", None, nation="english", zone="port-royal")

    async def play(self, verb: str, seat: str | None, **given: str | int) -> Any:
        """Plays one step and has it shown; the entry it became."""
        request = Request(verb, seat, tuple(given.items()))
        played: Any = await self.tables.play(self.table, lambda _: request, self._step())
        await self.store.mark_shown(self.table, played.number, 1)
        return played

    async def step(self) -> None:
        """What a command does."""
        await self.play("hold", "s1", gold=self.interaction % 50)

    async def page(self) -> None:
        """What `/table log` reads."""
        await self.store.entries(self.table, limit=10)

    async def row(self) -> tuple[Table, Entry]:
        """The table, and the entry on which it stands."""
        table = await self.store.table(self.table)
        assert table is not None
        entry = await self.store.entry(table.id, table.head)
        assert entry is not None
        return table, entry

    def origin(self) -> Origin:
        """A new interaction."""
        self.interaction += 1
        return Origin(BEN, self.interaction, 1.0)

    def _step(self) -> Step:
        return Step(self.origin(), "t" * 200)


def _fill(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        triggers = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        for name, _ in triggers:
            db.execute(f"DROP TRIGGER {name}")
        for statement in _MANY:
            db.execute(statement, {"tables": TABLES, "entries": ENTRIES})
        for _, made in triggers:
            db.execute(made)
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def _commits(small: Played, bare: Path) -> tuple[Sample, Sample]:
    """The last entry committed again and again by the store, and in turn its values put into a table without any rules."""
    ours: list[float] = []
    theirs: list[float] = []
    with closing(sqlite3.connect(bare, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute(_BARE)
        values = _stored(small.file)
        table, entry = await small.row()
        head = table.head
        for _ in range(TIMES):
            began = time.perf_counter()
            db.execute(_INSERT, values).fetchall()
            theirs.append(time.perf_counter() - began)
            new = NewEntry(
                head, 1, entry.action, entry.answers, entry.events, entry.state, small.origin(), token="t" * 200
            )
            began = time.perf_counter()
            head = (await small.store.commit(small.table, new)).number
            ours.append(time.perf_counter() - began)
    return Sample(ours), Sample(theirs)


def _stored(file: Path) -> tuple[Any, ...]:
    """The values of the last entry of a file as they lie in it."""
    with closing(sqlite3.connect(file)) as db:
        return db.execute(
            "SELECT parent, rules, action, answers, events, state, member, interaction, at, token, ends FROM entries"
            " ORDER BY number DESC LIMIT 1"
        ).fetchone()


async def _in_turn(one: Callable[[], Awaitable[None]], other: Callable[[], Awaitable[None]]) -> tuple[Sample, Sample]:
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(TIMES):
        for work, taken in zip((one, other), times, strict=True):
            began = time.perf_counter()
            await work()
            taken.append(time.perf_counter() - began)
    return Sample(times[0]), Sample(times[1])
