"""What a table of The Everrain shows: its state and what an entry caused, as messages."""

from __future__ import annotations

from bot.panels.everrain._back import differences
from bot.panels.everrain._corrections import corrections
from bot.panels.everrain._events import done, happened, undo_label
from bot.panels.everrain._forms import FILLED, FORMS
from bot.panels.everrain._guide import help  # noqa: A004 - the command's own name
from bot.panels.everrain._helping import helping
from bot.panels.everrain._laying import laying, stands
from bot.panels.everrain._lobby import joined, vacant
from bot.panels.everrain._names import names
from bot.panels.everrain._puttable import moves_of, puttable
from bot.panels.everrain._question import answer_name, label, question
from bot.panels.everrain._quiet import odds
from bot.panels.everrain._real import real
from bot.panels.everrain._report import addressed, called, line, on_board, report, urgent, walks
from bot.panels.everrain._state import begins_round, is_new_round, state
from bot.panels.everrain._why import why, why_asked

CHOICES = {}
"""What a button of this game's own opens: a quiet message, made of the view and the button's arg."""

__all__ = [
    "CHOICES",
    "FILLED",
    "FORMS",
    "addressed",
    "answer_name",
    "begins_round",
    "called",
    "corrections",
    "differences",
    "done",
    "happened",
    "help",
    "helping",
    "is_new_round",
    "joined",
    "label",
    "laying",
    "line",
    "moves_of",
    "names",
    "odds",
    "on_board",
    "puttable",
    "question",
    "real",
    "report",
    "stands",
    "state",
    "undo_label",
    "urgent",
    "vacant",
    "walks",
    "why",
    "why_asked",
]
