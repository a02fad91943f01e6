"""What an evening costs its players, counted; and the same evening by commands alone, which leaves the same ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import SEED
from tests.journeys.effort import Lap
from tests.journeys.evening import Plan, Played, ledger, measured, plan, whole
from tests.journeys.table import evening

EVENINGS = ("marauders-evening", "marauders-evening-bot", "marauders-battle", "betrayal-evening", "everrain-evening")


@pytest.mark.parametrize("name", EVENINGS)
async def test_an_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """By taps and forms it stays within its budget; by commands, actions, answers, events and states are the same bytes."""
    monkeypatch.setattr("bot.tables.tables._new_seed", lambda: SEED)
    told = plan(name)
    async with evening(tmp_path / "taps.db") as night:
        laps = await Played(night, told).by_taps()
        tapped = ledger(night)
    async with evening(tmp_path / "commands.db") as night:
        await Played(night, told).by_slash()
        typed = ledger(night)
    check_budget(told, laps)
    assert len(tapped) > len(told.stretches)
    assert tapped == typed


def test_a_battle_of_four_rounds_is_short() -> None:
    """With the group's own dice, for both sides together; what was measured is held against the battle that is played."""
    [battle] = [stretch for stretch in plan("marauders-battle").stretches if stretch.title == "Battle"]
    assert sum(step.tap == "We rolled..." for step in battle.steps) == 4
    assert sum(battle.measured.taps) <= 20
    assert sum(battle.measured.characters) <= 30


def check_budget(told: Plan, laps: list[Lap]) -> None:
    """Each stretch for each player, and the whole; what was measured is what stands in the file."""
    for stretch, lap in zip(told.stretches, laps, strict=True):
        cost, most = measured(told, lap), stretch.over or told.ordinary_round
        assert max(cost.taps) <= most.taps, (stretch.title, cost)
        assert max(cost.characters) <= most.characters, (stretch.title, cost)
        assert cost.messages <= most.messages, (stretch.title, cost)
        assert bool(stretch.over) == bool(most.why), stretch.title
    total, most_of_all = whole(laps), told.evening
    assert total.commands <= most_of_all.commands, total
    assert total.taps <= most_of_all.taps, total
    assert total.characters <= most_of_all.characters, total
    assert total.messages <= most_of_all.messages, total
    assert [measured(told, lap) for lap in laps] == [stretch.measured for stretch in told.stretches]
    assert total == told.evening_measured
