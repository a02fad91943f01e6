"""Small changes of a state that several chapters make: ships, enemies and enemy ships, found by handle and put back."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Request, RuleError, Seat
from rules.everrain.state import Enemy, Ship, Vessel, Voyage


def aboard(state: Voyage, seat: Seat) -> Ship:
    """The ship of a seat; RuleError everrain-no-ship when the seat has none yet, whose cure is to join."""
    ship = state.ship(seat)
    if ship is None:
        raise RuleError("everrain-no-ship", cures=(Request("ship", seat),), seat=seat)
    return ship


def foe(state: Voyage, handle: str) -> Enemy:
    """The On Deck enemy with this handle; RuleError everrain-not-in-play, with the handles of those that are."""
    enemy = state.foe(handle)
    if enemy is None:
        raise RuleError("everrain-not-in-play", enemy=handle, handles=tuple(each.handle for each in state.enemies))
    return enemy


def vessel(state: Voyage, key: str) -> Vessel:
    """The enemy ship, or the Elder One, with this key; RuleError everrain-not-in-play, with the keys of those that are."""
    found = state.vessel(key)
    if found is None:
        raise RuleError("everrain-not-in-play", enemy=key, handles=tuple(each.key for each in state.vessels))
    return found


def known(state: Voyage, handle: str) -> Enemy | Vessel:
    """The enemy On Deck or the enemy ship with this handle; RuleError everrain-not-in-play, with the handles of all."""
    found = state.foe(handle) or state.vessel(handle)
    if found is None:
        handles = (*(each.handle for each in state.enemies), *(each.key for each in state.vessels))
        raise RuleError("everrain-not-in-play", enemy=handle, handles=handles)
    return found


def with_known(state: Voyage, who: Enemy | Vessel) -> Voyage:
    """The state with this enemy, or this enemy ship, in place of the one of its handle."""
    return with_enemy(state, who) if isinstance(who, Enemy) else with_vessel(state, who)


def with_ship(state: Voyage, ship: Ship) -> Voyage:
    """The state with this ship in place of its seat's, or last."""
    if state.ship(ship.seat) is None:
        return replace(state, ships=(*state.ships, ship))
    return replace(state, ships=tuple(ship if each.seat == ship.seat else each for each in state.ships))


def with_enemy(state: Voyage, enemy: Enemy) -> Voyage:
    """The state with this enemy in place of the one of its handle, or last."""
    if state.foe(enemy.handle) is None:
        return replace(state, enemies=(*state.enemies, enemy))
    return replace(state, enemies=tuple(enemy if each.handle == enemy.handle else each for each in state.enemies))


def without_enemy(state: Voyage, handle: str) -> Voyage:
    """The state without the enemy of this handle; where its card goes is the caller's business."""
    return replace(state, enemies=tuple(each for each in state.enemies if each.handle != handle))


def with_vessel(state: Voyage, vessel: Vessel) -> Voyage:
    """The state with this enemy ship in place of the one of its key, or last."""
    if state.vessel(vessel.key) is None:
        return replace(state, vessels=(*state.vessels, vessel))
    return replace(state, vessels=tuple(vessel if each.key == vessel.key else each for each in state.vessels))


def without_vessel(state: Voyage, key: str) -> Voyage:
    """The state without the enemy ship of this key."""
    return replace(state, vessels=tuple(each for each in state.vessels if each.key != key))
