"""What happens to the agenda, the Discovery Track and the acts, to turns and to the Enemy Phase."""

from __future__ import annotations

from typing import ClassVar, Literal

from rules.contract import Event, Reason, Seat
from rules.everrain.state import Due, Side


class AgendaMoved(Event, frozen=True, kw_only=True, tag="everrain-agenda-moved"):
    """The Enemy Agenda moved by so many steps, with as many laps as Enemy Discovery moved (R9)."""

    steps: int
    before: int
    after: int
    enemy_before: int
    enemy_after: int
    because: Reason


class DiscoveryMoved(Event, frozen=True, kw_only=True, tag="everrain-discovery-moved"):
    """A token of the Discovery Track moved."""

    side: Side
    before: int
    after: int
    because: Reason


class ActDue(Event, frozen=True, tag="everrain-act-due"):
    """A token reached a threshold: an act is to begin, and waits for the running turn or phase (R10.2)."""

    due: Due
    because: Reason


class ActBegan(Event, frozen=True, kw_only=True, tag="everrain-act-began"):
    """The end of an act was played and the next one has begun (R10.3); the events after it are its steps.

    `seats` are the players who take an Order token, when they were first; all do R10.3's wages and put their Ongoing Story cards
    on top of their decks. `cards` came into the Enemy Deck, `deck` are in it now.
    """

    act: int
    by: Side
    seats: tuple[Seat, ...]
    cards: int
    deck: int
    because: Reason


class ElderLowered(Event, frozen=True, tag="everrain-elder-lowered"):
    """The Elder One's token moved down, one space for each that Enemy leads Player (R10.3)."""

    before: int
    after: int
    because: Reason


class ElderStirs(Event, frozen=True, tag="everrain-elder-stirs"):
    """A Discovery token met the Elder One's: it arises at the beginning of the next Enemy Phase (R12.1)."""

    space: int
    because: Reason


class Ended(Event, frozen=True, tag="everrain-ended"):
    """A token reached the end of the Discovery Track, or the game is decided otherwise (R12.6)."""

    result: Literal["won", "lost"]
    because: Reason


class TurnEnded(Event, frozen=True, tag="everrain-turn-ended"):
    """A player's turn is over, and whose is next (None: the Player Phase is over)."""

    parts: ClassVar[bool] = True

    seat: Seat
    next: Seat | None


class PhaseBegan(Event, frozen=True, tag="everrain-phase-began"):
    """The Enemy Phase of a round has begun (R4)."""

    begins: ClassVar[str] = "step-elder"

    round: int


class NothingToDo(Event, frozen=True, tag="everrain-nothing-to-do"):
    """Steps of the Enemy Phase in which nobody acts: no Elder One, no storm, no enemy On Deck, no enemy ship."""

    steps: tuple[Literal["elder", "storms", "decks", "ships"], ...]

    @property
    def of_steps(self) -> tuple[str, ...]:
        """All of these."""
        return tuple(f"step-{step}" for step in self.steps)


class ToActivate(Event, frozen=True, tag="everrain-to-activate"):
    """Who is to be activated now, in an order of the players' choice (R4): the Elder One, the enemies of decks, or ships."""

    step: Literal["decks", "ships", "elder"]
    handles: tuple[str, ...]


class PhaseEnded(Event, frozen=True, tag="everrain-phase-ended"):
    """The Enemy Phase is over, and the First Player token is with another (R4.7)."""

    begins: ClassVar[str] = "step-players"

    round: int
    first: Seat | None

    @property
    def of_steps(self) -> tuple[str, ...]:
        """The agenda's step, the last one, and the round's end."""
        return ("step-agenda", "step-round")
