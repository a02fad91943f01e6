"""A table as it stands, decoded: what panels and boards draw from."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, TypeVar

from rules.contract import Action, Answer, Event, Note, Question, Request, State, Told
from rules.game import Game
from storage.store import Origin, Seat, Table

NOBODY = Origin(0, None, 0.0)
"""Who asks for what was not asked for at a table."""


@dataclass(frozen=True, slots=True)
class Asking:
    """An action that waits: the question, what happened so far, the answers so far, and how many the store has.

    `dropped` counts those of the store's that no longer fit, because the rules have changed: they must be given again.
    `wait` is who asked for the action, which tells one wait from another; `opened` is who gave the answer that led to this
    question (None: none did). `keeps_pause` says that it only puts something right, so that a pause goes on. `instead` is the
    entry in whose place it is to come, which stands until then.
    """

    action: Action
    question: Question
    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    known: int
    base: int
    dropped: int = 0
    wait: Origin = NOBODY
    opened: Origin | None = None
    keeps_pause: bool = False
    instead: Played | None = None


@dataclass(frozen=True, slots=True)
class View:
    """A table at an entry: its row, its game on its pack, the state there, and its seats by key.

    `waits` is how many answers the store has to the action that waits (None: none waits); `asking` is what it asks. `book` are
    the cards of the server's book (`Game.card_type`) at a table that uses its own cards.
    `earlier` says of a table that is still being set up that its server had one of this game before.
    """

    table: Table
    game: Game[Any, Any]
    state: State
    number: int
    seats: dict[str, Seat]
    waits: int | None = None
    asking: Asking | None = None
    book: tuple[Any, ...] = ()
    earlier: bool = False

    @property
    def under(self) -> View:
        """The table on which the question that waits is asked: as it stood before the entry in whose place its action comes."""
        old = None if self.asking is None else self.asking.instead
        if self.asking is None or old is None or old.before is None:
            return self
        return replace(self, state=old.before, number=self.asking.base)

    @property
    def sitting(self) -> list[Seat]:
        """The seats at the table now, in seating order."""
        return [self.seats.get(key, Seat(key, key, None)) for key in self.state.seats]

    def read(self, request: Request) -> Action:
        """What a request means here, once a known card has filled in what it left out; RuleError says what is wrong with it."""
        return self.game.read(self.state, self.game.completed(self.state, request, self.book))


@dataclass(frozen=True, slots=True)
class Played:
    """An entry, decoded, with the state before it (None for the first) and the view after it.

    `again` says that the same member typed the same a moment before. `instead` is the entry in whose place it was played.
    `noted` are the notes that were said earlier in its turn.
    """

    number: int
    action: Action
    answers: tuple[Answer, ...]
    events: tuple[Event, ...]
    before: State | None
    after: View
    at: float
    by: int
    again: bool = False
    instead: Played | None = None
    noted: frozenset[Note] = frozenset()

    @property
    def facts(self) -> tuple[Told, ...]:
        """What was told for it that can be read off, and is no choice."""
        return tuple(each for each in self.answers if isinstance(each, Told) and each.fact)


T = TypeVar("T")


def once_a_view(make: Callable[[View], T]) -> Callable[[View], T]:
    """Remembers what was made of the last two views: whatever says something of a table asks for its names again and again."""
    known: deque[tuple[View, T]] = deque(maxlen=2)

    @wraps(make)
    def made(view: View) -> T:
        for each, result in tuple(known):
            if each is view:
                return result
        result = make(view)
        known.append((view, result))
        return result

    return made
