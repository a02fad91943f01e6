"""Undo for a group: who did what since, several steps at once, only the one thing, and what the reports say of it."""

from __future__ import annotations

import logging

import pytest

from tests.journeys.boards import at_sea, hunted
from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player

OLD = "That button is old: what it was about has changed. Fresh ones: /table show"


def found(night: Evening, text: str) -> Said:
    """The one public message that says this."""
    (said,) = (each for each in night.messages() if text in each.text)
    return said


async def test_others_acted_since(night: Evening) -> None:
    """It says how many steps, by whom; all of them go at once, and all of them come back at once."""
    ben, ada, cleo = await at_sea(night)
    await ben("place", ship="sloop", zone="trinidad")
    moved = await ben("icons", moves="sloop n")
    await ada("hold", gold=4)
    await cleo("port", way="leave")
    asked = await ben.press(moved, "Undo: Sloop to Basse-Terre")
    assert asked.ephemeral
    assert asked.line == (
        f"2 steps were made since, by {ada.mention} and {cleo.mention}. Take all of it back, or correct only this?"
    )
    assert asked.buttons == ("Take back 3 steps", "Correct only this...")
    assert night.revision() == 10
    back = await ben.press(asked, "Take back 3 steps")
    assert not back.ephemeral
    assert back.lines == (
        "Taken back: 3 steps.",
        "#10 Cleo left port",
        "#9 Ada's hold was told",
        "#8 Sloop to Basse-Terre",
        "Sloop: Basse-Terre -> Trinidad",
        "Cleo: in the port of Port Royal",
    )
    assert back.buttons == ("Undo: Sloop put in Trinidad", "Why?", "Redo: 3 steps")
    assert night.revision() == 7
    assert night.ask("SELECT count(*) FROM journal WHERE what = 'move'") == [(1,)]
    again = await ada.press(back, "Redo: 3 steps")
    assert again.lines[0] == "Done again: 3 steps."
    assert again.buttons == ("Undo: Cleo left port", "Why?")
    assert night.revision() == 10


async def test_steps_made_while_one_thinks_are_counted_anew(night: Evening) -> None:
    """What was offered took back two; a third step came: it is asked again, and nothing is lost."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="trinidad")
    moved = await ben("icons", moves="sloop n")
    await ada("hold", gold=4)
    asked = await ben.press(moved, "Undo: Sloop to Basse-Terre")
    await ada("hold", gold=5)
    anew = await ben.press(asked, "Take back 2 steps")
    assert anew.buttons == ("Take back 3 steps", "Correct only this...")
    assert night.revision() == 10
    assert (await ben.press(anew, "Take back 3 steps")).lines[0] == "Taken back: 3 steps."


async def test_only_the_one_thing(night: Evening) -> None:
    """A quiet message with what the entry was about, as it stands now."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="trinidad")
    moved = await ben("icons", moves="sloop n")
    await ada("hold", gold=4)
    asked = await ben.press(moved, "Undo: Sloop to Basse-Terre")
    fixes = await ben.press(asked, "Correct only this...")
    assert fixes.ephemeral
    assert fixes.title == "Correct entry 8: Sloop to Basse-Terre"
    assert fixes.buttons
    assert night.revision() == 9


async def test_to_an_entry_that_is_named(night: Evening) -> None:
    """The last entries are offered in words, but for the one it stands on; with its number or the whole line it goes there."""
    ben, ada, _ = await at_sea(night)
    await ben("sail", zone="nassau")
    await ben("sail", zone="tortuga")
    await ada("hold", gold=4)
    offered = await ada.types("table undo", "to", "")
    assert offered[:3] == [
        "#8 Ben sailed to Tortuga (one step taken back)",
        "#7 Ben sailed to Nassau (2 steps taken back)",
        "#6 Ada left port (3 steps taken back)",
    ]
    assert len(offered) == 8
    assert await ada.types("table undo", "to", "nassau") == [offered[1], "#3 Ada joined in Nassau (6 steps taken back)"]
    back = await ada("table undo", to="#7 Ben sailed to Nassau")
    assert back.lines == (
        "Taken back: 2 steps.",
        "#9 Ada's hold was told",
        "#8 Ben sailed to Tortuga",
        "Ben: at sea in Nassau",
    )
    assert night.revision() == 7
    for to, line in {
        "7": "The table stands there already: nothing was done since.",
        "8": "Entry 8 cannot be gone back to: it was taken back. What counts: /table log",
        "77": "There is no entry 77. The last one is 9.",
        "Tortuga": "“Tortuga” is no entry of this table. They are numbered in the log: /table log",
    }.items():
        assert (await ben.refused("table undo", to=to)).line == line
    assert (await ada("table redo")).lines[0] == "Done again: Ben sailed to Tortuga."


async def test_long_evenings_offer_the_last_25(night: Evening) -> None:
    """Also where many were taken back."""
    ben, _, _ = await at_sea(night)
    for gold in range(15):
        await ben("hold", gold=gold)
    await ben("table undo", to="10")
    for gold in range(20, 35):
        await ben("hold", gold=gold)
    offered = await ben.types("table undo", "to", "")
    assert len(offered) == 24
    assert offered[0].startswith("#35 ")
    assert [each.split(" ")[0] for each in offered[-11:]] == [f"#{n}" for n in (22, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)][
        -11:
    ]


async def test_a_report_says_that_it_was_taken_back(night: Evening) -> None:
    """In its first line, with Redo and without its other buttons; done again, it is as it was. Its picture stays."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    report = (await ben("icons", moves="spanish s")).only
    lines, buttons, files = report.lines, report.buttons, report.sent.attachments
    await ada("table undo")
    gone = found(night, f"Taken back by {ada.mention}.")
    assert gone.sent.id == report.sent.id
    assert gone.lines == (f"Taken back by {ada.mention}.", *lines)
    assert gone.buttons == ("Redo: Spanish ship to Old Provide…", "Why?")
    assert [each.filename for each in gone.sent.attachments] == [each.filename for each in files] != []
    redone = await ben.press(gone, gone.buttons[0])
    assert redone.lines[0] == "Done again: Spanish ship to Old Providence."
    (back,) = (each for each in night.messages() if each.sent.id == report.sent.id)
    assert (back.lines, back.buttons) == (lines, buttons)


async def test_an_old_report_is_replied_to(night: Evening) -> None:
    """After an hour it stays as it was; a reply says that it was taken back, and one that it was done again."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    report = (await ben("icons", moves="spanish s")).only
    lines = report.lines
    await night.wait(3700)
    await ada("table undo")
    reply = found(night, f"{ada.mention} took this back: Spanish ship to Old Providence.")
    assert reply.payload()["message_reference"]["message_id"] == str(report.sent.id)
    assert reply.buttons == ("Redo: Spanish ship to Old Provide…",)
    (old,) = (each for each in night.messages() if each.sent.id == report.sent.id)
    assert old.lines == lines
    await ben.press(reply, reply.buttons[0])
    assert found(night, f"{ben.mention} did this again: Spanish ship to Old Providence.").buttons == ()


async def test_a_report_that_is_gone(night: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """The step back does not depend on it, and nothing is wrong."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    report = (await ben("icons", moves="spanish s")).only
    night.env.backend.delete_message(report.sent.channel_id, report.sent.id)
    with caplog.at_level(logging.WARNING, "bot"):
        assert (await ada("table undo")).lines[0] == "Taken back: Spanish ship to Old Providence."
    assert night.revision() == 7
    assert caplog.records == []


async def test_a_quiet_answer_is_not_changed(night: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """Discord lets nobody change it later: it is noted as shown, without a message, and no request is spent on it."""
    ben, ada, _ = await at_sea(night)
    await ben("table show")
    for command, given in (
        ("turn", {"seat": "Ada"}),
        ("hold", {"gold": 3}),
        ("bounty", {"nation": "dutch", "count": 1}),
    ):
        assert (await ben(command, **given)).ephemeral
    assert night.ask("SELECT shown FROM entries WHERE number > 6") == [(0,), (0,), (0,)]
    [(on,)] = night.ask("SELECT message FROM tables")
    with caplog.at_level(logging.INFO, "bot"):
        since = len(night.env.http_requests)
        await ada("table undo", to="6")
        await ada("table redo")
    assert caplog.records == []
    edits = [each.path for each in list(night.env.http_requests)[since:] if each.method == "PATCH"]
    assert {path.rpartition("/")[2] for path in edits} == {str(on)}


async def fought_before(ben: Player) -> None:
    """A ship that found him in the round before, and will not find him in this one."""
    await ben("place", ship="sloop", zone="havana", scouting=1)
    await ben("turn")
    await ben("battle end", result="called-off")
    await ben("round")


@pytest.mark.parametrize("levels", [("quiet", "normal"), ("normal", "quiet"), ("full", "quiet"), ("quiet", "full")])
@pytest.mark.parametrize("what", ["report", "answered", "put right", "real cards"])
async def test_what_was_shown_to_all_is_marked_at_whatever_level_of_talk(
    night: Evening, levels: tuple[str, str], what: str
) -> None:
    """Whether an entry has a message for all is told by that message, not by what would be posted now."""
    ben, ada, _ = await (hunted if what == "answered" else at_sea)(night)
    await ben("table talk", level=levels[0])
    match what:
        case "report":
            await fought_before(ben)
            shown = (
                await ben("turn")
            ).last  # a roll is posted at every level; this one finds nobody, and opens no battle
        case "answered":
            shown = (await ada.press(await ben("icons", moves="sloop n"), "Ada")).last
        case "put right":
            await ben("place", ship="sloop", zone="havana")
            asked = await ben.press(await ben("turn"), "The real one was...")
            shown = (await ben.press(asked, asked.last.buttons[0])).last
        case _:
            shown = (await ben.press(await ben("event"), "We have the real cards")).last
    before = shown.lines
    assert not shown.ephemeral
    await ben("table talk", level=levels[1])
    await ada("table undo")
    assert shown.lines == (f"Taken back by {ada.mention}.", *before)
    await ben("table talk", level=levels[0])
    await ada("table redo")
    assert shown.lines == before


async def test_what_was_put_right_says_so_whenever_it_is_told(night: Evening) -> None:
    """Its report is a function of its entry, after a restart and a step back and forth."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="sloop", zone="havana", scouting=3)
    asked = await ada.press(await ben("turn"), "The real one was...")
    shown = (await ada.press(asked, asked.last.buttons[0])).last
    assert shown.lines[0] == "Put right, in the place of: Ben's turn began."
    before = shown.lines
    await night.restart()
    await ben("table undo")
    await ben("table redo")
    assert shown.lines == before


async def test_in_a_messages_menu(night: Evening) -> None:
    """Why, take back to here, and correct this, of the entry that the message has a Why of."""
    ben, ada, cleo = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    report = (await ben("icons", moves="spanish s")).only
    await ben("icons", moves="spanish n")
    why = await ada.on(report, "Why did it do that?")
    assert why.ephemeral
    assert why.title == "Entry 8: Spanish ship to Old Providence"
    fixes = await cleo.on(report, "Correct this")
    assert fixes.ephemeral
    assert fixes.title == "Correct entry 8: Spanish ship to Old Providence"
    back = await ada.on(report, "Take back to here")
    assert not back.ephemeral
    assert back.lines[0].startswith("Taken back: Spanish ship to ")
    assert night.revision() == 8
    assert (await ada.on(report, "Take back to here")).line == "The table stands there already: nothing was done since."


async def test_in_the_menu_of_another_message(night: Evening) -> None:
    """One that is no step's, one of a member's, one of a table that has ended."""
    ben, ada, _ = await at_sea(night)
    await ben("place", ship="spanish", zone="cartagena")
    report = (await ben("icons", moves="spanish s")).only
    ended = (await ben("table end")).only
    assert (await ada.on(report, "Why did it do that?")).line.startswith("There is no table open in this channel.")
    await ben("table start", game="marauders")
    for said in (report, ended):
        for command in ("Why did it do that?", "Take back to here", "Correct this"):
            refused = await ada.on(said, command)
            assert refused.ephemeral
            assert refused.line == (
                "That message is about no single step of this table. Choose one that has a Why button, or see /table log."
            )


async def test_at_a_quiet_table_nothing_is_posted_that_moves_nothing(night: Evening) -> None:
    """A roll taken back: its report says so, and the table message or a quiet line."""
    ben, ada, _ = await at_sea(night)
    await fought_before(ben)
    await ben("table talk", level="quiet")
    on = (await ben("table show")).only
    await ben.press(on, "Ben's turn")
    rolled, before = night.messages()[-1], len(night.messages())
    await ada.press(on, "Undo: Ben's turn began")
    assert on.lines[0] == "Taken back: Ben's turn began."
    assert rolled.lines[0] == f"Taken back by {ada.mention}."
    again = await ada("table redo")
    assert again.ephemeral
    assert again.lines == ("Done again: Ben's turn began.",)
    assert len(night.messages()) == before
    await ada("place", ship="dutch", zone="trinidad")
    assert not (await ada("table undo")).ephemeral
