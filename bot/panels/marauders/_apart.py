"""Answers that are several captains together, named in the room of a button so that no two of them look alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.table import LABEL, Voice
from bot.text import cut
from bot.text.names import Said
from bot.text.saying import joined
from rules.contract import Option

_SHORTEST = 3
"""The fewest characters of a name, with the dots where it was cut."""

_AROUND = 5
"""What stands between the last two of several names."""


def labels(say: Voice, options: Sequence[Option]) -> list[str]:
    """What the buttons of answers say.

    Where short names cannot be told apart, captains are numbered in their order; where that is too long, the answers are.
    """
    everybody = list(dict.fromkeys(thing for option in options for thing in option.things))
    named = [_named(say, option, everybody) for option in options]
    if None not in named and len(set(named)) == len(named):
        return [label for label in named if label is not None]
    numbered = [cut(_by_numbers(say, option, everybody), LABEL) for option in options]
    if len(set(numbered)) == len(numbered):
        return numbered
    return [cut(_with_number(say, place, label), LABEL) for place, label in enumerate(numbered, start=1)]


def apart(names: Sequence[str], room: int) -> list[str] | None:
    """Names in at most so many characters each; of those that begin alike what differs stays. None when they look alike then.

    >>> apart(["Captain Jack the First", "Captain Jack the Second", "Ben"], 10)
    ['…the First', '…the Seco…', 'Ben']
    >>> apart(["Anne Bonny", "Anna"], 4), apart(["Anne", "Anne"], 4)
    (['Ann…', 'Anna'], None)
    """
    shown: list[str] = []
    for name in names:
        others = [each for each in names if each != name]
        made = (_from(name, start, room) for start in _starts(name) if _tells(name, start, room, others))
        shown.append(next(made, cut(name, room)))
    return shown if len(set(shown)) == len(names) else None


def _starts(name: str) -> Iterator[int]:
    """Where what is shown of a name may begin: at its own beginning, at that of a word, anywhere."""
    yield 0
    yield from (place + 1 for place, sign in enumerate(name[:-1]) if sign == " ")
    yield from range(1, len(name))


def _tells(name: str, start: int, room: int, others: Sequence[str]) -> bool:
    return _from(name, start, room) not in {_from(each, start, room) for each in others}


def _from(name: str, start: int, room: int) -> str:
    return cut(f"…{name[start:]}" if start else name, room)


def _named(say: Voice, option: Option, everybody: Sequence[str]) -> str | None:
    """An answer by its names; of those too long together, each is shortened alike. None when that leaves two alike."""
    names = [say.names.seat(thing) for thing in option.things]
    full = names[0] if len(names) == 1 else _several(say, names)
    if len(full) <= LABEL or len(names) == 1:
        return cut(full, LABEL)
    room = LABEL - len(_several(say, [""])) - _AROUND - 2 * (len(names) - 2)
    short = apart([say.names.seat(thing) for thing in everybody], max(room // len(names), _SHORTEST))
    if short is None:
        return None
    called = dict(zip(everybody, short, strict=True))
    label = _several(say, [called[thing] for thing in option.things])
    return label if len(label) <= LABEL else None


def _by_numbers(say: Voice, option: Option, everybody: Sequence[str]) -> str:
    numbers = [everybody.index(thing) + 1 for thing in option.things]
    if len(numbers) > 1:
        return _several(say, [str(number) for number in numbers])
    return _with_number(say, numbers[0], say.names.seat(option.things[0]))


def _with_number(say: Voice, number: int, called: str) -> str:
    return say("button-answer-numbered", number=number, called=Said(called))


def _several(say: Voice, names: Sequence[str]) -> str:
    return say("button-answer-several", names=joined(names, "and", say.locale))
