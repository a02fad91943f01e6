"""Events in short, for titles, the log and Undo."""

from __future__ import annotations

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._facts import said
from bot.panels.betrayal._names import pack_of, voice
from bot.panels.table import LABEL, LINE, Voice
from bot.text import cut
from bot.view import Played
from rules.betrayal import events as on
from rules.contract import Event

_ASIDE = (on.OutOfOrder, on.LaidAside, on.AsideReturned, on.AfterDeployment, on.PoolSpent)
"""What an entry is named after only when nothing else happened."""

_FIRST = (on.Skilled, on.BattleOpened, on.TileRevealed, on.Filled)
"""What an entry is named after, wherever it stands among its events."""


def telling(played: Played) -> Event:
    """The event that says best what an entry did."""
    return min(played.events, key=lambda event: isinstance(event, _ASIDE) - isinstance(event, _FIRST))


def happened(played: Played) -> str:
    """What an entry did, in a few words with markdown."""
    return _short(voice(played.after), played)


def undo_label(played: Played) -> str:
    """What an entry's Undo button says: `Undo: Ghoul (3) defeated`."""
    say = voice(played.after).plain
    return say("button-undo", done=done(played, LABEL - len(say("button-undo", done="")) - 1))


def done(played: Played, room: int = LINE) -> str:
    """What an entry did, in a few plain words of at most so many characters."""
    return cut(_short(voice(played.after).plain, played), room)


def title(played: Played) -> str:
    """What a report is about: the pool where one was spent, else what happened."""
    say = voice(played.after).plain
    for event in played.events:
        if isinstance(event, on.BattleOpened | on.TileRevealed):
            return words.pool(say, event.pool)
    return _short(say, played)


def _short(say: Voice, played: Played) -> str:
    return said(say, pack_of(played.after), telling(played), "short")
