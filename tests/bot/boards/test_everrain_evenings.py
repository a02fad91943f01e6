"""Every state of The Everrain that plays itself is drawn: its parts have places, and its words fit."""

from __future__ import annotations

import os
from itertools import combinations
from math import dist

import pytest

from bot.boards.everrain import draw, look
from bot.boards.everrain.layout import core, fit, planned
from bot.boards.everrain.scene import Scene, seen
from bot.boards.rooms import apart
from bot.view import Played
from rules.everrain.state import Voyage
from tests.bot.boards.everrain_scenes import viewed
from tests.rules.everrain.evenings import Step, campaign
from tests.rules.everrain.test_selfplay import GAMES

EVENINGS = int(os.environ.get("SELFPLAY_EVENINGS", "3"))
STEPS = 90


def check(shown: Scene) -> None:
    """Everybody has a place of his own on the page, and his own mark."""
    plan = planned(shown)
    parts = [*plan.decks, *plan.harbour, *([plan.chart] if plan.chart else [])]
    for left, top, right, bottom in parts:
        assert look.BODY[0] <= left < right <= look.BODY[2] + 1e-6
        assert look.BODY[1] <= top < bottom <= plan.legend[1]
    assert all(apart(one, other, 2) for one, other in combinations(parts, 2))
    assert len(plan.decks) == len(shown.decks)
    assert len({foe.mark for foe in shown.foes}) == len(shown.foes)
    if plan.chart is None:
        return
    field = fit(core(shown), plan.chart)
    afloat = [each.hex for each in (*shown.boats, *shown.foes) if each.hex is not None]
    for one, other in combinations(afloat, 2):
        assert dist(field.centre(one), field.centre(other)) > field.size
    for at in afloat:
        x, y = field.centre(at)
        assert plan.chart[0] < x < plan.chart[2]
        assert plan.chart[1] < y < plan.chart[3]


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_every_state_of_self_play_is_drawn(seed: int) -> None:
    for number, step in enumerate(campaign(GAMES[seed % len(GAMES)], seed, STEPS)):
        if not isinstance(step, Step):
            continue
        assert isinstance(step.after, Voyage)
        after = viewed(step.after, number=number)
        last = Played(number, step.action, step.answers, step.events, step.before, after, 0.0, 1)
        check(seen(after, last))
        if number % 5 == 0:
            assert 0 < len(draw(after, last).alt) <= 1024
