"""THE path of everything that changes a table: lock, load, play, commit. Only what is committed is ever shown."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from bot.packs.packs import game_on
from bot.refusal import Refusal
from bot.tables.access import MODES, check_row, joins, leaves, only_member, rules_over
from bot.tables.locked import new_entry, ran
from bot.tables.outcome import Asked, once_done
from bot.tables.pausing import Pausing
from bot.tables.playing import Playing
from bot.tables.step import Make, Place, Rows, Step, Wanted
from bot.tables.undoing import Undoing
from bot.ui.message import Press
from bot.view import Played, View
from rules.chance import SEED_BYTES
from rules.contract import Start
from storage.store import Conflict, Held, NewTable, Seat, Setting, Table

__all__ = ["Asked", "Make", "Place", "Rows", "Step", "Tables", "Wanted"]

_VALUES: dict[Setting, tuple[str, ...]] = {
    "access": MODES,
    "talk": ("quiet", "normal", "full"),
    "lobby": ("yes", "no"),
}
"""What may be set beside the ledger; a language is whatever there are words in."""

_HOSTS: dict[Setting, str] = {"access": "host-sets-access", "language": "language-refused"}
"""What only the host may set, and who manages the channel; and what anybody else is told."""


class Tables(Playing, Undoing, Pausing):
    """All tables of a store. Every method is atomic for its table, across tasks and across processes."""

    async def start(
        self, place: Place, game: str, pack: str | None, name: str, step: Step, instead_of: int | None = None
    ) -> Played:
        """Opens a table with entry 1, ending the one it comes instead of, in the language of its server.

        Refusal `held` when the channel has an open one.
        """
        if instead_of is not None and (row := await self.store.table(instead_of)) is not None:
            check_row(row, step)
        language = await self.store.language(place.guild) or place.language
        key, raw = await self.packs.file(place.guild, game, pack, language)
        on = game_on(game, raw)
        new = NewTable(place.guild, place.channel, game, raw, name, place.host, language, _new_seed())
        start = Start(key)
        first = ran(on, on.start({}), start, new.seed)
        try:
            table = await self.store.open(new, new_entry(0, on.rules, start, first, step), instead_of)
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
        check_row(row, step)
        try:
            await self.store.end(table, step.origin)
        except Conflict:
            raise Refusal("ended") from None
        self.ledger.forget(row.channel)
        return row

    async def reopen(self, table: int, step: Step) -> View:
        """Opens an ended table again, on a new seed; nothing is opened that cannot be read."""
        if row := await self.store.table(table):
            check_row(row, step)
            await self.entry(row, row.head)
        try:
            await self.store.reopen(table, _new_seed(), step.origin)
        except Held:
            raise Refusal("held") from None
        except Conflict:
            raise Refusal("not-ended") from None
        with once_done():
            return await self.view(table)

    async def set(self, table: int, setting: Setting, value: str, step: Step) -> View:
        """Sets something beside the ledger: the table after that. Who may act is the host's business, and the managers'."""

        async def attempt(view: View) -> View:
            if value not in _VALUES.get(setting, (value,)):
                raise Refusal("old-button", view=view)
            if setting in _HOSTS and not rules_over(view.table, step):
                raise Refusal(_HOSTS[setting], view=view)
            self.guests.check(view, step, Press("set", f"{setting}={value}", ""))
            await self.store.put_setting(table, setting, value, step.origin)
            with once_done():
                return await self.view(table)

        return await self._locked(table, attempt)

    async def reseat(self, table: int, make: Callable[[View, Sequence[str]], Seat], step: Step) -> tuple[View, Seat]:
        """Writes another name or member for a seat, beside the ledger; the table after that, and the seat.

        `make` is told the table and the keys of the seats that redo can bring back; Refusal when nothing would be changed, and
        when the table waits for an answer and more than who plays it would be.
        """

        async def attempt(view: View) -> tuple[View, Seat]:
            seat = make(view, await self._coming(view))
            if view.asking is not None and not only_member(view, seat):
                raise Refusal("waiting", view=view)
            if not joins(view, (seat,), seat.member, step) and not leaves(view, seat, step):
                self.guests.check(view, step, None, seat.key)
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


def _new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)
