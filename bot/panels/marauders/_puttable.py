"""All that is at a table of Merchants & Marauders, each to be put right by a form; and what one captain can do now."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.marauders._menu import fix_captain, fix_ship, form_press, own_menu
from bot.panels.marauders._names import sea_of, voice
from bot.panels.marauders._turn import acts_of
from bot.panels.panel import Kind
from bot.panels.table import Voice, button, short
from bot.ui.ids import pack_request
from bot.ui.message import Press, Row
from bot.view import View
from rules.contract import Request, Seat

_TOLD = ("hold", "bounties", "ship")
"""What is told of a captain, each with a form."""


def puttable(view: View) -> tuple[Kind, ...]:
    """Captains, the enemies' ships, and what is between the nations."""
    say, sea = voice(view).plain, sea_of(view)
    captains = tuple(press for captain in sea.captains for press in _of_captain(say, captain.seat))
    ships = tuple(fix_ship(say, ship.key) for ship in sea.ships)
    return (Kind("captains", captains), Kind("ships", ships), Kind("table", (form_press(say, "menu-war", "war"),)))


def _of_captain(say: Voice, seat: Seat) -> tuple[Press, ...]:
    return (fix_captain(say, seat), *(form_press(say, f"fix-{name}", name, seat, seat=seat) for name in _TOLD))


def moves_of(view: View, seat: Seat) -> tuple[Row, ...]:
    """The ways on of a captain and all that he can tell; before his turn its beginning; of a vacant seat its form."""
    say, sea = voice(view).plain, sea_of(view)
    captain = sea.captain(seat)
    if captain is None:
        return ((form_press(say, "button-seat-of", "seat", seat, seat=seat),),)
    if sea.turn == seat:
        return (*acts_of(view, captain), own_menu(view, captain))
    label = short(say, lambda say: say("button-begin", seat=seat))
    begin = replace(button(label, "do", pack_request(Request("turn", seat))), style="primary")
    return ((begin,), own_menu(view, captain))
