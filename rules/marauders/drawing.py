"""Drawing event cards: the next one with all that it does, and those that it makes draw (R1.2-R1.4, R1.7; S1, S9, V1)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.contract import Reason, Request, RuleError
from rules.marauders.actions import DrawEvent
from rules.marauders.card_events import CardDrawn, NothingDone, Reshuffled
from rules.marauders.deck import by_text, counted, drawable, due, order_of, remaining, second_card, unused
from rules.marauders.entering import queue
from rules.marauders.house import House
from rules.marauders.pack import EventCard, Pack
from rules.marauders.sailing import activate
from rules.marauders.state import CaptainCard, Sea
from rules.referee import Referee


def draw_event(pack: Pack, state: Sea, action: DrawEvent, referee: Referee) -> Sea:
    """The next event card with its icons and its text (S1), its captain is queued; every other card is discarded.

    RuleError marauders-own-cards when none is named at a table with its own cards, marauders-card-gone when the named card is
    not in the deck, marauders-deck-empty when there is none at all.
    """
    if state.cards == "ours" and action.card is None:
        lets_the_bot = Request("rule", None, (("switch", "cards"), ("value", "bot")))
        raise RuleError("marauders-own-cards", cures=(Request("other-event"), lets_the_bot))
    deck, waiting = drawable(pack, state), due(state)
    if not deck:
        raise RuleError("marauders-deck-empty")
    if action.card is not None and action.card not in {card.key for card in deck}:
        raise RuleError("marauders-card-gone", card=action.card)
    return counted(_Drawing(pack, referee).event(state, action.card), waiting, referee)


class _Drawing:
    """One event card and all that it makes draw.

    Cards that came with it are no part of a deck that is shuffled anew meanwhile, so that it ends when each card came once.
    """

    def __init__(self, pack: Pack, referee: Referee) -> None:
        self._pack, self._referee = pack, referee
        self._came: list[str] = []

    def event(self, state: Sea, named: str | None) -> Sea:
        """The card that the round begins with, drawn or named."""
        state, card = self._next(state, named)
        assert card is not None
        self._referee.say(self._drawn(state, card))
        return self._whole(state, card)

    def _whole(self, state: Sea, card: EventCard) -> Sea:
        """All of a card: its icons and captain, and its text, in the order of S1."""
        if state.house.event_order == "text-first":
            return self._ships(self._text(state, card), card)
        return self._text(self._ships(state, card), card)

    def _ships(self, state: Sea, card: EventCard) -> Sea:
        """Its icons, then its captain; with him a second card's icons (V1)."""
        state = activate(self._pack, state, card.icons, self._referee)
        if card.captain is None:
            return _discarded(state, card)
        state = queue(state, card.captain, self._referee)
        return self._second(state, card.captain) if state.house.captain_icons == "second-card" else state

    def _text(self, state: Sea, card: EventCard) -> Sea:
        order = order_of(state, both=bool(card.icons and card.effect))
        state = by_text(state, card.effect, order, self._referee)
        if card.effect != "draw-more":
            return state
        because = _drawn_more(state.house, card, order)
        for drawn in range(card.extra):
            state, more = self._next(state)
            if more is None:
                self._referee.say(NothingDone("draw-more", because, card.extra - drawn))
                return state
            state = self._extra(state, more, because)
        return state

    def _extra(self, state: Sea, card: EventCard, because: Reason) -> Sea:
        """A card that another makes draw: all of it, or by house rule S9 its icons alone, whoever's captain is on it."""
        if state.house.extra_cards == "fully":
            self._referee.say(self._drawn(state, card, because))
            return self._whole(state, card)
        self._referee.say(self._drawn(state, replace(card, text=""), because))
        return _discarded(activate(self._pack, state, card.icons, self._referee), card)

    def _second(self, state: Sea, captain: CaptainCard) -> Sea:
        """Variant V1: the icons of a card that is drawn among those of the deck that have some; nothing else on it counts."""
        referee, because = self._referee, second_card(captain)
        deck = {card.key: card for card in remaining(self._pack, state) if card.icons}
        if not deck:
            referee.say(NothingDone("second-card", because))
            return state
        card = deck[referee.draw(deck, "second-card", captain.ship, cards=True)]
        state = _discarded(state, card)
        referee.say(self._drawn(state, replace(card, text=""), because))
        return activate(self._pack, state, card.icons, referee)

    def _next(self, state: Sea, named: str | None = None) -> tuple[Sea, EventCard | None]:
        """The next card of the deck, which is shuffled anew when it has run out; None when there is none even so."""
        deck, referee = self._left(state), self._referee
        if not deck:
            deck = tuple(card for card in unused(self._pack, state) if card.key not in self._came)
            if not deck:
                return state, None
            referee.say(Reshuffled(len(deck), Reason("marauders.deck.reshuffled", "inferred")))
            state = replace(state, discard=tuple(key for key in state.discard if key in self._came))
        about = "event" if not self._came else f"event {len(self._came) + 1}"
        keys = tuple(card.key for card in deck)
        drawn = referee.draw(keys, "event-card", about, named, cards=True)
        self._came.append(drawn)
        return state, next(card for card in deck if card.key == drawn)

    def _left(self, state: Sea) -> tuple[EventCard, ...]:
        """The deck, without the cards that came with this one: one whose text comes first is not yet discarded."""
        return tuple(card for card in remaining(self._pack, state) if card.key not in self._came)

    def _drawn(self, state: Sea, card: EventCard, because: Reason | None = None) -> CardDrawn:
        left = len(tuple(each for each in self._left(state) if each.key != card.key))
        return CardDrawn(card.key, card.title, card.text, left, self._referee.by, self._pack.sample, because)


def _discarded(state: Sea, card: EventCard) -> Sea:
    return replace(state, discard=tuple(sorted({*state.discard, card.key})))


def _drawn_more(house: House, card: EventCard, order: tuple[tuple[str, str], ...]) -> Reason:
    """Why cards are drawn because of this one, and what of them counts (S9)."""
    used = (("extra-cards", house.extra_cards), *order)
    if house.extra_cards == "icons":
        return Reason("marauders.deck.drawn-icons", "house-rule", chosen=(card.key,), house=used)
    return Reason("marauders.deck.drawn-more", "inferred", chosen=(card.key,), house=used)
