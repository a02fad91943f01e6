"""What a table keeps from one evening to the next beside its ledger: its pause, and what its members are writing."""

from __future__ import annotations

from storage._connection import Connection
from storage.store import Conflict, Origin, Repeated

_PAUSE = """
INSERT INTO pauses (table_id, at, note, member, interaction, photo)
SELECT ?1, ?2, coalesce(nullif(?3, ''), open.note, ''), ?4, ?5, open.photo
FROM (SELECT ?1 AS table_id) LEFT JOIN pauses AS open ON open.table_id = ?1 AND open.resumed IS NULL
"""

_MESSAGE = """
UPDATE pauses SET message = ?1, photo = CASE WHEN ?2 THEN ?1 ELSE photo END WHERE table_id = ?3 AND resumed IS NULL
"""

_RESUME = """
UPDATE pauses SET resumed = ?, resumer = ?, resumption = ? WHERE table_id = ? AND resumed IS NULL RETURNING id
"""

END_PAUSE = "UPDATE pauses SET resumed = ?, resumer = ? WHERE table_id = ? AND resumed IS NULL"

_RECALLED = "UPDATE tables SET recalled = ? WHERE id = ? AND recalled IS ? RETURNING id"

_DRAFT = "INSERT OR REPLACE INTO drafts (table_id, member, name, text, at) VALUES (?, ?, ?, ?, ?)"

_OF = "table_id = ? AND member = ? AND name = ?"


class PauseShelf:
    """The part of a `storage.store.Store` that lasts over a pause."""

    _db: Connection

    async def put_pause(self, table: int, note: str, origin: Origin) -> None:
        """An open table pauses, or pauses anew: what is not given of its note and photo stays. Conflict when it has ended."""
        await self._db.run(_PAUSE, (table, origin.at, note, origin.member, origin.interaction))

    async def put_pause_message(self, table: int, message: int, *, photo: bool = False) -> None:
        """Which message tells of the pause that a table is in, and whether it has a photo."""
        await self._db.run(_MESSAGE, (message, photo, table))

    async def resume(self, table: int, origin: Origin) -> None:
        """The pause is over; Conflict when there is none."""
        if not await self._db.run(_RESUME, (origin.at, origin.member, origin.interaction, table)):
            known = await self._db.run("SELECT 1 FROM interactions WHERE id = ?", (origin.interaction,))
            raise Repeated if known else Conflict

    async def put_recalled(self, table: int, at: float | None, known: float | None) -> None:
        """The table was told now where it stood the last time; Conflict when it was told then another time than is `known`."""
        if not await self._db.run(_RECALLED, (at, table, known)):
            raise Conflict

    async def put_draft(self, table: int, member: int, name: str, text: str, at: float) -> None:
        """Keeps what a member is writing at a table, in place of what he had of this name."""
        await self._db.run(_DRAFT, (table, member, name, text, at))

    async def draft(self, table: int, member: int, name: str) -> str | None:
        """What a member was writing at a table."""
        rows = await self._db.run(f"SELECT text FROM drafts WHERE {_OF}", (table, member, name))
        return str(rows[0][0]) if rows else None

    async def drop_draft(self, table: int, member: int, name: str) -> None:
        """Forgets what a member was writing."""
        await self._db.run(f"DELETE FROM drafts WHERE {_OF}", (table, member, name))
