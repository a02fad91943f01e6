"""A campaign over three sessions: XP and provinces change, a demand empties the bag, companions go home, the final step comes."""

from __future__ import annotations

from typing import Any

from tests.journeys.battles import deployed, gathered, levels, units
from tests.journeys.table import Evening


def pieces(night: Evening) -> set[str]:
    """The pieces of the pack that are out of the bags, none of them twice."""
    state = night.state()
    battle: dict[str, Any] = state["battle"] or {"units": [], "stack": []}
    out = [each["enemy"]["piece"] for each in (*battle["units"], *battle["stack"], *state["companions"])]
    chips = [piece for piece in out if piece is not None]
    assert len(set(chips)) == len(chips)
    return set(chips)


async def test_a_campaign_over_three_sessions(night: Evening) -> None:
    """Nothing is lost on the way, over restarts and another player's hands."""
    ben = await gathered(night, xp=6, adventurers=3)
    ada = night.player("Ada")
    # The first session, in no province: a clash, of which an enemy stays as a companion.
    await ben("betrayal clash")
    assert levels(night) == {"1": 10, "2": 5, "3": 1, "4": 1, "5": 1}
    await ben("betrayal companion", enemy="2")
    await ben("betrayal defeat", enemy="1")
    ended = (await ben("betrayal endbattle", xp=3)).only
    assert night.state()["party"]["xp"] == 9
    assert "9 XP: EP 27" in ended.text
    assert len(pieces(night)) == 1
    await night.restart()
    # The second, in Skyrim: the companion is home again, and chips of the province are in the bags.
    await ada("betrayal party", session=2, province="Skyrim")
    assert night.state()["companions"] == []
    said = (await ada("betrayal clash", require="5 daedra xall")).only
    enemies = deployed(said)
    assert {each.kind for each in enemies if each.level == 5} == {"daedra"}
    assert said.starting("Spent 27 of 27; nothing unused")
    await ada("betrayal endbattle", xp=4)
    assert pieces(night) == set()
    # The third, elsewhere, by its end-of-session pool.
    await ben("betrayal party", session=3, province="MW", difficulty="expert")
    final = (await ben("betrayal dungeon", final=True, special="A,B", add="quest Zirik; 20 any")).only
    assert deployed(final)[0] == ("A", "Zirik", None, None)
    assert final.title.startswith(f"EP {night.state()['battle']['pool']['points']}")
    await ben("betrayal defeat", enemy="A")
    assert night.state()["battle"]["gone"] == ["zirik"]
    await ben("betrayal endbattle")
    assert pieces(night) == set()


async def test_a_demand_that_empties_the_bag(night: Evening) -> None:
    """What was laid aside for it returns as soon as none is left, and others come in the place of those demanded."""
    ben = await gathered(night)
    said = (await ben("betrayal clash", hexes=20, ep=14, require="1 daedra x14")).only
    kinds = [unit["enemy"]["side"]["kind"] for unit in units(night).values()]
    assert kinds == ["daedra"] * 12 + kinds[12:]
    assert "daedra" not in kinds[12:]
    assert levels(night) == {str(number): 1 for number in range(1, 15)}
    assert len(pieces(night)) == 14
    assert said.starting("Back before the end: ")
    assert (await ben("betrayal bags")).only.starting("Set aside: nothing")
    await ben("betrayal endbattle")
    again = (await ben("betrayal clash")).only
    assert [each.level for each in deployed(again)] == [5, 1, 1, 1]
