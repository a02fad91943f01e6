"""The steps that every game has and plays alike: a table is opened, an action given up, a note written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules import notes
from rules.contract import Action, Annotate, Cancel, Cancelled, Opened, Start, State, Switch
from rules.referee import Referee
from rules.switches import chosen

Rules = dict[type[Action], Callable[[Any, Any, Any, Referee], Any]]
"""The rule that carries out each kind of action: (pack, state, action, referee) -> state."""


def rules(switches: Sequence[Switch]) -> Rules:
    """Those of a game with these switches; its pack says whether it is a `sample`."""

    def start(pack: Any, state: State, action: Start, referee: Referee) -> State:
        state = chosen(switches, state, dict(action.house))
        referee.say(Opened(action.pack, pack.sample))
        return state

    return {Start: start, Cancel: _cancel, Annotate: _annotate}


def _cancel(_pack: Any, state: State, action: Cancel, referee: Referee) -> State:
    referee.say(Cancelled(action.was, action.seen))
    return state


def _annotate(_pack: Any, state: State, action: Annotate, referee: Referee) -> State:
    return notes.annotate(state, action, referee)
