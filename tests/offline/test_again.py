"""Run after run on the same file: it goes on where it stood."""

from __future__ import annotations

import signal
from pathlib import Path

from bot.offline.opening import OPENING
from tests.offline.browser import Browser
from tests.offline.running import entries, running


def test_the_sixth_run_is_as_the_first(browser: Browser, tmp_path: Path) -> None:
    """Half of the runs are killed. No id of an earlier run comes again, or what is done with it would be ignored."""
    database, looked = tmp_path / "offline.db", 0
    for number in range(6):
        with running("--database", str(database)) as started:
            if number in {1, 5}:
                _plays_on(browser, started.address)
                looked += 1
            assert started.ends(signal.SIGKILL if number % 2 else signal.SIGINT) in {(-signal.SIGKILL, ""), (0, "")}
    assert entries(database) == len(OPENING) + looked


def _plays_on(browser: Browser, address: str) -> None:
    """Sees the table as it stands, and moves a ship."""
    page = browser.page(address, "Ada")
    [shown] = page.messages
    assert shown.title in {"Friday night", "Battle round 1: Spanish ship against Ben"}  # as the roll comes
    assert any(line.startswith("Round 2. Ben's turn.") for line in shown.lines)
    [report] = page.gives("marauders icons", moves="frigate N")
    assert report.lines[0].startswith("Frigate: ")
