"""What is ahead: who will scout for whom where ships have come to, and the next step of the round."""

from __future__ import annotations

from collections import defaultdict

from bot.panels.marauders._names import sea_of, voice
from bot.panels.table import Voice
from bot.view import Played
from rules.marauders.actions import Another, Enter, Icons
from rules.marauders.card_events import CardDrawn
from rules.marauders.events import Arrived, Moved, RoundEnded, Stayed, Succeeded
from rules.marauders.scouting import holding_back
from rules.marauders.state import Captain, Sea
from rules.marauders.turns import next_up

_CAME = (Moved, Stayed, Arrived, Succeeded)
"""What brings a ship to captains, or leaves it with them, without a roll."""


def ahead(played: Played) -> list[str]:
    """What a report ends with."""
    say = voice(played.after)
    return [*_will_scout(say, played), *_next(say, played)]


def _will_scout(say: Voice, played: Played) -> list[str]:
    """For whom the ships that came somewhere will scout, and when: moving and entering never make them scout (R11)."""
    sea = sea_of(played.after)
    came = {event.ship for event in played.events if isinstance(event, _CAME)}
    groups: defaultdict[tuple[str, str, tuple[str, ...]], list[str]] = defaultdict(list)
    for captain in sea.captains:
        ships = _hunters(sea, captain, came)
        if ships:
            groups[captain.zone, captain.at, ships].append(captain.seat)
    return [
        say("to-scout", ships=ships, seats=tuple(seats), at=at, zone=zone)
        for (zone, at, ships), seats in groups.items()
    ]


def _hunters(sea: Sea, captain: Captain, came: set[str]) -> tuple[str, ...]:
    """Those of the ships that came which would scout for a captain in their zone, were he there at sea now."""
    here = (ship for ship in sea.ships_in(captain.zone) if ship.key in came)
    return tuple(ship.key for ship in here if holding_back(sea, ship, captain) is None)


def _next(say: Voice, played: Played) -> list[str]:
    """What comes next, when the game says so."""
    if any(isinstance(event, RoundEnded) for event in played.events):
        return [say("next-event", cards=sea_of(played.after).cards)]
    if tells_card(played):
        sea = sea_of(played.after)
        first = next_up(sea) if sea.turn is None else None
        return (
            []
            if first is None and sea.captains
            else [say("next-turns" if sea.captains else "state-no-captains", seat=first)]
        )
    return []


def tells_card(played: Played) -> bool:
    """Whether an event card came with an entry: drawn, or told at a table with its own deck; at others that puts right."""
    told = sea_of(played.after).cards == "ours" and isinstance(played.action, Enter | Icons | Another)
    return told or any(isinstance(event, CardDrawn) for event in played.events)
