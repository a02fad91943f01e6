"""Buttons that help with a refusal where a form does what the refusal asks for."""

from __future__ import annotations

from bot.panels.everrain._lobby import vacant
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.everrain._presses import opens
from bot.refusal import Refusal
from bot.ui.message import Press
from rules.everrain.state import MOST_SHIPS


def helping(refusal: Refusal) -> tuple[Press, ...]:
    """The form in which a ship joins, cards are told, or a health is; none where no form helps."""
    view = refusal.view
    if view is None:
        return ()
    say, voyage, seat = voice(view), voyage_of(view), refusal.facts.get("seat")
    match refusal.code:
        case "everrain-no-ship" if isinstance(seat, str) and seat in vacant(view):
            return (opens(say, "seat", seat, "everrain-button-seat-of", seat=seat),)
        case "everrain-no-ship" | "everrain-no-ships" | "everrain-nobody-sails" if len(voyage.ships) < MOST_SHIPS:
            return (opens(say, "seat"),)
        case "everrain-unknown-ship" if not voyage.ships:
            return (opens(say, "seat"),)
        case "everrain-points" if voyage.ships:
            return (opens(say, "spawn", seat if isinstance(seat, str) else ""),)
        case "everrain-nobody" if voyage.ships:
            return (opens(say, "spawn"), opens(say, "enemyship"))
        case _:
            return ()
