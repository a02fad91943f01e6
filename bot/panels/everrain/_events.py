"""Events in short, for titles, the log and Undo."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.everrain._facts import said
from bot.panels.everrain._names import names, pack_of, voice
from bot.panels.table import LABEL, LINE, Voice, short
from bot.view import Played
from rules.contract import Event
from rules.everrain import events as on

_ASIDE = (
    on.OutOfOrder,
    on.Reshuffled,
    on.NothingToDo,
    on.Heading,
    on.ActDue,
    on.Closing,
    on.Tied,
    on.Whilst,
    on.Targeted,
    on.ToActivate,
)
"""What an entry is named after only when nothing else happened."""

_FIRST = (
    *(on.PhaseBegan, on.PhaseEnded, on.Acted, on.Rolled, on.Boarded, on.Sunk, on.PortVisited, on.TurnedUp, on.ActBegan),
    *(on.Left, on.ElderWeakened, on.Revealed),
)
"""What an entry is named after, wherever it stands among its events: the first of these that is there."""


def telling(played: Played) -> Event:
    """The event that says best what an entry did."""
    return min(played.events, key=_place)


def _place(event: Event) -> int:
    known = next((place for place, kind in enumerate(_FIRST) if isinstance(event, kind)), len(_FIRST))
    return known + isinstance(event, _ASIDE)


def happened(played: Played) -> str:
    """What an entry did, in a few words with markdown."""
    return _short(voice(played.after), played)


def undo_label(played: Played) -> str:
    """What an entry's Undo button says: `Undo: C1 Drowned Hand destroyed`."""
    say = voice(played.after).plain
    return say("button-undo", done=done(played, LABEL - len(say("button-undo", done="")) - 1))


def done(played: Played, room: int = LINE) -> str:
    """What an entry did, in a few plain words of at most so many characters."""
    say, before = voice(played.after), played.before
    if before is not None:  # those that have left by now are told by their names, too
        then = names(replace(played.after, state=before)).others["enemy"]
        others = {**say.names.others, "enemy": {**then, **say.names.others["enemy"]}}
        say = replace(say, names=replace(say.names, others=others))
    return short(say.plain, lambda say: _short(say, played), room)


def title(played: Played) -> str:
    """What a report is about."""
    return _short(voice(played.after).plain, played)


def _short(say: Voice, played: Played) -> str:
    event = telling(played)
    more = sum(isinstance(each, on.Acted | on.Left) for each in played.events) - 1
    return said(say, pack_of(played.after), event, "short", more=max(more, 0))
