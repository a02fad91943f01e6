"""What a key of a sheet is about, by the types of the state."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple, cast

from msgspec import inspect

from rules import names
from rules.sheet.fields import Field, by, fields, lists
from rules.sheet.lines import Key, implied, text_of
from rules.sheet.showing import word
from rules.sheet.types import UNCALLED, Called, Where, marked, optional
from rules.sheet.values import built, value_of
from rules.sound import is_seat


class Slot(NamedTuple):
    """What a line is about: a field (`kind` is its type), a thing of a list (`item`), or a part that may not be there."""

    key: Key
    kind: Any
    item: bool = False
    part: bool = False

    @property
    def by(self) -> str:
        """The field by which a thing of a list is told apart; empty for what is none, or is numbered."""
        return by(self.kind.cls) if self.item else ""


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
    name, of = text_of(typed), key_kind(kind.cls)
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
    name, whose, same = slot.by, *implied(slot.key)
    told = {field.attribute: same for field in fields(slot.kind.cls) if field.attribute == whose}
    return told | ({name: _known(slot.kind, slot.key[-1], text_of(slot.key))} if name else {})


def read_line(slot: Slot, text: str) -> Any:
    """What a line says, as a value. RuleErrors of values."""
    where = Where(text_of(slot.key))
    return built(slot.kind, text, where, slot.by, keyed(slot)) if slot.item else value_of(text, slot.kind, where)


def _known(kind: inspect.StructType, typed: str, key: str, called: Called = UNCALLED) -> Any:
    """The value of the field by which a thing is told apart; of a numbered one its number."""
    return value_of(typed, key_kind(kind.cls), Where(key, called=called))


def key_kind(cls: type) -> Any:
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
