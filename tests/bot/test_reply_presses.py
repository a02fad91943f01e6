"""What a press can be answered by beside a message: a change of its own, a nod, a form; and messages without a press."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.client import CrowsNest
from bot.cogs._handlers import HANDLERS
from bot.ui import reply as sending
from bot.ui.message import Choice, File, Form, MemberPart, Menu, MenuPart, Message, Press, TextPart
from bot.ui.reply import Reply
from tests.bot.slow import after, put_behind
from tests.bot.test_reply import SLOW, callbacks
from tests.journeys.boards import at_sea
from tests.journeys.heard import Heard, Said, heard
from tests.journeys.table import Evening, Player

PLAIN = Message(lines=("Changed.",))
PRESS = Press("why", "1", "Why?", 1)
FORM = Form(
    name="trial",
    arg="s1;x",
    title="What is aboard a ship that has a very long name indeed",
    parts=(
        TextPart("gold", "Gold", value="12", placeholder="0 to 99", longest=2),
        TextPart("story", "What happened", lines=True, longest=4000),
        MenuPart("zone", "Zone", (Choice("nassau", "Nassau"), Choice("havana", "Havana", chosen=True))),
        MenuPart("ship", "Ship", (Choice("sloop", "Sloop"),), required=False, placeholder="None"),
        MemberPart("who", "Who plays it"),
    ),
    table=1,
    stamp="abcdefgh",
)

Answer = Callable[[Reply], Awaitable[None]]


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Callable[[Player, Said, Answer], Awaitable[Heard]]:
    """Presses a button on a message that is answered so."""

    async def press(player: Player, said: Said, answer: Answer) -> Heard:
        async def handler(_bot: CrowsNest, reply: Reply, _press: Press) -> None:
            await answer(reply)

        monkeypatch.setitem(HANDLERS, "trial", handler)
        return await player.press_id(said, "b1:1::trial:")

    return press


Answered = Callable[[Player, Said, Answer], Awaitable[Heard]]


def with_picture(data: bytes) -> Message:
    """A message with a file, a button and a mention."""
    return Message(lines=("Pictured.",), rows=((PRESS,),), files=(File("board.png", data, "A board"),), mentions=(5,))


async def test_a_press_changes_its_own_message(night: Evening, answered: Answered) -> None:
    """Text and buttons at once; files stay until others come, and nothing else does."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only

    async def pictured(reply: Reply) -> None:
        assert await reply.update(with_picture(b"one")) == shown.sent.id

    said = await answered(ben, shown, pictured)
    assert said.updated is not None
    assert said.only.lines == ("Pictured.",)
    assert said.buttons == ("Why?",)
    assert said.only.sent.content == "<@5>"
    assert callbacks(night) == [7]

    async def plain(reply: Reply) -> None:
        await reply.update(PLAIN)

    said = await answered(ben, shown, plain)
    assert (said.lines, said.buttons, said.only.sent.content) == (("Changed.",), (), "")
    assert [file.filename for file in said.only.sent.attachments] == ["board.png"]
    assert len(night.messages()) == 2


@SLOW
async def test_a_late_change_is_made_in_place(night: Evening, answered: Answered) -> None:
    """After an acknowledgement without a word."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only

    async def late(reply: Reply) -> None:
        await asyncio.sleep(3)
        await reply.update(PLAIN)

    said = await answered(ben, shown, late)
    await night.wait(2.5)
    assert callbacks(night) == [6]
    assert shown.lines != ("Changed.",)
    await night.wait(2)
    assert shown.lines == ("Changed.",)
    assert shown.buttons == ()
    assert heard(said.result, {}).updated is not None


async def test_a_nod_changes_nothing(night: Evening, answered: Answered) -> None:
    """Once; what is sent later follows it, and a change is still made in place."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only
    before = shown.text

    async def nod(reply: Reply) -> None:
        await reply.acknowledge()
        await reply.acknowledge()

    said = await answered(ben, shown, nod)
    assert said.messages == ()
    assert callbacks(night) == [6]
    assert shown.text == before

    async def nod_and_send(reply: Reply) -> None:
        await reply.acknowledge()
        await reply.send(PLAIN, public=False)
        await reply.acknowledge()

    said = await answered(ben, shown, nod_and_send)
    assert said.only.ephemeral
    assert shown.text == before

    async def nod_and_update(reply: Reply) -> None:
        await reply.acknowledge()
        await reply.update(PLAIN)
        await reply.send(Message(lines=("And more.",)), public=False)
        await reply.update(Message(lines=("Again.",)))

    said = await answered(ben, shown, nod_and_update)
    assert said.updated is not None
    assert said.updated.lines == ("Again.",)
    assert said.last.lines == ("And more.",)
    assert callbacks(night) == [6]


async def test_a_change_after_another_answer(night: Evening, answered: Answered) -> None:
    """What was owed was sent first: a message for all is edited in its channel, a quiet one no more."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only
    quiet = (await ben.press(shown, "Why?")).only

    async def both(reply: Reply) -> None:
        await reply.send(Message(lines=("Owed.",)), public=True)
        await reply.update(PLAIN)

    said = await answered(ben, shown, both)
    assert said.only.lines == ("Owed.",)
    assert shown.lines == ("Changed.",)
    said = await answered(ben, quiet, both)
    assert [each.lines for each in said.messages] == [("Owed.",), ("Changed.",)]
    assert [each.ephemeral for each in said.messages] == [False, True]


async def test_what_a_form_shows(night: Evening, answered: Answered) -> None:
    """Five parts with what stands in them, each within Discord's limits."""
    ben, ada, _ = await at_sea(night)
    shown = (await ben("table show")).only

    async def opened(reply: Reply) -> None:
        await reply.form(FORM)

    modal = (await answered(ben, shown, opened)).modal
    assert callbacks(night) == [9]
    assert modal is not None
    assert modal["custom_id"] == "m1:1:abcdefgh:trial:s1;x"
    assert modal["title"] == "What is aboard a ship that has a very long n…"
    parts = [each["component"] for each in modal["components"]]
    assert [part["type"] for part in parts] == [4, 4, 3, 3, 5]
    assert [part["custom_id"] for part in parts] == ["gold", "story", "zone", "ship", "who"]
    assert [part["required"] for part in parts] == [False, False, True, False, False]
    assert parts[0]["value"] == "12"
    assert [part["style"] for part in parts[:2]] == [1, 2]
    assert [option.get("default") for option in parts[2]["options"]] == [False, True]
    assert [part["min_values"] for part in parts[2:]] == [1, 0, 0]
    assert ada.member.id


@SLOW
async def test_a_late_form_is_not_acknowledged(night: Evening) -> None:
    """Which it could not be and still be a form."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only
    await night.restart()
    put_behind(night, table=after(2.5))
    result = ben.start_press(shown, "Captain card...")
    await night.wait(2.3)
    assert not result.acknowledged
    await night.wait(1)
    assert result.modal is not None
    assert callbacks(night) == [9]


async def test_messages_that_answer_nothing(night: Evening) -> None:
    """They are edited and deleted by channel and id; one that is gone raises as discord.py does."""
    ben, _, _ = await at_sea(night)
    shown = (await ben("table show")).only
    where = (night.bot, night.here.id, shown.sent.id)
    menu = Menu("What?", (PRESS, Press("why", "2", "Why 2?", 1, "abcdefgh")))
    await sending.edit(*where, Message(lines=("Edited.",), rows=((PRESS,), menu)))
    assert shown.lines == ("Edited.",)
    assert shown.menu("What?").values == {"Why?": ":why:1", "Why 2?": "abcdefgh:why:2"}
    assert shown.menu("What?").id == "s1:1::menu:1"
    await sending.delete(*where)
    for gone in (sending.delete(*where), sending.edit(*where, PLAIN)):
        with pytest.raises(discord.NotFound) as error:
            await gone
        assert error.value.code == 10008
