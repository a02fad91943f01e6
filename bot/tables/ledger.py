"""Reads the store's bytes: tables as views, entries as what was played. Decoded states are remembered; they never change."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from types import GenericAlias
from typing import Any

import msgspec

from bot.packs.book import Books
from bot.packs.packs import game_on
from bot.recent import Recent
from bot.view import Asking, Played, View
from rules.contract import Action, Answer, Event, RuleError, State
from rules.game import Game
from rules.referee import Finished, Stopped, run
from storage.store import DamagedEntry, Entry, Origin, Seat, Store, Table, Waiting

REMEMBERED = 512
"""How many decoded states, and how many channels' tables, are kept in memory."""

PACKS = 64
"""How many packs' texts are kept in memory."""

_answers = msgspec.json.Decoder(tuple[Answer, ...])
_answer = msgspec.json.Decoder(Answer)


class Ledger:
    """Tables and entries, decoded; DamagedEntry when what is asked for cannot be."""

    def __init__(self, store: Store, books: Books) -> None:
        """`store` is where the bytes are; `books` are what tables with cards of their own look cards up in."""
        self._store = store
        self._books = books
        self._packs: Recent[str, bytes] = Recent(PACKS)
        self._states: Recent[tuple[int, int], State] = Recent(REMEMBERED)
        self._glances: Recent[int, View] = Recent(REMEMBERED)
        self._earlier: Recent[int, bool] = Recent(REMEMBERED)

    async def game(self, table: Table) -> Game[Any, Any]:
        """The game of a table, on the exact pack that it was opened with."""
        pack = self._packs.get(table.pack)
        if pack is None:
            pack = await self._store.pack(table.pack)
            self._packs[table.pack] = pack
        return game_on(table.game, pack)

    async def view(self, table: Table) -> View:
        """A table as it stands, with the question that waits."""
        game = await self.game(table)
        state = await self._state(game, table.id, table.head)
        view = await self.on(table, game, state, _seats(table))
        waiting = await self._store.waiting(table.id) if table.waits else None
        if waiting is not None:
            instead = await self._replaced(game, table, view.seats, waiting.instead)
            view = with_asking(view, await self.under(view, waiting), waiting, instead)
            self._glances[table.channel] = view
        return view

    async def under(self, view: View, waiting: Waiting) -> View:
        """The table on which an action waits: as it stood before the entry in whose place it is to come, if in any."""
        if waiting.instead is None:
            return view
        return replace(view, state=await self._state(view.game, view.table.id, waiting.base), number=waiting.base)

    async def on(self, table: Table, game: Game[Any, Any], state: State, seats: dict[str, Seat]) -> View:
        """A table on its head with this state there, with nothing that waits; remembered as how it stands in its channel."""
        book = await self._books.cards(table.guild, game.card_type, game.key) if state.cards == "ours" else ()
        view = View(
            table, game, state, table.head, seats, book=book, earlier=await self._had_earlier(table, game, state)
        )
        self._glances[table.channel] = view
        return view

    def glance(self, channel: int) -> View | None:
        """The open table of a channel as it was last seen, from memory alone."""
        return self._glances.get(channel)

    def forget(self, channel: int) -> None:
        """No table is open in a channel any more."""
        self._glances.forget(channel)

    async def played(self, table: Table, entry: Entry) -> Played:
        """An entry with the states around it, the seats called as they are in the table's row."""
        return await self._played(await self.game(table), table, _seats(table), entry)

    async def several(self, table: Table, entries: Sequence[Entry]) -> list[Played]:
        """Entries, newest first, in their order; the states before them are those after others of them, where these are there."""
        game, seats = await self.game(table), _seats(table)
        oldest_first = [await self._played(game, table, seats, entry) for entry in reversed(entries)]
        return oldest_first[::-1]

    async def _played(self, game: Game[Any, Any], table: Table, seats: dict[str, Seat], entry: Entry) -> Played:
        before = await self._state(game, table.id, entry.parent) if entry.parent else None
        instead = await self._replaced(game, table, seats, entry.instead)
        with _whole(table.id, entry.number):
            after = self.remember(table.id, entry.number, decode_state(game, entry.state))
            earlier = await self._had_earlier(table, game, after)
            return Played(
                number=entry.number,
                action=decode_action(game, entry.action),
                answers=_answers.decode(entry.answers),
                events=decode_events(game, entry.events),
                before=before,
                after=View(table, game, after, entry.number, seats, earlier=earlier),
                at=entry.origin.at,
                by=entry.origin.member,
                instead=instead,
            )

    async def _replaced(
        self, game: Game[Any, Any], table: Table, seats: dict[str, Seat], number: int | None
    ) -> Played | None:
        """The entry in whose place another comes; what that one took the place of is no matter of this one."""
        old = None if number is None else await self._store.entry(table.id, number)
        return None if old is None else await self._played(game, table, seats, replace(old, instead=None))

    async def _had_earlier(self, table: Table, game: Game[Any, Any], state: State) -> bool:
        """Whether a table that is still being set up comes after another of its game in its server."""
        if not table.lobby or game.under_way(state):
            return False
        known = self._earlier.get(table.id)
        if known is None:
            known = await self._store.last_table(table.guild, table.game, table.id) is not None
            self._earlier[table.id] = known
        return known

    def remember(self, table: int, number: int, state: State) -> State:
        """Keeps the state after an entry in memory."""
        self._states[table, number] = state
        return state

    async def _state(self, game: Game[Any, Any], table: int, number: int) -> State:
        known = self._states.get((table, number))
        if known is not None:
            return known
        entry = await self._store.entry(table, number)
        if entry is None:
            raise DamagedEntry(table, number)
        with _whole(table, number):
            return self.remember(table, number, decode_state(game, entry.state))


def _seats(table: Table) -> dict[str, Seat]:
    return {seat.key: seat for seat in table.seats}


@contextmanager
def _whole(table: int, entry: int) -> Generator[None]:
    """What is no state, action, answer or event of the game is damaged."""
    try:
        yield
    except msgspec.MsgspecError as error:
        raise DamagedEntry(table, entry) from error


def with_asking(view: View, under: View, waiting: Waiting, instead: Played | None) -> View:
    """The view with what waits, found by running the action again, on what it is `under`, with its answers so far.

    An action that no longer waits under the present rules (it runs through, or is refused) counts as not waiting.
    """
    known = len(waiting.answers)
    view = replace(view, waits=known)
    action, outcome = rerun(under, waiting)
    if not isinstance(outcome, Stopped):
        return view
    asking = Asking(
        action=action,
        question=outcome.question,
        events=outcome.events,
        answers=outcome.answers,
        known=known,
        base=waiting.base,
        dropped=outcome.dropped,
        wait=waiting.origin,
        opened=_opened(waiting),
        keeps_pause=waiting.keeps_pause,
        instead=instead,
    )
    return replace(view, asking=asking)


def _opened(waiting: Waiting) -> Origin | None:
    """Who gave the last answer since the action waits; those before came of the step that asked for it."""
    last = waiting.answers[-1].origin if waiting.answers else waiting.origin
    return None if last == waiting.origin else last


def rerun(under: View, waiting: Waiting) -> tuple[Action, Finished | Stopped | None]:
    """What comes of an action that waits on this table, under the present rules: None when they refuse it."""
    with _whole(under.table.id, waiting.base):
        action = decode_action(under.game, waiting.action)
        answers = tuple(_answer.decode(given.answer) for given in waiting.answers)
    try:
        return action, run(under.game, under.state, action, answers, under.table.seed)
    except RuleError:
        return action, None


def decode_state(game: Game[Any, Any], raw: bytes) -> State:
    """The state of a game from the ledger's bytes."""
    return msgspec.json.decode(raw, type=game.state_type)


def decode_action(game: Game[Any, Any], raw: bytes) -> Action:
    """An action of a game from the ledger's bytes."""
    return msgspec.json.decode(raw, type=game.action_type)


def decode_events(game: Game[Any, Any], raw: bytes) -> tuple[Event, ...]:
    """The events of an entry from the ledger's bytes."""
    decoder: msgspec.json.Decoder[tuple[Event, ...]] = _event_decoder(game.event_type)
    return decoder.decode(raw)


@cache
def _event_decoder(event_type: Any) -> Any:
    return msgspec.json.Decoder(GenericAlias(tuple, (event_type, ...)))
