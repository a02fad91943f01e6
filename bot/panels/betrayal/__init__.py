"""What a table of Betrayal of the Second Era shows: its state and what an entry caused, as messages."""

from __future__ import annotations

from bot.panels.betrayal._back import differences
from bot.panels.betrayal._corrections import corrections
from bot.panels.betrayal._events import done, happened, undo_label
from bot.panels.betrayal._forms import FILLED, FORMS
from bot.panels.betrayal._guide import help  # noqa: A004 - the command's own name
from bot.panels.betrayal._helping import helping
from bot.panels.betrayal._laying import laying, stands
from bot.panels.betrayal._lobby import joined, vacant
from bot.panels.betrayal._names import names
from bot.panels.betrayal._puttable import moves_of, puttable
from bot.panels.betrayal._question import answer_name, label, question
from bot.panels.betrayal._quiet import bags, bard, drawn_so, pool
from bot.panels.betrayal._real import real
from bot.panels.betrayal._report import addressed, called, line, on_board, report, urgent, walks
from bot.panels.betrayal._state import begins_round, is_new_round, state
from bot.panels.betrayal._why import why, why_asked

CHOICES = {"drawn": drawn_so, "bard": bard}
"""What a button of this game's own opens: a quiet message, made of the view and the button's arg."""

__all__ = [
    "CHOICES",
    "FILLED",
    "FORMS",
    "addressed",
    "answer_name",
    "bags",
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
    "on_board",
    "pool",
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
