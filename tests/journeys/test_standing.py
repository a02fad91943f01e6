"""The one table message: a press is answered by it, a round begins with a new one, and the table says how much else is posted."""

from __future__ import annotations

import re

from tests.journeys.boards import at_sea
from tests.journeys.heard import Said
from tests.journeys.table import Evening


def table_messages(night: Evening) -> list[Said]:
    """The messages that have the buttons of a table message."""
    return [said for said in night.messages() if "Help" in said.buttons]


async def test_a_press_on_it_is_answered_by_it(night: Evening) -> None:
    """With words and buttons at once; nothing else is posted, and whoever else acts is seen in it too."""
    ben, ada, _ = await at_sea(night)
    await ben("turn")
    on = (await ben("table show")).only
    before = len(night.messages())
    pressed = await ben.press(on, "Enter port")
    assert pressed.updated is not None
    assert pressed.updated.starting("Ben: ").startswith("Ben: Havana, in port")
    assert pressed.updated.undo == "Undo: Ben entered port"
    quiet = await ada("hold", gold=7)
    assert quiet.ephemeral
    assert on.starting("Ada: ").endswith("7 gold")
    assert on.undo == "Undo: Ada's hold was told"
    assert len(night.messages()) == before
    assert len(on.sent.attachments) == 1


async def test_undo_on_it_says_what_was_taken_back(night: Evening) -> None:
    """First, as long as the table stands so; where the enemies' ships move back it is told to all."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="dutch", zone="trinidad")
    await ben("icons", moves="dutch n")
    await ada("hold", gold=7)
    on = (await ben("table show")).only
    undone = await ben.press(on, on.undo)
    assert undone.updated is not None
    assert undone.updated.lines[0] == "Taken back: Ada's hold was told."
    assert on.lines[0] == "Taken back: Ada's hold was told."
    undone = await ada.press(on, on.undo)
    assert undone.updated is None
    assert undone.lines[:2] == ("Taken back: Dutch ship to Basse-Terre.", "Dutch ship: Basse-Terre -> Trinidad")
    assert not undone.ephemeral
    assert on.lines[0] == "Round 1."


async def test_a_round_begins_with_a_new_one(night: Evening) -> None:
    """Its report and the table in one message; the old one says where the table goes on; the report stays until something happens."""
    ben, ada, _ = await at_sea(night)
    old = (await ben("table show")).only
    await ben("enter", ship="sloop", zone="tortuga", name="Black Bess", scouting=2)
    before = len(night.messages())
    began = (await ben("round")).only
    assert len(night.messages()) == before + 1
    assert began.title == "Round 1 ended"
    assert began.lines[0].startswith("Sloop: off the board -> Tortuga. At sea, under Black Bess")
    assert began.starting("Round 2.")
    assert began.starting("Tortuga: Sloop")
    assert len(began.sent.attachments) == 1
    assert [each.sent.id for each in table_messages(night)] == [began.sent.id]
    link = f"https://discord.com/channels/{night.guild.id}/{night.here.id}/{began.sent.id}"
    assert (old.line, old.buttons, old.sent.attachments) == (f"The table goes on here: {link}", (), [])

    report, label = began.lines[0], began.undo
    assert label == "Undo: Round 1 ended"
    await ada("hold", gold=7)
    assert (began.lines[0], began.title) == (report, "Round 1 ended")
    assert began.starting("Ada: ").endswith("7 gold")
    await night.restart()
    await ada("hold", gold=8)
    assert (began.lines[0], began.title) == (report, "Round 1 ended")
    assert began.starting("Ada: ").endswith("8 gold")
    await ben("event", card="Adriaen Holleboom")
    assert (began.lines[0], began.title) == ("Round 2.", "Friday")


async def test_a_round_that_was_taken_back_is_not_told_any_more(night: Evening) -> None:
    """Done again, it is."""
    ben, _, _ = await at_sea(night)
    began = (await ben("round")).only
    await ben("table undo")
    assert began.title == "Friday"
    assert began.starting("Round 1.")
    await ben("table redo")
    assert began.title == "Round 1 ended"
    assert began.starting("Round 2.")


async def test_what_the_start_said_stays_to_be_read(night: Evening) -> None:
    """The seed's fingerprint above all: in the message as it is edited, and once the table goes on elsewhere."""
    ben = night.player("Ben")
    started = (await ben("table start", game="marauders", name="Friday")).only
    first, fingerprint = started.lines[0], started.footer
    assert "SHA-256" in fingerprint
    await ben("captain", nation="english", zone="nassau")
    assert (started.lines[0], started.footer) == (first, fingerprint)
    assert started.starting("Ben: Nassau, in port")
    await ben("table show")
    assert (started.lines[0], started.footer, started.buttons) == (first, fingerprint, ())
    assert started.lines[-1].startswith("The table goes on here: ")


async def test_a_table_that_is_opened_again_goes_on_in_a_new_one(night: Evening) -> None:
    """With the fingerprint of its new seed, which stays, after a restart too."""
    ben, _, _ = await at_sea(night)
    ended = await ben("table end")
    again = (await ben.press(ended, "Open it again")).only
    fingerprint = again.footer
    assert "SHA-256" in fingerprint
    await ben("hold", gold=3)
    assert again.starting("Ben: ").endswith("3 gold")
    assert again.footer == fingerprint
    await night.restart()
    await ben("hold", gold=4)
    assert again.footer == fingerprint


async def test_the_next_player_is_told_once(night: Evening) -> None:
    """[End turn] that makes no report posts one short message that mentions him; his own press mentions nobody."""
    ben, ada, _ = await at_sea(night)
    on = (await ben("table show")).only
    began = await ben.press(on, "Ben's turn")
    assert began.only.sent.content == ""
    end = next(label for label in on.buttons if label.startswith("End turn"))
    called = (await ben.press(on, end)).only
    assert not called.ephemeral
    assert called.sent.content == ada.mention
    assert called.line == "Ada's turn begins, at sea in Nassau."
    assert on.starting("Round 1. Ada's turn")
    assert on.sent.content == ""


async def test_at_a_quiet_table_only_rolls_battles_and_questions_are_posted(night: Evening) -> None:
    """All else that the enemies did stands first in the table message, and is answered to whoever asked for it."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="dutch", zone="trinidad")
    set_ = await ben("table talk", level="quiet")
    assert set_.ephemeral
    assert set_.line.startswith("From now on only rolls against somebody, battles and questions are new messages")
    on = (await ben("table show")).only
    before = len(night.messages())
    moved = await ben("icons", moves="dutch n")
    assert moved.ephemeral
    assert moved.line.startswith("Dutch ship: Trinidad -> Basse-Terre")
    assert on.lines[0] == moved.line
    assert len(on.sent.attachments) == 1
    await ben.press(on, "Ben's turn")
    assert on.lines[0] == "Round 1. Ben's turn."
    end = next(label for label in on.buttons if label.startswith("End turn"))
    called = await ben.press(on, end)
    assert called.updated is not None
    assert len(night.messages()) == before
    await ada("place", ship="sloop", zone="nassau")
    rolled = (await ada("turn")).only
    assert not rolled.ephemeral
    assert rolled.starting("Sloop scouts for Ada: ")
    await ada("place", ship="sloop", zone="tortuga")
    asked = (await ada("icons", moves="sloop e")).only
    assert not asked.ephemeral
    assert asked.title == "Who has the most gold aboard?"


async def test_at_a_full_table_all_is_posted(night: Evening) -> None:
    """What players did, too."""
    ben, _, _ = await at_sea(night)
    await ben("table talk", level="full")
    held = await ben("hold", gold=3)
    assert not held.ephemeral
    assert held.line == "Ben has 3 gold aboard."
    await ben("table talk", level="normal")
    assert (await ben("hold", gold=4)).ephemeral


async def test_a_press_elsewhere_answers_quietly(night: Evening) -> None:
    """Under a report or a refusal: one line for whoever pressed, and the table message is edited."""
    ben, _, _ = await at_sea(night)
    on = (await ben("table show")).only
    far = await ben.refused("sail", zone="trinidad")
    sailed = await ben.press(far, "Sail to Nassau")
    assert sailed.ephemeral
    assert sailed.line == "Ben sailed from Havana to Nassau."
    assert on.starting("Ben: ").startswith("Ben: Nassau, at sea")


async def test_there_is_only_one_with_buttons(night: Evening) -> None:
    """However often it is asked for."""
    ben, ada, _ = await at_sea(night)
    for who in (ben, ada, ben):
        await who("table show")
    (last,) = table_messages(night)
    assert last.sent.id == night.messages()[-1].sent.id
    assert len([said for said in night.messages() if re.search("The table goes on here: ", said.text)]) == 3
