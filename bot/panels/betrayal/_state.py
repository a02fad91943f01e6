"""The table message: how a table stands, and all that can be done now."""

from __future__ import annotations

from bot.panels.betrayal._events import undo_label
from bot.panels.betrayal._names import voice
from bot.panels.table import button, entry_row, why_press
from bot.ui.message import Message
from bot.view import Played, View
from rules.betrayal.events import RoundEnded


def state(view: View, last: Played | None) -> Message:
    """How the table stands, and all that can be done now."""
    say = voice(view).plain
    own = (why_press(view.number, say.locale),) if last is None else entry_row(last, undo_label(last))
    return Message(view.table.name, (), rows=((*own, button(say("button-help"), "help")),))


def begins_round(played: Played) -> bool:
    """Whether an entry began a round."""
    return any(isinstance(event, RoundEnded) for event in played.events)


def is_new_round(view: View) -> bool:  # noqa: ARG001 - whatever began a round is to be done by hand at once
    """Whether a round has begun in which nothing happened yet."""
    return False
