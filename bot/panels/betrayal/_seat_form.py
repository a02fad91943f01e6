"""The form to take a seat: what it is called, and who plays it."""

from __future__ import annotations

from bot.naming import Naming
from bot.panels.betrayal import _parts as parts
from bot.panels.betrayal._names import realm_of, voice
from bot.panels.panel import Filled, Filling
from bot.refusal import Refusal
from bot.ui.message import ME, Form, MemberPart
from bot.view import View
from rules.contract import Request

_NAME = 32
"""The most characters of a name."""


def seat(view: View, arg: str) -> Form:
    """A new seat in the party's order."""
    say = voice(view).plain
    name = parts.text(say, "seat-name", hint=say("betrayal-hint-seat-name"), longest=_NAME)
    shown = (name, MemberPart("player", parts.label(say, "player"), ME))
    return Form("seat", arg, say("betrayal-form-seat"), shown, view.table.id)


def seat_filled(view: View, _arg: str, filled: Filled) -> Filling:
    """The seat is taken, last in the party's order.

    Refusal seat-already when the player has one and no other name was given, seat-nobody when neither is told.
    """
    player, name = filled.get("player"), filled.get("seat-name", "").strip()
    member = int(player) if player else None
    if not name:
        _check_needs_no_name(view, member)
    return Filling(Request("seat"), Naming(name or None, "", member))


def _check_needs_no_name(view: View, member: int | None) -> None:
    """Without a name the seat is called as its player: he must be told, and have none yet."""
    if member is None:
        raise Refusal("seat-nobody", view=view)
    seats = realm_of(view).seats
    held = next((key for key in seats if key in view.seats and view.seats[key].member == member), None)
    if held is not None:
        raise Refusal("seat-already", view=view, who=f"<@{member}>", seat=held)
