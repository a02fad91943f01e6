"""From an action to the rule that carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.contract import Action, Cancel, Cancelled, Opened, Start
from rules.marauders import captains, corrections, deck, entering, sailing, scouting
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
from rules.marauders.house import chosen
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.referee import Referee


def play(pack: Pack, state: Sea, action: MaraudersAction, referee: Referee) -> Sea:
    """The state after an action; RuleError when the rules refuse it, before anything was asked, rolled or drawn."""
    return _RULES[type(action)](pack, state, action, referee)


def _start(pack: Pack, state: Sea, action: Start, referee: Referee) -> Sea:
    house = chosen(dict(action.house))
    referee.say(Opened(action.pack, pack.sample))
    return replace(state, house=house)


def _cancel(_pack: Pack, state: Sea, action: Cancel, referee: Referee) -> Sea:
    referee.say(Cancelled(action.was, action.seen))
    return state


_RULES: dict[type[Action], Callable[[Pack, Sea, Any, Referee], Sea]] = {
    Start: _start,
    Cancel: _cancel,
    Join: lambda pack, state, action, referee: captains.join(state, pack, action, referee),
    Sit: lambda _, state, action, referee: captains.sit(state, action, referee),
    Sail: lambda pack, state, action, referee: captains.sail(state, pack, action, referee),
    Port: lambda pack, state, action, referee: captains.port(state, pack, action, referee),
    Turn: lambda _, state, action, referee: captains.begin_turn(state, action.seat, referee),
    Look: lambda _, state, action, referee: scouting.look(state, action.seat, referee),
    Hold: lambda _, state, action, referee: captains.hold(state, action, referee),
    Bounty: lambda _, state, action, referee: captains.bounty(state, action, referee),
    DrawEvent: lambda pack, state, action, referee: deck.draw_event(state, pack, action.card, referee),
    Enter: lambda pack, state, action, referee: entering.enter(state, pack, action.card, referee),
    Icons: lambda pack, state, action, referee: sailing.activate(state, pack, action.icons, referee),
    EndRound: lambda _, state, action, referee: entering.end_round(state, referee),  # noqa: ARG005
    Defeat: lambda pack, state, action, referee: entering.defeat(state, pack, action.ship, referee),
    Place: lambda pack, state, action, referee: corrections.place(state, pack, action, referee),
    Remove: lambda pack, state, action, referee: corrections.remove(state, pack, action.ship, referee),
    Correct: lambda pack, state, action, referee: corrections.correct(state, pack, action, referee),
    Rule: lambda _, state, action, referee: corrections.rule(state, action, referee),
}
