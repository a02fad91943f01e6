"""The switches of a table, of any game: the value that each has, turning one, and finding the one that is meant.

The means of every game (whose cards and dice are used) are fields of the state; house rules are fields of its `house`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from rules import names
from rules.contract import MEANS, RuleError, State, Switch

S = TypeVar("S", bound=State)

_MEANS = frozenset(each.key for each in MEANS)


def value(state: State, switch: str) -> str:
    """The value that a switch has now.

    >>> value(State(dice="ours"), "dice")
    'ours'
    """
    return str(getattr(state, switch)) if switch in _MEANS else house_value(_house(state), switch)


def house_value(house: msgspec.Struct, switch: str) -> str:
    """The value that a house rule has."""
    return str(getattr(house, _field(switch)))


def turned(switches: Sequence[Switch], state: S, switch: str, to: str) -> S:
    """The state with one of the switches turned; RuleError for a switch or a value that does not exist."""
    known = next((each for each in switches if each.key == switch), None)
    if known is None:
        raise RuleError("no-such-switch", switch=switch, switches=tuple(each.key for each in switches))
    if to not in known.values:
        raise RuleError("no-such-switch-value", switch=switch, value=to, values=known.values)
    if switch in _MEANS:
        return msgspec.structs.replace(state, **{switch: to})
    return msgspec.structs.replace(state, house=msgspec.structs.replace(_house(state), **{_field(switch): to}))


def chosen(switches: Sequence[Switch], state: S, wanted: Mapping[str, str]) -> S:
    """The state with some of the switches turned, from switch -> value pairs; what is not named stays."""
    for switch, to in wanted.items():
        state = turned(switches, state, switch, to)
    return state


def spoken(switches: Sequence[Switch]) -> list[names.Pair]:
    """All that the switches may be called: by key and by code (S2)."""
    return [(each.key, name) for each in switches for name in (each.key, each.code)]


def switch_named(switches: Sequence[Switch], text: str) -> str:
    """The switch that a text names, by its key or its code (S2); RuleError no-such-switch."""
    key = names.match(text, spoken(switches))
    if key is None:
        raise RuleError("no-such-switch", switch=text, switches=tuple(each.key for each in switches))
    return key


def value_named(switches: Sequence[Switch], key: str, text: str) -> str:
    """The value of a switch that a text names, by its beginning too; RuleError no-such-switch-value."""
    values = next(each.values for each in switches if each.key == key)
    typed = names.fold(text)
    begin = [value for value in values if typed and names.fold(value).startswith(typed)]
    meant = names.match(text, ((value, value) for value in values)) or (begin[0] if len(begin) == 1 else None)
    if meant is None:
        raise RuleError("no-such-switch-value", switch=key, value=text, values=values)
    return meant


def _house(state: State) -> msgspec.Struct:
    holder: Any = state  # every game's state has one, each of its own type
    return holder.house


def _field(switch: str) -> str:
    return switch.replace("-", "_")
