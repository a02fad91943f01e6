"""A delve: tile by tile, each with a fresh pool under its challenge row."""

from __future__ import annotations

from tests.journeys.battles import deployed, gathered, levels, units
from tests.journeys.table import Evening


async def test_a_row_of_one_loses_the_rest_of_the_pool(night: Evening) -> None:
    """T28: EP 8, row (1): one enemy of level 1, 7 are lost."""
    ben = await gathered(night)
    await ben("betrayal delve")
    said = (await ben("betrayal explore", row="1", hexes=3)).only
    assert [(each.hex, each.level) for each in deployed(said)] == [("1", 1)]
    assert said.starting("Spent 1 of 8; 7 ")


async def test_the_second_slot_buys_what_is_left(night: Evening) -> None:
    """T29: EP 8, row (5,5,1), three hexes: 5, 1, 1; one is lost."""
    ben = await gathered(night)
    await ben("betrayal delve")
    said = (await ben("betrayal explore", row="5,5,1", hexes=3)).only
    assert not said.ephemeral
    assert "EP 8 = 4 XP x 2 adventurers" in said.text
    assert [(each.hex, each.level) for each in deployed(said)] == [("1", 5), ("2", 1), ("3", 1)]
    assert said.starting("Spent 7 of 8; 1 ")


async def test_three_tiles_with_a_restart_between(night: Evening) -> None:
    """Each has the whole pool again, and units of their own numbers; the same draws come before and after a restart."""
    ben = await gathered(night, province="Skyrim")
    await ben("betrayal delve")
    await ben("betrayal explore", row="5,1", hexes=2)
    assert levels(night) == {"1": 5, "2": 1}
    await ben("betrayal explore", row="5,5", hexes=2)
    before = night.state()
    await ben("table undo")
    await night.restart()
    second = (await ben("betrayal explore", row="5,5", hexes=2)).only
    assert night.state() == before
    assert [(each.hex, each.level) for each in deployed(second)] == [("1", 5), ("2", 1)]
    assert [unit["tile"] for unit in units(night).values()] == [1, 1, 2, 2]
    third = (await ben("betrayal explore", row="5", hexes=1, require="5 humanoid")).only
    assert [(each.level, each.kind) for each in deployed(third)] == [(5, "humanoid")]
    assert list(units(night)) == ["1", "2", "3", "4", "5"]
    await ben("betrayal endbattle")
    assert night.state()["battle"] is None


async def test_no_tile_and_one_that_does_not_fit(night: Evening) -> None:
    """Nothing is drawn; the card is counted."""
    ben = await gathered(night)
    await ben("betrayal delve")
    await ben("betrayal explore", result="no-tile")
    await ben("betrayal explore", result="cannot-fit")
    battle = night.state()["battle"]
    assert (battle["units"], battle["cards"], battle["tiles"]) == ([], 2, 0)
    assert night.state()["streams"] == []
