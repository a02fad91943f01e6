"""What is reminded of at its moment, and what looks forgotten: the buttons that tell it now, or take back and do it first."""

from __future__ import annotations

from bot.panels.everrain._names import voice
from bot.panels.presses import opens
from bot.panels.table import Voice
from bot.ui.message import Press
from bot.view import Played
from rules.contract import Question
from rules.everrain.dice import IN_BOX
from rules.everrain.events import OutOfOrder
from rules.questions import Roll

_MOST = 2
"""So many buttons for what was forgotten: the first of it."""


def reminded(say: Voice, question: Question) -> list[str]:
    """That a roll by hand of more dice than are in the box is made in two."""
    if not isinstance(question, Roll) or not question.own or question.dice <= IN_BOX:
        return []
    return [say("everrain-remind-dice", box=IN_BOX, again=question.dice - IN_BOX)]


def forgotten(played: Played) -> tuple[Press, ...]:
    """The buttons for what was forgotten before the Enemy Phase: where an enemy stands, what its card says."""
    return tuple(press for event in played.events if isinstance(event, OutOfOrder) for press in _for(played, event))[
        :_MOST
    ]


def _for(played: Played, event: OutOfOrder) -> tuple[Press, ...]:
    say = voice(played.after).plain
    match event.what:
        case "unplaced":
            return (opens(say, "place", event.enemies[0], "everrain-button-place", enemy=event.enemies[0]),)
        case "untold":
            return (opens(say, "name", event.enemies[0], "everrain-button-tell", enemy=event.enemies[0]),)
        case _:
            return ()
