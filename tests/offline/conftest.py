"""One browser for all that is looked at, and a table that somebody has begun."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.offline import browser as chromium
from tests.offline.browser import Browser
from tests.offline.running import Running, running


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A headless Chromium; where there is none, what needs it is skipped."""
    lacks = chromium.missing()
    if lacks is not None:
        pytest.skip(lacks)
    made = Browser(tmp_path_factory.mktemp("chromium"))
    yield made
    made.close()


@pytest.fixture(scope="session")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file on which a first run has ended."""
    database = tmp_path_factory.mktemp("begun") / "offline.db"
    with running("--database", str(database)) as first:
        assert first.ends() == (0, "")
    return database


@pytest.fixture
def table(begun: Path, tmp_path: Path) -> Iterator[Running]:
    """The bot on such a file of its own."""
    database = shutil.copy(begun, tmp_path / "offline.db")
    with running("--database", str(database)) as started:
        yield started
