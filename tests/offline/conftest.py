"""One browser for all that is looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.offline import browser as chromium
from tests.offline.browser import Browser


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A headless Chromium; where there is none, what needs it is skipped."""
    lacks = chromium.missing()
    if lacks is not None:
        pytest.skip(lacks)
    made = Browser(tmp_path_factory.mktemp("chromium"))
    yield made
    made.close()
