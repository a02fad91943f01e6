"""What was told of a battle, and rolled in it, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.panels.marauders._battle_question import places
from bot.panels.marauders.vocabulary import somebody
from bot.panels.table import Voice
from bot.text.names import Said
from bot.text.saying import joined
from rules.contract import Event, Seat, Told
from rules.marauders.battle.events import (
    BattleEvent,
    BattleOver,
    BattleQueued,
    BattleStarted,
    Mustered,
    RoundFought,
    Struck,
)
from rules.marauders.events import Attacked, BattleBegins, Defeated, Refitted, Removed


def battle_told(say: Voice, event: BattleEvent | Refitted, events: Iterable[Event]) -> Iterator[str]:
    """What happened in a battle, line by line; `events` are all that happened with it."""
    match event:
        case BattleStarted(next=False) if any(isinstance(each, BattleBegins | Attacked) for each in events):
            yield say.tagged(event, "helm")
        case BattleQueued() if any(isinstance(each, BattleStarted) for each in events):
            return  # the order in which they begin is said with the first
        case BattleOver(result="called-off") if _is_gone(event, events):
            yield say.tagged(event, "gone")
        case BattleOver(result="captain-sunk" | "captain-taken") if not _is_gone(event, events):
            yield f"{say(event)} {say.tagged(event, 'whole')}"
        case Struck():
            yield say(event, places=places(say, event.locations), rolled=_rolled(say, event))
        case Refitted() if (event.seamanship, event.leadership) != (None, None):
            yield _refitted(say, event)
        case Mustered():
            yield say.tagged(event, "told", list=joined(_mustered(say, event), "comma", say.locale))
        case RoundFought() if event.hits_on_npc or event.hits_on_captain:
            yield f"{say(event)} {say.tagged(event, 'hits')}"
        case _:
            yield say(event)


def _is_gone(over: BattleOver, events: Iterable[Event]) -> bool:
    """Whether the ship is beaten or taken off the board with it, so that nothing of it is whole again."""
    return any(isinstance(each, Defeated | Removed) and each.ship == over.ship for each in events)


def _rolled(say: Voice, event: Struck) -> Said | None:
    """What was rolled for the hits, where that is not just where they landed."""
    if event.because is None or Counter(event.because.chosen) == Counter(event.locations):
        return None
    return places(say, event.because.chosen)


def answered(say: Voice, told: Told) -> str:
    """What the table said in a battle, of whom (a seat, a ship, or a side)."""
    what, who = told.question.split(" ")[:2]
    value = Said(places(say, told.value.split("+")) if what == "hits" else say.names.of("class", told.value))
    whose = Said(somebody(who, say.names, say.locale))
    return say(f"why-told-{what}", whose=whose, side=who, value=value)


def _refitted(say: Voice, event: Refitted) -> str:
    """What was told of a captain's ship and skills; the ship where it is another, or nothing else was."""
    ship = event.ship_class if event.ship_class != event.before else ""
    told = (*_sails(say, event.seat, ship), *_can(say, event.seat, event.seamanship, event.leadership))
    return say("skills-told", list=joined(told, "comma", say.locale))


def _mustered(say: Voice, event: Mustered) -> Iterator[str]:
    """What was told of ships and skills: `Ben sails a Sloop`, `Ben: Seamanship 2`."""
    yield from _sails(say, event.seat, event.ship_class)
    yield from _can(say, event.seat, event.seamanship, event.leadership)
    yield from _can(say, event.ship, event.npc_seamanship, event.npc_leadership)


def _sails(say: Voice, seat: Seat, ship_class: str) -> Iterator[str]:
    if ship_class:
        yield say("mustered-class", seat=seat, ship_class=ship_class)


def _can(say: Voice, key: str, seamanship: int | None, leadership: int | None) -> Iterator[str]:
    whose = Said(somebody(key, say.names, say.locale))
    for skill, count in (("seamanship", seamanship), ("leadership", leadership)):
        if count is not None:
            yield say("mustered-skill", whose=whose, skill=skill, count=count)
