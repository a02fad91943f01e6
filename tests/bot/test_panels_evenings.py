"""Whole evenings that play themselves: every entry, question and refusal of them can be shown."""

from __future__ import annotations

import re

import pytest

from bot.panels import marauders as panel
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.ui.stamps import stamped
from bot.view import Asking, Played
from rules.contract import Action
from rules.referee import Stopped, run
from tests.bot.samples import UNSAYABLE
from tests.bot.tables import GAME, check, view, whole
from tests.rules.marauders_evenings import Refused, Step, evening


@pytest.mark.parametrize("seed", range(12))
def test_every_entry_of_an_evening_can_be_shown(seed: int) -> None:
    number = 1
    for step in evening(GAME, seed, 60):
        if isinstance(step, Refused):
            _refused(step)
        else:
            number += 1
            _played(step, number)


def _refused(step: Refused) -> None:
    at = view(step.after)
    message = table_panel.refusal(Refusal.of(step.refusal, at), panel.names(at))
    check(message)
    assert not re.search(r"[{}]", message.lines[0]), message.lines[0]
    assert all(panel.label(at, cure) != UNSAYABLE for cure in step.refusal.cures)


def _played(step: Step, number: int) -> None:
    at = view(step.after)
    entry = Played(number, step.action, step.answers, step.events, step.before, at, 1000.0, 42)
    report = panel.report(entry)
    why = panel.why(entry)
    for message in (report or panel.line(entry), panel.state(at, entry), table_panel.why(entry, why, panel)):
        check(stamped(message, at))
        assert not re.search(r"[{}]|(?<!\.)\bnone\b(?! that)", whole(message)), whole(message)
    assert UNSAYABLE not in why
    assert UNSAYABLE not in table_panel.log_line(entry, panel, undone=False)
    _waiting(step)


def _waiting(step: Step) -> None:
    """The same action, at each question that it stopped at."""
    for count in range(len(step.answers)):
        stopped = run(GAME, step.before, step.action, step.answers[:count], b"another seed")
        if isinstance(stopped, Stopped):
            _asked(step, step.action, stopped)


def _asked(step: Step, action: Action, stopped: Stopped) -> None:
    asking = Asking(action, stopped.question, stopped.events, stopped.answers, len(stopped.answers), 4)
    at = view(step.before, asking=asking)
    for message in (panel.question(at), panel.state(at, None)):
        check(stamped(message, at))
        assert not re.search(r"[{}]|(?<!\.)\bnone\b(?! that)", whole(message))
