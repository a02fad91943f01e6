"""A typed sheet compared with a state: the lines that say otherwise, what is taken away, what stands in another order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import NamedTuple

from rules.contract import State
from rules.sheet.fields import fields
from rules.sheet.finding import Keys, slot_at
from rules.sheet.lines import Key, lines_of, text_of
from rules.sheet.ordering import orders
from rules.sheet.reading import told_by
from rules.sheet.types import NONE, UNCALLED, Called, optional


class Compared(NamedTuple):
    """What a sheet says otherwise than a state, as an Amend has it, and the lines taken off it for what is always there."""

    changes: tuple[tuple[str, str], ...]
    left_out: tuple[str, ...]


def read(
    state: State, text: str, seen: Collection[str] | None = None, called: Called = UNCALLED
) -> tuple[tuple[str, str], ...]:
    """The changes of `compared`."""
    return compared(state, text, seen, called).changes


def compared(state: State, text: str, seen: Collection[str] | None = None, called: Called = UNCALLED) -> Compared:
    """A sheet compared with a state; what was taken off it and is as at first is not left out.

    `seen` are the keys of the lines that were there to be changed (None: all): what is missing of the others is not gone.
    `called` is what the table calls what may be named on it. RuleErrors as of `told_by`.
    """
    keys = Keys.of(state, called)
    base, first = keys.lines, lines_of(type(state)())
    told = told_by(keys, text)
    over = _over(state, base, told, seen)
    changed = ((text_of(key), value) for key, value in told.items() if base.get(key) != value)
    gone = [key for key in base if slot_at(state, key).item and key not in told and _was_seen(key, seen)]
    within = {*gone, *((part,) for part in over)}
    lost = [key for key in gone if not any(key[:size] in within for size in range(1, len(key)))]
    away = (*((part, NONE) for part in over), *((text_of(key), "") for key in lost))
    stay = (key for key in base if key not in told and key[0] not in over and not slot_at(state, key).item)
    left = tuple(text_of(key) for key in stay if base[key] != first.get(key, NONE) and _was_seen(key, seen))
    return Compared((*away, *changed, *orders(state, (key for key in base if key not in gone), told)), left)


def _over(state: State, base: Iterable[Key], told: Iterable[Key], seen: Collection[str] | None) -> tuple[str, ...]:
    """The parts of a state whose lines are all taken away, which can be."""
    left, own = {key[0] for key in told}, defaultdict[str, list[Key]](list)
    for key in base:
        own[key[0]] += [key] if len(key) > 1 else []
    can = (each.name for each in fields(type(state)) if each.part is not None and optional(each.kind))
    return tuple(
        each for each in can if own[each] and each not in left and all(_was_seen(key, seen) for key in own[each])
    )


def _was_seen(key: Key, seen: Collection[str] | None) -> bool:
    return seen is None or text_of(key) in seen
