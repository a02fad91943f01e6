"""An interaction that was accepted is not accepted again, whatever it asks for, and then nothing changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import pytest

from storage.store import Conflict, Held, Repeated, Seat, Store, Table
from tests.storage.making import (
    BEN,
    HARBOUR,
    NEXT_SEED,
    by,
    everything,
    given,
    head,
    new_entry,
    new_table,
    opened,
    waiting,
)

SAME = 2**61 + 11
"""The interaction that comes twice."""

Do = Callable[[Store, Table, int | None], Awaitable[object]]


async def _nothing(store: Store, table: Table, interaction: int | None) -> None: ...


async def _ended(store: Store, table: Table, interaction: int | None) -> None:
    await store.end(table.id, by(interaction))


async def _paused(store: Store, table: Table, interaction: int | None) -> None:
    await store.put_pause(table.id, "the door bell", by(interaction))


async def _waiting(store: Store, table: Table, interaction: int | None) -> None:
    await store.wait(table.id, waiting(3, interaction))


async def _answered(store: Store, table: Table, interaction: int | None) -> None:
    await store.wait(table.id, waiting(3, None, given("first")))


@dataclass(frozen=True, slots=True)
class Change:
    """A change that is lawful at a table of three entries after `prepare`."""

    do: Do
    prepare: Do = _nothing


CHANGES = {
    "open": Change(lambda store, _, one: store.open(new_table(HARBOUR), new_entry(0, one))),
    "open instead": Change(
        lambda store, table, one: store.open(new_table(table.channel), new_entry(0, one), instead_of=table.id)
    ),
    "commit": Change(lambda store, table, one: store.commit(table.id, new_entry(3, one))),
    "commit instead": Change(lambda store, table, one: store.commit(table.id, new_entry(2, one, instead=3))),
    "commit with a seat": Change(
        lambda store, table, one: store.commit(table.id, new_entry(3, one), [Seat("s1", "Ben", BEN)])
    ),
    "move": Change(lambda store, table, one: store.move(table.id, 3, 2, by(one))),
    "end": Change(_ended),
    "reopen": Change(lambda store, table, one: store.reopen(table.id, NEXT_SEED, by(one)), _ended),
    "seat": Change(lambda store, table, one: store.put_seat(table.id, Seat("s1", "Ben", BEN), by(one))),
    "set": Change(lambda store, table, one: store.put_setting(table.id, "access", "host", by(one))),
    "pause": Change(_paused),
    "pause anew": Change(lambda store, table, one: store.put_pause(table.id, "supper", by(one)), _paused),
    "resume": Change(lambda store, table, one: store.resume(table.id, by(one)), _paused),
    "wait": Change(_waiting),
    "answer": Change(lambda store, table, one: store.answer(table.id, 0, [given("x", one), given("y", one)]), _waiting),
    "take back": Change(lambda store, table, one: store.take_back(table.id, 1, 0, by(one)), _answered),
    "cancel": Change(lambda store, table, one: store.cancel(table.id, 1, by(one)), _answered),
    "commit what waited": Change(
        lambda store, table, one: store.commit(table.id, new_entry(3, one, ends=1)), _answered
    ),
}

each_change = pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)


@each_change
async def test_a_change_counts_its_interaction(store: Store, change: Change) -> None:
    table = await opened(store, 3)
    await change.prepare(store, table, None)
    await change.do(store, table, SAME)
    before = await everything(store, table)
    with pytest.raises(Repeated):
        await change.do(store, table, SAME)
    with pytest.raises(Repeated):
        await store.put_seat(table.id, Seat("s9", "Anyone", None), by(SAME))
    assert await everything(store, table) == before


@each_change
async def test_a_counted_interaction_changes_nothing(store: Store, change: Change) -> None:
    other = await opened(store, channel=99)
    await store.commit(other.id, new_entry(1, SAME))
    table = await opened(store, 3)
    await change.prepare(store, table, None)
    before = await everything(store, table)
    with pytest.raises(Repeated):
        await change.do(store, table, SAME)
    assert await everything(store, table) == before
    await change.do(store, table, SAME + 1)
    assert await everything(store, table) != before


@each_change
async def test_what_the_bot_does_itself_is_never_a_repetition(store: Store, change: Change) -> None:
    for channel in (101, 102):
        table = await opened(store, 3, channel)
        await change.prepare(store, table, None)
        try:
            await change.do(store, table, None)
        except Held:
            assert change is CHANGES["open"]


async def test_a_refused_change_counts_nothing(store: Store) -> None:
    table = await opened(store, 3)
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(2, SAME))
    with pytest.raises(Conflict):
        await store.move(table.id, 2, 1, by(SAME))
    with pytest.raises(Conflict):
        await store.answer(table.id, 0, [given("x", SAME)])
    with pytest.raises(Conflict):
        await store.reopen(table.id, NEXT_SEED, by(SAME))
    await store.commit(table.id, new_entry(3, SAME))
    assert await head(store, table) == 4


async def test_an_answer_can_come_with_its_own_wait_only(store: Store) -> None:
    table = await opened(store)
    await store.wait(table.id, waiting(1, SAME, given("rolled", SAME)))
    with pytest.raises(Repeated):
        await store.answer(table.id, 1, [given("again", SAME)])


async def test_kept_answers_of_an_earlier_entry_wait_again(store: Store) -> None:
    table = await opened(store)
    await store.wait(table.id, waiting(1))
    await store.answer(table.id, 0, [given("the real one", SAME)])
    await store.commit(table.id, new_entry(1, ends=1))
    await store.move(table.id, 2, 1, by())
    await store.wait(table.id, waiting(1, SAME + 1, given("the real one", SAME)))
    assert await store.waiting(table.id) == waiting(1, SAME + 1, given("the real one", SAME))
