"""What an entry was about, to be put right as it stands now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._names import realm_of, voice
from bot.panels.presses import opens
from bot.ui.message import Press
from bot.view import Played
from rules.betrayal import events as on
from rules.betrayal.state import Unit
from rules.contract import Event

_MOST = 25
"""The most buttons of a message."""


def corrections(played: Played) -> Sequence[Press]:
    """For each unit that an entry was about and that stands on the map: which chip it is, and its hex; else the party."""
    say, realm = voice(played.after).plain, realm_of(played.after)
    battle = realm.battle
    handles = dict.fromkeys(handle for event in played.events for handle in _handles(event))
    units = [] if battle is None else [unit for handle in handles if (unit := battle.unit(handle)) is not None]
    presses = [press for unit in units for press in _of(played, unit)]
    if any(isinstance(event, on.PartySet) for event in played.events):
        presses.append(opens(say, "party"))
    if battle is not None and any(isinstance(event, on.Defeated) for event in played.events):
        presses += [opens(say, "place"), opens(say, "return")]
    return presses[:_MOST]


def _of(played: Played, unit: Unit) -> Iterator[Press]:
    say, realm = voice(played.after).plain, realm_of(played.after)
    who = words.listed(say, unit.handle, unit.enemy.side)
    if not unit.quest:
        yield opens(say, "name", unit.handle, "betrayal-name-unit", who=who)
    if len(played.events) < _MOST and not any(isinstance(event, on.BattleOpened) for event in played.events):
        yield opens(say, "place", unit.handle, "betrayal-place-unit", who=who)
    if realm.house.health == "on":
        yield opens(say, "health", unit.handle, "betrayal-health-unit", who=who)


def _handles(event: Event) -> tuple[str, ...]:
    """What the units are called that an event is about."""
    match event:
        case on.Deployed(unit=unit) | on.TookPlace(unit=unit):
            return (unit.handle,)
        case on.Swapped(units=units):
            return tuple(unit.handle for unit in units)
        case on.Named() | on.Placed() | on.Flipped() | on.HealthSet() | on.Skilled():
            return (event.handle,)
        case _:
            return ()
