"""Changes of a sheet that its other lines overrule: none is dropped without a word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, cast

from msgspec import inspect

from rules.contract import RuleError, State
from rules.game import Game
from rules.names import fold
from rules.sheet.building import state_of
from rules.sheet.correcting import applied, as_at_first
from rules.sheet.faults import tried
from rules.sheet.fields import fields
from rules.sheet.keys import read_line, slot_of
from rules.sheet.lines import Key, lines_of, text_of
from rules.sheet.showing import shown
from rules.sheet.types import NONE, at, leaves, optional, solid, struct_of

MOST_TRIED = 100
"""How many lines are tried to find those that decide."""
_LONGEST = 60
"""The most characters of a line that decides that are told."""

Lines = Mapping[Key, str]
AnyGame = Game[Any, Any]


class Lost(NamedTuple):
    """What a line says of one of its fields (none: it has only one), and what that is in the end."""

    key: Key
    field: str
    told: str
    now: str


def check(game: AnyGame, state: State, changes: Iterable[tuple[str, str]]) -> None:
    """RuleError sheet-overruled for the first change of a sheet that does not hold, with the lines that decide.

    RuleErrors of a correction that cannot be read or settled.
    """
    told = lines_of(applied(state, changes))
    lost = next(_lost(game, state, told), None)
    if lost is None:
        return
    deciding = tuple(_decides(told, key) for key in _deciding(game, state, told, lost))
    raise RuleError(
        "sheet-overruled",
        key=text_of(lost.key),
        field=lost.field or NONE,
        value=lost.told,
        now=lost.now,
        lines=deciding,
    )


def _lost(game: AnyGame, state: State, told: Lines) -> Iterator[Lost]:
    """All that is told otherwise than it was, and does not hold once all is put right that follows."""
    before = lines_of(state)
    after = lines_of(game.settled(state, state_of(type(state), {**told})))
    for key, value in told.items():
        was, now = before.get(key), after.get(key)
        typed = was is not None or not as_at_first(state, key, value)
        if typed and now is not None and value not in (was, now):
            yield from _of_line(type(state), key, was, value, now)


def _of_line(cls: type[State], key: Key, was: str | None, told: str, now: str) -> Iterator[Lost]:
    slot = slot_of(cls, key)
    kind = None if slot is None else struct_of(slot.kind)
    if slot is None or slot.part:
        return
    had = None if was is None else read_line(slot, was)
    wants, has = read_line(slot, told), read_line(slot, now)
    if kind is None:
        if _is_lost(slot.kind, had, wants, has):
            yield Lost(key, "", told, now)
        return
    for leaf in leaves(kind, slot.by):
        first = leaf.default if had is None else at(had, leaf.path)
        value, is_now = at(wants, leaf.path), at(has, leaf.path)
        if not _unsaid(wants, leaf.path) and _is_lost(leaf.kind, first, value, is_now):
            yield Lost(key, leaf.name, shown(value, leaf.kind), shown(is_now, leaf.kind))


def _unsaid(value: Any, path: tuple[str, ...]) -> bool:
    """Whether a field stands for what is on a card."""
    printed: dict[str, Any] = getattr(at(value, path[:-1]), "printed", {})
    return path[-1] in printed and printed[path[-1]] == at(value, path)


def _is_lost(kind: Any, was: Any, told: Any, now: Any) -> bool:
    """Whether a value that was told is another now. A text may be so in other words, of a list it may have come to more."""
    inner = solid(kind)
    if told in (was, now):
        return False
    if isinstance(told, tuple):
        return isinstance(inner, inspect.VarTupleType) and _has_back(was, cast("tuple[Any, ...]", told), now)
    return told is None or isinstance(inner, inspect.IntType | inspect.BoolType | inspect.LiteralType)


def _has_back(was: Any, told: tuple[Any, ...], now: tuple[Any, ...]) -> bool:
    """Whether something is there again that was taken off a list."""
    wanted = {fold(str(each)) for each in told}
    return len(now) > len(told) and any(each in now and fold(str(each)) not in wanted for each in was or ())


def _deciding(game: AnyGame, state: State, told: Lines, lost: Lost) -> Iterator[Key]:
    """The lines without which it would hold."""
    others = (each for each in (*_parts(state, told), *told) if each != lost.key and lost.key[: len(each)] != each)
    for _, each in zip(range(MOST_TRIED), others, strict=False):
        rest = {key: value for key, value in told.items() if key[: len(each)] != each}
        lines = rest if each in told else {**rest, each: NONE}
        still = tried(partial(_fields_lost, game, state, lines))
        if still is not None and (lost.key, lost.field) not in still:
            yield each


def _fields_lost(game: AnyGame, state: State, told: Lines) -> set[tuple[Key, str]]:
    return {(each.key, each.field) for each in _lost(game, state, told)}


def _parts(state: State, told: Lines) -> Iterator[Key]:
    """The parts of the state that are there and need not be, each as a whole."""
    there = {key[0] for key in told if len(key) > 1}
    can = (each.name for each in fields(type(state)) if each.part is not None and optional(each.kind))
    yield from ((name,) for name in can if name in there)


def _decides(told: Lines, key: Key) -> str:
    """A line that decides, with what it says where that is short."""
    whole = f"{text_of(key)}: {told[key]}" if key in told else text_of(key)
    return whole if len(whole) <= _LONGEST else text_of(key)
