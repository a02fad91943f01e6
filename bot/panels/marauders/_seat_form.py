"""The form to take a seat: where the captain is at home, what he sails, what he is called, and who plays him."""

from __future__ import annotations

from dataclasses import replace

from bot.naming import Naming
from bot.panels.marauders import _parts as parts
from bot.panels.marauders._lobby import vacant
from bot.panels.marauders._names import sea_of, voice
from bot.panels.panel import Filled, Filling
from bot.refusal import Refusal
from bot.ui.message import ME, Form, MemberPart, Part
from bot.view import View
from storage.store import Seat

_NAME = 32
"""The most characters of a name."""


def seat(view: View, arg: str) -> Form:
    """A new seat, or the vacant one that `arg` names: that has its name already, and perhaps its player."""
    say, kept = voice(view).plain, _kept(view, arg)
    shown: list[Part] = [parts.ports(view), parts.classes(view, required=False)]
    if kept is None:
        name = parts.text(say, "captain-name", hint=say("hint-captain-name"), longest=_NAME)
        shown.append(name)
    if kept is None or kept.member is None:
        shown.append(MemberPart("player", parts.label(say, "player"), ME))
    title = say("form-seat") if kept is None else say("form-seat-of", seat=kept.key)
    return parts.made(view, "seat", arg, title, shown, ("seat", arg))


def seat_filled(view: View, arg: str, filled: Filled) -> Filling:
    """A captain of the nation that his home port belongs to.

    Refusal seat-already when the player has one and no other name was given, seat-nobody when neither is told.
    """
    zone, kept = filled.get("zone", ""), _kept(view, arg)
    told = {"nation": parts.port_nation(view, zone), "zone": zone, "class": filled.get("class")}
    request = parts.asked("captain", None, **told)
    player = filled.get("player")
    member = int(player) if player else None
    if kept is not None:
        member = member if kept.member is None else kept.member
        return Filling(request, Naming(kept.name, kept.name, member), vacant=(kept.key,))
    name = filled.get("captain-name", "").strip()
    if not name:
        _check_needs_no_name(view, member)
    return Filling(request, Naming(name or None, "", member), vacant=vacant(view))


def _check_needs_no_name(view: View, member: int | None) -> None:
    """Without a name the seat is called as its player: he must be told, and have none yet."""
    if member is None:
        raise Refusal("seat-nobody", view=view)
    held = next((key for key in sea_of(view).seats if _plays(view, key, member)), None)
    if held is not None:
        raise Refusal("seat-already", view=view, who=f"<@{member}>", seat=held)


def _plays(view: View, key: str, member: int) -> bool:
    row = view.seats.get(key)
    return row is not None and row.member == member and sea_of(view).captain(key) is not None


def _kept(view: View, arg: str) -> Seat | None:
    """The vacant seat that is meant; None for a new one. Refusal old-button when that seat is not vacant."""
    if not arg:
        return None
    if arg not in vacant(view):
        raise Refusal("old-button", view=view)
    return replace(view.seats.get(arg, Seat(arg, arg, None)), key=arg)
