"""A player who has left the server, and a thread that has gone to sleep: the table goes on without either."""

from __future__ import annotations

from tests.journeys.boards import hunted
from tests.journeys.table import Evening, Player
from tests.journeys.test_pausing import FORTNIGHT, is_recalled, pauses, quietly


def gone(night: Evening, player: Player) -> None:
    """He leaves the server."""
    night.env.backend.remove_member(night.guild.id, player.member.id)


async def test_the_question_of_somebody_who_left_is_answered_by_the_others(night: Evening) -> None:
    """It names his seat; a pause and the last time do too, and whoever is there answers."""
    ben, ada, cleo = await hunted(night)
    await ben("icons", moves="sloop E")
    gone(night, cleo)
    said = (await ada("table pause", note="Cleo has left us")).only
    assert said.starting("Waiting for an answer: ")
    assert pauses(night) == [("Cleo has left us", True, False)]
    await night.away(FORTNIGHT)
    back = await ada("table show")
    assert is_recalled(back.messages[0])
    assert "Cleo" in back.messages[0].starting("**Port Royal**: ")
    asked = back.last
    told = await ben.press(asked, "Cleo")
    assert any("Hunts Cleo" in line for each in told.messages for line in each.lines)


async def test_the_seat_of_somebody_who_left_is_taken_by_another(night: Evening) -> None:
    """In the midst of a pause, which it keeps: by the command, and by the form with who holds it."""
    ben, ada, cleo = await hunted(night)
    await ben("table pause", note="supper")
    gone(night, cleo)
    form = await ben.form(await ben.press(await ben("table correct"), "Seats..."), "Cleo: name, player...")
    await form.send(member=ada)
    assert night.ask("SELECT member FROM seats WHERE key = 's3'") == [(ada.member.id,)]
    await ben("table seat", name="Dora", seat="s3")
    assert night.ask("SELECT name FROM seats WHERE key = 's3'") == [("Dora",)]
    assert pauses(night) == [("supper", True, False)]
    assert (await ben("turn", seat="s3")).messages


async def test_a_thread_that_went_to_sleep_pauses_and_goes_on(night: Evening) -> None:
    """Discord lets nothing be edited there (50083): the thread is woken once, and it is tried again."""
    ben, _, _ = await hunted(night)
    there = ben.at(night.thread(night.here, "aside", ben))
    await there("table start", game="marauders", name="Aside")
    await there("captain", nation="dutch", zone="curacao")
    await night.wait(10)
    night.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    said = (await there("table pause", note="supper")).only
    assert said.title == "Paused: Aside"
    await night.wait(10)
    woken = [each for each in night.env.http_requests if each.method == "PATCH" and each.path.count("/") == 2]
    assert len(woken) == 1
    assert any(line.startswith("Paused <t:") for each in night.messages(there.channel) for line in each.lines)
    await quietly(night, FORTNIGHT)
    back = (await there("table resume")).only
    assert is_recalled(back)
    assert "Note: supper" in back.lines
