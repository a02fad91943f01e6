"""From an action to the rule that carries it out."""

from __future__ import annotations

from rules import every_game
from rules.betrayal import actions, battles, corrections, party, places, skills, turns
from rules.betrayal.pack import Pack, Side
from rules.betrayal.state import Realm
from rules.betrayal.switches import SWITCHES
from rules.referee import Referee


def play(pack: Pack, state: Realm, action: actions.BetrayalAction, referee: Referee) -> Realm:
    """The state after an action; RuleError when the rules refuse it, before anything was asked or drawn.

    What was drawn by hand comes first of all draws, so a rehearsal without the table's chance meets whatever is wrong with it.
    """
    rule = _RULES[type(action)]
    if state.cards == "bot" and _drawn(action):
        rule(pack, state, action, Referee(b"", state))
    return rule(pack, state, action, referee)


def _drawn(action: actions.BetrayalAction) -> tuple[Side, ...]:
    """The chips that an action says were drawn by hand."""
    match action:
        case actions.Open(orders=orders) | actions.Explore(orders=orders):
            return orders.drawn
        case actions.Fill(drawn=drawn) | actions.Draw(drawn=drawn) | actions.UseSkill(drawn=drawn):
            return drawn
        case _:
            return ()


_RULES: every_game.Rules = {
    **every_game.rules(SWITCHES),
    actions.Sit: party.sit,
    actions.Muster: party.muster,
    actions.Open: battles.open_battle,
    actions.Explore: battles.explore,
    actions.Fill: battles.fill,
    actions.Defeat: places.defeat,
    actions.Remove: places.remove,
    actions.Flip: places.flip,
    actions.Befriend: places.befriend,
    actions.Draw: places.draw,
    actions.Return: places.give_back,
    actions.UseSkill: skills.use_skill,
    actions.Wound: corrections.wound,
    actions.Name: corrections.name,
    actions.Place: corrections.place,
    actions.Swap: corrections.swap,
    actions.Phase: turns.phase,
    actions.EndRound: turns.end_round,
    actions.EndBattle: battles.end_battle,
    actions.Rule: corrections.rule,
}
