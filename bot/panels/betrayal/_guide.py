"""The house rules, and what can be done: for those who ask."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels import table
from bot.panels.betrayal._names import realm_of, voice
from bot.panels.panel import Mention
from bot.panels.table import LABEL, Voice, button, capital, command_list, fitted, rows, tag
from bot.text import cut
from bot.text.names import Said
from bot.ui.ids import pack_request
from bot.ui.message import Menu, Message, Press
from bot.view import View
from rules.contract import MEANS, Request, Switch
from rules.switches import switch_named, value

_HELP = (
    ("betrayal-help-party", ("betrayal party",)),
    ("betrayal-help-pool", ("betrayal pool", "betrayal bags")),
    ("betrayal-help-open", ("betrayal clash", "betrayal dungeon", "betrayal delve")),
    ("betrayal-help-explore", ("betrayal explore",)),
    ("betrayal-help-gone", ("betrayal defeat", "betrayal remove", "betrayal return")),
    ("betrayal-help-turned", ("betrayal flip", "betrayal companion")),
    ("betrayal-help-draw", ("betrayal draw", "betrayal fill", "betrayal skill")),
    ("betrayal-help-round", ("betrayal enemies", "betrayal round")),
    ("betrayal-help-correct", ("betrayal name", "betrayal place", "betrayal swap")),
    ("betrayal-help-health", ("betrayal health",)),
    ("betrayal-help-end", ("betrayal endbattle",)),
)
_NOW = {"party": "party", "battle": "clash", "enemies": "enemies", "round": "round", "endbattle": "endbattle"}
"""Steps that are worth naming when they can be taken now: their tags and their commands."""

_MEANT = ("cards",)
"""The means that this game has a use for: it rolls no dice."""


def _used(view: View) -> list[Switch]:
    """The switches that mean something in this game."""
    return [each for each in view.game.switches if each not in MEANS or each.key in _MEANT]


def rules(view: View, switch: str | None = None) -> Message:
    """The house rules with their values; one that is named, by key or code, with all of its values as buttons.

    RuleError when there is none of that name.
    """
    say = voice(view)
    key = switch_named(view.game.switches, switch) if switch else None
    named = [each for each in view.game.switches if each.key == key]
    lines = [_set(say, view, each) for each in named or _used(view)]
    others = [(each, other) for each in named for other in each.values if other != value(realm_of(view), each.key)]
    lines += [say("rules-other", value=other, meaning=_meaning(say, each, other)) for each, other in others]
    presses = [_press(say, each, other) for each, other in others]
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
    now = [f"betrayal {command}" for move, command in _NOW.items() if move in can]
    lines = [say("betrayal-help-taps", command=mention("table show")), say("betrayal-help-chips")]
    lines += [say("help-now", command=command_list(mention, *now, locale=say.locale))] if now else []
    tracked = realm_of(view).house.health == "on"
    told = [each for each in _HELP if tracked or each[0] != "betrayal-help-health"]
    lines += [say(message, command=command_list(mention, *names, locale=say.locale)) for message, names in told]
    every = (*lines, *table.help_lines(mention, say.locale))
    return Message(say("help-title"), fitted(every, why=False, locale=say.locale))


def _set(say: Voice, view: View, switch: Switch) -> str:
    now = value(realm_of(view), switch.key)
    line = "rules-means" if switch in MEANS else "rules-line"
    return capital(say(line, switch=switch.key, value=now, meaning=_meaning(say, switch, now)))


def _options(view: View) -> Iterator[Press]:
    """All that the house rules are not set to, each to be chosen."""
    say, realm = voice(view).plain, realm_of(view)
    for switch in _used(view):
        for other in switch.values:
            if other != value(realm, switch.key):
                label = say("betrayal-set-rule", switch=switch.key, meaning=_meaning(say, switch, other))
                yield Press("do", _set_to(switch, other), cut(label, 100))


def _meaning(say: Voice, switch: Switch, of: str) -> Said:
    return Said(say(f"switch-{switch.key}.{of}"))


def _press(say: Voice, switch: Switch, to: str) -> Press:
    label = say.plain("betrayal-cure-rule", switch=switch.key, value=to)
    return button(cut(label, LABEL), "do", _set_to(switch, to))


def _set_to(switch: Switch, to: str) -> str:
    return pack_request(Request("rule", None, (("switch", switch.key), ("value", to))))
