"""The fields of a state, and of the parts and things in it, that stand on its sheet."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from msgspec import inspect

from rules.sheet.types import item_of, label, struct_of, written

_KEYS = ("key", "handle", "seat", "number", "on", "hex", "act")
"""The fields by which things of a list are told apart, the first that they have; things without one are numbered."""


class Field(NamedTuple):
    """A field of a state, or of a part or a thing of it: what it is called, and what it holds.

    `item` are the things of a list of them, which are `called` so; `part` is a struct.
    """

    attribute: str
    name: str
    called: str
    kind: Any
    required: bool
    item: inspect.StructType | None
    part: inspect.StructType | None


@cache
def fields(cls: type) -> tuple[Field, ...]:
    """The fields of a struct that stand on a sheet: all but those that it has `unwritten`."""
    told = written(cls)
    taken = {label(field.name) for field in told}
    return tuple(
        Field(
            field.name,
            label(field.name),
            _called(label(field.name), taken),
            field.type,
            field.required,
            item_of(field.type),
            struct_of(field.type),
        )
        for field in told
    )


def lists(cls: type) -> tuple[Field, ...]:
    """The lists of things that a thing has."""
    return tuple(field for field in fields(cls) if field.item is not None)


def _called(name: str, taken: set[str]) -> str:
    """What a thing of a list is called: `ship` of `ships`; as the list where another field is called so."""
    one = re.sub("ies$", "y", name) if name.endswith("ies") else re.sub("(?<!s)s$", "", name)
    return name if one in taken else one


@cache
def by(cls: type) -> str:
    """The field by which things of a kind are told apart; empty when they are numbered, as a kind may say (`numbered`)."""
    has = {field.attribute for field in fields(cls)}
    return "" if getattr(cls, "numbered", False) else next((each for each in _KEYS if each in has), "")
