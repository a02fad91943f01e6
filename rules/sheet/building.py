"""A state made of the lines of its sheet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from msgspec import inspect

from rules.contract import RuleError, State
from rules.sheet.fields import by, fields, lists
from rules.sheet.keys import Slot, keyed
from rules.sheet.lines import Key, text_of
from rules.sheet.types import Where
from rules.sheet.values import built, value_of

S = TypeVar("S", bound=State)

Ids = Mapping[Key, list[str]]
"""The last words of keys, by the words before."""


def state_of(cls: type[S], lines: dict[Key, str]) -> S:
    """The state that lines tell, sound or not. RuleErrors sheet-no-owner, sheet-missing-field and those of values."""
    ids: defaultdict[Key, list[str]] = defaultdict(list)
    for key in lines:
        ids[key[:-1]].append(key[-1])
    left = dict(lines)
    made = _made((), cls, left, ids)
    for key in left:
        raise RuleError("sheet-no-owner", key=text_of(key), owner=text_of(_owner(key, lines)))
    return made


def _owner(key: Key, lines: Collection[Key]) -> Key:
    """What a thing belongs to, whose line is missing: a thing's own have two words more."""
    owners = (key[:size] for size in range(2 + len(key) % 2, len(key), 2))
    return next((each for each in owners if each not in lines), key[:1])


def _made(key: Key, cls: type, lines: dict[Key, str], ids: Ids) -> Any:
    """A part of the state, of the lines that are about it, which are taken out; what they do not say is as its kind has it.

    A kind may say that by what is told (`untold`); else it is as at first.
    """
    given: dict[str, Any] = {}
    for field in fields(cls):
        own = (*key, field.name)
        if field.item is not None:
            given[field.attribute] = _items((*key, field.called), field.item, lines, ids)
        elif field.part is not None and not key:
            given[field.attribute] = None if lines.pop(own, None) else _made(own, field.part.cls, lines, ids)
        elif own in lines:
            given[field.attribute] = value_of(lines.pop(own), field.kind, Where(text_of(own)))
    missing = tuple(field.name for field in fields(cls) if field.required and field.attribute not in given)
    if missing:
        raise RuleError("sheet-missing-field", key=text_of(key), fields=missing)
    untold = getattr(cls, "untold", None)
    return cls(**(given if untold is None else untold(given)))


def _items(key: Key, kind: inspect.StructType, lines: dict[Key, str], ids: Ids) -> tuple[Any, ...]:
    made: list[Any] = []
    for each in ids.get(key, ()):
        own = (*key, each)
        text, known = lines.pop(own), keyed(Slot(own, kind, item=True))
        for field in lists(kind.cls):
            assert field.item is not None
            known[field.attribute] = _items((*own, field.called), field.item, lines, ids)
        made.append(built(kind, text, Where(text_of(own)), by(kind.cls), known))
    return tuple(made)
