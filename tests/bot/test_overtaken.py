"""An action that waited when the rules changed, and asks nothing under the new ones, does not hold its table up."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.tables import Place, Step, Tables
from bot.view import Played
from rules.contract import Action, Request, encode
from rules.marauders.actions import EndRound, Sail
from storage.sqlite import SqliteStore
from storage.store import Origin, Waiting

BEN = 7


async def _with_waiting(store: SqliteStore, action: Action) -> tuple[Tables, int]:
    """A table just opened, at which an action waits that the present rules do not ask anything for."""
    tables = Tables(store)
    opened = await tables.start(Place(1, 2, BEN), "marauders", None, "Tuesday", Step(Origin(BEN, 100, 0.0)))
    table = opened.after.table.id
    await store.wait(table, Waiting(1, 0, encode(action), Origin(BEN, 101, 1.0), ()))
    return tables, table


async def _play(tables: Tables, table: int) -> Played:
    made = Request("captain", None, (("nation", "dutch"), ("zone", "curacao")))
    outcome = await tables.play(table, lambda _: made, Step(Origin(BEN, 102, 2.0)))
    assert isinstance(outcome, Played)
    return outcome


async def test_what_runs_through_now_is_committed_and_owed(tmp_path: Path) -> None:
    store = await SqliteStore.connect(tmp_path / "tables.db")
    tables, table = await _with_waiting(store, EndRound())
    played = await _play(tables, table)
    assert (played.number, await store.owed(table)) == (3, [1, 2, 3])
    assert await store.waiting(table) is None
    await store.close()


@pytest.mark.parametrize("step", ["play", "undo"])
async def test_what_is_refused_now_is_given_up(tmp_path: Path, step: str) -> None:
    store = await SqliteStore.connect(tmp_path / "tables.db")
    tables, table = await _with_waiting(store, Sail("s9", "tortuga"))
    assert (await _play(tables, table)).number == 2
    if step == "undo":
        await tables.undo(table, Step(Origin(BEN, 103, 3.0)))
        assert (await tables.view(table)).number == 1
    assert await store.waiting(table) is None
    await store.close()
