"""What an entry was about, to be put right as it stands now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.everrain._names import voice, voyage_of
from bot.panels.presses import opens
from bot.panels.table import Voice
from bot.ui.message import Press
from bot.view import Played
from rules.contract import Event
from rules.everrain import events as on
from rules.everrain.state import Voyage

_MOST = 25
"""The most buttons of a message."""

_TRACKS = (on.AgendaMoved, on.DiscoveryMoved, on.ElderLowered, on.ActDue, on.ActBegan, on.Ended, on.ElderStirs)
_ROUNDS = (on.TurnEnded, on.PhaseBegan, on.PhaseEnded)


def corrections(played: Played) -> Sequence[Press]:
    """For each enemy that an entry was about and that is still in play: its card, its place, that it never was there.

    Then the crew and the hex of each ship it was about, the tracks, and the order.
    """
    say, voyage = voice(played.after).plain, voyage_of(played.after)
    handles = dict.fromkeys(each for event in played.events for each in _handles(event))
    presses = [press for each in handles for press in of_enemy(say, voyage, each)]
    seats = dict.fromkeys(each for event in played.events for each in _seats(event))
    presses += [press for each in seats for press in of_ship(say, voyage, each)]
    presses += _of_table(say, played.events)
    return presses[:_MOST]


def of_enemy(say: Voice, voyage: Voyage, handle: str) -> Iterator[Press]:
    """The card of an enemy in play, its place, that it never was there."""
    foe, vessel = voyage.foe(handle), voyage.vessel(handle)
    if foe is None and vessel is None:
        return
    ship = "" if foe is not None else "-ship"
    yield opens(say, f"name{ship}", handle, "everrain-fix-name", enemy=handle)
    yield opens(say, f"place{ship}", handle, "everrain-fix-place", enemy=handle)
    yield opens(say, "remove", handle, "everrain-fix-remove", enemy=handle)


def of_ship(say: Voice, voyage: Voyage, seat: str) -> Iterator[Press]:
    """The crew of a player's ship and its hex."""
    if voyage.ship(seat) is None:
        return
    yield opens(say, "crew", seat, "everrain-fix-crew", ship=seat)
    if voyage.mapped:
        yield opens(say, "sail", seat, "everrain-fix-sail", ship=seat)


def _of_table(say: Voice, events: Sequence[Event]) -> Iterator[Press]:
    of_table = any(isinstance(event, on.Corrected) and not event.enemy for event in events)
    if of_table or any(isinstance(event, _TRACKS) for event in events):
        yield opens(say, "tracks")
    if of_table or any(isinstance(event, _ROUNDS) for event in events):
        yield opens(say, "order")
    if any(isinstance(event, on.StormSet | on.StormMoved) for event in events):
        yield opens(say, "storm")
    if any(isinstance(event, on.Revealed | on.Closed) for event in events):
        yield opens(say, "reveal")


def _handles(event: Event) -> tuple[str, ...]:
    """What the enemies are called that an event is about."""
    match event:
        case on.Placed(enemy=enemy) | on.Acted(enemy=enemy):
            return (enemy.handle,)
        case on.Launched(vessel=vessel) | on.ElderArose(vessel=vessel):
            return (vessel.key,)
        case on.Wounded() | on.Named() | on.Corrected():
            return (event.enemy,)
        case on.Rolled() | on.Heading() | on.Onward() | on.ElderWeakened():
            return (event.vessel,)
        case _:
            return ()


def _seats(event: Event) -> tuple[str, ...]:
    """Whose ships an event is about."""
    match event:
        case on.Joined() | on.CrewTold() | on.NodeHit() | on.Sunk() | on.ShipSailed() | on.Dodged():
            return (event.seat,)
        case _:
            return ()
