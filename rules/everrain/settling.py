"""What follows from a corrected sheet by itself: what a card of the pack says, the order of ships, and the counts of enemies."""

from __future__ import annotations

import re

from msgspec.structs import replace

from rules.everrain.pack import Pack
from rules.everrain.state import Enemy, Ship, Vessel, Voyage

_HANDLE = re.compile(r"([A-D])([1-9][0-9]{0,3})")


def settled(pack: Pack, state: Voyage) -> Voyage:
    """The state with all of that put right, so that whoever corrects a sheet need not know of it."""
    ships = tuple(sorted((_ship(state, each) for each in state.ships), key=lambda each: each.letter))
    own = (each.key for each in state.vessels if not each.elder)
    sailing = tuple(each.seat for each in ships)
    return replace(
        state,
        seats=tuple(dict.fromkeys((*state.seats, *sailing))),
        ships=ships,
        enemies=tuple(_enemy(pack, each) for each in state.enemies),
        vessels=tuple(_vessel(pack, each) for each in state.vessels),
        launched=tuple(dict.fromkeys((*state.launched, *own))),
        first=state.first if state.first in sailing else next(iter(sailing), None),
    )


def _ship(state: Voyage, ship: Ship) -> Ship:
    """A ship to which as many enemies have come as the highest number says."""
    handles = (found for each in state.enemies if (found := _HANDLE.fullmatch(each.handle)))
    numbers = [int(found[2]) for found in handles if found[1] == ship.letter]
    return replace(ship, broken=tuple(sorted({*ship.broken})), spawned=max(ship.spawned, *numbers, 0))


def _enemy(pack: Pack, enemy: Enemy) -> Enemy:
    """An enemy whose card the pack has, as it is printed."""
    card = None if enemy.card is None else pack.by_key.get(enemy.card)
    if card is None:
        return enemy
    told = replace(enemy, name=card.name, act=card.act)
    if enemy.health is None and enemy.dice is None:
        return replace(told, health=card.health, dice=card.dice, spoils=card.spoils)
    return told


def _vessel(pack: Pack, vessel: Vessel) -> Vessel:
    """An enemy ship of whose card of the pack nothing was told, as it is printed."""
    card = None if vessel.card is None or vessel.elder else pack.ship(vessel.card)
    if card is None or (vessel.name, vessel.health, vessel.dice, vessel.range_, vessel.pattern) != (
        "",
        None,
        None,
        None,
        (),
    ):
        return vessel
    return replace(
        vessel,
        name=card.name,
        health=card.health,
        dice=card.dice,
        range_=card.range_,
        pattern=card.pattern,
        heading=vessel.heading or card.destination,
    )
