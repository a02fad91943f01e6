"""Discord's clock and ids: real time that a test can put forward, and ids that hold the time at which they were made."""

from __future__ import annotations

import base64
import secrets
import time
from datetime import UTC, datetime

EPOCH = 1420070400.0
"""Discord's year zero, in seconds since 1970."""


class Clock:
    """What time it is for Discord, in seconds since 1970."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Discord is later by so much from now on; the bot's own clock is not."""
        self._ahead += seconds


class Snowflakes:
    """Makes ids, each greater than all before it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> int:
        self._last = max(self._last + 1, int((self._clock.now() - EPOCH) * 1000) << 22)
        return self._last


def iso(at: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat()


def bot_token(application: int) -> str:
    """A token of the form that Discord gives: the id in base64, then secrets."""
    head = base64.b64encode(str(application).encode()).decode().rstrip("=")
    return f"{head}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(20)}"


def interaction_token(interaction: int) -> str:
    """An interaction's token, of the form that Discord gives."""
    return base64.urlsafe_b64encode(f"interaction:{interaction}:{secrets.token_hex(32)}".encode()).decode().rstrip("=")
