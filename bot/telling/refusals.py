"""What is said of a refusal: why, and what would be right instead."""

from __future__ import annotations

from dataclasses import replace

from bot.games import panel
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.telling.outcomes import question
from bot.ui.ids import pack_request
from bot.ui.message import Message, Press
from bot.ui.stamps import stamped

_ASKED_AGAIN = {
    "waiting",
    "answered-already",
    "old-button",
    "old-form",
    "unknown-face",
    "too-few-dice",
    "too-many-dice",
}
"""The refusals that show the question that waits."""

MOST_ROWS = 4
"""The most rows of buttons for what would be right instead of what was refused."""


def refusal_message(refusal: Refusal) -> Message:
    """A refusal in words, with the question that waits or buttons for what would be right."""
    view = refusal.view
    if view is None:
        message = table_panel.refusal(refusal, None)
    else:
        message = table_panel.refusal(refusal, panel(view).names(view))
        if view.asking is not None and refusal.code in _ASKED_AGAIN:
            asked = question(view)
            message = replace(message, lines=(*message.lines, *asked.lines), rows=asked.rows)
    rows = table_panel.rows((*_helping(refusal), *_cures(refusal), *refusal.presses), MOST_ROWS)
    return stamped(replace(message, rows=(*message.rows, *rows)[:5]), view)


def _helping(refusal: Refusal) -> tuple[Press, ...]:
    """The forms of the game that do what a refusal asks for."""
    return () if refusal.view is None else tuple(panel(refusal.view).helping(refusal))


def _cures(refusal: Refusal) -> tuple[Press, ...]:
    if refusal.view is None:
        return ()
    labels = ((cure, panel(refusal.view).label(refusal.view, cure)) for cure in refusal.cures)
    return tuple(Press("do", pack_request(cure), label) for cure, label in labels if label)
