"""Whose seat a command is about, and what seats may be called."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.refusal import Refusal
from bot.text import clean_name, cut
from bot.ui.ids import pack_request
from bot.ui.message import Press
from bot.view import View
from rules.contract import Request
from rules.names import fold
from storage.store import Seat

_KEY = re.compile(r"s\d+", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Naming:
    """What a new seat is to be called: the name that was asked for, or else made of the member's; and who plays it."""

    asked: str | None
    display: str
    member: int | None


def seats_of(view: View) -> list[Seat]:
    """The seats at the table now, in seating order."""
    return [view.seats.get(key, Seat(key, key, None)) for key in view.state.seats]


def find_seat(view: View, text: str) -> Seat | None:
    """The seat that is meant by a key (`s1`) or a name, in any case; None when there is none."""
    wanted = text.strip()
    for seat in seats_of(view):
        if wanted.casefold() == seat.key:
            return seat
    return next((seat for seat in seats_of(view) if fold(seat.name) == fold(wanted)), None)


def named_seat(view: View, text: str) -> str:
    """The key of the seat that is meant; Refusal that names the seats when there is none."""
    seat = find_seat(view, text)
    if seat is None:
        raise Refusal("unknown-seat", view=view, text=text, seats=view.state.seats)
    return seat.key


def seat_for(
    view: View, caller: int, player: int | None, text: str | None, retry: Callable[[str], Request] | None = None
) -> str:
    """The key of the seat a command is about: the one that is named, else the named player's, else the caller's own.

    A member with several acts for the one whose turn it is. Refusal when there is none, or several and none has the turn:
    then with a button for each, which plays what `retry` makes of it.
    """
    if text is not None:
        return named_seat(view, text)
    member = caller if player is None else player
    held = [seat.key for seat in seats_of(view) if seat.member == member]
    turn = view.game.turn(view.state)
    if len(held) == 1:
        return held[0]
    if turn in held:
        return turn
    who = f"<@{member}>"
    if held:
        presses, seats = _presses(view, held, retry), tuple(held)
        if member == caller:
            raise Refusal("several-seats", view=view, presses=presses, seats=seats)
        raise Refusal("member-several-seats", view=view, presses=presses, who=who, seats=seats)
    if member == caller:
        raise Refusal("no-seat", view=view)
    raise Refusal("member-no-seat", view=view, who=who)


def meant_for(view: View, vacant: Sequence[str], naming: Naming) -> str | None:
    """The vacant seat that has the name asked for or, when none was asked for, the member; None: a new seat is wanted."""
    for seat in seats_of(view):
        same = seat.member == naming.member if naming.asked is None else fold(seat.name) == fold(naming.asked)
        if seat.key in vacant and same:
            return seat.key
    return None


def _presses(view: View, mine: list[str], retry: Callable[[str], Request] | None) -> tuple[Press, ...]:
    if retry is None:
        return ()
    names = {seat.key: seat.name for seat in seats_of(view)}
    return tuple(Press("do", pack_request(retry(key)), cut(names[key], 34)) for key in mine)


def name_seat(view: View, key: str, naming: Naming) -> Seat:
    """The row of a new seat; Refusal when the name that was asked for is taken, empty or no name."""
    taken = {fold(seat.name) for seat in seats_of(view) if seat.key != key}
    if naming.asked is None:
        return Seat(key, _free(clean_name(naming.display) or key, taken), naming.member)
    name = clean_name(naming.asked)
    if not fold(name):
        raise Refusal("name-empty", view=view)
    if _KEY.fullmatch(name):
        raise Refusal("name-reserved", view=view, name=name)
    if fold(name) in taken:
        raise Refusal("name-taken", view=view, name=name)
    return Seat(key, name, naming.member)


def _free(name: str, taken: Iterable[str]) -> str:
    """The name, or with the first number from 2 that makes it free: `Ben 2`."""
    held = set(taken)
    made, number = name, 1
    while fold(made) in held or _KEY.fullmatch(made):
        number += 1
        made = f"{name} {number}"
    return made
