"""What things are called when they are typed: zones, ships, nations, event cards and house rules."""

from __future__ import annotations

from collections.abc import Collection

from rules import names
from rules.contract import RuleError
from rules.marauders.keys import NATIONS, PIRATES, SHIPS
from rules.marauders.pack import EventCard, Pack

SHIP_NAMES: tuple[names.Pair, ...] = (
    *((ship, ship) for ship in SHIPS),
    *((nation, f"{nation} {kind}") for nation in NATIONS for kind in ("ship", "navy", "naval ship")),
    *((nation, nation[:size]) for nation in NATIONS for size in (1, 3)),
    *((pirate, f"{kind} {pirate}") for pirate in PIRATES for kind in ("pirate", "black")),
    *((pirate, pirate[:size]) for pirate in PIRATES for size in (2, 3)),
)
"""All that a ship may be called: its key, its full names, its short ones (d e f s for the nations, sl and fr)."""


def zone(pack: Pack, text: str) -> str:
    """The zone that a text names; RuleError unknown-zone with the nearest."""
    return names.find(text, ((each.key, each.name) for each in pack.zones), "unknown-zone", "zones")


def ship(text: str) -> str:
    """The ship that a text names; RuleError unknown-ship with the nearest."""
    return names.find(text, SHIP_NAMES, "unknown-ship", "ships")


def nation(text: str) -> str:
    """The nation that a text names; RuleError unknown-nation."""
    return names.find(text, ((each, each) for each in NATIONS), "unknown-nation")


def ship_class(pack: Pack, text: str) -> str:
    """The ship class that a text names; RuleErrors unknown-ship-class with the nearest, marauders-ship-no-class for an NPC ship."""
    pairs = [(each.key, name) for each in pack.classes for name in (each.name, each.key)]
    enemy = None if names.match(text, pairs) else names.match(text, SHIP_NAMES)
    if enemy is not None:
        raise RuleError("marauders-ship-no-class", ship=enemy, classes=tuple(each.key for each in pack.classes))
    return names.find(text, pairs, "unknown-ship-class", "classes")


def card(pack: Pack, deck: Collection[EventCard], text: str) -> str:
    """The event card that a text names, by its title or its captain; of several the only one left in the deck.

    RuleError several-cards when several are left, unknown-card with the nearest when none is called so.
    """
    pairs = [(each.key, name) for each in pack.cards for name in card_names(each)]
    found = names.meant(text, pairs)
    if len(found) < 2:
        return names.find(text, pairs, "unknown-card", "cards")
    left = tuple(each.key for each in deck if each.key in found)
    if len(left) > 1:
        raise RuleError("several-cards", text=text[: names.LONGEST], cards=tuple(sorted(left)))
    return left[0] if left else found[0]


def card_names(each: EventCard) -> tuple[str, ...]:
    """All that an event card may be called, the fullest first.

    >>> card_names(EventCard(key="calm", title="Dead calm"))
    ('Dead calm',)
    """
    if each.captain is None or each.captain.name in {"", each.title}:
        return (each.title,)
    return f"{each.title}: {each.captain.name}", each.title, each.captain.name
