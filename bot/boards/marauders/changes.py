"""What the last entry changed on the board: who moved, who is hunted, what left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.contract import Event, Reason
from rules.marauders.events import (
    Arrived,
    Corrected,
    Defeated,
    EnteredPort,
    Joined,
    LeftPort,
    Moved,
    Placed,
    Removed,
    Sailed,
    Stayed,
    Succeeded,
)
from rules.marauders.pack import Pack


@dataclass(frozen=True, slots=True)
class Move:
    """A ship or a captain's seat went from a zone to another; a `leap` crossed no border."""

    who: str
    from_: str
    to: str
    leap: bool


def came(events: Iterable[Event]) -> frozenset[str]:
    """The ships and seats that came, moved or were put somewhere."""
    ships = [each.ship for each in events if isinstance(each, Moved | Arrived | Succeeded | Placed)]
    seats = [each.seat for each in events if isinstance(each, Joined | Sailed | EnteredPort | LeftPort | Corrected)]
    return frozenset([*ships, *seats])


def hunters(events: Iterable[Event]) -> dict[str, tuple[str, ...]]:
    """The ships that went after each seat's captain."""
    found: dict[str, tuple[str, ...]] = {}
    for each in events:
        if isinstance(each, Moved | Stayed) and _is_hunt(each.because):
            for seat in each.because.chosen:
                found[seat] = (*found.get(seat, ()), each.ship)
    return found


def _is_hunt(reason: Reason) -> bool:
    return reason.rule.startswith("marauders.hunt.")


def moves(events: Iterable[Event], places: dict[str, str], pack: Pack) -> list[Move]:
    """The moves that led to where things are now; those of somebody who is elsewhere by now are left out."""
    steps: dict[str, list[Move]] = {}
    for each in events:
        who = each.seat if isinstance(each, Sailed) else each.ship if isinstance(each, Moved | Arrived | Placed) else ""
        if isinstance(each, Sailed | Moved | Arrived | Placed) and each.from_ and each.from_ != each.to:
            leap = each.to not in pack.zone(each.from_).neighbours
            steps.setdefault(who, []).append(Move(who, each.from_, each.to, leap))
    return [move for who, path in steps.items() if places.get(who) == path[-1].to for move in path]


def lost(events: Iterable[Event]) -> list[tuple[str, str]]:
    """The ships that left the board, with the zones where they were."""
    return [(each.ship, each.zone) for each in events if isinstance(each, Defeated | Removed) and each.zone]
