"""What is typed of the board when somebody acts: players' ships in sight, steps to a destination, steps to crew."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from rules import names, words
from rules.contract import RuleError
from rules.everrain import called
from rules.everrain.actions import Near, Sight
from rules.everrain.questions import MOST_STEPS, SIGHTS
from rules.everrain.state import Voyage
from rules.everrain.typed import NOBODY_WORDS
from rules.sound import repeats

_OUT = {"out", "outofrange", "port", "inport", "no", "away"}
_FIRE = {"fire", "underfire", "infire", "0"}
_LETTER = re.compile(r"[a-d]")
_HANDLE = re.compile(r"[a-d][0-9]+")


class Shown(NamedTuple):
    """What was typed of the board: sights of players' ships, steps to a destination (0: none), how near crew is."""

    sights: tuple[Sight, ...]
    course: int | None
    near: tuple[Near, ...]


def shown(state: Voyage, text: str, handles: Sequence[str]) -> Shown:
    """What the board shows to those who act: `A fire; B 2; C out; to 4` to a ship, `A1 0; A2 nobody` to a deck, `0` to one enemy.

    RuleErrors everrain-malformed-shows with the item that is none, everrain-unknown-ship, everrain-unknown-enemy,
    everrain-shows-of-others with the item that is nothing to them, everrain-shows-twice.
    """
    items = words.items(text)
    said = tuple(_item(state, item, handles) for item in items)
    for item, each in zip(items, said, strict=True):
        if not _is_theirs(state, each, handles):
            raise RuleError("everrain-shows-of-others", item=item[: names.LONGEST], handles=tuple(handles))
    if repeats(_about(each) for each in said):
        raise RuleError("everrain-shows-twice", text=text[: names.LONGEST])
    return Shown(
        tuple(each for each in said if isinstance(each, Sight)),
        next((each for each in said if isinstance(each, int)), None),
        tuple(each for each in said if isinstance(each, Near)),
    )


def _item(state: Voyage, item: str, handles: Sequence[str]) -> Sight | Near | int:
    """What an item says: of a player's ship, of how near crew is, or the steps to a destination."""
    first, _, rest = item.partition(" ")
    word, what = names.fold(first), names.fold(rest)
    steps, sight = _steps(what), _sight(what)
    if word == "to" and steps is not None:
        return steps
    if not rest and len(handles) == 1 and _is_near(word):
        return Near(handles[0], _near(word))
    if _HANDLE.fullmatch(word) and _is_near(what):
        return Near(called.enemy(state, first), _near(what))
    seat = called.of_ship(state, first)
    if sight is not None and seat is not None:
        return Sight(seat, sight)
    if sight is not None and _LETTER.fullmatch(word):
        raise RuleError("everrain-unknown-ship", text=first, ships=tuple(each.seat for each in state.ships))
    raise RuleError("everrain-malformed-shows", item=item[: names.LONGEST])


def _is_theirs(state: Voyage, said: Sight | Near | int, handles: Sequence[str]) -> bool:
    """Whether it is asked of those who act: of a ship what it sees and its destination, of an enemy On Deck its own crew."""
    if isinstance(said, Near):
        return said.handle in handles
    return any(state.vessel(each) is not None for each in handles)


def _about(said: Sight | Near | int) -> str:
    """What an item is about: twice of one contradicts itself."""
    if isinstance(said, int):
        return "to"
    return said.seat if isinstance(said, Sight) else said.handle


def _steps(what: str) -> int | None:
    """Steps to a destination: 0 when there is none; more than nine are as many."""
    if what in NOBODY_WORDS:
        return 0
    return min(int(what), MOST_STEPS) if re.fullmatch(r"[0-9]{1,3}", what) else None


def _sight(what: str) -> Literal["out", "fire", "1", "2", "3", "4", "5"] | None:
    word = "out" if what in _OUT else "fire" if what in _FIRE else what
    return word if word in SIGHTS else None


def _is_near(what: str) -> bool:
    return what in NOBODY_WORDS or re.fullmatch(r"[0-9]", what) is not None


def _near(what: str) -> int | None:
    return None if what in NOBODY_WORDS else int(what)
