"""What is said in a battle and after it: each thing once, and as the table knows it."""

from __future__ import annotations

from tests.journeys.fights import sloop_and_ben, table
from tests.journeys.table import Evening


async def test_showing_a_battle_that_is_none(night: Evening) -> None:
    """As in every other command of a battle, with the ways to open one."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle end", result="called-off")
    none = await ben.refused("battle show")
    assert none.lines[0].startswith("No battle is open.")
    assert none.buttons == ("Sloop attacks Ben",)


async def test_the_same_roll_twice_is_no_slip(night: Evening) -> None:
    """In a battle the same is rolled, and hit, time and again."""
    ben, _, _ = await sloop_and_ben(night)
    for _ in range(2):
        said = (await ben("battle hit", side="captain", location="masts")).only
        assert "same command" not in said.text
    assert "Masts 1/3" in table(night).text
