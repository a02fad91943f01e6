"""What the last entry changed on the sea and On Deck: whose tokens are ringed, who went from where to where, who is gone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.boards.hexes import Hex
from rules.contract import Event
from rules.everrain.events import Acted, Closing, Fired, Left, Onward, Rolled, Waits
from rules.everrain.state import Voyage


class Trip(NamedTuple):
    """A ship (its letter or handle) or a storm (`storm 1`) went along hexes, from the first to the last."""

    who: str
    path: tuple[Hex, ...]


class Gone(NamedTuple):
    """An enemy that left play: its handle, its name, how, and the hex where it was on the chart."""

    handle: str
    name: str
    how: str
    hex: Hex | None


class Changes(NamedTuple):
    """What the last entry changed. `handles` are enemies On Deck, `moved` ships by letter or handle."""

    handles: frozenset[str] = frozenset()
    moved: frozenset[str] = frozenset()
    storms: frozenset[int] = frozenset()
    spots: frozenset[Hex] = frozenset()
    trips: tuple[Trip, ...] = ()
    gone: tuple[Gone, ...] = ()


def changed(state: Voyage, before: Voyage | None, events: Iterable[Event]) -> Changes:
    """The changes between two states, and those who acted in the events between them. Without a state before, none."""
    if before is None:
        return Changes()
    events = tuple(events)
    acted = frozenset(name for each in events for name in _actors(each))
    enemies, vessels = set(before.enemies), set(before.vessels)
    places = {(ship.letter, ship.hex, ship.facing) for ship in before.ships}
    boats = {ship.letter for ship in state.ships if (ship.letter, ship.hex, ship.facing) not in places}
    ships = {each.key for each in state.vessels if each not in vessels or each.key in acted}
    return Changes(
        handles=frozenset(each.handle for each in state.enemies if each not in enemies or each.handle in acted),
        moved=frozenset(boats | ships),
        storms=frozenset(each.number for each in state.storms if each not in before.storms),
        spots=frozenset(each.hex for each in state.chart if each not in before.chart),
        trips=tuple(_trips(state, before, events)),
        gone=tuple(_gone(state, before, events)),
    )


def _actors(event: Event) -> Iterator[str]:
    match event:
        case Acted(enemy=enemy):
            yield enemy.handle
        case Rolled() | Waits() | Fired():
            yield event.vessel
        case _:
            return


def _trips(state: Voyage, before: Voyage, events: tuple[Event, ...]) -> Iterator[Trip]:
    for ship in state.ships:
        old = before.ship(ship.seat)
        if old is not None and old.hex is not None and ship.hex is not None and old.hex != ship.hex:
            yield Trip(ship.letter, (old.hex, ship.hex))
    for vessel in before.vessels:
        path = _path(vessel.key, vessel.hex, events)
        now = state.vessel(vessel.key)
        end = now.hex if now is not None else path[-1] if path else None
        if vessel.hex is not None and end is not None and end != vessel.hex:
            yield Trip(vessel.key, (*path, end) if path[-1] != end else path)
    for storm in state.storms:
        old = next((each for each in before.storms if each.number == storm.number), None)
        if old is not None and old.hexes and storm.hexes and old.hexes != storm.hexes:
            yield Trip(f"storm {storm.number}", (old.hexes[0], storm.hexes[0]))


def _path(key: str, start: Hex | None, events: tuple[Event, ...]) -> tuple[Hex, ...]:
    """The hexes along which a ship went, from where it was."""
    steps = [start] if start is not None else []
    for event in events:
        if isinstance(event, Closing | Onward) and event.vessel == key:
            steps += event.path
    kept = [each for number, each in enumerate(steps) if not number or each != steps[number - 1]]
    return tuple(kept)


def _gone(state: Voyage, before: Voyage, events: tuple[Event, ...]) -> Iterator[Gone]:
    for event in events:
        if isinstance(event, Left) and state.foe(event.enemy) is None and state.vessel(event.enemy) is None:
            old = before.vessel(event.enemy)
            path = _path(event.enemy, old.hex if old else None, events)
            yield Gone(event.enemy, event.name, event.how, event.hex or (path[-1] if path else None))
