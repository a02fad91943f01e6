"""A table as it stands, decoded: what panels and boards draw from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.contract import Action, Answer, Event, Game, Question, State
from storage.store import Seat, Table


@dataclass(frozen=True, slots=True)
class Asking:
    """An action that waits: the question, what happened so far, the answers so far, and how many the store has."""

    action: Action
    question: Question
    events: tuple[Event, ...]
    answers: tuple[Answer, ...]
    known: int
    base: int


@dataclass(frozen=True, slots=True)
class View:
    """A table at an entry: its row, its game on its pack, the state there, and its seats by key."""

    table: Table
    game: Game[Any, Any]
    state: State
    number: int
    seats: dict[str, Seat]
    asking: Asking | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """An entry, decoded, with the view before it (None for the first) and after it."""

    number: int
    action: Action
    answers: tuple[Answer, ...]
    events: tuple[Event, ...]
    before: State | None
    after: View
    at: float
    by: int
    dropped: int = 0
