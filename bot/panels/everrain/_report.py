"""What an entry caused: a public report of what the enemies did, or one quiet line."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.asking import real_presses
from bot.panels.everrain import _words as words
from bot.panels.everrain._events import title, undo_label
from bot.panels.everrain._lines import lines as told
from bot.panels.everrain._names import pack_of, voice
from bot.panels.everrain._news import begins_round, is_loud, urgent, walks
from bot.panels.everrain._reminding import forgotten
from bot.panels.everrain._state import state
from bot.panels.seating import several_held
from bot.panels.table import TITLE, entry_row, fitted, rows, seed_hash
from bot.text import cut
from bot.ui.message import Message
from bot.view import Played
from rules.contract import Opened, Seat
from rules.everrain import events as on

_DRAWN = (
    *(Opened, on.Joined, on.Placed, on.Skipped, on.Acted, on.Left, on.Sunk, on.Boarded, on.Revealed, on.Closed),
    *(on.ShipSailed, on.Launched, on.StormMoved, on.StormSet, on.Closing, on.Onward, on.NodeHit, on.ElderArose),
    *(on.AgendaMoved, on.DiscoveryMoved, on.ActBegan, on.ElderLowered, on.PhaseBegan, on.Wounded, on.CrewTold),
)
"""What a picture of the board shows."""


def report(played: Played) -> Message | None:
    """The message for all on what the enemies did, and who came; None when nothing of that happened.

    Where the table message stands below it (the phase begins) that says the phase, and who is to act.
    """
    if not is_loud(played):
        return None
    if isinstance(played.events[0], Opened):
        return _opened(played)
    aside = (on.PhaseBegan, on.ToActivate) if begins_round(played) else ()
    events = [event for event in played.events if not isinstance(event, aside)]
    shown = fitted(told(played.after, events), locale=voice(played.after).locale)
    own = (*entry_row(played, undo_label(played)), *forgotten(played), *real_presses(played))
    return Message(cut(title(played), TITLE), shown, _footer(played), rows=rows(own))


def _footer(played: Played) -> str:
    """That cards are invented ones, where they are; at a table with its own, that the black nodes are."""
    say, pack = voice(played.after).plain, pack_of(played.after)
    if any(isinstance(event, on.Placed | on.Launched | on.ElderArose) and event.sample for event in played.events):
        return say("everrain-sample")
    placed = any(isinstance(event, on.Placed) and not event.enemy.aboard for event in played.events)
    return say("everrain-sample-board", black=words.numbers(say, pack.board.black)) if placed and pack.sample else ""


def on_board(played: Played) -> bool:
    """Whether what happened is to be seen on the board, so that its report comes with a picture."""
    return any(isinstance(event, _DRAWN) for event in played.events)


def line(played: Played) -> Message:
    """What an entry did, quietly: one short line for each event, with its Undo."""
    say = voice(played.after)
    shown = fitted((*told(played.after, played.events), *several_held(say, played)), locale=say.locale)
    return Message(lines=shown, rows=rows((*entry_row(played, undo_label(played)), *forgotten(played))))


def addressed(played: Played) -> tuple[Seat, ...]:
    """The ships that were fired at or sank, and on whose decks enemies came."""
    about = (on.Fired, on.Sunk, on.TurnedUp)
    return tuple(dict.fromkeys(event.seat for event in played.events if isinstance(event, about)))


def called(played: Played) -> Seat | None:
    """The seat whose turn an entry began."""
    return next((event.next for event in played.events if isinstance(event, on.TurnEnded)), None)


def _opened(played: Played) -> Message:
    message = state(played.after, played, tuple(told(played.after, played.events)))
    return replace(message, footer=seed_hash(played.after))


__all__ = ["addressed", "called", "line", "on_board", "report", "urgent", "walks"]
