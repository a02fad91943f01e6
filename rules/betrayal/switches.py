"""All switches of a table, each with its value: the house rules, and whose cards and dice are used."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rules.betrayal import house
from rules.betrayal.state import Realm
from rules.contract import MEANS, RuleError, Switch

SWITCHES: tuple[Switch, ...] = (*MEANS, *house.SWITCHES)
"""Whose cards and dice first, then the house rules."""

_MEANS = {each.key: each for each in MEANS}


def value(state: Realm, switch: str) -> str:
    """The value that a switch has now.

    >>> value(Realm(dice="ours"), "dice"), value(Realm(), "no-hex")
    ('ours', 'stop')
    """
    return str(getattr(state, switch)) if switch in _MEANS else house.value(state.house, switch)


def turned(state: Realm, switch: str, to: str) -> Realm:
    """The state with one switch turned; RuleError for a switch or a value that does not exist."""
    known = next((each for each in SWITCHES if each.key == switch), None)
    if known is None:
        raise RuleError("no-such-switch", switch=switch, switches=tuple(each.key for each in SWITCHES))
    if to not in known.values:
        raise RuleError("no-such-switch-value", switch=switch, value=to, values=known.values)
    if switch in _MEANS:
        return msgspec.structs.replace(state, **{switch: to})
    return msgspec.structs.replace(state, house=house.turned(state.house, switch, to))


def chosen(state: Realm, switches: Mapping[str, str]) -> Realm:
    """The state with these switches turned, from switch -> value pairs; what is not named stays."""
    for switch, to in switches.items():
        state = turned(state, switch, to)
    return state
