"""The house rules of a table of any game: how they are set, what else they can be, and buttons that set them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.table import Voice, button, capital, rows
from bot.text import Names, cut
from bot.text.names import Said
from bot.ui.ids import pack_request
from bot.ui.message import Menu, Message, Press
from bot.view import View
from rules.contract import MEANS, Request, Switch
from rules.switches import switch_named, value

_OPTION = 100
"""The most characters of an option of a menu."""


def values(view: View) -> dict[str, str]:
    """The value that each switch of a table has, the means first."""
    return {each.key: value(view.state, each.key) for each in view.game.switches}


def rules(view: View, names: Names, switch: str | None = None) -> Message:
    """The house rules with their values; one that is named, by key or code, with all of its values as buttons.

    `names` are the table's. RuleError when there is none of that name.
    """
    say = Voice(names, view.table.language)
    named = [_named(view, switch)] if switch else []
    lines = [_set(say, view, each) for each in named or _used(view, names)]
    others = [(each, other) for each in named for other in _others(view, each)]
    lines += [say("rules-other", value=other, meaning=_meaning(say, each, other)) for each, other in others]
    presses = [
        button(say.plain("cure-rule", switch=each.key, value=other), *_sets(each, other)) for each, other in others
    ]
    below = rows(presses) if named else (Menu(say.plain("rules-menu"), tuple(_options(view, say.plain))),)
    return Message(say("rules-title"), (*lines, say("rules-how")), rows=below)


def switch_name(view: View, names: Names, switch: Switch) -> str:
    """A house rule by its code and what it is about, in plain words."""
    return capital(Voice(names, view.table.language).plain("named-switch", switch=switch.key))


def value_name(view: View, names: Names, switch: str, of: str) -> str:
    """A value of the house rule that is named, by key or code, and what it means; RuleError when there is none of that name."""
    say = Voice(names, view.table.language).plain
    return capital(say("named-value", value=of, meaning=_meaning(say, _named(view, switch), of)))


def _named(view: View, switch: str) -> Switch:
    key = switch_named(view.game.switches, switch)
    return next(each for each in view.game.switches if each.key == key)


def _used(view: View, names: Names) -> Sequence[Switch]:
    """The switches that mean something in this game."""
    return [each for each in view.game.switches if each.key not in names.vocabulary.unused]


def _others(view: View, switch: Switch) -> list[str]:
    """All that a switch is not set to."""
    return [each for each in switch.values if each != value(view.state, switch.key)]


def _set(say: Voice, view: View, switch: Switch) -> str:
    now = value(view.state, switch.key)
    line = "rules-means" if switch in MEANS else "rules-line"
    return capital(say(line, switch=switch.key, value=now, meaning=_meaning(say, switch, now)))


def _options(view: View, say: Voice) -> Iterator[Press]:
    """All that the house rules are not set to, each to be chosen."""
    for switch in _used(view, say.names):
        for other in _others(view, switch):
            label = say("set-rule", switch=switch.key, value=other, meaning=_meaning(say, switch, other))
            yield Press(*_sets(switch, other), cut(label, _OPTION))


def _meaning(say: Voice, switch: Switch, of: str) -> Said:
    return Said(say(f"switch-{switch.key}.{of}"))


def _sets(switch: Switch, to: str) -> tuple[str, str]:
    """The verb and arg of what sets a switch."""
    return "do", pack_request(Request("rule", None, (("switch", switch.key), ("value", to))))
