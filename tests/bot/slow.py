"""Stores that are slow or broken: a real one behind them, one of whose methods does something else first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables.tables import Tables
from storage.store import Store
from tests.journeys.table import Evening


class Behind:
    """A store, but for what happens before or instead of some of its methods."""

    def __init__(self, store: Store, **first: Callable[[], Awaitable[None]]) -> None:
        """`first` is awaited before the method of that name; what it raises is raised instead."""
        self._store = store
        self._first = first

    def __getattr__(self, name: str) -> Any:
        """The store's own method, after what comes first."""
        method = getattr(self._store, name)
        first = self._first.get(name)
        if first is None:
            return method

        async def both(*args: Any, **kwargs: Any) -> Any:
            await first()
            return await method(*args, **kwargs)

        return both


def put_behind(night: Evening, **first: Callable[[], Awaitable[None]]) -> None:
    """The bot's tables lie in such a store from now on."""
    store: Any = Behind(night.bot.store, **first)
    night.bot.store = store
    night.bot.tables = Tables(store)


def after(seconds: float) -> Callable[[], Awaitable[None]]:
    """Sleeps, in the loop."""

    async def sleep() -> None:
        await asyncio.sleep(seconds)

    return sleep


def failing(error: Exception, times: int = 1) -> Callable[[], Awaitable[None]]:
    """Raises, so many times; later nothing."""
    left = [error] * times

    async def fail() -> None:
        if left:
            raise left.pop()

    return fail
