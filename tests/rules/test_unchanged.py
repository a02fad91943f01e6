"""What is told or put right just as it is already makes no entry, in any game; a step that comes twice is played twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rules.betrayal import Betrayal
from rules.betrayal.actions import Swap
from rules.everrain import Everrain
from rules.everrain.actions import Activate, Board, Sink, VisitPort
from rules.marauders.actions import Icons, Lost
from tests.rules.betrayal import evenings as betrayal
from tests.rules.betrayal.table import SHIPPED as CHIPS
from tests.rules.everrain import evenings as everrain
from tests.rules.everrain.table import SHIPPED as CARDS
from tests.rules.marauders_evenings import evening
from tests.rules.sea import GAME
from tests.rules.walking import Step, stepped

STEPS = (Icons, Lost, Swap, Activate, Board, VisitPort, Sink)
"""The steps of the games after which a table may stand as before: ships off the board, hits that do nothing, equal chips."""

GAMES: list[tuple[Any, Callable[[Any, int, int], Iterator[Any]]]] = [
    (GAME, evening),
    (Betrayal(CHIPS), betrayal.campaign),
    (Everrain(CARDS), everrain.campaign),
]


def stays(step: object) -> bool:
    """Whether something was played, and the table stands as it stood, but for how often the bot has drawn."""
    return isinstance(step, Step) and replace(step.before, streams=()) == replace(step.after, streams=())


@pytest.mark.parametrize(("game", "played"), GAMES, ids=lambda each: getattr(each, "key", ""))
def test_only_steps_leave_a_table_as_it_stands(game: Any, played: Callable[[Any, int, int], Iterator[Any]]) -> None:
    """Of all that is typed, and that is typed once more."""
    for seed in range(12):
        for step in played(game, seed, 60):
            if not isinstance(step, Step):
                continue
            again = stepped(game, step.after, step.action, b"%d" % seed, Random(seed))
            assert isinstance(step.action, STEPS) or not (stays(step) or stays(again)), step.action
