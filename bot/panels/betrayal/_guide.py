"""What can be done: for those who ask."""

from __future__ import annotations

from bot.panels.betrayal._names import realm_of, voice
from bot.panels.guide import Listed, help_at
from bot.panels.panel import Mention
from bot.ui.message import Message
from bot.view import View

_HELP: tuple[Listed, ...] = (
    ("betrayal-help-party", ("betrayal party",)),
    ("betrayal-help-pool", ("betrayal pool", "betrayal bags")),
    ("betrayal-help-open", ("betrayal clash", "betrayal dungeon", "betrayal delve")),
    ("betrayal-help-explore", ("betrayal explore",)),
    ("betrayal-help-gone", ("betrayal defeat", "betrayal remove", "betrayal return")),
    ("betrayal-help-turned", ("betrayal flip", "betrayal companion")),
    ("betrayal-help-draw", ("betrayal draw", "betrayal fill", "betrayal skill")),
    ("betrayal-help-round", ("betrayal enemies", "betrayal round")),
    ("betrayal-help-correct", ("betrayal name", "betrayal place", "betrayal swap")),
    ("betrayal-help-health", ("betrayal health",)),
    ("betrayal-help-end", ("betrayal endbattle",)),
)
_NOW = {
    "party": "betrayal party",
    "battle": "betrayal clash",
    "enemies": "betrayal enemies",
    "round": "betrayal round",
    "endbattle": "betrayal endbattle",
}
"""The commands of the steps that are worth naming when they can be taken now, in the order of a session."""


def help(view: View, mention: Mention) -> Message:  # noqa: A001 - the command's own name
    """What players want to do and the command for it, and which steps can be taken now."""
    say = voice(view)
    first = [say("betrayal-help-taps", command=mention("table show")), say("betrayal-help-chips")]
    tracked = realm_of(view).house.health == "on"
    own = [each for each in _HELP if tracked or each[0] != "betrayal-help-health"]
    return help_at(view, say, mention, first, _NOW, own)
