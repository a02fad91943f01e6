"""The event deck: what remains of it, drawing the next card, and cards of the table's own (R1.2-R1.4, R1.7)."""

from __future__ import annotations

from msgspec.structs import replace

from rules import names
from rules.contract import Reason, Request, RuleError
from rules.marauders.actions import Another, DrawEvent, Enter, Icons
from rules.marauders.changes import own_card
from rules.marauders.entering import queue
from rules.marauders.events import CardDrawn, OtherEvent, OutOfOrder, OwnCard, Reshuffled
from rules.marauders.keys import ShipKey
from rules.marauders.pack import EventCard, Pack
from rules.marauders.sailing import activate
from rules.marauders.state import CaptainCard, Sea
from rules.referee import Referee


def remaining(pack: Pack, state: Sea) -> tuple[EventCard, ...]:
    """The cards in the event deck: those that are not discarded, out of the game, or an NPC ship's."""
    return tuple(card for card in _unused(pack, state) if card.key not in state.discard)


def drawable(pack: Pack, state: Sea) -> tuple[EventCard, ...]:
    """The cards that the next one is drawn from: the deck, or once it has run out the discarded ones, shuffled."""
    return remaining(pack, state) or _unused(pack, state)


def has_come(state: Sea) -> bool:
    """Whether an event card came in this round, drawn by the bot or told."""
    return state.carded or state.events > 0


def due(state: Sea) -> tuple[ShipKey, ...]:
    """The ships that the round's end brings: a card of theirs lies on display, or a dead captain is to be succeeded."""
    return tuple(ship.key for ship in state.ships if ship.queued or (ship.killed and ship.stack))


def draw_event(pack: Pack, state: Sea, action: DrawEvent, referee: Referee) -> Sea:
    """The next event card: its icons first (S1), then its captain is queued; every other card is discarded.

    RuleError marauders-own-cards when none is named at a table with its own cards, marauders-card-gone when the named card is
    not in the deck, marauders-deck-empty when there is none at all.
    """
    if state.cards == "ours" and action.card is None:
        lets_the_bot = Request("rule", None, (("switch", "cards"), ("value", "bot")))
        raise RuleError("marauders-own-cards", cures=(Request("other-event"), lets_the_bot))
    deck, named, waiting = drawable(pack, state), action.card, due(state)
    if not deck:
        raise RuleError("marauders-deck-empty")
    keys = tuple(card.key for card in deck)
    if named is not None and named not in keys:
        raise RuleError("marauders-card-gone", card=named)
    if not remaining(pack, state):
        referee.say(Reshuffled(len(deck), Reason("marauders.deck.reshuffled", "inferred")))
        state = replace(state, discard=())
    drawn = referee.draw(keys, "event-card", "event", named, cards=True)
    card = next(card for card in deck if card.key == drawn)
    referee.say(CardDrawn(card.key, card.title, card.text, len(deck) - 1, referee.by, pack.sample))
    return _counted(_resolved(pack, state, card, referee), waiting, referee)


def enter(pack: Pack, state: Sea, action: Enter, referee: Referee) -> Sea:
    """A captain card of the table's own deck is drawn; his zone needs no port, since ships enter at sea (R2.2)."""
    known, waiting = _namesake(state, action.card), due(state)
    state = _told(queue(state, own_card(pack, state, action.card), referee), waiting, referee)
    if known is not None:
        referee.say(known)
    return state


def read_off(pack: Pack, state: Sea, action: Icons, referee: Referee) -> Sea:
    """The icons of a card of the table's own deck, as somebody read them off, with its title where it was told."""
    if action.title:
        referee.say(OwnCard(action.title))
    return _told(activate(pack, state, action.icons, referee), due(state), referee)


def another(_pack: Pack, state: Sea, action: Another, referee: Referee) -> Sea:
    """A card of the table's own deck that moves no ship and brings none: what it says is done by hand (R1.4)."""
    referee.say(OtherEvent(action.title or None))
    return _counted(replace(state, carded=True), due(state), referee)


def _resolved(pack: Pack, state: Sea, card: EventCard, referee: Referee) -> Sea:
    state = activate(pack, state, card.icons, referee)
    if card.captain is not None:
        return queue(state, card.captain, referee)
    return replace(state, discard=tuple(sorted({*state.discard, card.key})))


def _told(state: Sea, waiting: tuple[ShipKey, ...], referee: Referee) -> Sea:
    """A card was told: at a table with its own deck it counts like any that is drawn, at others it may put something right."""
    return _counted(state, waiting, referee) if state.cards == "ours" else state


def _counted(state: Sea, waiting: tuple[ShipKey, ...], referee: Referee) -> Sea:
    """One card more came this round: a second is a remark only, since a card may make players draw others (R1.2, R1.7).

    `waiting` are the ships that were due at the round's end before it came: that end may have been forgotten.
    """
    if state.events:
        if waiting:
            referee.say(OutOfOrder("arrivals-waiting", ships=waiting))
        referee.say(OutOfOrder("second-event"))
    return replace(state, events=state.events + 1)


def _namesake(state: Sea, card: CaptainCard) -> OutOfOrder | None:
    """That a captain of this name is there already, in command of a ship or below, or due with it: each card is there once."""
    for ship in state.ships if card.name else ():
        for lying in (*ship.stack, *ship.queued):
            if names.fold(lying.name) == names.fold(card.name):
                commands = ship.zone is not None and lying == ship.captain
                return OutOfOrder("captain-there" if commands else "captain-waits", (), ship.key, lying)
    return None


def _unused(pack: Pack, state: Sea) -> tuple[EventCard, ...]:
    """The pack's cards that are neither out of the game nor an NPC ship's."""
    used = {*state.removed, *(card.key for ship in state.ships for card in (*ship.stack, *ship.queued))}
    return tuple(card for card in pack.cards if card.key not in used)
