"""Events in words: as full lines, and in short for titles, the log and Undo."""

from __future__ import annotations

from bot.panels.marauders._lines import HANDS
from bot.panels.marauders._names import voice
from bot.panels.table import Voice, tag
from bot.text.catalogue import has
from bot.text.saying import joined
from bot.view import Played
from rules.contract import Event
from rules.marauders.actions import Icons
from rules.marauders.events import (
    Absent,
    CardDrawn,
    MostTold,
    Moved,
    OutOfOrder,
    Reshuffled,
    RoundEnded,
    Seated,
    Stayed,
)

_TITLES = (CardDrawn, RoundEnded)
"""What an entry is named after, wherever it stands among its events."""

_ASIDE = (OutOfOrder, MostTold, Reshuffled, Seated, Absent)
"""What an entry is named after only when nothing else happened."""


def happened(played: Played) -> str:
    """What an entry did, in a few words with markdown: its most telling event, and how many more ships it moved."""
    say = voice(played.after)
    first = _telling(played)
    own = getattr(first, "ship", None)
    ships = {getattr(event, "ship", None) for event in played.events if _moves(event)} - {own}
    short = _short(say, played, first)
    return say("log-more", done=short, count=len(ships), more=own is not None) if ships else short


def undo_label(played: Played) -> str:
    """What an entry's Undo button says: `Undo: Ben left port`."""
    return voice(played.after).plain("button-undo", done=done(played))


def done(played: Played) -> str:
    """What an entry did, in a few plain words: `Ben left port`."""
    say = voice(played.after).plain
    event = _telling(played)
    return say.tagged(event, "undo") if has(f"{tag(event)}.undo") else _short(say, played, event)


def title(say: Voice, played: Played) -> str:
    """What caused it all."""
    if isinstance(played.action, Icons):
        icons = [say("title-icon", ship=icon.ship, letter=icon.letter) for icon in played.action.icons]
        return say("title-icons", icons=joined(icons, "comma", say.locale), title=played.action.title or None)
    event = _telling(played)
    return say.tagged(event, "title") if has(f"{tag(event)}.title") else _short(say, played, event)


def _telling(played: Played) -> Event:
    """The event that says best what an entry did; of a ship that moved several times, its last move."""
    first = min(played.events, key=lambda event: isinstance(event, _ASIDE) - isinstance(event, _TITLES))
    if not isinstance(first, Moved | Stayed):
        return first
    return [each for each in played.events if isinstance(each, Moved | Stayed) and each.ship == first.ship][-1]


def _moves(event: Event) -> bool:
    return isinstance(event, HANDS) and not isinstance(event, Absent)


def _short(say: Voice, played: Played, event: Event) -> str:
    old = isinstance(event, Seated) and played.before is not None and event.seat in played.before.seats
    return say.tagged(event, "moved" if old else "short")
