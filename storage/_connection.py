"""One connection to a SQLite file: whole statements and whole transactions, one at a time, whose errors are the store's."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiosqlite

from storage.store import Conflict, Damaged, Held, Repeated, StoreError, Unavailable

PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""

Value = int | float | str | bytes | None
Values = Sequence[Value] | Mapping[str, Value]
Rows = Sequence[sqlite3.Row]
Run = Callable[[str, Values], Awaitable[Rows]]

_REFUSALS: Mapping[str, type[StoreError]] = {
    "conflict": Conflict,
    "UNIQUE constraint failed: interactions.id": Repeated,
    "UNIQUE constraint failed: tables.channel": Held,
}
_NO_DATABASE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _tells_no_values(record: logging.LogRecord) -> bool:
    """At level DEBUG aiosqlite logs every statement with its values, seeds and tokens among them."""
    return record.levelno > logging.DEBUG


logging.getLogger("aiosqlite").addFilter(_tells_no_values)  # whatever level anybody sets


class Connection:
    """A connection on which one statement or transaction runs after the other, also when they are asked for at once."""

    def __init__(self, db: aiosqlite.Connection, path: Path) -> None:
        self._db = db
        self._path = path
        self._closed = False
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Connection:
        """Connects to the file; Unavailable when it cannot be opened."""
        try:
            db = aiosqlite.connect(path, timeout=PATIENCE, isolation_level=None)
            # A process that ends without closing must not wait for ever for the database's thread; what was committed is safe.
            thread: threading.Thread | None = getattr(db, "_thread", None)
            if thread is not None:
                thread.daemon = True
            return cls(await db, path)
        except sqlite3.Error as error:
            raise Unavailable(str(path), str(error)) from error

    async def run(self, statement: str, values: Values = ()) -> Rows:
        """Runs one statement that is a transaction of its own."""
        async with self._lock:
            return await self._run(statement, values)

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Run]:
        """Gives what runs statements of one transaction: all of them happen, or after an error or a cancelling none."""
        async with self._lock:
            try:
                await self._run("BEGIN IMMEDIATE", ())
                yield self._run
                await self._run("COMMIT", ())
            except BaseException:
                with suppress(StoreError):  # SQLite may have rolled it back already
                    await self._run("ROLLBACK", ())
                raise

    async def close(self) -> None:
        """Closes the connection after what runs on it; a second time does nothing."""
        async with self._lock:
            if not self._closed:
                self._closed = True
                await self._db.close()

    async def _run(self, statement: str, values: Values) -> Rows:
        if self._closed:
            raise Unavailable(str(self._path), "closed")
        try:
            return list(await self._db.execute_fetchall(statement, values))
        except sqlite3.IntegrityError as error:
            if refusal := _REFUSALS.get(str(error)):
                raise refusal from error
            raise
        except sqlite3.DatabaseError as error:
            raise self._meaning(error) from error

    def _meaning(self, error: sqlite3.DatabaseError) -> Exception:
        code: int = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in _NO_DATABASE:
            return Damaged(str(self._path), str(error))
        if isinstance(error, sqlite3.OperationalError):
            return Unavailable(str(self._path), str(error))
        return error
