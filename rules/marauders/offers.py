"""What may be typed into an option, best first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules import names
from rules.contract import Offer, Seat
from rules.marauders.called import card_names
from rules.marauders.deck import drawable
from rules.marauders.pack import Pack, Zone
from rules.marauders.state import Sea
from rules.marauders.switches import SWITCHES
from rules.switches import spoken


def offers(pack: Pack, state: Sea, slot: str, given: Mapping[str, str], seat: Seat | None) -> Iterable[Offer]:
    """The values that an option (`verb.option`) takes now; none for an option that takes free text."""
    verb, _, option = slot.partition(".")
    if option == "zone":
        return tuple(Offer(zone.key, zone.name) for zone in _zones(pack, state, verb, given, seat))
    if option == "class":
        return tuple(Offer(each.key, each.name) for each in pack.classes)
    match slot:
        case "event.card":
            return tuple(Offer(card.key, card_names(card)[0]) for card in drawable(pack, state))
        case "rule.switch":
            return tuple(Offer(switch.key, switch.key) for switch in SWITCHES)
        case "rule.value":
            return tuple(Offer(value, value) for value in _values(given.get("switch", "")))
        case _:
            return ()


def _zones(pack: Pack, state: Sea, verb: str, given: Mapping[str, str], seat: Seat | None) -> tuple[Zone, ...]:
    match verb:
        case "sail" | "odds":
            return _neighbours_first(pack, state, seat)
        case "captain" | "lost" | "port":
            return _ports(pack, given.get("nation"))
        case _:
            return pack.zones


def _neighbours_first(pack: Pack, state: Sea, seat: Seat | None) -> tuple[Zone, ...]:
    captain = state.captain(seat) if seat is not None else None
    if captain is None:
        return pack.zones
    near = tuple(pack.zone(key) for key in pack.zone(captain.zone).neighbours)
    return (*near, *(zone for zone in pack.zones if zone not in near))


def _ports(pack: Pack, nation: str | None) -> tuple[Zone, ...]:
    ports = (zone for zone in pack.zones if zone.port is not None)
    return tuple(sorted(ports, key=lambda zone: zone.port != nation))


def _values(switch: str) -> tuple[str, ...]:
    key = names.match(switch, spoken(SWITCHES))
    return next((each.values for each in SWITCHES if each.key == key), ())
