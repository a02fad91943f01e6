"""Many writers at once, on one connection and on several: each change happens wholly, once, or is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import TypeVar

import pytest

from storage.store import BookCard, Conflict, Held, Repeated, Seat, Setting, Store, StoreError, Table
from tests.storage.conftest import Connect
from tests.storage.making import (
    BEN,
    HOME,
    by,
    given,
    guild_pack,
    head,
    new_entry,
    new_table,
    numbers,
    on_the_line,
    opened,
    reloaded,
    waiting,
)

T = TypeVar("T")


async def _commit_sometime(store: Store, table: Table, interaction: int, seats: tuple[Seat, ...] = ()) -> int:
    """Commits after whatever the head is, again until nobody was faster."""
    while True:
        try:
            return (await store.commit(table.id, new_entry(await head(store, table), interaction), seats)).number
        except Conflict:
            continue


async def _outcomes(changes: Sequence[Awaitable[T]]) -> tuple[list[T], list[StoreError]]:
    """What succeeded and what was refused; anything else is raised."""
    done: list[T] = []
    refused: list[StoreError] = []
    for outcome in await asyncio.gather(*changes, return_exceptions=True):
        if isinstance(outcome, StoreError):
            refused.append(outcome)
        elif isinstance(outcome, BaseException):
            raise outcome
        else:
            done.append(outcome)
    return done, refused


@pytest.mark.parametrize("connections", [1, 3])
async def test_fifty_at_once_give_fifty_entries(connect: Connect, connections: int) -> None:
    stores = [await connect() for _ in range(connections)]
    table = await opened(stores[0])
    made = await asyncio.gather(
        *(
            _commit_sometime(stores[one % connections], table, one, (Seat("s1", f"Ben {one}", BEN),) if one % 5 else ())
            for one in range(50)
        )
    )
    assert sorted(made) == list(range(2, 52))
    assert await on_the_line(stores[0], table) == list(range(1, 52))


async def test_one_interaction_delivered_twenty_times_at_once(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    table = await opened(stores[0])
    done, refused = await _outcomes([_commit_sometime(stores[n % 2], table, 7) for n in range(20)])
    assert done == [2]
    assert {type(error) for error in refused} == {Repeated}
    assert numbers(await stores[0].entries(table.id)) == [2, 1]


async def test_one_of_many_opens_the_channel(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    done, refused = await _outcomes([stores[n % 2].open(new_table(), new_entry(0, n)) for n in range(10)])
    assert len(done) == 1
    assert {type(error) for error in refused} == {Held}
    assert await stores[0].tables() == done


async def test_one_of_many_answers(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    table = await opened(stores[0])
    await stores[0].wait(table.id, waiting(1))
    changes = [stores[n % 2].answer(table.id, 0, [given(f"a{n}", n), given(f"b{n}", n)]) for n in range(10)]
    done, refused = await _outcomes(changes)
    assert len(done) == 1
    assert {type(error) for error in refused} == {Conflict}
    now = await stores[0].waiting(table.id)
    assert now is not None
    first, second = now.answers
    assert first.answer[1:] == second.answer[1:]


async def test_an_answer_and_an_entry_do_not_both_win(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    table = await opened(stores[0])
    for turn in range(1, 11):
        await stores[0].wait(table.id, waiting(turn))
        done, refused = await _outcomes(
            [stores[turn % 2].answer(table.id, 0, [given("x")]), stores[0].commit(table.id, new_entry(turn, ends=0))]
        )
        assert (len(done), [type(error) for error in refused]) == (1, [Conflict])
        if (now := await stores[0].waiting(table.id)) is not None:
            assert now.answers == (given("x"),)
            await stores[0].commit(table.id, new_entry(turn, ends=1))


async def test_one_undo_of_many_wins(store: Store) -> None:
    table = await opened(store, 3)
    done, refused = await _outcomes([store.move(table.id, 3, 2, by(n)) for n in range(10)])
    assert len(done) == 1
    assert {type(error) for error in refused} == {Conflict}
    assert await head(store, table) == 2


async def test_one_of_many_takes_the_heads_place(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    table = await opened(stores[0], 3)
    done, refused = await _outcomes([stores[n % 2].commit(table.id, new_entry(2, n, instead=3)) for n in range(2)])
    assert [entry.number for entry in done] == [4]
    assert [type(error) for error in refused] == [Conflict]
    assert await on_the_line(stores[0], table) == [1, 2, 4]


async def test_an_undo_and_an_entry_in_its_place_do_not_both_win(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    table = await opened(stores[0], 3)
    for _ in range(10):
        now = await reloaded(stores[0], table)
        done, refused = await _outcomes(
            [
                stores[0].move(table.id, now.head, 2, by()),
                stores[1].commit(table.id, new_entry(2, instead=now.head)),
            ]
        )
        assert (len(done), [type(error) for error in refused]) == (1, [Conflict])
        if await head(stores[0], table) == 2:
            await stores[0].commit(table.id, new_entry(2))


async def test_many_set_a_table_at_once_and_each_counts_once(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    table = await opened(stores[0])
    settings: Sequence[tuple[Setting, str]] = [
        ("access", "host"),
        ("talk", "full"),
        ("language", "de"),
        ("lobby", "no"),
    ]
    done, refused = await _outcomes(
        [stores[n % 2].put_setting(table.id, *settings[n // 2], by(n // 2)) for n in range(8)]
    )
    assert len(done) == 4
    assert [type(error) for error in refused] == [Repeated] * 4
    now = await reloaded(stores[0], table)
    assert (now.access, now.talk, now.language, now.lobby) == ("host", "full", "de", False)


async def test_a_book_never_grows_beyond_its_limit(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    await asyncio.gather(
        *(
            stores[n % 2].learn(HOME, f"game {n % 3}", [BookCard(f"{n}", b"x"), BookCard("shared", b"y")], 7)
            for n in range(9)
        )
    )
    assert sum([len(await stores[0].book(HOME, f"game {n}")) for n in range(3)]) == 7


async def test_a_guild_never_has_more_packs_than_its_limit(connect: Connect) -> None:
    stores = [await connect(), await connect()]
    raws = [f"pack {n}".encode() for n in range(6)]
    kept = await asyncio.gather(
        *(
            stores[n % 2].put_guild_pack(HOME, f"game {n % 2}", guild_pack(raw, f"{n}"), raw, 4)
            for n, raw in enumerate(raws)
        )
    )
    assert sum(kept) == 4
    assert sum([len(await stores[0].guild_packs(HOME, f"game {n}")) for n in range(2)]) == 4


async def test_readers_never_see_half_a_change(store: Store) -> None:
    table = await opened(store)

    async def write() -> None:
        for turn in range(1, 30):
            await store.commit(table.id, new_entry(turn), [Seat(f"s{n}", f"turn {turn}", None) for n in range(4)])

    writing = asyncio.create_task(write())
    while not writing.done():
        assert len({seat.name for seat in await store.seats(table.id)}) <= 1
    await writing


@pytest.mark.parametrize("steps", range(0, 30, 2))
async def test_a_cancelled_change_happens_wholly_or_not(store: Store, steps: int) -> None:
    table = await opened(store)
    change = asyncio.create_task(store.commit(table.id, new_entry(1), [Seat("s1", "Ben", BEN), Seat("s2", "A", None)]))
    for _ in range(steps):
        await asyncio.sleep(0)
    change.cancel()
    await asyncio.gather(change, return_exceptions=True)

    now = await head(store, table)
    assert len(await store.seats(table.id)) == (2 if now == 2 else 0)
    assert (await store.commit(table.id, new_entry(now))).number == now + 1
