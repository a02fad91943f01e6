"""From a pack to what its file says: read back, it is an equal pack."""

from __future__ import annotations

from collections.abc import Sequence

from rules.marauders.book import as_pack
from rules.marauders.pack import EventCard, Pack, ShipClass, Zone
from rules.marauders.reading_packs import SKILLS, TRACKS, load
from rules.marauders.state import CaptainCard

Raw = dict[str, object]


def raw(pack: Pack) -> Raw:
    """What a pack's file says, as `reading_packs.read_pack` takes it."""
    return {
        "key": pack.key,
        "title": pack.title,
        "sample": pack.sample,
        "assumed-scouting": pack.assumed_scouting,
        "zones": [_zone(zone) for zone in pack.zones],
        "classes": [_class(each) for each in pack.classes],
        "cards": [_card(card) for card in pack.cards],
    }


def of_book(text: str, title: str, book: Sequence[EventCard]) -> Raw:
    """What the file of a book says, so entitled, as a pack on the map of the pack with this file."""
    return raw(as_pack(load(text), title, book))


def _zone(zone: Zone) -> Raw:
    port = {} if zone.port is None else {"port": zone.port}
    return {"key": zone.key, "name": zone.name, **port, "exits": {way.letter: way.zone for way in zone.exits}}


def _class(each: ShipClass) -> Raw:
    return {"key": each.key, "name": each.name, **{track: getattr(each, track) for track in TRACKS}}


def _card(card: EventCard) -> Raw:
    icons = {"icons": [f"{icon.ship} {icon.letter}" for icon in card.icons]} if card.icons else {}
    captain = {} if card.captain is None else {"captain": _captain(card.captain)}
    text = {"text": card.text} if card.text else {}
    effect = {} if card.effect is None else {"effect": card.effect}
    extra = {"extra": card.extra} if card.extra else {}
    return {"key": card.key, "title": card.title, **icons, **text, **effect, **extra, **captain}


def _captain(card: CaptainCard) -> Raw:
    skills = {skill: number for skill in SKILLS if (number := getattr(card, skill)) is not None}
    assumed = {"assumed": True} if card.assumed else {}
    return {"ship": card.ship, "name": card.name, "zone": card.zone, **skills, **assumed}
