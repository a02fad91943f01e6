"""The event deck: what remains of it, cards of the table's own, and what a card's text does (R1.2-R1.4, R1.7, R19)."""

from __future__ import annotations

from msgspec.structs import replace

from rules import names
from rules.contract import Reason
from rules.marauders import war
from rules.marauders.actions import Another, Enter, Icons
from rules.marauders.card_events import OtherEvent, OwnCard, SecondCard
from rules.marauders.changes import own_card
from rules.marauders.entering import queue
from rules.marauders.events import OutOfOrder
from rules.marauders.keys import ShipKey
from rules.marauders.pack import Effect, EventCard, Pack
from rules.marauders.sailing import activate
from rules.marauders.state import CaptainCard, Sea
from rules.referee import Referee


def remaining(pack: Pack, state: Sea) -> tuple[EventCard, ...]:
    """The cards in the event deck: those that are not discarded, out of the game, or an NPC ship's."""
    return tuple(card for card in unused(pack, state) if card.key not in state.discard)


def drawable(pack: Pack, state: Sea) -> tuple[EventCard, ...]:
    """The cards that the next one is drawn from: the deck, or once it has run out the discarded ones, shuffled."""
    return remaining(pack, state) or unused(pack, state)


def has_come(state: Sea) -> bool:
    """Whether an event card came in this round, drawn by the bot or told."""
    return state.carded or state.events > 0


def due(state: Sea) -> tuple[ShipKey, ...]:
    """The ships that the round's end brings: a card of theirs lies on display, or a dead captain is to be succeeded."""
    return tuple(ship.key for ship in state.ships if ship.queued or (ship.killed and ship.stack))


def enter(pack: Pack, state: Sea, action: Enter, referee: Referee) -> Sea:
    """A captain card of the table's own deck is drawn; his zone needs no port, since ships enter at sea (R2.2)."""
    known, waiting, card = _namesake(state, action.card), due(state), own_card(pack, state, action.card)
    state = _told(queue(state, card, referee), waiting, referee)
    if known is not None:
        referee.say(known)
    if state.house.captain_icons == "second-card":
        referee.say(SecondCard(card.ship, second_card(card)))
    return state


def read_off(pack: Pack, state: Sea, action: Icons, referee: Referee) -> Sea:
    """The icons of a card of the table's own deck, as somebody read them off, with its title and its effect where told.

    Where a captain's card makes a second one be read off (V1), that one is no other card of the round.
    """
    waiting, house = due(state), order_of(state, both=action.effect is not None)
    second = state.house.captain_icons == "second-card" and any(ship.queued for ship in state.ships)
    if action.title:
        referee.say(OwnCard(action.title))
    if state.house.event_order == "text-first":
        state = activate(pack, by_text(state, action.effect, house, referee), action.icons, referee)
    else:
        state = by_text(activate(pack, state, action.icons, referee), action.effect, house, referee)
    return state if second else _told(state, waiting, referee)


def another(_pack: Pack, state: Sea, action: Another, referee: Referee) -> Sea:
    """A card of the table's own deck that moves no ship and brings none: what it says is done by hand (R1.4), but war and peace."""
    referee.say(OtherEvent(action.title or None, action.effect))
    waiting, state = due(state), by_text(state, action.effect, (), referee)
    return counted(replace(state, carded=True), waiting, referee)


def by_text(state: Sea, effect: Effect | None, house: war.House, referee: Referee) -> Sea:
    """What a card's text does to the NPCs, as far as that is war or peace; `house` are the house rules that counted for it."""
    match effect:
        case "war":
            return war.drawn(state, house, referee)
        case "peace":
            return war.ended(state, house, referee)
        case _:
            return state


def order_of(state: Sea, *, both: bool) -> war.House:
    """House rule S1 where it decides: of a card that has both icons and a text that does something."""
    return (("event-order", state.house.event_order),) if both else ()


def second_card(captain: CaptainCard) -> Reason:
    """Variant V1: with a captain's card come the icons of a second one."""
    used = (("captain-icons", "second-card"),)
    return Reason("marauders.deck.second-card", "house-rule", chosen=(captain.key,), house=used)


def _told(state: Sea, waiting: tuple[ShipKey, ...], referee: Referee) -> Sea:
    """A card was told: at a table with its own deck it counts like any that is drawn, at others it may put something right."""
    return counted(state, waiting, referee) if state.cards == "ours" else state


def counted(state: Sea, waiting: tuple[ShipKey, ...], referee: Referee) -> Sea:
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


def unused(pack: Pack, state: Sea) -> tuple[EventCard, ...]:
    """The pack's cards that are neither out of the game nor an NPC ship's."""
    used = {*state.removed, *(card.key for ship in state.ships for card in (*ship.stack, *ship.queued))}
    return tuple(card for card in pack.cards if card.key not in used)
