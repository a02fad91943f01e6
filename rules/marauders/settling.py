"""What follows from a corrected sheet by itself: zones by their names, the order of captains, cards and nations at war."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from rules import names
from rules.marauders.keys import Nation
from rules.marauders.pack import Pack
from rules.marauders.state import Captain, CaptainCard, Sea, Ship


def settled(pack: Pack, state: Sea) -> Sea:
    """The state with all of that put right, so that whoever corrects a sheet need not know of it."""
    seats = tuple(dict.fromkeys((*state.seats, *(captain.seat for captain in state.captains))))
    return replace(
        state,
        seats=seats,
        captains=tuple(
            sorted((_captain(pack, each) for each in state.captains), key=lambda each: seats.index(each.seat))
        ),
        ships=tuple(_ship(pack, each) for each in state.ships),
        discard=tuple(sorted(state.discard)),
        removed=tuple(sorted(state.removed)),
        battle=state.battle and replace(state.battle, zone=_zone(pack, state.battle.zone)),
        war=tuple(dict.fromkeys(cast("tuple[Nation, Nation]", tuple(sorted(pair))) for pair in state.war)),
    )


def _captain(pack: Pack, captain: Captain) -> Captain:
    classes = ((each.key, each.name) for each in pack.classes)
    ship_class = names.match(captain.ship_class, classes) or captain.ship_class
    return replace(captain, zone=_zone(pack, captain.zone), ship_class=ship_class)


def _ship(pack: Pack, ship: Ship) -> Ship:
    """A ship whose captain stands on the board lives."""
    zone = None if ship.zone is None else _zone(pack, ship.zone)
    stack, queued = (tuple(_card(pack, each) for each in cards) for cards in (ship.stack, ship.queued))
    return replace(ship, zone=zone, stack=stack, queued=queued, killed=ship.killed and zone is None)


def _card(pack: Pack, card: CaptainCard) -> CaptainCard:
    return replace(card, zone=_zone(pack, card.zone))


def _zone(pack: Pack, text: str) -> str:
    """The key of the zone that is meant; the text where none is."""
    return names.match(text, ((zone.key, zone.name) for zone in pack.zones)) or text
