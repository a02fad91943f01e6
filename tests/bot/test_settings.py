"""Settings from the environment: what each variable may be, and the sentence for what it may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, default_database
from bot.text.catalogue import phrase


def test_nothing_set_means_no_token_and_the_default_file() -> None:
    settings = Settings.from_environment({})
    assert (settings.token, settings.chosen, settings.log_level) == (None, False, "INFO")
    assert settings.database == default_database()
    assert settings.database.parts[-2:] == ("crows-nest", "tables.db")


def test_an_empty_variable_counts_as_not_set() -> None:
    empty = {"DISCORD_TOKEN": " ", "DATABASE_URL": "", "LOG_LEVEL": ""}
    assert Settings.from_environment(empty) == Settings.from_environment({})


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:////var/lib/crow/tables.db", Path("/var/lib/crow/tables.db")),
        ("sqlite:///tables.db", Path.cwd() / "tables.db"),
        ("sqlite:///data/tables.db", Path.cwd() / "data" / "tables.db"),
        ("sqlite:////srv/Crow's Nest/tables%20.db", Path("/srv/Crow's Nest/tables%20.db")),
    ],
)
def test_three_slashes_are_relative_and_four_absolute(url: str, path: Path) -> None:
    settings = Settings.from_environment({"DATABASE_URL": url})
    assert (settings.database, settings.chosen) == (path, True)


@pytest.mark.parametrize(
    ("variable", "value", "code"),
    [
        ("DATABASE_URL", "postgresql://localhost/crow", "operator-database-url"),
        ("DATABASE_URL", "/var/lib/crow/tables.db", "operator-database-url"),
        ("DATABASE_URL", "sqlite://tables.db", "operator-database-url"),
        ("DATABASE_URL", "sqlite:///", "operator-database-no-file"),
        ("DATABASE_URL", "sqlite:////var/lib/", "operator-database-no-file"),
        ("DATABASE_URL", "sqlite:///:memory:", "operator-database-plain-file"),
        ("DATABASE_URL", "sqlite:///tables.db?mode=ro", "operator-database-plain-file"),
        ("DISCORD_TOKEN", "Bot abc.def.ghi", "operator-token-malformed"),
        ("DISCORD_TOKEN", "abc\ndef", "operator-token-malformed"),
        ("DISCORD_TOKEN", "tokén", "operator-token-malformed"),
        ("LOG_LEVEL", "LOUD", "operator-log-level"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(variable: str, value: str, code: str) -> None:
    with pytest.raises(SettingsError) as refused:
        Settings.from_environment({variable: value})
    assert refused.value.code == code
    sentence = phrase(code, refused.value.facts)
    assert sentence.startswith(variable)
    assert sentence.endswith((".", value))


def test_log_levels_are_understood_in_any_case() -> None:
    assert Settings.from_environment({"LOG_LEVEL": "debug"}).log_level == "DEBUG"


def test_secrets_are_not_shown() -> None:
    settings = Settings.from_environment({"DISCORD_TOKEN": " secret.token "})
    assert settings.token == "secret.token"
    assert "secret" not in repr(settings)
    with pytest.raises(SettingsError) as refused:
        Settings.from_environment({"DATABASE_URL": "postgresql://crow:hidden@db/crow"})
    assert "hidden" not in phrase(refused.value.code, refused.value.facts)
