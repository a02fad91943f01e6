"""Tables open, end and open again, one a channel; packs, seeds and seats are kept with them."""

from __future__ import annotations

import hashlib

import pytest

from storage.store import Conflict, Epoch, Held, Seat, Store, Table
from tests.storage.conftest import Connect
from tests.storage.making import (
    ABROAD,
    ANNE,
    BEN,
    HARBOUR,
    HOME,
    NEXT_SEED,
    PACK,
    SEED,
    TAVERN,
    by,
    everything,
    new_entry,
    new_table,
    opened,
    reloaded,
    waiting,
)

NOBODY = 999


async def test_an_opened_table_stands_on_its_first_entry(store: Store) -> None:
    table = await store.open(new_table(), new_entry(0, 7, token="abc"))

    pack = hashlib.sha256(PACK).hexdigest()
    assert table == Table(
        table.id, HOME, TAVERN, "marauders", pack, "Friday", BEN, "en", 1, SEED, opened=100.0, ended=None
    )
    assert await store.table(table.id) == table
    assert await store.table_in(TAVERN) == table
    first = await store.entry(table.id, 1)
    assert first is not None
    assert (first.parent, first.origin, first.token, first.shown, first.undone) == (0, by(7), "abc", None, False)


async def test_what_is_not_there(store: Store) -> None:
    assert await store.table(NOBODY) is None
    assert await store.table_in(TAVERN) is None
    assert await store.tables() == []
    assert await store.entry(NOBODY, 1) is None
    assert await store.entries(NOBODY) == []
    assert await store.child(NOBODY, 1) is None
    assert await store.epochs(NOBODY) == []
    assert await store.waiting(NOBODY) is None
    assert await store.seats(NOBODY) == []
    assert await store.owed(NOBODY) == []
    assert await store.owing() == []


async def test_a_table_that_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.commit(NOBODY, new_entry(0))
    with pytest.raises(Conflict):
        await store.move(NOBODY, 2, 1, by())
    with pytest.raises(Conflict):
        await store.end(NOBODY, by())
    with pytest.raises(Conflict):
        await store.reopen(NOBODY, SEED, by())
    with pytest.raises(Conflict):
        await store.wait(NOBODY, waiting(1))
    with pytest.raises(Conflict):
        await store.answer(NOBODY, 0, [])
    with pytest.raises(Conflict):
        await store.put_seat(NOBODY, Seat("s1", "Ben", BEN), by())


async def test_a_first_entry_has_no_parent(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.open(new_table(), new_entry(1))
    assert await store.tables() == []


async def test_a_channel_has_one_open_table(store: Store) -> None:
    table = await opened(store)
    before = await everything(store, table)
    with pytest.raises(Held):
        await store.open(new_table(pack=b"another"), new_entry(0, 8))
    assert await everything(store, table) == before
    with pytest.raises(KeyError):
        await store.pack(hashlib.sha256(b"another").hexdigest())
    await store.open(new_table(HARBOUR), new_entry(0, 8))  # the refused interaction was not counted


async def test_an_ended_table_leaves_its_channel_free(store: Store) -> None:
    table = await opened(store, 3)
    await store.end(table.id, by(at=200.0))

    assert (await reloaded(store, table)).ended == 200.0
    assert await store.table_in(TAVERN) is None
    assert await store.tables() == []
    with pytest.raises(Conflict):
        await store.end(table.id, by())
    second = await store.open(new_table(), new_entry(0))
    assert await store.table_in(TAVERN) == second
    assert second.id > table.id


async def test_a_table_opens_instead_of_another(store: Store) -> None:
    table = await opened(store, 3)
    second = await store.open(new_table(), new_entry(0, 8, at=200.0), instead_of=table.id)
    assert (await reloaded(store, table)).ended == 200.0
    assert await store.table_in(TAVERN) == second
    await store.end(second.id, by())
    assert (await store.reopen(table.id, NEXT_SEED, by())).head == 3


async def test_a_table_that_cannot_open_ends_none(store: Store) -> None:
    table, other = await opened(store), await opened(store, channel=HARBOUR)
    before = await everything(store, table)
    with pytest.raises(Conflict):
        await store.open(new_table(), new_entry(1, 8), instead_of=table.id)
    with pytest.raises(Held):
        await store.open(new_table(), new_entry(0, 8), instead_of=other.id)
    assert await everything(store, table) == before
    await store.end(table.id, by())
    with pytest.raises(Conflict):
        await store.open(new_table(), new_entry(0, 8), instead_of=table.id)
    assert await store.tables() == [other]


async def test_nothing_happens_at_an_ended_table(store: Store) -> None:
    table = await opened(store, 3)
    await store.end(table.id, by())
    before = await everything(store, table)
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(3))
    with pytest.raises(Conflict):
        await store.move(table.id, 3, 2, by())
    with pytest.raises(Conflict):
        await store.wait(table.id, waiting(3))
    assert await everything(store, table) == before


async def test_a_table_opens_again_where_it_stood(store: Store) -> None:
    table = await opened(store, 3)
    await store.move(table.id, 3, 2, by())
    await store.end(table.id, by())

    again = await store.reopen(table.id, NEXT_SEED, by())

    assert (again.id, again.head, again.ended, again.seed) == (table.id, 2, None, NEXT_SEED)
    assert await store.table_in(TAVERN) == again
    assert (await store.commit(table.id, new_entry(2))).number == 4


async def test_an_open_table_does_not_open_again(store: Store) -> None:
    table = await opened(store)
    with pytest.raises(Conflict):
        await store.reopen(table.id, NEXT_SEED, by())
    assert (await reloaded(store, table)).seed == SEED
    assert len(await store.epochs(table.id)) == 1


async def test_a_table_does_not_open_again_beside_another(store: Store) -> None:
    table = await opened(store)
    await store.end(table.id, by())
    other = await opened(store)
    with pytest.raises(Held):
        await store.reopen(table.id, NEXT_SEED, by(9))
    assert await store.table_in(TAVERN) == other
    assert await store.epochs(table.id) == [Epoch(1, SEED, closed=False)]

    await store.end(other.id, by())
    await store.reopen(table.id, NEXT_SEED, by(9))


async def test_what_waits_still_waits_when_a_table_opens_again(store: Store) -> None:
    table = await opened(store)
    await store.wait(table.id, waiting(1))
    await store.end(table.id, by())
    with pytest.raises(Conflict):
        await store.answer(table.id, 0, [])
    with pytest.raises(Conflict):
        await store.take_back(table.id, 0, 0, by())
    with pytest.raises(Conflict):
        await store.cancel(table.id, 0, by())
    await store.reopen(table.id, NEXT_SEED, by())
    assert await store.waiting(table.id) == waiting(1)


async def test_open_tables_are_listed_oldest_first(store: Store) -> None:
    tables = [await opened(store, channel=channel, guild=HOME if channel % 2 else ABROAD) for channel in range(30, 36)]
    await store.end(tables[2].id, by())
    del tables[2]
    assert await store.tables() == tables
    assert await store.tables(HOME) == [table for table in tables if table.guild == HOME]
    assert await store.tables(NOBODY) == []


async def test_a_seed_is_used_from_the_next_entry_on(store: Store) -> None:
    table = await opened(store, 4)
    assert await store.epochs(table.id) == [Epoch(1, SEED, closed=False)]
    await store.move(table.id, 4, 3, by())
    await store.end(table.id, by())
    await store.reopen(table.id, NEXT_SEED, by())

    assert await store.epochs(table.id) == [Epoch(1, SEED, closed=True), Epoch(5, NEXT_SEED, closed=False)]
    assert (await store.commit(table.id, new_entry(3))).number == 5


async def test_a_table_keeps_its_pack(connect: Connect) -> None:
    store = await connect()
    table = await opened(store)
    other = await store.open(new_table(HARBOUR), new_entry(0))
    assert other.pack == table.pack
    assert await (await connect()).pack(table.pack) == PACK
    with pytest.raises(KeyError):
        await store.pack("0" * 64)


async def test_seats_are_written_by_key(store: Store) -> None:
    table = await opened(store)
    for key in ("s2", "s10", "s1"):
        await store.put_seat(table.id, Seat(key, f"Captain {key}", ANNE), by())
    assert [seat.key for seat in await store.seats(table.id)] == ["s1", "s2", "s10"]

    await store.put_seat(table.id, Seat("s2", "Ben 2", None), by())
    assert (await store.seats(table.id))[1] == Seat("s2", "Ben 2", None)
    assert len(await store.seats(table.id)) == 3


async def test_an_entry_brings_its_seats(store: Store) -> None:
    table = await opened(store)
    await store.put_seat(table.id, Seat("s1", "Ben", BEN), by())
    made = await store.commit(table.id, new_entry(1), [Seat("s1", "Old Ben", BEN), Seat("s2", "Anne", ANNE)])
    assert made.number == 2
    assert await store.seats(table.id) == [Seat("s1", "Old Ben", BEN), Seat("s2", "Anne", ANNE)]


async def test_a_refused_entry_brings_no_seats(store: Store) -> None:
    table = await opened(store, 2)
    with pytest.raises(Conflict):
        await store.commit(table.id, new_entry(1), [Seat("s1", "Ben", BEN)])
    assert await store.seats(table.id) == []


async def test_all_is_there_after_connecting_again(connect: Connect) -> None:
    store = await connect()
    table = await opened(store, 5)
    await store.move(table.id, 5, 3, by())
    await store.put_seat(table.id, Seat("s1", "Ben", BEN), by())
    await store.wait(table.id, waiting(3))
    before = await everything(store, table)
    await store.close()
    assert await everything(await connect(), table) == before
