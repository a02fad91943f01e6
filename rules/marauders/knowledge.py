"""What is known of gold and cargo aboard: figures told and still fresh, and what the table said when it was asked (R9.3)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from rules.contract import Seat
from rules.marauders.state import Captain, Compared, Figure, Sea

What = Literal["gold", "cargo"]


def told(figure: Figure | None) -> int | None:
    """A figure as far as it can be relied on: None when it was never told, or is out of date.

    >>> told(Figure(7)), told(Figure(7, fresh=False)), told(None)
    (7, None, None)
    """
    return figure.count if figure is not None and figure.fresh else None


def aboard(captain: Captain, what: What) -> int | None:
    """What a captain surely has aboard now."""
    return told(captain.gold if what == "gold" else captain.cargo)


def beaten_by(state: Sea, what: What, seat: Seat) -> frozenset[Seat]:
    """The captains who are known to have more than this one, also by way of others."""
    return frozenset(other for other, more in _at_least(state, what, seat) if more)


def equal_to(state: Sea, what: What, seat: Seat) -> frozenset[Seat]:
    """The captains who are known to have just as much as this one, himself included."""
    return frozenset(other for other, more in _at_least(state, what, seat) if not more)


def unbeaten(state: Sea, what: What, captains: tuple[Captain, ...]) -> tuple[Captain, ...]:
    """Those who are not known to have less than another of them."""
    seats = {captain.seat for captain in captains}
    return tuple(captain for captain in captains if not beaten_by(state, what, captain.seat) & seats)


def all_equal(state: Sea, what: What, captains: tuple[Captain, ...]) -> bool:
    """Whether all of them are known to have equally much."""
    equal = equal_to(state, what, captains[0].seat)
    return all(captain.seat in equal for captain in captains)


def keep(state: Sea, record: Compared) -> Sea:
    """The state with what the table said, in place of an older word on the same captains."""
    others = (old for old in state.compared if (old.what, old.seats) != (record.what, record.seats))
    return replace(state, compared=tuple(sorted((*others, record), key=lambda each: (each.what, each.seats))))


def forget(state: Sea, seat: Seat, whats: tuple[What, ...] = ("gold", "cargo")) -> Sea:
    """The state without what was said in comparisons with this captain."""
    kept = (record for record in state.compared if not (record.what in whats and seat in record.seats))
    return replace(state, compared=tuple(kept))


def _at_least(state: Sea, what: What, seat: Seat) -> set[tuple[Seat, bool]]:
    """All captains known to have at least as much as this one; True where they have more. Follows chains of comparisons."""
    reached = {(seat, False)}
    waiting = [(seat, False)]
    while waiting:
        below, more = waiting.pop()
        for captain in state.captains:
            ahead = _ahead(state, what, captain.seat, below)
            step = (captain.seat, more or ahead == 1)
            if ahead is not None and ahead >= 0 and step not in reached:
                reached.add(step)
                waiting.append(step)
    return reached


def _ahead(state: Sea, what: What, one: Seat, other: Seat) -> int | None:
    """Whether `one` is known at first hand to have more than the other (1), as much (0) or less (-1); None: not known."""
    mine, theirs = (_figure(state, what, seat) for seat in (one, other))
    if mine is not None and theirs is not None:
        return (mine > theirs) - (mine < theirs)
    for record in state.compared:
        if record.what == what and one in record.seats and other in record.seats:
            first, second = one in record.most, other in record.most
            if first or second:
                return int(first) - int(second)
    return None


def _figure(state: Sea, what: What, seat: Seat) -> int | None:
    captain = state.captain(seat)
    return None if captain is None else aboard(captain, what)
