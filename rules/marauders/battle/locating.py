"""The little language of hits: the locations that typed words mean, and whether so many hits can have landed there."""

from __future__ import annotations

import re
import unicodedata

from rules import names
from rules.contract import RuleError
from rules.marauders.battle.state import Tracks
from rules.marauders.keys import LOCATIONS, SKULL, HitFace, Location

HIT_FACES: tuple[HitFace, ...] = (*LOCATIONS, SKULL)
"""All that a hit may be told as."""

MOST_HITS = 99
"""More hits than any ship has room for are a slip."""

_ALSO: dict[str, Location] = {"w": "crew", "g": "cannons", "guns": "cannons"}
"""One letter for what `c` leaves open: the crew as `w`, the guns as `g`."""
_LETTERS: dict[str, HitFace] = {"h": "hull", "m": "masts", "w": "crew", "g": "cannons", "s": "skull"}
"""What may stand side by side without gaps, as faces may."""
SHORTEST: dict[Location, str] = {"hull": "h", "cargo": "car", "masts": "m", "crew": "w", "cannons": "g"}
"""The shortest that each location may be typed as."""
_LONGEST = 300


def locations(text: str) -> tuple[HitFace, ...]:
    """The locations that typed words mean, each by what only it begins with, in the order of the locations, then skulls.

    A number before a word says how often, or one behind it with an x; single letters need no gaps.

    RuleErrors marauders-unknown-location, with what the word may be; marauders-hits-number for a number that belongs to no
    location; too-large.

    >>> locations("h h m"), locations("hull 2 masts"), locations("car can x2"), locations("hwm")
    (('hull', 'hull', 'masts'), ('hull', 'masts', 'masts'), ('cargo', 'cannons', 'cannons'), ('hull', 'masts', 'crew'))
    >>> locations("car s"), locations("2 skull")
    (('cargo', 'skull'), ('skull', 'skull'))
    """
    found: list[HitFace] = []
    waiting: str = ""
    for word in _words(text):
        digits = word.removeprefix("*")
        if not digits.isdecimal():
            found.extend(_named(word, waiting))
            waiting = ""
        elif digits == word and not waiting:
            waiting = word
        elif digits != word and not waiting and found:
            found.extend(found[-1:] * (_count(digits) - 1))
        else:
            raise RuleError("marauders-hits-number", item=digits[: names.LONGEST])
        if len(found) > MOST_HITS:
            raise RuleError("too-large", option="hits", value=len(found), limit=MOST_HITS)
    if waiting:
        raise RuleError("marauders-hits-number", item=waiting[: names.LONGEST])
    return tuple(sorted(found, key=HIT_FACES.index))


def _named(word: str, many: str) -> tuple[HitFace, ...]:
    """A location or a skull as often as was said; or several, each by its letter."""
    if not many and {*word} <= {*_LETTERS}:
        return tuple(_LETTERS[sign] for sign in word)
    face: HitFace = SKULL if SKULL.startswith(word) else location(word)
    return (face,) * _count(many or "1")


def location(text: str) -> Location:
    """The location that a word means; RuleError marauders-unknown-location with those that it may be, or else with all."""
    word = unicodedata.normalize("NFKC", text[:_LONGEST]).casefold().strip()
    if word in _ALSO:
        return _ALSO[word]
    meant: tuple[Location, ...] = tuple(each for each in LOCATIONS if each.startswith(word) or names.slip(each, word))
    if len(meant) != 1:
        raise RuleError("marauders-unknown-location", item=word[: names.LONGEST], locations=meant or LOCATIONS)
    return meant[0]


def check(told: tuple[HitFace, ...], who: str, hits: int, whole: Tracks) -> None:
    """RuleError unless these can be where so many hits landed on what is left of a ship; `who` is its seat, or the NPC's ship.

    marauders-hits-count for another number of them, marauders-location-destroyed where more are on one than is left of it.
    """
    wrong: Location | None = next((each for each in LOCATIONS if told.count(each) > whole.of(each)), None)
    if len(told) == hits and wrong is None:
        return
    raise RuleError(
        "marauders-hits-count" if wrong is None else "marauders-location-destroyed",
        who=who,
        hits=hits,
        count=len(told) if wrong is None else told.count(wrong),
        location=wrong or "",
        left=0 if wrong is None else whole.of(wrong),
        hull=whole.hull,
        cargo=whole.cargo,
        masts=whole.masts,
        crew=whole.crew,
        cannons=whole.cannons,
    )


def _words(text: str) -> list[str]:
    """The words and numbers of a text, a count behind a word as `*2`, also where nothing stands between (`2masts`, `hullx2`)."""
    plain = unicodedata.normalize("NFKC", text[:_LONGEST]).casefold().replace("×", "x")
    behind = re.sub(r"x\s*(\d+)", r" *\1 ", re.sub(r"(\d+)\s*x\b", r"\1 ", plain))
    return re.findall(r"\*?\d+|[^\W\d_]+|[^\s,;.+/&]", behind)


def _count(digits: str) -> int:
    number = int(digits[:6])
    if not 1 <= number <= MOST_HITS:
        raise RuleError("marauders-hits-number", item=digits[: names.LONGEST])
    return number
