"""Buttons that help with a refusal where a form does what the refusal asks for."""

from __future__ import annotations

from collections.abc import Iterator

from bot.panels.marauders._lobby import vacant
from bot.panels.marauders._menu import card_presses, form_press, new_captain, seat_press
from bot.panels.marauders._names import sea_of, voice
from bot.refusal import Refusal
from bot.ui.message import Press
from bot.view import View


def helping(refusal: Refusal) -> tuple[Press, ...]:
    """The forms for a card of the table's own deck, for a seat and its captain, or for what was rolled; none where none helps."""
    return () if refusal.view is None else tuple(_forms(refusal, refusal.view))


def _forms(refusal: Refusal, view: View) -> Iterator[Press]:
    say, seat = voice(view).plain, refusal.facts.get("seat")
    match refusal.code:
        case "marauders-own-cards":
            instead = refusal.facts.get("instead")  # then what else would be right is no button, and the last form is
            yield from card_presses(say)[:-1] if instead is None else card_presses(say, f"instead={instead}")
        case "marauders-no-captain" if isinstance(seat, str) and seat in vacant(view):
            yield form_press(say, "button-seat-of", "seat", seat, seat=seat)
        case "marauders-captain-dead" if isinstance(seat, str) and seat in vacant(view):
            yield new_captain(say, seat)
        case "marauders-no-captains" | "marauders-which-home":
            yield seat_press(say)
        case _ if sea_of(view).dice == "ours" and any(cure.verb == "fight" for cure in refusal.cures):
            yield form_press(say, "button-rolled-both", "battle-roll")
        case _:
            pass
