"""Events in words: as full lines, and in short for titles, the log and Undo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.panels.marauders._lines import HANDS, legs
from bot.panels.marauders._names import voice
from bot.panels.table import LABEL, LINE, Voice, short, tag
from bot.text.catalogue import has
from bot.text.saying import joined
from bot.view import Played
from rules.contract import Amended, Event
from rules.marauders.actions import Icons
from rules.marauders.battle.events import AggressorSupposed, BattleOver, BattleStarted, Mustered, Repaired
from rules.marauders.card_events import CardDrawn, NothingDone, PeaceMade, Reshuffled, SecondCard, WarBegan
from rules.marauders.events import (
    Absent,
    BountySet,
    CaptainLost,
    Defeated,
    MostTold,
    Moved,
    OutOfOrder,
    Placed,
    Refitted,
    Removed,
    RoundEnded,
    Seated,
    Stayed,
)

_TITLES = (Amended, CardDrawn, RoundEnded, BattleOver)
"""What an entry is named after, wherever it stands among its events."""

_ASIDE = (
    OutOfOrder,
    MostTold,
    Reshuffled,
    Seated,
    Absent,
    NothingDone,
    SecondCard,
    Mustered,
    Repaired,
    AggressorSupposed,
)
"""What an entry is named after only when nothing else happened."""


_ENDS = (CaptainLost, Defeated, Removed, Placed)
"""What calls off the battle of whom it happens to."""


def happened(played: Played) -> str:
    """What an entry did, in a few words with markdown: its most telling event, and how many more ships it moved."""
    say = voice(played.after)
    if _bounties(played):
        return _of_nations(say, played)
    if legs(played.events):
        return _over_two(say, played)
    if _wars(played):
        return _of_wars(say, played)
    first = _telling(played)
    own, count = getattr(first, "ship", None), _more_ships(played, first)
    words = _short(say, played, first)
    return say("log-more", done=words, count=count, more=own is not None) if count else words


def undo_label(played: Played) -> str:
    """What an entry's Undo button says: `Undo: Ben left port`."""
    say = voice(played.after).plain
    return say("button-undo", done=done(played, LABEL - len(say("button-undo", done="")) - 1))


def done(played: Played, room: int = LINE) -> str:
    """What an entry did, in a few plain words of at most so many characters: `Ben left port`. All of it, if only by number."""
    say = voice(played.after).plain
    ways = _ways(played)
    fitting = (words for make in ways if len(words := make(say)) <= room)
    return next(fitting, None) or short(say, ways[-1], room)


def _ways(played: Played) -> tuple[Callable[[Voice], str], ...]:
    """What an entry did, first at length, then so that all of it is there in a few words."""
    event = _telling(played)
    if count := len(_bounties(played)):
        seat = _bounties(played)[0].seat
        return (lambda say: _of_nations(say, played)), (lambda say: say("bounties-of", seat=seat, count=count))
    if legs(played.events):
        return tuple(partial(_over_two, played=played, how=how) for how in ("", ".brief", ".zones"))
    if count := len(_wars(played)):
        return (partial(_of_wars, played=played)), (lambda say: say.tagged(event, "brief", count=count))
    more = _more_ships(played, event)
    if more and isinstance(event, Moved | Stayed):
        return ((lambda say: say("ships-moved", ship=event.ship, count=more)),)
    if has(f"{tag(event)}.undo"):
        return ((lambda say: say.tagged(event, "undo")),)
    return ((lambda say: _short(say, played, event)),)


def _bounties(played: Played) -> tuple[BountySet, ...]:
    """The bounties that an entry set, when it set those of several nations and did nothing else."""
    told = tuple(event for event in played.events if isinstance(event, BountySet))
    return told if len(told) > 1 and len(told) == len(played.events) else ()


def _of_nations(say: Voice, played: Played) -> str:
    told = _bounties(played)
    counts = joined((say("state-bounty", nation=each.nation, count=each.count) for each in told), "and", say.locale)
    return say("bounties-told", seat=told[0].seat, list=counts)


def _wars(played: Played) -> tuple[WarBegan | PeaceMade, ...]:
    """The wars that an entry began or ended, where it is named after them."""
    wars = tuple(event for event in played.events if isinstance(event, WarBegan | PeaceMade))
    return wars if isinstance(_telling(played), WarBegan | PeaceMade) else ()


def _of_wars(say: Voice, played: Played) -> str:
    return joined((say.tagged(event, "short") for event in _wars(played)), "apart", say.locale)


def _over_two(say: Voice, played: Played, how: str = "") -> str:
    first, last = legs(played.events)
    return say(f"sailed-over-two{how}", seat=last.seat, via=first.to, zone=last.to)


def _more_ships(played: Played, event: Event) -> int:
    """How many ships an entry moved beside the one that an event is about."""
    ships = {getattr(each, "ship", None) for each in played.events if _moves(each)}
    return len(ships - {getattr(event, "ship", None)})


def title(say: Voice, played: Played) -> str:
    """What caused it all."""
    if isinstance(played.action, Icons):
        icons = [say("title-icon", ship=icon.ship, letter=icon.letter) for icon in played.action.icons]
        return say("title-icons", icons=joined(icons, "comma", say.locale), title=played.action.title or None)
    if legs(played.events):
        return _over_two(say, played)
    if _wars(played):
        return _of_wars(say, played)
    began = next((event for event in played.events if isinstance(event, BattleStarted)), None)
    event = _telling(played) if began is None else began
    return say.tagged(event, "title") if has(f"{tag(event)}.title") else _short(say, played, event)


def _telling(played: Played) -> Event:
    """The event that says best what an entry did; of a ship that moved several times, its last move."""
    first = min(played.events, key=lambda event: _is_aside(played, event) - isinstance(event, _TITLES))
    if not isinstance(first, Moved | Stayed):
        return first
    return [each for each in played.events if isinstance(each, Moved | Stayed) and each.ship == first.ship][-1]


def _is_aside(played: Played, event: Event) -> int:
    """Whether an entry is named after an event only when nothing else happened (1), and is so less than after any other (2)."""
    if isinstance(event, BattleOver) and any(isinstance(each, _ENDS) for each in played.events):
        return 2 if event.result == "called-off" else 0
    return int(isinstance(event, _ASIDE))


def _moves(event: Event) -> bool:
    return isinstance(event, HANDS) and not isinstance(event, Absent)


def _short(say: Voice, played: Played, event: Event) -> str:
    if isinstance(event, Refitted) and event.before == event.ship_class:
        return say.tagged(event, "skills")
    old = isinstance(event, Seated) and played.before is not None and event.seat in played.before.seats
    return say.tagged(event, "moved" if old else "short")
