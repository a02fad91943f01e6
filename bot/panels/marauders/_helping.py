"""Buttons that help with a refusal where a form does what the refusal asks for."""

from __future__ import annotations

from bot.panels.marauders._lobby import vacant
from bot.panels.marauders._menu import card_presses, form_press, new_captain, seat_press
from bot.panels.marauders._names import voice
from bot.refusal import Refusal
from bot.ui.message import Press


def helping(refusal: Refusal) -> tuple[Press, ...]:
    """The forms for a card of the table's own deck, or for a seat and its captain; none where no form helps."""
    view = refusal.view
    if view is None:
        return ()
    say, seat = voice(view).plain, refusal.facts.get("seat")
    match refusal.code:
        case "marauders-own-cards":
            instead = refusal.facts.get("instead")  # then what else would be right is no button, and the last form is
            return card_presses(say)[:-1] if instead is None else card_presses(say, f"instead={instead}")
        case "marauders-no-captain" if isinstance(seat, str) and seat in vacant(view):
            return (form_press(say, "button-seat-of", "seat", seat, seat=seat),)
        case "marauders-captain-dead" if isinstance(seat, str) and seat in vacant(view):
            return (new_captain(say, seat),)
        case "marauders-no-captains" | "marauders-which-home":
            return (seat_press(say),)
        case _:
            return ()
