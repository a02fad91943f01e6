"""From an action to the rule that carries it out."""

from __future__ import annotations

from rules import every_game
from rules.marauders import actions, attacking, bounties, captains, corrections, deck, drawing, scouting, war
from rules.marauders.battle import declaring, ending, fighting, mustering, onward, opening, retracking
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.marauders.switches import SWITCHES
from rules.referee import Referee


def play(pack: Pack, state: Sea, action: actions.MaraudersAction, referee: Referee) -> Sea:
    """The state after an action; RuleError when the rules refuse it, before anything was asked, rolled or drawn."""
    after = _RULES[type(action)](pack, state, action, referee)
    return onward.carried_on(pack, state, after, action, referee)


_RULES: every_game.Rules = {
    **every_game.rules(SWITCHES),
    actions.Join: captains.join,
    actions.Sit: captains.sit,
    actions.Sail: captains.sail,
    actions.Port: captains.port,
    actions.Turn: captains.begin_turn,
    actions.Look: scouting.look,
    actions.Hold: captains.hold,
    actions.Bounty: bounties.bounty,
    actions.Wanted: bounties.wanted,
    actions.Refit: captains.refit,
    actions.Attack: attacking.attack,
    actions.BeginBattle: attacking.begin,
    actions.TakeHelm: opening.take_helm,
    actions.Muster: mustering.muster,
    actions.Declare: declaring.declare,
    actions.Fight: fighting.fight,
    actions.Strike: ending.hit,
    actions.Retrack: retracking.retrack,
    actions.EndBattle: ending.end,
    actions.Lost: ending.lost,
    actions.War: war.begin,
    actions.Peace: war.end,
    actions.DrawEvent: drawing.draw_event,
    actions.Enter: deck.enter,
    actions.Icons: deck.read_off,
    actions.Another: deck.another,
    actions.EndRound: ending.end_round,
    actions.Defeat: ending.defeat,
    actions.Place: corrections.place,
    actions.Remove: corrections.remove,
    actions.Correct: corrections.correct,
    actions.Rule: corrections.rule,
}
