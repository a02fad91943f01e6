"""The rows of the SQLite file as the store's values, and the statements that read them."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from typing import Any

from storage.store import Damaged, Entry, Epoch, GivenAnswer, Origin, Seat, Table, Waiting


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
    id, guild, channel, game, pack, name, host, language, head,
    (SELECT seed FROM epochs WHERE table_id = id ORDER BY number DESC LIMIT 1), opened, ended
FROM tables
"""


def table(row: sqlite3.Row) -> Table:
    """A row of TABLES."""
    return Table(*row)


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

_ENTRY = "table_id, number, parent, rules, action, answers, events, state, member, interaction, at, token, shown"

ENTRIES = f"""
{_LINE}
SELECT {_ENTRY}, (SELECT min(high, :before - 1) FROM line WHERE low < :before) FROM entries
WHERE table_id = :table AND number < :before ORDER BY number DESC LIMIT :limit
"""

OWED = f"""
{_LINE}
SELECT {_ENTRY} FROM entries
WHERE table_id = :table AND shown IS NULL AND EXISTS (SELECT 1 FROM line WHERE entries.number BETWEEN low AND high)
ORDER BY number
"""


def entries(rows: Sequence[sqlite3.Row]) -> list[Entry]:
    """The rows of ENTRIES: no number is left out, and the first says which is the newest of them on the line."""
    found: list[Entry] = []
    on_line: int | None = rows[0][-1] if rows else None
    for row in rows:
        _, number, parent, *_ = row
        found.append(entry(row[:-1], undone=number != on_line))
        if number == on_line:
            on_line = parent
    return found


def entry(row: Sequence[Any], *, undone: bool = False) -> Entry:
    """A row of OWED, or of ENTRIES without its last column."""
    table_id, number, parent, rules, action, answers, events, state, member, interaction, at, token, shown = row
    return Entry(
        table_id,
        number,
        parent,
        rules,
        unpacked(action),
        unpacked(answers),
        unpacked(events),
        unpacked(state),
        Origin(member, interaction, at),
        token,
        shown,
        undone,
    )


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
    waiting.base, waiting.rules, waiting.action, waiting.member, waiting.interaction, waiting.at,
    answers.answer, answers.member, answers.interaction, answers.at
FROM waiting LEFT JOIN answers USING (table_id)
WHERE table_id = ? ORDER BY answers.number
"""


def waiting(rows: Sequence[sqlite3.Row]) -> Waiting:
    """The rows of WAITING, one an answer, or one without answers."""
    base, rules, action, member, interaction, at, *_ = rows[0]
    answers = tuple(
        GivenAnswer(unpacked(answer), Origin(by, through, when))
        for *_, answer, by, through, when in rows
        if answer is not None
    )
    return Waiting(base, rules, unpacked(action), Origin(member, interaction, at), answers)


SEATS = "SELECT key, name, member FROM seats WHERE table_id = ? ORDER BY length(key), key"


def seat(row: sqlite3.Row) -> Seat:
    """A row of SEATS."""
    return Seat(*row)
