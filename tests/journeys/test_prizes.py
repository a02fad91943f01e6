"""What a beaten ship brings, told without a roll: the ends of a battle, who beat a ship and how, and all of it taken back."""

from __future__ import annotations

from tests.journeys.fights import battle, sloop_and_ben, table
from tests.journeys.table import Evening

SLIP = "You did the same a moment ago"


async def test_two_battles_that_end_alike_are_no_slip(night: Evening) -> None:
    """The same is told of another battle."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("place", ship="frigate", zone="havana")
    await ben("battle start", ship="frigate", aggressor="npc")
    for _ in range(2):
        assert SLIP not in (await ben("battle end", result="npc-fled")).text
    assert battle(night) is None


async def test_both_sunk_is_told_in_one_step(night: Evening) -> None:
    """In the menu too; both captains are dead."""
    ben, _, _ = await sloop_and_ben(night)
    assert {"End as: both sunk", "End as: both crews fell"} <= set(table(night).menu("Something else...").options)
    over = await ben("battle end", result="both-sunk")
    assert over.starting("Ben is sunk by the Sloop. Both are without Hull")
    assert over.starting("Sloop: Havana -> off the board.")
    assert "glory point and" not in over.text
    await ben("place", ship="frigate", zone="havana")
    won = await ben("defeat", ship="frigate", by="Ben", how="sunk")
    assert won.starting("Ben: 1 glory point, and no gold. The captain who won it is dead")


async def test_both_crews_gone_asks_who_won(night: Evening) -> None:
    """As the bot's own crew combat does; the ship that is taken has no crew, which is said before it is, and what it must fight."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("place", ship="frigate", zone="havana")
    await ben("battle start", ship="frigate", aggressor="npc")
    asked = (await ben("battle end", result="both-taken")).last
    claim = (await ben.press(asked, "Ben")).updated
    assert claim is not None
    assert claim.lines[0] == (
        "Does Ben take the beaten Sloop in place of the old ship? "
        "Taken: Hull 2, Cargo 2, Masts 2, Crew 0, Cannons 1. Ben's old ship: Hull 3, Cargo 3, Masts 3, Crew 3, Cannons 3. "
        "The next battle: Frigate against Ben."
    )
    await ben.press(claim, "Take the Sloop")
    assert night.state()["captains"][0]["hits"]["crew"] == 2


async def test_who_beat_a_ship_and_how_belong_together(night: Evening) -> None:
    """Each sentence names what may be given."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("place", ship="dutch", zone="nassau")
    how = await ben.refused("defeat", ship="dutch", by="Ben")
    assert how.lines == ("Something is missing: how. Give one of these: sunk or crew.",)
    who = await ben.refused("defeat", ship="dutch", how="sunk")
    assert who.lines[0].startswith("Who beat the Dutch ship is not clear: give by:, too (Ben")
    assert (
        (await ben.refused("lost", ship="sloop")).lines[0].startswith("What ship is sailed belongs to the new captain")
    )
    assert (await ben.refused("battle skills", ship="dutch")).lines[0].startswith("The Dutch ship is an enemy ship")


async def test_the_bounty_of_an_attack_that_was_told_does_not_come_twice(night: Evening) -> None:
    """The battle that it began was called off and fought on the board; where he has no bounty, none can be counted already."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle end", result="called-off")
    await ben("place", ship="dutch", zone="havana")
    assert "Ben has 1 Dutch bounty now (0 before)." in (await ben("attack", ship="dutch")).last.lines
    await ben("battle end", result="called-off")
    asked = (await ben("defeat", ship="dutch", by="Ben", how="sunk")).last
    assert asked.buttons[:3] == ("Dutch ship", "Ben", "Ben, bounty already counted")
    won = (await ben.press(asked, "Ben, bounty already counted")).updated
    assert won is not None
    assert not any("bounty now" in line for line in won.lines)


async def test_the_bounty_of_an_attack_is_taken_back_and_comes_again(night: Evening) -> None:
    """Told by hand it is asked who attacked, as the bounty hangs on it."""
    ben, _, _ = await sloop_and_ben(night)
    await ben("battle end", result="called-off")
    await ben("place", ship="dutch", zone="havana")
    await ben("attack", ship="dutch")
    assert "Ben has no longer: 1 Dutch bounty." in (await ben("table undo")).last.lines
    asked = (await ben("defeat", ship="dutch", by="Ben", how="sunk")).last
    assert asked.starting("Who attacked, Ben or the Dutch ship?")
    assert "Ben, bounty already counted" not in asked.buttons
    won = (await ben.press(asked, "Ben")).updated
    assert won is not None
    assert "Ben has 1 Dutch bounty now (0 before)." in won.lines
    back = (await ben("table undo")).last.lines
    assert "Ben gives back what the Dutch ship brought: 1 glory point." in back
    assert "Ben has no longer: 1 Dutch bounty." in back
    assert "Ben has again: 1 Dutch bounty." in (await ben("table redo")).last.lines
