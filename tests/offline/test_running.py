"""The process: it goes on where it stood, run after run, killed or not, and says in one sentence what keeps it from running."""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot.offline.opening import OPENING
from tests.offline.running import PATIENCE, TOP, entries, running


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "offline.db"


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_one_line_and_ends_in_peace(by: signal.Signals, database: Path) -> None:
    with running("--database", str(database)) as started:
        assert started.address in started.line
        with urlopen(started.address) as answer:
            assert answer.status == 200
        assert started.ends(by) == (0, "")
    assert entries(database) == len(OPENING)


def test_the_default_file_is_in_the_users_data_folder(tmp_path: Path) -> None:
    with running(XDG_DATA_HOME=str(tmp_path), DATABASE_URL="nonsense", DISCORD_TOKEN="not a token") as started:
        assert started.ends() == (0, "")
    [database] = tmp_path.rglob("offline.db")
    assert entries(database) == len(OPENING)


def test_killed_amid_its_first_moves_it_goes_on_with_what_was_done(database: Path) -> None:
    process = subprocess.Popen([sys.executable, "-m", "bot", "offline", "--database", str(database)], cwd=TOP)
    while not database.exists() or not _any(database):
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.wait()
    assert 0 < entries(database) <= len(OPENING)
    with running("--database", str(database)) as started:
        assert started.address
        assert started.ends() == (0, "")


def _any(database: Path) -> bool:
    try:
        return entries(database) > 0
    except sqlite3.Error:
        return False


def test_a_port_that_is_taken_is_one_sentence(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with running("--database", str(database), "--port", str(port)) as started:
            out, err = started.process.communicate(timeout=PATIENCE)
    assert (started.line, out, started.process.returncode) == ("", "", 5)
    assert err == (
        f"The page cannot be served on port {port}: Address already in use."
        " Name another port with --port, or none for any that is free.\n"
    )


def test_a_port_that_is_named_is_used(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with running("--database", str(database), "--port", str(port)) as started:
        assert started.address.startswith(f"http://127.0.0.1:{port}/")


@pytest.mark.parametrize(
    ("name", "words"),
    [("missing/offline.db", "does not exist"), ("", "Is a directory"), ("garbage.db", "is damaged or is no database")],
)
def test_an_unusable_file_is_one_sentence(name: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "garbage.db").write_bytes(b"not a database" * 100)
    with running("--database", str(tmp_path / name)) as started:
        _, err = started.process.communicate(timeout=PATIENCE)
    assert (started.line, started.process.returncode) == ("", 3)
    assert words in err
    assert err.count("\n") == 1


def test_without_simcord_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "simcord.py").write_text("raise ModuleNotFoundError('No module named simcord', name='simcord')")
    with running("--database", str(tmp_path / "offline.db"), PYTHONPATH=str(tmp_path)) as started:
        _, err = started.process.communicate(timeout=PATIENCE)
    assert (started.line, started.process.returncode) == ("", 1)
    assert "pip install 'crows-nest[offline]'" in err
    assert err.count("\n") == 1
