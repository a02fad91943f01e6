"""Back and forth: the last answer, the last step or several are taken back, and done again. Nothing is ever lost by it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.refusal import Refusal
from bot.tables.line import back_stamp, coming_next, line_since, overtaken
from bot.tables.locked import Locked, ran
from bot.tables.outcome import TakenBack, Undone, once_done
from bot.tables.step import Step
from bot.tables.waits import End, given_up, last_asked, seen, told
from bot.ui.message import Press
from bot.ui.stamps import question_stamp
from bot.view import Asking, Played, View
from storage.store import Entry

MOST_TOLD = 25
"""How many of the steps that were taken back at once are told one by one."""

MOST_AGAIN = 1000
"""How many steps are done again at once."""


class Undoing(Locked):
    """What moves a table back, and on again."""

    async def undo(
        self, table: int, step: Step, entry: int | None = None, to: int | None = None
    ) -> Undone | TakenBack | Played:
        """Takes back the last answer of what waits, else the last entry, which must be `entry` when that is given.

        What waits without an answer is given up; that is an entry when the bot had rolled or drawn for it. A button without
        an entry is about the question it was stamped for. Refusal `overtaken` when others came after `entry`: it says how many,
        and offers to take all back. With `to` the table then stands as after that entry.
        """

        async def attempt(view: View) -> Undone | TakenBack | Played:
            if to is not None:
                return await self._back_to(view, to, step)
            if step.stamp is not None and (view.asking is None or step.stamp != question_stamp(view.asking)):
                raise Refusal("old-button", view=view)
            if view.asking is not None:
                if entry is not None:
                    raise Refusal("waiting", view=view)
                self.guests.check(view, step, Press("back", "", "", stamp=question_stamp(view.asking)))
                return await self._take_back(view, view.asking, step)
            since = await line_since(self, view, view.number if entry is None else entry)
            if not since:
                raise Refusal("old-button", view=view)
            if since[-1].number == 1:
                raise Refusal("cannot-undo-start", view=view)
            if len(since) > 1:
                raise overtaken(view, since)
            self.guests.check(view, step, Press("undo", str(view.number), ""))
            return await self._move(view, since[0].parent, since, step)

        return await self._locked(table, attempt)

    async def redo(self, table: int, step: Step, entry: int | None = None) -> Undone:
        """Brings back the entry that was taken back last; with `entry`, all up to that one."""

        async def attempt(view: View) -> Undone:
            if view.asking is not None:
                raise Refusal("waiting", view=view)
            self.guests.check(view, step, Press("redo", "" if entry is None else str(entry), ""))
            coming = await self._coming_to(view, entry)
            return await self._move(view, coming[0].number, coming, step)

        return await self._locked(table, attempt)

    async def _back_to(self, view: View, to: int, step: Step) -> Undone:
        if view.asking is not None:
            raise Refusal("waiting", view=view)
        if to == view.number:
            raise Refusal("already-there", view=view)
        line = await line_since(self, view, to)
        if not line:
            code = "not-on-line" if 0 < to <= await self._newest(view) else "no-such-entry"
            raise Refusal(code, view=view, entry=to, last=await self._newest(view))
        if step.stamp is not None and step.stamp != back_stamp(view):
            raise overtaken(view, line[:-1])
        self.guests.check(view, step, Press("back-to", str(to), "", stamp=back_stamp(view)))
        return await self._move(view, to, line[:-1], step)

    async def _newest(self, view: View) -> int:
        return (await self.store.entries(view.table.id, limit=1, states=False))[0].number

    async def _coming_to(self, view: View, entry: int | None) -> list[Entry]:
        """The entries that redo brings back, the one it ends on first."""
        coming: list[Entry] = []
        last = view.number
        while len(coming) < MOST_AGAIN and (child := await self.store.child(view.table.id, last)) is not None:
            made = await self.store.entry(view.table.id, child)
            assert made is not None
            coming.insert(0, made)
            if entry is None or child == entry:
                return coming
            last = child
        raise Refusal("nothing-to-redo", view=view)

    async def _move(self, view: View, to: int, steps: Sequence[Entry], step: Step) -> Undone:
        """The head moves over these entries, newest first; a pause ends where a step of the game is done again."""
        played = [await self.entry(view.table, each.number) for each in steps[:MOST_TOLD]]
        ends = to > view.number and not all(each.keeps_pause for each in steps)
        await self.store.move(view.table.id, view.number, to, step.origin, ends_pause=ends)
        with once_done():
            after = await self.view(view.table.id)
            if view.game.turn(view.state) != view.game.turn(after.state):
                self.guests.turned(view.table.id)
            again = await coming_next(self, after)
            return Undone(played[0], after, tuple(played[1:]), len(steps), view.state, again, step.origin.member)

    async def _take_back(self, view: View, asking: Asking, step: Step) -> TakenBack | Played:
        asked, end = last_asked(view, asking), End(step.origin.member, back=True)
        if asked is not None:
            await self.store.take_back(view.table.id, asking.known, asked, step.origin)
        elif seen(asking):
            cancel, by = given_up(asking), replace(step, rights=True)
            made = await self._commit(view, cancel, ran(view.game, view.state, cancel, view.table.seed), by)
            self.ended.add(view.table.id, asking, end)
            return made
        else:
            await self.store.cancel(view.table.id, asking.known, step.origin)
        self.ended.add(view.table.id, asking, end)
        with once_done():
            after = await self.view(view.table.id)
        if after.asking is not None:
            self.ended.ask_again(after.table.id, after.asking)
            return TakenBack(after)
        return TakenBack(after, asking.instead, told(asking))
