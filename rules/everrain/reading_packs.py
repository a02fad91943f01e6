"""From a pack's file to a pack: every problem at once, each with its place, what is there and what was expected."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, cast

from rules import names
from rules.everrain.pack import (
    FACES,
    FATE,
    KINDS,
    ZONES,
    Ability,
    ElderCard,
    EnemyCard,
    Face,
    Hex,
    Kind,
    Pack,
    ShipBoard,
    ShipCard,
)
from rules.packs import Desk, Problem, Raw, at, crowded, doubled

MOST_HEALTH = 40
MOST_DICE = 10
MOST_SPOILS = 9
MOST_MINIATURES = 20
LONGEST_NAME = 60
"""The most letters of a card's name."""
MOST_CARDS = 300
"""The most Enemy Cards in all, enemy ships, and Elder Ones."""
MOST_RANGE = 12
MOST_TEXT = 200
"""The most characters of what an ability, an awakening or an objective says."""
MOST_PATTERN = 60
SIDES = 6
"""The faces of an Enemy die, and the hexes of a map tile."""
MOST_SPACE = 30
_NUMBERED = re.compile(r".*-[0-9]+|[0-9]+")
_PARTS = (
    "key",
    "title",
    "sample",
    "thresholds",
    "ends",
    "storms",
    "spoils",
    "die",
    "tile",
    "ship-miniatures",
    "board",
)


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
    desk.known(raw, "", (*_PARTS, "enemies", "ships", "elders"))
    return Pack(
        key=desk.key(raw, ""),
        title=desk.text(raw, "", "title"),
        sample=desk.flag(raw, "", "sample"),
        enemies=tuple(_enemy(desk, table, place) for table, place in desk.tables(raw, "enemies")),
        ships=tuple(_ship(desk, table, place) for table, place in desk.tables(raw, "ships")),
        elders=tuple(_elder(desk, table, place) for table, place in desk.tables(raw, "elders")),
        board=_board(desk, raw),
        die=_faces(desk, raw, "", "die", least=SIDES),
        spoils=_spoils(desk, raw),
        tile=_hexes(desk, raw, "", "tile"),
        ship_miniatures=desk.number(raw, "", "ship-miniatures", MOST_MINIATURES),
        thresholds=_three(desk, raw, "thresholds"),
        ends=_three(desk, raw, "ends"),
        storms=_three(desk, raw, "storms"),
    )


_ENEMY = ("key", "name", "act", "health", "dice", "spoils", "miniatures", "cards", "abilities")
_SHIP = ("key", "name", "health", "dice", "range", "pattern", "destination")
_ELDER = ("key", "name", "health", "dice", "pattern", "awakening", "whilst", "objective", "destination")


def _enemy(desk: Desk, table: Raw, place: str) -> EnemyCard:
    desk.known(table, place, _ENEMY)
    field = at(place, "abilities")
    abilities = desk.tables({field: table.get("abilities", [])}, field)
    return EnemyCard(
        **_named(desk, table, place),
        act=desk.number(table, place, "act", 3),
        spoils=desk.number(table, place, "spoils", MOST_SPOILS, least=0),
        miniatures=desk.number(table, place, "miniatures", MOST_MINIATURES),
        cards=desk.number(table, place, "cards", MOST_MINIATURES, default=1),
        abilities=tuple(_ability(desk, each, where) for each, where in abilities),
    )


def _named(desk: Desk, table: Raw, place: str) -> dict[str, Any]:
    """What stands on every card: its name, health and dice value."""
    return {
        "key": desk.key(table, place),
        "name": desk.text(table, place, "name", most=LONGEST_NAME),
        "health": desk.number(table, place, "health", MOST_HEALTH),
        "dice": desk.number(table, place, "dice", MOST_DICE),
    }


def _ability(desk: Desk, table: Raw, place: str) -> Ability:
    desk.known(table, place, ("faces", "text"))
    return Ability(_faces(desk, table, place, "faces"), desk.text(table, place, "text", most=MOST_TEXT))


def _ship(desk: Desk, table: Raw, place: str) -> ShipCard:
    desk.known(table, place, _SHIP)
    return ShipCard(
        **_named(desk, table, place),
        range_=desk.number(table, place, "range", MOST_RANGE),
        pattern=_pattern(desk, table, place),
        destination=_destination(desk, table, place),
    )


def _elder(desk: Desk, table: Raw, place: str) -> ElderCard:
    desk.known(table, place, _ELDER)
    return ElderCard(
        **_named(desk, table, place),
        pattern=_pattern(desk, table, place),
        awakening=desk.text(table, place, "awakening", most=MOST_TEXT),
        whilst=desk.text(table, place, "whilst", default="", most=MOST_TEXT),
        objective=desk.text(table, place, "objective", most=MOST_TEXT),
        destination=_destination(desk, table, place),
    )


def _destination(desk: Desk, table: Raw, place: str) -> Kind | Any:
    return desk.choice(table, place, "destination", KINDS) if "destination" in table else ""


def _pattern(desk: Desk, table: Raw, place: str) -> tuple[Hex, ...]:
    """The hexes of a fire pattern: not the ship's own, and no two the same; one that is left out is not known."""
    if "pattern" not in table:
        return ()
    found = _hexes(desk, table, place, "pattern")
    if (0, 0) in found or len(found) > MOST_PATTERN:
        desk.wrong(at(place, "pattern"), table.get("pattern"), f"fire-pattern {MOST_PATTERN}")
    return found


def _board(desk: Desk, raw: Raw) -> ShipBoard:
    """The nodes of the Ship Board: each of the ten zones has one, a black one has nothing else."""
    table = desk.table(raw, "", "board") or {}
    desk.known(table, "board", ("black", "navigation", "artillery"))
    black, navigation, artillery = (_zones(desk, table, field) for field in ("black", "navigation", "artillery"))
    if set(black) & {*navigation, *artillery}:
        desk.wrong("board.black", table.get("black"), "other-zones")
    return ShipBoard(black=black, navigation=navigation, artillery=artillery)


def _zones(desk: Desk, table: Raw, field: str) -> tuple[int, ...]:
    zones = _numbers(table.get(field))
    if zones is None or len(set(zones)) < len(zones) or not set(zones) <= set(ZONES):
        desk.wrong(at("board", field), table.get(field), "zones")
        return ()
    return zones


def _three(desk: Desk, raw: Raw, field: str) -> tuple[int, int, int]:
    """Three numbers that rise."""
    found = _numbers(raw.get(field)) or ()
    if len(found) != 3 or not 1 <= found[0] < found[1] < found[2] <= MOST_SPACE:
        desk.wrong(field, raw.get(field), f"rising 1-{MOST_SPACE}")
        return (1, 2, 3)
    return (found[0], found[1], found[2])


def _spoils(desk: Desk, raw: Raw) -> tuple[str, ...]:
    """What each face of the Fate die brings."""
    listed = _list(raw.get("spoils"))
    if listed is None or len(listed) != len(FATE):
        desk.wrong("spoils", raw.get("spoils"), f"texts {len(FATE)}")
        return ()
    return tuple(desk.text({f"spoils[{index}]": each}, "", f"spoils[{index}]") for index, each in enumerate(listed))


def _faces(desk: Desk, table: Raw, place: str, field: str, least: int = 1) -> tuple[Face, ...]:
    """Faces of an Enemy die: at least so many, at most six."""
    listed = _list(table.get(field)) or []
    if not least <= len(listed) <= SIDES or not all(each in FACES for each in listed):
        desk.wrong(at(place, field), table.get(field), f"faces {least}-{SIDES}")
        return ()
    return cast("tuple[Face, ...]", tuple(listed))


def _hexes(desk: Desk, table: Raw, place: str, field: str) -> tuple[Hex, ...]:
    """Hexes as `[q, r]`, at least one, no two the same."""
    pairs = [_numbers(each) for each in _list(table.get(field)) or []]
    hexes = tuple((pair[0], pair[1]) for pair in pairs if pair is not None and len(pair) == 2)
    far = any(max(abs(q), abs(r)) > MOST_RANGE for q, r in hexes)
    if not hexes or far or len(set(hexes)) < len(pairs):
        desk.wrong(at(place, field), table.get(field), f"hexes {MOST_RANGE}")
        return ()
    return hexes


def _list(found: object) -> list[object] | None:
    return cast("list[object]", found) if isinstance(found, list) else None


def _numbers(found: object) -> tuple[int, ...] | None:
    """The whole numbers of a list, None when it is none, or has something else."""
    listed = _list(found)
    if listed is None:
        return None
    numbers = tuple(each for each in listed if isinstance(each, int) and not isinstance(each, bool))
    return numbers if len(numbers) == len(listed) else None


# ------------------------------------------------------------------------------------------------ how they fit together


def _unfit(pack: Pack) -> Iterator[Problem]:
    """What does not fit: keys that come twice or end in a number as handles do, hexes of a tile that are not six."""
    yield from crowded("enemies", sum(each.cards for each in pack.enemies), MOST_CARDS)
    yield from crowded("ships", len(pack.ships), MOST_CARDS)
    yield from crowded("elders", len(pack.elders), MOST_CARDS)
    for field, named in (("enemies", pack.enemies), ("ships", pack.ships), ("elders", pack.elders)):
        yield from doubled(field, "key", [each.key for each in named])
        yield from doubled(field, "name", [each.name for each in named], names.fold)
    ships = {each.key for each in pack.ships}
    for field, cards in (("ships", pack.ships), ("elders", pack.elders)):
        for index, card in enumerate(cards):
            if _NUMBERED.fullmatch(card.key):
                yield Problem(f"{field}[{index}].key", card.key, "unnumbered")
            if field == "elders" and card.key in ships:
                yield Problem(f"{field}[{index}].key", card.key, "unique")
    if len(pack.tile) != SIDES or (0, 0) not in pack.tile[:1]:
        yield Problem("tile", str(len(pack.tile)), f"tile {SIDES}")
    if not pack.board.black:
        yield Problem("board.black", "", "zones")


_FACTS = ("thresholds", "ends", "storms")


def unlike(pack: Pack, base: Pack) -> tuple[str, ...]:
    """The facts of the game that are other in a pack than in this one, by their names in the file."""
    return tuple(fact for fact in _FACTS if getattr(pack, fact) != getattr(base, fact))
