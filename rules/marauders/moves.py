"""What can be done now, and what a button for it depends on."""

from __future__ import annotations

from collections.abc import Iterator

from rules import notes
from rules.contract import Annotate, Seat
from rules.marauders.actions import (
    Another,
    Attack,
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
    Lost,
    MaraudersAction,
    Peace,
    Place,
    Port,
    Refit,
    Remove,
    Rule,
    Sail,
    Sit,
    Turn,
    Wanted,
    War,
)
from rules.marauders.battle import moves as in_battle
from rules.marauders.battle.opening import encounters
from rules.marauders.battle.state import Fallen
from rules.marauders.deck import drawable
from rules.marauders.entering import on_board
from rules.marauders.pack import Pack
from rules.marauders.scouting import yet_to_look
from rules.marauders.state import Captain, Sea
from rules.switches import value


def moves(pack: Pack, state: Sea, seat: Seat | None) -> Iterator[MaraudersAction]:
    """The actions lawful now: one captain's, or (None) all captains' and the table's."""
    for captain in state.captains:
        if seat is None or seat == captain.seat:
            yield from _captains(pack, state, captain)
    yield from (_follows(pack, dead) for dead in state.fallen if seat in (None, dead.seat))
    yield from in_battle.moves(pack, state, seat)
    if seat is None:
        if state.cards == "ours":
            yield Another()
        elif drawable(pack, state):
            yield DrawEvent()
        yield EndRound()
        yield from (Defeat(ship) for ship in on_board(state))


def _follows(pack: Pack, dead: Fallen) -> Join:
    """A new captain for a seat whose captain died, at home in a port: one of that one's nation, while it has any (R17.6)."""
    home = min((zone for zone in pack.zones if zone.port), key=lambda zone: zone.port != dead.nation)
    return Join(dead.seat, home.port or dead.nation, home.key)


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
    yield from (Attack(seat, ship.key) for met, ship in encounters(state) if met.seat == seat)


def subject(state: Sea, action: MaraudersAction) -> object:
    """What a button for an action depends on: equal exactly while the button is valid."""
    if isinstance(action, in_battle.BattleAction):
        return in_battle.subject(state, action)
    match action:
        case Sail() | Port() | Turn() | Look() | Correct() | Attack() | Lost():
            return _of_captain(state, action)
        case Hold() | Bounty() | Wanted() | Refit():
            return _told_of_captain(state, action)
        case Defeat() | Place() | Remove() | Enter() | Icons():
            return _of_ships(state, action)
        case DrawEvent() | Another():
            return _of_deck(state, action)
        case _:
            return _of_table(state, action)


def _of_captain(state: Sea, action: Sail | Port | Turn | Look | Correct | Attack | Lost) -> object:
    captain = state.captain(action.seat)
    if captain is None:
        return None
    match action:
        case Turn():
            return captain.turns
        case Look():
            waiting = tuple(entry for entry in state.unscouted if entry.seat == action.seat)
            return waiting, captain.zone, captain.at
        case Attack():
            ship = state.ship(action.ship)
            return captain.attacks, captain.zone, captain.at, ship.zone, ship.stack[:1]
        case Lost():
            return captain
        case _:
            return captain.zone, captain.at


def _told_of_captain(state: Sea, action: Hold | Bounty | Wanted | Refit) -> object:
    captain = state.captain(action.seat)
    if captain is None:
        return None
    match action:
        case Hold():
            return captain.gold, captain.cargo
        case Bounty():
            return captain.bounties.of(action.nation)
        case Wanted():
            return captain.bounties
        case _:
            return captain.ship_class, captain.seamanship, captain.leadership


def _of_ships(state: Sea, action: Defeat | Place | Remove | Enter | Icons) -> object:
    match action:
        case Icons():
            return tuple(state.ship(icon.ship) for icon in action.icons)
        case Defeat():
            ship = state.ship(action.ship)
            return ship.zone is not None, tuple(card.key for card in ship.stack[:1])
        case Enter():
            return state.ship(action.card.ship)
        case _:
            return state.ship(action.ship)


def _of_deck(state: Sea, action: DrawEvent | Another) -> object:
    """An own card leaves no trace in the deck, so the round tells one button for it from the next."""
    if isinstance(action, Another):
        return state.round, state.events
    kept = sum(len(ship.stack) + len(ship.queued) for ship in state.ships)
    return len(state.discard) + len(state.removed) + kept, state.events


def _of_table(state: Sea, action: MaraudersAction) -> object:
    match action:
        case EndRound():
            return state.round
        case War() | Peace():
            return state.war
        case Join() | Sit():
            return state.seats, state.fallen
        case Rule():
            return value(state, action.switch)
        case Annotate():
            return notes.on(state, action.on)
        case _:
            return None
