"""How loud an entry is: a message for all, a line of the table message, or nothing."""

from __future__ import annotations

from bot.view import Played
from rules.contract import Cancelled, Opened
from rules.everrain import events as on
from rules.everrain.actions import Activate, ActivateDeck, BeginPhase

_LOUD = (
    *(Opened, Cancelled, on.TurnedUp, on.Placed, on.Skipped, on.Launched, on.NotLaunched, on.Acted, on.Rolled),
    *(
        on.PhaseBegan,
        on.PhaseEnded,
        on.StormMoved,
        on.ToActivate,
        on.ActBegan,
        on.ElderStirs,
        on.ElderArose,
        on.Ended,
        on.Sunk,
        on.Boarded,
        on.PortVisited,
    ),
    on.AgendaMoved,
)
"""What everybody at the table wants to know."""

_TOLD = (
    *_LOUD,
    *(on.Left, on.DiscoveryMoved, on.ActDue, on.ElderLowered, on.ElderWeakened, on.Heading, on.Wounded),
    *(on.StormSet, on.NothingToDo, on.Reshuffled, on.TurnEnded, on.OutOfOrder),
)
"""What the table message tells as long as it is the last thing that happened, where no message of its own did."""

_WALK = (Activate, ActivateDeck, BeginPhase)
"""The steps of the Enemy Phase, which is one message: the table message, posted anew when it begins."""

_URGENT = (on.TurnedUp, on.Launched, on.PhaseBegan, on.ActBegan, on.ElderArose, on.Sunk, on.Ended)
"""What is said at a quiet table, too."""

_GRAVE = (on.Ended, on.ElderArose, on.ActBegan, on.Sunk)
"""What is a message of its own even in the Enemy Phase."""


def is_loud(played: Played) -> bool:
    """Whether an entry has a report of its own."""
    return any(isinstance(event, _LOUD) for event in played.events)


def is_news(played: Played) -> bool:
    """Whether the table message tells what an entry did: a step of the Enemy Phase, or what is no message of its own."""
    if begins_round(played) or not any(isinstance(event, _TOLD) for event in played.events):
        return False
    if is_loud(played) and played.after.table.talk == "quiet":
        return walks(played) and urgent(played)
    return walks(played) or not is_loud(played)


def urgent(played: Played) -> bool:
    """Whether the Enemy Phase began, enemies came, or something happened that changes the game: said at a quiet table too."""
    return any(isinstance(event, _URGENT) for event in played.events)


def walks(played: Played) -> bool:
    """Whether an entry is a step of the Enemy Phase that the table message tells as it goes on, where its buttons are pressed."""
    grave = any(isinstance(event, _GRAVE) for event in played.events)
    return _is_step(played) and not grave and not begins_round(played)


def begins_round(played: Played) -> bool:
    """Whether an entry began the Enemy Phase, so that the table message is posted anew, with what happened in one."""
    return any(isinstance(event, on.PhaseBegan) for event in played.events)


def _is_step(played: Played) -> bool:
    """Whether an entry is a step of the Enemy Phase, and no fight in the Player Phase."""
    action = played.action
    return isinstance(action, _WALK) and not (isinstance(action, Activate) and action.fray)
