"""The buttons of the table message: at a round's start its event and the first turn, in a turn the ways on and its end."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.marauders._events import undo_label
from bot.panels.marauders._exits import ways
from bot.panels.marauders._menu import card_presses, known_menus, menu, new_captain, seat_press
from bot.panels.marauders._names import pack_of, sea_of, voice
from bot.panels.marauders._real import real_presses
from bot.panels.marauders._reminding import forgotten
from bot.panels.presses import MENU
from bot.panels.table import Voice, button, entry_row, rows, short, why_press
from bot.ui.ids import pack_request
from bot.ui.message import Menu, Press, Row
from bot.view import Played, View
from rules.contract import Request, Seat
from rules.marauders.deck import drawable, has_come
from rules.marauders.state import Captain, Sea
from rules.marauders.turns import next_up

_ABREAST = 3
"""So many ways on are side by side, while three rows hold them all."""

_ROWS = 3
"""The rows for ways on: below them are the menu and the last row."""


def turn_rows(view: View, last: Played | None) -> tuple[Row, ...]:
    """All that can be done now, with Undo named by what the `last` entry did."""
    captain = on_turn(sea_of(view))
    acts = _between(view) if captain is None else _ways(view, captain)
    return (*acts, menu(view, captain), below(view, captain, last))


def on_turn(sea: Sea) -> Captain | None:
    """The captain whose turn it is, None when it is nobody's."""
    return None if sea.turn is None else sea.captain(sea.turn)


def acts_of(view: View, captain: Captain) -> tuple[Row, ...]:
    """The ways on of the captain whose turn it is, and his turn's end."""
    return rows((*ways(view, captain), *_end(view, captain)), 3)


def acts_besides(view: View, fights: Seat, room: int) -> tuple[Row, ...]:
    """The ways on in so many rows while a captain `fights`, whom others need not wait for; none in his own turn."""
    captain = on_turn(sea_of(view))
    if captain is not None and captain.seat == fights:
        return ()
    acts = _between(view) if captain is None else _ways(view, captain)
    presses = [replace(press, style="secondary") for row in acts for press in (() if isinstance(row, Menu) else row)]
    known = [press for row in acts if isinstance(row, Menu) for press in row.presses]
    shown = rows(presses, room)
    menus = (Menu(voice(view).plain("part-known-card"), tuple(known[:MENU])),) if known else ()
    return (*shown, *menus)[:room]


def _ways(view: View, captain: Captain) -> tuple[Row, ...]:
    presses = ways(view, captain)
    abreast = max(_ABREAST, -(-len(presses) // _ROWS))
    return tuple(presses[at : at + abreast] for at in range(0, len(presses), abreast))


def _between(view: View) -> tuple[Row, ...]:
    """Nobody's turn: the event card first, and once it came, the first captain. The turn of one who died: a new one for him."""
    say, sea = voice(view).plain, sea_of(view)
    if sea.turn is not None:
        return ((new_captain(say, sea.turn),),)
    cards, came = card_presses(say), has_come(sea)
    begin = begin_presses(view)
    if sea.cards == "ours":
        return ((*cards, *_primary(begin, came)), *(() if came else known_menus(view)))
    draw = (_draw(say, came=came),) if drawable(pack_of(view), sea) else ()
    rows = ((*_primary(begin, came), *draw), cards) if came else (_primary(draw, True), cards, begin)
    return tuple(row for row in rows if row)


def begin_presses(view: View) -> tuple[Press, ...]:
    """The first captain's turn, or as long as there is none, a seat; nothing when all had their turns."""
    say, sea = voice(view).plain, sea_of(view)
    first = next_up(sea)
    if first is not None and sea.fallen_of(first):
        return (new_captain(say, first),)
    if not sea.captains:
        return (seat_press(say),)
    if first is None:
        return ()
    label = short(say, lambda say: say("button-begin", seat=first))
    return (button(label, "do", pack_request(Request("turn", first))),)


def _draw(say: Voice, *, came: bool) -> Press:
    label = say("button-draw-another" if came else "button-draw-event")
    return button(label, "do", pack_request(Request("event")))


def _primary(presses: tuple[Press, ...], stands_out: bool) -> tuple[Press, ...]:
    return tuple(replace(press, style="primary") for press in presses) if stands_out else presses


def _end(view: View, captain: Captain | None) -> tuple[Press, ...]:
    """The end of a turn, of one who died in it too: the next captain's begins, or the round ends.

    Where the next one's captain is dead, a new one comes first.
    """
    say, sea = voice(view).plain, sea_of(view)
    if captain is None and (sea.turn is None or sea.fallen_of(sea.turn) is None):
        return ()
    after = next_up(sea)
    if after is not None and sea.fallen_of(after):
        return (replace(new_captain(say, after), style="primary"),)
    request = Request("round") if after is None else Request("turn", after)
    label = short(say, lambda say: say("button-end-turn", seat=after, round=sea.round))
    return (button(label, "do", pack_request(request)),)


def below(view: View, captain: Captain | None, last: Played | None) -> tuple[Press, ...]:
    """The last row: the end of a turn, what concerns the `last` entry, and Help.

    At a quiet table the entry may have no message of its own, so that all that its report offers is here, if it has room.
    """
    end, below = _end(view, captain), _help(view)
    if last is None:
        return (*end, why_press(view.number, view.table.language), below)
    real = real_presses(last)[: 2 - len(end) if view.table.talk == "quiet" else 1]
    more = (*real, *forgotten(last))[: 2 - len(end)]
    return (*end, *entry_row(last, undo_label(last)), *more, below)


def _help(view: View) -> Press:
    return button(voice(view).plain("button-help"), "help")
