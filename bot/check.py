"""`python -m bot check`: what would be used, and whether the bot can run. It does not call Discord."""

from __future__ import annotations

import asyncio
import base64
import binascii
import platform
import sqlite3
from importlib.metadata import version

import discord

from bot.console import complain, tell
from bot.datafile import fleeting, make_ready, try_opening
from bot.places import INVITE
from bot.settings import CannotRun, Settings, SettingsError
from bot.text.catalogue import phrase

SCOPES = ("bot", "applications.commands")


def check(settings: Settings) -> int:
    """Prints what would be used; the exit code of `run` as far as this machine alone tells."""
    tell(
        "operator-check-versions",
        version=version("crows-nest"),
        python=platform.python_version(),
        discord=discord.__version__,
        sqlite=sqlite3.sqlite_version,
    )
    problems = [*_database(settings), *_token(settings)]
    _invite(settings.token)
    for problem in problems:
        complain(problem.code, **problem.facts)
    if problems:
        return problems[0].status
    tell("operator-check-runnable")
    return 0


def _database(settings: Settings) -> list[CannotRun]:
    path = settings.database
    tell(f"operator-check-database-{'chosen' if settings.chosen else 'default'}", path=str(path))
    try:
        make_ready(settings)
        if path.exists():
            asyncio.run(try_opening(path))
    except CannotRun as error:
        return [error]
    tell(f"operator-check-database-{'sound' if path.exists() else 'new'}")
    reason = fleeting(path.parent)
    if reason is not None:
        told = phrase("operator-check-temporary", {}) if reason == "temporary" else reason
        tell("operator-check-does-not-last", folder=str(path.parent), reason=told)
    return []


def _token(settings: Settings) -> list[CannotRun]:
    """Whether a token is set, never which."""
    tell(f"operator-check-token-{'set' if settings.token else 'missing'}")
    return [] if settings.token else [SettingsError("operator-no-token")]


def _invite(token: str | None) -> None:
    application = application_id(token) if token else None
    url = discord.utils.oauth_url(application or "APPLICATION_ID", permissions=INVITE, scopes=SCOPES)
    tell(f"operator-check-invite{'' if application else '-unknown'}", url=url)
    tell("operator-check-scopes", scopes=", ".join(SCOPES))
    tell("operator-check-permissions", permissions=", ".join(_permission(name) for name, wanted in INVITE if wanted))


def _permission(name: str) -> str:
    """Discord's word for a permission; discord.py has an old name for one."""
    known = "view_channel" if name == "read_messages" else name
    return phrase(f"permission-{known.replace('_', '-')}", {})


def application_id(token: str) -> int | None:
    """The application's id, which a token's first part holds in base64; None when it does not."""
    part = token.split(".", maxsplit=1)[0]
    try:
        text = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
    except (binascii.Error, ValueError):
        return None
    return int(text) if text.isdigit() and len(text) < 21 else None
