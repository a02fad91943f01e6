"""What is asked for at a table: by whom, where, and how it becomes a request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.naming import Naming
from bot.view import View
from rules.contract import Action, Request
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
    rights: bool = False
    """Whether it is to put something right that the bot believes, whatever else the same action may tell."""


def keeps_pause(view: View, action: Action, step: Step, instead: int | None = None) -> bool:
    """Whether an action is no step of the game, which alone ends a pause: all that puts right, and what is set, do not.

    So with what comes in the place of the last entry (`instead`), and with the answers to what only puts right. Taking back
    never ends a pause; bringing back does where what is brought back is a step.
    """
    asked_so = view.asking is not None and view.asking.keeps_pause
    return action.puts_right or step.rights or instead is not None or asked_so


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
