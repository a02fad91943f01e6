"""The case file of The Everrain as values: its invented box, and the table that a case begins with."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.everrain.pack import FACES, Ability, ElderCard, EnemyCard, Hex, Kind, Pack, ShipBoard, ShipCard
from rules.everrain.state import Due, Enemy, Phase, Ship, Spot, Storm, Vessel, Voyage

CASES = Path(__file__).parents[2] / "cases" / "everrain.toml"


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """A draw that must be open: whose key begins so, and all that may come."""

    draw: str
    among: list[str]


class Case(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """A case as the file gives it; the file's head says what each part means."""

    id: str
    says: str
    source: str
    do: list[str] = []
    covers: list[str] = []
    house: dict[str, str] = {}
    box: dict[str, int] = {}
    ships: list[str] = msgspec.field(default_factory=lambda: ["crew:1,8"])
    enemies: list[str] = []
    vessels: list[str] = []
    chart: dict[str, str] = {}
    storms: list[str] = []
    table: dict[str, Any] = {}
    given: list[str] = []
    deck: list[str] = []
    fleet: list[str] = []
    elder: list[str] = []
    dice: list[str] = []
    fate: str = ""
    lot: list[str] = []
    answers: dict[str, str] = {}
    asked: list[str] = []
    then: list[str] | None = None
    chance: Chance | None = None
    after: dict[str, Any] = {}
    refused: dict[str, str | int | list[str]] | None = None


class Book(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """The whole file."""

    sentences: dict[str, str]
    at_the_table: dict[str, str]
    board: dict[str, list[int]]
    tracks: dict[str, Any]
    enemies: dict[str, str]
    fleet: dict[str, str]
    elders: dict[str, str]
    case: list[Case]


BOOK = msgspec.convert(tomllib.loads(CASES.read_text(encoding="utf-8")), Book)

# ------------------------------------------------------------------------------------------------ the invented box

_ENEMY = re.compile(
    r"(?P<name>[^:]+): (?P<act>I+), health (?P<health>\d+), dice (?P<dice>\d+), spoils (?P<spoils>\d+), "
    r"miniatures (?P<minis>\d+), cards (?P<cards>\d+)(?:, on (?P<faces>[MDO]+): (?P<text>.+))?"
)
_SHIP = re.compile(
    r"(?P<name>[^:]+): health (?P<health>\d+), dice (?P<dice>\d+)(?:, range (?P<range>\d+))?, fires at (?P<at>[-\d, ]+?)"
    r"(?:, seeks (?P<to>\w+))?(?:, then: (?P<text>.+))?"
)
_FACE = {face[0].upper(): face for face in FACES}


def faces(text: str) -> tuple[Any, ...]:
    """Faces of Enemy dice by their first letters: `MDO`."""
    return tuple(_FACE[letter] for letter in text)


def hex_(text: str) -> Hex:
    """A hex from `q,r`."""
    q, r = text.split(",")
    return int(q), int(r)


def enemy_card(key: str, text: str, cards: int | None = None) -> EnemyCard:
    """An On Deck enemy from its short form, with another number of cards for a case."""
    found = _ENEMY.fullmatch(text)
    assert found, text
    abilities = (Ability(faces(found["faces"]), found["text"]),) if found["faces"] else ()
    return EnemyCard(
        key=key,
        name=found["name"],
        act=len(found["act"]),
        health=int(found["health"]),
        dice=int(found["dice"]),
        spoils=int(found["spoils"]),
        miniatures=int(found["minis"]),
        cards=int(found["cards"]) if cards is None else cards,
        abilities=abilities,
    )


def _pattern(text: str) -> tuple[Hex, ...]:
    return tuple(map(hex_, text.split()))


def ship_card(key: str, text: str) -> ShipCard:
    """An enemy ship from its short form."""
    found = _SHIP.fullmatch(text)
    assert found, text
    return ShipCard(
        key=key,
        name=found["name"],
        health=int(found["health"]),
        dice=int(found["dice"]),
        range_=int(found["range"]),
        pattern=_pattern(found["at"]),
        destination=_kind(found["to"]),
    )


def _kind(text: str | None) -> Any:
    return text or ""


def elder_card(key: str, text: str) -> ElderCard:
    """An Elder One from its short form."""
    found = _SHIP.fullmatch(text)
    assert found, text
    return ElderCard(
        key=key,
        name=found["name"],
        health=int(found["health"]),
        dice=int(found["dice"]),
        pattern=_pattern(found["at"]),
        awakening=found["text"] or "",
        objective="as printed",
        destination=_kind(found["to"]),
    )


def box(changed: dict[str, int] | None = None) -> Pack:
    """The box of the cases; `changed` are other numbers of a card, or of `ship-miniatures`, for one case."""
    other = changed or {}
    return Pack(
        key="everrain",
        title="An invented box",
        sample=False,
        enemies=tuple(enemy_card(key, text, other.get(key)) for key, text in BOOK.enemies.items()),
        ships=tuple(ship_card(key, text) for key, text in BOOK.fleet.items()),
        elders=tuple(elder_card(key, text) for key, text in BOOK.elders.items()),
        board=ShipBoard(**{kind: tuple(zones) for kind, zones in BOOK.board.items()}),
        die=faces("MMDDOO"),
        spoils=(
            "1 Clue", "2 Clues", "Commodity", "Commodity", "Trinket", "Relic", "Artillery Schematic", "Improvement Schematic",
            "5 coins", "10 coins",
        ),
        **{name: tuple(spaces) for name, spaces in BOOK.tracks.items()},
        tile=((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, -1)),
        ship_miniatures=other.get("ship-miniatures", 2),
    )  # fmt: skip


# ------------------------------------------------------------------------------------------------ the table of a case


def set_up(case: Case, pack: Pack, start: Voyage) -> Voyage:
    """The table just opened with what the case puts there."""
    ships = tuple(_ship(f"s{number}", "ABCD"[number - 1], text) for number, text in enumerate(case.ships, 1))
    enemies = tuple(_enemy(pack, ships, text) for text in case.enemies)
    came = Counter(each.seat for each in enemies)
    vessels = tuple(_vessel(pack, text) for text in case.vessels)
    known = tuple(sorted(_spot(where, text) for where, text in case.chart.items()))
    return replace(
        start,
        seats=tuple(each.seat for each in ships),
        ships=tuple(replace(each, spawned=came[each.seat]) for each in ships),
        enemies=enemies,
        vessels=vessels,
        launched=tuple(each.key for each in vessels if not each.elder),
        chart=tuple(Spot(at, kind, closed) for at, kind, closed in known),
        storms=tuple(map(_storm, case.storms)),
        **{"first": "s1" if ships else None, **{name: _field(name, told) for name, told in case.table.items()}},
    )


def _field(name: str, told: Any) -> Any:
    """A field of the state as a case gives it: `phase = "ships"`, `due = ["2 enemy"]`."""
    if name == "phase":
        return Phase(step=told)
    if name == "due":
        return tuple(_due(*each.split()) for each in told)
    return tuple(told) if name in {"discard", "done", "launched"} else told


def _due(act: str, by: Any) -> Due:
    return Due(int(act), by)


def _options(text: str) -> dict[str, str]:
    return dict(part.split(":", 1) for part in text.split() if ":" in part)


def _zones(text: str) -> tuple[int, ...] | None:
    return None if text == "untold" else tuple(int(zone) for zone in text.split(",") if zone != "none")


def _ship(seat: str, letter: str, text: str) -> Ship:
    told = _options(text)
    facing: Any = told.get("facing")
    return Ship(
        seat=seat,
        letter=letter,
        hex=hex_(told["hex"]) if "hex" in told else None,
        facing=facing,
        crew=_zones(told.get("crew", "1,8")),
        broken=_zones(told.get("broken", "none")) or (),
    )


def _enemy(pack: Pack, ships: tuple[Ship, ...], text: str) -> Enemy:
    """An enemy in play from `A1 rat on:4 wounds:2`; the zone may be left out."""
    handle, key, *_ = text.split()
    told, card = _options(text), pack.enemy(key)
    return Enemy(
        handle=handle,
        seat=next(ship.seat for ship in ships if ship.letter == handle[0]),
        act=card.act,
        card=key,
        name=card.name,
        health=card.health,
        dice=card.dice,
        spoils=card.spoils,
        zone=int(told["on"]) if "on" in told else None,
        wounds=int(told.get("wounds", "0")),
        aboard=told.get("aboard", ""),
        since=int(told.get("since", "0")),
    )


def _vessel(pack: Pack, text: str) -> Vessel:
    """An enemy ship or Elder One in play from `the-maw hex:0,0 facing:E goal:3,0 wounds:1`; `dice:5` in place of its card's."""
    key, told = text.split(maxsplit=1)[0], _options(text)
    facing: Any = told.get("facing")
    card = pack.ship(key) or pack.elder(key)
    assert card, text
    return Vessel(
        key=key,
        card=key,
        name=card.name,
        health=card.health,
        dice=int(told.get("dice", card.dice)),
        range_=card.range_ if isinstance(card, ShipCard) else None,
        pattern=card.pattern,
        heading=card.destination,
        hex=hex_(told["hex"]) if "hex" in told else None,
        facing=facing,
        goal=hex_(told["goal"]) if "goal" in told else None,
        wounds=int(told.get("wounds", "0")),
        since=int(told.get("since", "0")),
        elder=isinstance(card, ElderCard),
        weak=int(told.get("weak", "0")),
    )


def _spot(where: str, text: str) -> tuple[Hex, Kind, bool]:
    kind: Any = text.removeprefix("closed ")
    return hex_(where), kind, text.startswith("closed ")


def _storm(text: str) -> Storm:
    """A storm from `1 of 2: 0,0 1,0`."""
    number, _, size, *hexes = text.replace(":", "").split()
    return Storm(int(number), int(size), tuple(map(hex_, hexes)))
