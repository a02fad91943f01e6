"""What everybody at the table wants to know: the events that make a report."""

from __future__ import annotations

from bot.view import Played
from rules.contract import Cancelled, Opened
from rules.marauders.events import (
    Absent,
    Arrived,
    Attacked,
    BattleBegins,
    CardDrawn,
    Defeated,
    Moved,
    NotScouted,
    PeaceMade,
    Queued,
    Reshuffled,
    RoundEnded,
    Scouted,
    Stayed,
    Succeeded,
    WarBegan,
    YetToScout,
)

_LOUD = (
    *(Opened, CardDrawn, Reshuffled, Queued, RoundEnded),
    *(Moved, Stayed, Absent, Arrived, Succeeded, Defeated),
    *(Scouted, NotScouted, BattleBegins, YetToScout, Cancelled),
    *(Attacked, WarBegan, PeaceMade),
)


def is_loud(played: Played) -> bool:
    """Whether an entry makes a report, and is not told by the table message alone."""
    return any(isinstance(event, _LOUD) for event in played.events)
