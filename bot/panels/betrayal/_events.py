"""Events in words: as full lines, and in short for titles, the log and Undo."""

from __future__ import annotations

from bot.panels.betrayal._names import voice
from bot.panels.table import LABEL, LINE
from bot.text import cut
from bot.view import Played


def happened(played: Played) -> str:
    """What an entry did, in a few words with markdown."""
    return voice(played.after).tagged(played.events[0], "short")


def undo_label(played: Played) -> str:
    """What an entry's Undo button says."""
    say = voice(played.after).plain
    return say("button-undo", done=done(played, LABEL - len(say("button-undo", done="")) - 1))


def done(played: Played, room: int = LINE) -> str:
    """What an entry did, in a few plain words of at most so many characters."""
    return cut(voice(played.after).plain.tagged(played.events[0], "short"), room)
