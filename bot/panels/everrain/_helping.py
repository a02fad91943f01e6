"""Buttons that help with a refusal where a form does what the refusal asks for."""

from __future__ import annotations

from bot.panels.everrain._lobby import vacant
from bot.panels.everrain._names import voice, voyage_of
from bot.panels.presses import opens
from bot.panels.table import Voice
from bot.refusal import Refusal
from bot.ui.message import Press
from bot.view import View
from rules.contract import Seat
from rules.everrain.state import MOST_SHIPS

_JOINING = {"everrain-no-ship", "everrain-no-ships", "everrain-nobody-sails", "everrain-unknown-ship"}
"""What a ship that joins may help with."""


def helping(refusal: Refusal) -> tuple[Press, ...]:
    """The form in which a ship joins, or those that bring enemies; none where no form helps."""
    view = refusal.view
    if view is None:
        return ()
    seat = refusal.facts.get("seat")
    return _forms(voice(view), view, refusal.code, seat if isinstance(seat, str) else "")


def _forms(say: Voice, view: View, code: str, seat: Seat) -> tuple[Press, ...]:
    voyage = voyage_of(view)
    if code in _JOINING and seat in vacant(view):
        return (opens(say, "seat", seat, "everrain-button-seat-of", seat=seat),)
    if code in _JOINING and len(voyage.ships) < MOST_SHIPS:
        return (opens(say, "seat"),)
    if code == "everrain-points" and voyage.ships:
        return (opens(say, "spawn", seat),)
    if code == "everrain-nobody" and voyage.ships:
        return (opens(say, "spawn"), opens(say, "enemyship"))
    return ()
