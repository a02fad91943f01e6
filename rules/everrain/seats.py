"""Seats and ships: who plays, in which order, and the ship with which each joins."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Request, RuleError
from rules.everrain import chart, hexes, leaving, order
from rules.everrain.actions import Join, Sit
from rules.everrain.changes import with_ship
from rules.everrain.events import Joined, OutOfOrder, Seated
from rules.everrain.pack import Hex, Pack
from rules.everrain.questions import Choose
from rules.everrain.state import LETTERS, MOST_SHIPS, Ship, Voyage
from rules.referee import Referee
from rules.seating import placed, sits_after, with_seat


def sit(_pack: Pack, state: Voyage, action: Sit, referee: Referee) -> Voyage:
    """A seat takes its place right after another; without one a new seat sits last.

    RuleError seat-unchanged when it sits there already, too-many-seats when there is no room for a new one.
    """
    seats = placed(state.seats, action.seat, action.after)
    referee.say(Seated(action.seat, sits_after(seats, action.seat)))
    return replace(state, seats=seats)


def join(_pack: Pack, state: Voyage, action: Join, referee: Referee) -> Voyage:
    """A player's ship joins, with the next letter; the first one holds the First Player token. A late one lies in a free Port.

    RuleErrors everrain-ship-joined, everrain-too-many-ships, everrain-hex-outside, everrain-hex-taken, too-many-seats.
    """
    known = state.ship(action.seat)
    if known is not None:
        raise RuleError("everrain-ship-joined", cures=_moved(action), seat=known.seat, letter=known.letter)
    if len(state.ships) >= MOST_SHIPS:
        raise RuleError("everrain-too-many-ships", limit=MOST_SHIPS)
    if action.hex is not None:
        chart.free(state, action.hex, Request("ship", action.seat), but=action.seat)
    seats = with_seat(state.seats, action.seat)
    late = order.under_way(state)
    hex_ = _port(state, action, referee) if late and action.hex is None else action.hex
    ship = Ship(seat=action.seat, letter=LETTERS[len(state.ships)], hex=hex_, facing=action.facing)
    referee.say(Joined(ship.seat, ship.letter, ship.hex, ship.facing))
    if late and hex_ is not None and hexes.text(hex_) not in leaving.free_ports(state, action.seat):
        referee.say(OutOfOrder("joins-off-port", (action.seat,)))
    return with_ship(replace(state, seats=seats, first=state.first or ship.seat), ship)


def _port(state: Voyage, action: Join, referee: Referee) -> Hex | None:
    """The Port where a late ship joins: the only one on the chart that is free, or the one that the players choose."""
    ports = leaving.free_ports(state, action.seat)
    if len(ports) < 2:
        return next(iter(ports.values()), None)
    return ports[referee.ask(Choose("port", action.seat, tuple(ports)))]


def _moved(action: Join) -> tuple[Request, ...]:
    """Whose ship is there already may sail to the hex that was told."""
    if action.hex is None:
        return ()
    return (Request("sail", action.seat, (("hex", hexes.text(action.hex)),)),)
