"""Whose seat a command is about, and what seats may be called."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.naming import Naming
from bot.panels.table import button
from bot.refusal import Refusal
from bot.text import NAME_LENGTH, clean_name, clean_text, say
from bot.ui.ids import pack_request
from bot.ui.message import Press
from bot.view import View
from rules.contract import Request
from rules.names import fold
from storage.store import Seat

_KEY = re.compile(r"s\d+", re.IGNORECASE)
_NUMBER = re.compile(r" \d+")
_LONGEST = 100
"""The most characters of a typed name that are looked at: a name that was cut to 32 may have a number after it."""


def seats_of(view: View) -> list[Seat]:
    """The seats at the table now, in seating order."""
    return view.sitting


def find_seat(view: View, text: str) -> Seat | None:
    """The seat that is meant: by its key (`s1`), else exactly by its name, else by the letters of its name.

    None when there is none; a name longer than any is cut as it was when it was given.
    """
    seats, wanted = seats_of(view), clean_text(text, _LONGEST)
    by_key = next((seat for seat in seats if wanted.casefold() == seat.key), None)
    return by_key or _called(seats, wanted) or _called(seats, _cut(wanted))


def _called(seats: Iterable[Seat], name: str) -> Seat | None:
    exact = next((seat for seat in seats if seat.name.casefold() == name.casefold()), None)
    return exact or next((seat for seat in seats if same_name(seat.name, name)), None)


def _cut(name: str) -> str:
    """A long name as it is kept; not one that only a number makes too long, which is that of another seat."""
    return name if _NUMBER.fullmatch(name[NAME_LENGTH:]) else clean_name(name)


def same_name(one: str, other: str) -> bool:
    """Whether two names are one: only their letters and digits count, or every sign of those that have no letter.

    >>> same_name("Zoë", "ZOE"), same_name("🔥", "🦊"), same_name("🔥 2", "🦊 2")
    (True, False, False)
    """
    return one.casefold() == other.casefold() or (bool(loose(one)) and loose(one) == loose(other))


def loose(name: str) -> str:
    """What of a name counts when it is not typed exactly: its letters and digits; empty when it has no letter."""
    folded = fold(name)
    return folded if any(sign.isalpha() for sign in folded) else ""


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
    """The vacant seat that has the name asked for or, when none was asked for, the member; None: a new seat is wanted.

    Refusal when that seat is kept for somebody else.
    """
    for seat in seats_of(view):
        if seat.key not in vacant:
            continue
        if naming.asked is None and seat.member == naming.member:
            return seat.key
        if naming.asked is not None and same_name(seat.name, clean_name(naming.asked)):
            if seat.member not in (None, naming.member):
                raise Refusal("name-taken", view=view, name=seat.name)
            return seat.key
    return None


def taking(view: View, vacant: Sequence[str], naming: Naming) -> list[Seat]:
    """The row of a vacant seat that nobody played, once it is taken: it has the member."""
    key = meant_for(view, vacant, naming)
    return [replace(seat, member=naming.member) for seat in seats_of(view) if seat.key == key and seat.member is None]


def _presses(view: View, mine: list[str], retry: Callable[[str], Request] | None) -> tuple[Press, ...]:
    if retry is None:
        return ()
    names = {seat.key: seat.name for seat in seats_of(view)}
    return tuple(button(names[key], "do", pack_request(retry(key))) for key in mine)


def name_seat(view: View, key: str, naming: Naming, coming: Iterable[str] = ()) -> Seat:
    """The row of a seat that gets a name; Refusal when the name that was asked for is taken, empty or no name.

    `coming` are seats that redo can bring back, which keep their names.
    """
    keys = {*view.state.seats, *coming} - {key}
    taken = [view.seats[each].name for each in keys if each in view.seats]
    if naming.asked is None:
        display = clean_name(naming.display) or say("seat-unnamed", None, view.table.language)
        return Seat(key, _free(display, taken), naming.member)
    name = clean_name(naming.asked)
    if not fold(name):
        raise Refusal("name-empty", view=view)
    if _KEY.fullmatch(name):
        raise Refusal("name-reserved", view=view, name=name)
    if any(same_name(name, other) for other in taken):
        raise Refusal("name-taken", view=view, name=name)
    return Seat(key, name, naming.member)


def _free(name: str, taken: Sequence[str]) -> str:
    """The name, or with the first number from 2 that makes it free: `Ben 2`."""
    made, number = name, 1
    while _KEY.fullmatch(made) or any(same_name(made, other) for other in taken):
        number += 1
        made = f"{name} {number}"
    return made
