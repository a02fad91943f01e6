"""The log: whatever level is set, no secret of a table is written into it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.console import configure_logging
from storage.sqlite import SqliteStore
from tests.storage.making import NEXT_SEED, SEED, by, new_entry, new_table

QUIETENED = ("", "discord", "asyncio", "aiosqlite", "aiohttp")


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """The levels and handlers of the loggers, put back as they were."""
    root = logging.getLogger()
    before, handlers = {name: logging.getLogger(name).level for name in QUIETENED}, list(root.handlers)
    yield
    root.handlers[:] = handlers
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.parametrize("level", ["DEBUG", "INFO"])
async def test_a_tables_seeds_and_tokens_are_never_written(
    level: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not even with all that the libraries tell at level DEBUG."""
    configure_logging(level, "bot-token")
    store = await SqliteStore.connect(tmp_path / "crow.db")
    table = await store.open(new_table(), new_entry(0, 7, token="its-token"))
    await store.end(table.id, by())
    await store.reopen(table.id, NEXT_SEED, by())
    await store.close()
    logging.getLogger("bot").warning("written")
    log = capsys.readouterr().err
    assert "bot: written" in log
    assert not [secret for secret in (SEED.decode(), NEXT_SEED.decode(), "its-token") if secret in log]
