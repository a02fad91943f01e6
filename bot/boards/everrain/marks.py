"""The letters on enemy ships' tokens: the first ones of their names, different for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.boards.lettering import plain

_SMALL = ("the", "of", "and", "a")


def marks(vessels: Sequence[tuple[str, str, int]]) -> dict[str, str]:
    """The mark of each (key, name, number): two letters, more where two would be the same, with the number of a later one.

    >>> marks([("the-maw", "The Maw", 1), ("the-maw-2", "The Maw", 2), ("the-mad", "The Mad King", 1)])
    {'the-maw': 'Ma', 'the-maw-2': 'Ma2', 'the-mad': 'MK'}
    """
    found: dict[str, str] = {}
    for number, (key, name, count) in enumerate(vessels, start=1):
        tail = str(count) if count > 1 else ""
        free = (short + tail for short in _shorts(name) if short + tail not in found.values())
        found[key] = next(free, f"{number}.")
    return found


def _shorts(name: str) -> Iterable[str]:
    """What may stand for a name, the best first."""
    words = [word for word in plain(name).replace("-", " ").split() if any(each.isalnum() for each in word)]
    kept = [word for word in words if word.casefold() not in _SMALL] or words
    if len(kept) > 1 and kept[-1].isdecimal():
        kept = [*kept[:-2], kept[-2][:1] + kept[-1]] if len(kept) == 2 else kept[:-1]
    if not kept:
        return
    if len(kept) > 1:
        yield kept[0][:1] + kept[1][:1]
    yield from (kept[0][:length] for length in (2, 3) if len(kept[0]) >= length or length == 2)
    yield from (kept[0][:1] + each for word in kept for each in word[1:])
