"""What can be done now, and what a button for it depends on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.contract import Seat
from rules.marauders.actions import (
    Bounty,
    Correct,
    Defeat,
    DrawEvent,
    EndRound,
    Enter,
    Hold,
    Icons,
    Join,
    Look,
    MaraudersAction,
    Place,
    Port,
    Remove,
    Rule,
    Sail,
    Sit,
    Turn,
)
from rules.marauders.deck import drawable
from rules.marauders.entering import on_board
from rules.marauders.house import value
from rules.marauders.pack import Pack
from rules.marauders.scouting import yet_to_look
from rules.marauders.state import Captain, Sea


def moves(pack: Pack, state: Sea, seat: Seat | None) -> Iterator[MaraudersAction]:
    """The actions lawful now: one captain's, or (None) all captains' and the table's."""
    for captain in state.captains:
        if seat is None or seat == captain.seat:
            yield from _captains(pack, state, captain)
    if seat is None:
        if drawable(pack, state):
            yield DrawEvent()
        yield EndRound()
        yield from (Defeat(ship) for ship in on_board(state))


def _captains(pack: Pack, state: Sea, captain: Captain) -> Iterator[MaraudersAction]:
    seat, zone = captain.seat, pack.zone(captain.zone)
    yield Turn(seat)
    if yet_to_look(state, captain):
        yield Look(seat)
    if captain.at == "port":
        yield Port(seat, "leave")
        return
    yield from (Sail(seat, neighbour) for neighbour in zone.neighbours)
    if zone.port is not None:
        yield Port(seat, "enter")


def subject(state: Sea, action: MaraudersAction) -> object:
    """What a button for an action depends on: equal exactly while the button is valid."""
    match action:
        case Sail() | Port() | Turn() | Look() | Hold() | Bounty() | Correct():
            return _of_captain(state, action)
        case Defeat():
            ship = state.ship(action.ship)
            return ship.zone is not None, tuple(card.key for card in ship.stack[:1])
        case Place() | Remove():
            return state.ship(action.ship)
        case Enter():
            return state.ship(action.card.ship)
        case Icons():
            return tuple(state.ship(icon.ship) for icon in action.icons)
        case _:
            return _of_table(state, action)


def _of_captain(state: Sea, action: Sail | Port | Turn | Look | Hold | Bounty | Correct) -> object:
    captain = state.captain(action.seat)
    if captain is None:
        return None
    match action:
        case Turn():
            return captain.turns
        case Look():
            waiting = tuple(entry for entry in state.unscouted if entry.seat == action.seat)
            return waiting, captain.zone, captain.at
        case Hold():
            return captain.gold, captain.cargo
        case Bounty():
            return captain.bounties.of(action.nation)
        case _:
            return captain.zone, captain.at


def _of_table(state: Sea, action: MaraudersAction) -> object:
    match action:
        case DrawEvent():
            kept = sum(len(ship.stack) + len(ship.queued) for ship in state.ships)
            return len(state.discard) + len(state.removed) + kept, state.events
        case EndRound():
            return state.round
        case Join() | Sit():
            return state.seats
        case Rule():
            return value(state.house, action.switch)
        case _:
            return None
