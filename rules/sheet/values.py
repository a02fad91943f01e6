"""Plain text as values, told by their types: what was typed behind the colon on a line of the sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from msgspec import inspect

from rules import names
from rules.contract import RuleError
from rules.sheet.quoting import parts, unquoted
from rules.sheet.types import (
    NONE,
    SAMPLE,
    UNKNOWN,
    Leaf,
    Where,
    label,
    leaves,
    marked,
    optional,
    solid,
    struct_of,
    unwritten,
)

MOST = 9999
"""The highest number that a sheet takes; only a hex has numbers below zero."""
LONGEST = 300
"""The most characters of a text."""
MOST_ITEMS = 400
"""The most items of a list on one line."""

Known = Mapping[str, Any]

_AND = {"and", "&", "+"}
"""Words between the items of a list, which are none."""
_YES, _NO = {"yes", "true", "on", "1", ""}, {"no", "false", "off", "0"}
_SEAT = re.compile(r"s[1-9][0-9]{0,5}", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")


def value_of(text: str, kind: Any, where: Where) -> Any:
    """The value that a text is; RuleError sheet-bad-value."""
    inner, plain = solid(kind), text.casefold()
    if optional(kind) and plain in ({UNKNOWN} if isinstance(inner, inspect.VarTupleType) else {NONE, UNKNOWN}):
        return None
    return _READERS[type(inner)](text, inner, where)


def _number(text: str, _kind: Any, where: Where) -> int:
    digits = text.replace("\u2212", "-").replace(" ", "")
    if not _NUMBER.fullmatch(digits) or not 0 <= int(digits) <= MOST:
        raise where.bad(text, "number", str(MOST))
    return int(digits)


def _coordinate(text: str, where: Where) -> int:
    digits = text.replace("\u2212", "-")
    if not _NUMBER.fullmatch(digits):
        raise where.bad(text, "number", str(MOST))
    return int(digits)


def _flag(text: str, _kind: Any, where: Where) -> bool:
    plain = text.casefold()
    if plain not in _YES | _NO:
        raise where.bad(text, "word", "yes", "no")
    return plain in _YES


def _text(text: str, _kind: Any, where: Where) -> str:
    if text.casefold() == NONE:
        return ""
    if text == SAMPLE:
        raise where.bad(text, "sample")
    plain = names.tidy(unquoted(text))
    if len(plain) > LONGEST:
        raise where.bad(text, f"text-up-to-{LONGEST}")
    return plain


def _marked(text: str, kind: Any, where: Where) -> str:
    """The key of a seat or a thing, which may be told by what the table calls it; what nobody knows stays as it is."""
    plain = _text(text, kind.type, where)
    if marked(kind) == "things":
        keys = {key for key, _ in where.called.things}
        return plain if plain in keys else names.match(plain, where.called.things) or plain
    if _SEAT.fullmatch(plain):
        return plain.casefold()
    same = (key for key, name in where.called.seats if name.casefold() == plain.casefold())
    alike = (key for key, name in where.called.seats if names.fold(plain) and names.fold(name) == names.fold(plain))
    return next(same, None) or next(alike, None) or plain


def _choice(text: str, kind: Any, where: Where) -> str:
    wanted = "" if text.casefold() == NONE and "" in kind.values else names.fold(unquoted(text))
    for each in kind.values:
        if names.fold(each) == wanted and (wanted or text.casefold() == NONE):
            return str(each)
    raise where.bad(text, "word", *(each or NONE for each in kind.values))


def _list(text: str, kind: Any, where: Where) -> tuple[Any, ...]:
    if text.casefold() == NONE or not text:
        return ()
    inner = solid(kind.item_type)
    size = len(inner.item_types) if isinstance(inner, inspect.TupleType) else 1
    told = _apart(text, inner, where)
    if len(told) % size or len(told) > MOST_ITEMS * size:
        raise where.bad(text, "list") if size == 1 else where.bad(text, "pairs", *_pair(inner))
    if size == 1:
        return tuple(value_of(each, inner, where) for each in told)
    return tuple(_fixed(told[place : place + size], inner, where) for place in range(0, len(told), size))


def _apart(text: str, kind: Any, where: Where) -> list[str]:
    """The items of a list: apart at commas and blanks, at commas alone where they may be names of several words."""
    if isinstance(kind, inspect.StrType | inspect.Metadata):
        told = [each for each in parts(text, ",") if each]
        if len(told) > 1 or (isinstance(kind, inspect.Metadata) and _marked(text, kind, where) != unquoted(text)):
            return told
    return [each for each in parts(text, ", \t") if each and each.casefold() not in _AND]


def _together(text: str, kind: Any, where: Where) -> tuple[Any, ...]:
    told = [each for each in parts(text, ", \t") if each]
    if len(told) != len(kind.item_types):
        raise where.bad(text, "pair", *_pair(kind))
    return _fixed(told, kind, where)


def _pair(kind: Any) -> tuple[str, ...]:
    """An example of what goes together: two words that would do, or nothing of numbers."""
    words = [each.values for each in kind.item_types if isinstance(each, inspect.LiteralType)]
    return (",".join(str(of[place]) for place, of in enumerate(words)),) if words else ()


def _fixed(told: list[str], kind: Any, where: Where) -> tuple[Any, ...]:
    return tuple(
        _coordinate(each, where) if isinstance(of, inspect.IntType) else value_of(each, of, where)
        for each, of in zip(told, kind.item_types, strict=True)
    )


def _group(text: str, kind: Any, where: Where) -> Any:
    first = leaves(kind)[0]
    if text.casefold() == NONE and not any(leaf.required for leaf in leaves(kind)):
        return kind.cls()
    if text.startswith("(") and text.endswith(")"):
        return built(kind, text[1:-1], where)
    if first.required and len(parts(text, ";")) == 1 and not text.startswith(f"{first.name} "):
        return _made(kind, {first.path: value_of(text, first.kind, where)}, where)
    return built(kind, text, where)


def built(kind: inspect.StructType, text: str, where: Where, key: str = "", known: Known = MappingProxyType({})) -> Any:
    """The struct that a line's fields make; `key` is the field that is told elsewhere, `known` what is so if nothing is told.

    RuleErrors sheet-unknown-field, sheet-decided-elsewhere, sheet-missing-field, sheet-twice, sheet-bad-value.
    """
    own = leaves(kind, key)
    told: dict[tuple[str, ...], Any] = {}
    if len(own) == 1:
        told[own[0].path] = value_of(text, own[0].kind, where)
    for part in parts(text, ";") if len(own) > 1 else ():
        if part:
            leaf, rest = _named(kind, own, part, where)
            if leaf.path in told:
                raise RuleError("sheet-twice", key=where.key, field=leaf.name)
            told[leaf.path] = value_of(rest, leaf.kind, where._replace(field=leaf.name))
    return _made(kind, {(name,): value for name, value in known.items()} | told, where)


def _named(kind: inspect.StructType, own: tuple[Leaf, ...], part: str, where: Where) -> tuple[Leaf, str]:
    """The field that a part of a line tells, and how it is; one word that no field is called is the first that must be told."""
    name, _, rest = part.partition(" ")
    name = name.rstrip(":=")
    leaf = next((each for each in own if names.fold(each.name) == names.fold(name)), None)
    if leaf is None and not rest and own[0].required:
        return own[0], part
    line = next((line for field, line in unwritten(kind).items() if names.fold(label(field)) == names.fold(name)), "")
    if leaf is None and line:
        raise RuleError("sheet-decided-elsewhere", key=where.key, field=name, line=line)
    if leaf is None:
        nearest = names.nearest(name, ((each.name, each.name) for each in own))
        raise RuleError("sheet-unknown-field", key=where.key, field=name[: names.LONGEST], fields=nearest)
    return leaf, rest.strip()


def _made(kind: inspect.StructType, told: Mapping[tuple[str, ...], Any], where: Where) -> Any:
    """A struct of what was told of it, by where in it that is; what its card says (`printed`) need not be told."""
    given: dict[str, Any] = dict(_printed(kind, told))
    missing = tuple(_missing(kind, told))
    if missing:
        raise RuleError("sheet-missing-field", key=where.key, fields=missing)
    for field in kind.fields:
        inside = {path[1:]: value for path, value in told.items() if path[0] == field.name}
        if () in inside:
            given[field.name] = inside[()]
        elif field.required and (inner := struct_of(field.type)) is not None:
            given[field.name] = _made(inner, inside, where)
    return kind.cls(**given)


def _printed(kind: inspect.StructType, told: Mapping[tuple[str, ...], Any]) -> dict[str, Any]:
    """What stands for all that was not told, but is on the card of a thing: no card has that on it."""
    unsaid = getattr(kind.cls, "printed", {})
    return {name: value for name, value in unsaid.items() if (name,) not in told}


def _missing(kind: inspect.StructType, told: Mapping[tuple[str, ...], Any]) -> Iterator[str]:
    """All that must be told and is not."""
    printed = _printed(kind, told)
    for field in kind.fields:
        if field.required and (field.name,) not in told and field.name not in printed:
            inside = {path[1:]: value for path, value in told.items() if path[0] == field.name}
            inner = struct_of(field.type)
            yield from (label(field.name),) if inner is None else _missing(inner, inside)


_READERS: dict[type, Any] = {
    inspect.IntType: _number,
    inspect.BoolType: _flag,
    inspect.StrType: _text,
    inspect.Metadata: _marked,
    inspect.LiteralType: _choice,
    inspect.VarTupleType: _list,
    inspect.TupleType: _together,
    inspect.StructType: _group,
}
