"""The command line: one sentence and an exit code for what keeps the bot from running, and what `check` tells."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.check import application_id
from bot.console import LineFormatter
from bot.datafile import fleeting
from storage.sqlite import SqliteStore

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.not-a-real-secret"


def newer(path: Path) -> Path:
    """A store from a version to come."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 0x43726F77")
        connection.execute("PRAGMA user_version = 999")
    return path


def garbage(path: Path) -> Path:
    path.write_bytes(b"not a database" * 100)
    return path


def below_a_file(path: Path) -> Path:
    path.write_bytes(b"")
    return path / "tables.db"


def folder(path: Path) -> Path:
    path.mkdir()
    return path


def missing_folder(path: Path) -> Path:
    return path / "tables.db"


UNUSABLE = pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (newer, "was written by a newer version"),
        (garbage, "is damaged or is no database"),
        (below_a_file, "Not a directory"),
        (folder, "cannot be written: Is a directory"),
        (missing_folder, "does not exist"),
    ],
)


@UNUSABLE
@pytest.mark.parametrize("command", ["run", "check"])
def test_an_unusable_database_is_one_sentence_and_exit_code_3(
    command: str, spoil: Callable[[Path], Path], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = spoil(tmp_path / "thing")
    assert main([command], {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{path}"}) == 3
    said = capsys.readouterr().err
    assert str(path) in said
    assert words in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("command", ["run", "check"])
@pytest.mark.parametrize(
    ("env", "words"),
    [
        ({}, "No Discord token is set"),
        ({"DISCORD_TOKEN": "Bot " + TOKEN}, "DISCORD_TOKEN is not a token"),
        ({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "mysql://x/y"}, "DATABASE_URL must begin with sqlite:///"),
        ({"DISCORD_TOKEN": TOKEN, "LOG_LEVEL": "LOUD"}, "LOG_LEVEL must be one of"),
    ],
)
def test_a_wrong_setting_is_one_sentence_and_exit_code_2(
    command: str, env: dict[str, str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command], {"DATABASE_URL": f"sqlite:///{tmp_path}/tables.db"} | env) == 2
    said = capsys.readouterr().err
    assert said.startswith(words)
    assert said.count("\n") == 1
    assert TOKEN not in said


def test_check_tells_what_would_be_used_and_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.db"
    assert main(["check"], {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{path}"}) == 0
    said = capsys.readouterr().out
    assert f"Database: {path} (from DATABASE_URL)" in said
    assert "does not exist yet" in said
    assert "Token: set" in said
    assert "client_id=123456789012345678&scope=bot+applications.commands&permissions=274878024704" in said
    assert "View Channel" in said
    assert "Python 3." in said
    assert TOKEN not in said
    assert list(tmp_path.iterdir()) == []


async def store_in(path: Path) -> None:
    await (await SqliteStore.connect(path)).close()


def test_check_opens_a_database_that_is_there_without_touching_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.db"
    asyncio.run(store_in(path))
    before = path.read_bytes()
    assert main(["check"], {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{path}"}) == 0
    assert "can be read and written" in capsys.readouterr().out
    assert path.read_bytes() == before


def test_the_default_lies_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert main(["check"], {}) == 2
    said = capsys.readouterr()
    assert f"Database: {tmp_path}" in said.out
    assert "crows-nest/tables.db (the default" in said.out
    assert "APPLICATION_ID" in said.out
    assert said.err.startswith("No Discord token is set")


def test_help_names_both_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert "run" in said
    assert "check" in said
    assert "DATABASE_URL" in said


def test_a_folder_that_does_not_last_is_named() -> None:
    assert fleeting(Path("/tmp/crow")) is not None
    assert fleeting(Path("/proc")) is None


def test_only_a_token_of_the_known_form_holds_an_id() -> None:
    assert application_id(TOKEN) == 123456789012345678
    assert application_id("abc.def.ghi") is None
    assert application_id("%%%") is None


def record(message: str, *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("discord.http", logging.WARNING, "", 0, message, arguments, None)


def test_a_log_record_is_one_line_without_secrets() -> None:
    form = LineFormatter(TOKEN)
    line = form.format(record("a name with a\nline break"))
    assert line.endswith("WARNING discord.http: a name with a\\nline break")
    secret = "aW50ZXJhY3Rpb246MTIzOnNlY3JldA"
    line = form.format(
        record("POST %s and %s with %s", f"https://x/webhooks/12/{secret}/messages/@original", secret, TOKEN)
    )
    assert "https://x/webhooks/12/[hidden]/messages/@original and [hidden] with [hidden]" in line
    line = form.format(record("POST %s failed", "https://x/interactions/34/other-form/callback"))
    assert "https://x/interactions/34/[hidden]/callback failed" in line
