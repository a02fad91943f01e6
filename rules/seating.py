"""Seats of a table, of any game: which one is meant, how many there is room for, and their order."""

from __future__ import annotations

from rules.contract import Request, RuleError, Seat, State

MOST_SEATS = 12
"""How many seats a table has room for: three times what the printed games have, so that people can take turns."""


def next_seat(state: State) -> Seat:
    """The key of the next new seat: one above the highest.

    >>> next_seat(State(seats=("s3", "s1")))
    's4'
    """
    return f"s{1 + max((int(seat.removeprefix('s')) for seat in state.seats), default=0)}"


def any_seat(state: State, request: Request) -> Seat:
    """The seat that a request is about, else the next new one; RuleError unknown-seat."""
    fresh = next_seat(state)
    seat = request.seat or fresh
    if seat not in (*state.seats, fresh):
        raise RuleError("unknown-seat", text=seat, seats=state.seats)
    return seat


def seat_after(state: State, request: Request, seat: Seat) -> Seat | None:
    """The seat after which this one is to sit, None when that was not said; RuleError unknown-seat."""
    after = request.get("after")
    if after is not None and after not in (*state.seats, seat):
        raise RuleError("unknown-seat", text=str(after), seats=state.seats)
    return None if after is None else str(after)


def with_seat(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats with this one, a new one last; RuleError too-many-seats when there is no room for it."""
    if seat in seats:
        return seats
    if len(seats) >= MOST_SEATS:
        raise RuleError("too-many-seats", limit=MOST_SEATS)
    return (*seats, seat)


def placed(seats: tuple[Seat, ...], seat: Seat, after: Seat | None) -> tuple[Seat, ...]:
    """The seats once this one sits right after another; without one a new seat sits last.

    RuleError seat-unchanged when it sits there already, too-many-seats when there is no room for a new one.
    """
    now = with_seat(seats, seat)
    if after is not None and after != seat and after in now:
        others = [other for other in now if other != seat]
        place = others.index(after) + 1
        now = (*others[:place], seat, *others[place:])
    if now == seats:
        raise RuleError("seat-unchanged", seat=seat)
    return now


def sits_after(seats: tuple[Seat, ...], seat: Seat) -> Seat | None:
    """Who sits right before a seat in the order; None before the first."""
    place = seats.index(seat)
    return seats[place - 1] if place else None
