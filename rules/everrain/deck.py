"""The Enemy Deck: what is in it and in its discard pile, and how many miniatures of a type are not in play (R2.5, R2.6, R10.4)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

from rules import names
from rules.everrain.pack import Pack
from rules.everrain.state import Enemy, Voyage

Keys = tuple[str, ...]
"""Enemy cards by the keys of their types, one for each card."""


class Piles(NamedTuple):
    """The Enemy Deck, in no order, the discard pile, and the cards of acts that have not begun (R1.3)."""

    deck: Keys
    discard: Keys
    later: Keys = ()

    def reshuffled(self) -> Piles:
        """The discard pile as the new deck (R2.5)."""
        return self._replace(deck=(*self.deck, *self.discard), discard=())

    def without(self, key: str) -> Piles:
        """A card of this type turned up from the deck, or else from those of later acts; ValueError when there is none."""
        if key in self.deck:
            return self._replace(deck=_less(self.deck, key))
        return self._replace(later=_less(self.later, key))

    def discarded(self, key: str) -> Piles:
        """A card of this type on the discard pile."""
        return self._replace(discard=(*self.discard, key))


def _less(keys: Keys, key: str) -> Keys:
    place = keys.index(key)
    return (*keys[:place], *keys[place + 1 :])


def piles(pack: Pack, state: Voyage) -> Piles:
    """The piles as they are: all cards of the acts that have begun, less those in play and those discarded (R1.3, R10.4)."""
    cards = Counter({card.key: card.cards for card in pack.enemies})
    cards.subtract(state.discard)
    cards.subtract(enemy.card for enemy in state.enemies if enemy.card is not None)
    left = tuple(key for key in sorted(cards) for _ in range(cards[key]))
    deck = tuple(key for key in left if pack.enemy(key).act <= state.act)
    return Piles(deck, state.discard, tuple(key for key in left if pack.enemy(key).act > state.act))


def knows(pack: Pack, state: Voyage) -> bool:
    """Whether the pack's cards are those that the table plays with: the bot's, or its own when they are no samples."""
    return state.cards == "bot" or not pack.sample


def laid(state: Voyage, enemy: Enemy) -> Voyage:
    """The state with an enemy's card on the discard pile (R13); one of the table's own lies there already."""
    return state if enemy.card is None else replace(state, discard=(*state.discard, enemy.card))


def miniatures(pack: Pack, state: Voyage, enemy: Enemy, most: int | None = None) -> int | None:
    """How many miniatures of an enemy's type are not in play (R2.6); `most` there are of one of the table's own.

    None: nobody knows.
    """
    most = most if enemy.card is None else pack.enemy(enemy.card).miniatures
    if most is None:
        return None
    return max(most - sum(_same(enemy, each) for each in state.enemies), 0)


def _same(one: Enemy, other: Enemy) -> bool:
    """Whether two enemies are of one type: by their card, or by their name where the card is the table's own."""
    if one.card is not None:
        return one.card == other.card
    return other.card is None and bool(one.name) and names.fold(one.name) == names.fold(other.name)
