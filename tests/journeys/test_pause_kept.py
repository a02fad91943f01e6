"""What ends a pause and what keeps it: a step of the game ends it; taking back and putting right, however it is done, do not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.journeys.battles import gathered
from tests.journeys.ships import launched
from tests.journeys.table import Evening, Player
from tests.journeys.test_pausing import at_sea

Does = Callable[[Player, Player], Awaitable[object]]


def pausing(night: Evening) -> bool:
    """Whether the table pauses, by its file and by what its message says."""
    open_pause = bool(night.ask("SELECT 1 FROM pauses WHERE resumed IS NULL"))
    (table,) = (each for each in night.messages() if each.menus)
    assert any(line.startswith("Paused <t:") for line in table.lines) is open_pause
    return open_pause


async def wrong(player: Player, label: str, **filled: str) -> None:
    """Sends a form of what can be put right."""
    heard = await (await player.form(await player("table correct"), label)).send(**filled)
    assert heard.messages or heard.updated


async def undone(ben: Player, _: Player) -> None:
    await ben("table undo")


async def undone_to(ben: Player, _: Player) -> None:
    await ben("table undo", to="5")


async def put_right_again(ben: Player, _: Player) -> None:
    """What is brought back only puts right."""
    await a_correction(ben, _)
    await ben("table undo")
    await ben("table redo")


async def told_again(ben: Player, _: Player) -> None:
    await wrong(ben, "Ada: gold and cargo...", gold="2")


async def bounties(ben: Player, _: Player) -> None:
    await wrong(ben, "Ben: bounties...", dutch="1")


async def war(ben: Player, _: Player) -> None:
    await wrong(ben, "War or peace...", first_nation="English", second_nation="French")


async def entry_was_wrong(ben: Player, _: Player) -> None:
    why = await ben("table why")
    form = await ben.form(await ben.press(why, "That was wrong..."), "Ada: gold and cargo...")
    await form.send(gold="3")


async def refused_first(ben: Player, _: Player) -> None:
    form = await ben.form(await ben("table correct"), "Ada: gold and cargo...")
    refused = await form.send(gold="a heap")
    await (await ben.form(refused, "Fill it in again...")).send(gold="1")


async def a_line(ben: Player, _: Player) -> None:
    lines = await ben.press(await ben("table correct"), "Line by line...")
    option = next(each for menu in lines.only.menus for each in menu.options if each.startswith("round"))
    told = await (await ben.form(lines, option, option)).send(line="3")
    await ben.press(told, "Apply 1 change")


async def a_seat(ben: Player, ada: Player) -> None:
    await ben("table seat", name="Benjamin", seat="s1")
    await ada("table leave")


async def a_correction(ben: Player, _: Player) -> None:
    await ben("correct", seat="Ben", zone="havana", at="sea")


RIGHTS = (
    undone,
    undone_to,
    put_right_again,
    told_again,
    bounties,
    war,
    entry_was_wrong,
    refused_first,
    a_line,
    a_seat,
    a_correction,
)


@pytest.mark.parametrize("does", RIGHTS, ids=lambda does: does.__name__)
async def test_putting_right_keeps_the_pause(night: Evening, does: Does) -> None:
    ben, ada = await at_sea(night)
    await ben("table show")
    await ben("table pause", note="supper")
    before = (night.revision(), night.ask("SELECT count(*) FROM journal"))
    await does(ben, ada)
    await night.wait(10)
    assert (night.revision(), night.ask("SELECT count(*) FROM journal")) != before
    assert pausing(night)
    await ben("turn", seat="s2")
    await night.wait(10)
    assert not pausing(night)


async def a_turn(ben: Player, _: Player) -> None:
    await ben("turn", seat="s2")


async def a_sail(ben: Player, _: Player) -> None:
    await ben("sail", zone="havana")


async def a_fact(_: Player, ada: Player) -> None:
    await ada("hold", gold=1)


async def a_told_form(ben: Player, _: Player) -> None:
    await (await ben.form((await ben("table show")).only, "Something else...", "Gold and cargo...")).send(gold="1")


async def a_round(ben: Player, _: Player) -> None:
    await ben("round")


async def redone(ben: Player, _: Player) -> None:
    await ben("table undo")
    await ben("table redo")


@pytest.mark.parametrize("does", [a_turn, a_sail, a_fact, a_told_form, a_round, redone], ids=lambda does: does.__name__)
async def test_a_step_of_the_game_ends_the_pause(night: Evening, does: Does) -> None:
    ben, ada = await at_sea(night)
    await ben("table show")
    await ben("table pause", note="supper")
    await does(ben, ada)
    await night.wait(10)
    assert not pausing(night)


@pytest.mark.parametrize("rolled", [False, True])
async def test_a_step_that_waits_is_taken_back_in_the_pause(night: Evening, rolled: bool) -> None:
    """Its last answer, and then all of it, also when the bot had rolled for it: that leaves an entry."""
    ben, _ = await at_sea(night)
    await ben("table rules", switch="dice", value="bot" if rolled else "ours")
    await ben("turn")
    await ben("table pause", note="supper")
    while night.ask("SELECT 1 FROM waiting"):
        await ben("table undo")
    await night.wait(10)
    assert pausing(night)


async def test_what_the_bot_rolled_and_was_another_keeps_the_pause(night: Evening) -> None:
    """The entry is played again in its own place: that is no next step."""
    ben, _ = await at_sea(night)
    await ben("place", ship="frigate", zone="nassau", scouting=3)
    turn = (await ben("turn", seat="s1")).only
    await ben("table show")
    await ben("table pause", note="supper")
    offered = await ben.press(turn, "The real one was...")
    form = await ben.form(offered, next(each for each in offered.only.buttons if each.endswith("...")))
    before = night.revision()
    await form.send(faces="1 1 1")
    assert night.revision() != before
    await night.wait(10)
    assert pausing(night)


async def test_the_chips_of_a_battle_are_put_right_in_the_pause(night: Evening) -> None:
    """The same form ends the pause where it tells what was done."""
    ben = await gathered(night)
    await ben("betrayal clash")
    await ben("table show")
    await ben("table pause", note="supper")
    await wrong(ben, "Removed, not defeated...", enemy="1")
    await night.wait(10)
    assert pausing(night)
    await (await ben.form((await ben("table show")).only, "Something else...", "Removed, not defeated...")).send(
        enemy="2"
    )
    await night.wait(10)
    assert not pausing(night)


async def test_the_crew_of_a_ship_is_put_right_in_the_pause(night: Evening) -> None:
    ben, _ = await launched(night)
    await ben("table show")
    await ben("table pause", note="supper")
    await wrong(ben, "A Petrel: crew, nodes...", zones="1 2")
    await night.wait(10)
    assert pausing(night)
    await ben("everrain phase")
    await night.wait(10)
    assert not pausing(night)
