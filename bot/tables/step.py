"""What is asked for at a table: by whom, where, and how it becomes a request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.naming import Naming
from bot.view import View
from rules.contract import Request
from storage.store import Origin, Seat


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is opened, by whom."""

    guild: int
    channel: int
    host: int
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing asked for at a table: by whom, and with which token its entry may be answered later."""

    origin: Origin
    token: str | None = None
    stamp: str | None = None
    """The stamp of the button that was pressed; None for what was typed."""
    manager: bool = False
    """Whether the member manages the channel."""
    allowed: bool = False
    """Whether somebody who has no seat has said that he means to act for somebody else."""


Make = Callable[[View], Request]
"""What is asked for, made of the table as it stands."""

Rows = Callable[[View], Sequence[Seat]]
"""The seats that are called or played otherwise from an entry on, told by the table before it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """One of several requests in a row: how it is made, what a new seat is called, and the seats it writes anew."""

    make: Make
    naming: Naming | None = None
    rows: Rows | None = None
