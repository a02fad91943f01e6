"""What everybody at the table wants to know: the events that make a report."""

from __future__ import annotations

from bot.view import Played
from rules.contract import Cancelled, Event, Opened
from rules.marauders.actions import Declare, Fight, Muster, Strike, TakeHelm
from rules.marauders.battle import events as on
from rules.marauders.card_events import CardDrawn, PeaceMade, Reshuffled, WarBegan
from rules.marauders.events import (
    Absent,
    Arrived,
    Attacked,
    BattleBegins,
    CaptainLost,
    Defeated,
    FoundAgain,
    Joined,
    Moved,
    NotScouted,
    Queued,
    RoundEnded,
    Scouted,
    Stayed,
    Succeeded,
    YetToScout,
)

_LOUD = (
    *(Opened, CardDrawn, Reshuffled, Queued, RoundEnded),
    *(Moved, Stayed, Absent, Arrived, Succeeded, Defeated),
    *(Scouted, NotScouted, FoundAgain, BattleBegins, YetToScout, Cancelled),
    *(Attacked, WarBegan, PeaceMade, CaptainLost),
    *(on.BattleStarted, on.BattleQueued, on.RoundFought, on.Struck, on.Boarded, on.CrewFought, on.BattleOver, on.Prize),
)

_STEPS = (Declare, Fight, Muster, Strike, TakeHelm)
"""The steps of a battle, which is one message: the table message, posted anew when it begins."""

_GRAVE = (on.BattleStarted, on.BattleOver)
"""What is a message of its own even in a battle."""


def is_loud(played: Played) -> bool:
    """Whether an entry makes a report, and is not told by the table message alone."""
    return any(isinstance(event, _LOUD) or _follows(event) for event in played.events)


def _follows(event: Event) -> bool:
    """Whether a captain follows a dead one: another may be drawn in his place (R17.6)."""
    return isinstance(event, Joined) and event.because is not None


def is_step(played: Played) -> bool:
    """Whether an entry is a step of a battle that the table message tells as it goes on, where its buttons are pressed."""
    grave = any(isinstance(event, _GRAVE) for event in played.events)
    return isinstance(played.action, _STEPS) and not grave
