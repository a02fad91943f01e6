"""THE path of everything that changes a table: lock, load, play, commit. Only what is committed is ever shown."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.games import GAMES
from bot.ledger import Ledger
from bot.packs import game_on, pack_bytes
from bot.refusal import Refusal
from bot.seats import Naming, name_seat
from bot.ui.stamps import question_stamp, stamp
from bot.view import Asking, Played, View
from rules.chance import SEED_BYTES
from rules.contract import Action, Cancel, Cancelled, Draw, Opened, Request, RuleError, Start, Told, encode
from rules.referee import Finished, Stopped, run
from storage.store import Conflict, GivenAnswer, Held, NewEntry, NewTable, Origin, Store, Table, Waiting

TRIES = 60
"""How often a step is played again on a table that others have moved on meanwhile."""

SAID_TWICE = 5.0
"""Seconds within which the same command of the same member is noticed."""

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


@dataclass(frozen=True, slots=True)
class Asked:
    """An action that now waits for an answer."""

    view: View


@dataclass(frozen=True, slots=True)
class Undone:
    """An entry taken back (or brought back, by redo), and the table as it stands after that."""

    entry: Played
    view: View


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A waiting action lost its last answer (`view` asks again), or was given up with nothing seen (`view` asks nothing)."""

    view: View


Make = Callable[[View], Request]


class Tables:
    """All tables of a store. Every method is atomic for its table, across tasks and across processes."""

    def __init__(self, store: Store) -> None:
        """`store` is where the tables survive."""
        self.store = store
        self.ledger = Ledger(store)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.showing: set[tuple[int, int]] = set()
        """Entries (table, number) that were committed here and are about to be shown."""
        self._last: dict[int, tuple[bytes, Origin]] = {}

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
        raw = pack_bytes(game, pack)
        on = game_on(game, raw)
        key = (pack or GAMES[game].default).strip().casefold()
        first = Finished(on.start({}), (Opened(key, on.sample),), (), 0)
        new = NewTable(place.guild, place.channel, game, raw, name, place.host, place.language, _new_seed())
        if instead_of is not None:
            await self.end(instead_of, replace(step, origin=replace(step.origin, interaction=None)))
        try:
            table = await self.store.open(new, _entry(0, on.rules, Start(key), first, step))
        except Held:
            raise Refusal("held") from None
        entry = await self.store.entry(table.id, 1)
        assert entry is not None
        self.showing.add((table.id, 1))
        return await self.ledger.played(table, entry)

    async def end(self, table: int, step: Step) -> View:
        """Ends a table; the view it ended with."""

        async def attempt(view: View) -> View:
            await self.store.end(table, step.origin)
            self.ledger.forget(view.table.channel)
            return view

        return await self._locked(table, attempt)

    async def reopen(self, table: int, step: Step) -> View:
        """Opens an ended table again, on a new seed."""
        try:
            await self.store.reopen(table, _new_seed(), step.origin)
        except Held:
            raise Refusal("held") from None
        except Conflict:
            raise Refusal("not-ended") from None
        return await self.view(table)

    # ------------------------------------------------------------------------------------------------ playing

    async def play(self, table: int, make: Make, step: Step, naming: Naming | None = None) -> Played | Asked:
        """Plays what is asked for: the entry it became, or the question it now waits for."""

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
            return await self._commit(view, action, outcome, step, naming)

        return await self._locked(table, attempt)

    async def answer(self, table: int, choose: Callable[[View, Asking], str], step: Step) -> Played | Asked:
        """Answers the question that waits, with the key of an option."""

        async def attempt(view: View) -> Played | Asked:
            if view.asking is None:
                raise Refusal("not-waiting" if step.stamp is None else "answered-already", view=view)
            if step.stamp is not None and step.stamp != question_stamp(view.asking):
                raise Refusal("answered-already", view=view)
            return await self._answer(view, view.asking, choose(view, view.asking), step)

        return await self._locked(table, attempt)

    async def undo(self, table: int, step: Step, entry: int | None = None) -> Undone | TakenBack | Played:
        """Takes back the last answer of what waits, else the last entry (which must be `entry` when that is given).

        What waits without an answer is given up; that is an entry when the bot had rolled or drawn for it.
        """

        async def attempt(view: View) -> Undone | TakenBack | Played:
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
            await self.store.move(table, view.number, child, step.origin)
            after = await self.view(table)
            return Undone(await self.entry(after.table, child), after)

        return await self._locked(table, attempt)

    # ------------------------------------------------------------------------------------------------ the steps inside

    async def _locked(self, table: int, attempt: Callable[[View], Awaitable[T]]) -> T:
        """Runs an attempt under the table's lock, again on the new state whenever somebody else was faster."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                try:
                    return await attempt(await self.view(table))
                except Conflict:
                    continue
        raise Refusal("busy")

    async def _wait(self, view: View, action: Action, stopped: Stopped, step: Step) -> Asked:
        given = tuple(GivenAnswer(encode(answer), step.origin) for answer in stopped.answers)
        await self.store.wait(view.table.id, Waiting(view.number, view.game.rules, encode(action), step.origin, given))
        return Asked(await self.view(view.table.id))

    async def _answer(self, view: View, asking: Asking, value: str, step: Step) -> Played | Asked:
        answers = (*asking.answers, Told(asking.question.key, value))
        outcome = run(view.game, view.state, asking.action, answers, view.table.seed)
        if isinstance(outcome, Finished):
            return await self._commit(view, asking.action, outcome, step, None)
        kept = asking.known - asking.dropped
        if asking.dropped:
            await self.store.take_back(view.table.id, asking.known, kept, replace(step.origin, interaction=None))
        added = tuple(GivenAnswer(encode(answer), step.origin) for answer in outcome.answers[kept:])
        await self.store.answer(view.table.id, kept, added)
        return Asked(await self.view(view.table.id))

    async def _take_back(self, view: View, asking: Asking, step: Step) -> TakenBack | Played:
        told = [place for place, answer in enumerate(asking.answers) if isinstance(answer, Told)]
        if told:
            await self.store.take_back(view.table.id, asking.known, told[-1], step.origin)
        elif _seen(asking):
            return await self._commit(view, Cancel(_tag(asking.action)), _cancelled(view, asking), step, None)
        else:
            await self.store.cancel(view.table.id, asking.known, step.origin)
        return TakenBack(await self.view(view.table.id))

    async def _commit(self, view: View, action: Action, outcome: Finished, step: Step, naming: Naming | None) -> Played:
        new = [key for key in outcome.state.seats if key not in view.state.seats]
        seats = [name_seat(view, key, naming) for key in new] if naming is not None else []
        made = _entry(view.number, view.game.rules, action, outcome, step, ends=view.waits)
        entry = await self.store.commit(view.table.id, made, seats)
        self.ledger.remember(view.table.id, entry.number, outcome.state)
        played = await self.ledger.played(view.table, entry)
        self.ledger.see(played.after)
        self.showing.add((view.table.id, entry.number))
        return replace(played, again=self._again(view.table.id, entry.action, step))

    def _again(self, table: int, action: bytes, step: Step) -> bool:
        """Whether the same member typed the same a moment ago."""
        last = self._last.get(table)
        self._last[table] = (action, step.origin)
        return (
            step.stamp is None
            and last is not None
            and last[0] == action
            and last[1].member == step.origin.member
            and step.origin.at - last[1].at <= SAID_TWICE
        )

    async def _parent(self, view: View) -> int:
        entry = await self.store.entry(view.table.id, view.number)
        assert entry is not None
        return entry.parent


def _new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


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


def _seen(asking: Asking) -> tuple[str, ...]:
    """What the bot had rolled or drawn for what waits."""
    draws = (answer for answer in asking.answers if isinstance(answer, Draw) and answer.source == "bot")
    return tuple(got for draw in draws for got in draw.got)


def _cancelled(view: View, asking: Asking) -> Finished:
    """An action given up: nothing changed, but what the bot had rolled or drawn for it was seen, and will come again."""
    return Finished(view.state, (Cancelled(_tag(asking.action), _seen(asking)),), asking.answers, 0)


def _tag(action: Action) -> str:
    return str(action.__struct_config__.tag)
