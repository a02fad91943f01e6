"""From an action to the rule that carries it out."""

from __future__ import annotations

from rules import every_game
from rules.everrain import (
    actions,
    acts,
    boarding,
    chart,
    corrections,
    crew,
    elder,
    launching,
    leaving,
    named,
    phases,
    seats,
    spawning,
    storms,
    tracks,
)
from rules.everrain.pack import Pack
from rules.everrain.state import Voyage
from rules.everrain.switches import SWITCHES
from rules.referee import Referee


def play(pack: Pack, state: Voyage, action: actions.EverrainAction, referee: Referee) -> Voyage:
    """The state after an action; RuleError when the rules refuse it, before anything was asked or drawn."""
    return _RULES[type(action)](pack, state, action, referee)


_RULES: every_game.Rules = {
    **every_game.rules(SWITCHES),
    actions.Sit: seats.sit,
    actions.Join: seats.join,
    actions.Spawn: spawning.spawn,
    actions.TellCrew: crew.tell,
    actions.Launch: launching.enemyship,
    actions.Reveal: chart.reveal,
    actions.Close: chart.close,
    actions.Sail: chart.sail,
    actions.BeginPhase: phases.begin,
    actions.Activate: phases.activate,
    actions.ActivateDeck: phases.activate_deck,
    actions.Wound: leaving.wound,
    actions.Banish: leaving.banished,
    actions.Destroy: leaving.destroyed,
    actions.VisitPort: leaving.visit_port,
    actions.Sink: leaving.sunk,
    actions.Board: boarding.board,
    actions.MoveAgenda: tracks.move_agenda,
    actions.Discover: tracks.discovery,
    actions.EndAct: acts.end_act,
    actions.SetStorm: storms.set_storm,
    actions.Awaken: elder.awaken,
    actions.EndTurn: phases.end_turn,
    actions.Name: named.name,
    actions.Correct: corrections.correct,
    actions.Remove: corrections.remove,
    actions.Rule: corrections.rule,
}
