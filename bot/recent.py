"""What is remembered for a while: so many of the things used last."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """The values put in or looked up last; the one used longest ago is forgotten when there are too many.

    >>> recent: Recent[str, int] = Recent(2)
    >>> recent["sloop"], recent["frigate"] = 1, 2
    >>> recent.get("sloop")
    1
    >>> recent["galleon"] = 3
    >>> "sloop" in recent, "frigate" in recent, len(recent)
    (True, False, 2)
    """

    def __init__(self, most: int) -> None:
        """`most` is how many are remembered."""
        self._most = most
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __setitem__(self, key: K, value: V) -> None:
        """Remembers a value."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def get(self, key: K) -> V | None:
        """The value, if it is remembered."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def __contains__(self, key: K) -> bool:
        """Whether it is remembered; this is no use of it."""
        return key in self._kept

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._kept)

    def forget(self, key: K) -> None:
        """Forgets a value, if it is remembered."""
        self._kept.pop(key, None)
