"""What a table of Merchants & Marauders shows: its state and what an entry caused, as messages."""

from __future__ import annotations

from bot.panels.marauders._back import differences
from bot.panels.marauders._battle import check_battle
from bot.panels.marauders._corrections import corrections
from bot.panels.marauders._events import done, happened, undo_label
from bot.panels.marauders._forms import FILLED, FORMS
from bot.panels.marauders._guide import help  # noqa: A004 - the command's own name
from bot.panels.marauders._helping import helping
from bot.panels.marauders._laying import laying, stands
from bot.panels.marauders._lobby import joined, vacant
from bot.panels.marauders._names import names
from bot.panels.marauders._odds import odds, odds_again, odds_presses
from bot.panels.marauders._puttable import moves_of, puttable
from bot.panels.marauders._question import answer_name, label, question, scoutings
from bot.panels.marauders._real import real
from bot.panels.marauders._report import addressed, called, line, on_board, report, urgent, walks
from bot.panels.marauders._round_odds import battle_odds, fighting, round_odds
from bot.panels.marauders._state import begins_round, is_new_round, state
from bot.panels.marauders._whole_odds import asked, meeting, reckoned, whole_odds
from bot.panels.marauders._why import why, why_asked

CHOICES = {"scouting": scoutings, "odds": odds_again, "battle-odds": battle_odds}
"""What a button of this game's own opens: a quiet message, made of the view and the button's arg."""

__all__ = [
    "CHOICES",
    "FILLED",
    "FORMS",
    "addressed",
    "answer_name",
    "asked",
    "battle_odds",
    "begins_round",
    "called",
    "check_battle",
    "corrections",
    "differences",
    "done",
    "fighting",
    "happened",
    "help",
    "helping",
    "is_new_round",
    "joined",
    "label",
    "laying",
    "line",
    "meeting",
    "moves_of",
    "names",
    "odds",
    "odds_presses",
    "on_board",
    "puttable",
    "question",
    "real",
    "reckoned",
    "report",
    "round_odds",
    "scoutings",
    "stands",
    "state",
    "undo_label",
    "urgent",
    "vacant",
    "walks",
    "whole_odds",
    "why",
    "why_asked",
]
