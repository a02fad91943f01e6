"""What a note can be on, and which of it is where the running turn or the step of the Enemy Phase is."""

from __future__ import annotations

from collections.abc import Iterator

from rules.contract import Offer
from rules.everrain import hexes, phases
from rules.everrain.called import vessel_name
from rules.everrain.pack import Pack
from rules.everrain.state import STEPS, Voyage

PLAYERS = "step-players"
"""The Player Phase; the steps of the Enemy Phase are called as they are, after `step-`, and so is the round's end."""


def things(pack: Pack, state: Voyage) -> Iterator[Offer]:
    """The players' ships by their seats, enemy ships, the names of enemies, the hexes that are known, and the steps."""
    yield from (Offer(ship.seat, ship.letter) for ship in state.ships)
    yield from (Offer(each.key, vessel_name(each)) for each in state.vessels)
    known = state.cards == "bot" or not pack.sample
    printed = (card.name for card in pack.enemies if known)
    yield from (Offer(name, name) for name in dict.fromkeys((*(each.name for each in state.enemies), *printed)) if name)
    yield from (Offer(hexes.text(spot.hex), hexes.text(spot.hex)) for spot in state.chart)
    yield from (Offer(f"step-{step}", step) for step in ("players", *STEPS, "round"))


def here(state: Voyage) -> Iterator[str]:
    """The step; in a turn its ship, the hex where it lies, and its enemies; in the Enemy Phase those who have still to act."""
    if state.phase is None:
        yield PLAYERS
        seat = phases.runs(state)
        ship = None if seat is None or not (state.turn or state.done) else state.ship(seat)
        if ship is not None:
            yield ship.seat
            yield from () if ship.hex is None else (hexes.text(ship.hex),)
            yield from (enemy.name for enemy in state.on_deck(ship.seat) if enemy.name)
        return
    yield f"step-{state.phase.step}"
    for handle in phases.waiting(state, state.phase.step):
        enemy = state.foe(handle)
        yield handle if enemy is None else enemy.name
