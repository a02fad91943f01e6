"""What can happen at a table of The Everrain. Each decision of the bot's carries its reason."""

from __future__ import annotations

from rules.contract import Amended, Annotated, Cancelled, Opened
from rules.everrain.events.corrections import Charted, Corrected, Named, OutOfOrder, RuleSet
from rules.everrain.events.decks import (
    Acted,
    Boarded,
    By,
    CrewTold,
    Joined,
    Left,
    Placed,
    PortVisited,
    Reshuffled,
    Seated,
    Skipped,
    Sunk,
    Turn,
    TurnedUp,
    Use,
    Wounded,
)
from rules.everrain.events.sea import (
    Arrived,
    Closed,
    Closing,
    Dodged,
    ElderArose,
    ElderWeakened,
    Fired,
    Heading,
    Launched,
    NodeHit,
    NotLaunched,
    Onward,
    Revealed,
    Rolled,
    ShipSailed,
    StormMoved,
    StormSet,
    Targeted,
    Tied,
    Waits,
    Whilst,
)
from rules.everrain.events.tracks import (
    ActBegan,
    ActDue,
    AgendaMoved,
    DiscoveryMoved,
    ElderLowered,
    ElderStirs,
    Ended,
    NothingToDo,
    PhaseBegan,
    PhaseEnded,
    ToActivate,
    TurnEnded,
)

__all__ = [
    "ActBegan",
    "ActDue",
    "Acted",
    "AgendaMoved",
    "Arrived",
    "Boarded",
    "By",
    "Charted",
    "Closed",
    "Closing",
    "Corrected",
    "CrewTold",
    "DiscoveryMoved",
    "Dodged",
    "ElderArose",
    "ElderLowered",
    "ElderStirs",
    "ElderWeakened",
    "Ended",
    "EverrainEvent",
    "Fired",
    "Heading",
    "Joined",
    "Launched",
    "Left",
    "Named",
    "NodeHit",
    "NotLaunched",
    "NothingToDo",
    "Onward",
    "OutOfOrder",
    "PhaseBegan",
    "PhaseEnded",
    "Placed",
    "PortVisited",
    "Reshuffled",
    "Revealed",
    "Rolled",
    "RuleSet",
    "Seated",
    "ShipSailed",
    "Skipped",
    "StormMoved",
    "StormSet",
    "Sunk",
    "Targeted",
    "Tied",
    "ToActivate",
    "Turn",
    "TurnEnded",
    "TurnedUp",
    "Use",
    "Waits",
    "Whilst",
    "Wounded",
]

EverrainEvent = (
    Opened
    | Cancelled
    | Annotated
    | Amended
    | Seated
    | Joined
    | CrewTold
    | Reshuffled
    | TurnedUp
    | Placed
    | Skipped
    | AgendaMoved
    | DiscoveryMoved
    | ActDue
    | ActBegan
    | ElderLowered
    | ElderStirs
    | Ended
    | Wounded
    | Left
    | PortVisited
    | Sunk
    | Boarded
    | Revealed
    | Closed
    | ShipSailed
    | Launched
    | NotLaunched
    | Heading
    | TurnEnded
    | PhaseBegan
    | NothingToDo
    | ToActivate
    | PhaseEnded
    | StormMoved
    | StormSet
    | Acted
    | Whilst
    | Rolled
    | Tied
    | Targeted
    | Closing
    | Fired
    | Dodged
    | NodeHit
    | Onward
    | Waits
    | Arrived
    | ElderArose
    | ElderWeakened
    | Named
    | Corrected
    | Charted
    | RuleSet
    | OutOfOrder
)
