"""What bad input gets at a table of The Everrain: each its own quiet sentence, and nothing changes."""

from __future__ import annotations

from tests.journeys.ships import charted, launched
from tests.journeys.table import Evening
from tests.journeys.test_betrayal_bad_input import distinct


async def test_before_anybody_sails(night: Evening) -> None:
    """What comes first is said."""
    ben = night.player("Ben")
    await ben("table start", game="everrain")
    for command, options in (
        ("everrain spawn", {"ship": "A", "points": 1}),
        ("everrain turn", {}),
        ("everrain phase", {}),
    ):
        assert "/everrain ship" in (await ben.refused(command, **options)).lines[0], command


async def test_names_points_and_cards(night: Evening) -> None:
    """Points no act allows, ships and enemies that are not there, cards that cannot be."""
    ben, _ = await launched(night)
    await ben("everrain spawn", ship="A", points=1, cards="Hull Crawler")
    await ben("everrain enemyship", card="The Maw")
    await distinct(
        ben,
        ("everrain ship", {"name": "Petrel"}, "Petrel"),
        ("everrain ship", {"name": "Cormorant", "hex": "north"}, "north"),
        ("everrain ship", {"name": "Cormorant", "seat": "Petrel"}, "Petrel"),
        ("everrain spawn", {"ship": "A", "points": 0}, "0"),
        ("everrain spawn", {"ship": "A", "points": 5}, "5"),
        ("everrain spawn", {"ship": "Dodo", "points": 1}, "Dodo"),
        ("everrain spawn", {"ship": "A", "points": 1, "cards": "Kraken"}, "Kraken"),
        ("everrain spawn", {"ship": "A", "points": 1, "cards": "4"}, "4"),
        ("everrain spawn", {"ship": "A", "points": 1, "cards": "1,1"}, "1"),
        ("everrain crew", {"ship": "A", "zones": "3,-1"}, "-1"),
        ("everrain crew", {"ship": "A", "zones": "bow"}, "bow"),
        ("everrain crew", {"ship": "A", "zones": "3,3,3,3"}, "3"),
        ("everrain damage", {"enemy": "A7", "amount": 1}, "A7"),
        ("everrain damage", {"enemy": "A1", "amount": 0}, "0"),
        ("everrain banish", {"enemy": "The Kraken"}, "The Kraken"),
        ("everrain destroy", {"enemy": "Hull Kraken"}, "Hull Crawler"),
        ("everrain enemyship", {"card": "The Maw"}, "The Maw"),
        ("everrain enemyship", {"card": "The Moth"}, "The Moth"),
        ("everrain board", {"ship": "A", "enemyship": "A1"}, "A1"),
        ("everrain elder", {"card": "The Snow Above"}, "The Snow Above"),
        ("everrain name", {"enemy": "A1", "act": 4}, "4"),
        ("everrain correct", {"zone": 12, "enemy": "A1"}, "12"),
        ("everrain correct", {}, "What should be otherwise?"),
        ("everrain odds", {"ship": "A", "points": 9}, "9"),
    )


async def test_the_tracks(night: Evening) -> None:
    """No steps, tracks that end, no act that is due, storms that are not there."""
    ben, _ = await launched(night)
    await distinct(
        ben,
        ("everrain agenda", {"steps": 0}, "0"),
        ("everrain agenda", {"steps": -1}, "0"),
        ("everrain agenda", {"steps": 400}, "400"),
        ("everrain discovery", {"side": "players", "steps": -2}, "0"),
        ("everrain act", {}, "4"),
        ("everrain storm", {"storm": 3, "gone": True}, "no storm"),
        ("everrain storm", {"size": 99}, "99"),
        ("everrain storm", {"hexes": "0,0; 5,5"}, "5,5"),
        ("everrain correct", {"agenda": 30}, "30"),
        ("everrain correct", {"act": 9}, "9"),
        ("everrain correct", {"first": "Dodo"}, "Dodo"),
    )


async def test_the_order_of_the_phase(night: Evening) -> None:
    """What must act first is said, and there as a button; nobody twice; not outside the phase."""
    ben, _ = await launched(night)
    await ben("everrain spawn", ship="A", points=1, cards="Hull Crawler")
    await ben("everrain spawn", ship="B", points=1, cards="Pale Stowaway")
    await ben("everrain enemyship", card="The Maw")
    early = await ben.refused("everrain activate", enemy="A1")
    assert early.buttons
    await ben("everrain phase")
    await distinct(
        ben,
        ("everrain activate", {"enemy": "The Maw"}, "A1"),
        ("everrain activate", {"enemy": "A1", "dice": "M,D,X"}, "x"),
        ("everrain activate", {"enemy": "A1", "dice": "M,D,D"}, "2"),
        ("everrain activate", {"enemy": "A1", "dice": "M"}, "one"),
        ("everrain activate", {"enemy": "A1", "shows": "A1 near"}, "near"),
        ("everrain activate", {"enemy": "C1"}, "C1"),
        ("everrain act", {}, "4"),
        ("everrain turn", {}, "Enemy Phase"),
    )
    await ben("everrain activate", enemy="A1", shows="A1 nobody")
    said = await ben.refused("everrain activate", enemy="A1", shows="A1 nobody")
    assert "A1" in said.lines[0]


async def test_hexes(night: Evening) -> None:
    """Occupied ones, impossible ones, kinds that are none."""
    ben, _ = await charted(night)
    await ben("everrain enemyship", hex="4,4", card="The Maw", facing="W")
    await distinct(
        ben,
        ("everrain sail", {"ship": "A", "hex": "8,0"}, "8,0"),
        ("everrain sail", {"ship": "A", "hex": "4,4"}, "4,4"),
        ("everrain sail", {"ship": "A", "hex": "99,0"}, "99,0"),
        ("everrain sail", {"ship": "A", "hex": "2"}, "2"),
        ("everrain sail", {"ship": "Dodo", "hex": "2,2"}, "Dodo"),
        ("everrain enemyship", {"hex": "0,0"}, "0,0"),
        ("everrain enemyship", {"hex": "x,y"}, "x,y"),
        ("everrain reveal", {"hex": "77,0", "kind": "sea"}, "77,0"),
        ("everrain tile", {"kinds": "sea, sea", "beside": "0,0", "side": "E"}, "2"),
        ("everrain tile", {"kinds": "sea, sea, sea, sea, sea, mud", "beside": "0,0", "side": "E"}, "mud"),
        ("everrain tile", {"kinds": "sea, sea, sea, sea, sea, sea", "beside": "40,0", "side": "E"}, "41,0"),
        ("everrain close", {"hex": "8,0"}, "8,0"),
        ("everrain close", {"hex": "1,1"}, "1,1"),
    )
    assert "4,4" in (await ben.refused("everrain elder", hex="4,4")).lines[0]
    assert "8,0" in (await ben.refused("everrain correct", enemy="The Maw", hex="8,0")).lines[0]
