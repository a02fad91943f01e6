"""What is set for a table beside its ledger, its table message, and the table that was played before it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from storage.store import Conflict, Seat, Setting, Standing, Store
from tests.storage.conftest import Connect
from tests.storage.making import (
    ABROAD,
    BEN,
    HARBOUR,
    HOME,
    NEXT_SEED,
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
ALL: dict[Setting, str] = {"access": "seated", "talk": "quiet", "language": "de", "lobby": "no"}


async def test_a_new_table_is_set_up_in_its_lobby(store: Store) -> None:
    table = await opened(store)
    assert (table.access, table.talk, table.language, table.lobby) == ("", "normal", "en", True)
    assert table.message is None


@pytest.mark.parametrize("setting", ALL)
async def test_each_is_set_alone(store: Store, setting: Setting) -> None:
    table, other = await opened(store), await opened(store, channel=HARBOUR)
    await store.put_setting(table.id, setting, ALL[setting], by(7))
    value = False if setting == "lobby" else ALL[setting]
    assert await reloaded(store, table) == replace(table, **{setting: value})
    assert await reloaded(store, other) == other


async def test_what_was_set_last_counts(store: Store) -> None:
    table = await opened(store)
    for talk in ("quiet", "full", "normal", "quiet"):
        await store.put_setting(table.id, "talk", talk, by())
        assert (await reloaded(store, table)).talk == talk
    for lobby in ("no", "yes"):
        await store.put_setting(table.id, "lobby", lobby, by())
        assert (await reloaded(store, table)).lobby == (lobby == "yes")


async def test_settings_move_no_head_and_end_no_wait(store: Store) -> None:
    table = await opened(store, 3)
    await store.move(table.id, 3, 2, by())
    await store.wait(table.id, waiting(2))
    await store.put_setting(table.id, "access", "host", by())
    assert await store.waiting(table.id) == waiting(2)
    now = await reloaded(store, table)
    assert (now.head, now.access) == (2, "host")


async def test_undo_leaves_settings(store: Store) -> None:
    table = await opened(store, 2)
    await store.put_setting(table.id, "talk", "full", by())
    await store.move(table.id, 2, 1, by())
    assert (await reloaded(store, table)).talk == "full"


async def test_an_ended_table_refuses_settings(store: Store) -> None:
    table = await opened(store)
    await store.end(table.id, by())
    before = await everything(store, table)
    for setting, value in ALL.items():
        with pytest.raises(Conflict):
            await store.put_setting(table.id, setting, value, by(9))
    assert await everything(store, table) == before
    with pytest.raises(Conflict):
        await store.put_setting(NOBODY, "talk", "full", by(9))
    await store.reopen(table.id, NEXT_SEED, by(9))  # the refused interaction was not counted


async def test_a_table_opens_again_as_it_was_set(connect: Connect) -> None:
    store = await connect()
    table = await opened(store)
    for setting, value in ALL.items():
        await store.put_setting(table.id, setting, value, by())
    await store.put_message(table.id, Standing(501, 1, 150.0))
    await store.end(table.id, by())
    again = await store.reopen(table.id, NEXT_SEED, by())
    assert (again.access, again.talk, again.language, again.lobby) == ("seated", "quiet", "de", False)
    assert again.message == Standing(501, 1, 150.0)
    assert await (await connect()).table_in(TAVERN) == again


async def test_the_table_message_is_the_last_one_put(store: Store) -> None:
    table, other = await opened(store, 2), await opened(store, channel=HARBOUR)
    for message in (Standing(2**62 + 1, 1, 150.25), Standing(2**62 + 1, 2, 150.25), Standing(502, 2, 3000.5)):
        await store.put_message(table.id, message)
        assert await reloaded(store, table) == replace(table, message=message)
        assert (await store.tables(HOME))[0].message == message
    assert await reloaded(store, other) == other


async def test_an_ended_table_has_a_message_still(store: Store) -> None:
    table = await opened(store)
    await store.end(table.id, by())
    await store.put_message(table.id, Standing(501, 1, 150.0))
    assert (await reloaded(store, table)).message == Standing(501, 1, 150.0)
    await store.put_message(NOBODY, Standing(501, 1, 150.0))
    assert await store.table(NOBODY) is None


async def test_the_last_table_is_the_newest_before_another(store: Store) -> None:
    first = await opened(store)
    second = await store.open(replace(new_table(HARBOUR), name="Saturday"), new_entry(0))
    await store.put_seat(second.id, Seat("s1", "Ben", BEN), by())
    await store.put_setting(second.id, "talk", "quiet", by())
    await store.end(second.id, by())
    third = await store.open(new_table(HARBOUR), new_entry(0))

    last = await store.last_table(HOME, "marauders", third.id)
    assert last is not None
    assert last == await reloaded(store, second)
    assert (last.name, last.talk, last.seats) == ("Saturday", "quiet", (Seat("s1", "Ben", BEN),))
    assert await store.last_table(HOME, "marauders", second.id) == first
    assert await store.last_table(HOME, "marauders", first.id) is None


async def test_the_last_table_is_of_that_guild_and_game(store: Store) -> None:
    await opened(store, channel=31, guild=ABROAD)
    await store.open(replace(new_table(32), game="everrain"), new_entry(0))
    table = await opened(store)
    assert await store.last_table(HOME, "marauders", table.id) is None
    everrain = await store.last_table(HOME, "everrain", table.id)
    assert everrain is not None
    assert everrain.channel == 32
    abroad = await store.last_table(ABROAD, "marauders", table.id)
    assert abroad is not None
    assert abroad.guild == ABROAD
