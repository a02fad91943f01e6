"""Entries follow the head; undo and redo move it; what is off the line is undone; what was not shown is owed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given as over
from hypothesis import settings
from hypothesis import strategies as st

from storage.store import Conflict, Entry, Store, Table
from tests.storage.conftest import ENGINES
from tests.storage.making import (
    HARBOUR,
    by,
    everything,
    head,
    new_entry,
    numbers,
    on_the_line,
    opened,
    waiting,
)


async def test_a_commit_gives_the_entry_as_it_is_kept(store: Store) -> None:
    table = await opened(store)
    new = new_entry(1, 2**62 + 5, token="tok", at=123.25)
    made = await store.commit(table.id, new)
    assert made == Entry(
        table.id,
        2,
        1,
        new.rules,
        new.action,
        new.answers,
        new.events,
        new.state,
        new.origin,
        "tok",
        shown=None,
        undone=False,
    )
    assert await store.entry(table.id, 2) == made
    assert await head(store, table) == 2


async def test_entries_come_without_their_states_where_these_are_not_wanted(store: Store) -> None:
    table = await opened(store, 3)
    whole = await store.entries(table.id)
    assert all(entry.state for entry in whole)
    assert await store.entries(table.id, states=False) == [replace(entry, state=b"") for entry in whole]
    assert await store.entries(table.id, before=3, limit=1, states=False) == [replace(whole[1], state=b"")]


async def test_bytes_come_back_whatever_they_are(store: Store) -> None:
    table = await opened(store)
    for parent, action in enumerate((b"", b"\0\xff" * 10, b"x" * 1_000_000), start=1):
        made = await store.commit(table.id, new_entry(parent, action=action))
        assert (await store.entry(table.id, made.number)) == made


async def test_an_entry_follows_the_head(store: Store) -> None:
    table = await opened(store, 3)
    before = await everything(store, table)
    for parent in (0, 1, 2, 4):
        with pytest.raises(Conflict):
            await store.commit(table.id, new_entry(parent, 9))
    assert await everything(store, table) == before
    assert (await store.commit(table.id, new_entry(3, 9))).number == 4


async def test_tables_count_their_entries_apart(store: Store) -> None:
    table, other = await opened(store, 3), await opened(store, 1, HARBOUR)
    assert (await store.commit(other.id, new_entry(1))).number == 2
    assert (await store.commit(table.id, new_entry(3))).number == 4
    assert await head(store, other) == 2


async def test_entries_come_in_pages_newest_first(store: Store) -> None:
    table = await opened(store, 7)
    assert numbers(await store.entries(table.id)) == [7, 6, 5, 4, 3, 2, 1]
    assert numbers(await store.entries(table.id, limit=3)) == [7, 6, 5]
    assert numbers(await store.entries(table.id, before=5, limit=3)) == [4, 3, 2]
    assert numbers(await store.entries(table.id, before=2)) == [1]
    assert await store.entries(table.id, before=1) == []
    assert await store.entry(table.id, 8) is None


async def test_undo_and_redo_move_the_head(store: Store) -> None:
    table = await opened(store, 3)
    await store.move(table.id, 3, 2, by())
    assert await head(store, table) == 2
    assert await on_the_line(store, table) == [1, 2]
    assert await store.child(table.id, 2) == 3

    await store.move(table.id, 2, 3, by())
    assert await on_the_line(store, table) == [1, 2, 3]
    assert await store.child(table.id, 3) is None


async def test_the_head_moves_only_from_where_it_is(store: Store) -> None:
    table = await opened(store, 3)
    before = await everything(store, table)
    for from_, to in ((2, 1), (4, 3), (3, 0), (3, 4)):
        with pytest.raises(Conflict):
            await store.move(table.id, from_, to, by(9))
    assert await everything(store, table) == before
    await store.move(table.id, 3, 1, by(9))  # several steps at once


async def test_the_head_does_not_move_under_a_waiting_action(store: Store) -> None:
    table = await opened(store, 3)
    await store.wait(table.id, waiting(3))
    with pytest.raises(Conflict):
        await store.move(table.id, 3, 2, by())
    assert await head(store, table) == 3


async def test_undone_entries_stay_in_the_ledger(store: Store) -> None:
    table = await opened(store, 3)
    await store.move(table.id, 3, 1, by())
    made = await store.commit(table.id, new_entry(1))

    assert made.number == 4
    assert numbers(await store.entries(table.id)) == [4, 3, 2, 1]
    assert await on_the_line(store, table) == [1, 4]
    undone = await store.entry(table.id, 3)
    assert undone is not None
    assert undone.undone


async def test_redo_goes_to_the_newest_branch(store: Store) -> None:
    table = await opened(store, 3)
    await store.move(table.id, 3, 2, by())
    await store.commit(table.id, new_entry(2))
    await store.move(table.id, 4, 2, by())
    assert await store.child(table.id, 2) == 4
    assert await store.child(table.id, 1) == 2
    await store.move(table.id, 2, 4, by())
    await store.commit(table.id, new_entry(4))
    assert await on_the_line(store, table) == [1, 2, 4, 5]
    assert [await store.child(table.id, number) for number in range(1, 6)] == [2, 4, None, 5, None]


async def test_what_was_not_shown_is_owed_oldest_first(store: Store) -> None:
    table = await opened(store, 5)
    for number in (1, 2, 4):
        await store.mark_shown(table.id, number, 500 + number)
    assert await store.owed(table.id) == [3, 5]
    shown = await store.entry(table.id, 4)
    assert shown is not None
    assert shown.shown == 504
    await store.mark_shown(table.id, 3, 503)
    await store.mark_shown(table.id, 5, 505)
    assert await store.owed(table.id) == []


async def test_undone_entries_are_not_owed(store: Store) -> None:
    table = await opened(store, 4)
    await store.move(table.id, 4, 2, by())
    assert await store.owed(table.id) == [1, 2]
    await store.commit(table.id, new_entry(2))
    assert await store.owed(table.id) == [1, 2, 5]


async def test_open_tables_that_owe(store: Store) -> None:
    paid, undone, owes, ended = [await opened(store, 2, channel) for channel in range(50, 54)]
    for number in (1, 2):
        await store.mark_shown(paid.id, number, 500)
    await store.mark_shown(undone.id, 1, 500)
    await store.move(undone.id, 2, 1, by())
    await store.end(ended.id, by())
    assert await store.owing() == [owes.id]
    assert await store.owed(ended.id) == [1, 2]


async def test_a_token_is_kept_until_it_is_shown(store: Store) -> None:
    table = await opened(store)
    await store.commit(table.id, new_entry(1, token="tok"))
    await store.mark_shown(table.id, 2, 502)
    shown = await store.entry(table.id, 2)
    assert shown is not None
    assert (shown.token, shown.shown) == (None, 502)


async def test_old_tokens_are_forgotten(store: Store) -> None:
    table = await opened(store)
    await store.commit(table.id, new_entry(1, token="old", at=200.0))
    await store.commit(table.id, new_entry(2, token="new", at=300.0))
    await store.forget_tokens(300.0)
    assert [entry.token for entry in await store.entries(table.id)] == ["new", None, None]


@over(steps=st.lists(st.integers(0, 11), max_size=60))
@settings(max_examples=40, deadline=None)
async def test_the_line_is_the_parents_from_the_head_on(
    steps: list[int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    for engine in ENGINES.values():
        store = await engine(tmp_path_factory.mktemp("line"))
        try:
            await _check_line(store, await opened(store), steps)
        finally:
            await store.close()


async def _check_line(store: Store, table: Table, steps: list[int]) -> None:
    """Commits at 6 to 9, at 10 and 11 instead of the head, else goes back by so many entries or forward by one.

    It keeps the parents beside, in a plain dict.
    """
    parents = {1: 0}
    now = 1
    for step in steps:
        if step >= 6:
            new = new_entry(now) if step < 10 else new_entry(parents[now], instead=now)
            made = await store.commit(table.id, new)
            parents[made.number], now = new.parent, made.number
            continue
        to = max((number for number, parent in parents.items() if parent == now), default=now) if step == 0 else now
        for _ in range(step):
            to = parents[to] or 1
        await store.move(table.id, now, to, by())
        now = to
    line: list[int] = []
    while now:
        line.insert(0, now)
        now = parents[now]
    assert await on_the_line(store, table) == line
    assert await store.owed(table.id) == line
    for number in parents:
        page = await store.entries(table.id, before=number, limit=3)
        assert [entry.number for entry in page if not entry.undone] == [n for n in numbers(page) if n in line]
        entry = await store.entry(table.id, number)
        assert entry is not None
        assert entry.undone == (number not in line)
        children = [child for child, parent in parents.items() if parent == number]
        assert await store.child(table.id, number) == max(children, default=None)
