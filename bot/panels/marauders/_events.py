"""Events in words: as full lines, and in short for titles, the log and Undo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.panels.marauders._names import voice
from bot.panels.table import Voice, tag
from bot.text.catalogue import has
from bot.text.saying import joined
from bot.view import Played
from rules.contract import Event
from rules.marauders.actions import Icons
from rules.marauders.events import (
    Absent,
    Arrived,
    CardDrawn,
    Defeated,
    Joined,
    MostTold,
    Moved,
    OutOfOrder,
    Placed,
    Removed,
    Reshuffled,
    RoundEnded,
    Seated,
    Stayed,
    Succeeded,
)

HANDS = (Moved, Stayed, Absent, Arrived, Succeeded, Defeated, Placed, Removed)
"""What the hands at the board must do."""

_TITLES = (CardDrawn, RoundEnded)
"""What an entry is named after, wherever it stands among its events."""

_ASIDE = (OutOfOrder, MostTold, Reshuffled, Seated, Absent)
"""What an entry is named after only when nothing else happened."""


def happened(played: Played) -> str:
    """What an entry did, in a few words with markdown: its most telling event, and how many more things happened."""
    say = voice(played.after)
    first = _telling(played)
    more = sum(isinstance(event, HANDS) for event in played.events if event is not first)
    short = _short(say, first)
    return say("log-more", done=short, count=more) if more else short


def undo_label(played: Played) -> str:
    """What an entry's Undo button says: `Undo: Ben left port`."""
    say = voice(played.after).plain
    return say("button-undo", done=_short(say, _telling(played)))


def event_lines(say: Voice, events: Iterable[Event]) -> list[str]:
    """Events in full, each in a line or more."""
    return [line for event in events for line in _lines(say, event)]


def title(say: Voice, played: Played) -> str:
    """What caused it all."""
    if isinstance(played.action, Icons):
        icons = [say("title-icon", ship=icon.ship, letter=icon.letter) for icon in played.action.icons]
        return say("title-icons", icons=joined(icons, "comma", say.locale))
    event = _telling(played)
    return say.tagged(event, "title") if has(f"{tag(event)}.title") else _short(say, event)


def _telling(played: Played) -> Event:
    """The event that says best what an entry did."""
    return min(played.events, key=lambda event: isinstance(event, _ASIDE) - isinstance(event, _TITLES))


def _short(say: Voice, event: Event) -> str:
    return say.tagged(event, "short")


def _lines(say: Voice, event: Event) -> Iterator[str]:
    """An event in words, and what is worth a line of its own."""
    yield say(event)
    if isinstance(event, CardDrawn) and event.text:
        yield say.tagged(event, "text")
    if isinstance(event, Joined) and event.port != event.nation:
        yield say("joined-abroad", seat=event.seat, nation=event.nation, port=event.port)
