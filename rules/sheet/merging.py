"""A sheet that was written while the table went on: what it changes is brought together with what others did, field by field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from rules.contract import State
from rules.sheet.keys import Slot, read_line, slot_of
from rules.sheet.lines import Key, implied, lines_of, text_of
from rules.sheet.showing import inline
from rules.sheet.types import leaves, struct_of

Changes = tuple[tuple[str, str], ...]


class Clash(NamedTuple):
    """What was changed on the sheet and at the table otherwise: a line, and which of its fields (none: the line as a whole).

    `gone` says that what it is about is gone at the table, so that its change is left out.
    """

    key: str
    fields: tuple[str, ...] = ()
    gone: bool = False


def merged(base: State, now: State, changes: Changes) -> tuple[Changes, tuple[Clash, ...]]:
    """The changes of a sheet of an earlier state for the present one, and where both changed the same: the sheet wins there.

    What is gone meanwhile stays gone.
    """
    was, there = lines_of(base), lines_of(now)
    made, clashes = list[tuple[str, str]](), list[Clash]()
    gone = _gone(was, there)
    for text, value in changes:
        lost = next((each for each in gone if text == each or text.startswith(f"{each} ")), None)
        if lost is not None:
            clashes += [Clash(lost, gone=True)] if value else []
            continue
        key = _key(there, text) or _key(was, text)
        before, current = (None, None) if key is None else (was.get(key), there.get(key))
        if key is None or current in {before, value}:
            made.append((text, value))
            continue
        slot = slot_of(type(now), key)
        if not value or before is None or current is None or slot is None or struct_of(slot.kind) is None:
            made.append((text, value))
            clashes.append(Clash(text))
            continue
        whole, fields = _together(slot, before, value, current)
        made.append((text, whole))
        clashes += [Clash(text, fields)] if fields else []
    return tuple(made), tuple(dict.fromkeys(clashes))


def _gone(was: Iterable[Key], there: Iterable[Key]) -> tuple[str, ...]:
    """The lines that were there, as they are written, and are no more; of a part of the state that is over its name."""
    left, over = {*there}, {key[0] for key in there if len(key) == 1} - {key[0] for key in was if len(key) == 1}
    return tuple(dict.fromkeys(key[0] if key[0] in over else text_of(key) for key in was if key not in left))


def _key(lines: Iterable[Key], text: str) -> Key | None:
    return next((key for key in lines if text_of(key) == text), None)


def _together(slot: Slot, before: str, told: str, current: str) -> tuple[str, tuple[str, ...]]:
    """A line with what it says otherwise than before, else as it is now; and the fields that are otherwise in both."""
    kind = struct_of(slot.kind)
    assert kind is not None
    both = list[tuple[str, ...]]()
    value: Any = _each((), read_line(slot, before), read_line(slot, told), read_line(slot, current), both)
    fields = (leaf.name for path in both for leaf in leaves(kind, slot.by) if path[: len(leaf.path)] == leaf.path)
    return inline(value, kind, slot.by, implied(slot.key) if slot.item else ("", "")), tuple(dict.fromkeys(fields))


def _each(path: tuple[str, ...], before: Any, told: Any, current: Any, both: list[tuple[str, ...]]) -> Any:
    """What is told, where that is otherwise than before, else what is so now; `both` gets where others changed it, too."""
    if told == before:
        return current
    if current in (before, told):
        return told
    if isinstance(told, msgspec.Struct) and type(told) is type(before) is type(current):
        return type(told)(**dict(_fields(path, before, told, current, both)))
    both.append(path)
    return told


def _fields(
    path: tuple[str, ...], before: Any, told: Any, current: Any, both: list[tuple[str, ...]]
) -> Iterator[tuple[str, Any]]:
    for field in told.__struct_fields__:
        was, wanted, now = (getattr(each, field) for each in (before, told, current))
        yield field, _each((*path, field), was, wanted, now, both)
