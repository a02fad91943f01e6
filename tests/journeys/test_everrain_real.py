"""`The real one was...` in The Everrain: what was rolled for is told apart, and another roll may ask something."""

from __future__ import annotations

import pytest

from tests.journeys.fights import table
from tests.journeys.heard import Heard
from tests.journeys.table import Evening, Player
from tests.journeys.test_sheet import sent, sheet_of

REAL = "The real one was..."
AIM, SIDE = "Fate die for Storm 1 (the storm's aim)", "Fate die for Storm 1 (the direction)"


@pytest.fixture
def seeded(night: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """An evening at whose tables the first Fate die is a 1."""
    monkeypatch.setattr("bot.tables.tables._new_seed", lambda: bytes([0, *range(31)]))
    return night


async def blown(night: Evening, kite: str) -> tuple[Player, Heard]:
    """The Enemy Phase, in which a storm moves toward the only ship, by a Fate die of the bot's. It stands on entry 3."""
    ben = night.player("Ben")
    await ben("table start", game="everrain", name="Rain")
    lines = f"ship s1: letter A; hex {kite}\nstorm 1: size 3; hexes 1,1 1,2 2,2"
    told = await sent(await sheet_of(ben), ("round: 1", "round: 4"), more=lines)
    await ben.press(told, told.buttons[0])
    return ben, await ben("everrain phase")


async def test_rolls_for_one_thing_are_told_apart(seeded: Evening) -> None:
    """Of a storm the die that says toward whom it moves, and the one that decides between two sides."""
    ben, report = await blown(seeded, "-2,0")
    asked = await ben.press(report, REAL)
    assert [line.partition(":")[0] for line in asked.lines[1:]] == [AIM, SIDE]
    assert [menu.placeholder.partition(": not")[0] for menu in asked.last.menus] == [AIM, SIDE]


async def test_another_roll_may_ask_something(seeded: Evening) -> None:
    """Then it comes in the place of what stands once that is answered; given up, and through a restart, that stands."""
    night = seeded
    ben, report = await blown(night, "-3,1")
    before = night.state()
    asked = await ben.press(report, REAL)
    (menu,) = asked.last.menus
    question = await ben.choose(asked, menu.placeholder, "7")
    assert question.title == "Storm 1: which way?"
    assert question.lines[0] == "To be put right: Enemy Phase, round 4. It stands until this is answered."
    assert (await ben("everrain agenda", steps=1)).only.ephemeral
    given_up = await ben("table undo")
    assert given_up.lines[0] == "Given up. This stands as it was: Enemy Phase, round 4."
    assert (night.revision(), night.entries(), night.state()) == (3, 3, before)
    asked = await ben.press(report, REAL)
    question = await ben.choose(asked, menu.placeholder, "7")
    await night.restart()
    assert question.lines[0] in table(night).lines
    right = await ben.choose(question, "Storm 1: which way?", "NE")
    assert right.lines[0] == "Put right, in the place of: Enemy Phase, round 4."
    assert night.state()["storms"][0]["hexes"] == [[2, 0], [2, 1], [3, 1]]
    assert night.revision() == 4
    await ben("table undo")
    assert night.revision() == 2
    await ben("table redo")
    assert night.revision() == 4
