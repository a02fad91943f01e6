"""Which line of a sheet a typed key means: in whatever letters, with or without quotes, by the thing's key or by its name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from rules import names
from rules.contract import RuleError, State
from rules.sheet.examples import examples_of
from rules.sheet.fields import fields
from rules.sheet.keys import Slot, heads, read_line, slot_of
from rules.sheet.lines import Key, lines_of, text_of
from rules.sheet.quoting import parts
from rules.sheet.types import UNCALLED, Called

_PAIR = re.compile(r"(-?\d+)\s*,\s*(-?\d+)")


def slot_at(state: State, key: Key) -> Slot:
    """What the line of a state with this key is about."""
    slot = slot_of(type(state), key)
    assert slot is not None
    return slot


class Keys(NamedTuple):
    """The lines of a state, to be found by what is typed; `typed` are their keys by these as they are and in small letters."""

    state: State
    lines: Mapping[Key, str]
    typed: Mapping[Key, Key]
    called: Called

    @classmethod
    def of(cls, state: State, called: Called = UNCALLED) -> Keys:
        """Those of a state; `called` is what the table calls what may be named on its sheet."""
        lines = lines_of(state)
        small = {tuple(each.casefold() for each in key): key for key in lines}
        return cls(state, lines, small | {key: key for key in lines}, called)

    def slot(self, text: str) -> Slot:
        """What a typed key is about; RuleErrors sheet-unknown-line with the nearest known keys, sheet-no-name, sheet-bad-value."""
        kind = type(self.state)
        words = tuple(each for each in parts(_PAIR.sub(r"\1,\2", text), " ") if each)
        slot = slot_of(kind, self._same(words) or words, self.called)
        same = None if slot is None else self._same(slot.key) or self._alike(slot)
        slot = slot if same is None else slot_of(kind, same)
        if slot is None:
            raise self._unknown(text, words)
        return slot

    def _same(self, key: Key) -> Key | None:
        """The line that there is with a key, in whatever letters."""
        return self.typed.get(key) or self.typed.get(tuple(each.casefold() for each in key))

    def _alike(self, slot: Slot) -> Key | None:
        """The line of the thing that a new key means in other words: those of its key, else of its name."""
        if slot.by != "key":
            return None
        wanted = names.fold(slot.key[-1])
        there = [key for key in self.lines if key[:-1] == slot.key[:-1]]
        alike = [key for key in there if names.fold(key[-1]) == wanted]
        alike = alike or [key for key in there if names.fold(self._name(key, slot)) == wanted]
        return alike[0] if len(alike) == 1 else None

    def _name(self, key: Key, slot: Slot) -> str:
        """What a thing is called by its line; `slot` is another of its kind."""
        return getattr(read_line(slot._replace(key=key), self.lines[key]), "name", "")

    def _unknown(self, text: str, words: Key) -> RuleError:
        """The refusal of a key that is none."""
        told = text[: names.LONGEST]
        if len(words) == 1 and self._is_list(words[0]):
            return RuleError("sheet-no-name", key=told, lines=self._like(words[0]))
        known = dict.fromkeys(text_of(key) for key in (*self.lines, *heads(type(self.state))))
        return RuleError("sheet-unknown-line", text=told, lines=names.nearest(text, ((each, each) for each in known)))

    def _is_list(self, head: str) -> bool:
        lists = (each.called for each in fields(type(self.state)) if each.item is not None)
        return names.fold(head) in map(names.fold, lists)

    def _like(self, head: str) -> tuple[str, ...]:
        """Lines that begin so: those that there are, else the example."""
        there = [key for key in self.lines if len(key) == 2 and names.fold(key[0]) == names.fold(head)]
        example = (key for key in examples_of(self.state) if names.fold(key[0]) == names.fold(head))
        return tuple(text_of(key) for key in there[:3]) or tuple(text_of(key) for key in example)[:1]
