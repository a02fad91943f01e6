"""What every game answers: all that the bot knows of one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from rules.contract import Action, Offer, Request, Seat, State, Switch

if TYPE_CHECKING:
    from rules.referee import Referee

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


class Game(Protocol[S, A]):
    """What every game answers; one instance a pack."""

    key: ClassVar[str]
    rules: ClassVar[int]
    """Raised with any change that can alter an outcome."""
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    question_type: ClassVar[Any]
    """What the ledger's bytes decode to."""
    card_type: ClassVar[Any]
    """A card as a pack and a server's book hold it; it has a `key` and a `title`."""
    title: str
    """What the pack is called."""
    sample: bool
    """Whether some of the pack's cards are invented samples."""
    switches: ClassVar[tuple[Switch, ...]]

    def start(self, house: Mapping[str, str]) -> S:
        """The state of a table just opened, with these house rules (switch -> value; RuleError for an unknown one)."""
        ...

    def read(self, state: S, request: Request) -> A:
        """Typed words to an action with keys; RuleError names the nearest when a name is not known."""
        ...

    def play(self, state: S, action: A, referee: Referee) -> S:
        """The state after the action. Pure: all it does is ask the referee. RuleError before the first ask, roll or draw only."""
        ...

    def moves(self, state: S, seat: Seat | None) -> Iterator[A]:
        """Actions lawful now, of one seat or (None) of all and the table."""
        ...

    def offers(self, state: S, slot: str, given: Mapping[str, str], seat: Seat | None) -> Iterable[Offer]:
        """What may be typed into an option, best first. `slot` is `verb.option`."""
        ...

    def turn(self, state: S) -> Seat | None:
        """Whose turn it is, as far as the game knows."""
        ...

    def under_way(self, state: S) -> bool:
        """Whether the game has begun: until then the table is still being set up."""
        ...

    def learned(self, action: A) -> tuple[Any, ...]:
        """The cards that an action names in full (`card_type`), for the server's book."""
        ...

    def completed(self, state: S, request: Request, book: Sequence[Any]) -> Request:
        """The request with what a known card says filled in where it leaves it out; RuleError nearly-known of `knowing.py`."""
        ...

    def recalled(self, state: S, slot: str, book: Sequence[Any]) -> Iterable[Offer]:
        """The known cards that may be named in an option (`verb.option`) at a table with its own cards, those in play not."""
        ...

    def things(self, state: S) -> Iterable[Offer]:
        """What a note can be on: zones, ships, units, steps of the round, by key, with what each is called."""
        ...

    def here(self, state: S) -> Iterable[str]:
        """Of the things that a note can be on, those where the running turn or step is, the step itself among them."""
        ...

    def subject(self, state: S, action: A) -> object:
        """What a button for this action depends on: encodable, equal exactly while the button is valid."""
        ...

    def settled(self, before: S, state: S) -> S:
        """What follows from a corrected sheet, where it is not as before; RuleError for a name of nothing, or of too many."""
        ...

    def faults(self, state: S) -> tuple[str, ...]:
        """Broken invariants, none in a sound state: for tests."""
        ...
