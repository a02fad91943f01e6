"""The path of everything that changes a table, without Discord: races, repeats, and rules that have changed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.naming import Naming
from bot.refusal import Refusal
from bot.tables.tables import Asked, Place, Step, Tables
from bot.view import Played
from rules.contract import Request
from rules.marauders.state import Sea
from storage.sqlite import SqliteStore
from storage.store import Conflict, Origin, Repeated, Unavailable
from tests.bot.slow import Behind, failing
from tests.journeys.replay import replayed

HERE = Place(guild=1, channel=2, host=3)


class Counter:
    """Steps of one member, each by an interaction of its own."""

    def __init__(self) -> None:
        """Begins with the first interaction."""
        self.number = 1000

    def __call__(self, member: int = 3, stamp: str | None = None, at: float = 5000.0) -> Step:
        """The next step."""
        self.number += 1
        return Step(Origin(member, self.number, at), f"token-{self.number}", stamp)


@pytest.fixture
def step() -> Counter:
    """Steps, each by another interaction."""
    return Counter()


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Path]:
    """A file, in which every ledger comes out the same when it is played again."""
    path = tmp_path / "crow.db"
    yield path
    assert await replayed(path) > 0


@pytest.fixture
async def tables(file: Path) -> AsyncIterator[Tables]:
    """Tables on the file."""
    async for each in _tables(file):
        yield each


@pytest.fixture
async def others(file: Path) -> AsyncIterator[Tables]:
    """The same file, as another process has it."""
    async for each in _tables(file):
        yield each


async def _tables(file: Path) -> AsyncIterator[Tables]:
    store = await SqliteStore.connect(file)
    yield Tables(store)
    await store.close()


def behind_of(tables: Tables, **first: Callable[[], Awaitable[None]]) -> Tables:
    """The same tables, on a store that does something else first."""
    store: Any = Behind(tables.store, **first)
    return Tables(store)


def asking(verb: str, seat: str | None = None, **given: str | int) -> Request:
    """A request."""
    return Request(verb, seat, tuple(given.items()))


async def opened(tables: Tables, step: Counter) -> int:
    """A table with two captains in port and one enemy whom their gold decides about; it stands on entry 4."""
    table = (await tables.start(HERE, "marauders", None, "Friday", step())).after.table.id
    for zone in ("havana", "nassau"):
        naming = Naming(None, "Ben", 3)
        await tables.play(table, lambda _, zone=zone: asking("captain", nation="english", zone=zone), step(), naming)
    await tables.play(table, lambda _: asking("place", ship="sloop", zone="tortuga"), step())
    return table


def number(outcome: Played | Asked) -> int:
    """The number of the entry that was made."""
    assert isinstance(outcome, Played)
    return outcome.number


async def test_fifty_at_once_are_fifty_entries(tables: Tables, step: Counter) -> None:
    """In some order, each on the one before it."""
    table = await opened(tables, step)
    plays = (tables.play(table, lambda _: asking("turn", "s1"), step(at=float(at))) for at in range(50))
    outcomes = await asyncio.gather(*plays)
    assert sorted(number(each) for each in outcomes) == list(range(5, 55))
    entries = await tables.store.entries(table)
    assert [(entry.number, entry.parent) for entry in reversed(entries)] == [(n, n - 1) for n in range(1, 55)]


async def test_fifty_at_once_of_two_processes(tables: Tables, others: Tables, step: Counter) -> None:
    """Who comes too late plays again on what the other made of it."""
    table = await opened(tables, step)
    plays = [each.play(table, lambda _: asking("turn", "s1"), step()) for _ in range(25) for each in (tables, others)]
    outcomes = await asyncio.gather(*plays)
    assert sorted(number(each) for each in outcomes) == list(range(5, 55))
    assert (await others.view(table)).state.seats == ("s1", "s2")
    sea = (await others.view(table)).state
    assert isinstance(sea, Sea)
    assert [captain.turns for captain in sea.captains] == [50, 0]


async def test_the_loser_of_a_race_plays_on_the_new_state(tables: Tables, others: Tables, step: Counter) -> None:
    """It was read while the captain was in port; by the time it is committed he is not."""
    table = await opened(tables, step)
    await tables.play(table, lambda _: asking("port", "s1", way="leave"), step())
    await others.view(table)
    await tables.play(table, lambda _: asking("sail", "s1", zone="nassau"), step())
    with pytest.raises(Refusal) as refused:
        await others.play(table, lambda _: asking("sail", "s1", zone="port royal"), step())
    assert refused.value.code == "marauders-not-adjacent"
    outcome = await others.play(table, lambda _: asking("sail", "s1", zone="tortuga"), step())
    assert number(outcome) == 7


async def test_a_conflict_is_tried_again_and_not_for_ever(tables: Tables, step: Counter) -> None:
    """The store says that the table has moved on; when it always says so, that is a refusal."""
    table = await opened(tables, step)
    for times, code in ((3, None), (1000, "busy")):
        behind = behind_of(tables, commit=failing(Conflict(), times))
        playing = behind.play(table, lambda _: asking("turn", "s1"), step())
        if code is None:
            assert number(await playing) == 5
        else:
            with pytest.raises(Refusal) as refused:
                await playing
            assert refused.value.code == code
    assert len(await tables.store.entries(table)) == 5


async def test_one_interaction_counts_once(tables: Tables, others: Tables, step: Counter) -> None:
    """Whatever it asks for the second time, and whoever gets it."""
    table = await opened(tables, step)
    once = step()
    await tables.play(table, lambda _: asking("turn", "s1"), once)
    for each in (tables, others):
        with pytest.raises(Repeated):
            await each.play(table, lambda _: asking("turn", "s1"), once)
        with pytest.raises(Repeated):
            await each.play(table, lambda _: asking("icons", moves="sloop n"), once)
        with pytest.raises(Repeated):
            await each.undo(table, once)
        with pytest.raises(Repeated):
            await each.end(table, once)
    assert len(await tables.store.entries(table)) == 5


async def test_two_answers_at_once_of_two_processes(tables: Tables, others: Tables, step: Counter) -> None:
    """One counts; the other finds that nothing waits any more, or that it is answered."""
    table = await opened(tables, step)
    await tables.play(table, lambda _: asking("icons", moves="sloop n"), step())
    answers = [each.answer(table, lambda _view, _asking: "s1", step(stamp=None)) for each in (tables, others)]
    outcomes = await asyncio.gather(*answers, return_exceptions=True)
    played = [each for each in outcomes if isinstance(each, Played)]
    refused = [each for each in outcomes if isinstance(each, Refusal)]
    assert (len(played), [each.code for each in refused]) == (1, ["not-waiting"])


async def test_a_table_that_waits_is_the_same_in_every_process(tables: Tables, others: Tables, step: Counter) -> None:
    """The question, the answers so far, and the wait's end."""
    table = await opened(tables, step)
    await tables.play(table, lambda _: asking("icons", moves="sloop n"), step())
    asked = (await others.view(table)).asking
    assert asked is not None
    assert asked.known == 0
    await others.answer(table, lambda _view, _asking: "s1+s2", step())
    again = (await tables.view(table)).asking
    assert again is not None
    assert again.known == 1
    assert again.question != asked.question
    outcome = await tables.answer(table, lambda _view, _asking: "s2", step())
    assert number(outcome) == 5
    assert (await others.view(table)).asking is None


async def test_what_is_not_committed_has_not_happened(
    tables: Tables, step: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails at the last moment: the next try finds the table as it was, and draws what it would have drawn."""
    monkeypatch.setattr("bot.tables.tables._new_seed", lambda: b"b" * 32)  # whose first card asks nothing
    table = await opened(tables, step)
    broken = behind_of(tables, commit=failing(Unavailable("disk")))
    with pytest.raises(Unavailable):
        await broken.play(table, lambda _: asking("event"), step())
    view = await broken.view(table)
    assert (view.number, view.asking) == (4, None)
    first = await broken.play(table, lambda _: asking("event"), step())
    await broken.undo(table, step())
    second = await broken.play(table, lambda _: asking("event"), step())
    assert isinstance(first, Played)
    assert isinstance(second, Played)
    assert first.answers == second.answers


async def test_one_open_table_a_channel(tables: Tables, others: Tables, step: Counter) -> None:
    """Two are opened at once: one is refused."""
    starts = [each.start(HERE, "marauders", None, "Friday", step()) for each in (tables, others) for _ in range(5)]
    outcomes = await asyncio.gather(*starts, return_exceptions=True)
    assert len([each for each in outcomes if isinstance(each, Played)]) == 1
    assert {each.code for each in outcomes if isinstance(each, Refusal)} == {"held"}


async def test_the_same_again_is_noticed_for_five_seconds(tables: Tables, step: Counter) -> None:
    """The same member, the same action, on the entry before."""
    table = await opened(tables, step)
    await tables.set(table, "access", "everyone", step())

    async def again(at: float, member: int = 3, seat: str = "s1", stamp: str | None = None) -> bool:
        outcome = await tables.play(table, lambda _: asking("turn", seat), step(member, stamp, at))
        assert isinstance(outcome, Played)
        return outcome.again

    assert not await again(100)
    assert await again(105)
    assert not await again(110.1)
    assert not await again(111, member=4)
    assert not await again(111, seat="s2", member=4)
    assert await again(112, seat="s2", member=4)


async def test_ends_and_reopenings_at_once(tables: Tables, others: Tables, step: Counter) -> None:
    """Each happens once."""
    table = await opened(tables, step)
    ends = [each.end(table, step()) for each in (tables, others) for _ in range(3)]
    outcomes = await asyncio.gather(*ends, return_exceptions=True)
    assert len([each for each in outcomes if not isinstance(each, BaseException)]) == 1
    assert {each.code for each in outcomes if isinstance(each, Refusal)} == {"ended"}
    opens = [each.reopen(table, step()) for each in (tables, others) for _ in range(3)]
    outcomes = await asyncio.gather(*opens, return_exceptions=True)
    assert len([each for each in outcomes if not isinstance(each, BaseException)]) == 1
    assert {each.code for each in outcomes if isinstance(each, Refusal)} <= {"not-ended", "held"}
    epochs = await tables.store.epochs(table)
    assert len(epochs) == 2
    assert epochs[0].seed != epochs[1].seed
