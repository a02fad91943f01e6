"""A database file: made for its owner alone, told apart from other programs' files, and brought up to this version."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from storage._connection import Connection
from storage.store import Damaged, TooNew, Unavailable

APPLICATION = 0x43726F77
"""What `PRAGMA application_id` says of a file of Crow's Nest."""
OLDEST_SQLITE = (3, 35)
"""The first SQLite with RETURNING."""

_IDENTITY = """
SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master) FROM pragma_application_id, pragma_user_version
"""
# In one statement, as another process may be making the file.


@dataclass(frozen=True, slots=True)
class Migration:
    """A step of the schema: it brings a file from version `number - 1` to `number`."""

    number: int
    script: str

    def statements(self) -> Iterator[str]:
        """Its statements, one by one, a trigger being one."""
        statement = ""
        for line in self.script.splitlines(keepends=True):
            statement += line
            if sqlite3.complete_statement(statement):
                yield statement
                statement = ""


@cache
def migrations() -> tuple[Migration, ...]:
    """All migrations, 1, 2, 3; a file's version is the number of its last one."""
    scripts = sorted((item.name, item) for item in files("storage.migrations").iterdir() if item.name.endswith(".sql"))
    for number, (name, _) in enumerate(scripts, start=1):
        assert re.fullmatch(rf"{number:04}_\w+\.sql", name), name
    return tuple(Migration(number, item.read_text("utf-8")) for number, (_, item) in enumerate(scripts, start=1))


async def open_file(path: Path) -> Connection:
    """Opens a file, making or migrating it where needed: Unavailable, Damaged or TooNew when that cannot be."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Unavailable(str(path), f"SQLite {sqlite3.sqlite_version}")
    _prepare(path)
    connection = await Connection.open(path)
    try:
        version = await _version(connection, path)
        await _write_ahead(connection)
        await connection.run("PRAGMA synchronous = FULL")
        await connection.run("PRAGMA foreign_keys = ON")
        for migration in migrations()[version:]:
            await _migrate(connection, migration)
    except BaseException:
        await connection.close()
        raise
    return connection


def _prepare(path: Path) -> None:
    """Makes the file (0600; SQLite gives its side files the same mode) and its folders (0700) where they are missing."""
    try:
        for folder in reversed([folder for folder in path.parents if not folder.exists()]):
            folder.mkdir(mode=0o700, exist_ok=True)
        with suppress(
            FileExistsError
        ):  # an existing file is not opened here: closing it would drop SQLite's locks on it
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise Unavailable(str(path), error.strerror) from error
    if path.is_dir():
        raise Unavailable(str(path), os.strerror(errno.EISDIR))
    if not os.access(path, os.R_OK | os.W_OK):  # SQLite would open it all the same, read-only
        raise Unavailable(str(path), os.strerror(errno.EACCES))


async def _version(connection: Connection, path: Path) -> int:
    """The version of a file, 0 when it is empty; nothing is written to a file that is not ours."""
    [(application, version, things)] = await connection.run(_IDENTITY)
    if application != APPLICATION and (application or version or things):
        raise Damaged(str(path), "another program's database")
    if version > len(migrations()):
        raise TooNew(str(path), version, len(migrations()))
    return version


async def _write_ahead(connection: Connection) -> None:
    """Turns WAL on, which stays on; SQLite does not wait by itself for another process that does the same just now."""
    for pause in (0.01, 0.02, 0.05, 0.1, 0.2, 0.5):
        with suppress(Unavailable):
            await connection.run("PRAGMA journal_mode = WAL")
            return
        await asyncio.sleep(pause)
    await connection.run("PRAGMA journal_mode = WAL")


async def _migrate(connection: Connection, migration: Migration) -> None:
    async with connection.transaction() as run:
        [(version,)] = await run("PRAGMA user_version", ())
        if version >= migration.number:  # another process was faster
            return
        for statement in migration.statements():
            await run(statement, ())
        await run(f"PRAGMA user_version = {migration.number}", ())
