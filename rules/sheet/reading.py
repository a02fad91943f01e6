"""The typed lines of a sheet, each as the bot would write it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules import names
from rules.contract import RuleError
from rules.sheet.fields import fields
from rules.sheet.finding import Keys
from rules.sheet.keys import Slot, keyed
from rules.sheet.lines import Key, implied, text_of
from rules.sheet.quoting import parts
from rules.sheet.showing import inline, whole
from rules.sheet.types import NONE, UNCALLED, Called, Where
from rules.sheet.values import built, value_of
from rules.sheet.writing import ON

MOST_LINES = 1000
"""The most lines of a sheet that is read."""
_ON = (ON.strip(), "…")


def told_by(keys: Keys, text: str) -> dict[Key, str]:
    """What the lines of a typed sheet say, by their keys.

    RuleErrors sheet-no-colon, sheet-no-key, sheet-twice, sheet-twice-named, sheet-too-long, those of keys and of values.
    """
    told: dict[Key, str] = {}
    for before, value in _lines(_whole(text)):
        slot = keys.slot(before)
        for key, of in _parted(slot, value):
            own = slot if key is None else keys.slot(key)
            if told.get(own.key, NONE) != NONE:
                raise _twice(key or before, own)
            if of or not own.item:
                told[own.key] = of if keys.lines.get(own.key) == of else canonical(own, of or NONE, keys.called)
    return told


def _whole(text: str) -> list[str]:
    """The lines of a sheet, each with those that go on with it."""
    whole: list[str] = []
    for line in text.splitlines():
        plain = names.tidy(line)
        on = next((plain.removeprefix(mark) for mark in _ON if whole and plain.startswith(mark)), None)
        if on is not None:
            whole[-1] = f"{whole[-1]} {on.strip()}"
        elif plain:
            whole.append(plain)
    if len(whole) > MOST_LINES:
        raise RuleError("sheet-too-long", limit=MOST_LINES)
    return whole


def _lines(whole: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The lines that are read, each before and after its colon."""
    for line in whole:
        if not line.startswith("#"):
            before, value = apart(line)
            if not before:
                raise RuleError("sheet-no-key", text=line[: names.LONGEST])
            yield before, value


def apart(line: str) -> tuple[str, str]:
    """A line before and after its colon; RuleError sheet-no-colon."""
    before, *after = parts(line, ":")
    if not after:
        raise RuleError("sheet-no-colon", text=line[: names.LONGEST])
    return before, line[line.index(":", len(before)) + 1 :].strip()


def _parted(slot: Slot, value: str) -> Iterator[tuple[str | None, str]]:
    """A value; of a part of the state, told in one line, those of its own lines, each with its key."""
    known = {names.fold(each.name) for each in fields(slot.kind.cls)} if slot.part else set[str]()
    if names.fold(value.partition(" ")[0].rstrip(":=")) not in known:
        yield None, value
        return
    for each in parts(value, ";"):
        name, _, rest = each.partition(" ")
        if name:
            yield f"{text_of(slot.key)} {name.rstrip(':=')}", rest.strip()


def _twice(typed: str, slot: Slot) -> RuleError:
    """The refusal of a second line of the same: of a thing that has a name of its own, and no number, that is its name twice."""
    key = typed[: names.LONGEST]
    if slot.by == "handle" and not any(map(str.isdecimal, slot.key[-1])):
        return RuleError("sheet-twice-named", key=key)
    return RuleError("sheet-twice", key=key, field=NONE)


def canonical(slot: Slot, value: str, called: Called = UNCALLED) -> str:
    """A value as the bot writes it. RuleErrors sheet-several-lines and those of values."""
    where = Where(text_of(slot.key), called=called)
    if slot.part:
        if value.casefold() != NONE:
            own = fields(slot.kind.cls)
            lines = tuple(text_of((*slot.key, each.called if each.item else each.name)) for each in own)
            raise RuleError("sheet-several-lines", key=where.key, value=value[: names.LONGEST], lines=lines)
        return NONE
    if not slot.item:
        return whole(value_of(value, slot.kind, where), slot.kind)
    return inline(built(slot.kind, value, where, slot.by, keyed(slot)), slot.kind, slot.by, implied(slot.key))
