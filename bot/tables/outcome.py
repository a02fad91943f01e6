"""What comes of a step at a table, and what is raised when it happened but cannot be told."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.refusal import Refusal
from bot.view import Played, View
from rules.contract import State


@dataclass(frozen=True, slots=True)
class Asked:
    """An action that now waits for an answer."""

    view: View


@dataclass(frozen=True, slots=True)
class Undone:
    """Entries taken back (or brought back, by redo), and the table as it stands after that.

    `entry` is the newest of them, `more` are those before it, newest first and at most 24, `count` is how many there are in all.
    `before` is the state on which the table stood until then, `again` what redo would bring back now, `by` who did it.
    """

    entry: Played
    view: View
    more: tuple[Played, ...]
    count: int
    before: State
    again: Played | None
    by: int

    @property
    def done(self) -> bool:
        """Whether they were brought back, rather than taken back."""
        return self.entry.number == self.view.number


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A waiting action lost its last answer (`view` asks again), or was given up with nothing seen (`view` asks nothing).

    `stands` is the entry in whose place it was to come when it was given up, `forgets` whether the table had told dice or cards of
    its own for it, which are forgotten with it.
    """

    view: View
    stands: Played | None = None
    forgets: bool = False


@dataclass(frozen=True, slots=True)
class Several:
    """What came of several requests in a row: the entries, and what stopped it, a question or a refusal (None: nothing did)."""

    played: tuple[Played, ...]
    asked: Asked | None = None
    refused: Refusal | None = None


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
