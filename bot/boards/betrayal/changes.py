"""What the last entry changed on the board: whose chips are ringed, who went from where to where, what is new."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from rules.betrayal.events import (
    Befriended,
    CompanionLost,
    Defeated,
    Deployed,
    Flipped,
    HealthSet,
    Named,
    PartySet,
    Placed,
    PoolSpent,
    Removed,
    Returned,
    RoundEnded,
    Skilled,
    Swapped,
    TileRevealed,
    TookPlace,
)
from rules.betrayal.pack import bag_of
from rules.betrayal.state import Enemy, Realm, Unit
from rules.contract import Event

Where = Literal["hex", "unit", "stack", "companion", "bag", "gone"]


class Place(NamedTuple):
    """An end of an arrow: a hex of a tile (`tile hex`), a unit or a companion by its handle, the stack, or a bag."""

    where: Where
    key: str = ""
    tile: int = 0


class Trip(NamedTuple):
    """A chip that went from a place to another in the last entry."""

    handle: str
    from_: Place
    to: Place
    enemy: Enemy


class Changes(NamedTuple):
    """What the last entry changed. `handles` are ringed; `tile` is new (0: none); `spent` of the pool (None: nothing deployed)."""

    handles: frozenset[str] = frozenset()
    trips: tuple[Trip, ...] = ()
    tile: int = 0
    round: bool = False
    party: frozenset[str] = frozenset()
    spent: int | None = None


def changed(state: Realm, before: Realm | None, events: Iterable[Event]) -> Changes:
    """The changes that the last entry's events made of the state before them."""
    events = tuple(events)
    spent = [each.spent for each in events if isinstance(each, PoolSpent)]
    tiles = [each.tile for each in events if isinstance(each, TileRevealed)]
    return Changes(
        handles=frozenset(handle for each in events for handle in _ringed(each)),
        trips=_trips(state, before, events),
        tile=tiles[-1] if tiles else 0,
        round=any(isinstance(each, RoundEnded) for each in events),
        party=frozenset(field for each in events if isinstance(each, PartySet) for field in _other(each)),
        spent=spent[-1] if spent else None,
    )


def _ringed(event: Event) -> tuple[str, ...]:
    match event:
        case Deployed(unit=unit) | TookPlace(unit=unit):
            return (unit.handle,)
        case Flipped() | Named() | HealthSet() | Placed() | Skilled():
            return (event.handle,)
        case Swapped(units=units):
            return tuple(unit.handle for unit in units)
        case Befriended(companion=companion):
            return (companion.handle,)
        case _:
            return ()


def _other(event: PartySet) -> Iterator[str]:
    for field in ("adventurers", "xp", "province", "session", "difficulty"):
        if event.before is None or getattr(event.before, field) != getattr(event.party, field):
            yield field


def _trips(state: Realm, before: Realm | None, events: Iterable[Event]) -> tuple[Trip, ...]:
    """The last trip of each chip; one that came back by now is left out."""
    if before is None or state.battle is None:
        return ()
    found: dict[str, Trip] = {}
    for event in events:
        for trip in _of_event(before, event):
            found.pop(trip.handle, None)
            found[trip.handle] = trip
    return tuple(found.values())


def _of_event(before: Realm, event: Event) -> Iterator[Trip]:
    match event:
        case Defeated(unit=unit):
            yield Trip(unit.handle, _hex(unit), Place("gone" if unit.quest else "stack"), unit.enemy)
        case Removed(unit=unit, bag=bag):
            yield Trip(unit.handle, _hex(unit), Place("bag", bag) if bag else Place("gone"), unit.enemy)
        case Befriended(handle=handle, companion=friend):
            yield Trip(handle, _stood(before, handle), Place("companion", friend.handle), friend.enemy)
        case CompanionLost(companion=friend, bag=bag):
            yield Trip(friend.handle, Place("gone"), Place("bag", bag), friend.enemy)
        case Returned(handle=handle, enemy=enemy, where=where, bag=bag):
            yield Trip(handle, Place("stack" if where == "stack" else "gone"), Place("bag", bag), enemy)
        case Placed(handle=handle, enemy=enemy):
            yield Trip(handle, _stood(before, handle), Place("unit", handle), enemy)
        case Swapped(units=(one, other)):
            yield Trip(one.handle, _stood(before, other.handle), Place("unit", one.handle), one.enemy)
            yield Trip(other.handle, _stood(before, one.handle), Place("unit", other.handle), other.enemy)
        case TookPlace(unit=unit, replaced=replaced):
            yield Trip(unit.handle, Place("stack"), Place("unit", unit.handle), unit.enemy)
            yield Trip(replaced.handle, _hex(replaced), _bag(replaced), replaced.enemy)
        case _:
            return


def _bag(unit: Unit) -> Place:
    return Place("bag", bag_of(unit.level)) if unit.level else Place("gone")


def _hex(unit: Unit) -> Place:
    return Place("hex", unit.hex, unit.tile) if unit.hex else Place("gone")


def _stood(before: Realm, handle: str) -> Place:
    """Where a unit was before the entry."""
    unit = before.battle.unit(handle) if before.battle else None
    if unit is not None:
        return _hex(unit)
    fallen = before.battle.fallen(handle) if before.battle else None
    return Place("gone") if fallen is None else Place("stack")
