"""Questions that were asked: which were answered, which answers come too late, and what is left of an action given up."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bot.recent import Recent
from bot.ui.stamps import question_stamp
from bot.view import Asking, View
from rules.contract import Cancel, Draw
from rules.referee import Stopped, run
from storage.store import Origin

MEANT_BEFORE = 2.0
"""Seconds after an answer in which another member's typed answer was meant for the question before."""

PUT_RIGHT = "put-right"
"""What is given up where an entry was to be put right, which stands."""

REMEMBERED = 512
"""How many answered questions are remembered."""


class End(NamedTuple):
    """Who ended a question, and whether by taking something back rather than by an answer."""

    by: int
    back: bool


class Ended:
    """The questions that were answered or taken back lately, and not asked again since."""

    def __init__(self) -> None:
        """None was."""
        self._ends: Recent[tuple[int, str], End] = Recent(REMEMBERED)

    def add(self, table: int, asking: Asking, end: End) -> None:
        """This question was answered, or taken back."""
        self._ends[table, question_stamp(asking)] = end

    def ask_again(self, table: int, asking: Asking | None) -> None:
        """This question is asked, perhaps once more."""
        if asking is not None:
            self._ends.forget((table, question_stamp(asking)))

    def of(self, table: int, asking: Asking) -> End | None:
        """How a question ended; None when it has not."""
        return self._ends.get((table, question_stamp(asking)))

    def answered(self, table: int, stamp: str | None) -> bool:
        """Whether the question that a button was stamped for was answered."""
        end = None if stamp is None else self._ends.get((table, stamp))
        return end is not None and not end.back


class Showing:
    """The entries (table, number) that were committed here and are about to be shown."""

    def __init__(self) -> None:
        """None is."""
        self._over: dict[tuple[int, int], asyncio.Event] = {}

    def __contains__(self, key: tuple[int, int]) -> bool:
        """Whether an entry is about to be shown."""
        return key in self._over

    def add(self, key: tuple[int, int]) -> None:
        """An entry is about to be shown."""
        self._over.setdefault(key, asyncio.Event())

    def discard(self, key: tuple[int, int]) -> None:
        """It was shown, or could not be."""
        if over := self._over.pop(key, None):
            over.set()

    async def over(self, key: tuple[int, int]) -> None:
        """Waits until an entry is not about to be shown any more."""
        if over := self._over.get(key):
            await over.wait()


def meant_before(asking: Asking, by: Origin) -> bool:
    """Whether a typed answer was meant for the question before, which somebody else answered a moment before."""
    opened = asking.opened
    return opened is not None and opened.member != by.member and by.at - opened.at < MEANT_BEFORE


def last_asked(view: View, asking: Asking) -> int | None:
    """The place of the last answer that was asked for, found by running with fewer of them; None when none was.

    A draw that was named in the command, or that the bot made without a question, is made again by itself.
    """
    under = view.under
    for place in reversed(range(len(asking.answers))):
        outcome = run(view.game, under.state, asking.action, asking.answers[:place], view.table.seed)
        if isinstance(outcome, Stopped) and len(outcome.answers) == place:
            return place
    return None


def seen(asking: Asking) -> tuple[str, ...]:
    """What the bot had rolled or drawn for what waits, but for what the entry has in whose place it was to come."""
    known = () if asking.instead is None else asking.instead.answers
    fresh = (answer for answer in asking.answers if answer not in known)
    draws = (answer for answer in fresh if isinstance(answer, Draw) and answer.source == "bot")
    return tuple(got for draw in draws for got in draw.got)


def told(asking: Asking) -> bool:
    """Whether the table had told dice or cards of its own for what waits."""
    return any(isinstance(answer, Draw) and answer.source == "table" for answer in asking.answers)


def given_up(asking: Asking) -> Cancel:
    """What gives an action up: it changes nothing, but says what the bot had rolled or drawn, which will come again."""
    was = PUT_RIGHT if asking.instead is not None else str(asking.action.__struct_config__.tag)
    return Cancel(was, seen(asking))
