"""An evening for each journey; dice and cards come from a fixed seed, so that each is the same whenever it is played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.journeys.table import Evening, evening

SEED = bytes(range(32))


@pytest.fixture
async def night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """A server on which nobody has opened a table yet."""
    monkeypatch.setattr("bot.tables._new_seed", lambda: SEED)
    async with evening(tmp_path / "crow.db") as night:
        yield night
