"""Buttons of a table of Betrayal about units on the map."""

from __future__ import annotations

from bot.panels.betrayal import _words as words
from bot.panels.presses import OPTION, plays
from bot.panels.table import Voice
from bot.ui.message import Press
from rules.betrayal.state import Battle, Companion, Unit

Somebody = Unit | Companion


def of_unit(say: Voice, verb: str, each: Somebody, limit: int = OPTION) -> Press:
    """An option that plays a request about somebody, who is what it says: `3 Ghoul, 5 daedra`."""
    return plays(words.ranked(say.plain, each.handle, each.enemy.side), verb, limit, enemy=each.handle)


def unnamed(battle: Battle) -> tuple[Unit, ...]:
    """The units on the map of which nobody told what they are called."""
    return tuple(unit for unit in battle.units if not unit.enemy.name)
