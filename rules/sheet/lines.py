"""The lines of a sheet: which there are of a state, by its types, and what a typed key is about.

A scalar is `agenda: 7`, a thing of a list `ship sloop: zone tortuga`, its own things lines of theirs
(`ship sloop stack bess: ...`), a field of a part of the state `house ties: players`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import inspect

from rules import names
from rules.contract import State
from rules.sheet.types import (
    NONE,
    UNCALLED,
    Called,
    Where,
    item_of,
    label,
    leaves,
    marked,
    optional,
    solid,
    struct_of,
    written,
)
from rules.sheet.values import SAMPLE, built, inline, shown, value_of, word
from rules.sound import is_seat

Key = tuple[str, ...]
"""The words of a line before its colon."""

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


class Slot(NamedTuple):
    """What a line is about: a field (`kind` is its type), a thing of a list (`item`), or a part that may not be there."""

    key: Key
    kind: Any
    item: bool = False
    part: bool = False


@cache
def fields(cls: type) -> tuple[Field, ...]:
    """The fields of a struct that stand on a sheet: all but those that it has `unwritten`."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    told = written(info)
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


def implied(key: Key) -> tuple[str, str]:
    """What a thing of a thing is surely like: `ship` is `sloop` for whatever `ship sloop` has."""
    return (key[-4], key[-3]) if len(key) >= 4 else ("", "")


def text_of(key: Key) -> str:
    """A key as it is written."""
    return " ".join(key)


# ------------------------------------------------------------------------------------------------ what there is


def lines_of(state: State) -> dict[Key, str]:
    """All lines of a state, in their order."""
    return dict(_of_part((), state))


def _of_part(key: Key, value: msgspec.Struct) -> Iterator[tuple[Key, str]]:
    for field in fields(type(value)):
        inner, own = getattr(value, field.attribute), (*key, field.name)
        if field.item is not None:
            yield from _of_items((*key, field.called), inner, field.item)
        elif field.part is None:
            yield own, shown(inner, field.kind)
        elif key:
            yield own, NONE if inner is None else inline(inner, field.part)
        elif inner is None:
            yield own, NONE
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


# ------------------------------------------------------------------------------------------------ what a key is about


@lru_cache(maxsize=4096)
def slot_of(cls: type, key: Key, called: Called = UNCALLED) -> Slot | None:
    """What a key is about, its words as they are written; None when there is no such line. RuleError sheet-bad-value."""
    return _walked((), key, cls, called)


def _walked(done: Key, rest: Key, cls: type, called: Called) -> Slot | None:
    """What the rest of a key is about in a struct: one of its fields, a thing of one of its lists, or more in that."""
    first, more = next(iter(rest), ""), rest[1:]
    for field in fields(cls):
        if field.item is not None:
            if more and _names(field, first):
                return _thing((*done, field.called), more, field.item, called)
        elif _names(field, first):
            return _field((*done, field.name), more, field, called)
    return None


def _field(own: Key, rest: Key, field: Field, called: Called) -> Slot | None:
    part = None if len(own) > 1 else field.part
    if part is not None and rest:
        return _walked(own, rest, part.cls, called)
    if part is not None:
        return Slot(own, part, part=True) if optional(field.kind) else None
    return None if rest else Slot(own, field.kind)


def _thing(done: Key, rest: Key, kind: inspect.StructType, called: Called) -> Slot | None:
    """A thing of a list, or of one that it has: its name is all words before the next list, also without quotes."""
    own = lists(kind.cls)
    more = ((at, field) for at in range(1, len(rest) - 1) for field in own if _names(field, rest[at]))
    at, field = next(more, (len(rest), None))
    value = _named(done, rest[:at], kind, called)
    if value is None:
        return None
    key = (*done, value)
    if field is None:
        return Slot(key, kind, item=True)
    return _thing((*key, field.called), rest[at + 1 :], cast("inspect.StructType", field.item), called)


def _named(done: Key, typed: Key, kind: inspect.StructType, called: Called) -> str | None:
    """The last word of a thing's key; several that are not in quotes are one only where that is a name."""
    name, of = text_of(typed), _key_kind(kind.cls)
    if len(typed) > 1 and isinstance(of, inspect.IntType | inspect.LiteralType):
        return None
    key = text_of((*done, name))
    value = word(_known(kind, name, key, called))
    if marked(of) != "seats" or is_seat(value):
        return value
    if len(typed) == 1:
        raise Where(key).bad(name, "seat")
    return None


def _names(field: Field, typed: str) -> bool:
    return names.fold(typed) in {names.fold(field.name), names.fold(field.called)}


def keyed(slot: Slot) -> dict[str, Any]:
    """What a thing's key says of it: the field by which it is told apart, and what follows from whose it is."""
    name, whose, same = by(slot.kind.cls), *implied(slot.key)
    told = {field.attribute: same for field in fields(slot.kind.cls) if field.attribute == whose}
    return told | ({name: _known(slot.kind, slot.key[-1], text_of(slot.key))} if name else {})


def read_line(slot: Slot, text: str) -> Any:
    """What a line says, as a value. RuleErrors of values."""
    where = Where(text_of(slot.key))
    return (
        built(slot.kind, text, where, by(slot.kind.cls), keyed(slot)) if slot.item else value_of(text, slot.kind, where)
    )


def _known(kind: inspect.StructType, typed: str, key: str, called: Called = UNCALLED) -> Any:
    """The value of the field by which a thing is told apart; of a numbered one its number."""
    return value_of(typed, _key_kind(kind.cls), Where(key, called=called))


def _key_kind(cls: type) -> Any:
    """The type of the field by which a thing is told apart; of a numbered one a number."""
    name = by(cls)
    return next((field.kind for field in fields(cls) if field.attribute == name), inspect.IntType())


def heads(cls: type) -> Iterator[Key]:
    """How lines may begin."""
    for field in fields(cls):
        if field.item is not None or field.part is None:
            yield (field.name if field.item is None else field.called,)
        else:
            yield from ((field.name, each.called if each.item else each.name) for each in fields(field.part.cls))


# ------------------------------------------------------------------------------------------------ what there could be


def examples_of(state: State) -> dict[Key, str]:
    """A line of each kind of thing that there is none of, with all that can be told of one, as the state's `samples` say."""
    return dict(_Examples(state.samples).of_part((), state))


class _Examples(NamedTuple):
    """What could stand for a key or a value: `samples` by what is told, else by its type; what is empty there is not told."""

    samples: Mapping[str, str]

    def of_part(self, key: Key, value: msgspec.Struct) -> Iterator[tuple[Key, str]]:
        for field in fields(type(value)):
            inner, own = getattr(value, field.attribute), (*key, field.name)
            if field.item is not None:
                yield from self._of_items((*key, field.called), inner, field.item)
            elif field.part is not None and not key and inner is None:
                yield from self._of_none(own, field.part.cls)
            elif field.part is not None and not key:
                yield from self.of_part(own, inner)
            elif field.part is None and inner in {None, "", ()}:
                yield own, self._value(field.name, field.kind)

    def _of_none(self, key: Key, cls: type) -> Iterator[tuple[Key, str]]:
        """The lines of a part that is not there."""
        for field in fields(cls):
            if field.item is not None:
                yield from self._of_items((*key, field.called), (), field.item)
            else:
                name = field.name.upper() if field.required else field.name
                yield (*key, name), self._value(field.name, field.kind).strip("()")

    def _of_items(self, key: Key, values: tuple[Any, ...], kind: inspect.StructType) -> Iterator[tuple[Key, str]]:
        own = (*key, self._key(key[-1], kind))
        if not values:
            yield own, self._told(kind, by(kind.cls), implied(own)[0])
        for field in lists(kind.cls):
            if not any(getattr(each, field.attribute) for each in values):
                yield from self._of_items((*own, field.called), (), cast("inspect.StructType", field.item))

    def _told(self, kind: inspect.StructType, *but: str) -> str:
        own = [leaf for leaf in leaves(kind, but[0] if but else "") if leaf.name not in but]
        told = [
            (leaf.name.upper() if leaf.required else leaf.name, self._value(leaf.name, leaf.kind))
            for leaf in own
            if self.samples.get(leaf.name) != ""
        ]
        return "; ".join(f"{name} {value}" for name, value in told) if len(own) > 1 else told[0][1]

    def _key(self, called: str, kind: inspect.StructType) -> str:
        return self.samples.get(called) or self._value(by(kind.cls), _key_kind(kind.cls))

    def _value(self, name: str, kind: Any) -> str:
        """What may stand for a value: the sample, the words that do, a number, a text."""
        inner, sample = solid(kind), self.samples.get(name)
        if sample:
            return sample
        if isinstance(inner, inspect.StructType):
            return f"({self._told(inner)})"
        if isinstance(inner, inspect.LiteralType):
            return "/".join(str(each) for each in inner.values if each != "")
        if isinstance(inner, inspect.TupleType):
            return ",".join(self._value("", each) for each in inner.item_types)
        if isinstance(inner, inspect.VarTupleType):
            one = self._value("", inner.item_type)
            return f"{one} {one}" if "," in one else f"{one}, {one}"
        return {inspect.BoolType: "yes", inspect.IntType: "1"}.get(cast("Any", type(inner)), SAMPLE)
