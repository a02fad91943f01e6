"""What is sound in a state of any game: its seats and its streams of chance; and how a game says what is not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rules.contract import State

_SEAT = re.compile(r"s[1-9][0-9]{0,5}")
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def seating(state: State) -> Iterator[str]:
    """The faults of the seats: one there twice, or with a key that is none."""
    yield from fault(repeats(state.seats), "seat-repeated")
    yield from fault(not all(_SEAT.fullmatch(seat) for seat in state.seats), "seat-malformed")


def streams(state: State) -> Iterator[str]:
    """The faults of the streams of chance: out of the order of their names, or below their beginning."""
    names = tuple(stream.name for stream in state.streams)
    yield from fault(names != tuple(sorted(set(names))), "streams-unsorted")
    yield from fault(any(stream.index < 0 for stream in state.streams), "stream-negative")


def is_seat(text: str) -> bool:
    """Whether a text can be the key of a seat."""
    return bool(_SEAT.fullmatch(text))


def is_key(text: str) -> bool:
    """Whether a text can be the key of something: words in small letters with hyphens between.

    >>> is_key("the-maw-2"), is_key("-1"), is_key("Maw")
    (True, False, False)
    """
    return bool(_KEY.fullmatch(text))


def fault(broken: bool | None, name: str) -> Iterator[str]:
    """The fault's name where it is one."""
    if broken:
        yield name


def repeats(things: Iterable[object]) -> bool:
    """Whether something is there twice.

    >>> repeats("abca"), repeats([])
    (True, False)
    """
    listed = list(things)
    return len(set(listed)) < len(listed)
