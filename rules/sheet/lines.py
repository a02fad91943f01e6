"""The lines of a sheet: which there are of a state.

A scalar is `agenda: 7`, a thing of a list `ship sloop: zone tortuga`, its own things lines of theirs
(`ship sloop stack bess: ...`), a field of a part of the state `house ties: players`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from rules.contract import State
from rules.sheet.fields import by, fields, lists
from rules.sheet.showing import inline, whole, word

Key = tuple[str, ...]
"""The words of a line before its colon."""


def implied(key: Key) -> tuple[str, str]:
    """What a thing of a thing is surely like: `ship` is `sloop` for whatever `ship sloop` has."""
    return (key[-4], key[-3]) if len(key) >= 4 else ("", "")


def text_of(key: Key) -> str:
    """A key as it is written."""
    return " ".join(key)


def lines_of(state: State) -> dict[Key, str]:
    """All lines of a state, in their order."""
    return dict(_of_part((), state))


def _of_part(key: Key, value: msgspec.Struct) -> Iterator[tuple[Key, str]]:
    for field in fields(type(value)):
        inner, own = getattr(value, field.attribute), (*key, field.name)
        if field.item is not None:
            yield from _of_items((*key, field.called), inner, field.item)
        elif field.part is None or key or inner is None:
            yield own, whole(inner, field.kind)
        else:
            yield from _of_part(own, inner)


def _of_items(key: Key, values: tuple[Any, ...], kind: inspect.StructType) -> Iterator[tuple[Key, str]]:
    name = by(kind.cls)
    for number, each in enumerate(values, start=1):
        own = (*key, word(getattr(each, name)) if name else str(number))
        yield own, inline(each, kind, name, implied(own))
        for field in lists(kind.cls):
            assert field.item is not None
            yield from _of_items((*own, field.called), getattr(each, field.attribute), field.item)
