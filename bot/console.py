"""What the operator reads: sentences on a terminal, and a log of one line a record without secrets."""

from __future__ import annotations

import logging
import re
import sys
import time

from bot.text.catalogue import phrase

_INTERACTION = re.compile(
    r"aW50ZXJhY3Rpb246[\w%=-]+|(?<=/webhooks/)(\d+/)[^/\s'\"?]+|(?<=/interactions/)(\d+/)[^/\s'\"?]+"
)
"""Whoever knows an interaction's token can answer in the bot's name: as Discord makes them, and as they stand in addresses."""

_HIDDEN = "[hidden]"


def tell(code: str, **facts: str) -> None:
    """Writes a sentence for somebody who asked, to stdout."""
    sys.stdout.write(phrase(code, facts) + "\n")
    sys.stdout.flush()


def complain(code: str, **facts: str) -> None:
    """Writes a sentence on why the bot cannot run, to stderr."""
    sys.stderr.write(phrase(code, facts) + "\n")


class LineFormatter(logging.Formatter):
    """Time (UTC), level, logger and message on one line; a traceback follows indented. Tokens are hidden."""

    converter = time.gmtime

    def __init__(self, token: str | None) -> None:
        """`token` is the bot's own, which is hidden wherever it would appear."""
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self._token = token

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - logging's name
        """The line: what a message quotes may hold line breaks."""
        return super().formatMessage(record).replace("\r", "\\r").replace("\n", "\\n")

    def formatException(self, ei: object) -> str:  # noqa: N802 - logging's name
        """The traceback, indented, so that each line that is not is a record."""
        text = super().formatException(ei)  # pyright: ignore[reportArgumentType] - typeshed's name for it is private
        return "    " + text.replace("\n", "\n    ")

    def format(self, record: logging.LogRecord) -> str:
        """The whole record, without secrets."""
        text = super().format(_shortened(record))
        if self._token:
            text = text.replace(self._token, _HIDDEN)
        return _INTERACTION.sub(lambda found: (found[1] or found[2] or "") + _HIDDEN, text)


def configure_logging(level: str, token: str | None) -> None:
    """Everything from `level` on to stderr; of discord.py only warnings, unless the level is DEBUG."""
    handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter(token))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for library in ("discord", "asyncio", "aiosqlite", "aiohttp"):
        logging.getLogger(library).setLevel("WARNING" if level == "INFO" else level)


def _shortened(record: logging.LogRecord) -> logging.LogRecord:
    """A lost connection is everyday business: discord.py logs each with a traceback, of which the last line is enough."""
    if record.name == "discord.client" and str(record.msg).startswith("Attempting a reconnect") and record.exc_info:
        error = record.exc_info[1]
        changed = logging.makeLogRecord(record.__dict__)
        changed.msg, changed.args = f"{record.getMessage()} ({type(error).__name__}: {error})", None
        changed.exc_info = changed.exc_text = None
        changed.levelno, changed.levelname = logging.WARNING, "WARNING"
        return changed
    return record
