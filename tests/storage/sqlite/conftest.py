"""Stores on files of a test's own, and listening to what they say to SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage.sqlite import SqliteStore

ConnectTo = Callable[[Path], Awaitable[SqliteStore]]


@pytest.fixture
async def connect_to() -> AsyncIterator[ConnectTo]:
    """Opens files, and closes them when the test ends."""
    stores: list[SqliteStore] = []

    async def connect(path: Path) -> SqliteStore:
        stores.append(await SqliteStore.connect(path))
        return stores[-1]

    yield connect
    for store in stores:
        await store.close()


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every statement, with its values, that is run on connections made from now on; what its triggers do belongs to it."""
    said: list[str] = []
    connect = sqlite3.connect

    def listen(statement: str) -> None:
        if said[-1:] != [statement]:  # told again for each statement of a trigger
            said.append(statement)

    def listening(path: str, timeout: float = 5.0, isolation_level: None = None) -> sqlite3.Connection:
        db = connect(path, timeout, isolation_level=isolation_level)
        db.set_trace_callback(listen)
        return db

    monkeypatch.setattr(sqlite3, "connect", listening)
    return said
