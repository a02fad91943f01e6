"""Turning up Enemy Cards one at a time: taken while they fit the points, else discarded, until the sum is exact (R2.1-R2.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rules.contract import RuleError
from rules.everrain.actions import Turned
from rules.everrain.deck import Keys, Piles, piles
from rules.everrain.events import Turn
from rules.everrain.pack import Pack
from rules.everrain.state import Voyage

Draw = Callable[[Keys, str | None], str]
"""Draws one of these cards: the one that was turned up by hand, or (None) any."""

HIGHEST = 3
"""No card has a higher act (R2.12)."""


class Hand:
    """The hand on the Enemy Deck during one spawn: what it has turned up and taken, and the points that are left."""

    def __init__(self, pack: Pack, state: Voyage, points: int, draw: Draw) -> None:
        """`draw` is asked for each card of the bot's; of a table's own cards nothing is drawn."""
        self._pack = pack
        self._own = state.cards == "ours"
        self._draw = draw
        self.piles: Piles = piles(pack, state)
        self.left = points
        self.turns: list[Turn] = []
        self.taken: list[Turned] = []
        self.reshuffled: list[int] = []

    def name(self, cards: Sequence[Turned]) -> None:
        """The cards that were turned up by hand, in their order: they are a fact, be it that their act has not begun.

        RuleError everrain-too-many-cards, everrain-card-act, everrain-card-gone, everrain-act-gone,
        everrain-card-unknown.
        """
        for place, card in enumerate(cards):
            if not self.left:
                raise RuleError("everrain-too-many-cards", cards=tuple(self._called(each) for each in cards[place:]))
            if not 1 <= card.act <= HIGHEST:
                raise RuleError("everrain-card-act", act=card.act, most=HIGHEST)
            if self._own:
                self._from_own(card)
            else:
                self._from_deck(card, cards[place + 1 :])

    def finish(self) -> None:
        """The bot turns up cards until the points are made, or no card is left that fits (R2.11)."""
        while self.left and self._ready():
            self._turn_up(self._draw(self.piles.deck, None))

    def tell(self, acts: Sequence[int]) -> None:
        """The acts of cards that the table took without saying more."""
        for act in acts:
            self._judge(Turned(act=act))

    def _ready(self) -> bool:
        """Whether a card can be turned up: when the deck is out its discard is reshuffled, which ends it if nothing there fits."""
        if self.piles.deck:
            return True
        self._reshuffle()
        return any(self._pack.enemy(key).act <= self.left for key in self.piles.deck)

    def _reshuffle(self) -> None:
        if self.piles.discard:
            self.reshuffled.append(len(self.piles.discard))
            self.piles = self.piles.reshuffled()

    def _from_deck(self, card: Turned, later: Sequence[Turned]) -> None:
        """A card of the bot's deck that was named, or one of the act that was named."""
        if card.card is not None:
            raise RuleError("everrain-card-unknown", name=card.card.title)
        among = self._meant(card, later)
        if not among and not self.piles.deck:
            self._reshuffle()
            among = self._meant(card, later)
        if not among:
            raise self._gone(card)
        self._turn_up(self._draw(among, card.key))

    def _meant(self, card: Turned, later: Sequence[Turned]) -> Keys:
        """The cards that it can be; of an act alone, less those that are named after it and so were not turned up yet."""
        here = (*self.piles.deck, *self.piles.later)
        if card.key is not None:
            return tuple(key for key in here if key == card.key)
        cards = Counter(key for key in here if self._pack.enemy(key).act == card.act)
        cards.subtract(each.key for each in later if each.key is not None and each.key in cards)
        return tuple(key for key in sorted(cards) for _ in range(cards[key]))

    def _from_own(self, card: Turned) -> None:
        """A card of the table's own; one that was discarded shows that the discard pile was reshuffled (R2.5)."""
        if card.key is None:
            self._judge(card)
            return
        if not self._meant(card, ()) and card.key in self.piles.discard:
            self._reshuffle()
        if not self._meant(card, ()):
            raise self._gone(card)
        self._turn_up(card.key)

    def _turn_up(self, key: str) -> None:
        self.piles = self.piles.without(key)
        self._judge(Turned(act=self._pack.enemy(key).act, key=key))

    def _judge(self, card: Turned) -> None:
        """A card is taken when it does not make the sum too high, else discarded (R2.2)."""
        fits = card.act <= self.left
        name = "" if card.key is None and card.card is None else self._called(card)
        before = sum(each.act for each in self.taken)
        self.turns.append(Turn(act=card.act, name=name, taken=fits, before=before))
        if fits:
            self.taken.append(card)
            self.left -= card.act
        elif card.key is not None:
            self.piles = self.piles.discarded(card.key)

    def _gone(self, card: Turned) -> RuleError:
        """The refusal of a card, or of an act, of which all are in play or discarded."""
        if card.key is None:
            return RuleError("everrain-act-gone", act=card.act)
        known = self._pack.enemy(card.key)
        return RuleError("everrain-card-gone", name=known.name, act=known.act)

    def _called(self, card: Turned) -> str:
        if card.key is not None:
            return self._pack.enemy(card.key).name
        return str(card.act) if card.card is None else card.card.title


def rehearse(pack: Pack, state: Voyage, points: int, cards: Sequence[Turned]) -> None:
    """Refuses cards turned up by hand that cannot have been, before anything is drawn; RuleErrors as in `Hand.name`.

    Which card of an act the bot draws makes no difference: those named later are left in the deck for it.
    """
    Hand(pack, state, points, lambda among, named: named or among[0]).name(cards)


def compositions(points: int, highest: int) -> tuple[tuple[int, ...], ...]:
    """The ways to make up points with acts up to the highest, the highest first.

    >>> compositions(3, 2)
    ((2, 1), (1, 1, 1))
    """
    if points == 0:
        return ((),)
    return tuple((act, *rest) for act in range(min(points, highest), 0, -1) for rest in compositions(points - act, act))
