"""The house rules, and what can be done: for those who ask."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels import table
from bot.panels.marauders._names import sea_of, voice
from bot.panels.panel import Mention
from bot.panels.table import LABEL, Voice, button, capital, command_list, fitted, rows, tag
from bot.text import cut
from bot.ui.ids import pack_request
from bot.ui.message import Menu, Message, Press
from bot.view import View
from rules.contract import MEANS, Request, Switch
from rules.switches import switch_named, value

_HELP = (
    ("help-marauders-captain", ("marauders captain",)),
    ("help-marauders-event", ("marauders event", "marauders icons", "marauders other")),
    ("help-marauders-turn", ("marauders turn", "marauders sail", "marauders port")),
    ("help-marauders-told", ("marauders hold", "marauders bounty", "marauders ship")),
    ("help-marauders-enter", ("marauders enter",)),
    ("help-marauders-battle", ("marauders attack", "marauders defeat")),
    ("help-marauders-lost", ("marauders lost",)),
    ("help-marauders-war", ("marauders war", "marauders peace")),
    ("help-marauders-look", ("marauders look",)),
    ("help-marauders-round", ("marauders round",)),
    ("help-marauders-odds", ("marauders odds",)),
    ("help-marauders-correct", ("marauders place", "marauders remove", "marauders correct")),
)
_NOW = ("event", "turn", "sail", "port", "look", "round", "captain")
"""Steps that are worth naming when they can be taken now, in the order of a round."""


def rules(view: View, switch: str | None = None) -> Message:
    """The house rules with their values; one that is named, by key or code, with all of its values as buttons.

    RuleError when there is none of that name.
    """
    say = voice(view)
    key = switch_named(view.game.switches, switch) if switch else None
    named = [each for each in view.game.switches if each.key == key]
    lines = [_set(say, view, each) for each in named or view.game.switches]
    others = [(each, other) for each in named for other in each.values if other != value(sea_of(view), each.key)]
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
    """A value of the house rule that is named, by key or code, and what it means; RuleError when there is none of that name."""
    say = voice(view)
    [named] = [each for each in view.game.switches if each.key == switch_named(view.game.switches, switch)]
    return capital(say.plain("named-value", value=of, meaning=_meaning(say, named, of)))


def help(view: View, mention: Mention) -> Message:  # noqa: A001 - the command's own name
    """What players want to do and the command for it, and which steps can be taken now."""
    say = voice(view)
    can = {tag(move) for move in view.game.moves(view.state, None)}
    now = [f"marauders {verb}" for verb in _NOW if verb in can]
    lines = [say("help-marauders-taps", command=mention("table show"))]
    lines += [say(f"help-marauders-{each}") for each in ("taps-round", "taps-else", "typed")]
    lines += [say("help-now", command=command_list(mention, *now, locale=say.locale))] if now else []
    one_by_one = sea_of(view).house.scouting_rolls == "one-by-one"
    told = [each for each in _HELP if one_by_one or each[0] != "help-marauders-look"]
    lines += [say(message, command=command_list(mention, *names, locale=say.locale)) for message, names in told]
    return Message(
        say("help-title"), fitted((*lines, *table.help_lines(mention, say.locale)), why=False, locale=say.locale)
    )


def _set(say: Voice, view: View, switch: Switch) -> str:
    now = value(sea_of(view), switch.key)
    line = "rules-means" if switch in MEANS else "rules-line"
    return capital(say(line, switch=switch.key, value=now, meaning=_meaning(say, switch, now)))


def _options(view: View) -> Iterator[Press]:
    """All that the house rules are not set to, each to be chosen."""
    say, sea = voice(view).plain, sea_of(view)
    for switch in view.game.switches:
        for other in switch.values:
            if other != value(sea, switch.key):
                label = cut(say("menu-rule", switch=switch.key, value=other), LABEL)
                yield Press("do", _set_to(switch, other), label)


def _meaning(say: Voice, switch: Switch, of: str) -> str:
    return say(f"switch-{switch.key}.{of}")


def _press(say: Voice, switch: Switch, to: str) -> Press:
    return button(say.plain("cure-rule", switch=switch.key, value=to), "do", _set_to(switch, to))


def _set_to(switch: Switch, to: str) -> str:
    return pack_request(Request("rule", None, (("switch", switch.key), ("value", to))))
