"""What the operator decides: one frozen Settings from the environment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
SCHEME = "sqlite:///"


class CannotRun(Exception):
    """Why the bot cannot run: a code for the sentence, and its facts. `status` is the process's exit code."""

    status = 1

    def __init__(self, code: str, **facts: str) -> None:
        """`code` is the id of the sentence in the operator's catalogue, `facts` are its arguments."""
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


class SettingsError(CannotRun):
    """A setting is missing or cannot be used."""

    status = 2


@dataclass(frozen=True, slots=True)
class Settings:
    """How the bot runs. `token` is None when there is none; `database` is absolute."""

    token: str | None = field(repr=False)
    database: Path
    chosen: bool
    """The operator named the database; otherwise it is the default, whose folder is the bot's to make."""
    log_level: str = "INFO"

    @classmethod
    def from_environment(cls, env: Mapping[str, str]) -> Settings:
        """Reads DISCORD_TOKEN, DATABASE_URL and LOG_LEVEL; a variable that is empty counts as not set. SettingsError."""
        url = env.get("DATABASE_URL", "").strip()
        return cls(
            token=_token(env.get("DISCORD_TOKEN", "").strip()),
            database=_database(url) if url else default_database(),
            chosen=bool(url),
            log_level=_log_level(env.get("LOG_LEVEL", "").strip()),
        )

    @classmethod
    def offline(cls, database: Path | None, env: Mapping[str, str]) -> Settings:
        """Without a token, on a file of its own; of the environment only LOG_LEVEL counts, by default WARNING. SettingsError."""
        return cls(
            token=None,
            database=(database or offline_database()).absolute(),
            chosen=database is not None,
            log_level=_log_level(env.get("LOG_LEVEL", "").strip() or "WARNING"),
        )


def default_database() -> Path:
    """The file that is used when no DATABASE_URL is given."""
    return _data_folder() / "tables.db"


def offline_database() -> Path:
    """The file that `offline` uses when no other is named."""
    return _data_folder() / "offline.db"


def _data_folder() -> Path:
    return Path(platformdirs.user_data_path("crows-nest", appauthor=False))


def _token(text: str) -> str | None:
    """A token is one word of printable ASCII: anything else could not even be sent to Discord."""
    if not text:
        return None
    if not text.isascii() or not text.isprintable() or " " in text:
        raise SettingsError("operator-token-malformed")
    return text


def _database(url: str) -> Path:
    """As SQLAlchemy reads it: after `sqlite:///` comes the path, so a fourth slash begins an absolute one."""
    if not url.startswith(SCHEME):
        raise SettingsError("operator-database-url", url=_without_password(url))
    path = url.removeprefix(SCHEME)
    if not path or path.endswith("/") or "\0" in path:
        raise SettingsError("operator-database-no-file", url=url)
    if path.startswith((":memory:", "file:")) or "?" in path:
        raise SettingsError("operator-database-plain-file", url=url)
    return Path(path).absolute()


def _without_password(url: str) -> str:
    """A URL meant for another engine may hold a password, which must not reach a terminal or a log."""
    scheme, mark, rest = url.partition("://")
    return f"{scheme}{mark}..." if "@" in rest else url


def _log_level(text: str) -> str:
    level = text.upper() or "INFO"
    if level not in LOG_LEVELS:
        raise SettingsError("operator-log-level", level=text, levels=", ".join(LOG_LEVELS))
    return level
