"""The house rules, and what can be done: for those who ask."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels import table
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.everrain._presses import OPTION, plays
from bot.panels.panel import Mention
from bot.panels.table import LABEL, Voice, capital, command_list, fitted, rows, tag
from bot.text.names import Said
from bot.ui.message import Menu, Message, Press
from bot.view import View
from rules.contract import MEANS, Switch
from rules.switches import switch_named, value

_HELP = (
    ("everrain-help-ship", ("everrain ship", "everrain crew")),
    ("everrain-help-spawn", ("everrain spawn", "everrain odds")),
    ("everrain-help-enemyship", ("everrain enemyship",)),
    ("everrain-help-turn", ("everrain turn", "everrain phase", "everrain activate")),
    ("everrain-help-gone", ("everrain damage", "everrain destroy", "everrain banish")),
    ("everrain-help-port", ("everrain visitport", "everrain board", "everrain sink")),
    ("everrain-help-tracks", ("everrain agenda", "everrain discovery", "everrain act")),
    ("everrain-help-storm", ("everrain storm", "everrain elder")),
    ("everrain-help-chart", ("everrain reveal", "everrain tile", "everrain close", "everrain sail")),
    ("everrain-help-correct", ("everrain name", "everrain correct")),
)
_NOW = ("ship", "turn", "phase", "act", "spawn")
"""Steps that are worth naming when they can be taken now, in the order of a round."""


def rules(view: View, switch: str | None = None) -> Message:
    """The house rules with their values; one that is named, by key or code, with all of its values as buttons.

    RuleError when there is none of that name.
    """
    say = voice(view)
    key = switch_named(view.game.switches, switch) if switch else None
    named = [each for each in view.game.switches if each.key == key]
    lines = [_set(say, view, each) for each in named or view.game.switches]
    others = [(each, other) for each in named for other in each.values if other != value(voyage_of(view), each.key)]
    lines += [say("rules-other", value=other, meaning=_meaning(say, each, other)) for each, other in others]
    presses = [_press(say, "everrain-cure-rule", LABEL, each, other) for each, other in others]
    below = rows(presses) if named else (Menu(say.plain("rules-menu"), tuple(_options(view))),)
    return Message(say("rules-title"), (*lines, say("rules-how")), rows=below)


def house(view: View, _arg: str = "") -> Message:
    """The house rules, for a button."""
    return rules(view)


def switch_name(view: View, switch: Switch) -> str:
    """A house rule by its code and what it is about."""
    return capital(voice(view).plain("named-switch", switch=switch.key))


def value_name(view: View, switch: str, of: str) -> str:
    """A value of the house rule that is named, and what it means; RuleError when there is none of that name."""
    say = voice(view).plain
    [named] = [each for each in view.game.switches if each.key == switch_named(view.game.switches, switch)]
    return capital(say("named-value", value=of, meaning=_meaning(say, named, of)))


def help(view: View, mention: Mention) -> Message:  # noqa: A001 - the command's own name
    """What players want to do and the command for it, and which steps can be taken now."""
    say = voice(view)
    can = {tag(move) for move in view.game.moves(view.state, None)}
    now = [f"everrain {verb}" for verb in _NOW if verb in can]
    lines = [say("everrain-help-taps", command=mention("table show"))]
    lines += [say(f"everrain-help-{each}") for each in ("phase", "map", "own")]
    lines += [say("help-now", command=command_list(mention, *now, locale=say.locale))] if now else []
    lines += [say(message, command=command_list(mention, *names, locale=say.locale)) for message, names in _HELP]
    every = (*lines, *table.help_lines(mention, say.locale))
    return Message(say("help-title"), fitted(every, why=False, locale=say.locale))


def _set(say: Voice, view: View, switch: Switch) -> str:
    now = value(voyage_of(view), switch.key)
    line = "rules-means" if switch in MEANS else "rules-line"
    return capital(say(line, switch=switch.key, value=now, meaning=_meaning(say, switch, now)))


def _options(view: View) -> Iterator[Press]:
    """All that the house rules are not set to, each to be chosen."""
    say, voyage = voice(view).plain, voyage_of(view)
    for switch in view.game.switches:
        for other in switch.values:
            if other != value(voyage, switch.key):
                yield _press(say, "everrain-set-rule", OPTION, switch, other)


def _meaning(say: Voice, switch: Switch, of: str) -> Said:
    return Said(say(f"switch-{switch.key}.{of}"))


def _press(say: Voice, message: str, limit: int, switch: Switch, to: str) -> Press:
    label = say.plain(message, switch=switch.key, value=to, meaning=_meaning(say, switch, to))
    return plays(label, "rule", limit, switch=switch.key, value=to)
