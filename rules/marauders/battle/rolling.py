"""Rolls of a battle: by the bot, or by the table, which tells the faces with the action or when it is asked."""

from __future__ import annotations

from typing import Literal, NamedTuple

from rules.contract import RuleError
from rules.marauders.battle.mustering import Skill
from rules.marauders.battle.rounds import about, playing, sailing
from rules.marauders.battle.state import Battle
from rules.marauders.keys import Side
from rules.marauders.pack import DIE
from rules.referee import Referee


class Rolled(NamedTuple):
    """The faces of one side, and who rolled them."""

    faces: tuple[str, ...]
    by: Literal["bot", "table"]


def check_number(battle: Battle, side: Side, told: tuple[str, ...], dice: int) -> None:
    """RuleError marauders-dice-number where another number of faces was told than there are dice."""
    if told and len(told) != dice:
        raise RuleError("marauders-dice-number", who=sailing(battle, side), count=len(told), dice=dice)


def rolled(
    battle: Battle, side: Side, skill: Skill, dice: int, told: tuple[str, ...], referee: Referee, *, by_bot: bool
) -> Rolled:
    """What a side rolls, or the bot for it; faces told for another number of dice, not known then, are asked for again."""
    again = bool(told) and len(told) != dice
    seats = (playing(battle, side),) if again else ()
    faces = referee.roll(
        dice, DIE, skill, about(battle, side), () if again else told, seats=seats, by_hand=again, by_bot=by_bot
    )
    return Rolled(faces, referee.by)
