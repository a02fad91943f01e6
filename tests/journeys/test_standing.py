"""The one table message: a press is answered by it, a round begins with a new one, and the table says how much else is posted."""

from __future__ import annotations

import re

import pytest

from tests.journeys.boards import at_sea
from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player


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
    """Its report and the table in one message; the old one says where it goes on; the report stays until something happens."""
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
    """While the table is set up; then it makes room, and is there again once the table goes on elsewhere."""
    ben = night.player("Ben")
    started = (await ben("table start", game="marauders", name="Friday")).only
    first, fingerprint = started.lines[0], started.footer
    assert "SHA-256" in fingerprint
    await ben("captain", nation="english", zone="nassau")
    assert (started.lines[0], started.footer) == (first, fingerprint)
    assert started.starting("Ben: Nassau, in port")
    await ben.press(started, "Start")
    await ben("hold", gold=2)
    assert started.lines[0].startswith("Round 1.")
    assert started.footer == ""
    assert "The table is open" not in started.text
    await night.restart()
    await ben("hold", gold=3)
    assert started.footer == ""
    await ben("table show")
    assert (started.lines[0], started.footer, started.buttons) == (first, fingerprint, ())
    assert started.lines[-1].startswith("The table goes on here: ")


@pytest.mark.parametrize("restart", [False, True])
async def test_the_fingerprint_stays_in_the_channel_however_late(night: Evening, restart: bool) -> None:
    """The first message is edited for it even when it is hours old."""
    ben = night.player("Ben")
    started = (await ben("table start", game="marauders", name="Friday")).only
    fingerprint = started.footer
    await ben("captain", nation="english", zone="nassau")
    await ben.press(started, "Start")
    await ben("hold", gold=1)
    assert started.footer == ""
    if restart:
        await night.restart()
    await night.wait(3 * 60 * 60)
    await ben("hold", gold=2)
    assert (started.footer, started.buttons) == (fingerprint, ())


async def test_the_fingerprint_is_found_after_a_long_evening(night: Evening) -> None:
    """However many steps were made since, and after a restart."""
    ben = night.player("Ben")
    started = (await ben("table start", game="marauders", name="Friday")).only
    fingerprint = started.footer
    await ben("captain", nation="english", zone="nassau")
    await ben.press(started, "Start")
    for gold in range(205):
        await ben("hold", gold=gold)
    await night.restart()
    await ben("table show")
    assert started.footer == fingerprint


async def test_samples_are_not_spoken_of_where_the_cards_are_the_tables_own(night: Evening) -> None:
    """The sentence goes with the switch, and comes back with it."""
    ben = night.player("Ben")
    on = (await ben("table start", game="marauders", name="Friday")).only
    sample = "Its event cards are invented samples"
    assert sample in on.lines[0]
    await ben.press(on, next(label for label in on.buttons if label.startswith("Cards")))
    assert on.lines[0].startswith("The table is open, with the pack ")
    assert sample not in on.text
    await ben.press(on, next(label for label in on.buttons if label.startswith("Cards")))
    assert sample in on.lines[0]


async def test_redo_is_on_it_as_long_as_there_is_something_to_do_again(night: Evening) -> None:
    """After a press and after a command, after a restart too; not once something else was done."""
    ben, ada, _ = await at_sea(night)
    await ben("turn")
    on = (await ben("table show")).only
    await ben.press(on, "Enter port")
    await ben("hold", gold=7)
    assert not [label for label in on.buttons if label.startswith("Redo")]
    await ben.press(on, on.undo)
    assert "Redo: Ben's hold was told" in on.buttons
    await ada("table undo")
    assert "Redo: Ben entered port" in on.buttons
    await night.restart()
    shown = (await ben("table show")).only
    assert "Redo: Ben entered port" in shown.buttons
    await ben.press(shown, "Redo: Ben entered port")
    assert "Redo: Ben's hold was told" in shown.buttons
    await ben.press(shown, "Redo: Ben's hold was told")
    assert not [label for label in shown.buttons if label.startswith("Redo")]
    await ben("table undo")
    await ben("bounty", nation="dutch", count=1)
    assert not [label for label in shown.buttons if label.startswith("Redo")]


async def test_redo_has_room_in_a_full_row(night: Evening) -> None:
    """It stands in the place of the last entry's [The real one was...], which its report has too."""
    ben, _, _ = await at_sea(night)
    await ben("turn")
    on = (await ben("table show")).only
    await ben.choose(on, "Something else...", "Draw the event card")
    assert "The real one was..." in on.buttons
    await ben("hold", gold=7)
    await ben("table undo")
    redo = on.buttons.index("Redo: Ben's hold was told")
    assert on.buttons[redo - 1].startswith("Undo: ")
    assert on.buttons[redo + 1 :] == ("Why?", "Help")
    assert max(len(row["components"]) for row in on.sent.components) <= 5


async def test_redo_when_all_was_taken_back(night: Evening) -> None:
    """The table stands as it was opened: there is no Undo, but a Redo."""
    ben = night.player("Ben")
    on = (await ben("table start", game="marauders", name="Friday")).only
    await ben("captain", nation="english", zone="nassau")
    await ben.press(on, on.undo)
    assert on.buttons[-3:] == ("Redo: Ben joined in Nassau", "Why?", "Help")
    await ben.press(on, "Redo: Ben joined in Nassau")
    assert on.starting("Ben: Nassau, in port")


async def test_the_next_player_is_told_once(night: Evening) -> None:
    """[End turn] that makes no report posts one short message that mentions him; his own press mentions nobody."""
    ben, ada, _ = await at_sea(night)
    on = (await ben("table show")).only
    before = len(night.messages())
    began = await ben.press(on, "Ben's turn")
    assert began.updated is not None
    assert began.only.sent.content == ""
    assert len(night.messages()) == before
    end = next(label for label in on.buttons if label.startswith("End turn"))
    called = (await ben.press(on, end)).only
    assert not called.ephemeral
    assert called.sent.content == ada.mention
    assert called.lines == ("Ada's turn begins, at sea in Nassau.", f"Your buttons are here: {night.link(on)}")
    assert on.starting("Round 1. Ada's turn")
    assert on.sent.content == ""


async def test_who_begins_his_own_turn_is_not_told(night: Evening) -> None:
    """His press updates the table message, though it ends the turn of another."""
    ben, ada, _ = await at_sea(night)
    on = (await ben("table show")).only
    await ben.press(on, "Ben's turn")
    before = len(night.messages())
    began = await ada.press(on, next(label for label in on.buttons if label.startswith("End turn")))
    assert began.updated is not None
    assert on.starting("Round 1. Ada's turn")
    assert len(night.messages()) == before


async def test_a_report_that_calls_somebody_has_the_link_too(night: Evening) -> None:
    """Of a ship that does not look for him at the beginning of his turn."""
    ben, ada, _ = await at_sea(night)
    for ship in ("sloop", "dutch"):
        await ben("place", ship=ship, zone="nassau")
    on = (await ben("table show")).only
    await ben.press(on, "Ben's turn")
    called = (await ben.press(on, next(label for label in on.buttons if label.startswith("End turn")))).only
    assert called.sent.content == ada.mention
    assert called.starting("Sloop does not scout for Ada: ")
    assert called.lines[-1] == f"Your buttons are here: {night.link(on)}"


async def test_how_many_messages_a_round_makes(night: Evening) -> None:
    """One for the event, one for each turn that another begins, and one for the round's end with the table."""
    ben, ada, cleo = await at_sea(night)
    await ben("table show")

    async def press(who: Player, beginning: str) -> int:
        before = len(night.messages())
        [on] = table_messages(night)
        await who.press(on, next(label for label in on.buttons if label.startswith(beginning)))
        return len(night.messages()) - before

    steps = (
        *((ben, "Draw the event card", 1), (ben, "Ben's turn", 0), (ben, "Enter port", 0), (ben, "End turn", 1)),
        *((ada, "Enter port", 0), (ada, "End turn", 1), (cleo, "Leave port", 0), (cleo, "End", 1)),
    )
    assert [await press(who, label) for who, label, _ in steps] == [count for _, _, count in steps]


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


async def test_at_a_quiet_table_a_first_sample_says_that_it_is_one(night: Evening) -> None:
    """All that its report would say and offer is in the table message: the card, that it is invented, and the real ones."""
    ben, ada, _ = await at_sea(night)
    await ben("table talk", level="quiet")
    on = (await ben("table show")).only
    before = len(night.messages())
    await ben.press(on, "Draw the event card")
    assert on.lines[0].startswith("Event card: ")
    assert on.lines[1].startswith("An invented sample card;")
    assert [label for label in on.buttons if "real" in label] == ["The real one was...", "We have the real cards"]
    assert len(night.messages()) == before
    await ada.press(on, "We have the real cards")
    assert night.messages()[-1].buttons[:2] == ("Captain card...", "Icon card...")


async def test_at_a_quiet_table_no_more_than_twelve_lines(night: Evening) -> None:
    """Of a report only as much stands first as there is room for; what the board shows, too, gives way first."""
    ben, _, _ = await at_sea(night)
    for ship, zone in FIVE:
        await ben("place", ship=ship, zone=zone, scouting=3)
    await ben("table talk", level="quiet")
    on = (await ben("table show")).only
    assert len(on.lines) == 10
    await ben("icons", moves="dutch n, french n, sloop s")
    assert len(on.lines) == 12
    assert re.fullmatch(r"\.\.\. and [2-9] more: Why\?", on.lines[1])
    assert on.lines[2] == "Round 1."


FIVE = (
    ("sloop", "caracas"),
    ("frigate", "nassau"),
    ("dutch", "curacao"),
    ("french", "trinidad"),
    ("spanish", "tortuga"),
)
