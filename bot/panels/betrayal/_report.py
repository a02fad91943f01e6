"""What an entry caused: a public report of what the enemies did, or one quiet line."""

from __future__ import annotations

from dataclasses import replace

from bot.panels.asking import real_presses
from bot.panels.betrayal._events import title, undo_label
from bot.panels.betrayal._lines import lines as told
from bot.panels.betrayal._lines import short_enough
from bot.panels.betrayal._names import voice
from bot.panels.betrayal._reminding import forgotten
from bot.panels.betrayal._rows import after_presses
from bot.panels.betrayal._state import state
from bot.panels.table import TITLE, entry_row, fitted, rows, seed_hash
from bot.text import cut
from bot.ui.message import Message
from bot.view import Played
from rules.betrayal import events as on
from rules.contract import Cancelled, Event, Opened, Seat

ABREAST = 5
"""The most buttons of a row."""

_LOUD = (
    *(Opened, Cancelled, on.BattleOpened, on.TileRevealed, on.NoTile, on.BattleEnded),
    *(on.Deployed, on.Substituted, on.LeftOut, on.Filled, on.Skilled, on.TookPlace, on.BonusHealth, on.EnemiesAct),
)
"""What everybody at the table wants to know."""

_DRAWN = (
    *(Opened, on.BattleOpened, on.TileRevealed, on.BattleEnded, on.Deployed, on.Defeated, on.Removed, on.Flipped),
    *(on.Befriended, on.Returned, on.TookPlace, on.Placed, on.Swapped, on.Named, on.CompanionLost),
)
"""What a picture of the board shows."""


def report(played: Played) -> Message | None:
    """The message for all on what the enemies did, and who came; None when nothing of that happened."""
    if not any(isinstance(event, _LOUD) for event in played.events):
        return None
    if isinstance(played.events[0], Opened):
        return _opened(played)
    events = tuple(each for each in _ordered(played.events) if not isinstance(each, on.BattleOpened) or _worth(each))
    shown = short_enough(played.after, events)
    own = (*entry_row(played, undo_label(played)), *forgotten(played), *real_presses(played))[:ABREAST]
    below = (after_presses(played), own)
    return Message(cut(title(played), TITLE), shown, _footer(played), rows=tuple(row for row in below if row))


def _ordered(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The enemies first, what kind of battle it is and what may be done now after them."""
    return tuple(sorted(events, key=lambda event: isinstance(event, on.BattleOpened | on.TileRevealed)))


def _worth(event: on.BattleOpened) -> bool:
    """Whether more is to be said of a battle than its pool, which the title says."""
    return event.mode != "clash" or bool(event.blocked) or event.because.rule == "betrayal.pool.told-over-final"


def _footer(played: Played) -> str:
    """That chips are invented ones, where they are."""
    sample = any(isinstance(event, on.Deployed) and event.sample for event in played.events)
    return voice(played.after).plain("betrayal-sample") if sample else ""


def on_board(played: Played) -> bool:
    """Whether what happened is to be seen on the board, so that its report comes with a picture."""
    return any(isinstance(event, _DRAWN) for event in played.events)


def line(played: Played) -> Message:
    """What an entry did, quietly: one short line for each event, with its Undo."""
    say = voice(played.after)
    shown = fitted(told(played.after, played.events), locale=say.locale)
    return Message(lines=shown, rows=rows((*entry_row(played, undo_label(played)), *forgotten(played))))


def addressed(played: Played) -> tuple[Seat, ...]:  # noqa: ARG001
    """Nobody in particular: the enemies fight the whole party."""
    return ()


def urgent(played: Played) -> bool:
    """Whether a battle began, more enemies came, or the enemies act: said at a quiet table too."""
    loud = (on.BattleOpened, on.TileRevealed, on.Deployed, on.EnemiesAct)
    return any(isinstance(event, loud) for event in played.events)


def walks(played: Played) -> bool:  # noqa: ARG001
    """Nothing: each thing that the enemies do is a message of its own."""
    return False


def called(played: Played) -> Seat | None:  # noqa: ARG001
    """Nobody: no seat has a turn of its own."""
    return None


def _opened(played: Played) -> Message:
    message = state(played.after, played, tuple(told(played.after, played.events)))
    return replace(message, footer=seed_hash(played.after))
