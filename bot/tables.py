"""THE path of everything that changes a table: lock, load, play, commit. Only what is committed is ever shown."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from bot.ledger import Ledger, rerun
from bot.naming import Naming
from bot.outcome import Asked, TakenBack, Undone, once_done
from bot.packs import game_on, pack_file
from bot.refusal import Refusal
from bot.seats import name_seat
from bot.twice import Twice
from bot.ui.stamps import question_stamp, stamp
from bot.view import Asking, Played, View
from bot.waits import Answered, given_up, meant_before, seen
from rules.chance import SEED_BYTES
from rules.contract import Action, Game, Request, RuleError, Start, State, Told, encode
from rules.referee import Finished, Stopped, run
from storage.store import Conflict, GivenAnswer, Held, NewEntry, NewTable, Origin, Seat, Store, Table, Waiting

TRIES = 60
"""How often a step is played again on a table that others have moved on meanwhile."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is opened, by whom."""

    guild: int
    channel: int
    host: int
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing asked for at a table: by whom, and with which token its entry may be answered later."""

    origin: Origin
    token: str | None = None
    stamp: str | None = None
    """The stamp of the button that was pressed; None for what was typed."""
    manager: bool = False
    """Whether the member manages the channel."""
    allowed: bool = False
    """Whether somebody who has no seat has said that he means to act for somebody else."""


Make = Callable[[View], Request]
Rows = Callable[[View], Sequence[Seat]]
"""The seats that are called or played otherwise from an entry on, told by the table before it."""


class Tables:
    """All tables of a store. Every method is atomic for its table, across tasks and across processes."""

    def __init__(self, store: Store) -> None:
        """`store` is where the tables survive."""
        self.store = store
        self.ledger = Ledger(store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.showing: set[tuple[int, int]] = set()
        """Entries (table, number) that were committed here and are about to be shown."""
        self._twice = Twice()
        self._answered = Answered()

    # ------------------------------------------------------------------------------------------------ looking

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

    # ------------------------------------------------------------------------------------------------ opening, ending

    async def start(
        self, place: Place, game: str, pack: str | None, name: str, step: Step, instead_of: int | None = None
    ) -> Played:
        """Opens a table with entry 1, ending the one it comes instead of; Refusal `held` when the channel has an open one."""
        key, raw = pack_file(game, pack)
        on = game_on(game, raw)
        new = NewTable(place.guild, place.channel, game, raw, name, place.host, place.language, _new_seed())
        start = Start(key)
        first = _ran(on, on.start({}), start, new.seed)
        try:
            table = await self.store.open(new, _entry(0, on.rules, start, first, step), instead_of)
        except Held:
            raise Refusal("held") from None
        except Conflict:
            raise Refusal("ended") from None
        self.ledger.forget(place.channel)
        with once_done():
            entry = await self.store.entry(table.id, 1)
            assert entry is not None
            played = await self.ledger.played(table, entry)
        self.showing.add((table.id, 1))
        return played

    async def end(self, table: int, step: Step) -> Table:
        """Ends a table, which needs nothing of its state: the table as it was."""
        row = await self.store.table(table)
        if row is None:
            raise Refusal("ended")
        try:
            await self.store.end(table, step.origin)
        except Conflict:
            raise Refusal("ended") from None
        self.ledger.forget(row.channel)
        return row

    async def reopen(self, table: int, step: Step) -> View:
        """Opens an ended table again, on a new seed; nothing is opened that cannot be read."""
        if row := await self.store.table(table):
            await self.entry(row, row.head)
        try:
            await self.store.reopen(table, _new_seed(), step.origin)
        except Held:
            raise Refusal("held") from None
        except Conflict:
            raise Refusal("not-ended") from None
        with once_done():
            return await self.view(table)

    # ------------------------------------------------------------------------------------------------ playing

    async def play(
        self, table: Table | int, make: Make, step: Step, naming: Naming | None = None, rows: Rows | None = None
    ) -> Played | Asked:
        """Plays what is asked for: the entry it became, or the question it now waits for.

        The row of a table that was just read need not be read again, unless seats are at stake. A new seat is called as `naming`
        says; `rows` tells the seats that are called or played otherwise from this entry on.
        """

        async def attempt(view: View) -> Played | Asked:
            if view.asking is not None:
                raise Refusal("waiting", view=view)
            try:
                request = make(view)
                action = view.game.read(view.state, request)
                if step.stamp is not None and step.stamp != stamp(view.game.subject(view.state, action)):
                    raise Refusal("old-button", view=view, cures=_lawful_instead(view, request, action))
                outcome = run(view.game, view.state, action, (), view.table.seed)
            except RuleError as error:
                raise Refusal.of(error, view) from error
            if isinstance(outcome, Stopped):
                return await self._wait(view, action, outcome, step)
            return await self._commit(view, action, outcome, step, naming, rows)

        row = None if isinstance(table, int) or naming is not None or rows is not None else table
        return await self._locked(table if isinstance(table, int) else table.id, attempt, row)

    async def answer(self, table: int, choose: Callable[[View, Asking], str], step: Step) -> Played | Asked:
        """Answers the question that waits, with the key of an option."""

        async def attempt(view: View) -> Played | Asked:
            asking = view.asking
            if asking is None and step.stamp is None:
                raise Refusal("not-waiting", view=view)
            if asking is None or (step.stamp is not None and step.stamp != question_stamp(asking)):
                late = self._answered.has(table, step.stamp)
                raise Refusal("answered-already" if late else "old-button", view=view)
            if step.stamp is None and meant_before(asking, step.origin):
                raise Refusal("answered-already", view=view)
            value = choose(view, asking)
            if value not in {option.key for option in asking.question.options}:
                raise Refusal("old-button", view=view)
            outcome = await self._answer(view, asking, value, step)
            self._answered.add(table, asking)
            return outcome

        return await self._locked(table, attempt)

    async def undo(self, table: int, step: Step, entry: int | None = None) -> Undone | TakenBack | Played:
        """Takes back the last answer of what waits, else the last entry (which must be `entry` when that is given).

        What waits without an answer is given up; that is an entry when the bot had rolled or drawn for it. A button without
        an entry is about the question it was stamped for.
        """

        async def attempt(view: View) -> Undone | TakenBack | Played:
            if step.stamp is not None and (view.asking is None or step.stamp != question_stamp(view.asking)):
                raise Refusal("old-button", view=view)
            if view.asking is not None:
                if entry is not None:
                    raise Refusal("waiting", view=view)
                return await self._take_back(view, view.asking, step)
            if entry is not None and entry != view.number:
                raise Refusal("old-button", view=view)
            if view.number == 1:
                raise Refusal("cannot-undo-start", view=view)
            played = await self.entry(view.table, view.number)
            await self.store.move(view.table.id, view.number, await self._parent(view), step.origin)
            with once_done():
                return Undone(played, await self.view(table))

        return await self._locked(table, attempt)

    async def redo(self, table: int, step: Step) -> Undone:
        """Brings back the entry that was taken back last."""

        async def attempt(view: View) -> Undone:
            if view.asking is not None:
                raise Refusal("waiting", view=view)
            child = await self.store.child(table, view.number)
            if child is None:
                raise Refusal("nothing-to-redo", view=view)
            played = await self.entry(view.table, child)
            await self.store.move(table, view.number, child, step.origin)
            with once_done():
                return Undone(played, await self.view(table))

        return await self._locked(table, attempt)

    async def reseat(self, table: int, make: Callable[[View, Sequence[str]], Seat], step: Step) -> tuple[View, Seat]:
        """Writes another name or member for a seat, beside the ledger; the table after that, and the seat.

        `make` is told the table and the keys of the seats that redo can bring back; Refusal when nothing would be changed.
        """

        async def attempt(view: View) -> tuple[View, Seat]:
            if view.asking is not None:
                raise Refusal("waiting", view=view)
            seat = make(view, await self._coming(view))
            if seat == view.seats.get(seat.key):
                raise Refusal("seat-unchanged", view=view, seat=seat.key)
            await self.store.put_seat(table, seat, step.origin)
            with once_done():
                return await self.view(table), seat

        return await self._locked(table, attempt)

    async def _coming(self, view: View) -> Sequence[str]:
        """The seats there would be if all that was taken back were done again."""
        last = view.number
        while (child := await self.store.child(view.table.id, last)) is not None:
            last = child
        return (await self.entry(view.table, last)).after.state.seats

    # ------------------------------------------------------------------------------------------------ the steps inside

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
        action, outcome = rerun(view, waiting)
        origin = replace(waiting.origin, interaction=None)
        if isinstance(outcome, Finished):
            made = _entry(view.number, view.game.rules, action, outcome, Step(origin), ends=view.waits)
            await self.store.commit(table, made)
        else:
            await self.store.cancel(table, len(waiting.answers), origin)
        return await self.view(table)

    async def _wait(self, view: View, action: Action, stopped: Stopped, step: Step) -> Asked:
        given = tuple(GivenAnswer(encode(answer), step.origin) for answer in stopped.answers)
        await self.store.wait(view.table.id, Waiting(view.number, view.game.rules, encode(action), step.origin, given))
        with once_done():
            return Asked(await self.view(view.table.id))

    async def _answer(self, view: View, asking: Asking, value: str, step: Step) -> Played | Asked:
        answers = (*asking.answers, Told(asking.question.key, value))
        outcome = run(view.game, view.state, asking.action, answers, view.table.seed)
        if isinstance(outcome, Finished):
            return await self._commit(view, asking.action, outcome, step)
        kept = asking.known - asking.dropped
        if asking.dropped:
            await self.store.take_back(view.table.id, asking.known, kept, replace(step.origin, interaction=None))
        added = tuple(GivenAnswer(encode(answer), step.origin) for answer in outcome.answers[kept:])
        await self.store.answer(view.table.id, kept, added)
        with once_done():
            return Asked(await self.view(view.table.id))

    async def _take_back(self, view: View, asking: Asking, step: Step) -> TakenBack | Played:
        told = [place for place, answer in enumerate(asking.answers) if isinstance(answer, Told)]
        if told:
            await self.store.take_back(view.table.id, asking.known, told[-1], step.origin)
        elif seen(asking):
            cancel = given_up(asking)
            return await self._commit(view, cancel, _ran(view.game, view.state, cancel, view.table.seed), step)
        else:
            await self.store.cancel(view.table.id, asking.known, step.origin)
        with once_done():
            after = await self.view(view.table.id)
        if after.asking is not None:
            self._answered.ask_again(after.table.id, after.asking)
        return TakenBack(after)

    async def _commit(
        self,
        view: View,
        action: Action,
        outcome: Finished,
        step: Step,
        naming: Naming | None = None,
        rows: Rows | None = None,
    ) -> Played:
        new = [key for key in outcome.state.seats if key not in view.state.seats]
        seats = [] if rows is None else [*rows(view)]
        if naming is not None:
            seats += [name_seat(view, key, naming) for key in new]
        made = _entry(view.number, view.game.rules, action, outcome, step, ends=view.waits)
        entry = await self.store.commit(view.table.id, made, seats)
        self.showing.add((view.table.id, entry.number))
        self.ledger.remember(view.table.id, entry.number, outcome.state)
        called = {**view.seats, **{seat.key: seat for seat in seats}}
        table = replace(view.table, seats=tuple(called.values()))
        after = View(table, view.game, outcome.state, entry.number, called)
        self.ledger.see(after)
        return Played(
            number=entry.number,
            action=action,
            answers=outcome.answers,
            events=outcome.events,
            before=view.state,
            after=after,
            at=entry.origin.at,
            by=entry.origin.member,
            again=self._twice.typed(entry, pressed=step.stamp is not None),
        )

    async def _parent(self, view: View) -> int:
        entry = await self.store.entry(view.table.id, view.number)
        assert entry is not None
        return entry.parent


def _new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def _ran(game: Game[Any, Any], state: State, action: Action, seed: bytes) -> Finished:
    """What comes of an action that asks nothing, as of one that opens a table or gives up what waits."""
    outcome = run(game, state, action, (), seed)
    assert isinstance(outcome, Finished)
    return outcome


def _entry(parent: int, rules: int, action: Action, outcome: Finished, step: Step, ends: int | None = None) -> NewEntry:
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
    )


def _lawful_instead(view: View, request: Request, action: Action) -> tuple[Request, ...]:
    """Fresh buttons for the purpose of an old one: the same when it is lawful now, else what the rules would rather have."""
    try:
        run(view.game, view.state, action, (), view.table.seed)
    except RuleError as error:
        return error.cures
    return (request,)
