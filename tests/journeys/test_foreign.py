"""What belongs to another table: pressed, chosen or sent in the wrong channel, or with another table's number in its id."""

from __future__ import annotations

import pytest

from tests.journeys.boards import at_sea
from tests.journeys.heard import Said
from tests.journeys.table import Evening, Player


async def both(night: Evening) -> tuple[Player, Said, Player, Said]:
    """Two tables of one server, in two channels, each in a round: who plays there, and its table message."""
    ben, _, _ = await at_sea(night)
    there = ben.at(night.channel("elsewhere"))
    await there.press(await there("table start", game="marauders"), "Start")
    await there("captain", nation="dutch", zone="curacao")
    await there("turn")
    await ben("turn")
    return ben, (await ben("table show")).only, there, (await there("table show")).only


def standings(night: Evening) -> list[tuple[object, ...]]:
    """How all tables stand, and all that was ever done at them."""
    return [
        *night.ask("SELECT id, head, ended, access, talk, lobby FROM tables ORDER BY id"),
        *night.ask("SELECT count(*) FROM entries"),
        *night.ask("SELECT count(*) FROM journal"),
        *night.ask("SELECT count(*) FROM waiting"),
    ]


@pytest.mark.parametrize("renumbered", [False, True])
async def test_all_that_a_table_message_has(night: Evening, *, renumbered: bool) -> None:
    """In the other channel, as it is; and here, with the other table's number: both say where that table is played."""
    ben, here, there, elsewhere = await both(night)
    assert (here.id_of("Help")[:5], elsewhere.id_of("Help")[:5]) == ("b1:1:", "b1:2:")
    who, on, table = (ben, here, elsewhere) if renumbered else (there, elsewhere, here)
    channel = (there if renumbered else ben).channel
    where = f"That table is played in {channel.mention}: "
    where += f"https://discord.com/channels/{night.guild.id}/{channel.id}/{table.sent.id}"
    before = standings(night)
    number = "2" if renumbered else "1"
    for label, custom_id in here.ids:
        said = (await who.press_id(on, custom_id.replace("b1:1:", f"b1:{number}:", 1))).only
        assert (said.ephemeral, said.line) == (True, where), label
    for menu in here.menus:
        for label, value in menu.values.items():
            said = (await who.choose_value(on, menu.id.replace("s1:1:", f"s1:{number}:", 1), value)).only
            assert (said.ephemeral, said.line) == (True, where), label
    assert standings(night) == before
    assert not [said for said in night.messages(who.channel) if where in said.lines]


async def test_a_forged_table_number(night: Evening) -> None:
    """There is no such table, or its number is none: old, whatever is asked of it."""
    ben, here, _, _ = await both(night)
    before = standings(night)
    for number in ("0", "3", "999999999999999999", "00000000000000001x", "-1", ""):
        for verb in ("undo:7", "why:7", "help:", "answer:found", "form:hold;s1", "reopen:", "restart:marauders;;x"):
            said = (await ben.press_id(here, f"b1:{number}::{verb}")).only
            assert said.ephemeral
            assert said.line.startswith("That button is old"), (number, verb)
        said = (await ben.send_id(here, f"m1:{number}::hold:s1", gold="3")).only
        assert said.lines[0].startswith("That form is old"), number
    assert standings(night) == before
