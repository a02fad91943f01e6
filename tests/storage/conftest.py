"""The engines that the contract's tests run on: a second one is one more line in ENGINES."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path

import pytest

from storage.sqlite import SqliteStore
from storage.store import Store

Connect = Callable[[], Awaitable[Store]]

ENGINES: Mapping[str, Callable[[Path], Awaitable[Store]]] = {
    "sqlite": lambda folder: SqliteStore.connect(folder / "crow.db"),
}


@pytest.fixture(params=ENGINES)
async def connect(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Connect]:
    """Connects to the same store once more, as another process would."""
    engine = ENGINES[str(request.param)]
    stores: list[Store] = []

    async def one_more() -> Store:
        stores.append(await engine(tmp_path))
        return stores[-1]

    yield one_more
    for store in stores:
        await store.close()


@pytest.fixture
async def store(connect: Connect) -> Store:
    """An empty store."""
    return await connect()
