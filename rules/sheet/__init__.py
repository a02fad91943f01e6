"""The sheet: the whole state of a table as short lines `key: value`, of any game, and correcting it by them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from rules import names
from rules.contract import Amend, Amended, Change, Game, Request, RuleError, State, Value
from rules.referee import Referee
from rules.seating import MOST_SEATS
from rules.sheet.building import state_of
from rules.sheet.faults import guilty, tried
from rules.sheet.lines import (
    Key,
    Slot,
    by,
    examples_of,
    fields,
    heads,
    implied,
    keyed,
    lines_of,
    read_line,
    slot_of,
    text_of,
)
from rules.sheet.types import NONE, UNCALLED, Called, Where, first_of, label, optional, struct_of
from rules.sheet.values import built, inline, parts, plainly, shown, unquoted, value_of

S = TypeVar("S", bound=State)

ORDER = "order"
"""Before the words of a list, in a change: its things stand in another order. Lines in another order mean that."""
MOST_LINES = 1000
"""The most lines of a sheet that is read."""
ON = "... "
"""Begins a line that goes on with the one before it."""
_ON = (ON.strip(), "…")
_PAIR = re.compile(r"(-?\d+)\s*,\s*(-?\d+)")


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
    lines = lines_of(state)
    typed = _typed(lines)
    return tuple(Line(text_of(key), value, _worded(state, typed, key, value, called)) for key, value in lines.items())


def _worded(state: State, typed: Mapping[Key, Key], key: Key, line: str, called: Called) -> str:
    """A key with what the thing is called, where it is made of that or is what a note is on, and that is read as the same."""
    slot = _slot(state, key)
    told = by(slot.kind.cls) if slot.item else ""
    name = str(getattr(read_line(slot, line), "name", "")) if told == "key" else ""
    if told == "on":
        name = dict(called.things).get(unquoted(key[-1]), "")
    elif names.slug(name) != key[-1]:
        return ""
    words = text_of((*key[:-1], plainly(name)))
    same = bool(name) and tried(lambda: _meant(state, typed, words, called).key == key)
    return words if same else ""


def examples(state: State) -> tuple[Line, ...]:
    """A line of each kind of thing that there is none of, with all that can be told of one."""
    return tuple(Line(text_of(key), value) for key, value in examples_of(state).items())


# ------------------------------------------------------------------------------------------------ reading


class Compared(NamedTuple):
    """What a sheet says otherwise than a state, as an Amend has it, and the lines taken off it for what is always there."""

    changes: tuple[tuple[str, str], ...]
    left_out: tuple[str, ...]


def read(
    state: State, text: str, seen: Collection[str] | None = None, called: Called = UNCALLED
) -> tuple[tuple[str, str], ...]:
    """The changes of `compared`."""
    return compared(state, text, seen, called).changes


def compared(state: State, text: str, seen: Collection[str] | None = None, called: Called = UNCALLED) -> Compared:
    """A sheet compared with a state; what was taken off it and is as at first is not left out.

    `seen` are the keys of the lines that were there to be changed (None: all): what is missing of the others is not gone.
    `called` is what the table calls what may be named on it.
    RuleError sheet-unknown-line, sheet-no-colon, sheet-twice, sheet-too-long and those of its values.
    """
    base, first = lines_of(state), lines_of(type(state)())
    told = _told(state, base, text, called)
    over = _over(state, base, told, seen)
    changed = ((text_of(key), value) for key, value in told.items() if base.get(key) != value)
    gone = [key for key in base if _slot(state, key).item and key not in told and _was_seen(key, seen)]
    within = {*gone, *((part,) for part in over)}
    lost = [key for key in gone if not any(key[:size] in within for size in range(1, len(key)))]
    away = (*((part, NONE) for part in over), *((text_of(key), "") for key in lost))
    stay = (key for key in base if key not in told and key[0] not in over and not _slot(state, key).item)
    left = tuple(text_of(key) for key in stay if base[key] != first.get(key, NONE) and _was_seen(key, seen))
    return Compared((*away, *changed, *_orders(state, (key for key in base if key not in gone), told)), left)


def _over(state: State, base: Iterable[Key], told: Iterable[Key], seen: Collection[str] | None) -> tuple[str, ...]:
    """The parts of a state whose lines are all taken away, which can be."""
    left, own = {key[0] for key in told}, defaultdict[str, list[Key]](list)
    for key in base:
        own[key[0]] += [key] if len(key) > 1 else []
    can = (each.name for each in fields(type(state)) if each.part is not None and optional(each.kind))
    return tuple(
        each for each in can if own[each] and each not in left and all(_was_seen(key, seen) for key in own[each])
    )


def _was_seen(key: Key, seen: Collection[str] | None) -> bool:
    return seen is None or text_of(key) in seen


def _told(state: State, base: dict[Key, str], text: str, called: Called) -> dict[Key, str]:
    """The lines of a sheet, as the bot would write them."""
    told: dict[Key, str] = {}
    typed = _typed(base)
    for before, value in _lines(_whole(text)):
        slot = _meant(state, typed, before, called)
        for key, of in _parted(slot, value):
            own = slot if key is None else _meant(state, typed, key, called)
            if told.get(own.key, NONE) != NONE:
                named = own.item and by(own.kind.cls) == "handle" and not any(map(str.isdecimal, own.key[-1]))
                twice = (key or before)[: names.LONGEST]
                raise (
                    RuleError("sheet-twice-named", key=twice)
                    if named
                    else RuleError("sheet-twice", key=twice, field=NONE)
                )
            if of or not own.item:
                told[own.key] = of if base.get(own.key) == of else _canonical(own, of or NONE, called)
    return told


def _lines(whole: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The lines that are read, each before and after its colon. RuleErrors sheet-no-colon, sheet-no-key."""
    for line in whole:
        if not line.startswith("#"):
            before, value = _apart(line)
            if not before:
                raise RuleError("sheet-no-key", text=line[: names.LONGEST])
            yield before, value


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


def _canonical(slot: Slot, value: str, called: Called = UNCALLED) -> str:
    """A value as the bot writes it."""
    where = Where(text_of(slot.key), called=called)
    if slot.part:
        if value.casefold() != NONE:
            lines = tuple(
                text_of((*slot.key, each.called if each.item else each.name)) for each in fields(slot.kind.cls)
            )
            raise RuleError("sheet-several-lines", key=where.key, value=value[: names.LONGEST], lines=lines)
        return NONE
    if not slot.item:
        meant, part = value_of(value, slot.kind, where), struct_of(slot.kind)
        return shown(meant, slot.kind) if part is None or meant is None else inline(meant, part)
    name = by(slot.kind.cls)
    return inline(built(slot.kind, value, where, name, keyed(slot)), slot.kind, name, implied(slot.key))


def _typed(base: Iterable[Key]) -> dict[Key, Key]:
    """The keys of the lines that there are, as they are and in small letters."""
    keys = tuple(base)
    return {tuple(each.casefold() for each in key): key for key in keys} | {key: key for key in keys}


def _meant(state: State, typed: Mapping[Key, Key], text: str, called: Called = UNCALLED) -> Slot:
    """What a typed key is about; RuleError sheet-unknown-line with the nearest known keys."""
    words = tuple(each for each in parts(_PAIR.sub(r"\1,\2", text), " ") if each)
    slot = slot_of(type(state), _same(typed, words) or words, called)
    same = None if slot is None else _same(typed, slot.key) or _alike(state, typed, slot)
    slot = slot if same is None else slot_of(type(state), same)
    if slot is None and len(words) == 1 and _is_list(type(state), words[0]):
        raise RuleError("sheet-no-name", key=text[: names.LONGEST], lines=_like(state, typed.values(), words[0]))
    if slot is None:
        known = dict.fromkeys(text_of(key) for key in (*typed.values(), *heads(type(state))))
        raise RuleError(
            "sheet-unknown-line",
            text=text[: names.LONGEST],
            lines=names.nearest(text, ((each, each) for each in known)),
        )
    return slot


def _is_list(cls: type, head: str) -> bool:
    return any(each.item is not None and names.fold(head) == names.fold(each.called) for each in fields(cls))


def _like(state: State, keys: Iterable[Key], head: str) -> tuple[str, ...]:
    """Lines that begin so: those that there are, else the example."""
    there = tuple(
        dict.fromkeys(text_of(key) for key in keys if len(key) == 2 and names.fold(key[0]) == names.fold(head))
    )
    return there[:3] or tuple(text_of(key) for key in examples_of(state) if names.fold(key[0]) == names.fold(head))[:1]


def _same(typed: Mapping[Key, Key], key: Key) -> Key | None:
    """The line that there is with a key, in whatever letters."""
    return typed.get(key) or typed.get(tuple(each.casefold() for each in key))


def _alike(state: State, typed: Mapping[Key, Key], slot: Slot) -> Key | None:
    """The line of the thing that a new key means in other words: those of its key, else of its name."""
    if not slot.item or by(slot.kind.cls) != "key":
        return None
    lines, wanted = lines_of(state), names.fold(slot.key[-1])
    there = [key for key in dict.fromkeys(typed.values()) if key[:-1] == slot.key[:-1] and key in lines]
    called = ((key, getattr(read_line(Slot(key, slot.kind, item=True), lines[key]), "name", "")) for key in there)
    alike = [key for key in there if names.fold(key[-1]) == wanted]
    alike = alike or [key for key, name in called if names.fold(name) == wanted]
    return alike[0] if len(alike) == 1 else None


def _slot(state: State, key: Key) -> Slot:
    slot = slot_of(type(state), key)
    assert slot is not None
    return slot


# ------------------------------------------------------------------------------------------------ order


def _things(state: State, keys: Iterable[Key]) -> dict[Key, list[str]]:
    """The things of each list that are told apart by a name, by the words before them."""
    found: defaultdict[Key, list[str]] = defaultdict(list)
    for key in keys:
        slot = _slot(state, key)
        if slot.item and by(slot.kind.cls):
            found[key[:-1]].append(key[-1])
    return found


def _orders(state: State, left: Iterable[Key], told: Iterable[Key]) -> Iterator[tuple[str, str]]:
    """The lists whose lines stand in another order; `left` are those that stay."""
    stay, said = _things(state, left), _things(state, told)
    for head, ids in said.items():
        there = [*dict.fromkeys((*stay.get(head, ()), *ids))]
        now = iter(ids)
        order = [next(now) if each in ids else each for each in there]
        if order != there:
            yield text_of((ORDER, *head)), ", ".join(order)


def _reordered(lines: dict[Key, str], key: str, order: str) -> dict[Key, str]:
    """The lines with those of a list in another order; what is not named stays where it is."""
    head = tuple(parts(key, " "))[1:]
    there = [each for each in lines if each[:-1] == head]
    named = dict.fromkeys((*head, each) for each in parts(order, ",") if (*head, each) in lines)
    now = iter(named)
    return {key: lines[key] for key in [next(now) if each in named else each for each in there]} | {
        key: value for key, value in lines.items() if key not in there
    }


# ------------------------------------------------------------------------------------------------ correcting

VERB = "amend"
"""The verb of a request that corrects the sheet; its option `lines` are the changes as lines, an empty value takes one away."""


def asked(changes: Iterable[tuple[str, str]]) -> Request:
    """The request for some changes, as `read` tells them."""
    return Request(VERB, None, (("lines", "\n".join(f"{key}: {value}" for key, value in changes)),))


def meant(request: Request) -> Amend | None:
    """The correction that a request asks for, None when it asks for something else. RuleError sheet-unchanged."""
    if request.verb != VERB:
        return None
    lines = str(request.get("lines") or "").splitlines()
    if not lines:
        raise RuleError("sheet-unchanged")
    return Amend(tuple(_apart(line) for line in lines))


def _apart(line: str) -> tuple[str, str]:
    """A line before and after its colon; RuleError sheet-no-colon."""
    before, *after = parts(line, ":")
    if not after:
        raise RuleError("sheet-no-colon", text=line[: names.LONGEST])
    return before, line[line.index(":", len(before)) + 1 :].strip()


def amend(game: Game[S, Any], state: S, action: Amend, referee: Referee) -> S:
    """The state with some lines of its sheet otherwise, all of them or none.

    RuleError sheet-unchanged when it would be the same, sheet-impossible when it cannot be so, and those of `read`.
    """
    after = game.settled(state, applied(state, action.lines))
    changes = tuple(_changes(state, after))
    if not changes:
        raise RuleError("sheet-unchanged")
    if len(after.seats) > MOST_SEATS:
        raise RuleError("too-many-seats", limit=MOST_SEATS)
    had = game.faults(state)
    faults = tuple(each for each in game.faults(after) if each not in had)
    if faults:
        keys = guilty(action.lines, faults, lambda lines: game.faults(game.settled(state, applied(state, lines))))
        raise RuleError("sheet-impossible", keys=keys, faults=faults)
    referee.say(Amended(changes))
    return after


def applied(state: S, changes: Iterable[tuple[str, str]]) -> S:
    """The state with some lines otherwise, sound or not; RuleErrors as of `read`."""
    lines, orders = lines_of(state), list[tuple[str, str]]()
    typed = _typed(lines)
    for text, value in changes:
        if text.startswith(f"{ORDER} "):
            orders.append((text, value))
            continue
        slot = _meant(state, typed, text)
        if slot.part or not value:
            lines = {key: of for key, of in lines.items() if key[: len(slot.key)] != slot.key}
        if value:
            lines.pop(slot.key[:1] if len(slot.key) > 1 else (), None)
            lines[slot.key] = _canonical(slot, value)
    for key, order in orders:
        lines = _reordered(lines, key, order)
    return msgspec.structs.replace(state_of(type(state), lines), streams=state.streams)


def as_at_first(state: State, key: Key, value: str) -> bool:
    """Whether a line of a part that is new says what is so of any at first."""
    field = next((each for each in fields(type(state)) if each.name == key[0] and each.part is not None), None)
    if field is None or field.part is None or len(key) != 2:
        return False
    own = next((each for each in field.part.fields if label(each.name) == key[1]), None)
    return own is not None and not own.required and shown(first_of(own), own.type) == value


def _changes(before: State, after: State) -> Iterator[Change]:
    """The lines that are otherwise; of what is gone, or is there anew, not that each of its own is gone, or that it was not."""
    was, now = lines_of(before), lines_of(after)
    gone = {key for key in was if key not in now}
    none = {key for key in now if len(key) == 1 and now[key] == NONE}
    for key in dict.fromkeys((*was, *now)):
        begun = len(key) == 1 and key in gone
        inside = key in gone and any(key[:size] in gone | none for size in range(1, len(key)))
        plain = key not in was and as_at_first(after, key, now[key])
        if was.get(key) != now.get(key) and not begun and not inside and not plain:
            yield Change(text_of(key), was.get(key, ""), now.get(key, ""))
    had = _things(before, was)
    for head, ids in _things(after, now).items():
        stay = [each for each in had.get(head, ()) if each in ids]
        if stay != [each for each in ids if each in stay]:
            yield Change(text_of((ORDER, *head)), ", ".join(had[head]), ", ".join(ids))
