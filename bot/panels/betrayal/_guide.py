"""The house rules, and what can be done: for those who ask."""

from __future__ import annotations

from bot.panels import table
from bot.panels.betrayal._names import realm_of, voice
from bot.panels.panel import Mention
from bot.panels.table import capital, fitted
from bot.ui.message import Message
from bot.view import View
from rules.betrayal import called
from rules.betrayal.switches import value
from rules.contract import MEANS, Switch


def rules(view: View, switch: str | None = None) -> Message:
    """The house rules with their values, or the one that is named; RuleError when there is none of that name."""
    say = voice(view)
    key = called.switch(switch) if switch else None
    named = [each for each in view.game.switches if key in (None, each.key)]
    return Message(say("rules-title"), fitted(_set(view, each) for each in named))


def _set(view: View, switch: Switch) -> str:
    say, now = voice(view), value(realm_of(view), switch.key)
    line = "rules-means" if switch in MEANS else "rules-line"
    return capital(say(line, switch=switch.key, value=now, meaning=say(f"switch-{switch.key}.{now}")))


def house(view: View, _arg: str = "") -> Message:
    """The house rules, for a button."""
    return rules(view)


def switch_name(view: View, switch: Switch) -> str:
    """A house rule by its code and what it is about."""
    return capital(voice(view).plain("named-switch", switch=switch.key))


def value_name(view: View, switch: str, of: str) -> str:
    """A value of the house rule that is named, and what it means; RuleError when there is none of that name."""
    say, key = voice(view).plain, called.switch(switch)
    return capital(say("named-value", value=of, meaning=say(f"switch-{key}.{of}")))


def help(view: View, mention: Mention) -> Message:  # noqa: A001 - the command's own name
    """What players want to do and the command for it."""
    say = voice(view)
    return Message(say("help-title"), fitted(table.help_lines(mention, say.locale), why=False))
