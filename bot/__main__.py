"""The command line: `python -m bot run`, `python -m bot offline`, `python -m bot check`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot.check import check
from bot.client import CrowsNest
from bot.console import complain, configure_logging
from bot.datafile import open_store
from bot.settings import LOG_LEVELS, CannotRun, Settings, SettingsError, offline_database
from bot.text.catalogue import phrase

LAST_PORT = 65535

TOKEN_REFUSED = 4004
"""The gateway's close code for a token that no longer holds."""


class DiscordError(CannotRun):
    """Discord does not let the bot in, or cannot be reached."""

    status = 4


def main(arguments: Sequence[str] | None = None, env: Mapping[str, str] = os.environ) -> int:
    """Runs one command. The exit code: 0, or after one sentence on stderr 2 (settings), 3 (database), 4 (Discord), 5 (the page)."""
    options = _parser().parse_args(arguments)
    try:
        offline = options.command == "offline"
        settings = Settings.offline(options.database, env) if offline else Settings.from_environment(env)
        if options.command == "check":
            return check(settings)
        configure_logging(settings.log_level, settings.token)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not speak
        asyncio.run(_offline(settings, options.port) if offline else _run(settings))
    except CannotRun as error:
        complain(error.code, **error.facts)
        return error.status
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description=phrase("operator-help", {}),
        epilog=phrase("operator-help-settings", {"levels": ", ".join(LOG_LEVELS)}),
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for command in ("run", "offline", "check"):
        words = phrase(f"operator-help-{command}", {})
        made = commands.add_parser(command, help=words, description=words)
        if command == "offline":
            _add_options(made)
    return parser


def _add_options(offline: argparse.ArgumentParser) -> None:
    file = phrase("operator-help-database", {"path": str(offline_database())})
    offline.add_argument("--database", type=Path, metavar="FILE", help=file)
    offline.add_argument("--port", type=_port, default=0, help=phrase("operator-help-port", {}))


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(phrase("operator-offline-port-range", {"last": str(LAST_PORT)}))
    return int(text)


async def _offline(settings: Settings, port: int) -> None:
    """Until SIGTERM or SIGINT, or until the session is ended in the page."""
    stop = _stop_signal()
    logging.disable(logging.WARNING)  # simcord tries discord.py out as it is imported, and discord.py warns of that
    try:
        from bot.offline import offline  # what it needs is installed with the extra `offline` alone
    except ModuleNotFoundError as error:
        if error.name != "simcord":
            raise
        raise CannotRun("operator-offline-missing") from error
    finally:
        logging.disable(logging.NOTSET)
    await _until(stop, offline(settings, port))


async def _run(settings: Settings) -> None:
    """Until SIGTERM or SIGINT, or until Discord shuts the bot out (DiscordError)."""
    if settings.token is None:
        raise SettingsError("operator-no-token")
    stop = _stop_signal()
    store = await open_store(settings)
    try:
        bot = CrowsNest(settings, store)
        async with bot:
            await _until(stop, _stay(bot, settings.token))
    finally:
        await store.close()


async def _stay(bot: CrowsNest, token: str) -> None:
    """Logs in and stays connected; what Discord or the network refuse becomes one sentence."""
    try:
        await bot.start(token)
    except discord.LoginFailure as error:
        raise DiscordError("operator-token-refused") from error
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REFUSED:
            raise DiscordError("operator-token-refused") from error
        raise DiscordError("operator-discord-failed", reason=f"gateway {error.code}") from error
    except discord.HTTPException as error:
        raise DiscordError("operator-discord-failed", reason=f"HTTP {error.status}") from error
    except (OSError, aiohttp.ClientError, TimeoutError) as error:
        raise DiscordError("operator-discord-unreachable", reason=str(error) or type(error).__name__) from error


async def _until(stop: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Does the work until it ends or the stop is asked for; its own error is raised."""
    working, stopping = asyncio.create_task(work), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            working.result()
    finally:
        for task in (working, stopping):
            task.cancel()
        await asyncio.gather(working, stopping, return_exceptions=True)


def _stop_signal() -> asyncio.Event:
    """Is set by SIGTERM and SIGINT."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop


if __name__ == "__main__":
    sys.exit(main())
