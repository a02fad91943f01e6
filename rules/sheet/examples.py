"""What there could be on a sheet: a line of each kind of thing that a state has none of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import inspect

from rules.contract import State
from rules.sheet.fields import by, fields, lists
from rules.sheet.keys import key_kind
from rules.sheet.lines import Key, implied
from rules.sheet.types import SAMPLE, leaves, solid


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
        return self.samples.get(called) or self._value(by(kind.cls), key_kind(kind.cls))

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
