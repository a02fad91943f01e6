"""The line of entries from the head back: what was done since an entry, by whom, and what stands before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.panels.table import correct_press, take_back_press
from bot.refusal import Refusal
from bot.tables.locked import Locked
from bot.ui.stamps import stamp
from bot.view import Played, View
from storage.store import DamagedEntry, Entry

PAGE = 100
"""How many entries are read at once."""


async def before_head(tables: Locked, view: View, entry: int) -> View:
    """The table as it stood before its head, which must be this entry. Refusal `overtaken` when others came after it.

    Refusal `old-button` when the entry is not on the line, `cannot-undo-start` for the first.
    """
    if entry == 1:
        raise Refusal("cannot-undo-start", view=view)
    since = await line_since(tables, view, entry)
    if not since:
        raise Refusal("old-button", view=view)
    if len(since) > 1:
        raise overtaken(view, since)
    parent = since[0].parent
    below = await tables.store.entry(view.table.id, parent)
    assert below is not None
    before = await tables.ledger.played(view.table, below)
    return View(view.table, view.game, before.after.state, parent, view.seats, book=view.book)


async def line_since(tables: Locked, view: View, entry: int) -> list[Entry]:
    """The entries from the head back to this one, newest first; none when it is not on the line."""
    numbered = range(entry, view.number + 1)
    if not numbered or entry < 1:
        return []
    found = await tables.store.entries(view.table.id, before=view.number + 1, limit=len(numbered), states=False)
    line: list[Entry] = []
    wanted = view.number
    for each in found:
        if each.number == wanted:
            line.append(each)
            wanted = each.parent
    return line if line and line[-1].number == entry else []


async def last_on_line(tables: Locked, view: View, most: int) -> list[int]:
    """The numbers of the last entries on the line, newest first."""
    line: list[int] = []
    wanted, below = view.number, view.number + 1
    while wanted and len(line) < most:
        page = await tables.store.entries(view.table.id, before=below, limit=PAGE, states=False)
        for each in page:
            if each.number == wanted:
                line.append(each.number)
                wanted = each.parent
        below -= PAGE
    return line[:most]


async def coming_next(tables: Locked, view: View) -> Played | None:
    """The entry that redo would bring back now; None when there is none, while the table waits, and when it cannot be read."""
    child = None if view.asking is not None else await tables.store.child(view.table.id, view.number)
    try:
        return None if child is None else await tables.entry(view.table, child)
    except DamagedEntry:
        return None


async def facts_taken_back(tables: Locked, view: View) -> dict[str, str]:
    """The facts that were told in the step that was taken back last from here, by the keys of their questions.

    What was told further on belongs to another state: to another captain, perhaps.
    """
    child = await tables.store.child(view.table.id, view.number)
    taken_back = () if child is None else (await tables.entry(view.table, child)).facts
    return {told.question: told.value for told in taken_back}


def overtaken(view: View, since: Sequence[Entry]) -> Refusal:
    """That others came after the last of these entries: how many steps, by whom; all can be taken back, or it be corrected."""
    entry = since[-1]
    members = dict.fromkeys(each.origin.member for each in reversed(since[:-1]))
    back = replace(take_back_press(entry.parent, len(since), view.table.language), stamp=back_stamp(view))
    presses = (back, correct_press(entry.number, view.table.language))
    who = tuple(f"<@{member}>" for member in members)
    return Refusal("overtaken", view=view, presses=presses, count=len(since) - 1, who=who)


def back_stamp(view: View) -> str:
    """The stamp of a button that takes back several steps: it is about what was last done."""
    return stamp(("back-to", view.number))
