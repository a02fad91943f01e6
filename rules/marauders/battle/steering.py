"""What the bot declares for an NPC that nobody else plays (R14)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason
from rules.marauders.battle.events import Declared
from rules.marauders.pack import Pack
from rules.marauders.state import Sea
from rules.referee import Referee


def steer(_pack: Pack, state: Sea, referee: Referee) -> Sea:
    """The NPC of the open battle, whose turn to declare it is, shoots."""
    battle = state.battle
    if battle is None:
        return state
    because = Reason("marauders.helm.shoot", "inferred")
    referee.say(Declared(battle.seat, battle.ship, battle.round, "npc", "shoot", because))
    return replace(state, battle=replace(battle, npc="shoot"))
