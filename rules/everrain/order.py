"""The order of a round (R4): whose turn it is in the Player Phase, and who has still to act in the Enemy Phase."""

from __future__ import annotations

from rules.contract import Seat
from rules.everrain.changes import foe
from rules.everrain.state import STEPS, Step, Voyage


def in_turn(state: Voyage) -> tuple[Seat, ...]:
    """The players in the order of their turns: by their seats, from the holder of the First Player token on."""
    sailing = tuple(seat for seat in state.seats if state.ship(seat) is not None)
    if state.first not in sailing:
        return sailing
    place = sailing.index(state.first)
    return (*sailing[place:], *sailing[:place])


def runs(state: Voyage) -> Seat | None:
    """Whose turn runs, or is the first that is not over; None when all are, and in the Enemy Phase."""
    if state.phase is not None:
        return None
    left = [seat for seat in in_turn(state) if seat not in state.done]
    return state.turn if state.turn in left else next(iter(left), None)


def under_way(state: Voyage) -> bool:
    """Whether anything happened but for ships that joined, and what is on the chart at the beginning."""
    begun = (
        state.phase,
        state.enemies,
        state.vessels,
        state.storms,
        state.discard,
        state.done,
        state.launched,
        state.over,
    )
    moved = (state.agenda, state.enemy, state.players)
    return state.round > 1 or any(begun) or any(moved)


def waiting(state: Voyage, step: Step) -> tuple[str, ...]:
    """The handles of those who have still to act in a step of the open Enemy Phase; none in one that has no such."""
    phase = state.phase
    if phase is None or STEPS.index(step) < STEPS.index(phase.step):
        return ()
    return tuple(each for each in _actors(state, step) if each not in phase.acted)


def _actors(state: Voyage, step: Step) -> tuple[str, ...]:
    """Who acts in a step: not those that came too late for this round, nor those of a boarding, who act whenever it is fought."""
    if step == "elder":
        return tuple(each.key for each in state.vessels if each.elder)
    if step == "decks":
        return tuple(each.handle for each in state.enemies if not each.aboard and each.since <= state.round)
    if step == "ships":
        return tuple(each.key for each in state.vessels if not each.elder and each.since <= state.round)
    return ()


def ready(state: Voyage) -> tuple[str, ...]:
    """Those who may be activated now: of the step that runs, and of the deck whose enemies have begun to act."""
    phase = state.phase
    if phase is None:
        return ()
    left = waiting(state, phase.step)
    begun = tuple(each for each in left if phase.step == "decks" and foe(state, each).seat == phase.deck)
    return begun or left


def before(state: Voyage, step: Step) -> tuple[str, ...]:
    """Who must act before a step: those of the first step before it in which somebody has to; none when `phase` goes on."""
    earlier = STEPS[: STEPS.index(step)]
    return next((left for each in earlier if (left := waiting(state, each))), ())


def still(state: Voyage) -> tuple[str, ...]:
    """All who have still to act in the open Enemy Phase, in the order of its steps."""
    return tuple(handle for step in STEPS for handle in waiting(state, step))


def comes(state: Voyage) -> int:
    """The first round in which one that comes now acts: if the Enemy Phase is open the next one, but by house rule this (E13)."""
    return state.round + (state.phase is not None and state.house.late_enemies == "rest")
