"""The lobby: the first table message, in which a table is set up by taps. It asks for nothing: every command works without it."""

from __future__ import annotations

from bot.panels.lobby import rest_row, start_press
from bot.panels.marauders._events import undo_label
from bot.panels.marauders._menu import form_press, seat_press
from bot.panels.marauders._names import sea_of, voice
from bot.panels.table import Voice, button, entry_row, why_press
from bot.ui.ids import pack_request
from bot.ui.message import Press, Row
from bot.view import Played, View
from rules.contract import Action, Request, Seat, Switch
from rules.marauders.actions import Join, Lost
from rules.marauders.state import Sea
from rules.marauders.switches import SWITCHES
from rules.switches import value

_VACANT = 3
"""So many seats without a captain have a button of their own."""


def vacant(view: View) -> tuple[Seat, ...]:
    """The seats that have no captain, in seating order."""
    sea = sea_of(view)
    return tuple(seat for seat in sea.seats if sea.captain(seat) is None)


def joined(action: Action) -> Request | None:
    """What brings a captain like the one whom an action brought; its seat is his. None for an action that brought none."""
    if not isinstance(action, Join | Lost) or action.nation is None:
        return None
    given = [("nation", action.nation), ("zone", action.zone)]
    if action.ship_class:
        given.append(("class", action.ship_class))
    return Request("captain", action.seat, tuple(given))


# ------------------------------------------------------------------------------------------------ lines


def means_lines(view: View) -> list[str]:
    """Whose cards and dice are used, and that the cards are samples where they are."""
    say, sea = voice(view), sea_of(view)
    return [
        say("lobby-cards", whose=sea.cards, sample=view.game.sample),
        say("lobby-dice", whose=sea.dice, rolling=sea.rolling),
    ]


def next_lines(view: View) -> list[str]:
    """Who has a seat without a captain, and what to do next."""
    say, free = voice(view), vacant(view)
    waiting = [say("lobby-vacant", seats=free)] if free else []
    return [*waiting, say("lobby-next", count=len(sea_of(view).captains))]


# ------------------------------------------------------------------------------------------------ buttons


def lobby_rows(view: View, last: Played | None) -> tuple[Row, ...]:
    """Seats and the start, the means of play, the rest, and what there is under every table message."""
    say = voice(view).plain
    own = (why_press(view.number, say.locale),) if last is None else entry_row(last, undo_label(last))
    return (
        _seats(view, say),
        _means(say, sea_of(view)),
        rest_row(view, say),
        (*own, button(say("button-help"), "help")),
    )


def _seats(view: View, say: Voice) -> tuple[Press, ...]:
    kept = (form_press(say, "button-seat-of", "seat", seat, seat=seat) for seat in vacant(view)[:_VACANT])
    return (seat_press(say), *kept, start_press(say))


def _means(say: Voice, sea: Sea) -> tuple[Press, ...]:
    """Each says how it is, and turns it."""
    cards = _turned(sea, "cards", say("button-cards", whose=sea.cards))
    dice = _turned(sea, "dice", say("button-dice", whose=sea.dice))
    if sea.dice == "ours":
        return (cards, dice)
    return (cards, dice, _turned(sea, "rolling", say("button-rolls", rolling=sea.rolling)))


def _turned(sea: Sea, switch: str, label: str) -> Press:
    [to] = [each for each in _switch(switch).values if each != value(sea, switch)]
    return button(label, "do", pack_request(Request("rule", None, (("switch", switch), ("value", to)))))


def _switch(key: str) -> Switch:
    return next(each for each in SWITCHES if each.key == key)
