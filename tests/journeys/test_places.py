"""Where tables are played: text channels, threads, forum posts, several at once; and what the bot needs there."""

from __future__ import annotations

import pytest

from tests.journeys.boards import at_sea
from tests.journeys.table import Evening, without


@pytest.mark.parametrize("kind", ["channel", "thread", "post"])
async def test_a_table_wherever_messages_are_written(night: Evening, kind: str) -> None:
    """Opened, played, undone, ended and opened again, with a restart."""
    ben = night.player("Ben")
    if kind == "channel":
        where = night.channel("elsewhere")
    else:
        parent = night.here if kind == "thread" else night.guild.create_forum_channel("games")
        where = night.thread(parent, "Friday", ben)
    ben = ben.at(where)
    opened = await ben("table start", game="marauders", name="Friday")
    assert opened.title == "Friday"
    assert night.revision(where) == 1
    await ben("captain", nation="english", zone="nassau")
    refused = await ben.refused("sail", zone="havana")
    await night.restart()
    left = await ben.press(refused, "Leave port")
    assert left.line == "Ben left port and is at sea in Nassau."
    assert (await ben.types("sail", "zone", ""))[:2] == ["Tortuga", "Havana"]
    assert (await ben.press(left, left.undo)).lines[0] == "Taken back: Ben left port."
    ended = await ben("table end")
    assert (await ben.press(ended, "Open it again")).lines[0].startswith("The table is open again")
    assert night.revision() is None


async def test_several_tables_in_one_server(night: Evening) -> None:
    """Each channel has its own; a thread's is not its channel's."""
    ben, ada, _ = await at_sea(night)
    thread = night.thread(night.here, "aside", ben)
    aside, other = ada.at(thread), ada.at(night.channel("other"))
    await aside("table start", game="marauders", name="Aside")
    await other("table start", game="marauders", name="Other")
    await aside("captain", nation="dutch", zone="curacao")
    assert (await other.refused("turn")).line.startswith("You have no seat at this table.")
    await other("captain", nation="french", zone="tortuga", name="Grace")
    assert (await other("turn")).lines[0] == "Grace's turn begins, in the port of Tortuga."
    assert (await aside("turn")).lines[0] == "Ada's turn begins, in the port of Curacao."
    assert (await ada("turn")).lines[0] == "Ada's turn begins, at sea in Nassau."
    await aside("table undo")
    assert [night.revision(each) for each in (night.here, thread, other.channel)] == [7, 2, 3]
    await other("table end")
    assert [night.revision(each) for each in (night.here, thread, other.channel)] == [7, 2, None]


@pytest.mark.parametrize(
    ("permission", "called"),
    [
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
        ("attach_files", "Attach Files"),
        ("read_message_history", "Read Message History"),
    ],
)
async def test_what_the_bot_lacks_is_named(night: Evening, permission: str, called: str) -> None:
    """The permission, the channel, and who can allow it; nothing is opened."""
    room = night.channel("locked", overwrites=without(permission, of=[night.bot.user]))
    ben = night.player("Ben", room)
    said = await ben.refused("table start", game="marauders")
    assert said.line == (f"The bot lacks {called} in {room.mention}. Whoever manages the channel can allow it.")
    assert night.revision(room) is None


async def test_in_a_thread_it_is_another_permission(night: Evening) -> None:
    """Send Messages in Threads; Send Messages does not matter there."""
    denied = without("send_messages", "send_messages_in_threads", of=[night.bot.user])
    ben = night.player("Ben")
    thread = night.thread(night.channel("locked", overwrites=denied), "aside", ben)
    said = await ben.at(thread).refused("table start", game="marauders")
    assert "Send Messages in Threads" in said.line
    assert "lacks Send Messages in <#" not in said.line
    thread = night.thread(night.channel("half", overwrites=without("send_messages", of=[night.bot.user])), "aside", ben)
    assert not (await ben.at(thread)("table start", game="marauders")).ephemeral


async def test_all_that_it_lacks_at_once(night: Evening) -> None:
    """One sentence names everything."""
    room = night.channel("locked", overwrites=without("embed_links", "attach_files", of=[night.bot.user]))
    said = await night.player("Ben", room).refused("table start", game="marauders")
    assert said.line.startswith("The bot lacks Embed Links and Attach Files in ")


async def test_a_permission_lost_in_the_middle(night: Evening) -> None:
    """Commands and presses say so; the table waits until it is back."""
    ben, _, _ = await at_sea(night)
    sailed = await ben("sail", zone="nassau")
    night.deny("embed_links", of=night.bot.user)
    assert (await ben.refused("turn")).line.startswith("The bot lacks Embed Links in ")
    assert (await ben.press(sailed, sailed.undo)).line.startswith("The bot lacks Embed Links in ")
    night.deny(of=night.bot.user)
    assert (await ben.press(sailed, sailed.undo)).lines[0] == "Taken back: Ben sailed to Nassau."


async def test_names_of_tables_are_only_names(night: Evening) -> None:
    """They mention nobody, format nothing, and are cut."""
    ben = night.player("Ben")
    opened = await ben("table start", game="marauders", name="@everyone **x** <@123> " + "z" * 200)
    assert "@everyone" not in opened.title
    assert "\\*\\*x\\*\\*" in opened.title
    assert len(opened.title) < 60
    assert opened.only.sent.content == ""
    await ben("table end")
    assert (await ben("table start", game="marauders", name="\u200b \n")).title == "Merchants & Marauders"
    await ben("table end")
    assert (await ben("table start", game="marauders", pack=" CARIBBEAN ")).title == "Merchants & Marauders"
