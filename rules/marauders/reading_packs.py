"""From a pack's file to a pack: every problem at once, each with its place, what is there and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import cast

from rules import names
from rules.contract import Value
from rules.marauders.pack import ROSE, EventCard, Exit, Icon, Pack, ShipClass, Zone
from rules.marauders.state import MOST_SKILL, NATIONS, SHIPS, CaptainCard, Nation, ShipKey
from rules.words import MOST_ICONS

MOST_PROBLEMS = 50
LONGEST = 60
"""The most characters of what is there that a problem quotes."""
NAME = 100
"""The most characters of a name or title."""
TEXT = 600
"""The most characters of what a card says."""
SKILLS = ("scouting", "seamanship", "leadership")
TRACKS = ("hull", "masts", "cargo", "crew", "cannons", "maneuverability")
_KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

Raw = Mapping[str, object]


class Problem(Value, frozen=True):
    """Something wrong in a pack: where (`cards[3].captain.scouting`, counted from 0), what is there, what was expected.

    `found` is empty when nothing is there; `expected` is a short machine word: `number 1-9`, `one-of dutch english`, `unique`.
    """

    place: str
    found: str
    expected: str


class PackError(Exception):
    """A pack that cannot be played with: all its problems, at most 50."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """`problems` in the order of the file, at least one."""
        super().__init__(problems)
        self.problems = problems


def load(text: str) -> Pack:
    """The pack that a TOML text describes; tomllib.TOMLDecodeError when it is no TOML, PackError when it is no pack."""
    return read_pack(tomllib.loads(text))


def read_pack(raw: Raw) -> Pack:
    """The pack that parsed TOML describes; PackError with every problem of its cards, and of how they fit together."""
    desk = _Desk()
    pack = _pack(desk, raw)
    places = {problem.place for problem in desk.problems}
    problems = (*desk.problems, *(problem for problem in _unfit(pack) if problem.place not in places))
    if problems:
        raise PackError(problems[:MOST_PROBLEMS])
    return pack


# ------------------------------------------------------------------------------------------------ card by card


class _Desk:
    """Takes values out of tables, and notes what is wrong with them."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def wrong(self, place: str, found: object, expected: str) -> None:
        """Notes a problem."""
        self.problems.append(Problem(place, _quoted(found), expected))

    def known(self, table: Raw, place: str, fields: tuple[str, ...]) -> None:
        """Notes each field that has no business here."""
        expected = f"one-of {' '.join(fields)}"
        for field in table:
            if field not in fields:
                self.wrong(_at(place, field), field, expected)

    def text(self, table: Raw, place: str, field: str, default: str | None = None, most: int = NAME) -> str:
        """A text in one line, without what cannot be seen."""
        found = table.get(field, default)
        text = names.tidy(found) if isinstance(found, str) else ""
        if not isinstance(found, str) or (default is None and not text):
            self.wrong(_at(place, field), found, "text")
        elif len(text) > most:
            self.wrong(_at(place, field), found, f"text-up-to {most}")
        return text

    def key(self, table: Raw, place: str, field: str = "key") -> str:
        """A kebab-case key."""
        found = table.get(field)
        if not isinstance(found, str) or len(found) > LONGEST or not _KEY.fullmatch(found):
            self.wrong(_at(place, field), found, "kebab-case")
            return ""
        return found

    def number(self, table: Raw, place: str, field: str, most: int, default: int | None = None) -> int:
        """A whole number from 1."""
        found = table.get(field, default)
        if not isinstance(found, int) or isinstance(found, bool) or not 1 <= found <= most:
            self.wrong(_at(place, field), found, f"number 1-{most}")
            return 1
        return found

    def flag(self, table: Raw, place: str, field: str, default: bool | None = None) -> bool:
        """True or false."""
        found = table.get(field, default)
        if not isinstance(found, bool):
            self.wrong(_at(place, field), found, "true-or-false")
        return bool(found)

    def choice(self, table: Raw, place: str, field: str, values: tuple[str, ...]) -> str:
        """One of some words."""
        found = table.get(field)
        if found not in values:
            self.wrong(_at(place, field), found, f"one-of {' '.join(values)}")
            return values[0]
        return str(found)

    def table(self, table: Raw, place: str, field: str) -> Raw | None:
        """A table of its own, None (and a problem) when it is none."""
        found = table.get(field)
        if not isinstance(found, dict):
            self.wrong(_at(place, field), found, "table")
            return None
        return cast("Raw", found)

    def tables(self, table: Raw, field: str) -> Iterator[tuple[Raw, str]]:
        """The tables of a list, each with its place."""
        found: object = table.get(field, [])
        if not isinstance(found, list):
            self.wrong(field, found, "list-of-tables")
            return
        for index, each in enumerate(cast("list[object]", found)):
            place = f"{field}[{index}]"
            if isinstance(each, dict):
                yield cast("Raw", each), place
            else:
                self.wrong(place, each, "table")


def _quoted(found: object) -> str:
    """What is there, in short: of a list or table only that it is one, of a monstrous number how it begins."""
    if isinstance(found, list | dict):
        return "[…]" if isinstance(found, list) else "{…}"
    if isinstance(found, int) and found.bit_length() > LONGEST:
        return f"{found:#x}"[:LONGEST]
    return "" if found is None else str(found)[:LONGEST]


def _at(place: str, field: str) -> str:
    return f"{place}.{field[:LONGEST]}" if place else field[:LONGEST]


def _pack(desk: _Desk, raw: Raw) -> Pack:
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


def _zone(desk: _Desk, table: Raw, place: str) -> Zone:
    desk.known(table, place, ("key", "name", "port", "exits"))
    exits = desk.table(table, place, "exits") or {}
    desk.known(exits, _at(place, "exits"), ROSE)
    port = desk.choice(table, place, "port", NATIONS) if "port" in table else None
    return Zone(
        key=desk.key(table, place),
        name=desk.text(table, place, "name"),
        port=cast("Nation | None", port),
        exits=tuple(Exit(letter, desk.key(exits, _at(place, "exits"), letter)) for letter in ROSE if letter in exits),
    )


def _class(desk: _Desk, table: Raw, place: str) -> ShipClass:
    desk.known(table, place, ("key", "name", *TRACKS))
    tracks = {track: desk.number(table, place, track, 9) for track in TRACKS}
    return ShipClass(key=desk.key(table, place), name=desk.text(table, place, "name"), **tracks)


def _card(desk: _Desk, table: Raw, place: str) -> EventCard:
    desk.known(table, place, ("key", "title", "icons", "captain", "text"))
    key = desk.key(table, place)
    captain = desk.table(table, place, "captain") if "captain" in table else None
    return EventCard(
        key=key,
        title=desk.text(table, place, "title"),
        icons=_icons(desk, table, place),
        captain=None if captain is None else _captain(desk, captain, _at(place, "captain"), key),
        text=desk.text(table, place, "text", default="", most=TEXT),
    )


def _captain(desk: _Desk, table: Raw, place: str, card: str) -> CaptainCard:
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


def _icons(desk: _Desk, table: Raw, place: str) -> tuple[Icon, ...]:
    """Three icons, each as `french N`, or none."""
    found = table.get("icons", [])
    listed = cast("list[object]", found) if isinstance(found, list) else [found]
    if len(listed) not in (0, MOST_ICONS):
        desk.wrong(_at(place, "icons"), len(listed), f"list-of {MOST_ICONS}")
    icons: list[Icon] = []
    for index, each in enumerate(listed[:MOST_ICONS]):
        ship, _, letter = (each if isinstance(each, str) else "").partition(" ")
        if ship in SHIPS and letter in ROSE:
            icons.append(Icon(ship, letter))
        else:
            desk.wrong(f"{_at(place, 'icons')}[{index}]", each, "ship-and-letter")
    return tuple(icons)


# ------------------------------------------------------------------------------------------------ how they fit together


def _unfit(pack: Pack) -> Iterator[Problem]:
    """What does not fit: keys that come twice, borders that are not the same from both sides, homes off the map."""
    yield from _doubled("zones", "key", [zone.key for zone in pack.zones])
    yield from _doubled("zones", "name", [names.fold(zone.name) for zone in pack.zones])
    yield from _doubled("classes", "key", [each.key for each in pack.classes])
    yield from _doubled("cards", "key", [card.key for card in pack.cards])
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


def _doubled(field: str, part: str, keys: list[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, key in enumerate(keys):
        if key and key in seen:
            yield Problem(f"{field}[{index}].{part}", key, "unique")
        seen.add(key)


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
