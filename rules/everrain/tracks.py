"""The Enemy Agenda and the Discovery Track: their tokens move, acts fall due, the Elder One stirs, the game ends (R9, R10, R12)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, RuleError
from rules.everrain.actions import Discover, MoveAgenda
from rules.everrain.events import ActDue, AgendaMoved, DiscoveryMoved, ElderStirs, Ended
from rules.everrain.house import House, also_by, by
from rules.everrain.pack import Pack
from rules.everrain.questions import TheEnd
from rules.everrain.state import Due, Side, Voyage
from rules.referee import Referee

MOST_STEPS = 50
"""No effect moves a token by more."""


def move_agenda(pack: Pack, state: Voyage, action: MoveAgenda, referee: Referee) -> Voyage:
    """An effect moves the Enemy Agenda (R9.5).

    RuleErrors everrain-steps for no steps or too many, everrain-token-stays when it cannot move back.
    """
    _check(action.steps)
    if ahead(state, action.steps) == (state.agenda, 0):
        raise RuleError("everrain-token-stays", track="agenda", space=state.agenda)
    return advance(pack, state, referee, action.steps, Reason("everrain.agenda.effect"))


def discovery(pack: Pack, state: Voyage, action: Discover, referee: Referee) -> Voyage:
    """An effect moves a token of the Discovery Track.

    RuleErrors everrain-steps for no steps or too many, everrain-token-stays when it is on that end of the track.
    """
    _check(action.steps)
    if _within(pack, state, action.side, action.steps) == place(state, action.side):
        raise RuleError("everrain-token-stays", track=action.side, space=place(state, action.side))
    return discover(pack, state, referee, action.side, action.steps, Reason("everrain.discovery.effect"))


def phase_steps(state: Voyage) -> int:
    """How many steps an Enemy Phase moves the agenda: 2 and one for each player's ship (R9.1)."""
    return 2 + len(state.ships)


def token(pack: Pack, state: Voyage) -> int:
    """The space of the Elder One's token: the end of the track, less what it was moved down (R1.1, R10.3)."""
    return max(pack.end(state.house.length) - state.lowered, 0)


def ahead(state: Voyage, steps: int) -> tuple[int, int]:
    """Where so many steps bring the agenda's token, and how many laps are made on the way (R9.3, E2, E3); back to the first space.

    >>> ahead(Voyage(agenda=7), 5)
    (2, 1)
    """
    lap = int(state.house.agenda_length)
    total = max(state.agenda + steps, 0)
    if total >= lap and state.house.agenda_wrap == "stop":
        return 0, 1
    return total % lap, total // lap


def advance(pack: Pack, state: Voyage, referee: Referee, steps: int, because: Reason) -> Voyage:
    """The Enemy Agenda moves; each lap moves Enemy Discovery by one space (R9). No steps: nothing happens."""
    if steps == 0:
        return state
    after, laps = ahead(state, steps)
    enemy = min(state.enemy + laps, pack.end(state.house.length))
    if state.agenda + steps > int(state.house.agenda_length):
        because = also_by(because, state.house, "agenda-wrap")
    if laps and state.house.agenda_length != House().agenda_length:
        because = also_by(because, state.house, "agenda-length")
    moved = AgendaMoved(
        steps=steps,
        before=state.agenda,
        after=after,
        enemy_before=state.enemy,
        enemy_after=max(enemy, state.enemy),
        because=because,
    )
    referee.say(moved)
    state = replace(state, agenda=after)
    return _arrived(pack, state, referee, "enemy", moved.enemy_after)


def discover(pack: Pack, state: Voyage, referee: Referee, side: Side, steps: int, because: Reason) -> Voyage:
    """A token of the Discovery Track moves, not past either end of it, and what it reaches comes of it (R10.1, R12.1, R12.6)."""
    after = _within(pack, state, side, steps)
    referee.say(DiscoveryMoved(side=side, before=place(state, side), after=after, because=because))
    return _arrived(pack, state, referee, side, after)


def _within(pack: Pack, state: Voyage, side: Side, steps: int) -> int:
    """Where so many steps bring a side's token: not past either end of its track."""
    return min(max(place(state, side) + steps, 0), pack.end(state.house.length))


def place(state: Voyage, side: Side) -> int:
    """The space of a side's token."""
    return state.enemy if side == "enemy" else state.players


def meets(pack: Pack, state: Voyage, referee: Referee) -> Voyage:
    """The Elder One stirs when a token that wakes it has met its own (R12.1, E10)."""
    if state.elder is not None or state.arising or state.over:
        return state
    space = token(pack, state)
    either = state.house.elder_wakes == "either" and state.players >= space
    if state.enemy < space and not either:
        return state
    referee.say(ElderStirs(space, by(state.house, "elder-wakes", "everrain.elder.meets")))
    return replace(state, arising=True)


def _arrived(pack: Pack, state: Voyage, referee: Referee, side: Side, space: int) -> Voyage:
    """A side's token is on this space now: acts that fall due, the end of the track, the Elder One's token."""
    before = place(state, side)
    state = replace(state, enemy=space) if side == "enemy" else replace(state, players=space)
    if space <= before or state.over:
        return state
    state = _due(pack, state, referee, side)
    if space == pack.end(state.house.length):
        return _at_end(pack, state, referee, side)
    return meets(pack, state, referee)


def _due(pack: Pack, state: Voyage, referee: Referee, side: Side) -> Voyage:
    """The acts whose thresholds are reached for the first time wait for the turn's or the phase's end (R10.1, R10.2)."""
    for act, threshold in enumerate(pack.thresholds, 2):
        waits = any(due.act == act for due in state.due)
        reached = threshold <= place(state, side) and threshold < pack.end(state.house.length)
        if reached and act > state.act and not waits:
            due = Due(act, side)
            referee.say(ActDue(due, Reason("everrain.act.due")))
            state = replace(state, due=(*state.due, due))
    return state


def _at_end(pack: Pack, state: Voyage, referee: Referee, side: Side) -> Voyage:
    """A token is on the last space (R12.6): the players' wins; the enemy's loses, or wakes the Elder One whose token is there."""
    if side == "players":
        return _over(state, referee, Ended("won", Reason("everrain.end.players")))
    if state.lowered or state.elder is not None or state.arising:
        return _over(state, referee, Ended("lost", Reason("everrain.end.enemy")))
    because = by(state.house, "enemy-end", "everrain.end.enemy-and-elder")
    means = state.house.enemy_end
    if means == "ask":
        means = referee.ask(TheEnd(pack.end(state.house.length)))
    if means == "loss":
        return _over(state, referee, Ended("lost", because))
    referee.say(ElderStirs(pack.end(state.house.length), because))
    return replace(state, arising=True)


def _over(state: Voyage, referee: Referee, ended: Ended) -> Voyage:
    referee.say(ended)
    return replace(state, over=ended.result)


def _check(steps: int) -> None:
    if not 1 <= abs(steps) <= MOST_STEPS:
        raise RuleError("everrain-steps", steps=steps, most=MOST_STEPS)
