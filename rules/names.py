"""Finding what was meant by a typed name: case, accents, spaces, hyphens and apostrophes do not matter, one slip is forgiven."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from rules.contract import RuleError

Pair = tuple[str, str]
"""A key, and one name that stands for it; a key may have several."""

_WORD = re.compile(r"[^\W_]+")
_SAINTS = ("saint", "sint")
_LONGEST = 100
_SHORT = 4


def fold(text: str) -> str:
    """What is left of a name when only its letters and digits count.

    >>> fold("The Curaçao"), fold("Saint John's"), fold("PETIT-Goâve")
    ('curacao', 'stjohns', 'petitgoave')
    """
    return _folded(text[:_LONGEST])


@lru_cache(maxsize=4096)
def _folded(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text).casefold()
    words = _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))
    if len(words) > 1 and words[0] == "the":
        del words[0]
    joined = "".join(words)
    for saint in _SAINTS:
        if joined.startswith(saint):
            return "st" + joined.removeprefix(saint)
    return joined


def slug(text: str) -> str:
    """A kebab-case key made of a name, empty when it has no letter of the alphabet.

    >>> slug("Íñigo de la Cruz"), slug("!?")
    ('inigo-de-la-cruz', '')
    """
    plain = unicodedata.normalize("NFKD", text[:_LONGEST]).casefold()
    return "-".join(re.findall(r"[a-z0-9]+", "".join(sign for sign in plain if not unicodedata.combining(sign))))


def slip(one: str, other: str) -> bool:
    """Whether two words differ by one letter at most: one more, one less, another one, or two neighbours swapped.

    >>> slip("tortuga", "totruga"), slip("havana", "habana"), slip("nassau", "nasau"), slip("havana", "cabana")
    (True, True, True, False)
    """
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    one, other = one[start:], other[start:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    return max(len(one), len(other)) <= 1 or (len(one) == 2 and one == other[::-1])


def distance(one: str, other: str) -> int:
    """How many letters must be added, taken away or replaced to make one word of the other.

    >>> distance("caracas", "curacao")
    2
    """
    row = list(range(len(other) + 1))
    for above, letter in enumerate(one, start=1):
        corner, row[0] = row[0], above
        for column, against in enumerate(other, start=1):
            corner, row[column] = (
                row[column],
                min(row[column] + 1, row[column - 1] + 1, corner + (letter != against)),
            )
    return row[-1]


def match(text: str, names: Iterable[Pair]) -> str | None:
    """The key that a text names: exactly, or else alone within one slip (names under four letters exactly only).

    >>> match("st john", [("st-john", "St. John"), ("san-juan", "San Juan")])
    'st-john'
    """
    typed = fold(text)
    known = [(key, name) for key, said in names for name in {fold(key), fold(said)}]
    tests: tuple[Callable[[str, str], bool], ...] = (
        lambda key, _: fold(key) == typed,
        lambda _, name: name == typed,
        lambda _, name: len(name) >= _SHORT and slip(name, typed),
    )
    for test in tests:
        found = {key for key, name in known if test(key, name)}
        if found:
            return found.pop() if len(found) == 1 else None
    return None


def nearest(text: str, names: Iterable[Pair], limit: int = 3) -> tuple[str, ...]:
    """The keys whose names come nearest to a text: those that contain it (or lie in it) first, then by distance.

    >>> nearest("caribbean", [("havana", "Havana"), ("caribbean-sea", "Caribbean Sea")], limit=1)
    ('caribbean-sea',)
    """
    typed = fold(text)
    best: dict[str, tuple[bool, int]] = {}
    for key, said in names:
        name = fold(said)
        apart = not (len(typed) >= 3 and (typed in name or name in typed))
        rank = (apart, distance(typed, name))
        best[key] = min(rank, best.get(key, rank))
    return tuple(sorted(best, key=lambda key: (best[key], key)))[:limit]


def find(text: str, names: Iterable[Pair], code: str, fact: str = "") -> str:
    """The key that a text names; RuleError `code` with the text, and the nearest keys under the name `fact`."""
    pairs = tuple(names)
    key = match(text, pairs)
    if key is None:
        facts: dict[str, Any] = {"text": text[:_LONGEST]} | ({fact: nearest(text, pairs)} if fact else {})
        raise RuleError(code, **facts)
    return key
