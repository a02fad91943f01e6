"""The odds of a battle at a table: of its next round and of the whole of it. Quiet, and nothing changes."""

from __future__ import annotations

from tests.journeys.fights import battle, sloop_and_ben, tap
from tests.journeys.table import Evening

SLOOP_BY_GUNS = "**Ben by guns, Sloop by guns**"


async def test_the_odds_of_a_battle(night: Evening) -> None:
    """While it is open and nothing is said, those of its round; then of the whole, from here; a newcomer's need telling first."""
    ben, ada, _ = await sloop_and_ben(night)
    assert battle(night) is not None
    entries = night.entries()
    first = await ada("odds")
    assert first.ephemeral
    assert first.title == "Odds of battle round 1: Ben against the Sloop"
    assert first.lines[1] == "**Ben shoots, Sloop shoots**"
    assert (await ben("odds", battle=False)).lines == first.lines
    assert (await tap(night, ben, "Odds of this battle round")).lines == first.lines
    whole = await ada("odds", battle=True)
    assert whole.ephemeral
    assert whole.title == "Odds of the battle: Ben against the Sloop"
    assert SLOOP_BY_GUNS in whole.lines
    assert (await ben("odds", ship="sloop")).lines == whole.lines
    assert (await ben("odds", zone="havana")).title == "Who would scout for Ben in Havana"
    other = await ada("odds", player=ada, battle=True, ship="sloop")
    assert other.lines[0] == "Not known yet: Ada's Seamanship and Ada's Leadership."
    assert (await ada.refused("odds", player=ada, battle=True)).line == (
        "No enemy ship is in Nassau. Name the ship that Ada would fight."
    )
    assert (await ada.refused("odds", battle=True, ship="dutch")).line == (
        "No captain of the Dutch ship is known, so that its odds are not either. Name another ship."
    )
    await ben("place", ship="dutch", zone="nassau")
    assert (await ada("odds", battle=True, ship="dutch")).title == "Odds: Ada against the Dutch ship"
    assert (await ada("odds", battle=False, ship="dutch", zone="nassau")).title == "Odds: Ada against the Dutch ship"
    assert night.entries() == entries + 1


async def test_who_names_a_zone_or_a_player_asks_for_those(night: Evening) -> None:
    """Whatever battle is open elsewhere, or of somebody else, with the same ship; the open one's own zone is that one."""
    ben, ada, _ = await sloop_and_ben(night)
    unknown = "Not known yet: Ada's Seamanship."
    assert (await ada("odds", battle=False, ship="sloop", zone="nassau")).lines[0] == unknown
    assert (await ben("odds", player=ada, battle=False, ship="sloop")).lines[0] == unknown
    open_ = "Odds of battle round 1: Ben against the Sloop"
    assert (await ben("odds", battle=False, ship="sloop", zone="havana")).title == open_
    assert (await ada.refused("odds", battle=False, zone="atlantis")).line.startswith("There is no zone “atlantis”.")


async def test_the_odds_while_a_roll_waits_for_an_answer(night: Evening) -> None:
    """They say that they are those from before it, of the round and of the whole alike."""
    ben, _, _ = await sloop_and_ben(night)
    before = (await ben("odds", battle=False)).lines
    await ben("battle roll", npc="s 1", captain="s s 2")
    waits = "This battle round is reckoned as before its roll: what was rolled counts once the question that waits is answered."
    assert (await ben("odds", battle=False)).lines == (waits, *before)
    assert (await ben("odds", battle=True)).lines[0] == waits
