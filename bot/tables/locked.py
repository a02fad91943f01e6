"""A table under its lock: read as it stands, changed in one step, and again on the new state when others were faster."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.naming import Naming
from bot.packs.book import Books
from bot.packs.packs import Packs
from bot.refusal import Refusal
from bot.seats import name_seat
from bot.tables.access import Guests
from bot.tables.ledger import Ledger, rerun
from bot.tables.outcome import Asked, once_done
from bot.tables.step import Rows, Step, keeps_pause
from bot.tables.twice import Twice
from bot.tables.waits import Ended, Showing
from bot.view import Played, View
from rules.contract import Action, State, encode
from rules.game import Game
from rules.referee import Finished, Stopped, run
from storage.store import Conflict, GivenAnswer, NewEntry, Store, Table, Waiting

TRIES = 60
"""How often a step is played again on a table that others have moved on meanwhile."""

T = TypeVar("T")


class Locked:
    """What every change of a table goes through. Every method is atomic for its table, across tasks and across processes."""

    def __init__(self, store: Store) -> None:
        """`store` is where the tables survive."""
        self.store = store
        self.books = Books(store)
        self.packs = Packs(store, self.books)
        self.ledger = Ledger(store, self.books)
        self.guests = Guests()
        """Members without a seat who act for somebody else while this turn lasts."""
        self.showing = Showing()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.ended = Ended()
        """The questions that were answered or taken back here lately."""
        self._twice = Twice()

    async def at(self, channel: int) -> Table:
        """The open table of a channel; Refusal when it has none."""
        table = await self.store.table_in(channel)
        if table is None:
            raise Refusal("no-table")
        return table

    async def view(self, table: int) -> View:
        """A table as it stands; Refusal when it has ended."""
        row = await self.store.table(table)
        if row is None or row.ended is not None:
            raise Refusal("ended")
        return await self.ledger.view(row)

    async def entry(self, table: Table, number: int) -> Played:
        """One entry of a table, decoded; Refusal when there is none with this number."""
        entry = await self.store.entry(table.id, number)
        if entry is None:
            newest = await self.store.entries(table.id, limit=1)
            raise Refusal("no-such-entry", entry=number, last=newest[0].number)
        return await self.ledger.played(table, entry)

    async def _locked(self, table: int, attempt: Callable[[View], Awaitable[T]], known: Table | None = None) -> T:
        """Runs an attempt under the table's lock, again on the new state whenever somebody else was faster.

        What is `known` of the table need not be read again, unless others are at it now.
        """
        lock = self._locks.setdefault(table, asyncio.Lock())
        known = None if lock.locked() else known
        async with lock:
            for _ in range(TRIES):
                try:
                    return await attempt(await self._up_to_date(table, known))
                except Conflict:
                    known = None
        raise Refusal("busy")

    async def _up_to_date(self, table: int, known: Table | None = None) -> View:
        """The table as it stands, once what no longer asks anything, because the rules have changed, is settled.

        It is committed, and owed, when it runs through with the answers that it has, else given up.
        """
        view = await (self.view(table) if known is None else self.ledger.view(known))
        waiting = await self.store.waiting(table) if view.waits is not None and view.asking is None else None
        if waiting is None:
            return view
        under = await self.ledger.under(view, waiting)
        action, outcome = rerun(under, waiting)
        step = Step(replace(waiting.origin, interaction=None))
        if isinstance(outcome, Finished):
            made = new_entry(
                under.number, view.game.rules, action, outcome, step, view.waits, waiting.instead, keeps=True
            )
            await self.store.commit(table, made)
        else:
            await self.store.cancel(table, len(waiting.answers), step.origin)
        return await self.view(table)

    async def _wait(
        self, view: View, action: Action, stopped: Stopped, step: Step, instead: int | None = None
    ) -> Asked:
        """An action waits after the view, or after it to come in the place of the head, which is the entry `instead`."""
        given = tuple(GivenAnswer(encode(answer), step.origin) for answer in stopped.answers)
        keeps = keeps_pause(view, action, step, instead)
        waiting = Waiting(view.number, view.game.rules, encode(action), step.origin, given, keeps, instead)
        await self.store.wait(view.table.id, waiting)
        with once_done():
            return Asked(await self.view(view.table.id))

    async def _commit(
        self,
        view: View,
        action: Action,
        outcome: Finished,
        step: Step,
        naming: Naming | None = None,
        rows: Rows | None = None,
        instead: int | None = None,
    ) -> Played:
        """Makes an entry after the view, or after it in the place of the head, which is the entry `instead`."""
        new = [key for key in outcome.state.seats if key not in view.state.seats]
        seats = [] if rows is None else [*rows(view)]
        if naming is not None:
            seats += [name_seat(view, key, naming) for key in new]
        keeps = keeps_pause(view, action, step, instead)
        made = new_entry(view.number, view.game.rules, action, outcome, step, view.waits, instead, keeps=keeps)
        entry = await self.store.commit(view.table.id, made, seats)
        self.showing.add((view.table.id, entry.number))
        self.ledger.remember(view.table.id, entry.number, outcome.state)
        if learned := view.game.learned(action):
            await self.books.learn(view.table.guild, view.game, learned)
        called = {**view.seats, **{seat.key: seat for seat in seats}}
        table = replace(view.table, head=entry.number, seats=tuple(called.values()), waits=False)
        table = table if keeps else replace(table, pause=None, left=table.pause or table.left)
        with once_done():
            after = await self.ledger.on(table, view.game, outcome.state, called)
            replaced = None if instead is None else await self.entry(table, instead)
        if view.game.turn(view.state) != view.game.turn(outcome.state):
            self.guests.turned(table.id)
        return Played(
            number=entry.number,
            action=action,
            answers=outcome.answers,
            events=outcome.events,
            before=view.state,
            after=after,
            at=entry.origin.at,
            by=entry.origin.member,
            again=self._twice.typed(entry, pressed=step.stamp is not None) and not action.repeats,
            instead=None if replaced is None else replace(replaced, instead=None),
        )


def ran(game: Game[Any, Any], state: State, action: Action, seed: bytes) -> Finished:
    """What comes of an action that asks nothing, as of one that opens a table or gives up what waits."""
    outcome = run(game, state, action, (), seed)
    assert isinstance(outcome, Finished)
    return outcome


def new_entry(
    parent: int,
    rules: int,
    action: Action,
    outcome: Finished,
    step: Step,
    ends: int | None = None,
    instead: int | None = None,
    *,
    keeps: bool = False,
) -> NewEntry:
    """What the store is given of an action that ran through; `keeps` says that a pause goes on."""
    return NewEntry(
        parent=parent,
        rules=rules,
        action=encode(action),
        answers=encode(outcome.answers),
        events=encode(outcome.events),
        state=encode(outcome.state),
        origin=step.origin,
        token=step.token,
        ends=ends,
        instead=instead,
        keeps_pause=keeps,
    )
