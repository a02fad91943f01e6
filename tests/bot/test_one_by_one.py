"""Long calculations are done one after the other, and each once for all who ask."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from bot.one_by_one import OneByOne


class Bench:
    """Work that waits until it is let go, and what was begun."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.under_way = Event()
        self.go = Event()

    def work(self, number: int) -> int:
        self.begun.append(number)
        self.under_way.set()
        assert self.go.wait(30)
        if number < 0:
            raise ValueError(number)
        return 10 * number


async def test_who_asks_the_same_waits_for_the_same() -> None:
    """And who asks for something else waits until that is done."""
    bench, one_by_one = Bench(), OneByOne[int]("test")
    asked = [asyncio.create_task(one_by_one.made(each, lambda each=each: bench.work(each))) for each in (1, 2, 1, 2, 1)]
    await asyncio.to_thread(bench.under_way.wait, 30)
    assert bench.begun == [1]
    bench.go.set()
    assert await asyncio.gather(*asked) == [10, 20, 10, 20, 10]
    assert bench.begun == [1, 2]
    assert await one_by_one.made(1, lambda: bench.work(1)) == 10
    assert bench.begun == [1, 2, 1]


async def test_who_asks_no_longer_takes_it_from_nobody() -> None:
    """What the others asked for is made all the same."""
    bench, one_by_one = Bench(), OneByOne[int]("test")
    asked = [asyncio.create_task(one_by_one.made(each, lambda each=each: bench.work(each))) for each in (1, 2, 2)]
    await asyncio.sleep(0.1)
    asked[1].cancel()
    await asyncio.sleep(0)
    bench.go.set()
    assert await asked[2] == 20
    with pytest.raises(asyncio.CancelledError):
        await asked[1]


async def test_what_fails_fails_for_all_and_is_tried_again() -> None:
    """The next who asks has it done anew."""
    bench, one_by_one = Bench(), OneByOne[int]("test")
    bench.go.set()
    for count in (1, 2):
        with pytest.raises(ValueError, match="-1"):
            await one_by_one.made(-1, lambda: bench.work(-1))
        assert bench.begun == [-1] * count
