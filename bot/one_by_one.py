"""Long calculations beside the event loop, one after the other, and each only once however many ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Generic, TypeVar

Made = TypeVar("Made")


class OneByOne(Generic[Made]):
    """A thread of its own that calculates what it is asked for: however much that is, all else has its share of the processor."""

    def __init__(self, name: str) -> None:
        """`name` is that of the thread."""
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._under_way: dict[Hashable, Future[Made]] = {}

    async def made(self, question: Hashable, work: Callable[[], Made]) -> Made:
        """What the work for a question makes, or raises; who asks what is being worked on already waits for the same."""
        future = self._under_way.get(question)
        if future is None:
            future = self._under_way[question] = self._worker.submit(work)
            future.add_done_callback(lambda _: self._under_way.pop(question))
        return await asyncio.shield(asyncio.wrap_future(future))
