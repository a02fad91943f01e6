"""What comes of a step at a table, and what is raised when it happened but cannot be told."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.refusal import Refusal
from bot.view import Played, View


@dataclass(frozen=True, slots=True)
class Asked:
    """An action that now waits for an answer."""

    view: View


@dataclass(frozen=True, slots=True)
class Undone:
    """An entry taken back (or brought back, by redo), and the table as it stands after that."""

    entry: Played
    view: View


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A waiting action lost its last answer (`view` asks again), or was given up with nothing seen (`view` asks nothing)."""

    view: View


class Untold(Exception):
    """Something was changed, but it cannot be told what."""


@contextmanager
def once_done() -> Generator[None]:
    """What is read and said once a change is durable: whatever fails is Untold, as nobody may believe that nothing changed."""
    try:
        yield
    except (Refusal, Untold):
        raise
    except Exception as error:
        raise Untold from error
