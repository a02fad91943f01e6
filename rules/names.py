"""Finding what was meant by a typed name: case, accents, spaces and signs do not matter, a slip is forgiven, a word will do."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from rules.contract import RuleError

Pair = tuple[str, str]
"""A key, and one name that stands for it; a key may have several."""

_WORD = re.compile(r"[^\W_]+")
_SAINTS = ("saint", "sint")
LONGEST = 100
"""How many letters of what was typed are looked at, and named in a refusal."""
SHORT = 4
"""How many letters a word has at least whose slips are forgiven."""
# Letters and symbols that look like nothing at all: the Hangul fillers and the empty Braille pattern.
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def fold(text: str) -> str:
    """What is left of a name when only its letters and digits count.

    >>> fold("The Curaçao"), fold("Saint John's"), fold("PETIT-Goâve")
    ('curacao', 'stjohns', 'petitgoave')
    """
    return _folded(text[:LONGEST])


@lru_cache(maxsize=4096)
def _folded(text: str) -> str:
    words = _words(text)
    joined = "".join(words[1:] if len(words) > 1 and words[0] == "the" else words)
    for saint in _SAINTS:
        if joined.startswith(saint):
            return "st" + joined.removeprefix(saint)
    return joined


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text[:LONGEST]).casefold()
    return _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))


def tidy(text: str, limit: int | None = None) -> str:
    r"""What can be seen of a text, in one line: no control, format or line characters, whitespace collapsed; so much of it.

    >>> tidy(" Jan\n\u202ede  Wit\u200b "), tidy("\u200b \u3164"), tidy("Anne Bonny", 5)
    ('Jan de Wit', '', 'Anne')
    """
    seen = unicodedata.normalize("NFC", "".join(_seen(sign) for sign in text))
    return " ".join(seen.split())[:limit].strip()


def _seen(sign: str) -> str:
    if sign.isspace():
        return " "
    return "" if unicodedata.category(sign).startswith("C") or sign in _BLANKS else sign


def slug(text: str) -> str:
    """A kebab-case key made of a name, empty when it has no letter of the alphabet.

    >>> slug("Íñigo de la Cruz"), slug("!?")
    ('inigo-de-la-cruz', '')
    """
    plain = unicodedata.normalize("NFKD", text[:LONGEST]).casefold()
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
    """The only key that a text may name, None when there is none or are several.

    >>> match("st john", [("st-john", "St. John"), ("san-juan", "San Juan")])
    'st-john'
    """
    found = meant(text, names)
    return found[0] if len(found) == 1 else None


def meant(text: str, names: Iterable[Pair]) -> tuple[str, ...]:
    """The keys that a text may name, in their order: exactly, else within one slip, else by one whole word of a name.

    Slips and words count from four letters on.

    >>> meant("john", [("st-john", "St. John"), ("long-john", "Long John"), ("san-juan", "San Juan")])
    ('long-john', 'st-john')
    """
    typed = fold(text)
    for found in _ways(typed, tuple(names)) if typed else ():
        if found:
            return tuple(sorted(found))
    return ()


def _ways(typed: str, pairs: tuple[Pair, ...]) -> Iterator[set[str]]:
    """What is meant if it was typed exactly, with a slip, or as a word of it: each is looked for when those before found none."""
    known = [(key, name) for key, said in pairs for name in {fold(key), fold(said)}]
    yield {key for key, _ in known if fold(key) == typed}
    yield {key for key, name in known if name == typed}
    yield {key for key, name in known if min(len(name), len(typed)) >= SHORT and slip(name, typed)}
    yield {key for key, said in pairs if len(typed) >= SHORT and typed in (*_words(key), *_words(said))}


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
        facts: dict[str, Any] = {"text": text[:LONGEST]} | ({fact: nearest(text, pairs)} if fact else {})
        raise RuleError(code, **facts)
    return key
