"""All that is at a table of Betrayal, each to be put right by a form; and what a seat can do now."""

from __future__ import annotations

from bot.panels.betrayal import _words as words
from bot.panels.betrayal._names import realm_of, voice
from bot.panels.betrayal._rows import table_rows
from bot.panels.panel import Kind
from bot.panels.presses import opens
from bot.panels.table import Voice
from bot.ui.message import Press, Row
from bot.view import View
from rules.betrayal.state import Realm, Unit
from rules.contract import Seat


def puttable(view: View) -> tuple[Kind, ...]:
    """The party, the units on the map, the defeated stack, the companions."""
    say, realm = voice(view).plain, realm_of(view)
    battle = realm.battle
    units = () if battle is None else tuple(press for unit in battle.units for press in _of_unit(say, realm, unit))
    stack = () if battle is None else tuple(_stands(say, unit) for unit in battle.stack)
    gone = ("return", "lost") if realm.companions else ("return",) if stack else ()
    more = ("remove", "flip", *(("swap",) if battle is not None and len(battle.units) > 1 else ())) if units else ()
    return (
        Kind("table", (opens(say, "party"), *(opens(say, name) for name in (*more, *gone)))),
        Kind("units", units),
        Kind("stack", stack),
    )


def _of_unit(say: Voice, realm: Realm, unit: Unit) -> tuple[Press, ...]:
    """Which chip it is, its hex, its HP chips where they are tracked."""
    who = words.listed(say, unit.handle, unit.enemy.side)
    name = () if unit.quest else (opens(say, "name", unit.handle, "betrayal-name-unit", who=who),)
    health = (opens(say, "health", unit.handle, "betrayal-health-unit", who=who),) if realm.house.health == "on" else ()
    return (*name, _stands(say, unit), *health)


def _stands(say: Voice, unit: Unit) -> Press:
    who = words.listed(say, unit.handle, unit.enemy.side)
    return opens(say, "place", unit.handle, "betrayal-place-unit", who=who)


def moves_of(view: View, seat: Seat) -> tuple[Row, ...]:  # noqa: ARG001 - the party does everything together
    """What the party can do now: no seat does anything alone in this game."""
    return table_rows(view, None)[:4]
