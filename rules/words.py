"""The little languages of options: lists of things, the activation icons read off a card, and the faces of dice."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from rules import names
from rules.contract import RuleError

_LETTERS = {
    "n": "N", "north": "N", "ne": "NE", "northeast": "NE", "e": "E", "east": "E", "se": "SE", "southeast": "SE",
    "s": "S", "south": "S", "sw": "SW", "southwest": "SW", "w": "W", "west": "W", "nw": "NW", "northwest": "NW",
}  # fmt: skip

MOST_ICONS = 3
"""How many activation icons a card has."""


def items(text: str) -> tuple[str, ...]:
    """The items of a list, separated by `;`, `,` or new lines.

    >>> items("french N; sloop E,")
    ('french N', 'sloop E')
    """
    return tuple(item for part in re.split(r"[;,\n]", text) if (item := " ".join(part.split())))


class Counted(NamedTuple):
    """An item of a demand: the level that was said (None: none), what it is, and how many (None: all)."""

    level: int | None
    text: str
    many: int | None


_COUNTED = re.compile(r"(?:(?:level|lvl|l)? ?(\d{1,3})(?= |$))?(.*?)(?: ?(?<!\w)[x×] ?(\d{1,3}|all))?", re.IGNORECASE)


def counted(item: str) -> Counted:
    """An item as `[level] <type or name> [x<count>|xall]`; without a count it is one.

    >>> counted("5 daedra x3"), counted("High Elf Necromancer"), counted("beasts xall").many
    (Counted(level=5, text='daedra', many=3), Counted(level=None, text='High Elf Necromancer', many=1), None)
    """
    found = _COUNTED.fullmatch(" ".join(item[:100].split()))
    level, text, count = found.groups() if found else (None, item, "1")
    many = None if count is not None and not count.isdecimal() else int(count or 1)
    return Counted(int(level) if level else None, text.strip(), many)


def numbers(text: str, limit: int) -> tuple[int, ...]:
    """Whole numbers apart by anything that is no digit but a sign, at most so many; RuleError malformed-number with the item.

    >>> numbers("10, 5 1", 9), numbers("2/5", 9)
    ((10, 5, 1), (2, 5))
    """
    listed = [item for item in re.split(r"[\s,;/+]+", text) if item]
    for item in listed:
        if not re.fullmatch(r"[0-9]{1,4}", item):
            raise RuleError("malformed-number", item=item[:100])
    if len(listed) > limit:
        raise RuleError("too-many-numbers", count=len(listed), limit=limit)
    return tuple(map(int, listed))


def letter(text: str) -> str | None:
    """The letter of the compass that a word stands for, None when it is none.

    >>> letter("nw"), letter("South-East"), letter("up")
    ('NW', 'SE', None)
    """
    return _LETTERS.get(names.fold(text))


def icons(text: str, ships: Sequence[names.Pair]) -> tuple[tuple[str, str], ...]:
    """Activation icons as (ship key, letter), in the order typed; a RuleError names the item that is wrong.

    >>> icons("french N, sl north east", [("french", "French ship"), ("sloop", "sl")])
    (('french', 'N'), ('sloop', 'NE'))
    """
    listed = items(text)
    if not listed:
        raise RuleError("no-icons")
    if len(listed) > MOST_ICONS:
        raise RuleError("too-many-icons", count=len(listed), limit=MOST_ICONS)
    return tuple(_icon(item[:100], ships) for item in listed)


def _icon(item: str, ships: Sequence[names.Pair]) -> tuple[str, str]:
    said = item.split()
    wrong, key, pointed = _read(said, ships)
    if not wrong:
        return key, pointed
    several = _split(said, ships)
    if several:
        raise RuleError("missing-comma", item=item, suggestion=", ".join(several))
    raise RuleError(wrong, item=item)


def _read(said: Sequence[str], ships: Sequence[names.Pair]) -> tuple[str, str, str]:
    """What is wrong with an icon of these words (empty: nothing), its ship and its letter."""
    if len(said) < 2:
        return "malformed-icon", "", ""
    spelled = len(said) > 2 and len(said[-2]) > 2 and letter("".join(said[-2:])) is not None
    parts = 2 if spelled else 1
    pointed, ship = letter("".join(said[-parts:])), said[:-parts]
    if pointed is None:
        return "unknown-letter", "", ""
    if len(ship) > 1 and letter(ship[-1]) is not None:
        return "malformed-icon", "", ""
    key = names.match(" ".join(ship), ships)
    return ("", key, pointed) if key is not None else ("unknown-icon-ship", "", "")


def _split(said: Sequence[str], ships: Sequence[names.Pair]) -> tuple[str, ...]:
    """The icons that these words are when nothing stands between them; none when some of the words are no icon."""
    for end in range(2, len(said) + 1):
        if _read(said[:end], ships)[0]:
            continue
        rest = _split(said[end:], ships)
        if rest or end == len(said):
            return (" ".join(said[:end]), *rest)
    return ()


def faces(text: str, known: Sequence[str], dice: int) -> tuple[str, ...]:
    """The faces that were rolled with so many dice, in the order typed: in full, or by their first letter, with or without gaps.

    A first letter that two faces share stands for neither, and numbers are faces, never how many there are of one. RuleError
    unknown-face with what a die shows, too-few-dice, too-many-dice.

    >>> faces("ss31", ("1", "2", "3", "4", "skull"), 4), faces("skull, 2", ("1", "2", "skull"), 2)
    (('skull', 'skull', '3', '1'), ('skull', '2'))
    """
    got = any_faces(text, known)
    if len(got) != dice:
        raise RuleError("too-few-dice" if len(got) < dice else "too-many-dice", count=len(got), dice=dice)
    return got


def any_faces(text: str, known: Sequence[str]) -> tuple[str, ...]:
    """The faces that were rolled, however many, read as `faces` does; RuleError unknown-face.

    >>> any_faces("s s 4 1", ("1", "2", "3", "4", "skull"))
    ('skull', 'skull', '4', '1')
    """
    return tuple(face for item in _FACES_APART.split(_plain(text)) if item for face in _faces(item, known))


_FACES_APART = re.compile(r"[\s,;.+/&]+")


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def _faces(item: str, known: Sequence[str]) -> list[str]:
    """The faces of one word: that face, or the one that each of its signs begins."""
    if item in known:
        return [item]
    found = [[face for face in known if face.startswith(sign)] for sign in item]
    if any(len(faces) != 1 for faces in found):
        letters = int(any(face.isalpha() for face in known))
        raise RuleError("unknown-face", text=item[: names.LONGEST], faces=tuple(known), letters=letters)
    return [faces[0] for faces in found]
