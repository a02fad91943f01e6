"""Tables of The Everrain for tests: requests as they are typed, and actions played to their end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from rules.contract import Answer, Event, RuleError, Told
from rules.everrain import Everrain, load
from rules.everrain.pack import Card
from rules.everrain.state import Voyage
from rules.referee import Finished, Stopped, run
from tests.rules.walking import decoded, request

TEXT = (Path(__file__).parents[3] / "rules/everrain/packs/everrain.toml").read_text("utf-8")
SHIPPED = load(TEXT)
SEED = b"the seed of a test"

E = TypeVar("E", bound=Event)


def after(game: Everrain, *texts: str, state: Voyage | None = None, seed: bytes = SEED) -> Voyage:
    """The state after these requests, each into a sound state."""
    voyage = game.start({}) if state is None else state
    for text in texts:
        voyage = ended(game, voyage, text, seed=seed)[0]
    return voyage


def ended(
    game: Everrain, state: Voyage, text: str, *told: str, seed: bytes = SEED, book: Sequence[Card] = ()
) -> tuple[Voyage, Finished]:
    """The state after a request, and all that came of it; questions get these answers, `question = value`, in their order."""
    action = game.read(state, game.completed(state, request(text), book))
    answers: tuple[Answer, ...] = ()
    waits = list(told)
    while True:
        result = run(game, state, action, answers, seed)
        if isinstance(result, Finished):
            break
        assert waits, f"it waits for {result.question.key}"
        question, _, value = waits.pop(0).partition(" = ")
        assert question == result.question.key
        answers = (*result.answers, Told(question, value))
    assert not waits, f"nobody asked {waits}"
    assert isinstance(result.state, Voyage)
    assert game.faults(result.state) == ()
    return result.state, result


def stopped(game: Everrain, state: Voyage, text: str) -> Stopped:
    """Where a request waits for an answer."""
    result = run(game, state, game.read(state, request(text)), (), SEED)
    assert isinstance(result, Stopped), result
    return result


def refused(game: Everrain, state: Voyage, text: str, book: Sequence[Card] = ()) -> RuleError:
    """The refusal of a request, in reading or in playing it."""
    with pytest.raises(RuleError) as caught:
        run(game, state, game.read(state, game.completed(state, request(text), book)), (), SEED)
    return caught.value


def all_of(result: Finished, kind: type[E]) -> list[E]:
    """The events of a kind, in order."""
    return [event for event in result.events if isinstance(event, kind)]


def one(result: Finished, kind: type[E]) -> E:
    """The only event of a kind."""
    found = all_of(result, kind)
    assert len(found) == 1, result.events
    return found[0]


__all__ = [
    "SEED",
    "SHIPPED",
    "TEXT",
    "after",
    "all_of",
    "decoded",
    "ended",
    "one",
    "refused",
    "request",
    "stopped",
]
