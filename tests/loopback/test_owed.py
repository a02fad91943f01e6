"""Killed or cut off between commit and answer: what was committed is shown, once, and never twice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing

import pytest

from tests.loopback.faults import Fault
from tests.loopback.interactions import DEFER, DEFER_UPDATE, Interaction
from tests.loopback.little import LittleDiscord, eventually
from tests.loopback.tavern import LATE, Tavern

HOUR = 3600.0


@pytest.fixture(autouse=True)
async def opened(tavern: Tavern) -> None:
    await tavern.open()


async def reached(fault: Fault) -> None:
    await eventually(fault.reached.is_set, "a call that is held")


@asynccontextmanager
async def slow_disk(tavern: Tavern) -> AsyncGenerator[None]:
    """Nothing can be written for so long that the bot acknowledges before it can answer."""
    rest = tavern.discord.rest
    with closing(sqlite3.connect(tavern.crow.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        before = len(rest.named("callback"))
        yield
        await eventually(lambda: any(call.status for call in rest.named("callback")[before:]), "an acknowledgement")
        other.rollback()


async def restarted(tavern: Tavern, **env: str) -> None:
    """The bot starts again and shows what it owes."""
    await tavern.crow.start(**env)
    await tavern.paid()


async def once_and_no_more(tavern: Tavern, words: str) -> None:
    """One message shows it, also after a further start."""
    assert len(tavern.seen(words)) == 1
    await tavern.crow.kill()
    before = len(tavern.discord.rest.named("send"))
    await restarted(tavern)
    await asyncio.sleep(2.5)
    assert len(tavern.discord.rest.named("send")) == before
    assert len(tavern.seen(words)) == 1


async def test_killed_before_the_answer_arrives(tavern: Tavern, discord: LittleDiscord) -> None:
    held = discord.faults.hold("callback")
    told, words = await tavern.tell(wait=False)
    await reached(held)
    assert told.id in tavern.entries()
    await tavern.crow.kill()
    assert tavern.seen(words) == []
    await restarted(tavern)
    [late] = tavern.seen(words)
    assert LATE.search(late.text)
    assert not late.ephemeral
    await once_and_no_more(tavern, words)


async def test_killed_when_the_answer_has_arrived_unknown_to_the_bot(tavern: Tavern, discord: LittleDiscord) -> None:
    held = discord.faults.hold("callback", late=True)
    _, words = await tavern.tell(wait=False)
    await reached(held)
    await tavern.crow.kill()
    assert tavern.owed() != []
    await restarted(tavern)
    [shown] = tavern.seen(words)
    assert not LATE.search(shown.text)


async def test_killed_while_it_says_that_it_is_thinking(tavern: Tavern, discord: LittleDiscord) -> None:
    filling = discord.faults.hold("edit-original")
    deleting = discord.faults.hold("delete-original")
    async with slow_disk(tavern):
        told, words = await tavern.tell(wait=False)
    await eventually(lambda: filling.reached.is_set() or deleting.reached.is_set(), "an answer after the wait")
    assert told.callback == DEFER
    await tavern.crow.kill()
    discord.faults.clear()
    await restarted(tavern)
    await once_and_no_more(tavern, words)
    assert not any(message.loading and not message.deleted for message in tavern.boards.messages)


async def test_killed_between_taking_the_wait_away_and_the_answer(tavern: Tavern, discord: LittleDiscord) -> None:
    held = discord.faults.hold("follow-up")
    async with slow_disk(tavern):
        _, words = await tavern.tell(wait=False)
    await reached(held)
    await tavern.crow.kill()
    await restarted(tavern)
    assert len(tavern.seen(words)) == 1


async def test_killed_after_the_report_that_followed_a_wait(tavern: Tavern, discord: LittleDiscord) -> None:
    held = discord.faults.hold("edit-original", late=True)
    async with slow_disk(tavern):
        entered = await discord.slash(tavern.ada, tavern.boards, "marauders round", wait=False)
    await reached(held)
    number = tavern.entries()[entered.id]
    await tavern.crow.kill()
    await restarted(tavern)
    assert len(tavern.reports(number)) == 1


async def test_killed_when_what_one_person_is_to_be_shown_was_begun(tavern: Tavern, discord: LittleDiscord) -> None:
    """The message says nothing yet, and nobody knows its id: all are told instead."""
    held = discord.faults.hold("follow-up", late=True)
    async with slow_disk(tavern):
        _, words = await tavern.tell(wait=False)
    await reached(held)
    await tavern.crow.kill()
    await restarted(tavern)
    await once_and_no_more(tavern, words)


@pytest.mark.parametrize("late", [False, True])
async def test_killed_when_what_one_person_was_shown_after_a_wait_is_not_noted(
    tavern: Tavern, discord: LittleDiscord, late: bool
) -> None:
    """An ephemeral follow-up is in no history, but found by its id, which was noted before; what says nothing yet is filled."""
    begun = discord.faults.hold("follow-up", late=True)
    async with slow_disk(tavern):
        _, words = await tavern.tell(wait=False)
    await reached(begun)
    held = discord.faults.hold("edit-original", late=late)
    begun.release()
    await reached(held)
    await tavern.crow.kill()
    discord.faults.clear()
    await restarted(tavern)
    [shown] = tavern.seen(words)
    assert shown.ephemeral
    assert not LATE.search(shown.text)
    await once_and_no_more(tavern, words)


async def in_port(tavern: Tavern) -> Interaction:
    """Ben may not sail from port; the refusal has the button that does it."""
    refused = await tavern.discord.slash(tavern.ben, tavern.boards, "marauders sail", zone="havana")
    assert refused.ephemeral
    return refused


@pytest.mark.parametrize("late", [False, True])
async def test_killed_in_the_answer_to_a_press(tavern: Tavern, discord: LittleDiscord, late: bool) -> None:
    refused = await in_port(tavern)
    held = [discord.faults.hold(route, late=late) for route in ("callback", "follow-up")]
    pressed = await discord.press(tavern.ben, refused.reply, "Leave port", wait=False)
    await eventually(lambda: any(fault.reached.is_set() for fault in held), "an answer")
    number = tavern.entries()[pressed.id]
    await tavern.crow.kill()
    discord.faults.clear()
    await restarted(tavern)
    assert len(tavern.reports(number)) == 1


async def test_killed_when_a_press_was_only_acknowledged(tavern: Tavern, discord: LittleDiscord) -> None:
    refused = await in_port(tavern)
    held = discord.faults.hold("follow-up")
    async with slow_disk(tavern):
        pressed = await discord.press(tavern.ben, refused.reply, "Leave port", wait=False)
    await reached(held)
    assert pressed.callback == DEFER_UPDATE
    number = tavern.entries()[pressed.id]
    await tavern.crow.kill()
    discord.faults.clear()
    await restarted(tavern)
    assert len(tavern.reports(number)) == 1


async def test_a_token_that_has_expired_is_replaced_by_the_channels_history(
    tavern: Tavern, discord: LittleDiscord
) -> None:
    held = discord.faults.hold("callback")
    refused, words = await tavern.tell(wait=False)
    await reached(held)
    await tavern.crow.kill()
    discord.world.clock.advance(HOUR)
    await restarted(tavern, LOOPBACK_LATER=str(HOUR))
    [late] = tavern.seen(words)
    assert LATE.search(late.text)
    assert discord.rest.named("history")
    assert not refused.settled


async def test_a_token_that_discord_holds_for_older_than_the_bot_does(tavern: Tavern, discord: LittleDiscord) -> None:
    held = discord.faults.hold("callback")
    _, words = await tavern.tell(wait=False)
    await reached(held)
    await tavern.crow.kill()
    discord.world.clock.advance(901)
    await restarted(tavern)
    assert len(tavern.seen(words)) == 1


async def test_what_was_shown_an_hour_ago_is_found_in_the_history(tavern: Tavern, discord: LittleDiscord) -> None:
    await discord.slash(tavern.ben, tavern.boards, "marauders port", way="leave")
    held = discord.faults.hold("callback", late=True)
    entered = await discord.slash(
        tavern.ada, tavern.boards, "marauders enter", ship="sloop", zone="tortuga", wait=False
    )
    await reached(held)
    number = tavern.entries()[entered.id]
    await tavern.crow.kill()
    discord.world.clock.advance(HOUR)
    await restarted(tavern, LOOPBACK_LATER=str(HOUR))
    assert len(tavern.reports(number)) == 1
    assert not any(LATE.search(message.text) for message in tavern.everything())


async def test_answers_that_fail_are_shown_with_the_next_command(tavern: Tavern, discord: LittleDiscord) -> None:
    """Refused, or cut off twice; and each of these although Discord has shown it."""
    failed: dict[str, bool] = {}
    for index, late in enumerate((False, True)):
        told, words = await tavern.tell(index, wait=False)
        discord.faults.refuse("callback", 400, late=late, token=told.token)
        failed[words] = late
        told, words = await tavern.tell(index, wait=False)
        discord.faults.drop("callback", late=late, times=2, token=told.token)
        failed[words] = late
    await eventually(lambda: len(tavern.owed()) == 4, "four entries")
    for _ in range(30):
        await tavern.tell(2)
        await asyncio.sleep(1)
        if not tavern.owed():
            break
    await tavern.paid()
    for words, late in failed.items():
        [shown] = tavern.seen(words)
        assert bool(LATE.search(shown.text)) is not late


async def test_a_channel_where_nothing_may_be_sent_stays_owed_until_it_may(
    tavern: Tavern, discord: LittleDiscord
) -> None:
    held = discord.faults.hold("callback")
    _, words = await tavern.tell(wait=False)
    await reached(held)
    await tavern.crow.kill()
    tavern.boards.own_bot_permissions = 1 << 10
    await tavern.crow.start()
    await eventually(lambda: discord.rest.named("send"), "a try")
    assert tavern.seen(words) == []
    tavern.boards.own_bot_permissions = None
    await tavern.tell(1)
    await tavern.paid()
    assert len(tavern.seen(words)) == 1
