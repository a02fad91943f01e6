"""In the middle of a battle: a track put right by a form and by the sheet, a pause with a restart, and a note at its moment."""

from __future__ import annotations

from tests.journeys.table import Evening, Player
from tests.journeys.test_correcting import differing, table
from tests.journeys.test_pausing import FORTNIGHT, is_recalled
from tests.journeys.test_sheet import sent, sheet_of


async def in_battle(night: Evening) -> tuple[Player, Player]:
    """Ben, in a frigate at sea in Nassau, fights the Sloop, which Ada plays."""
    ben, ada = night.player("Ben"), night.player("Ada")
    await ben("table start", game="marauders", name="Friday")
    await ben("captain", nation="english", zone="port-royal", ship="frigate")
    await ada("captain", nation="french", zone="tortuga")
    await ben("place", ship="sloop", zone="nassau", scouting=3)
    await ben("correct", seat="Ben", zone="nassau", at="sea")
    await ben("battle start", ship="sloop")
    battle = night.state()["battle"]
    assert (battle["seat"], battle["ship"], battle["helm"]) == ("s1", "sloop", "s2")
    return ben, ada


async def test_a_track_is_put_right_in_the_middle_of_a_battle(night: Evening) -> None:
    """By Correct, with what is left now standing in the form; one entry, which Undo takes back with its cubes."""
    ben, ada = await in_battle(night)
    before, revision = night.state(), night.revision()
    assert revision is not None
    kinds = await table(ben)
    shown = kinds if "Sloop: tracks..." in kinds.buttons else (await ben.press(kinds, "The battle (5)")).only
    form = await ben.form(shown, "Sloop: tracks...")
    assert [form.part(each).value for each in ("hull", "cargo", "masts", "crew", "cannons")] == [
        "2",
        "2",
        "2",
        "2",
        "1",
    ]
    refused = (await form.send(hull="3")).last
    assert refused.ephemeral
    assert "As a Sloop, the Sloop has Hull 2 at most, not 3." in refused.text
    assert night.state() == before
    form = await ben.form(shown, "Sloop: tracks...")
    await form.send(hull="1", masts="0")
    assert differing(before, night.state()) == [".battle.hits.hull", ".battle.hits.masts"]
    assert night.revision() == revision + 1
    why = (await ada("table why")).only
    fixes = (await ada.press(why, "That was wrong...")).only
    form = await ada.form(fixes, "Sloop: tracks...")
    await form.send(masts="1")
    assert (night.state()["battle"]["hits"]["hull"], night.state()["battle"]["hits"]["masts"]) == (1, 1)
    said = (await ben("table undo")).last
    assert "Cubes of the Sloop: Hull 1/2, Cargo 2/2, Masts 0/2, Crew 2/2, Cannons 1/1" in said.text
    await ben("table undo")
    assert night.state() == before


async def test_a_battle_is_corrected_by_the_sheet(night: Evening) -> None:
    """Every line of it: what a frigate cannot have is refused with what is wrong, and what can be is done whole."""
    ben, _ = await in_battle(night)
    before = night.state()
    form = await sheet_of(ben)
    told = await sent(form, ("battle hits: hull 0", "battle hits: hull 9"))
    assert "a ship took more hits than its class has boxes" in told.text
    assert night.state() == before
    again = await ben.form(told, "Edit again")
    told = await sent(again, ("battle hits: hull 9", "battle hits: crew 1"), ("battle round: 1", "battle round: 2"))
    await ben.press(told, "Apply 2 changes")
    battle = night.state()["battle"]
    assert (battle["round"], battle["hits"]["crew"], battle["hits"]["hull"]) == (2, 1, 0)
    form = await sheet_of(ben)
    told = await sent(form, *((f"battle {key}: {value}\n", "") for key, value in GONE), more="battle: none")
    assert "Apply 1 change" in told.buttons
    await ben.press(told, "Apply 1 change")
    assert night.state().get("battle") is None


GONE = (
    *(("seat", "s1"), ("zone", "nassau"), ("ship", "sloop"), ("aggressor", "npc"), ("helm", "s2"), ("round", "2")),
    *(("npc", "shoot"), ("captain", "shoot"), ("boarder", "none"), ("hits", "crew 1")),
)


async def test_a_pause_in_a_battle_and_the_last_time_after_a_restart(night: Evening) -> None:
    """What to lay out has the cubes of both ships, and where it stood says who fights and who plays the NPC."""
    ben, ada = await in_battle(night)
    await ben("battle hit", side="captain", location="masts", count=2)
    await ben("table note", on="battle", text="Skulls first")
    await ben("table pause", note="Mid-battle")
    await night.away(FORTNIGHT)
    back = await ada("table show")
    last = next(said for said in back.messages if is_recalled(said))
    assert "Cubes of the Sloop: Hull 2/2, Cargo 2/2, Masts 2/2, Crew 2/2, Cannons 1/1" in last.lines
    assert "Cubes of Ben: Hull 3/3, Cargo 3/3, Masts 1/3, Crew 3/3, Cannons 3/3" in last.lines
    assert "Sloop" in last.text
    assert "Ada" in last.text
    assert "Skulls first" in "\n".join(said.text for said in back.messages)
    helped = (await ben("table help")).only
    assert "A battle is open" in helped.text
    await ben("battle end", result="called-off")
    assert night.state().get("battle") is None
