"""Whose turn is next in a round, and whether the game has begun (R1.5)."""

from __future__ import annotations

from rules.contract import Seat
from rules.marauders.events import OutOfOrder
from rules.marauders.state import Sea
from rules.referee import Referee


def next_up(state: Sea) -> Seat | None:
    """The seat whose turn is next: clockwise from the one whose turn it is, the first of the round the first in seating order.

    None when all have begun one this round, so that the round ends. A seat whose captain died has its turn, with a new one (R17.6).

    >>> from rules.marauders.state import Captain
    >>> crews = tuple(Captain(seat=seat, nation="dutch", zone="curacao") for seat in ("s1", "s2", "s3"))
    >>> table = Sea(seats=("s1", "s2", "s3"), captains=crews, turn="s2", begun=("s2",))
    >>> next_up(table), next_up(Sea(seats=table.seats, captains=crews)), next_up(Sea())
    ('s3', 's1', None)
    """
    after = state.seats.index(state.turn) + 1 if state.turn is not None else 0
    waiting = (*state.seats[after:], *state.seats[:after])
    plays = {*(captain.seat for captain in state.captains), *(fallen.seat for fallen in state.fallen)}
    return next((seat for seat in waiting if seat in plays and seat not in state.begun), None)


def say_begun(before: Sea, after: Sea, referee: Referee) -> None:
    """Reminds, where a sheet makes it another's turn, that whose turn it was still has begun one: it may never have been his."""
    if before.turn is not None and before.turn != after.turn and before.turn in after.begun:
        referee.say(OutOfOrder("still-begun", (before.turn,)))


def under_way(state: Sea) -> bool:
    """Whether the game has begun: a card came, a turn began, a round ended, or an NPC ship is on the board or has a captain."""
    ships = any(ship.zone is not None or ship.stack or ship.queued for ship in state.ships)
    return state.carded or state.uses_events or state.events > 0 or bool(state.begun) or state.round > 1 or ships
