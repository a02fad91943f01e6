"""The rows of the SQLite file as the store's values, and the statements that read them."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from storage.store import (
    Damaged,
    DamagedEntry,
    Entry,
    Epoch,
    GivenAnswer,
    Origin,
    Pause,
    Seat,
    Standing,
    Table,
    Waiting,
)


def packed(data: bytes) -> bytes:
    """Bytes as they are stored."""
    return zlib.compress(data, 1)


def unpacked(blob: bytes) -> bytes:
    """Stored bytes as they were; Damaged when they are not whole."""
    try:
        return zlib.decompress(blob)
    except zlib.error as error:
        raise Damaged(str(error)) from error


TABLES = """
SELECT
    id, guild, channel, game, pack, tables.name, host, language, head,
    (SELECT seed FROM epochs WHERE table_id = id ORDER BY number DESC LIMIT 1), opened, ended,
    access, talk, lobby, message, message_revision, message_posted, recalled,
    paused, pause_note, pause_message, pause_photo, pause_over,
    EXISTS (SELECT 1 FROM waiting WHERE table_id = id),
    EXISTS (SELECT 1 FROM entries WHERE table_id = id AND shown IS NULL),
    seats.key, seats.name, seats.member
FROM tables LEFT JOIN seats ON seats.table_id = tables.id
    LEFT JOIN (
        SELECT table_id AS paused_table, at AS paused, note AS pause_note, pauses.message AS pause_message,
            photo AS pause_photo, resumed AS pause_over
        FROM pauses
        WHERE pauses.id = (SELECT max(every.id) FROM pauses AS every WHERE every.table_id = pauses.table_id)
    ) ON paused_table = tables.id
WHERE {} ORDER BY id, length(seats.key), seats.key
"""


def tables(rows: Sequence[sqlite3.Row]) -> list[Table]:
    """The rows of TABLES, one a seat, or one for a table without seats."""
    return [_table(list(of_one)) for _, of_one in groupby(rows, key=lambda row: row[0])]


def _table(rows: list[sqlite3.Row]) -> Table:
    *columns, lobby, message, revision, posted, recalled, paused, note, told, photo, over, waits, unshown, _, _, _ = (
        rows[0]
    )
    standing = None if message is None else Standing(message, revision, posted)
    last = None if paused is None else Pause(paused, note, told, photo)
    untold = over is not None and (recalled is None or (recalled <= paused and recalled < over))
    pauses = {"pause": last if over is None else None, "left": last if untold else None}
    seats = tuple(Seat(key, name, member) for *_, key, name, member in rows if key is not None)
    read = {"seats": seats, "waits": bool(waits), "unshown": bool(unshown)}
    return Table(*columns, lobby=bool(lobby), message=standing, recalled=recalled, **pauses, **read)


_LINE = """
WITH RECURSIVE line (low, high, below) AS (
    SELECT head + 1, head, head FROM tables WHERE id = :table
    UNION ALL
    SELECT first.number, line.below, first.parent
    FROM line CROSS JOIN entries AS first ON first.table_id = :table AND first.number = (
        SELECT max(run.number) FROM entries AS run
        WHERE run.table_id = :table AND run.number <= line.below AND (run.parent < run.number - 1 OR run.parent = 0)
    )
    WHERE line.low >= :before
)
"""
# The line from the head back, run by run (see the index `runs`), as far as the run with an entry before `:before`.

_ENTRY = (
    "table_id, number, parent, rules, action, answers, events, state, member, interaction, at, token, shown, instead,"
    " follow_up, keeps_pause"
)

ENTRIES = f"""
{_LINE}
SELECT {_ENTRY}, (SELECT min(high, :before - 1) FROM line WHERE low < :before) FROM entries
WHERE table_id = :table AND number < :before ORDER BY number DESC LIMIT :limit
"""

STATELESS = ENTRIES.replace(" state,", " NULL,")

OWED = f"""
{_LINE}
SELECT number FROM line CROSS JOIN entries ON table_id = :table AND shown IS NULL AND number BETWEEN low AND high
ORDER BY number
"""


def entries(rows: Sequence[sqlite3.Row]) -> list[Entry]:
    """The rows of ENTRIES or STATELESS: no number is left out, and the first says which is the newest of them on the line.

    DamagedEntry when one of them is not whole.
    """
    found: list[Entry] = []
    on_line: int | None = rows[0][-1] if rows else None
    for row in rows:
        _, number, parent, *_ = row
        found.append(_entry(row[:-1], undone=number != on_line))
        if number == on_line:
            on_line = parent
    return found


def _entry(row: Sequence[Any], *, undone: bool) -> Entry:
    """A row of ENTRIES or STATELESS without its last column."""
    table_id, number, parent, rules, action, answers, events, state, member, interaction, at, *told = row
    token, shown, instead, follow_up, keeps = told
    by = Origin(member, interaction, at)
    try:
        blobs = unpacked(action), unpacked(answers), unpacked(events), b"" if state is None else unpacked(state)
    except Damaged as error:
        raise DamagedEntry(table_id, number) from error
    return Entry(table_id, number, parent, rules, *blobs, by, token, shown, undone, instead, follow_up, bool(keeps))


CHILD = """
SELECT max(number) FROM (
    SELECT number FROM entries WHERE table_id = :table AND number = :number + 1 AND parent = :number
    UNION ALL
    SELECT number FROM entries WHERE table_id = :table AND parent = :number AND (parent < number - 1 OR parent = 0)
)
"""

EPOCHS = """
SELECT start, seed, number < max(number) OVER () FROM epochs WHERE table_id = ? ORDER BY number
"""


def epoch(row: sqlite3.Row) -> Epoch:
    """A row of EPOCHS."""
    start, seed, closed = row
    return Epoch(start, seed, bool(closed))


WAITING = """
SELECT
    waiting.base, waiting.rules, waiting.action, waiting.member, waiting.interaction, waiting.at, waiting.keeps_pause,
    waiting.instead, answers.answer, answers.member, answers.interaction, answers.at
FROM waiting LEFT JOIN answers USING (table_id)
WHERE table_id = ? ORDER BY answers.number
"""


def waiting(table: int, rows: Sequence[sqlite3.Row]) -> Waiting:
    """The rows of WAITING, one an answer, or one without answers; DamagedEntry when one is not whole."""
    base, rules, action, member, interaction, at, keeps_pause, instead, *_ = rows[0]
    try:
        answers = tuple(
            GivenAnswer(unpacked(answer), Origin(by, through, when))
            for *_, answer, by, through, when in rows
            if answer is not None
        )
        asked = Origin(member, interaction, at)
        return Waiting(base, rules, unpacked(action), asked, answers, bool(keeps_pause), instead)
    except Damaged as error:
        raise DamagedEntry(table, base) from error


SEATS = "SELECT key, name, member FROM seats WHERE table_id = ? ORDER BY length(key), key"


def seat(row: sqlite3.Row) -> Seat:
    """A row of SEATS."""
    return Seat(*row)
