"""What an entry caused, as a message for all, or as a quiet line."""

from __future__ import annotations

from bot.panels.betrayal._events import undo_label
from bot.panels.betrayal._names import voice
from bot.panels.table import entry_row, fitted
from bot.ui.message import Message
from bot.view import Played
from rules.betrayal.events import BattleOpened, EnemiesAct, TileRevealed
from rules.contract import Seat


def report(played: Played) -> Message | None:
    """The message for all on what the enemies did; None when an entry caused nothing of that kind."""
    if not any(isinstance(event, BattleOpened | TileRevealed | EnemiesAct) for event in played.events):
        return None
    return line(played)


def line(played: Played) -> Message:
    """What an entry did, quietly, with its Undo."""
    say = voice(played.after)
    return Message(lines=fitted(say(event) for event in played.events), rows=(entry_row(played, undo_label(played)),))


def addressed(played: Played) -> tuple[Seat, ...]:  # noqa: ARG001 - nobody's: the party plays together
    """The seats to which a report is of consequence."""
    return ()


def urgent(played: Played) -> bool:
    """Whether a report is a new message at a quiet table too: a battle began."""
    return any(isinstance(event, BattleOpened | TileRevealed) for event in played.events)


def called(played: Played) -> Seat | None:  # noqa: ARG001 - no seat has a turn of its own
    """The seat whose turn an entry began."""
    return None


def on_board(played: Played) -> bool:
    """Whether what happened is to be seen on the board."""
    return report(played) is not None
