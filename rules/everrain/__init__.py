"""The Everrain: On Deck enemies, enemy ships, the agenda and the acts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rules import sheet
from rules.contract import Amend, Offer, Request, Seat, Switch
from rules.everrain import book as cards
from rules.everrain import faults, moves, noting, offers, order, play, read, settling
from rules.everrain.actions import EverrainAction
from rules.everrain.events import EverrainEvent
from rules.everrain.pack import Card, Pack
from rules.everrain.questions import EverrainQuestion
from rules.everrain.reading_packs import load, read_pack
from rules.everrain.state import Voyage
from rules.everrain.switches import SWITCHES
from rules.packs import PackError, Problem
from rules.referee import Referee
from rules.switches import chosen

__all__ = ["Everrain", "PackError", "Problem", "load", "read_pack"]


class Everrain:
    """The game on one pack; see `rules.game.Game` for what each method answers."""

    key: ClassVar[str] = "everrain"
    rules: ClassVar[int] = 2
    state_type: ClassVar[Any] = Voyage
    action_type: ClassVar[Any] = EverrainAction
    event_type: ClassVar[Any] = EverrainEvent
    question_type: ClassVar[Any] = EverrainQuestion
    card_type: ClassVar[Any] = Card
    switches: ClassVar[tuple[Switch, ...]] = SWITCHES

    def __init__(self, pack: Pack) -> None:
        """`pack` is the box that the table plays with."""
        self.pack = pack
        self.title = pack.title
        self.sample = pack.sample

    def start(self, house: Mapping[str, str]) -> Voyage:
        """A table just opened: no ship yet, Act I."""
        return chosen(SWITCHES, Voyage(), house)

    def read(self, state: Voyage, request: Request) -> EverrainAction:
        """What was typed, as an action with keys."""
        return sheet.meant(request) or read.read(self.pack, state, request)

    def play(self, state: Voyage, action: EverrainAction, referee: Referee) -> Voyage:
        """The state after an action."""
        if isinstance(action, Amend):
            return sheet.amend(self, state, action, referee)
        return play.play(self.pack, state, action, referee)

    def moves(self, state: Voyage, seat: Seat | None) -> Iterator[EverrainAction]:
        """What the table can do now, or what is a seat's to do."""
        return moves.moves(self.pack, state, seat)

    def offers(self, state: Voyage, slot: str, given: Mapping[str, str], seat: Seat | None) -> Iterable[Offer]:  # noqa: ARG002
        """What may be typed into an option."""
        return offers.offers(self.pack, state, slot, given)

    def turn(self, state: Voyage) -> Seat | None:
        """Whose turn runs in the Player Phase, where turns are told; nobody's in the Enemy Phase."""
        return state.turn if state.phase is None else None

    def under_way(self, state: Voyage) -> bool:
        """Whether anything happened beyond ships that joined and the chart at the start."""
        return order.under_way(state)

    def learned(self, action: EverrainAction) -> tuple[Card, ...]:
        """The cards of the table's own that an action names in full."""
        return cards.learned(action)

    def completed(self, state: Voyage, request: Request, book: Sequence[Card]) -> Request:
        """The request with what is known of the cards it names filled in."""
        return cards.completed(self.pack, state, request, book)

    def recalled(self, state: Voyage, slot: str, book: Sequence[Card]) -> Iterable[Offer]:
        """The known cards that may be named in an option."""
        return cards.recalled(self.pack, state, slot, book)

    def things(self, state: Voyage) -> Iterable[Offer]:
        """What a note can be on."""
        return noting.things(self.pack, state)

    def here(self, state: Voyage) -> Iterable[str]:
        """What is where the running turn is."""
        return noting.here(state)

    def subject(self, state: Voyage, action: EverrainAction) -> object:
        """What a button for an action depends on."""
        if isinstance(action, Amend):
            return sheet.written(state)
        return moves.subject(state, action)

    def settled(self, before: Voyage, state: Voyage) -> Voyage:
        """The state with what follows by itself from a corrected sheet."""
        return settling.settled(self.pack, before, state)

    def faults(self, state: Voyage) -> tuple[str, ...]:
        """The broken invariants of a state."""
        return faults.faults(self.pack, state)
