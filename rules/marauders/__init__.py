"""Merchants & Marauders: the non-player captains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rules import sheet
from rules.contract import Amend, Offer, Request, Seat, Switch
from rules.marauders import book as cards
from rules.marauders import faults, moves, noting, offers, play, read, settling, turns, war
from rules.marauders.actions import MaraudersAction
from rules.marauders.battle import ending, onward
from rules.marauders.events import MaraudersEvent
from rules.marauders.pack import EventCard, Pack
from rules.marauders.questions import MaraudersQuestion
from rules.marauders.reading_packs import load, read_pack
from rules.marauders.state import Sea
from rules.marauders.switches import SWITCHES
from rules.packs import PackError, Problem
from rules.referee import Referee
from rules.switches import chosen

__all__ = ["Marauders", "PackError", "Problem", "load", "read_pack"]


class Marauders:
    """The game on one pack; see `rules.game.Game` for what each method answers."""

    key: ClassVar[str] = "marauders"
    rules: ClassVar[int] = 4
    state_type: ClassVar[Any] = Sea
    action_type: ClassVar[Any] = MaraudersAction
    event_type: ClassVar[Any] = MaraudersEvent
    question_type: ClassVar[Any] = MaraudersQuestion
    card_type: ClassVar[Any] = EventCard
    switches: ClassVar[tuple[Switch, ...]] = SWITCHES

    def __init__(self, pack: Pack) -> None:
        """`pack` is the box that the table plays with."""
        self.pack = pack
        self.title = pack.title
        self.sample = pack.sample

    def start(self, house: Mapping[str, str]) -> Sea:
        """A table just opened: nobody seated, nothing on the board."""
        return chosen(SWITCHES, Sea(), house)

    def read(self, state: Sea, request: Request) -> MaraudersAction:
        """What was typed, as an action with keys."""
        return sheet.meant(request) or read.read(self.pack, state, request)

    def play(self, state: Sea, action: MaraudersAction, referee: Referee) -> Sea:
        """The state after an action."""
        if isinstance(action, Amend):
            after = sheet.amend(self, state, action, referee)
            turns.say_begun(state, after, referee)
            war.told(state, after, referee)
            ending.told(state, after, referee)
            return onward.carried_on(self.pack, state, after, action, referee)
        return play.play(self.pack, state, action, referee)

    def moves(self, state: Sea, seat: Seat | None) -> Iterator[MaraudersAction]:
        """What a captain, or (None) anybody, can do now."""
        return moves.moves(self.pack, state, seat)

    def offers(self, state: Sea, slot: str, given: Mapping[str, str], seat: Seat | None) -> Iterable[Offer]:
        """What may be typed into an option."""
        return offers.offers(self.pack, state, slot, given, seat)

    def turn(self, state: Sea) -> Seat | None:
        """The captain who began a turn last in this round."""
        return state.turn

    def under_way(self, state: Sea) -> bool:
        """Whether a card came, a turn began or an NPC ship is there."""
        return turns.under_way(state)

    def learned(self, action: MaraudersAction) -> tuple[EventCard, ...]:
        """The cards that an action names in full."""
        return cards.learned(action)

    def completed(self, state: Sea, request: Request, book: Sequence[EventCard]) -> Request:
        """The request with what a card of the book says filled in."""
        return cards.completed(self.pack, state, request, book)

    def recalled(self, state: Sea, slot: str, book: Sequence[EventCard]) -> Iterable[Offer]:
        """The known cards that may be named in an option."""
        return cards.recalled(self.pack, state, slot, book)

    def things(self, state: Sea) -> Iterable[Offer]:
        """What a note can be on."""
        return noting.things(self.pack, state)

    def here(self, state: Sea) -> Iterable[str]:
        """What is where the running turn is."""
        return noting.here(state)

    def subject(self, state: Sea, action: MaraudersAction) -> object:
        """What a button for an action depends on."""
        if isinstance(action, Amend):
            return sheet.written(state)
        return moves.subject(state, action)

    def settled(self, before: Sea, state: Sea) -> Sea:
        """The state with what follows by itself from a corrected sheet."""
        return settling.settled(self.pack, before, state)

    def faults(self, state: Sea) -> tuple[str, ...]:
        """The broken invariants of a state."""
        return faults.faults(self.pack, state)
