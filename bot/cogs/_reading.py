"""Reading a table: why, the log, the house rules, the export. Nothing here changes anything."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from bot.client import CrowsNest
from bot.games import panel
from bot.panels import correcting, house
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.ui.message import File, Message
from bot.ui.stamps import stamped
from rules.contract import RuleError, Start, encode
from storage.store import DamagedEntry, Entry, Table

PAGE = 10
"""Entries on a page of the log."""

FORMAT = 1
"""The number of the export's format, raised when it changes."""


async def why_message(bot: CrowsNest, table: Table, entry: int | None, page: int = 1) -> Message:
    """Every decision of an entry, a page at a time; when none is named, why something is asked now, else the last one.

    Refusal for an entry or a page that there is not.
    """
    if entry is None and table.ended is None:
        view = await bot.tables.ledger.view(table)
        if view.asking is not None:
            return table_panel.why_asked(view, panel(view), page)
    played = await bot.tables.entry(table, table.head if entry is None else entry)
    message = table_panel.why(played, panel(played.after).why(played), panel(played.after), page)
    return message if table.ended is not None else stamped(correcting.with_fix(message, played), played.after)


async def log_message(bot: CrowsNest, table: Table, page: int) -> Message:
    """A page of the ledger in words, newest first, what was taken back marked."""
    newest = (await bot.store.entries(table.id, limit=1))[0].number
    pages = -(-newest // PAGE)
    if not 1 <= page <= pages:
        raise Refusal("no-such-page", page=page, pages=pages)
    entries = await bot.store.entries(table.id, before=newest - (page - 1) * PAGE + 1, limit=PAGE)
    played = await bot.tables.ledger.several(table, entries)
    marked = [(each, entry.undone) for each, entry in zip(played, entries, strict=True)]
    return table_panel.log(marked, page, pages, panel(played[0].after))


async def export_message(bot: CrowsNest, table: Table, limit: int) -> Message:
    """The whole table as one JSON file: the same bytes whenever and by whomever it is asked for.

    Refusal when it is larger than `limit` bytes.
    """
    entries = await bot.store.entries(table.id, states=False)
    head = await bot.store.entry(table.id, table.head)
    if head is None:
        raise DamagedEntry(table.id, table.head)
    document = await asyncio.to_thread(_document, table, head.state, entries)
    if len(document) > limit:
        raise Refusal("export-too-large", size=len(document) // 1024, limit=limit // 1024)
    return table_panel.export(File(f"{table.game}-{table.head}.json", document), len(entries), table.language)


def _document(table: Table, state: bytes, entries: Sequence[Entry]) -> bytes:
    """The export of a table in this state, with all of its entries, newest first."""
    return encode(
        {
            "format": FORMAT,
            "game": table.game,
            "pack": msgspec.json.decode(entries[-1].action, type=Start).pack,
            "rules": entries[0].rules,
            "revision": table.head,
            "state": msgspec.Raw(state),
            "entries": [_exported(entry) for entry in reversed(entries)],
        }
    )


def _exported(entry: Entry) -> dict[str, object]:
    return {
        "number": entry.number,
        "parent": entry.parent,
        "action": msgspec.Raw(entry.action),
        "answers": msgspec.Raw(entry.answers),
        "events": msgspec.Raw(entry.events),
    }


async def rules_message(bot: CrowsNest, table: Table, switch: str | None) -> Message:
    """The house rules as they are set, or one of them with all its values; Refusal when there is none of that name."""
    view = await bot.tables.ledger.view(table)
    try:
        return stamped(house.rules(view, panel(view).names(view), switch), view)
    except RuleError as error:
        raise Refusal.of(error, view) from error
