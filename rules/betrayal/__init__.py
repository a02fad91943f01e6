"""The Elder Scrolls: Betrayal of the Second Era: the enemy pool, the bags and the enemies' turns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from rules import sheet
from rules.betrayal import battles, faults, moves, noting, offers, play, read, settling
from rules.betrayal import book as chips
from rules.betrayal.actions import BetrayalAction
from rules.betrayal.events import BetrayalEvent
from rules.betrayal.pack import ChipCard, Pack
from rules.betrayal.questions import BetrayalQuestion
from rules.betrayal.reading_packs import load, read_pack
from rules.betrayal.state import Realm
from rules.betrayal.switches import SWITCHES
from rules.contract import Amend, Offer, Request, Seat, Switch
from rules.packs import PackError, Problem
from rules.referee import Referee
from rules.switches import chosen

__all__ = ["Betrayal", "PackError", "Problem", "load", "read_pack"]


class Betrayal:
    """The game on one pack; see `rules.game.Game` for what each method answers."""

    key: ClassVar[str] = "betrayal"
    rules: ClassVar[int] = 3
    state_type: ClassVar[Any] = Realm
    action_type: ClassVar[Any] = BetrayalAction
    event_type: ClassVar[Any] = BetrayalEvent
    question_type: ClassVar[Any] = BetrayalQuestion
    card_type: ClassVar[Any] = ChipCard
    switches: ClassVar[tuple[Switch, ...]] = SWITCHES

    def __init__(self, pack: Pack) -> None:
        """`pack` is the box that the table plays with."""
        self.pack = pack
        self.title = pack.title
        self.sample = pack.sample

    def start(self, house: Mapping[str, str]) -> Realm:
        """A table just opened: no party yet, no battle."""
        return chosen(SWITCHES, Realm(), house)

    def read(self, state: Realm, request: Request) -> BetrayalAction:
        """What was typed, as an action with keys."""
        return sheet.meant(request) or read.read(self.pack, state, request)

    def play(self, state: Realm, action: BetrayalAction, referee: Referee) -> Realm:
        """The state after an action."""
        if isinstance(action, Amend):
            after = sheet.amend(self, state, action, referee)
            battles.told(state, after, referee)
            return after
        return play.play(self.pack, state, action, referee)

    def moves(self, state: Realm, seat: Seat | None) -> Iterator[BetrayalAction]:
        """What the table can do now; no seat has a move of its own."""
        return moves.moves(self.pack, state, seat)

    def offers(self, state: Realm, slot: str, given: Mapping[str, str], seat: Seat | None) -> Iterable[Offer]:  # noqa: ARG002
        """What may be typed into an option."""
        return offers.offers(self.pack, state, slot, given)

    def turn(self, state: Realm) -> Seat | None:  # noqa: ARG002
        """Nobody's: the party plays together."""
        return None

    def under_way(self, state: Realm) -> bool:
        """Whether a battle was opened."""
        return state.battles > 0

    def learned(self, action: BetrayalAction) -> tuple[ChipCard, ...]:
        """The chips that an action names."""
        return chips.learned(action)

    def completed(self, state: Realm, request: Request, book: Sequence[ChipCard]) -> Request:
        """The request with what is known of the chips it names filled in."""
        return chips.completed(self.pack, state, request, book)

    def recalled(self, state: Realm, slot: str, book: Sequence[ChipCard]) -> Iterable[Offer]:
        """The known chips that may be named in an option."""
        return chips.recalled(self.pack, state, slot, book)

    def things(self, state: Realm) -> Iterable[Offer]:
        """What a note can be on."""
        return noting.things(self.pack, state)

    def here(self, state: Realm) -> Iterable[str]:
        """What is where the running turn is."""
        return noting.here(state)

    def subject(self, state: Realm, action: BetrayalAction) -> object:
        """What a button for an action depends on."""
        if isinstance(action, Amend):
            return sheet.written(state)
        return moves.subject(state, action)

    def settled(self, before: Realm, state: Realm) -> Realm:
        """The state with what follows by itself from a corrected sheet."""
        return settling.settled(self.pack, before, state)

    def faults(self, state: Realm) -> tuple[str, ...]:
        """The broken invariants of a state."""
        return faults.faults(self.pack, state)
