"""What comes late: answers and edits that hang, or arrive unknown to the bot, while somebody else does the next thing."""

from __future__ import annotations

import asyncio

import pytest

from tests.loopback.faults import Fault
from tests.loopback.interactions import Interaction
from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.model import Message
from tests.loopback.tavern import Tavern


@pytest.fixture(autouse=True)
async def opened(tavern: Tavern) -> None:
    await tavern.open()


async def under_way(held: Fault) -> None:
    await eventually(held.reached.is_set, "that it is under way")


async def arrived(discord: LittleDiscord, held: Fault) -> None:
    """What was held goes on, and has arrived."""
    held.release()
    await eventually(lambda: all(call.status for call in discord.rest.calls), "that all has arrived")


def left_behind(message: Message) -> bool:
    return "The table goes on here" in message.text and not message.buttons


def with_help(tavern: Tavern) -> list[Message]:
    """The messages with the buttons of a table message."""
    labels = {message.id: [part.get("label") for part in message.buttons] for message in tavern.boards.visible}
    return [message for message in tavern.boards.visible if "Help" in labels[message.id]]


async def only_one(tavern: Tavern, message: Message) -> None:
    """It is the table message, shows how the table stands, and no other has its buttons."""
    await tavern.paid()
    assert tavern.standing() is message
    await eventually(lambda: with_help(tavern) == [message], "that only one has buttons")


async def test_a_table_opened_again_while_it_is_being_closed(tavern: Tavern, discord: LittleDiscord) -> None:
    old = tavern.standing()
    assert old is not None
    await tavern.tell()
    await tavern.paid()
    held = discord.faults.hold("edit")
    ended = await discord.slash(tavern.ben, tavern.boards, "table end")
    await under_way(held)
    again = await discord.press(tavern.ada, ended.reply, "Open")
    await eventually(lambda: left_behind(old), "that the old one says where the table goes on")
    await arrived(discord, held)
    await eventually(lambda: left_behind(old), "that it says so again")
    await only_one(tavern, again.reply)


async def test_a_table_shown_while_it_is_posted_anew(tavern: Tavern, discord: LittleDiscord) -> None:
    old = tavern.standing()
    assert old is not None
    old.deleted = True
    held = discord.faults.hold("send")
    await tavern.tell()
    await under_way(held)
    stands = await discord.slash(tavern.ben, tavern.boards, "table show")
    await arrived(discord, held)
    await eventually(lambda: len([each for each in tavern.boards.visible if left_behind(each)]) == 1, "one left behind")
    await only_one(tavern, stands.reply)


async def test_a_round_that_is_shown_after_the_next(tavern: Tavern, discord: LittleDiscord) -> None:
    """Both make a new table message; the one that comes last shows the round that was begun last."""
    held = discord.faults.hold("callback")
    first = await discord.slash(tavern.ben, tavern.boards, "marauders round", wait=False)
    await under_way(held)
    await discord.slash(tavern.ada, tavern.boards, "marauders round")
    held.release()
    await discord.settled(first)
    await eventually(lambda: tavern.standing() is first.reply, "that it is the table message")
    await eventually(lambda: "Round 3." in first.text, "that it shows the round that was begun last")
    await only_one(tavern, first.reply)


async def test_an_edit_that_arrives_unknown_while_a_press_changes_the_same(
    tavern: Tavern, discord: LittleDiscord
) -> None:
    """The table is again as the edit showed it, but its message is not."""
    standing = tavern.standing()
    assert standing is not None
    held = discord.faults.hold("edit", late=True)
    await discord.slash(tavern.ben, tavern.boards, "marauders port", way="leave")
    await under_way(held)
    await discord.press(tavern.ben, standing, "Undo")
    await discord.slash(tavern.ada, tavern.boards, "table redo")
    held.release()
    await eventually(lambda: "Ben: Port Royal, at sea" in standing.text, "that it shows how the table stands")


@pytest.mark.parametrize("late", [False, True])
async def test_a_report_that_hangs_while_its_step_is_taken_back(
    tavern: Tavern, discord: LittleDiscord, late: bool
) -> None:
    held = discord.faults.hold("callback", late=late)
    entered = await discord.slash(tavern.ben, tavern.boards, "marauders enter", ship="sloop", zone="havana", wait=False)
    await under_way(held)
    await discord.slash(tavern.ada, tavern.boards, "table undo")
    held.release()
    await discord.settled(entered)
    await eventually(lambda: f"Taken back by {tavern.ada.mention}" in entered.text, "that the report says so")
    await discord.slash(tavern.ada, tavern.boards, "table redo")
    await eventually(lambda: "Taken back" not in entered.text, "that it does not any more")


async def test_a_round_taken_back_where_the_table_went_on_elsewhere(tavern: Tavern, discord: LittleDiscord) -> None:
    began = await discord.slash(tavern.ben, tavern.boards, "marauders round")
    stands = await discord.slash(tavern.ben, tavern.boards, "table show")
    await eventually(lambda: left_behind(began.reply), "that the old one says where the table goes on")
    await discord.slash(tavern.ada, tavern.boards, "table undo")
    await eventually(lambda: f"Taken back by {tavern.ada.mention}" in began.text, "that the report says so")
    assert "The table goes on here" in began.text
    await discord.slash(tavern.ada, tavern.boards, "table redo")
    await eventually(lambda: left_behind(began.reply) and "Taken back" not in began.text, "that it is as it was")
    await only_one(tavern, stands.reply)


async def place(tavern: Tavern) -> None:
    """Whom the Sloop hunts from here is for the gold of Ben and Ada to say."""
    await tavern.discord.slash(tavern.ben, tavern.boards, "marauders place", ship="sloop", zone="tortuga")


async def ask(tavern: Tavern, *, wait: bool = True) -> Interaction:
    return await tavern.discord.slash(tavern.ben, tavern.boards, "marauders icons", moves="sloop E", wait=wait)


async def settled(question: Interaction, how: str) -> None:
    """A question's message says how it ended, and has no buttons."""
    await eventually(lambda: question.shown and how in question.text, f"that the question says: {how}")
    assert question.reply.buttons == []


async def test_a_question_that_hangs_while_it_is_taken_back(tavern: Tavern, discord: LittleDiscord) -> None:
    await place(tavern)
    held = discord.faults.hold("callback")
    asked = await ask(tavern, wait=False)
    await under_way(held)
    await discord.slash(tavern.ada, tavern.boards, "table undo")
    held.release()
    await settled(asked, f"Taken back by {tavern.ada.mention}")


async def test_an_answer_that_hangs_while_the_next_is_asked(tavern: Tavern, discord: LittleDiscord) -> None:
    """When it is shown at last, it does not end the question that was asked since."""
    await place(tavern)
    first = await ask(tavern)
    held = discord.faults.hold("callback")
    told = await discord.slash(tavern.ada, tavern.boards, "table answer", answer="Ben", wait=False)
    await under_way(held)
    await tavern.tell()
    await place(tavern)
    second = await ask(tavern)
    await settled(first, f"Answered by {tavern.ada.mention}")
    held.release()
    await discord.settled(told)
    await tavern.paid()
    await discord.press(tavern.tom, second.reply, "Ada")
    assert "The table said: Ada" in second.text


async def test_a_question_that_arrived_although_that_was_not_heard_of(tavern: Tavern, discord: LittleDiscord) -> None:
    await place(tavern)
    discord.faults.refuse("callback", 500, late=True)
    asked = await ask(tavern)
    await eventually(lambda: discord.rest.named("original"), "that it was looked for")
    await discord.slash(tavern.ada, tavern.boards, "table answer", answer="Ben")
    await settled(asked, f"Answered by {tavern.ada.mention}")


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_first_answer_whose_line_was_cut_is_given_once(
    tavern: Tavern, discord: LittleDiscord, arrives: bool
) -> None:
    discord.faults.drop("callback", late=arrives)
    stands = await discord.slash(tavern.ben, tavern.boards, "table show")
    await eventually(lambda: tavern.standing() is stands.reply, "that it is the table message")
    await only_one(tavern, stands.reply)


async def pay(tavern: Tavern) -> None:
    """Others go on until nothing is owed."""
    for _ in range(30):
        await tavern.tell(2)
        if not tavern.owed():
            break
        await asyncio.sleep(1)
    await tavern.paid()


@pytest.mark.parametrize("late", [False, True])
async def test_a_round_whose_answer_was_lost(tavern: Tavern, discord: LittleDiscord, late: bool) -> None:
    """It has the table message when it arrived unheard of; else it is told later, without the table."""
    began = await discord.slash(tavern.ben, tavern.boards, "marauders round", wait=False)
    lost = discord.faults.refuse("callback", 400, late=late, token=began.token)
    await under_way(lost)
    await pay(tavern)
    standing = tavern.standing()
    assert standing is not None
    assert ("Round 1 ended" in standing.text) is late
    assert len(tavern.seen("Round 1 ended")) == 1
    await only_one(tavern, standing)


async def test_a_round_that_arrived_before_the_bot_died_has_the_table_message(
    tavern: Tavern, discord: LittleDiscord
) -> None:
    held = discord.faults.hold("callback", late=True)
    began = await discord.slash(tavern.ben, tavern.boards, "marauders round", wait=False)
    await under_way(held)
    await tavern.crow.kill()
    await tavern.crow.start()
    await tavern.paid()
    await only_one(tavern, began.reply)


async def test_an_answer_that_hangs_keeps_nobody_from_the_table_message(tavern: Tavern, discord: LittleDiscord) -> None:
    standing = tavern.standing()
    assert standing is not None
    held = discord.faults.hold("callback")
    hanging, _ = await tavern.tell(wait=False)
    await under_way(held)
    await discord.slash(tavern.ada, tavern.boards, "marauders port", way="leave")
    await eventually(lambda: "Ada: Tortuga, at sea" in standing.text, "that it shows how the table stands")
    held.release()
    await discord.settled(hanging)
