"""From a pack's file to a pack: every problem at once, each with its place, what is there and what was expected."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import cast

from rules import names
from rules.marauders.keys import NATIONS, SHIPS, Nation, ShipKey
from rules.marauders.pack import EFFECTS, MOST_EXTRA, ROSE, Effect, EventCard, Exit, Icon, Pack, ShipClass, Zone
from rules.marauders.state import MOST_SKILL, CaptainCard
from rules.packs import Desk, Problem, Raw, at, doubled
from rules.words import MOST_ICONS

TEXT = 600
"""The most characters of what a card says."""
SKILLS = ("scouting", "seamanship", "leadership")
TRACKS = ("hull", "masts", "cargo", "crew", "cannons", "maneuverability")


def load(text: str) -> Pack:
    """The pack that a TOML text describes; tomllib.TOMLDecodeError when it is no TOML, PackError when it is no pack."""
    return read_pack(tomllib.loads(text))


def read_pack(raw: Raw) -> Pack:
    """The pack that parsed TOML describes; PackError with every problem of its cards, and of how they fit together."""
    desk = Desk()
    pack = _pack(desk, raw)
    desk.settle(_unfit(pack))
    return pack


# ------------------------------------------------------------------------------------------------ card by card


def _pack(desk: Desk, raw: Raw) -> Pack:
    desk.known(raw, "", ("key", "title", "sample", "assumed-scouting", "zones", "classes", "cards"))
    return Pack(
        key=desk.key(raw, ""),
        title=desk.text(raw, "", "title"),
        sample=desk.flag(raw, "", "sample"),
        assumed_scouting=desk.number(raw, "", "assumed-scouting", MOST_SKILL, default=2),
        zones=tuple(_zone(desk, table, place) for table, place in desk.tables(raw, "zones")),
        classes=tuple(_class(desk, table, place) for table, place in desk.tables(raw, "classes")),
        cards=tuple(_card(desk, table, place) for table, place in desk.tables(raw, "cards")),
    )


def _zone(desk: Desk, table: Raw, place: str) -> Zone:
    desk.known(table, place, ("key", "name", "port", "exits"))
    exits = desk.table(table, place, "exits") or {}
    desk.known(exits, at(place, "exits"), ROSE)
    port = desk.choice(table, place, "port", NATIONS) if "port" in table else None
    return Zone(
        key=desk.key(table, place),
        name=desk.text(table, place, "name"),
        port=cast("Nation | None", port),
        exits=tuple(Exit(letter, desk.key(exits, at(place, "exits"), letter)) for letter in ROSE if letter in exits),
    )


def _class(desk: Desk, table: Raw, place: str) -> ShipClass:
    desk.known(table, place, ("key", "name", *TRACKS))
    tracks = {track: desk.number(table, place, track, 9) for track in TRACKS}
    return ShipClass(key=desk.key(table, place), name=desk.text(table, place, "name"), **tracks)


def _card(desk: Desk, table: Raw, place: str) -> EventCard:
    desk.known(table, place, ("key", "title", "icons", "captain", "text", "effect", "extra"))
    key = desk.key(table, place)
    captain = desk.table(table, place, "captain") if "captain" in table else None
    return EventCard(
        key=key,
        title=desk.text(table, place, "title"),
        icons=_icons(desk, table, place),
        captain=None if captain is None else _captain(desk, captain, at(place, "captain"), key),
        text=desk.text(table, place, "text", default="", most=TEXT),
        effect=cast("Effect | None", desk.choice(table, place, "effect", EFFECTS) if "effect" in table else None),
        extra=_extra(desk, table, place),
    )


def _extra(desk: Desk, table: Raw, place: str) -> int:
    """How many cards more a card makes draw: said of those that do, and of no other."""
    if table.get("effect") == "draw-more":
        return desk.number(table, place, "extra", MOST_EXTRA)
    if "extra" in table:
        desk.wrong(at(place, "extra"), table["extra"], "only-beside-draw-more")
    return 0


def _captain(desk: Desk, table: Raw, place: str, card: str) -> CaptainCard:
    desk.known(table, place, ("ship", "name", "zone", *SKILLS, "assumed"))
    return CaptainCard(
        key=card,
        ship=cast("ShipKey", desk.choice(table, place, "ship", SHIPS)),
        zone=desk.key(table, place, "zone"),
        name=desk.text(table, place, "name"),
        scouting=desk.number(table, place, "scouting", MOST_SKILL),
        seamanship=desk.number(table, place, "seamanship", MOST_SKILL) if "seamanship" in table else None,
        leadership=desk.number(table, place, "leadership", MOST_SKILL) if "leadership" in table else None,
        assumed=desk.flag(table, place, "assumed", default=False),
    )


def _icons(desk: Desk, table: Raw, place: str) -> tuple[Icon, ...]:
    """Three icons, each as `french N`, or none."""
    found = table.get("icons", [])
    listed = cast("list[object]", found) if isinstance(found, list) else [found]
    if len(listed) not in (0, MOST_ICONS):
        desk.wrong(at(place, "icons"), len(listed), f"list-of {MOST_ICONS}")
    icons: list[Icon] = []
    for index, each in enumerate(listed[:MOST_ICONS]):
        ship, _, letter = (each if isinstance(each, str) else "").partition(" ")
        if ship in SHIPS and letter in ROSE:
            icons.append(Icon(ship, letter))
        else:
            desk.wrong(f"{at(place, 'icons')}[{index}]", each, "ship-and-letter")
    return tuple(icons)


# ------------------------------------------------------------------------------------------------ how they fit together


def _unfit(pack: Pack) -> Iterator[Problem]:
    """What does not fit: keys that come twice, borders that are not the same from both sides, homes off the map."""
    yield from doubled("zones", "key", [zone.key for zone in pack.zones])
    yield from doubled("zones", "name", [names.fold(zone.name) for zone in pack.zones])
    yield from doubled("classes", "key", [each.key for each in pack.classes])
    yield from doubled("cards", "key", [card.key for card in pack.cards])
    if not pack.zones:
        yield Problem("zones", "", "list-of-tables")
    zones = {zone.key: zone for zone in pack.zones}
    for index, zone in enumerate(pack.zones):
        if not zone.exits:
            yield Problem(f"zones[{index}].exits", "", "border")
        for way in zone.exits:
            yield from _border(zones, f"zones[{index}].exits.{way.letter}", zone, way)
    for index, card in enumerate(pack.cards):
        home = card.captain.zone if card.captain else ""
        if home and home not in zones:
            yield Problem(f"cards[{index}].captain.zone", home, "zone-of-the-map")


def _border(zones: Mapping[str, Zone], place: str, zone: Zone, way: Exit) -> Iterator[Problem]:
    """A border leads to another zone of the map, and from there back by the opposite letter."""
    if not way.zone:
        return
    if way.zone not in zones or way.zone == zone.key:
        yield Problem(place, way.zone, "another-zone")
        return
    back = ROSE[(ROSE.index(way.letter) + len(ROSE) // 2) % len(ROSE)]
    if zones[way.zone].beyond(back) != zone.key:
        yield Problem(place, way.zone, f"border-back {back} {zone.key}")


def unlike(pack: Pack, base: Pack) -> tuple[str, ...]:
    """The names of zones and ship classes that are other in a pack than in this one: too many, missing, renamed, another's port."""
    return _other(pack, base) + _other_classes(pack, base)


def _other(pack: Pack, base: Pack) -> tuple[str, ...]:
    """Letters of borders are not compared: they are read off a group's own board."""
    ours = {zone.key: (zone.name, zone.port) for zone in base.zones}
    theirs = {zone.key: (zone.name, zone.port) for zone in pack.zones}
    return tuple(
        theirs.get(key, ours.get(key, (key, None)))[0]
        for key in sorted({*ours, *theirs})
        if ours.get(key) != theirs.get(key)
    )


def _other_classes(pack: Pack, base: Pack) -> tuple[str, ...]:
    ours, theirs = ({each.key: each.name for each in of.classes} for of in (base, pack))
    return tuple(
        theirs.get(key, ours.get(key, key)) for key in sorted({*ours, *theirs}) if ours.get(key) != theirs.get(key)
    )
