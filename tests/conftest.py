"""An evening for whoever needs one; dice and cards come from a fixed seed, so that it is the same whenever it is played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.journeys.table import Evening

SEED = bytes(range(32))


@pytest.fixture
async def night(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> AsyncIterator[Evening]:
    """A server on which nobody has opened a table yet. A parameter is how many seconds an answer is waited for."""
    from tests.journeys.table import evening  # only where it is used: it brings all of Discord's library

    monkeypatch.setattr("bot.tables.tables._new_seed", lambda: SEED)
    options = {"settle_timeout": request.param} if hasattr(request, "param") else {}
    async with evening(tmp_path / "crow.db", **options) as night:
        yield night
