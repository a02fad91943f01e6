"""Back and forth: undo and redo, branches, exports, and the same bytes whenever the same is done."""

from __future__ import annotations

import json
from typing import Any

from tests.journeys.boards import at_sea, hunted
from tests.journeys.table import Evening, Player


async def exported(player: Player) -> bytes:
    """The file that /table export brings."""
    said = (await player("table export")).only
    assert said.ephemeral
    (file,) = said.sent.attachments
    return await file.read()


def state_of(document: bytes) -> Any:
    """The state in an export."""
    return json.loads(document)["state"]


async def test_all_the_way_back_and_forth_again(night: Evening) -> None:
    """Each step names what it takes back and what the hands must move; the last redo is the state of before, byte for byte."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="french", zone="trinidad")
    await ben("icons", moves="french n")
    await ben("sail", zone="nassau")
    before = await exported(ben)
    names: list[str] = []
    while True:
        undone = await ada("table undo")
        if undone.ephemeral:
            break
        names.append(undone.lines[0].removeprefix("Taken back: ").removesuffix("."))
    assert undone.line == "The start cannot be taken back. To end the table: /table end"
    assert night.revision() == 1
    assert names == [
        "Ben sailed to Nassau",
        "French ship to Basse-Terre",
        "French ship put in Trinidad",
        "Ada left port",
        "Ben left port",
        "Cleo joined in Port Royal",
        "Ada joined in Nassau",
        "Ben joined in Havana",
    ]
    again: list[str] = []
    while not (redone := await ben("table redo")).ephemeral:
        again.append(redone.lines[0].removeprefix("Done again: ").removesuffix("."))
    assert again == list(reversed(names))
    assert redone.line == "There is nothing to do again: nothing was taken back, or something else happened since."
    assert await exported(ada) == before


async def test_what_the_hands_must_move(night: Evening) -> None:
    """For an undone move, arrival, defeat and sail."""
    ben, _, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="trinidad")
    await ben("icons", moves="sloop n")
    assert (await ben("table undo")).lines == (
        "Taken back: Sloop to Basse-Terre.",
        "Sloop: Basse-Terre -> Trinidad",
    )
    assert (await ben("table redo")).lines[1:] == ("Sloop: Trinidad -> Basse-Terre",)
    await ben("defeat", ship="sloop")
    assert (await ben("table undo")).lines[1:] == ("Sloop: off the board -> Basse-Terre",)
    await ben("port", way="enter")
    assert (await ben("table undo")).lines[1:] == ("Ben: at sea in Havana",)
    await ben("hold", gold=3)
    assert (await ben("table undo")).lines[1:] == ()


async def test_the_same_again_after_an_undo_is_the_same_in_every_byte(night: Evening) -> None:
    """The same card, the same dice, the same state; and it is not said to be done twice."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="nassau")
    first = (await ben("sail", zone="nassau")).lines
    drawn = (await ben("event")).lines
    before = state_of(await exported(ben))
    await ben("table undo")
    await ben("table undo")
    second = await ben("sail", zone="nassau")
    assert second.lines == first
    again = await ben("event")
    assert again.lines == drawn
    assert state_of(await exported(ada)) == before
    rows = night.ask("SELECT state FROM entries ORDER BY number DESC LIMIT 4")
    assert rows[0] == rows[2]
    assert rows[1] == rows[3]


async def test_a_new_step_after_an_undo_begins_a_branch(night: Evening) -> None:
    """What was taken back stays in the ledger, marked, and cannot be done again; redo follows the newest branch."""
    ben, ada, _ = await at_sea(night)
    await ben("sail", zone="nassau")
    await ben("sail", zone="tortuga")
    await ben("table undo")
    await ben("table undo")
    await ben("sail", zone="port royal")
    assert night.revision() == 9
    refused = await ada.refused("table redo")
    assert refused.line.startswith("There is nothing to do again")
    log = await ada("table log")
    assert [line.split(",")[0] for line in log.lines[:3]] == [
        "#9 Ben sailed to Port Royal",
        "#8 Ben sailed to Tortuga",
        "#7 Ben sailed to Nassau",
    ]
    assert ["(taken back)" in line for line in log.lines[:4]] == [False, True, True, False]
    await ben("table undo")
    assert (await ben("table redo")).lines[0] == "Done again: Ben sailed to Port Royal."
    document = json.loads(await exported(ben))
    assert [(entry["number"], entry["parent"]) for entry in document["entries"][-4:]] == [
        (6, 5),
        (7, 6),
        (8, 7),
        (9, 6),
    ]
    assert document["revision"] == 9


async def test_the_export_is_the_whole_table_and_nothing_else(night: Evening) -> None:
    """Its shape; no ids of Discord's, no names, no seed, no times; the same bytes whenever and by whomever asked for."""
    ben, ada, cleo = await hunted(night)
    await ben("icons", moves="sloop E")
    await cleo("table answer", answer="ada")
    first = await exported(ben)
    await night.wait(3600)
    await night.restart()
    assert await exported(ada) == first
    await ben("table seat", name="Bartholomew", seat="Ben")
    assert await exported(ada) == first
    document = json.loads(first)
    assert set(document) == {"format", "game", "pack", "rules", "revision", "state", "entries"}
    assert document["game"] == "marauders"
    assert document["pack"] == "caribbean"
    assert document["revision"] == 6
    assert [entry["number"] for entry in document["entries"]] == [1, 2, 3, 4, 5, 6]
    for entry in document["entries"]:
        assert set(entry) == {"number", "parent", "action", "answers", "events"}
    last = document["entries"][-1]
    assert last["action"]["type"] == "icons"
    assert [answer["value"] for answer in last["answers"]] == ["s2"]
    assert document["state"]["seats"] == ["s1", "s2", "s3"]
    text = first.decode()
    for word in ("Ben", "Ada", "Friday", str(ben.member.id), str(night.here.id), str(night.guild.id)):
        assert word not in text
    await ben("table undo")
    await ben("table redo")
    assert await exported(ben) == first


async def test_the_same_command_twice_is_said(night: Evening) -> None:
    """Within five seconds by the same member; later, by another, or after another step it is a step like any other."""
    ben, ada, _ = await at_sea(night)
    twice = "You did the same a moment ago. It was done twice."
    await ben("place", ship="sloop", zone="trinidad")
    await ben("icons", moves="sloop n")
    again = await ben("icons", moves="Sloop  north")
    assert again.lines[-1] == twice
    assert again.undo == "Undo: Sloop to St. Maarten"
    assert twice not in (await ada("icons", moves="sloop n")).lines
    assert twice not in (await ben("icons", moves="sloop n")).lines
    await night.wait(6)
    assert twice not in (await ben("icons", moves="sloop n")).lines
    await ben("table undo")
    assert twice not in (await ben("icons", moves="sloop n")).lines
    await ben("turn")
    assert twice in (await ben("turn")).lines
    assert night.revision() == 15
