"""Chapter "The phases" (R4): the turns of the Player Phase, the steps of the Enemy Phase, and the activations in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError, Seat
from rules.everrain import activating, acts, elder, fraying, storms, tracks
from rules.everrain.actions import Activate, ActivateDeck, BeginPhase, EndTurn
from rules.everrain.changes import aboard, foe, vessel
from rules.everrain.events import NothingToDo, OutOfOrder, PhaseBegan, PhaseEnded, ToActivate, TurnEnded
from rules.everrain.order import before, in_turn, ready, runs, waiting
from rules.everrain.pack import Pack
from rules.everrain.state import STEPS, Enemy, Phase, Step, Vessel, Voyage
from rules.referee import Referee

MOST_CURES = 5
"""So many of those who must act first are named as what would be right."""


# ------------------------------------------------------------------------------------------------ the Player Phase


def end_turn(pack: Pack, state: Voyage, _action: EndTurn, referee: Referee) -> Voyage:
    """The turn that runs is over, and with it an act that was to end (R10.2).

    RuleErrors everrain-no-ships, everrain-phase-open in the Enemy Phase, everrain-turns-over after the last turn.
    """
    _sailing(state)
    go_on = Request("phase")
    if state.phase is not None:
        raise RuleError("everrain-phase-open", cures=(go_on,), step=state.phase.step)
    seat = runs(state)
    if seat is None:
        raise RuleError("everrain-turns-over", cures=(go_on,), round=state.round)
    done = (*state.done, seat)
    after = [each for each in _following(state, seat) if each not in done]
    next_ = next(iter(after), None)
    referee.say(TurnEnded(seat, next_))
    return acts.end_due(pack, replace(state, done=done, turn=next_), referee)


def _following(state: Voyage, seat: Seat) -> tuple[Seat, ...]:
    """The players after a seat, in order."""
    seats = in_turn(state)
    place = seats.index(seat) + 1
    return (*seats[place:], *seats[:place])


def _sailing(state: Voyage) -> None:
    if not state.ships:
        raise RuleError("everrain-no-ships", cures=(Request("ship"),))


# ------------------------------------------------------------------------------------------------ the Enemy Phase


def begin(pack: Pack, state: Voyage, _action: BeginPhase, referee: Referee) -> Voyage:
    """The Enemy Phase begins, or goes on, up to whom the players must choose to activate, or to its end.

    RuleErrors everrain-no-ships, everrain-must-act-first while somebody of the step has still to act.
    """
    _sailing(state)
    if state.phase is None:
        state = _begun(pack, state, referee)
    elif first := ready(state):
        raise RuleError("everrain-must-act-first", cures=_cures(first), first=first, step=state.phase.step)
    return _walked(pack, state, referee)


def _begun(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """The Player Phase is over: an act that waited ends (R10.2), and the Elder One arises (R4.1)."""
    missing = tuple(seat for seat in in_turn(state) if seat not in state.done)
    if state.done and missing:
        referee.say(OutOfOrder("turns-missing", missing))
    for forgotten in _unready(state):
        referee.say(forgotten)
    state = acts.end_due(pack, replace(state, turn=None, done=()), referee)
    referee.say(PhaseBegan(state.round))
    state = replace(state, phase=Phase())
    return elder.arise(pack, state, referee) if state.arising else state


def _unready(state: Voyage) -> Iterator[OutOfOrder]:
    """What is missing of the enemies that came this round: where they stand, what their cards say; and an act that waits."""
    came = tuple(each for each in state.enemies if not each.aboard and each.since == state.round)
    unplaced = tuple(each.handle for each in came if each.zone is None)
    untold = tuple(each.handle for each in came if each.card is None and not each.name and each.dice is None)
    if unplaced:
        yield OutOfOrder("unplaced", enemies=unplaced)
    if untold:
        yield OutOfOrder("untold", enemies=untold)
    if state.due and not state.over:
        yield OutOfOrder("act-due")


def _walked(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """Step by step to the first in which somebody is to be activated, else to the end of the phase."""
    idle: list[Literal["elder", "storms", "decks", "ships"]] = []
    while state.phase is not None:
        step = state.phase.step
        left = waiting(state, step)
        if step == "agenda" or left or (step == "storms" and state.storms):
            _say_idle(referee, idle)
            idle.clear()
        elif not _acted_in(state, step):
            idle.append(step)
        if left and step != "agenda" and step != "storms":  # noqa: PLR1714 - which a set would not narrow
            referee.say(ToActivate(step, left))
            return state
        state = _stepped(pack, state, step, referee)
    return state


def _say_idle(referee: Referee, steps: Sequence[Literal["elder", "storms", "decks", "ships"]]) -> None:
    if steps:
        referee.say(NothingToDo(tuple(steps)))


def _acted_in(state: Voyage, step: Step) -> bool:
    """Whether somebody has acted in a step, be it out of play by now."""
    return state.phase is not None and any(_step_of(state, handle) == step for handle in state.phase.acted)


def _step_of(state: Voyage, handle: str) -> Step:
    """In which step a handle acts: those of decks begin with a ship's letter, in capitals."""
    if handle[0].isupper():
        return "decks"
    known = state.vessel(handle)
    return "elder" if known is not None and known.elder else "ships"


def _stepped(pack: Pack, state: Voyage, step: Step, referee: Referee) -> Voyage:
    """What a step does by itself, and on to the next one."""
    if step == "agenda":
        return _ended(pack, state, referee)
    if step == "storms" and state.storms:
        state = storms.move_all(pack, state, referee)
    return _at(state, STEPS[STEPS.index(step) + 1])


def _at(state: Voyage, step: Step) -> Voyage:
    assert state.phase is not None
    return replace(state, phase=replace(state.phase, step=step, deck=None))


def _ended(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """The agenda moves 2 and one for each player (R9.1), the First Player token passes on, an act that waited ends (R10.2)."""
    state = tracks.advance(pack, state, referee, tracks.phase_steps(state), Reason("everrain.agenda.phase"))
    seats = in_turn(state)
    state = replace(state, phase=None, first=seats[1 % len(seats)])
    referee.say(PhaseEnded(state.round, state.first))
    return acts.end_due(pack, replace(state, round=state.round + 1), referee)


# ------------------------------------------------------------------------------------------------ activations


def activate(pack: Pack, state: Voyage, action: Activate, referee: Referee) -> Voyage:
    """One enemy is activated, in the order of R4; one of a boarding, or in a fray, whenever it is fought (R5.1, R14).

    RuleErrors everrain-not-in-play, everrain-no-phase, everrain-acted, everrain-rests, everrain-out-of-order,
    everrain-deck-first, everrain-fray-ship; then those of `fraying` and `activating`.
    """
    enemy = foe(state, action.enemy) if state.vessel(action.enemy) is None else vessel(state, action.enemy)
    if action.fray and isinstance(enemy, Vessel):
        raise RuleError("everrain-fray-ship", enemy=enemy.key)
    if isinstance(enemy, Enemy) and (action.fray or enemy.aboard):
        return fraying.activate(pack, state, action, referee)
    _check(state, action.enemy)
    rule = fraying.activate if isinstance(enemy, Enemy) else activating.activate
    return _noted(rule(pack, state, action, referee), enemy)


def activate_deck(pack: Pack, state: Voyage, action: ActivateDeck, referee: Referee) -> Voyage:
    """All enemies On Deck of a ship that have still to act, in the order in which they came.

    RuleErrors everrain-no-ship, everrain-deck-idle when there are none, and those of each activation.
    """
    ship = aboard(state, action.seat)
    acted = () if state.phase is None else state.phase.acted
    left = [each.handle for each in state.on_deck(ship.seat) if each.handle not in acted and each.since <= state.round]
    if not left:
        raise RuleError("everrain-deck-idle", seat=ship.seat)
    _check(state, left[0])
    for handle in left:
        if state.foe(handle) is not None:
            near = tuple(each for each in action.near if each.handle == handle)
            state = activate(pack, state, Activate(enemy=handle, near=near), referee)
    return state


def _check(state: Voyage, handle: str) -> None:
    """Whether it is the turn of an enemy to act; the RuleErrors say what must come first."""
    phase = state.phase
    if phase is None:
        raise RuleError("everrain-no-phase", cures=tuple(_phase_first(state, handle)), enemy=handle)
    if handle in phase.acted:
        raise RuleError("everrain-acted", enemy=handle, round=state.round)
    step = _step_of(state, handle)
    if handle not in waiting(state, step):
        raise RuleError("everrain-rests", enemy=handle, round=state.round)
    if step != phase.step:
        first = before(state, step)
        raise RuleError("everrain-out-of-order", cures=_cures(first), enemy=handle, first=first, step=phase.step)
    may = ready(state)
    if handle not in may:
        deck = foe(state, may[0]).seat
        raise RuleError("everrain-deck-first", cures=_cures(may), enemy=handle, first=may, seat=deck)


def _cures(first: Sequence[str]) -> tuple[Request, ...]:
    """To activate those who must act first, or where there are none, to go on with the phase."""
    if not first:
        return (Request("phase"),)
    return tuple(Request("activate", given=(("enemy", handle),)) for handle in first[:MOST_CURES])


def _phase_first(state: Voyage, handle: str) -> Iterator[Request]:
    """The Enemy Phase may begin; an enemy On Deck may fight, too."""
    yield Request("phase")
    if state.foe(handle) is not None:
        yield Request("activate", given=(("enemy", handle), ("fray", "yes")))


def _noted(state: Voyage, enemy: Enemy | Vessel) -> Voyage:
    """An enemy has acted; after the last one of its step the next step is on."""
    assert state.phase is not None
    handle = enemy.handle if isinstance(enemy, Enemy) else enemy.key
    phase = replace(state.phase, acted=(*state.phase.acted, handle))
    state = replace(state, phase=phase)
    left = waiting(state, phase.step)
    if not left:
        return _at(state, STEPS[STEPS.index(phase.step) + 1])
    if isinstance(enemy, Enemy):
        begun = any(foe(state, each).seat == enemy.seat for each in left)
        state = replace(state, phase=replace(phase, deck=enemy.seat if begun else None))
    return state
