"""What a game's values are made of: which facts are keys of what, what its own values say, and what its reasons tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from bot.text.catalogue import Argument
from rules.contract import Reason

if TYPE_CHECKING:
    from bot.text.names import Names

Arguments = dict[str, Argument]
Facts = Mapping[str, object]


def _nothing(_field: str, _value: object, _names: Names, _locale: str) -> Arguments:
    return {}


def _no_more(_reason: Reason, _facts: Facts, _said: Arguments, _names: Names, _locale: str) -> Arguments:
    return {}


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """How the facts of one game are said. Its panel gives it to the names of a table (`Names.vocabulary`).

    `game` is its key, by which it has words of its own in the place of those of all games (`no-seat-in-marauders`). `kinds`
    tells for a field of the game's values what its texts are keys of: a kind that `Names.others` has, or one that is `phrased`,
    whose words are in the catalogue (`nation-dutch`). `things` are the kinds among which a key of any kind is looked for, after
    the seats; `about` those that a roll or pick can be about. `streams` are those of chance whose possibilities are of one kind
    alone. `lists` are lists of what would be right, which a refusal may do without. `unused` are the switches that mean nothing
    in the game.
    """

    kinds: Mapping[str, str]
    game: str = ""
    phrased: frozenset[str] = frozenset()
    things: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    streams: Mapping[str, str] = field(default_factory=dict[str, str])
    lists: tuple[str, ...] = ()
    unused: frozenset[str] = frozenset()
    value: Callable[[str, msgspec.Struct, Names, str], Arguments] = _nothing
    """The arguments of a fact that is itself a value, under its field's name first; none when it says nothing."""
    word: Callable[[str, str, Names, str], Arguments] = _nothing
    """More arguments of a fact that is a text."""
    reason: Callable[[Reason, Facts, Arguments, Names, str], Arguments] = _no_more
    """More arguments of a reason: the facts beside it, and what is made of them already."""


COMMON = Vocabulary({})
"""That of no game."""
