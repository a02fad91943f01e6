"""Which lines of a correction it is that cannot be so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from rules.contract import RuleError

T = TypeVar("T")
Lines = tuple[tuple[str, str], ...]

MOST_TRIED = 60
"""How many corrections are tried to find the lines of one fault: then all that are left are named."""


def guilty(lines: Lines, faults: Iterable[str], of: Callable[[Lines], Iterable[str]]) -> tuple[str, ...]:
    """The keys of the lines without which there were not these faults; `of` tells those of a correction, or raises RuleError."""
    found = dict[str, None]()
    for fault in faults:
        few = _few(lines, lambda some, fault=fault: _has(of, some, fault))
        own = [line for line in few if _has(of, _without(few, (line,)), fault) is False]
        found |= dict.fromkeys(key for key, _ in own or few)
    return tuple(key for key, _ in lines if key in found)


def _has(of: Callable[[Lines], Iterable[str]], lines: Lines, fault: str) -> bool | None:
    """Whether a correction has a fault; None when it cannot be made at all."""
    return tried(lambda: fault in of(lines))


def tried(make: Callable[[], T]) -> T | None:
    """What a part of a sheet makes; None where it cannot be read, or cannot be so."""
    try:
        return make()
    except RuleError:
        return None


def _few(lines: Lines, broken: Callable[[Lines], bool | None]) -> Lines:
    """As few of the lines as still have the fault: larger parts of them are left out first."""
    tries, size = 0, (len(lines) + 1) // 2
    while size and tries < MOST_TRIED:
        for part in [lines[at : at + size] for at in range(0, len(lines), size)]:
            rest = _without(lines, part)
            tries += 1
            if rest and tries <= MOST_TRIED and broken(rest):
                lines = rest
        size //= 2
    return lines


def _without(lines: Lines, some: Sequence[tuple[str, str]]) -> Lines:
    return tuple(line for line in lines if line not in some)
