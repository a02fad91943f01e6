"""What a sheet names that the pack or the table knows: finding it, and refusing what is not there, or not so often."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec

from rules import names
from rules.contract import RuleError
from rules.sheet.types import NONE, Where, label


def namesake(text: str, known: Iterable[names.Pair]) -> str | None:
    """The key that has this name, or all but it; None when there is none, or are several. A word of a name is not enough.

    >>> namesake("Hull Crawlr", [("hull-crawler", "Hull Crawler")]), namesake("Crawler", [("hull-crawler", "Hull Crawler")])
    ('hull-crawler', None)
    """
    typed, pairs = names.fold(text), tuple(known)
    if not typed:
        return None
    found = {key for key, name in pairs if names.fold(name) == typed}
    if not found and len(typed) >= names.SHORT:
        found = {key for key, name in pairs if names.slip(names.fold(name), typed)}
    return found.pop() if len(found) == 1 else None


def known(where: Where, text: str, among: Iterable[names.Pair]) -> str:
    """The key that a text means; RuleError sheet-bad-value with the nearest."""
    pairs = tuple(among)
    key = names.match(text, pairs)
    if key is None:
        raise where.bad(text, "near", *names.nearest(text, pairs))
    return key


def untold(line: str, told: msgspec.Struct, name: str = "", among: Iterable[str] | None = None) -> None:
    """RuleError sheet-missing-field for what neither a sheet nor a card told of a thing.

    Of a `name` that the pack has not sheet-stranger; `among` are those that it has (None: it has this one, or is not asked).
    """
    printed = cast("dict[str, object]", getattr(type(told), "printed", {}))
    missing = tuple(label(field) for field, value in printed.items() if getattr(told, field) == value)
    if missing and name and among is not None:
        raise stranger(line, name, missing, among)
    if missing:
        raise RuleError("sheet-missing-field", key=line, fields=missing)


def stranger(line: str, name: str, fields: tuple[str, ...], among: Iterable[str]) -> RuleError:
    """The refusal of a thing that the pack has not, and of which its own line does not say all."""
    return RuleError(
        "sheet-stranger",
        key=line,
        name=name,
        fields=fields,
        values=names.nearest(name, ((each, each) for each in among)),
    )


def check(line: str, told: Iterable[str], among: Iterable[str], field: str = "") -> None:
    """RuleError sheet-bad-value for the first that is none of these, with all of them."""
    there = tuple(among)
    for each in told:
        if each not in there:
            raise Where(line, field).bad(each, "word", *(there or (NONE,)))


def too_many(key: str, name: str, told: int, count: int) -> RuleError:
    """The refusal of a card or chip that a sheet has more often than the box."""
    return RuleError("sheet-too-many", key=key, name=name, told=told, count=count)
