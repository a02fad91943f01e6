"""Values as plain text, told by their types: what stands behind the colon on a line of the sheet."""

from __future__ import annotations

import re
from typing import Any, cast

import msgspec
from msgspec import inspect

from rules.sheet.quoting import quoted
from rules.sheet.types import NONE, UNKNOWN, at, leaves, optional, solid

_IN_TEXT = re.compile(r'[;"“”„()\\]')
_IN_KEY = re.compile(r'[:;"“”„()\\#,]')
_IN_LIST = re.compile(r'[\s,;:"“”„()\\#]')


def shown(value: Any, kind: Any) -> str:
    """A value as text."""
    inner = solid(kind)
    if value is None:
        return UNKNOWN if isinstance(inner, inspect.VarTupleType) else NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, msgspec.Struct):
        return _grouped(value, inner)
    if isinstance(value, tuple):
        return _listed(cast("tuple[Any, ...]", value), inner)
    if value == "":
        return '""' if optional(kind) else NONE
    return quoted(str(value), _IN_TEXT)


def whole(value: Any, kind: Any) -> str:
    """A value as it stands behind a colon of its own: a struct by its fields."""
    return inline(value, solid(kind)) if isinstance(value, msgspec.Struct) else shown(value, kind)


def word(value: Any) -> str:
    """A key of a thing as one word, in quotes where it would not be one."""
    if isinstance(value, tuple):
        return ",".join(word(each) for each in cast("tuple[Any, ...]", value))
    return quoted(str(value), _IN_LIST)


def plainly(name: str) -> str:
    """The name of a thing at the end of a key: in quotes only where it has signs that stand for something there."""
    return quoted(name, _IN_KEY)


def _listed(values: tuple[Any, ...], kind: Any) -> str:
    if isinstance(kind, inspect.TupleType):
        return word(values)
    together = isinstance(solid(kind.item_type), inspect.TupleType)
    return (" " if together else ", ").join(word(each) for each in values) or NONE


def _grouped(value: msgspec.Struct, kind: inspect.StructType) -> str:
    """A struct inside a line: in parentheses, or its first field alone where that must be told and is all there is to tell."""
    own = leaves(kind)
    told = [leaf for leaf in own if at(value, leaf.path) != leaf.default]
    if told == [own[0]] and own[0].required:
        return shown(at(value, own[0].path), own[0].kind)
    return f"({inline(value, kind)})"


def inline(value: msgspec.Struct, kind: inspect.StructType, but: str = "", implied: tuple[str, str] = ("", "")) -> str:
    """The fields of a struct in one line, but those that are as they are at first; of a struct of one field only the value.

    `but` is a field that is not told here, `implied` one and its value that need not be.
    """
    own = tuple(leaf for leaf in leaves(kind, but) if (leaf.name, at(value, leaf.path)) != implied)
    if len(own) == 1:
        return shown(at(value, own[0].path), own[0].kind)
    told = [leaf for leaf in own if at(value, leaf.path) != leaf.default] or own[:1]
    return "; ".join(f"{leaf.name} {shown(at(value, leaf.path), leaf.kind)}" for leaf in told)
