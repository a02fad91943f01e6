"""Crew combat, once a side has boarded the other (R15.9): how far the rules are public, and a reading of the rest."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, RuleError
from rules.marauders.actions import Fight
from rules.marauders.battle import ending
from rules.marauders.battle.events import CrewFought
from rules.marauders.battle.landing import with_hits
from rules.marauders.battle.mustering import mustered, skill_of
from rules.marauders.battle.rolling import check_number, rolled
from rules.marauders.battle.rounds import other, remnant
from rules.marauders.battle.state import BOT
from rules.marauders.changes import opened
from rules.marauders.keys import SIDES, SKULL, Side
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.referee import Referee


def fight(pack: Pack, state: Sea, action: Fight, referee: Referee) -> Sea:
    """Both roll Leadership; each skull takes one of the other's crew, at once; who has none left first loses.

    RuleErrors marauders-hits-of-crews for hits, which no roll of crews has, and marauders-dice-number.
    """
    battle = opened(state)
    if action.npc_hits or action.captain_hits:
        raise RuleError("marauders-hits-of-crews", ship=battle.ship, seat=battle.seat)
    for side in SIDES:
        check_number(
            battle, side, action.faces(side), skill_of(state, battle, side, "leadership") or len(action.faces(side))
        )
    state = mustered(pack, state, "leadership", {side: len(action.faces(side)) for side in SIDES}, referee)
    dice = {side: skill_of(state, battle, side, "leadership") or 1 for side in SIDES}
    by_bot = action.by == BOT
    rolls = {
        side: rolled(battle, side, "leadership", dice[side], action.faces(side), referee, by_bot=by_bot)
        for side in SIDES
    }
    crew = {side: remnant(pack, state, battle, side).crew for side in SIDES}
    lost = {side: min(rolls[other(side)].faces.count(SKULL), crew[side]) for side in SIDES}
    referee.say(
        CrewFought(
            battle.seat,
            battle.ship,
            battle.round,
            npc_faces=rolls["npc"].faces,
            captain_faces=rolls["captain"].faces,
            npc_lost=lost["npc"],
            captain_lost=lost["captain"],
            npc_crew=crew["npc"] - lost["npc"],
            captain_crew=crew["captain"] - lost["captain"],
            by="table" if any(roll.by == "table" for roll in rolls.values()) else "bot",
            because=Reason("marauders.crews.skulls", "inferred"),
        )
    )
    for side in SIDES:
        state = with_hits(state, side, ("crew",) * lost[side])
    return outcome(pack, state, referee)


def outcome(pack: Pack, state: Sea, referee: Referee) -> Sea:
    """The battle is over where a crew is gone; where both are, the table says who won. Else the next round."""
    battle = opened(state)
    gone: list[Side] = [side for side in SIDES if not remnant(pack, state, battle, side).crew]
    if not gone:
        return replace(state, battle=replace(battle, round=battle.round + 1))
    if len(gone) == 1:
        return ending.taken(pack, state, gone[0], Reason("marauders.over.crew", "inferred"), referee)
    return ending.both_taken(pack, state, referee)
