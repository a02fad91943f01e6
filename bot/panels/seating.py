"""Seats as they are shown: given, left and corrected, and what can be done for the one who plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from bot.panels.panel import Kind, Panel
from bot.panels.table import LABEL, NOBODY, TITLE, Voice, button, rows, short
from bot.text import Names, cut, say
from bot.ui.message import Choice, Form, MemberPart, Menu, MenuPart, Message, Part, Press, TextPart
from bot.ui.stamps import stamp
from bot.view import Played, View
from storage.store import Seat

NAME, MEMBER, AFTER = "name", "member", "after"
"""The parts of the form of a seat."""

SITTING = "sitting"
"""The name of that form."""

_NAME = 32
_TITLE = 45
_MENU = 25
_ROWS = 4


def voice_of(view: View) -> Voice:
    """Says things with the names of the seats alone."""
    return Voice(Names(seats={seat.key: seat.name for seat in view.sitting}), view.table.language)


def several_held(say_here: Voice, played: Played) -> Iterator[str]:
    """That the player of a new seat has several now: he may have meant to put right what he has."""
    before, seats = played.before, played.after.sitting
    for new in () if before is None else (seat for seat in seats if seat.key not in before.seats):
        held = tuple(each.key for each in seats if each.member == new.member)
        if new.member is not None and len(held) > 1:
            yield say_here("joined-several", who=f"<@{new.member}>", seats=held)


# ------------------------------------------------------------------------------------------------ given and left


def seat_stamp(seat: Seat) -> str:
    """What a button that gives a seat depends on: whose it is."""
    return stamp(("seat", seat.key, seat.member))


def give_press(seat: Seat, member: int | None, label: str) -> Press:
    """The button that gives a seat to a member, or to nobody, as long as it is whose it is now."""
    return Press("give", f"{seat.key};{member or ''}", cut(label, LABEL), stamp=seat_stamp(seat))


def offer_press(member: int, locale: str) -> Press:
    """The button that offers the seats that a member can have."""
    return button(say("button-give-seat", NOBODY, locale), "give", f";{member}")


def leave_press(locale: str) -> Press:
    """The button with which whoever presses it leaves his seat."""
    return button(say("button-leave-seat", NOBODY, locale), "leave")


def given(view: View, seat: Seat, before: int | None) -> Message:
    """A seat is another member's now, or nobody's; and how to take that back."""
    say_here = voice_of(view)
    who = None if seat.member is None else f"<@{seat.member}>"
    line = say_here("seat-left", seat=seat.key) if who is None else say_here("seat-given", seat=seat.key, who=who)
    return Message(lines=(line,), rows=((give_press(seat, before, say_here("button-seat-back")),),))


def leaving(view: View, held: list[Seat]) -> Message:
    """Which of several seats somebody leaves."""
    say_here = voice_of(view)
    presses = [give_press(seat, None, short(say_here.plain, _named("button-leave-this", seat))) for seat in held]
    return Message(lines=(say_here("leave-which"),), rows=rows(presses))


def giving(view: View, vacant: list[Seat], own: list[Seat], member: int) -> Message:
    """Which of the vacant seats, or of those of the one who gives, a member gets; or a new one."""
    say_here = voice_of(view)
    presses = [give_press(seat, member, short(say_here.plain, _named("button-give-vacant", seat))) for seat in vacant]
    presses += [give_press(seat, member, short(say_here.plain, _named("button-give-own", seat))) for seat in own]
    return Message(
        lines=(say_here("give-which", who=f"<@{member}>"),), rows=(*rows(presses, _ROWS), new_seat(view, member))
    )


def new_seat(view: View, member: int) -> tuple[Press, ...]:
    """The form for a seat that is not there yet, which this member plays."""
    return (button(say("button-take-seat", NOBODY, view.table.language), "form-for", f"{member};seat;"),)


def _named(message: str, seat: Seat) -> Callable[[Voice], str]:
    return lambda say: say(message, seat=seat.key)


# ------------------------------------------------------------------------------------------------ corrected


def seats_kind(view: View) -> Kind:
    """Each seat with its form and what can be done for it, and leaving one's own."""
    say_here = voice_of(view)
    each = tuple(
        press
        for seat in view.sitting
        for press in (
            button(short(say_here.plain, _named("fix-seat", seat)), "form", f"{SITTING};{seat.key}"),
            act_press(say_here, None, seat),
        )
    )
    taken = any(seat.member is not None for seat in view.sitting)
    return Kind("seats", (*each, *((leave_press(view.table.language),) if taken else ())))


def seat_form(view: View, key: str) -> Form | None:
    """What a seat is called, who plays it, and after whom it comes; None when there is no such seat."""
    seats = view.sitting
    seat = next((each for each in seats if each.key == key), None)
    if seat is None:
        return None
    say_here = Voice(NOBODY, view.table.language)
    parts: list[Part] = [
        TextPart(NAME, cut(say_here("part-sitting-name"), _TITLE), seat.name, required=True, longest=_NAME),
        MemberPart(MEMBER, cut(say_here("part-sitting-member"), _TITLE), seat.member),
    ]
    if len(seats) > 1:
        now = after_whom(view, key)
        others = tuple(Choice(each.key, each.name, each.key == now) for each in seats if each.key != key)
        parts.append(MenuPart(AFTER, cut(say_here("part-sitting-after"), _TITLE), others[:_MENU]))
    about = (seat.key, seat.name, seat.member, view.state.seats)
    return Form(SITTING, key, say_here("form-sitting"), tuple(parts), view.table.id, stamp(about))


def after_whom(view: View, key: str) -> str:
    """The seat to whose left another one is."""
    order = view.state.seats
    return order[order.index(key) - 1]


# ------------------------------------------------------------------------------------------------ acting for somebody


def act_press(say_here: Voice, member: int | None, seat: Seat) -> Press:
    """The button that shows what can be done for a seat, with the other seats of a member beside it."""
    return button(short(say_here.plain, _named("button-act-seat", seat)), "act-for", f"{member or ''};{seat.key}")


def nobody_to_act_for(view: View, member: int, vacant: Sequence[Seat]) -> tuple[Press, ...]:
    """What can be done where a member has no seat: give him one, or act for one that nobody plays."""
    others = [act_press(voice_of(view), None, seat) for seat in vacant]
    return (offer_press(member, view.table.language), *others[:_ROWS])


def acting_for(view: View, panel: Panel, member: int | None, seats: Sequence[Seat], chosen: Seat) -> Message:
    """What a seat can do now as buttons, and those with which the other seats of its member are shown."""
    say_here = Voice(panel.names(view), view.table.language)
    if view.asking is not None:
        return panel.question(view.under)
    title = say_here.plain("acting-for", seats=(chosen.key,))
    others = [act_press(voice_of(view), member, seat) for seat in seats if seat.key != chosen.key]
    acts = tuple(row for row in panel.moves_of(view, chosen.key) if isinstance(row, Menu) or row)
    shown = (*acts[: _ROWS if others else 5], *rows(others, 1))
    return Message(cut(title, TITLE), (say_here("acting-for-what", seats=(chosen.key,)),), rows=shown)
