"""An entry takes the head's place: the head is undone and the new one follows what the head followed, both at once."""

from __future__ import annotations

import pytest

from storage.store import Conflict, Seat, Store
from tests.storage.making import (
    ANNE,
    HARBOUR,
    NEXT_SEED,
    by,
    everything,
    given,
    head,
    new_entry,
    numbers,
    on_the_line,
    opened,
    waiting,
)


async def test_an_entry_takes_the_place_of_the_head(store: Store) -> None:
    table = await opened(store, 3)
    made = await store.commit(table.id, new_entry(2, 9, instead=3, token="tok"))

    assert (made.number, made.parent, made.undone, made.instead) == (4, 2, False, 3)
    assert await store.entry(table.id, 4) == made
    assert await head(store, table) == 4
    assert await on_the_line(store, table) == [1, 2, 4]
    assert numbers(await store.entries(table.id)) == [4, 3, 2, 1]
    replaced = await store.entry(table.id, 3)
    assert replaced is not None
    assert replaced.undone


async def test_an_entry_knows_in_whose_place_it_was_made_wherever_the_head_is(store: Store) -> None:
    table = await opened(store, 3)
    await store.commit(table.id, new_entry(2, instead=3))
    await store.move(table.id, 4, 2, by(600))
    for states in (True, False):
        entries = await store.entries(table.id, states=states)
        assert [(entry.number, entry.instead, entry.undone) for entry in entries] == [
            (4, 3, True),
            (3, None, True),
            (2, None, False),
            (1, None, False),
        ]


async def test_the_next_entry_follows_it(store: Store) -> None:
    table = await opened(store, 3)
    await store.commit(table.id, new_entry(2, instead=3))
    for parent in (2, 3):
        with pytest.raises(Conflict):
            await store.commit(table.id, new_entry(parent))
    await store.commit(table.id, new_entry(4))
    await store.commit(table.id, new_entry(5))
    assert await on_the_line(store, table) == [1, 2, 4, 5, 6]
    page = await store.entries(table.id, before=6, limit=3)
    assert [(entry.number, entry.undone) for entry in page] == [(5, False), (4, False), (3, True)]


async def test_a_replacing_entry_is_itself_replaced(store: Store) -> None:
    table = await opened(store, 2)
    for number in range(2, 7):
        await store.commit(table.id, new_entry(1, instead=number))
    assert await on_the_line(store, table) == [1, 7]
    await store.commit(table.id, new_entry(7))
    await store.commit(table.id, new_entry(7, instead=8))
    assert await on_the_line(store, table) == [1, 7, 9]


async def test_only_the_head_is_replaced(store: Store) -> None:
    table = await opened(store, 4)
    before = await everything(store, table)
    for parent, instead in ((1, 2), (2, 3), (4, 5), (3, 0), (0, 0)):
        with pytest.raises(Conflict):
            await store.commit(table.id, new_entry(parent, 9, instead=instead))
    assert await everything(store, table) == before
    await store.commit(table.id, new_entry(3, 9, instead=4))


async def test_what_replaces_follows_what_the_head_followed(store: Store) -> None:
    table, _ = await opened(store, 4), await opened(store, 6, HARBOUR)
    before = await everything(store, table)
    for parent in (0, 1, 2, 4):
        with pytest.raises(Conflict):
            await store.commit(table.id, new_entry(parent, 9, instead=4))
    assert await everything(store, table) == before


async def test_undo_goes_behind_it_and_redo_back_to_it(store: Store) -> None:
    table = await opened(store, 3)
    await store.commit(table.id, new_entry(2, instead=3))
    await store.move(table.id, 4, 2, by())
    assert await on_the_line(store, table) == [1, 2]
    assert await store.child(table.id, 2) == 4
    await store.move(table.id, 2, 4, by())
    assert [await store.child(table.id, number) for number in range(1, 5)] == [2, 4, None, None]
    await store.move(table.id, 4, 3, by())  # the replaced one is still there to go to
    assert await on_the_line(store, table) == [1, 2, 3]


async def test_only_the_replacing_entry_is_owed(store: Store) -> None:
    table = await opened(store, 3)
    await store.commit(table.id, new_entry(2, instead=3))
    assert await store.owed(table.id) == [1, 2, 4]
    for number in (1, 2, 4):
        await store.mark_shown(table.id, number, 500 + number)
    assert await store.owed(table.id) == []
    assert await store.owing() == []
    await store.move(table.id, 4, 3, by())
    assert await store.owed(table.id) == [3]


async def test_what_waits_on_the_head_ends_with_its_replacing(store: Store) -> None:
    table = await opened(store, 3)
    await store.wait(table.id, waiting(3, None, given("the real one")))
    before = await everything(store, table)
    for ends in (None, 0):
        with pytest.raises(Conflict):
            await store.commit(table.id, new_entry(2, 9, instead=3, ends=ends))
    assert await everything(store, table) == before
    await store.commit(table.id, new_entry(2, 9, instead=3, ends=1))
    assert await store.waiting(table.id) is None
    assert await on_the_line(store, table) == [1, 2, 4]


async def test_what_waits_to_take_the_place_of_the_head_leaves_it_there(store: Store) -> None:
    table = await opened(store, 3)
    await store.move(table.id, 3, 2, by())
    await store.commit(table.id, new_entry(2))
    await store.commit(table.id, new_entry(4))
    await store.move(table.id, 5, 4, by())
    before = await everything(store, table)
    asked = waiting(2, 9, given("rolled 3", 9), instead=4)
    await store.wait(table.id, asked)
    assert await store.waiting(table.id) == asked
    assert await on_the_line(store, table) == [1, 2, 4]
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(2, instead=4))
    await store.cancel(table.id, 1, by())
    assert await everything(store, table) == before
    assert await store.child(table.id, 4) == 5


async def test_what_waited_takes_the_place_of_the_head_once_it_is_answered(store: Store) -> None:
    table = await opened(store, 3)
    await store.wait(table.id, waiting(2, None, instead=3))
    await store.answer(table.id, 0, [given("rolled 3")])
    await store.commit(table.id, new_entry(2, 9, instead=3, ends=1))
    assert await store.waiting(table.id) is None
    assert await on_the_line(store, table) == [1, 2, 4]


async def test_what_waits_is_to_take_the_place_of_the_head_alone(store: Store) -> None:
    table, _ = await opened(store, 4), await opened(store, 6, HARBOUR)
    before = await everything(store, table)
    for base, instead in ((1, 2), (2, 3), (4, 5), (2, 4), (4, 4), (0, 0)):
        with pytest.raises(Conflict):
            await store.wait(table.id, waiting(base, 9, instead=instead))
    assert await everything(store, table) == before
    await store.wait(table.id, waiting(3, 9, instead=4))


async def test_a_replacing_entry_brings_its_seats(store: Store) -> None:
    table = await opened(store, 2)
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(1, instead=1), [Seat("s1", "Ben", None)])
    assert await store.seats(table.id) == []
    await store.commit(table.id, new_entry(1, instead=2), [Seat("s1", "Anne", ANNE)])
    assert await store.seats(table.id) == [Seat("s1", "Anne", ANNE)]


async def test_nothing_is_replaced_at_an_ended_table(store: Store) -> None:
    table = await opened(store, 2)
    await store.end(table.id, by())
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(1, instead=2))
    await store.reopen(table.id, NEXT_SEED, by())
    await store.commit(table.id, new_entry(1, instead=2))
    assert await on_the_line(store, table) == [1, 3]


async def test_the_first_entry_is_replaced_by_one_without_a_parent(store: Store) -> None:
    table = await opened(store)
    await store.commit(table.id, new_entry(0, instead=1))
    await store.commit(table.id, new_entry(2))
    assert await on_the_line(store, table) == [2, 3]
    assert await store.owed(table.id) == [2, 3]
    assert await store.child(table.id, 1) is None
