"""What can be done: for those who ask."""

from __future__ import annotations

from bot.panels.everrain._names import voice
from bot.panels.guide import Listed, help_at
from bot.panels.panel import Mention
from bot.ui.message import Message
from bot.view import View

_HELP: tuple[Listed, ...] = (
    ("everrain-help-ship", ("everrain ship", "everrain crew")),
    ("everrain-help-spawn", ("everrain spawn", "everrain odds")),
    ("everrain-help-enemyship", ("everrain enemyship",)),
    ("everrain-help-turn", ("everrain turn", "everrain phase", "everrain activate")),
    ("everrain-help-gone", ("everrain damage", "everrain destroy", "everrain banish")),
    ("everrain-help-port", ("everrain visitport", "everrain board", "everrain sink")),
    ("everrain-help-tracks", ("everrain agenda", "everrain discovery", "everrain act")),
    ("everrain-help-storm", ("everrain storm", "everrain elder")),
    ("everrain-help-chart", ("everrain reveal", "everrain tile", "everrain close", "everrain sail")),
    ("everrain-help-correct", ("everrain name", "everrain correct")),
)
_NOW = {verb: f"everrain {verb}" for verb in ("ship", "turn", "phase", "act", "spawn")}
"""The commands of the steps that are worth naming when they can be taken now, in the order of a round."""


def help(view: View, mention: Mention) -> Message:  # noqa: A001 - the command's own name
    """What players want to do and the command for it, and which steps can be taken now."""
    say = voice(view)
    first = [say("everrain-help-taps", command=mention("table show"))]
    first += [say(f"everrain-help-{each}") for each in ("phase", "map", "own")]
    return help_at(view, say, mention, first, _NOW, _HELP)
