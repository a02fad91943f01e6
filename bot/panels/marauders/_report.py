"""What an entry caused: a public report of what the enemies did, or one quiet line."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.marauders._events import HANDS, event_lines, title, undo_label
from bot.panels.marauders._names import sea_of, voice
from bot.panels.marauders._state import state
from bot.panels.table import TITLE, Voice, button, entry_row, fitted, rows, seed_hash
from bot.text import cut
from bot.ui.ids import pack_request
from bot.ui.message import Message, Press
from bot.view import Played, View
from rules.contract import Cancelled, Opened, Request, Seat, State
from rules.marauders.events import (
    Absent,
    Arrived,
    BattleBegins,
    CardDrawn,
    Defeated,
    LeftPort,
    Moved,
    NotScouted,
    Queued,
    Reshuffled,
    RoundEnded,
    Sailed,
    Scouted,
    Stayed,
    Succeeded,
    TurnBegan,
    YetToScout,
)

_LOUD = (
    *(Opened, CardDrawn, Reshuffled, Queued, RoundEnded),
    *(Moved, Stayed, Absent, Arrived, Succeeded, Defeated),
    *(Scouted, NotScouted, BattleBegins, YetToScout, Cancelled),
)
"""What everybody at the table wants to know."""


_DRAWN = (*HANDS, Opened, RoundEnded, BattleBegins)
"""What a picture of the board shows."""

_TITLED = (CardDrawn, RoundEnded, Sailed, LeftPort, TurnBegan)
"""What the title of a report says already."""


def report(played: Played) -> Message | None:
    """The message for all on what the enemies did, were found doing or will do; None when nothing of that happened."""
    if not any(isinstance(event, _LOUD) for event in played.events):
        return None
    if isinstance(played.events[0], Opened):
        return _opened(played)
    say = voice(played.after)
    hands = [event for event in played.events if isinstance(event, HANDS)]
    rest = [event for event in played.events if not isinstance(event, (*HANDS, *_TITLED))]
    texts, about = _card(say, played)
    lines = [*event_lines(say, hands), *texts, *event_lines(say, rest), *about]
    presses = (*entry_row(played, undo_label(played)), *_next_presses(say, played))
    return Message(
        cut(title(say, played), TITLE),
        fitted((*lines, *_next(say, played)), locale=say.locale),
        rows=rows(presses),
    )


def on_board(played: Played) -> bool:
    """Whether what happened is to be seen on the board, so that its report comes with a picture."""
    return any(isinstance(event, _DRAWN) for event in played.events)


def line(played: Played) -> Message:
    """What an entry did, quietly: one short line for each event, with its Undo."""
    say = voice(played.after)
    lines = event_lines(say, played.events)
    return Message(lines=fitted(lines, locale=say.locale), rows=(entry_row(played, undo_label(played)),))


def addressed(played: Played) -> tuple[Seat, ...]:
    """The captains against whom a roll was made."""
    return tuple(dict.fromkeys(event.seat for event in played.events if isinstance(event, Scouted)))


def differences(view: View, before: State) -> tuple[str, ...]:
    """What the hands at the board must move to get from a state to the table as it stands."""
    say, now = voice(view), sea_of(view)
    assert isinstance(before, type(now))
    lines: list[str] = []
    for ship in now.ships:
        was = before.ship(ship.key).zone
        if ship.zone != was:
            lines.append(say("moved-back", ship=ship.key, from_=was, to=ship.zone))
    for captain in now.captains:
        then = before.captain(captain.seat)
        if then is not None and (then.zone, then.at) != (captain.zone, captain.at):
            lines.append(say("captain-back", seat=captain.seat, zone=captain.zone, at=captain.at))
    return tuple(lines)


def _opened(played: Played) -> Message:
    say = voice(played.after)
    message = state(played.after, played, tuple(event_lines(say, played.events)))
    return replace(message, footer=seed_hash(played.after))


def _card(say: Voice, played: Played) -> tuple[list[str], list[str]]:
    """What the title leaves out of a card that was drawn: its text, and the deck that it came from."""
    drawn = [event for event in played.events if isinstance(event, CardDrawn)]
    return [say.tagged(event, "text") for event in drawn if event.text], [say.tagged(event, "about") for event in drawn]


def _next(say: Voice, played: Played) -> tuple[str, ...]:
    """What comes next, when the game says so."""
    if any(isinstance(event, RoundEnded) for event in played.events):
        return (say("next-event"),)
    return (say("next-turns"),) if any(isinstance(event, CardDrawn) for event in played.events) else ()


def _next_presses(say: Voice, played: Played) -> list[Press]:
    """Buttons for what this entry calls for: a Scouting that was assumed, and ships that have yet to look."""
    assumed = dict.fromkeys(event.ship for event in played.events if isinstance(event, Scouted) and event.assumed)
    yet = [event.seat for event in played.events if isinstance(event, YetToScout)]
    return [
        *(button(_which(say, ship, len(assumed)), "scouting", ship) for ship in assumed),
        *(button(say.plain("button-rest-look"), "do", pack_request(Request("look", seat))) for seat in yet),
    ]


def _which(say: Voice, ship: str, ships: int) -> str:
    """`Its Scouting is...`, or by the ship's name when there are several."""
    return say.plain("button-scouting") if ships == 1 else say.plain("button-scouting-of", ship=ship)
