"""The names of things at a table: what its keys are called when something is said of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from bot.text.clean import clean_text, cut, escape
from bot.text.vocabulary import COMMON, Vocabulary


class Said(str):
    """Words that were made safe for where they are shown, and are not made safe again inside a sentence."""

    __slots__ = ()


LONGEST = 200
"""The most characters of any one name or typed text that is shown."""


@dataclass(frozen=True, slots=True)
class Names:
    """What seats, packs, switches and the things of a game are called: by key, as typed or printed, made safe when asked for.

    `codes` are the short codes of switches (`S2`), `others` the names of the game's own things, by kind (`zone`) and key;
    `vocabulary` tells which facts are keys of what. `marked` names are made safe for text with markdown; those for buttons,
    menus and pictures are not marked.
    """

    seats: Mapping[str, str] = field(default_factory=dict[str, str])
    packs: Mapping[str, str] = field(default_factory=dict[str, str])
    codes: Mapping[str, str] = field(default_factory=dict[str, str])
    others: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, Mapping[str, str]])
    vocabulary: Vocabulary = COMMON
    marked: bool = True

    @property
    def plain(self) -> Names:
        """The same names for places without markdown."""
        return replace(self, marked=False)

    def within(self, room: int, *, things: bool = False) -> Names:
        """The same with the names of seats in at most so many characters, for words that must be short; of `things` too."""
        seats = {key: cut(name, room) for key, name in self.seats.items()}
        if not things:
            return replace(self, seats=seats)
        known = {kind: self.others.get(kind, {}) for kind in self.vocabulary.things}
        shorter = {kind: {key: cut(name, room) for key, name in names.items()} for kind, names in known.items()}
        return replace(self, seats=seats, others={**self.others, **shorter})

    def seat(self, key: str) -> Said:
        """The name of a seat."""
        return self.typed(self.seats.get(key, key))

    def of(self, kind: str, key: str) -> Said:
        """The name of a thing of the game's own, by its kind (`zone`); the key itself when it has none."""
        return self.typed(self.others.get(kind, {}).get(key, key))

    def pack(self, key: str) -> Said:
        """The title of a pack."""
        return self.typed(self.packs.get(key, key))

    def code(self, switch: str) -> str:
        """The short code of a switch."""
        return self.codes.get(switch, switch)

    def typed(self, text: str) -> Said:
        """Text that somebody typed, made safe for where it is shown."""
        return _safe(text, self.marked)


@lru_cache(maxsize=4096)
def _safe(text: str, marked: bool) -> Said:
    text = clean_text(text, LONGEST)
    return Said(escape(text) if marked else text)
