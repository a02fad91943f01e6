"""Correcting a state by some lines of its sheet: asking for that, doing it, and telling what is otherwise then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from rules.contract import Amend, Amended, Change, Request, RuleError, State
from rules.game import Game
from rules.referee import Referee
from rules.seating import MOST_SEATS
from rules.sheet.building import state_of
from rules.sheet.faults import guilty
from rules.sheet.fields import fields
from rules.sheet.finding import Keys
from rules.sheet.lines import Key, lines_of, text_of
from rules.sheet.ordering import ORDER, reordered, things
from rules.sheet.reading import apart, canonical
from rules.sheet.showing import whole
from rules.sheet.types import NONE, first_of, label

S = TypeVar("S", bound=State)

VERB = "amend"
"""The verb of a request that corrects the sheet; its option `lines` are the changes as lines, an empty value takes one away."""


def asked(changes: Iterable[tuple[str, str]]) -> Request:
    """The request for some changes, as `compared` tells them."""
    return Request(VERB, None, (("lines", "\n".join(f"{key}: {value}" for key, value in changes)),))


def meant(request: Request) -> Amend | None:
    """The correction that a request asks for, None when it asks for something else. RuleError sheet-unchanged."""
    if request.verb != VERB:
        return None
    lines = str(request.get("lines") or "").splitlines()
    if not lines:
        raise RuleError("sheet-unchanged")
    return Amend(tuple(apart(line) for line in lines))


def amend(game: Game[S, Any], state: S, action: Amend, referee: Referee) -> S:
    """The state with some lines of its sheet otherwise, all of them or none.

    RuleError sheet-unchanged when it would be the same, sheet-impossible when it cannot be so, and those of `applied`.
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
    """The state with some lines otherwise, sound or not; RuleErrors of keys, of values and of `state_of`."""
    keys = Keys.of(state)
    lines, orders = dict(keys.lines), list[tuple[str, str]]()
    for text, value in changes:
        if text.startswith(f"{ORDER} "):
            orders.append((text, value))
            continue
        slot = keys.slot(text)
        if slot.part or not value:
            lines = {key: of for key, of in lines.items() if key[: len(slot.key)] != slot.key}
        if value:
            lines.pop(slot.key[:1] if len(slot.key) > 1 else (), None)
            lines[slot.key] = canonical(slot, value)
    for key, order in orders:
        lines = reordered(lines, key, order)
    return msgspec.structs.replace(state_of(type(state), lines), streams=state.streams)


def as_at_first(state: State, key: Key, value: str) -> bool:
    """Whether a line of a part that is new says what is so of any at first."""
    field = next((each for each in fields(type(state)) if each.name == key[0] and each.part is not None), None)
    if field is None or field.part is None or len(key) != 2:
        return False
    own = next((each for each in field.part.fields if label(each.name) == key[1]), None)
    return own is not None and not own.required and whole(first_of(own), own.type) == value


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
    had = things(before, was)
    for head, ids in things(after, now).items():
        stay = [each for each in had.get(head, ()) if each in ids]
        if stay != [each for each in ids if each in stay]:
            yield Change(text_of((ORDER, *head)), ", ".join(had[head]), ", ".join(ids))
