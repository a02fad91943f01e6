"""A table pauses and goes on: beside its ledger, and whoever may act there may do it."""

from __future__ import annotations

from bot.tables.locked import Locked
from bot.tables.outcome import once_done
from bot.tables.step import Step
from bot.view import View


class Pausing(Locked):
    """What holds a table from one evening to the next."""

    async def pause(self, table: int, note: str, step: Step) -> View:
        """Pauses a table, or pauses it with another note: the table after that."""

        async def attempt(view: View) -> View:
            self.guests.check(view, step, None)
            await self.store.put_pause(table, note, step.origin)
            with once_done():
                return await self.view(table)

        return await self._locked(table, attempt)

    async def resume(self, table: int, step: Step) -> View:
        """Ends a table's pause, if it is in one: the table after that."""

        async def attempt(view: View) -> View:
            self.guests.check(view, step, None)
            if view.table.pause is None:
                return view
            await self.store.resume(table, step.origin)
            with once_done():
                return await self.view(table)

        return await self._locked(table, attempt)
