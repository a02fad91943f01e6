"""The lobby: the first table message, in which a table is set up by taps. It asks for nothing: every command works without it."""

from __future__ import annotations

from bot.panels.betrayal._events import undo_label
from bot.panels.betrayal._names import realm_of, voice
from bot.panels.lobby import rest_row, start_press
from bot.panels.presses import help_press, opens
from bot.panels.table import Voice, button, entry_row, why_press
from bot.text.saying import joined as listed
from bot.ui.ids import pack_request
from bot.ui.message import Press, Row
from bot.view import Played, View
from rules.betrayal.state import Realm
from rules.contract import Action, Request, Seat


def vacant(view: View) -> tuple[Seat, ...]:  # noqa: ARG001
    """None: a seat is all that a player has in this game, so nobody can take it twice."""
    return ()


def joined(action: Action) -> Request | None:  # noqa: ARG001
    """Nothing but the seat itself."""
    return None


def means_lines(view: View) -> list[str]:
    """Whose chips are used, and that they are samples where they are."""
    return [voice(view)("betrayal-lobby-chips", whose=realm_of(view).cards, sample=view.game.sample)]


def next_lines(view: View) -> list[str]:
    """Who has a seat, in the party's order, and what to do next."""
    say, realm = voice(view), realm_of(view)
    seats = listed([say.names.seat(each) for each in realm.seats], "comma", say.locale)
    order = [say("betrayal-lobby-order", list=seats)] if realm.seats else []
    return [*order, say("betrayal-lobby-next", party=realm.party is not None)]


def lobby_rows(view: View, last: Played | None) -> tuple[Row, ...]:
    """Seats, the party and the start, whose chips, the rest, and what there is under every table message."""
    say, realm = voice(view).plain, realm_of(view)
    own = (why_press(view.number, say.locale),) if last is None else entry_row(last, undo_label(last))
    return (
        (opens(say, "seat"), opens(say, "party"), start_press(say)),
        (_chips(say, realm),),
        rest_row(view, say),
        (*own, help_press(say)),
    )


def _chips(say: Voice, realm: Realm) -> Press:
    """Whose chips are used: it says how it is, and turns it."""
    to = "ours" if realm.cards == "bot" else "bot"
    request = Request("rule", None, (("switch", "cards"), ("value", to)))
    return button(say("betrayal-button-chips", whose=realm.cards), "do", pack_request(request))
