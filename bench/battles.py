"""The odds of a battle between the largest ships: of a round, and of the whole of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType

from bench.measure import Row, Sample
from bot.panels.marauders import reckoned
from bot.panels.marauders._whole_odds import Reckoning
from bot.reckoning import battles, fleet
from rules.marauders.battle import chances, throws
from rules.marauders.battle.state import Battle, Tracks

MAN_O_WAR = Tracks(hull=5, cargo=3, masts=5, crew=5, cannons=5)
BOTH = chances.Fighters(chances.Fighter(MAN_O_WAR, 9, 9), chances.Fighter(MAN_O_WAR, 9, 9))
ROUND = Battle(seat="s1", zone="havana", ship="dutch", aggressor="npc", helm="bot", round=2, npc=None, captain=None)


def rows(_folder: Path) -> list[Row]:
    """The lines of the table."""
    of_round = _timed(20, partial(chances.by_deeds, ROUND, BOTH))
    whole = _timed(3, partial(reckoned, Reckoning(BOTH, 1, ("shoot", "shoot"))))
    return [
        Row("the odds of a round between two Men-o-War, skills 9, each lawful pair of declarations", of_round),
        Row(
            "the odds of the whole battle by each pair of policies, as the command tells them, with nothing remembered",
            whole,
        ),
    ]


def _timed(times: int, reckon: Callable[[], object]) -> Sample:
    """How long it takes when nothing is remembered from the time before."""
    taken: list[float] = []
    for _ in range(times):
        _forget(throws, fleet, battles)
        began = time.perf_counter()
        reckon()
        taken.append(time.perf_counter() - began)
    return Sample(taken)


def _forget(*modules: ModuleType) -> None:
    for module in modules:
        for each in vars(module).values():
            clear = getattr(each, "cache_clear", None)
            if clear is not None:
                clear()
