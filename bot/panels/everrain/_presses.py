"""Buttons of a table of The Everrain: those that open a form, and those that play a request."""

from __future__ import annotations

from collections.abc import Iterable

from bot.panels import table
from bot.panels.table import LABEL, Voice, short
from bot.text import cut
from bot.ui.ids import pack_request
from bot.ui.message import Press
from rules.contract import Request, Seat
from rules.everrain import order
from rules.everrain.state import Enemy, Ship, Vessel, Voyage

MENU = 25
"""The most options of a menu, and choices of a menu in a form."""

OPTION = 100
"""The most characters of an option."""

PARTS = 5
"""The most parts of a form."""


def opens(say: Voice, form: str, arg: str = "", message: str = "", limit: int = LABEL, **facts: object) -> Press:
    """A button or option that opens a form: `everrain-open-<form>` says what it is, unless another message does."""
    return Press(
        "form", f"{form};{arg}", short(say.plain, lambda say: say(message or f"everrain-open-{form}", **facts), limit)
    )


def plays(label: str, verb: str, limit: int = LABEL, *, seat: Seat | None = None, **options: str | int) -> Press:
    """A button or option that plays a request; `seat` is the seat that it is about, where a verb reads that."""
    return asks(label, Request(verb, seat, tuple(options.items())), limit)


def asks(label: str, request: Request, limit: int = LABEL) -> Press:
    """A button or option that plays this request."""
    return Press("do", pack_request(request), cut(label, limit))


def help_press(say: Voice) -> Press:
    """The button that tells what can be done."""
    return table.button(say.plain("button-help"), "help")


# ------------------------------------------------------------------------------------------------ what must be asked


def yet_to_act(voyage: Voyage, seat: Seat) -> tuple[Enemy, ...]:
    """The enemies On Deck of a ship that have still to act in the Enemy Phase that is open."""
    waiting = order.waiting(voyage, "decks")
    return tuple(each for each in voyage.on_deck(seat) if each.handle in waiting)


def decks_of(voyage: Voyage, handles: Iterable[str]) -> tuple[Seat, ...]:
    """The ships on whose decks these enemies stand, in the order of the enemies."""
    return tuple(dict.fromkeys(foe.seat for foe in map(voyage.foe, handles) if foe is not None))


def asks_near(ship: Ship, enemy: Enemy) -> bool:
    """Whether the table must say how far an On Deck enemy is from the nearest crew: not when it is told that it is in its zone."""
    if ship.crew is None:
        return True
    return bool(ship.crew) and enemy.zone not in ship.crew


def asks_sight(vessel: Vessel, ship: Ship) -> bool:
    """Whether the table must say what the board shows of a player's ship to an enemy ship: not when both have hexes."""
    return vessel.hex is None or ship.hex is None or not vessel.pattern


def asks_course(vessel: Vessel) -> bool:
    """Whether the table must say how far an enemy ship's destination is: not when it has a hex, so that the chart tells."""
    return vessel.hex is None or (vessel.card is None and not vessel.heading)
