"""A state written as its sheet, and lines of what it has none of as examples."""

from __future__ import annotations

from rules import names
from rules.contract import State, Value
from rules.sheet.examples import examples_of
from rules.sheet.faults import tried
from rules.sheet.finding import Keys, slot_at
from rules.sheet.keys import read_line
from rules.sheet.lines import Key, text_of
from rules.sheet.quoting import unquoted
from rules.sheet.showing import plainly
from rules.sheet.types import UNCALLED, Called

ON = "... "
"""Begins a line that goes on with the one before it."""


class Line(Value, frozen=True):
    """A line of the sheet; `words` are its key in the words of the table, where it has others."""

    key: str
    value: str
    words: str = ""

    @property
    def text(self) -> str:
        """The line as it is written."""
        return f"{self.words or self.key}: {self.value}"


def written(state: State, called: Called = UNCALLED) -> tuple[Line, ...]:
    """The whole state but its streams of chance; `called` is what the table calls what may be named on it."""
    keys = Keys.of(state, called)
    return tuple(Line(text_of(key), value, _worded(keys, key, value)) for key, value in keys.lines.items())


def _worded(keys: Keys, key: Key, line: str) -> str:
    """A key with what the thing is called, where it is made of that or is what a note is on, and that is read as the same."""
    slot = slot_at(keys.state, key)
    name = str(getattr(read_line(slot, line), "name", "")) if slot.by == "key" else ""
    if slot.by == "on":
        name = dict(keys.called.things).get(unquoted(key[-1]), "")
    elif names.slug(name) != key[-1]:
        return ""
    words = text_of((*key[:-1], plainly(name)))
    same = bool(name) and tried(lambda: keys.slot(words).key == key)
    return words if same else ""


def examples(state: State) -> tuple[Line, ...]:
    """A line of each kind of thing that there is none of, with all that can be told of one."""
    return tuple(Line(text_of(key), value) for key, value in examples_of(state).items())
