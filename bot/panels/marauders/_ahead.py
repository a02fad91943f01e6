"""What is ahead: who will scout for whom where ships have come to, and the next step of the round."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from bot.panels.marauders._battle import clash_of
from bot.panels.marauders._battle_lines import due_now
from bot.panels.marauders._names import sea_of, voice
from bot.panels.table import Voice
from bot.view import Played
from rules.marauders.actions import Another, Enter, Icons
from rules.marauders.battle.events import BattleOver, BattleStarted, CrewFought, RoundFought
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
    return [*_will_scout(say, played), *_next(say, played), *_goes_on(say, played)]


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


def _goes_on(say: Voice, played: Played) -> Iterator[str]:
    """How it goes on after a battle's end or round, where the table message with that is another one."""
    sea, clash = sea_of(played.after), clash_of(played.after)
    if played.after.table.talk == "quiet" or any(isinstance(event, BattleStarted) for event in played.events):
        return
    if clash is not None and any(isinstance(event, RoundFought | CrewFought) for event in played.events):
        yield from due_now(say, clash)
    over = any(isinstance(event, BattleOver) for event in played.events)
    if clash is None and over and sea.turn is not None and sea.captain(sea.turn) is not None:
        yield say("next-turn-goes-on", seat=sea.turn)


def tells_card(played: Played) -> bool:
    """Whether an event card came with an entry: drawn, or told at a table with its own deck; at others that puts right."""
    told = sea_of(played.after).cards == "ours" and isinstance(played.action, Enter | Icons | Another)
    return told or any(isinstance(event, CardDrawn) for event in played.events)
