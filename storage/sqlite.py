"""The store in one SQLite file. What its triggers refuse and do is written in migrations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Literal

from storage import _rows
from storage._connection import Run, Value
from storage._file import open_file
from storage._guilds import GuildShelf, keep_pack
from storage._pauses import END_PAUSE, PauseShelf
from storage._rows import packed, unpacked
from storage.store import (
    Conflict,
    Entry,
    Epoch,
    GivenAnswer,
    NewEntry,
    NewTable,
    Origin,
    Repeated,
    Seat,
    Setting,
    Standing,
    Table,
    Waiting,
)

_LAST = 2**63 - 1

_COMMIT = """
INSERT INTO entries (
    table_id, number, parent, rules, action, answers, events, state, member, interaction, at, token, ends, instead, keeps_pause
)
VALUES (
    :table, (SELECT coalesce(max(number), 0) + 1 FROM entries WHERE table_id = :table),
    :parent, :rules, :action, :answers, :events, :state, :member, :interaction, :at, :token, :ends, :instead, :keeps_pause
)
RETURNING number
"""

_SEAT = """
INSERT INTO seats (table_id, key, name, member) VALUES (?, ?, ?, ?)
ON CONFLICT (table_id, key) DO UPDATE SET name = excluded.name, member = excluded.member
"""

_JOURNAL = """
INSERT INTO journal (table_id, what, known, wanted, seat, name, player, setting, value, member, interaction, at)
VALUES (:table, :what, :known, :wanted, :seat, :name, :player, :setting, :value, :member, :interaction, :at)
"""

_EPOCH = """
INSERT INTO epochs (table_id, number, start, seed) VALUES (
    :table,
    (SELECT coalesce(max(number), 0) + 1 FROM epochs WHERE table_id = :table),
    (SELECT coalesce(max(number), 0) + 1 FROM entries WHERE table_id = :table),
    :seed
)
"""

_BEFORE = "id = (SELECT max(id) FROM tables WHERE guild = ? AND game = ? AND id < ?)"

_MESSAGE = """
UPDATE tables SET message = ?, message_revision = ?, message_posted = ? WHERE id = ?
"""
# Where it is known already, SQLite finds the row unchanged and writes nothing.

_KNOWN = """
SELECT (SELECT count(*) FROM answers WHERE table_id = waiting.table_id)
FROM waiting JOIN tables ON id = waiting.table_id
WHERE waiting.table_id = ? AND ended IS NULL
"""


class SqliteStore(GuildShelf, PauseShelf):
    """A `storage.store.Store` in a SQLite file; several processes may use one file."""

    @classmethod
    async def connect(cls, path: Path) -> SqliteStore:
        """Opens a file, and makes or migrates it where needed.

        Unavailable(path, reason) when it cannot be read and written, Damaged(path, reason) when it is no store,
        TooNew(path, version of the file, newest version known here).
        """
        return cls(await open_file(path))

    async def close(self) -> None:
        """Closes the file when what runs has ended; everything later raises Unavailable."""
        await self._db.close()

    async def open(self, new: NewTable, first: NewEntry, instead_of: int | None = None) -> Table:
        """Opens a table with its first entry, ending the one that it comes instead of, if any.

        Held when its channel has another open one; Conflict when the one to be ended has ended.
        """
        async with self._db.transaction() as run:
            if await run("SELECT 1 FROM interactions WHERE id = ?", (first.origin.interaction,)):
                raise Repeated
            if instead_of is not None:
                by = replace(first.origin, interaction=None)  # which the first entry counts
                await run(_JOURNAL, _journal_values(instead_of, "end", by))
            pack = await keep_pack(run, new.pack)
            [(table,)] = await run(
                "INSERT INTO tables (guild, channel, game, pack, name, host, language, opened, lobby)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, true) RETURNING id",
                (new.guild, new.channel, new.game, pack, new.name, new.host, new.language, first.origin.at),
            )
            await run(_EPOCH, {"table": table, "seed": new.seed})
            await run(_COMMIT, _entry_values(table, first))
            return await _table(run, table)

    async def table(self, table: int) -> Table | None:
        """The table with this id, ended or not."""
        found = _rows.tables(await self._db.run(_rows.TABLES.format("id = ?"), (table,)))
        return found[0] if found else None

    async def table_in(self, channel: int) -> Table | None:
        """The open table of a channel."""
        found = _rows.tables(await self._db.run(_rows.TABLES.format("channel = ? AND ended IS NULL"), (channel,)))
        return found[0] if found else None

    async def tables(self, guild: int | None = None) -> list[Table]:
        """The open tables, of one guild or of all, oldest first."""
        if guild is None:
            return _rows.tables(await self._db.run(_rows.TABLES.format("ended IS NULL")))
        return _rows.tables(await self._db.run(_rows.TABLES.format("guild = ? AND ended IS NULL"), (guild,)))

    async def last_table(self, guild: int, game: str, before: int) -> Table | None:
        """The newest table of a game in a guild, ended or not, that was opened before the table with this id."""
        found = _rows.tables(await self._db.run(_rows.TABLES.format(_BEFORE), (guild, game, before)))
        return found[0] if found else None

    async def pack(self, pack: str) -> bytes:
        """The pack with this hash, as it was when a table was opened with it; KeyError when there is none."""
        rows = await self._db.run("SELECT pack FROM packs WHERE hash = ?", (pack,))
        if not rows:
            raise KeyError(pack)
        return unpacked(rows[0][0])

    async def entry(self, table: int, number: int) -> Entry | None:
        """One entry of a table."""
        newest = await self.entries(table, before=number + 1, limit=1)
        return newest[0] if newest and newest[0].number == number else None

    async def entries(
        self, table: int, *, before: int | None = None, limit: int | None = None, states: bool = True
    ) -> list[Entry]:
        """A table's entries, newest first, the undone ones too; below a number, and at most so many.

        Where no `states` are wanted, which are most of a table's bytes, each is empty and is not read.
        """
        wanted = {
            "table": table,
            "before": _LAST if before is None else before,
            "limit": _LAST if limit is None else limit,
        }
        return _rows.entries(await self._db.run(_rows.ENTRIES if states else _rows.STATELESS, wanted))

    async def child(self, table: int, number: int) -> int | None:
        """The newest entry made after this one: what redo goes to."""
        [(child,)] = await self._db.run(_rows.CHILD, {"table": table, "number": number})
        return child

    async def commit(self, table: int, new: NewEntry, seats: Sequence[Seat] = ()) -> Entry:
        """Adds an entry, makes it the head, ends the wait, and writes the seats that it makes or names anew.

        Conflict when its parent (or the entry that it comes instead of) is not the head, or what waits is not what it says
        that it ends.
        """
        values = _entry_values(table, new)
        if not seats:
            [(number,)] = await self._db.run(_COMMIT, values)
        else:
            async with self._db.transaction() as run:
                [(number,)] = await run(_COMMIT, values)
                for seat in seats:
                    await run(_SEAT, (table, seat.key, seat.name, seat.member))
        return Entry(
            table,
            number,
            new.parent,
            new.rules,
            new.action,
            new.answers,
            new.events,
            new.state,
            new.origin,
            new.token,
            shown=None,
            undone=False,
            instead=new.instead,
            keeps_pause=new.keeps_pause,
        )

    async def move(self, table: int, from_: int, to: int, origin: Origin, *, ends_pause: bool = False) -> None:
        """Undo and redo: the head moves; `ends_pause` says that a pause is over with it.

        Conflict when the head is not where the mover believes, or an action waits.
        """
        moved = _journal_values(table, "move", origin, known=from_, wanted=to)
        if not ends_pause:
            await self._db.run(_JOURNAL, moved)
            return
        async with self._db.transaction() as run:
            await run(_JOURNAL, moved)
            await run(END_PAUSE, (origin.at, origin.member, table))

    async def end(self, table: int, origin: Origin) -> None:
        """Ends a table: its channel is free. An action that waits is kept. Conflict when it has ended."""
        await self._db.run(_JOURNAL, _journal_values(table, "end", origin))

    async def reopen(self, table: int, seed: bytes, origin: Origin) -> Table:
        """Opens an ended table again where it stood, on a new seed; Held when its channel has another open one."""
        async with self._db.transaction() as run:
            await run(_JOURNAL, _journal_values(table, "reopen", origin))
            await run(_EPOCH, {"table": table, "seed": seed})
            return await _table(run, table)

    async def epochs(self, table: int) -> list[Epoch]:
        """The seeds that a table has used, oldest first."""
        return [_rows.epoch(row) for row in await self._db.run(_rows.EPOCHS, (table,))]

    async def waiting(self, table: int) -> Waiting | None:
        """The action that waits at a table."""
        rows = await self._db.run(_rows.WAITING, (table,))
        return _rows.waiting(table, rows) if rows else None

    async def wait(self, table: int, waiting: Waiting) -> None:
        """An action begins to wait.

        Conflict when its base (or the entry that it is to come instead of) is not the head, or another waits already.
        """
        asked = waiting.origin
        async with self._db.transaction() as run:
            await run(
                "INSERT INTO waiting (table_id, base, rules, action, member, interaction, at, keeps_pause, instead)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(table, waiting.base, waiting.rules, packed(waiting.action)),
                    *(asked.member, asked.interaction, asked.at, waiting.keeps_pause, waiting.instead),
                ),
            )
            await _accept(run, "INSERT OR IGNORE", table, waiting.answers)
            await _add(run, table, 0, waiting.answers)

    async def answer(self, table: int, known: int, added: Sequence[GivenAnswer]) -> None:
        """Adds answers to the waiting action; Conflict when it does not have exactly `known` so far."""
        async with self._db.transaction() as run:
            await _accept(run, "INSERT", table, added)
            if [tuple(row) for row in await run(_KNOWN, (table,))] != [(known,)]:
                raise Conflict
            await _add(run, table, known, added)

    async def take_back(self, table: int, known: int, kept: int, origin: Origin) -> None:
        """Drops the answers of the waiting action after the first `kept`; Conflict as for `answer`."""
        await self._db.run(_JOURNAL, _journal_values(table, "take-back", origin, known=known, wanted=kept))

    async def cancel(self, table: int, known: int, origin: Origin) -> None:
        """Gives the waiting action up, leaving no entry; Conflict as for `answer`."""
        await self._db.run(_JOURNAL, _journal_values(table, "cancel", origin, known=known))

    async def seats(self, table: int) -> list[Seat]:
        """The seats that a table has had, by key."""
        return [_rows.seat(row) for row in await self._db.run(_rows.SEATS, (table,))]

    async def put_seat(self, table: int, seat: Seat, origin: Origin) -> None:
        """Writes a seat's name and member, and journals it."""
        await self._db.run(_JOURNAL, _journal_values(table, "seat", origin, seat=seat))

    async def put_setting(self, table: int, setting: Setting, value: str, origin: Origin) -> None:
        """Sets something for an open table, and journals it; Conflict when it has ended."""
        await self._db.run(_JOURNAL, _journal_values(table, "setting", origin, setting=setting, value=value))

    async def put_message(self, table: int, message: Standing) -> None:
        """Which message is the table message now, and what it shows. Nobody asks for this, so nothing is journaled."""
        await self._db.run(_MESSAGE, (message.id, message.revision, message.posted, table))

    async def owing(self) -> list[int]:
        """The open tables that have entries on their line which were never shown."""
        rows = await self._db.run(
            "SELECT DISTINCT table_id FROM entries JOIN tables ON id = table_id"
            " WHERE shown IS NULL AND ended IS NULL ORDER BY table_id"
        )
        return [table for (table,) in rows if await self.owed(table)]

    async def owed(self, table: int) -> list[int]:
        """The numbers of the entries on the line, oldest first, that were never shown, damaged ones too."""
        return [number for (number,) in await self._db.run(_rows.OWED, {"table": table, "before": 0})]

    async def mark_shown(self, table: int, number: int, message: int) -> None:
        """An entry was shown by this message; its token is forgotten."""
        await self._db.run(
            "UPDATE entries SET shown = ?, token = NULL WHERE table_id = ? AND number = ?", (message, table, number)
        )

    async def put_follow_up(self, table: int, number: int, message: int) -> None:
        """A quiet message was made that is to show an entry."""
        await self._db.run(
            "UPDATE entries SET follow_up = ? WHERE table_id = ? AND number = ?", (message, table, number)
        )

    async def forget_tokens(self, before: float) -> None:
        """Forgets the tokens of entries made before a time; only entries that were not shown have one."""
        await self._db.run(
            "UPDATE entries SET token = NULL WHERE shown IS NULL AND token IS NOT NULL AND at < ?", (before,)
        )


async def _table(run: Run, table: int) -> Table:
    [found] = _rows.tables(await run(_rows.TABLES.format("id = ?"), (table,)))
    return found


async def _accept(
    run: Run, insert: Literal["INSERT", "INSERT OR IGNORE"], table: int, added: Sequence[GivenAnswer]
) -> None:
    for interaction, at in {given.origin.interaction: given.origin.at for given in added}.items():
        if interaction is not None:
            await run(f"{insert} INTO interactions (id, table_id, at) VALUES (?, ?, ?)", (interaction, table, at))


async def _add(run: Run, table: int, known: int, added: Sequence[GivenAnswer]) -> None:
    for number, given in enumerate(added, start=known + 1):
        by = given.origin
        await run(
            "INSERT INTO answers (table_id, number, answer, member, interaction, at) VALUES (?, ?, ?, ?, ?, ?)",
            (table, number, packed(given.answer), by.member, by.interaction, by.at),
        )


def _entry_values(table: int, new: NewEntry) -> dict[str, Value]:
    return {
        "table": table,
        "parent": new.parent,
        "rules": new.rules,
        "action": packed(new.action),
        "answers": packed(new.answers),
        "events": packed(new.events),
        "state": packed(new.state),
        "member": new.origin.member,
        "interaction": new.origin.interaction,
        "at": new.origin.at,
        "token": new.token,
        "ends": new.ends,
        "instead": new.instead,
        "keeps_pause": new.keeps_pause,
    }


def _journal_values(
    table: int,
    what: str,
    origin: Origin,
    *,
    known: int | None = None,
    wanted: int | None = None,
    seat: Seat | None = None,
    setting: Setting | None = None,
    value: str | None = None,
) -> dict[str, Value]:
    return {
        "table": table,
        "what": what,
        "known": known,
        "wanted": wanted,
        "seat": seat and seat.key,
        "name": seat and seat.name,
        "player": seat and seat.member,
        "setting": setting,
        "value": value,
        "member": origin.member,
        "interaction": origin.interaction,
        "at": origin.at,
    }
