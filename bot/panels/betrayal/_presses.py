"""Buttons of a table of Betrayal: those that open a form, and those that play a request."""

from __future__ import annotations

from bot.panels import table
from bot.panels.betrayal import _words as words
from bot.panels.table import LABEL, Voice
from bot.text import cut
from bot.ui.ids import pack_request
from bot.ui.message import Press
from rules.betrayal.state import Battle, Companion, Unit
from rules.contract import Request

MENU = 25
"""The most options of a menu, and choices of a menu in a form."""

OPTION = 100
"""The most characters of an option."""

Somebody = Unit | Companion


def opens(say: Voice, name: str, arg: str = "", message: str = "", limit: int = LABEL, **facts: object) -> Press:
    """A button or option that opens a form."""
    return Press("form", f"{name};{arg}", cut(say.plain(message or f"betrayal-open-{name}", **facts), limit))


def plays(label: str, verb: str, limit: int = LABEL, **given: str | int) -> Press:
    """A button or option that plays a request."""
    return Press("do", pack_request(Request(verb, None, tuple(given.items()))), cut(label, limit))


def of_unit(say: Voice, verb: str, each: Somebody, limit: int = OPTION) -> Press:
    """An option that plays a request about somebody, who is what it says: `3 Ghoul, 5 daedra`."""
    return plays(words.ranked(say.plain, each.handle, each.enemy.side), verb, limit, enemy=each.handle)


def unnamed(battle: Battle) -> tuple[Unit, ...]:
    """The units on the map of which nobody told what they are called."""
    return tuple(unit for unit in battle.units if not unit.enemy.name)


def help_press(say: Voice) -> Press:
    """The button that tells what can be done."""
    return table.button(say.plain("button-help"), "help")
