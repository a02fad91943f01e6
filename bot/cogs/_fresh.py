"""In the place of an old button: what the table message offers now for the same purpose."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from bot.client import CrowsNest
from bot.games import panel
from bot.panels.presses import RIGHT
from bot.panels.table import LABEL
from bot.refusal import Refusal
from bot.tables.line import coming_next
from bot.telling.lead import table_message
from bot.text import cut
from bot.ui.ids import BUTTON, FORM, read_option, unpack_request
from bot.ui.message import Menu, Press, Row, presses_of
from bot.view import Played
from storage.store import StoreError

OLD = frozenset({"old-button", "old-form", "nothing-to-redo"})
"""The refusals of what is old."""

MOST = 5
"""The most buttons that are offered."""

_ON = frozenset({"turn", "round"})
"""The requests that end a turn and begin what comes next, in every game."""

_NEVER = frozenset({"do", "answer", "why", "help"})
"""Verbs of which a fresh one is found in another way, or which never get old."""


def meaning(custom_id: str, values: Iterable[str]) -> Press | None:
    """What a button, menu or form means, by its id and what was chosen; None for one that no version made."""
    if match := re.fullmatch(BUTTON, custom_id):
        verb, arg = match["verb"], match["arg"]
        while verb == "guest":
            verb, _, arg = arg.partition(":")
        return Press(verb, arg, "")
    if match := re.fullmatch(FORM, custom_id):
        return Press("form", f"{match['name']};{match['arg']}", "")
    return next((press for value in values if (press := read_option(0, value)) is not None), None)


async def renewed(bot: CrowsNest, refusal: Refusal, old: Press | None) -> Refusal:
    """The refusal of something old, with fresh buttons for its purpose; a question that waits is shown with its own."""
    view = refusal.view
    if refusal.code not in OLD or old is None or view is None or view.asking is not None or refusal.presses:
        return refusal
    try:
        last = await bot.tables.entry(view.table, view.number)
        message = table_message(view, last, again=await coming_next(bot.tables, view))
    except StoreError:
        return refusal
    offered = (*message.rows, *_under_report(last))
    rows = [(isinstance(row, Menu), press) for row in offered for press in presses_of(row) if _alike(old, press)]
    fresh = [press for chosen, press in rows if not chosen] or [press for _, press in rows]
    if fresh:
        refusal.cures = ()
        apart = {(press.verb, press.arg): replace(press, label=cut(press.label, LABEL)) for press in fresh}
        refusal.presses = tuple(apart.values())[:MOST]
    return refusal


def _under_report(last: Played) -> tuple[Row, ...]:
    """What the last entry's own report has that the table message need not have: what the bot's dice and cards really were."""
    report = panel(last.after).report(last)
    return () if report is None else tuple(_real(row) for row in report.rows)


def _real(row: Row) -> Row:
    return tuple(press for press in presses_of(row) if press.verb == "real")


def _alike(old: Press, now: Press) -> bool:
    """Whether a button serves the purpose of an old one."""
    if old.verb == "do":
        return now.verb == "do" and {_asked(old), _asked(now)} <= _ON
    if old.verb in {"form", "again"}:
        name = _form(old)
        if name == "real":
            return now.verb == "real"
        return now.verb == "form" and _form(now) == name and now.arg != old.arg  # else it can be filled in again
    return old.verb not in _NEVER and now.verb == ("undo" if old.verb == "back" else old.verb)


def _asked(press: Press) -> str:
    try:
        return unpack_request(press.arg).verb
    except ValueError:
        return ""


def _form(press: Press) -> str:
    return press.arg.partition(";")[0].removeprefix(RIGHT)
