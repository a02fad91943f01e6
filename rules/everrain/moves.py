"""What can be done now, and what a button for it depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules import notes
from rules.contract import Action, Annotate, Seat
from rules.everrain import actions, order
from rules.everrain.actions import EverrainAction
from rules.everrain.pack import Pack
from rules.everrain.state import ACTS, MOST_SHIPS, Enemy, Ship, Vessel, Voyage
from rules.seating import next_seat
from rules.switches import value


def moves(pack: Pack, state: Voyage, seat: Seat | None) -> Iterator[EverrainAction]:
    """The actions lawful now: of one ship, or (None) of all ships and the table."""
    yield from (action for action in _all(pack, state) if seat is None or getattr(action, "seat", None) == seat)


def _all(pack: Pack, state: Voyage) -> Iterator[EverrainAction]:
    if len(state.ships) < MOST_SHIPS:
        yield actions.Join(seat=next_seat(state))
    if not state.ships:
        return
    if not order.ready(state):
        yield actions.BeginPhase()
    if order.runs(state) is not None:
        yield actions.EndTurn()
    for ship in state.ships:
        yield from _of_ship(state, ship)
    for enemy in state.enemies:
        yield from _of_enemy(state, enemy)
    for vessel in state.vessels:
        yield from _of_vessel(state, vessel)
    yield from _of_tracks(pack, state)


def _of_ship(state: Voyage, ship: Ship) -> Iterator[EverrainAction]:
    yield from (actions.Spawn(seat=ship.seat, points=points) for points in ACTS[: state.act])
    if state.on_deck(ship.seat):
        yield actions.VisitPort(ship.seat)
    if _sinkable(state, ship):
        yield actions.Sink(ship.seat)
    left = [handle for handle in order.ready(state) if _on(state, handle, ship.seat)]
    if left:
        yield actions.ActivateDeck(seat=ship.seat)
    for vessel in state.vessels:
        if vessel.elder or vessel.hex is not None:
            continue
        yield actions.Board(seat=ship.seat, vessel=vessel.key)
        if not any(each.aboard for each in state.enemies):
            yield actions.Board(seat=ship.seat, vessel=vessel.key, result="fight")
        if _sinkable(state, ship):
            yield actions.Board(seat=ship.seat, vessel=vessel.key, result="lost")


def _on(state: Voyage, handle: str, seat: Seat) -> bool:
    enemy = state.foe(handle)
    return enemy is not None and enemy.seat == seat


def _sinkable(state: Voyage, ship: Ship) -> bool:
    """Whether anything is otherwise once a ship has sunk: not with one that lies in a Port as a new one does."""
    spot = None if ship.hex is None else state.spot(ship.hex)
    at_sea = ship.hex is not None and (spot is None or spot.kind != "port")
    enemies = any(each.seat == ship.seat for each in state.enemies)
    return any((at_sea, ship.facing, ship.crew is not None, ship.broken, enemies))


def _of_enemy(state: Voyage, enemy: Enemy) -> Iterator[EverrainAction]:
    handle = enemy.handle
    if handle in order.ready(state) or (enemy.aboard and state.dice == "bot"):
        yield actions.Activate(enemy=handle)
    yield actions.Wound(handle, 1)
    yield actions.Banish(handle)
    yield actions.Destroy(handle)
    yield actions.Remove(handle)


def _of_vessel(state: Voyage, vessel: Vessel) -> Iterator[EverrainAction]:
    if vessel.key in order.ready(state):
        yield actions.Activate(enemy=vessel.key)
    yield actions.Wound(vessel.key, 1)
    if not vessel.elder:
        yield actions.Banish(vessel.key)
        yield actions.Destroy(vessel.key)


def _of_tracks(pack: Pack, state: Voyage) -> Iterator[EverrainAction]:
    yield actions.MoveAgenda(1)
    end = pack.end(state.house.length)
    if state.players < end:
        yield actions.Discover("players", 1)
    if state.enemy < end:
        yield actions.Discover("enemy", 1)
    if state.due and state.phase is None and not state.over:
        yield actions.EndAct()
    if state.elder is None and state.phase is None:
        yield actions.Awaken()
    used = {each.card for each in state.vessels}
    if state.cards == "ours" or any(each.key not in used for each in pack.ships):
        yield actions.Launch()
    for storm in state.storms:
        yield actions.SetStorm(number=storm.number, gone=True)


# ------------------------------------------------------------------------------------------------ what a button depends on


def subject(state: Voyage, action: EverrainAction) -> object:
    """What a button for an action depends on: equal exactly while the button is valid."""
    of = _SUBJECTS.get(type(action))
    return None if of is None else of(state, action)


def _who(state: Voyage, action: Any) -> object:
    """The enemy or the enemy ship that an action is about."""
    return (state.foe(action.enemy), state.vessel(action.enemy)) if action.enemy else None


def _rolled(state: Voyage, stream: str) -> int:
    """How far a stream of chance has come: another turn of it is another subject."""
    return next((each.index for each in state.streams if each.name == stream), 0)


def _phase(state: Voyage, _action: Any) -> object:
    return state.round, state.phase, state.done


def _activation(state: Voyage, action: Any) -> object:
    return state.round, state.phase, _who(state, action), _rolled(state, "enemy-dice")


def _correction(state: Voyage, action: Any) -> object:
    tracks = (state.agenda, state.enemy, state.players, state.lowered, state.act, state.round, state.first)
    return tracks, _who(state, action)


def _spawning(state: Voyage, action: Any) -> object:
    ship = state.ship(action.seat)
    come = None if ship is None else ship.spawned
    return come, state.discard, state.agenda, state.enemy, _rolled(state, "enemy-deck")


def _ship(state: Voyage, action: Any) -> object:
    return state.ship(action.seat)


def _deck(state: Voyage, action: Any) -> object:
    return state.round, state.phase, tuple(each.handle for each in state.on_deck(action.seat))


def _sinking(state: Voyage, action: Any) -> object:
    return state.ship(action.seat), tuple(each.handle for each in state.enemies if each.seat == action.seat)


def _boarding(state: Voyage, action: Any) -> object:
    fought = tuple(each.handle for each in state.enemies if each.aboard == action.vessel)
    return state.vessel(action.vessel), _sinking(state, action), fought


def _discovery(state: Voyage, action: Any) -> object:
    return state.enemy if action.side == "enemy" else state.players


_SUBJECTS: dict[type[Action], Callable[[Voyage, Any], object]] = {
    Annotate: lambda state, action: notes.on(state, action.on),
    actions.Sit: lambda state, _: state.seats,
    actions.Join: lambda state, action: (state.ship(action.seat), len(state.ships)),
    actions.Spawn: _spawning,
    actions.TellCrew: _ship,
    actions.Launch: lambda state, _: (state.launched, state.agenda, state.enemy, _rolled(state, "enemy-ships")),
    actions.Reveal: lambda state, action: tuple(state.spot(each.hex) for each in action.spots),
    actions.Close: lambda state, action: state.spot(action.hex),
    actions.Sail: _ship,
    actions.BeginPhase: _phase,
    actions.EndTurn: _phase,
    actions.Activate: _activation,
    actions.ActivateDeck: _deck,
    actions.Wound: _who,
    actions.Banish: _who,
    actions.Destroy: _who,
    actions.Name: _who,
    actions.Remove: _who,
    actions.VisitPort: _deck,
    actions.Sink: _sinking,
    actions.Board: _boarding,
    actions.MoveAgenda: lambda state, _: (state.round, state.agenda, state.enemy),
    actions.Discover: _discovery,
    actions.EndAct: lambda state, _: (state.act, state.due),
    actions.SetStorm: lambda state, _: state.storms,
    actions.Awaken: lambda state, _: state.elder is None,
    actions.Correct: _correction,
    actions.Rule: lambda state, action: value(state, action.switch),
}
