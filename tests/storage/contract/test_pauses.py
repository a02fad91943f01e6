"""Pauses, when a table was told last where it stood, and what members are writing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage.store import Conflict, Pause, Repeated, Seat, Store, Table
from tests.storage.conftest import Connect
from tests.storage.making import (
    ANNE,
    BEN,
    HARBOUR,
    NEXT_SEED,
    by,
    everything,
    given,
    new_entry,
    opened,
    reloaded,
    waiting,
)

LATER = 200.5


async def pause_of(store: Store, table: Table) -> Pause | None:
    """The pause that a table is in; the same whichever way the table is read."""
    now = await reloaded(store, table)
    there = await store.table_in(table.channel)
    if there is not None:
        assert there.pause == now.pause
        assert next(each.pause for each in await store.tables() if each.id == table.id) == now.pause
    return now.pause


async def test_a_table_pauses_and_goes_on(store: Store) -> None:
    table, other = await opened(store), await opened(store, channel=HARBOUR)
    assert await pause_of(store, table) is None
    await store.put_pause(table.id, "Ben's ship is under the lamp", by(7, at=LATER))
    assert await pause_of(store, table) == Pause(LATER, "Ben's ship is under the lamp")
    assert await pause_of(store, other) is None
    await store.resume(table.id, by(8, ANNE, at=300.0))
    assert await pause_of(store, table) is None


async def test_a_pause_that_is_over_is_left_until_it_is_told(store: Store) -> None:
    """Also where it was told before the pause, and not where it was told in it."""
    table = await opened(store)
    await store.put_recalled(table.id, 150.0, None)
    await store.put_pause(table.id, "supper", by(7, at=LATER))
    assert (await reloaded(store, table)).left is None
    await store.resume(table.id, by(8, ANNE, at=300.0))
    assert (await reloaded(store, table)).left == Pause(LATER, "supper")
    await store.put_recalled(table.id, 300.0, 150.0)
    assert (await reloaded(store, table)).left is None
    await store.put_pause(table.id, "later", by(9, at=400.0))
    assert (await reloaded(store, table)).left is None
    await store.put_recalled(table.id, 401.0, 300.0)
    await store.resume(table.id, by(10, at=402.0))
    assert (await reloaded(store, table)).left is None


async def test_it_survives_a_restart(connect: Connect) -> None:
    store = await connect()
    table = await opened(store)
    await store.put_pause(table.id, "", by(7, at=LATER))
    await store.put_pause_message(table.id, 501)
    await store.put_recalled(table.id, 300.25, None)
    await store.put_draft(table.id, BEN, "sheet", "round: 7", 300.0)
    again = await connect()
    assert await pause_of(again, table) == Pause(LATER, "", 501)
    assert (await reloaded(again, table)).recalled == 300.25
    assert await again.draft(table.id, BEN, "sheet") == "round: 7"


async def test_pausing_again_takes_the_place_of_the_pause(store: Store) -> None:
    table = await opened(store)
    await store.put_pause(table.id, "first", by(7, at=101.0))
    await store.put_pause_message(table.id, 501)
    await store.put_pause(table.id, "second", by(8, ANNE, at=102.0))
    assert await pause_of(store, table) == Pause(102.0, "second")
    await store.put_pause_message(table.id, 502)
    assert await pause_of(store, table) == Pause(102.0, "second", 502)
    await store.resume(table.id, by(9))
    assert await pause_of(store, table) is None
    with pytest.raises(Conflict):
        await store.resume(table.id, by(10))


async def test_there_is_nothing_to_resume(store: Store) -> None:
    table = await opened(store)
    before = await everything(store, table)
    with pytest.raises(Conflict):
        await store.resume(table.id, by(7))
    assert await everything(store, table) == before
    await store.put_pause(table.id, "", by(7))  # what was refused did not count


async def test_the_photo_stays_with_another_note(store: Store) -> None:
    table = await opened(store)
    await store.put_pause(table.id, "first", by(at=101.0))
    await store.put_pause_message(table.id, 501, photo=True)
    await store.put_pause(table.id, "second", by(at=102.0))
    assert await pause_of(store, table) == Pause(102.0, "second", None, 501)
    await store.put_pause_message(table.id, 502)
    assert await pause_of(store, table) == Pause(102.0, "second", 502, 501)
    await store.put_pause_message(table.id, 503, photo=True)
    assert await pause_of(store, table) == Pause(102.0, "second", 503, 503)
    await store.resume(table.id, by())
    await store.put_pause(table.id, "another evening", by(at=103.0))
    assert await pause_of(store, table) == Pause(103.0, "another evening")


async def test_a_message_belongs_to_the_pause_that_is_open(store: Store) -> None:
    table = await opened(store)
    await store.put_pause_message(table.id, 501)
    await store.put_pause(table.id, "", by())
    assert await pause_of(store, table) == Pause(100.0, "")
    await store.put_pause_message(table.id, 502)
    await store.resume(table.id, by())
    await store.put_pause_message(table.id, 503)
    assert await pause_of(store, table) is None


async def test_an_ended_table_does_not_pause(store: Store) -> None:
    table = await opened(store)
    await store.put_pause(table.id, "", by())
    await store.end(table.id, by())
    assert await pause_of(store, table) is None
    before = await everything(store, table)
    with pytest.raises(Conflict):
        await store.put_pause(table.id, "", by(7))
    with pytest.raises(Conflict):
        await store.resume(table.id, by(7))
    assert await everything(store, table) == before
    await store.reopen(table.id, NEXT_SEED, by(7))
    assert await pause_of(store, table) is None
    await store.put_pause(table.id, "", by(8))


async def test_a_table_that_is_not_there_does_not_pause(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.put_pause(999, "", by(7))
    with pytest.raises(Conflict):
        await store.put_recalled(999, 1.0, None)
    table = await opened(store)
    await store.put_pause(table.id, "", by(7))


async def test_pausing_moves_no_head_and_ends_no_wait(store: Store) -> None:
    table = await opened(store, 3)
    await store.move(table.id, 3, 2, by())
    await store.wait(table.id, waiting(2, None, given("first")))
    before = await store.entries(table.id), await store.waiting(table.id), (await reloaded(store, table)).head
    await store.put_pause(table.id, "", by())
    await store.put_recalled(table.id, LATER, None)
    await store.resume(table.id, by())
    assert (await store.entries(table.id), await store.waiting(table.id), (await reloaded(store, table)).head) == before


Do = Callable[[Store, Table], Awaitable[object]]


async def _waiting(store: Store, table: Table) -> None:
    await store.wait(table.id, waiting(3, None, given("first")))


async def _nothing(store: Store, table: Table) -> None: ...


PLAYED: dict[str, tuple[Do, Do]] = {
    "an entry": (_nothing, lambda store, table: store.commit(table.id, new_entry(3, 7))),
    "a step done again": (
        lambda store, table: store.move(table.id, 3, 2, by()),
        lambda store, table: store.move(table.id, 2, 3, by(7), ends_pause=True),
    ),
    "an entry in the place of another": (
        _nothing,
        lambda store, table: store.commit(table.id, new_entry(2, 7, instead=3)),
    ),
    "a wait": (_nothing, lambda store, table: store.wait(table.id, waiting(3, 7))),
    "an answer": (_waiting, lambda store, table: store.answer(table.id, 1, [given("more", 7)])),
    "the entry of what waited": (_waiting, lambda store, table: store.commit(table.id, new_entry(3, 7, ends=1))),
}


@pytest.mark.parametrize(("prepare", "do"), PLAYED.values(), ids=PLAYED)
async def test_what_is_played_ends_the_pause(store: Store, prepare: Do, do: Do) -> None:
    table, other = await opened(store, 3), await opened(store, channel=HARBOUR)
    await prepare(store, table)
    for each in (table, other):
        await store.put_pause(each.id, "", by())
    await do(store, table)
    assert await pause_of(store, table) is None
    assert await pause_of(store, other) is not None
    with pytest.raises(Conflict):
        await store.resume(table.id, by())


async def _putting_right(store: Store, table: Table) -> None:
    await store.wait(table.id, replace(waiting(3, None, given("first")), keeps_pause=True))


KEPT: dict[str, tuple[Do, Do]] = {
    "a step back": (_nothing, lambda store, table: store.move(table.id, 3, 2, by(7))),
    "an answer taken back": (_waiting, lambda store, table: store.take_back(table.id, 1, 0, by(7))),
    "what waited given up": (_waiting, lambda store, table: store.cancel(table.id, 1, by(7))),
    "a wait of what puts right": (_nothing, _putting_right),
    "its answer": (_putting_right, lambda store, table: store.answer(table.id, 1, [given("more", 7)])),
}


@pytest.mark.parametrize(("prepare", "do"), KEPT.values(), ids=KEPT)
async def test_what_is_taken_back_or_put_right_ends_no_pause(store: Store, prepare: Do, do: Do) -> None:
    table = await opened(store, 3)
    await prepare(store, table)
    await store.put_pause(table.id, "still there", by())
    await do(store, table)
    assert await pause_of(store, table) == Pause(100.0, "still there")
    now = await store.waiting(table.id)
    assert now is None or now.keeps_pause is (_putting_right in (prepare, do))


async def test_an_entry_that_puts_right_ends_no_pause(store: Store) -> None:
    table = await opened(store, 3)
    await store.put_pause(table.id, "still there", by())
    await store.put_pause_message(table.id, 501)
    await store.commit(table.id, replace(new_entry(3, 7), keeps_pause=True))
    assert await pause_of(store, table) == Pause(100.0, "still there", 501)
    await store.commit(table.id, new_entry(4, 8))
    assert await pause_of(store, table) is None


async def test_what_is_refused_and_what_is_set_end_no_pause(store: Store) -> None:
    table = await opened(store, 3)
    await store.put_pause(table.id, "still there", by(7))
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(1))
    with pytest.raises(Repeated):
        await store.commit(table.id, new_entry(3, 7))
    with pytest.raises(Conflict):
        await store.move(table.id, 2, 1, by())
    await store.put_seat(table.id, Seat("s1", "Ben", BEN), by())
    await store.put_setting(table.id, "talk", "quiet", by())
    await store.put_draft(table.id, BEN, "sheet", "round: 7", 1.0)
    assert await pause_of(store, table) == Pause(100.0, "still there")


# ------------------------------------------------------------------------------------------------ told


async def test_who_tells_first_tells_alone(store: Store) -> None:
    table = await opened(store)
    assert table.recalled is None
    await store.put_recalled(table.id, LATER, None)
    with pytest.raises(Conflict):
        await store.put_recalled(table.id, LATER + 1, None)
    assert (await reloaded(store, table)).recalled == LATER
    await store.put_recalled(table.id, LATER + 2, LATER)
    with pytest.raises(Conflict):
        await store.put_recalled(table.id, LATER + 3, LATER)
    assert (await reloaded(store, table)).recalled == LATER + 2


async def test_what_could_not_be_told_was_not(store: Store) -> None:
    table = await opened(store)
    await store.put_recalled(table.id, LATER, None)
    await store.put_recalled(table.id, None, LATER)
    assert (await reloaded(store, table)).recalled is None


# ------------------------------------------------------------------------------------------------ drafts


async def test_a_draft_is_of_a_member_at_a_table_by_its_name(store: Store) -> None:
    table, other = await opened(store), await opened(store, channel=HARBOUR)
    texts = {
        (each.id, member, name): f"{each.id} {member} {name}\n# zoë"
        for each in (table, other)
        for member in (BEN, ANNE)
        for name in ("sheet", "note")
    }
    for key, text in texts.items():
        assert await store.draft(*key) is None
        await store.put_draft(*key, text, 1.0)
    assert {key: await store.draft(*key) for key in texts} == texts

    await store.put_draft(table.id, BEN, "sheet", "round: 8", 2.0)
    texts[table.id, BEN, "sheet"] = "round: 8"
    assert {key: await store.draft(*key) for key in texts} == texts
    await store.drop_draft(table.id, BEN, "sheet")
    await store.drop_draft(table.id, BEN, "sheet")
    del texts[table.id, BEN, "sheet"]
    assert await store.draft(table.id, BEN, "sheet") is None
    assert {key: await store.draft(*key) for key in texts} == texts


async def test_a_long_draft_is_kept_whole(store: Store) -> None:
    table = await opened(store)
    text = "enemies A1: act 1; name Hull Crawler\n" * 600
    await store.put_draft(table.id, BEN, "sheet", text, 1.0)
    assert await store.draft(table.id, BEN, "sheet") == text


async def test_drafts_change_nothing_else(store: Store) -> None:
    table = await opened(store, 2)
    before = await everything(store, table)
    await store.put_draft(table.id, BEN, "sheet", "round: 7", 1.0)
    await store.drop_draft(table.id, ANNE, "sheet")
    assert await everything(store, table) == before
