"""Commands that a member typed twice: noticed, so that it can be said that both were taken."""

from __future__ import annotations

from bot.recent import Recent
from storage.store import Entry, Origin

SOON = 5.0
"""Seconds within which the same command of the same member is noticed."""

REMEMBERED = 512
"""How many tables' last commands are remembered."""


class Twice:
    """What was done last at each table."""

    def __init__(self) -> None:
        """Nothing was."""
        self._last: Recent[int, tuple[int, bytes, Origin]] = Recent(REMEMBERED)

    def typed(self, entry: Entry, *, pressed: bool) -> bool:
        """Whether an entry just made is typed, and the one before it the same, by the same member a moment ago."""
        last = self._last.get(entry.table)
        self._last[entry.table] = (entry.number, entry.action, entry.origin)
        if pressed or last is None:
            return False
        number, action, origin = last
        same = (number, action, origin.member) == (entry.parent, entry.action, entry.origin.member)
        return same and entry.origin.at - origin.at <= SOON
