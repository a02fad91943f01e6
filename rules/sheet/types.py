"""What stands on a line of the sheet, told by its types: its fields, which line it is, and what the table calls what it names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import inspect

from rules import names
from rules.contract import RuleError

NONE = "none"
"""Nothing: an empty text or list, or what is not there."""
UNKNOWN = "unknown"
"""A list that nobody told, where an empty one means something else."""
SAMPLE = "..."
"""What stands in an example for what is to be told."""


class Called(NamedTuple):
    """What the table calls what has a key: its seats, and all that a note can be on."""

    seats: tuple[names.Pair, ...] = ()
    things: tuple[names.Pair, ...] = ()


UNCALLED = Called()
"""Nothing is called otherwise than by its key."""


class Where(NamedTuple):
    """Which line is read, and which of its fields (empty: it has only one); and what the table calls what it names."""

    key: str
    field: str = ""
    called: Called = UNCALLED

    def bad(self, value: str, expected: str, *values: str) -> RuleError:
        """RuleError sheet-bad-value: what stands there, what was expected, and which words would do."""
        return RuleError(
            "sheet-bad-value",
            key=self.key,
            field=self.field or NONE,
            value=value[: names.LONGEST],
            expected=expected,
            values=values,
        )


class Leaf(NamedTuple):
    """A field as a line names it, and where it is in the struct: a struct that must be there is told by its own fields."""

    name: str
    path: tuple[str, ...]
    kind: Any
    default: Any

    @property
    def required(self) -> bool:
        """Whether it must be told."""
        return self.default is msgspec.NODEFAULT


def at(value: Any, path: tuple[str, ...]) -> Any:
    """What is in a struct where a leaf's path leads; None inside of one that is not there."""
    for field in path:
        value = None if value is None else getattr(value, field)
    return value


def label(field: str) -> str:
    """A field as it is written.

    >>> label("man_o_war"), label("range_")
    ('man-o-war', 'range')
    """
    return field.rstrip("_").replace("_", "-")


def optional(kind: Any) -> bool:
    """Whether a value may be None."""
    return isinstance(kind, inspect.UnionType) and kind.includes_none


def solid(kind: Any) -> Any:
    """What a value is when it is not None; words that are told apart in several lists are one list of words."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    inner = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
    words = [each for each in inner if isinstance(each, inspect.LiteralType)]
    if len(words) > 1:
        return inspect.LiteralType(tuple(word for each in words for word in each.values))
    return inner[0]


def marked(kind: Any) -> str:
    """Whether a text is a seat (`seats`) or what a note is on (`things`), which have names at the table; else empty."""
    extra = getattr(solid(kind), "extra", None)
    return str(cast("dict[str, str]", extra)["sheet"]) if extra else ""


def struct_of(kind: Any) -> inspect.StructType | None:
    """The struct that a value is, or may be."""
    inner = solid(kind)
    return inner if isinstance(inner, inspect.StructType) else None


def item_of(kind: Any) -> inspect.StructType | None:
    """The struct that the items of a list are, None for anything else."""
    return struct_of(kind.item_type) if isinstance(kind, inspect.VarTupleType) else None


@cache
def _leaves(cls: type) -> tuple[Leaf, ...]:
    told = written(cls)
    plain = {label(field.name) for field in told}
    return tuple(leaf for field in told for leaf in _of_field(field, plain))


def written(cls: type) -> tuple[inspect.Field, ...]:
    """The fields of a struct that stand on a sheet: all but those that it has `unwritten`."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return tuple(field for field in info.fields if field.name not in unwritten(info))


def unwritten(kind: inspect.StructType) -> Mapping[str, str]:
    """The fields of a struct that stand on no sheet, each with the line that decides it (empty: none)."""
    return getattr(kind.cls, "unwritten", {})


def _of_field(field: inspect.Field, taken: set[str]) -> Iterator[Leaf]:
    name, inner = label(field.name), struct_of(field.type)
    if field.required and inner is not None and not optional(field.type):
        for leaf in _leaves(inner.cls):
            own = leaf.name if leaf.name not in taken else f"{name}-{leaf.name}"
            yield leaf._replace(name=own, path=(field.name, *leaf.path))
    elif item_of(field.type) is None:
        yield Leaf(name, (field.name,), field.type, first_of(field))


def first_of(field: inspect.Field) -> Any:
    """What a field is where nobody tells it."""
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def leaves(kind: inspect.StructType, but: str = "") -> tuple[Leaf, ...]:
    """The fields of a struct that stand on its line: all but its lists of structs, and `but` the one that is in the key."""
    return tuple(leaf for leaf in _leaves(kind.cls) if leaf.path != (but,))
