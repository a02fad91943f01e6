"""What to choose from when a draw of the bot's was another at the table."""

from __future__ import annotations

from bot.panels.betrayal._names import voice
from bot.ui.message import Message
from bot.view import Played


def real(played: Played) -> Message:
    """The draws of an entry, each to be put right."""
    return Message(voice(played.after)("real-none"))
