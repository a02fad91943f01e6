"""An action waits for answers, which are added and taken back one writer at a time."""

from __future__ import annotations

import pytest

from storage.store import Conflict, Store
from tests.storage.making import HARBOUR, by, everything, given, head, new_entry, opened, waiting


async def test_an_action_waits_with_its_answers(store: Store) -> None:
    table = await opened(store, 2)
    assert await store.waiting(table.id) is None
    asked = waiting(2, 7, given("rolled 3", 7), given("drew it", None))
    await store.wait(table.id, asked)
    assert await store.waiting(table.id) == asked

    added = [given("Lafitte", 8), given("rolled 5", 8)]
    await store.answer(table.id, 2, added)
    now = await store.waiting(table.id)
    assert now is not None
    assert now.answers == (*asked.answers, *added)


async def test_answers_stand_in_order(store: Store) -> None:
    table = await opened(store)
    await store.wait(table.id, waiting(1))
    answers = [given(f"answer {number}") for number in range(12)]
    for known, answer in enumerate(answers):
        await store.answer(table.id, known, [answer])
    now = await store.waiting(table.id)
    assert now is not None
    assert list(now.answers) == answers


async def test_an_action_waits_on_the_head(store: Store) -> None:
    table = await opened(store, 3)
    for base in (0, 2, 4):
        with pytest.raises(Conflict):
            await store.wait(table.id, waiting(base, 9))
    assert await store.waiting(table.id) is None
    await store.wait(table.id, waiting(3, 9))


async def test_one_action_waits_at_a_table(store: Store) -> None:
    table, other = await opened(store), await opened(store, 1, HARBOUR)
    await store.wait(table.id, waiting(1, 7, given("first")))
    before = await everything(store, table)
    with pytest.raises(Conflict):
        await store.wait(table.id, waiting(1, 8))
    assert await everything(store, table) == before
    await store.wait(other.id, waiting(1, 8))


async def test_answers_are_added_to_those_that_are_known(store: Store) -> None:
    table = await opened(store)
    with pytest.raises(Conflict):
        await store.answer(table.id, 0, [given("nobody asked")])
    await store.wait(table.id, waiting(1, None, given("first")))
    before = await everything(store, table)
    for known in (0, 2):
        with pytest.raises(Conflict):
            await store.answer(table.id, known, [given("late", 9)])
        with pytest.raises(Conflict):
            await store.answer(table.id, known, [])
    assert await everything(store, table) == before
    await store.answer(table.id, 1, [given("in time", 9)])


async def test_answers_are_taken_back(store: Store) -> None:
    table = await opened(store)
    answers = [given("first"), given("second"), given("third")]
    await store.wait(table.id, waiting(1, None, *answers))
    for known in (2, 4):
        with pytest.raises(Conflict):
            await store.take_back(table.id, known, 1, by(9))
    await store.take_back(table.id, 3, 1, by(9))
    assert await store.waiting(table.id) == waiting(1, None, answers[0])
    await store.answer(table.id, 1, [given("another")])
    await store.take_back(table.id, 2, 0, by())
    assert await store.waiting(table.id) == waiting(1)


async def test_an_action_is_given_up(store: Store) -> None:
    table = await opened(store)
    with pytest.raises(Conflict):
        await store.cancel(table.id, 0, by())
    await store.wait(table.id, waiting(1, None, given("first")))
    with pytest.raises(Conflict):
        await store.cancel(table.id, 0, by())
    await store.cancel(table.id, 1, by())
    assert await store.waiting(table.id) is None
    assert await head(store, table) == 1

    await store.wait(table.id, waiting(1))
    assert await store.waiting(table.id) == waiting(1)


async def test_an_entry_ends_the_wait(store: Store) -> None:
    table = await opened(store)
    await store.wait(table.id, waiting(1, None, given("first")))
    await store.commit(table.id, new_entry(1, ends=1))
    assert await store.waiting(table.id) is None
    await store.wait(table.id, waiting(2))
    assert await store.waiting(table.id) == waiting(2)


async def test_an_entry_ends_only_the_wait_that_it_knows(store: Store) -> None:
    table = await opened(store)
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(1, 9, ends=0))
    await store.wait(table.id, waiting(1, None, given("first")))
    before = await everything(store, table)
    for ends in (None, 0, 2):
        with pytest.raises(Conflict):
            await store.commit(table.id, new_entry(1, 9, ends=ends))
    assert await everything(store, table) == before


async def test_tables_wait_apart(store: Store) -> None:
    table, other = await opened(store), await opened(store, 1, HARBOUR)
    await store.wait(table.id, waiting(1, None, given("first")))
    await store.wait(other.id, waiting(1, None, given("other")))
    await store.commit(table.id, new_entry(1, ends=1))
    assert await store.waiting(other.id) == waiting(1, None, given("other"))
