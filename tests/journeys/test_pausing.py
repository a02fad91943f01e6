"""The door bell rings: a table pauses, comes back after a fortnight, is told once where it stood, and goes on."""

from __future__ import annotations

import pytest

from tests.journeys.heard import Heard, Said
from tests.journeys.opened import Opened
from tests.journeys.table import Evening, Player

FORTNIGHT = 14 * 24 * 60 * 60
HOUR = 60 * 60
PNG = b"\x89PNG\r\n\x1a\n" + b"the board under the lamp"
AS_IT_WAS, WRONG = "All as it was", "Something is wrong..."


async def at_sea(night: Evening) -> tuple[Player, Player]:
    """Ben's turn runs, at sea in Nassau, where the Sloop is; Ada is in port. It stands on entry 7."""
    ben, ada = night.player("Ben"), night.player("Ada")
    await ben("table start", game="marauders", name="Friday")
    await ben("captain", nation="english", zone="port-royal")
    await ada("captain", nation="french", zone="tortuga")
    await ben("place", ship="sloop", zone="nassau", scouting=3)
    await ben("correct", seat="Ben", zone="nassau", at="sea")
    await ben("turn")
    await ada("hold", gold=4)
    return ben, ada


def recalled(night: Evening) -> list[Said]:
    """The messages in the channel that tell of the last time."""
    return [said for said in night.messages() if is_recalled(said)]


def is_recalled(said: Said) -> bool:
    """Whether a message tells of the last time."""
    return said.title.startswith("Last time: ")


def told_first(heard: Heard) -> list[bool]:
    """Of each message that came, whether it tells of the last time."""
    return [is_recalled(said) for said in heard.messages]


def pauses(night: Evening) -> list[tuple[str, bool, bool]]:
    """The pauses that there were: their note, whether a message tells of them, whether they are over."""
    return [
        (note, message is not None, over is not None)
        for note, message, over in night.ask("SELECT note, message, resumed FROM pauses ORDER BY id")
    ]


async def quietly(night: Evening, seconds: float) -> None:
    """So much time passes in which nobody comes, and the process runs on."""
    night.bot._forget.cancel()  # pyright: ignore[reportPrivateUsage] - as in Evening.away
    await night.wait(seconds)


async def photo_of(said: Said) -> tuple[str, bytes, str | None]:
    """The one attachment of a message: its name, its bytes, its alt text."""
    (file,) = said.sent.attachments
    return file.filename, await file.read(), file.description


# ------------------------------------------------------------------------------------------------ a whole pause


async def test_an_evening_ends_and_goes_on_after_a_fortnight(night: Evening) -> None:
    """With a note and a photo, a restart, one thing that is otherwise at the board, and the next turn."""
    ben, ada = await at_sea(night)
    said = (await ben("table pause", note="Ada's *gold* is in the lid", photo=("../../<x>.PNG", PNG))).only
    assert not said.ephemeral
    assert said.title == "Paused: Friday"
    assert r"Note: Ada's \*gold\* is in the lid" in said.lines
    assert await photo_of(said) == ("photo.png", PNG, "A photo of the board, as it was left at the table Friday")
    assert pauses(night) == [("Ada's *gold* is in the lid", True, False)]
    (table,) = (each for each in night.messages() if each.menus)
    assert table.lines[0].startswith("Paused <t:")

    await night.away(FORTNIGHT)
    back = await ada("table why")
    assert told_first(back) == [True, False]
    assert back.last.ephemeral
    last = back.messages[0]
    assert not last.ephemeral
    assert last.starting("Paused <t:")
    assert r"Note: Ada's \*gold\* is in the lid" in last.lines
    assert "Round 1. Ben's turn." in last.lines
    assert last.lines[last.lines.index("**What happened last:**") + 5].startswith("#7 Ada")
    assert last.starting("**Nassau**: Sloop under an unnamed captain")
    assert last.starting("**Nassau**: ").endswith("; Ben at sea, English, no bounty")
    assert last.starting("**Tortuga**: ") == "**Tortuga**: Ada in port, French, no bounty, 4 gold"
    assert last.lines[-1].endswith(night.link(said))
    assert last.buttons == (AS_IT_WAS, WRONG)
    assert await photo_of(last) == ("photo.png", PNG, "A photo of the board, as it was left at the table Friday")

    wrong = await ben.press(last, WRONG)
    told, offered = wrong.messages
    assert told.sent.id == last.sent.id
    assert told.lines[-1] == f"{ben.mention} puts something right."
    assert told.buttons == (WRONG,)
    assert (await ben.press(told, WRONG)).messages[0].lines == told.lines
    assert offered.ephemeral
    put = await wrong_captain(ben, offered)
    assert put.lines
    assert night.state()["captains"][0]["zone"] == "havana"
    assert pauses(night) == [("Ada's *gold* is in the lid", True, False)]
    assert told_first(await ben("turn", seat="s2")) == [False]
    assert pauses(night) == [("Ada's *gold* is in the lid", True, True)]
    assert len(recalled(night)) == 1


async def wrong_captain(ben: Player, wrong: Said) -> Heard:
    """Puts right where Ben's captain is, by the buttons of what can be corrected."""
    label = next(each for each in wrong.buttons if "Ben" in each)
    return await (await ben.form(wrong, label)).send(zone="Havana")


async def test_all_as_it_was_takes_the_buttons_away(night: Evening) -> None:
    """And says below who said so; all else that is told there stays, with the photo."""
    ben, ada = await at_sea(night)
    await ben("table pause", note="*supper*", photo=("a.png", PNG))
    await night.away(FORTNIGHT)
    last = (await ada("table show")).messages[0]
    lines = last.lines
    heard = await ada.press(last, AS_IT_WAS)
    assert heard.only.sent.id == last.sent.id
    assert heard.title == "Last time: Friday"
    assert heard.lines == (*lines, f"{ada.mention}: everything is as it was. Go on.")
    assert heard.only.buttons == ()
    assert (await photo_of(heard.only))[1] == PNG
    assert night.revision() == 7
    assert told_first(await ben("turn", seat="s2")) == [False]
    assert len(recalled(night)) == 1


async def test_nothing_is_as_it_was_once_the_table_went_on(night: Evening) -> None:
    """Whoever presses late is told so; the message claims nothing. Undone, it is as it was again."""
    ben, ada = await at_sea(night)
    await night.away(FORTNIGHT)
    last = (await ada("table show")).messages[0]
    await ben("sail", zone="havana")
    late = (await ada.press(last, AS_IT_WAS)).only
    assert (late.ephemeral, late.lines[0]) == (
        True,
        "The table went on since this was told, so it cannot be as it was. "
        "How it stands now: /table show. To put something right: /table correct",
    )
    assert not [each for each in night.messages() if "everything is as it was" in each.text]
    await ben("table undo")
    assert (await ada.press(last, AS_IT_WAS)).lines[-1] == f"{ada.mention}: everything is as it was. Go on."


# ------------------------------------------------------------------------------------------------ when it is told


async def test_it_is_told_after_six_hours_and_not_before(night: Evening) -> None:
    """Without a pause too; nothing is told again until six hours more have gone by."""
    ben, ada = await at_sea(night)
    await night.away(6 * HOUR - 60)
    assert told_first(await ben("table why")) == [False]
    await night.away(2 * 60)
    back = await ada("hold", gold=2)
    assert told_first(back) == [True, False]
    assert back.messages[0].starting("Nothing was played here since <t:")
    assert "How you left it" not in back.messages[0].text
    assert told_first(await ada("hold", gold=3)) == [False]
    await night.away(6 * HOUR - 60)
    assert told_first(await ada("hold", gold=4)) == [False]
    await night.away(7 * HOUR)
    assert told_first(await ada("table show")) == [True, False]
    await night.away(6 * HOUR + 60)
    assert told_first(await ada("table log")) == [True, False]
    assert len(recalled(night)) == 3


async def test_a_long_evening_is_never_told_where_it_stands(night: Evening) -> None:
    ben, _ = await at_sea(night)
    for gold in range(5):
        await night.away(2 * HOUR)
        assert told_first(await ben("hold", gold=gold)) == [False]


@pytest.mark.parametrize("restart", [False, True])
async def test_a_press_instead_of_a_command(night: Evening, restart: bool) -> None:
    """It is told first, and then the press does what it says; the table goes on below."""
    ben, _ = await at_sea(night)
    table = (await ben("table show")).only
    if restart:
        await night.away(FORTNIGHT)
    else:
        await quietly(night, FORTNIGHT)
    end = next(each for each in table.buttons if each.startswith("End"))
    back = await ben.press(table, end)
    assert is_recalled(back.messages[0])
    assert night.revision() == 8
    assert night.state()["turn"] == "s2"
    await night.wait(60)
    assert len(recalled(night)) == 1


async def test_a_form_that_opens_is_followed_by_the_last_time_at_once(night: Evening) -> None:
    """A form must be the first answer; what it is sent for tells nothing again."""
    ben, _ = await at_sea(night)
    table = (await ben("table show")).only
    await night.away(FORTNIGHT)
    opening = await ben.choose(table, "Something else...", "Pause...")
    assert told_first(opening) == [True]
    assert len(recalled(night)) == 1
    sent = await Opened(ben, opening).send(note="supper")
    assert [each.title for each in sent.messages] == ["Paused: Friday"]
    assert len(recalled(night)) == 1


async def test_a_form_that_stayed_open_over_night_tells_it_when_it_is_sent(night: Evening) -> None:
    ben, _ = await at_sea(night)
    form = await ben.form((await ben("table show")).only, "Something else...", "Pause...")
    await night.away(FORTNIGHT)
    sent = await form.send(note="supper")
    assert [each.title for each in sent.messages] == ["Last time: Friday", "Paused: Friday"]


async def test_a_last_time_that_cannot_follow_a_form_comes_when_it_is_sent(night: Evening) -> None:
    ben, _ = await at_sea(night)
    table = (await ben("table show")).only
    await night.away(FORTNIGHT)
    night.env.inject_error("POST", "/webhooks/*/*")
    form = await ben.form(table, "Something else...", "Pause...")
    sent = await form.send(note="supper")
    assert [each.title for each in sent.messages] == ["Last time: Friday", "Paused: Friday"]


@pytest.mark.parametrize("command", ["table sheet", "table help"])
async def test_the_sheet_and_the_help_are_commands_like_any(night: Evening, command: str) -> None:
    ben, ada = await at_sea(night)
    await night.away(FORTNIGHT)
    heard = await ben(command)
    assert sum(told_first(heard)) == 1
    assert command == "table help" or heard.modal is not None
    assert told_first(await ada("table why")) == [False]


async def test_two_members_at_once_get_one_message(night: Evening) -> None:
    ben, ada = await at_sea(night)
    table = (await ben("table show")).only
    await night.away(FORTNIGHT)
    heard = await night.at_once((ben, table, "Why?"), (ada, table, "Why?"))
    assert sum(map(is_recalled, (said for each in heard for said in each.messages))) == 1
    assert len(recalled(night)) == 1
    assert all(each.last.title.startswith("Entry 7") for each in heard)


async def test_two_who_go_on_at_once_are_told_once(night: Evening) -> None:
    ben, ada = await at_sea(night)
    said = (await ben("table pause", note="supper")).only
    await night.away(FORTNIGHT)
    heard = await night.at_once((ben, said, "Go on"), (ada, said, "Go on"))
    assert sum(map(is_recalled, (each.only for each in heard))) == 1
    assert [each.line for each in heard if not is_recalled(each.only)] == [
        "Where the table stood was told just now: see above."
    ]
    assert pauses(night) == [("supper", True, True)]


async def test_other_tables_are_not_told_for_it(night: Evening) -> None:
    ben, _ = await at_sea(night)
    other = ben.at(night.channel("other"))
    await night.away(FORTNIGHT)
    assert told_first(await other("table start", game="marauders")) == [False]
    assert told_first(await other("table show")) == [False]
    assert told_first(await ben("table show")) == [True, False]


async def test_what_waits_for_an_answer_is_told(night: Evening) -> None:
    """The question stands there; its buttons are shown again by what was asked for."""
    ben, ada = await at_sea(night)
    await ben("table rules", switch="dice", value="ours")
    await ben("turn")
    await night.away(FORTNIGHT)
    back = await ada("table show")
    assert told_first(back) == [True, False]
    assert "Sloop" in back.messages[0].starting("Waiting for an answer: ")
    assert night.revision() == 8


@pytest.mark.parametrize("by_form", [False, True])
async def test_a_table_pauses_in_the_middle_of_a_question(night: Evening, by_form: bool) -> None:
    """The last time says it, its buttons work where it was asked and where the table is told anew, and answering goes on."""
    ben, ada = await at_sea(night)
    await ben("table rules", switch="dice", value="ours")
    await ben("table show")
    asked = (await ben("turn")).only
    if by_form:
        (table,) = (each for each in night.messages() if "Pause..." in each.buttons)
        said = (await (await ada.form(table, "Pause...")).send(note="supper")).only
    else:
        said = (await ada("table pause", note="supper")).only
    assert said.starting("Waiting for an answer: ")
    assert pauses(night) == [("supper", True, False)]
    if by_form:
        await night.away(FORTNIGHT)
    else:
        await quietly(night, FORTNIGHT)
    back = await ben("table why")
    assert told_first(back) == [True, False]
    assert back.messages[0].starting("Waiting for an answer: ")
    await night.wait(10)
    table = [each for each in night.messages() if "Pause..." in each.buttons][-1]
    assert by_form or table.sent.id > back.messages[0].sent.id  # after a restart it was told anew before
    assert set(asked.buttons) < set(table.buttons)
    assert pauses(night) == [("supper", True, False)]
    heard = await ada.press(asked if by_form else table, "Found")
    assert heard.messages or heard.updated
    assert not night.ask("SELECT 1 FROM waiting")
    assert pauses(night) == [("supper", True, True)]
    assert len(recalled(night)) == 1


async def test_an_ended_table_is_told_nothing(night: Evening) -> None:
    ben, _ = await at_sea(night)
    ended = (await ben("table end")).only
    await night.away(FORTNIGHT)
    assert told_first(await ben.press(ended, "Why?")) == [False]
