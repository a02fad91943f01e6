"""What Discord offers while a command is typed: the likeliest first, slips forgiven, and never a failure."""

from __future__ import annotations

import pytest

from rules.marauders.switches import SWITCHES
from tests.journeys.boards import at_sea
from tests.journeys.table import Evening

OF_HAVANA = ["Nassau", "Tortuga", "Port Royal"]
OF_NASSAU = ["Tortuga", "Havana"]


async def test_the_neighbours_come_first(night: Evening) -> None:
    """Those of the captain whom the command is about."""
    ben, ada, _ = await at_sea(night)
    offered = await ben.types("sail", "zone", "")
    assert offered[:3] == OF_HAVANA
    assert len(offered) == 17
    assert (await ada.types("sail", "zone", ""))[:2] == OF_NASSAU
    assert (await ben.types("sail", "zone", "", player=ada))[:2] == OF_NASSAU
    assert (await ben.types("sail", "zone", "", seat="ada"))[:2] == OF_NASSAU
    assert (await ada.types("odds", "zone", "", seat="s1"))[:3] == OF_HAVANA
    assert len(await night.player("Dora").types("sail", "zone", "")) == 17


async def test_what_is_offered_is_what_the_table_says_now(night: Evening) -> None:
    """Right after a sail, after its undo, after a restart."""
    ben, _, _ = await at_sea(night)
    await ben("sail", zone="nassau")
    assert (await ben.types("sail", "zone", ""))[:2] == OF_NASSAU
    await ben("table undo")
    assert (await ben.types("sail", "zone", ""))[:3] == OF_HAVANA
    await night.restart()
    assert (await ben.types("sail", "zone", ""))[:3] == OF_HAVANA
    await ben("table end")
    assert await ben.types("sail", "zone", "") == []
    await ben("table start", game="marauders")
    assert len(await ben.types("sail", "zone", "")) == 17


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("curaçao", ["Curacao"]),
        ("CURA", ["Curacao"]),
        ("petit goave", ["Petit-Goave"]),
        ("Petit-Goâve", ["Petit-Goave"]),
        ("saint john", ["St. John"]),
        ("st", ["St. Maarten", "St. John"]),
        ("port", ["Port Royal"]),
        ("tortga", ["Tortuga"]),
        ("totruga", ["Tortuga"]),
        ("tortugaa", ["Tortuga"]),
        ("habana", ["Havana"]),
        ("carib", ["Caribbean Sea"]),
        ("karib", ["Caribbean Sea"]),
        ("the caribbean", ["Caribbean Sea"]),
        ("qqqq", []),
        ("x" * 3000, []),
    ],
)
async def test_zones_are_understood_with_slips(night: Evening, typed: str, offered: list[str]) -> None:
    """A letter more or less, an accent or its absence, any case; what is picked or typed out is understood too."""
    ben, _, _ = await at_sea(night)
    assert sorted(await ben.types("place", "zone", typed)) == sorted(offered)


async def test_names_that_begin_with_it_come_first(night: Evening) -> None:
    """Before those that contain it, neighbours or not."""
    ben, _, _ = await at_sea(night)
    assert await ben.types("place", "zone", "tr") == ["Trinidad", "Port Royal"]
    assert (await ben.types("sail", "zone", "o"))[0] == "Old Providence"
    assert (await ben.types("place", "zone", "ca"))[:3] == ["Cartagena", "Caribbean Sea", "Caracas"]


@pytest.mark.parametrize("typed", ["", " ", "—", "\u200b", "🏴‍☠️"])
async def test_nothing_typed_yet_offers_everything(night: Evening, typed: str) -> None:
    """Also when what is typed has no letter in it."""
    ben, _, _ = await at_sea(night)
    assert len(await ben.types("place", "zone", typed)) == 17


async def test_every_option_offers_something_to_pick(night: Evening) -> None:
    """Zones with ports for new captains, own ones first; seats; cards; house rules and their values; packs."""
    ben, ada, _ = await at_sea(night)
    ports = await ben.types("captain", "zone", "", nation="french")
    assert set(ports[:3]) == {"Tortuga", "Petit-Goave", "Basse-Terre"}
    assert len(ports) == 16
    for command, option in (("enter", "zone"), ("correct", "zone"), ("odds", "zone")):
        assert len(await ben.types(command, option, "")) == 17
    for command in ("sail", "port", "turn", "look", "hold", "bounty", "odds", "correct"):
        assert await ben.types(command, "seat", "") == ["Ben", "Ada", "Cleo"]
        assert await ben.types(command, "seat", "AD") == ["Ada"]
    for option in ("name", "after", "seat"):
        assert await ben.types("table seat", option, "") == ["Ben", "Ada", "Cleo"]
    assert await ben.types("table seat", "name", "Dora") == []
    assert len(await ben.types("table rules", "switch", "")) == len(SWITCHES)
    assert await ben.types("table rules", "switch", "S2") == ["Bounties of other nations (S2)"]
    assert await ben.types("table rules", "switch", "foreign-b") == ["Bounties of other nations (S2)"]
    assert await ben.types("table rules", "value", "", switch="scouting-rolls") == [
        "All are rolled before the first battle (all-first)",
        "Each is rolled once the battle before it is over (one-by-one)",
    ]
    highest = "Only the most bounties of one other nation count (highest)"
    for typed in ("hi", "highest", "most", "higest"):
        assert await ben.types("table rules", "value", typed, switch="S2") == [highest]
    assert await ben.types("table rules", "value", "") == []
    assert await ada.types("table start", "pack", "", game="marauders") == ["The Caribbean"]
    assert await ada.types("table start", "pack", "x", game="marauders") == []


async def test_cards_that_are_out_of_the_deck_are_not_offered(night: Evening) -> None:
    """At most 25 of the 34 are; a captain's card is found by its name."""
    ben, _, _ = await at_sea(night)
    assert len(await ben.types("event", "card", "")) == 25
    assert await ben.types("event", "card", "thackwel") == ["English Naval Ship: Edmund Thackwell"]
    assert await ben.types("event", "card", "whales") == ["Whales"]
    await ben("event", card="whales")
    assert await ben.types("event", "card", "whales") == []
    await ben("table undo")
    assert await ben.types("event", "card", "whales") == ["Whales"]


async def test_without_a_table_nothing_is_offered_but_packs(night: Evening) -> None:
    """And nothing fails."""
    ben = night.player("Ben")
    for command, option in (
        ("sail", "zone"),
        ("captain", "zone"),
        ("event", "card"),
        ("turn", "seat"),
        ("table seat", "name"),
        ("table rules", "switch"),
        ("table answer", "answer"),
    ):
        assert await ben.types(command, option, "a") == []
    assert await ben.types("table start", "pack", "Cari") == ["The Caribbean"]
