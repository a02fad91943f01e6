"""Seas to look at: `python -m tests.bot.boards.everrain_scenes FOLDER` draws them all, in full size and as a phone shows them."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from bot.boards.everrain import draw
from bot.boards.everrain.sea import around
from bot.view import Played, View
from rules.contract import Event, Reason
from rules.everrain import Everrain
from rules.everrain.actions import BeginPhase
from rules.everrain.events import Acted, Left, Onward
from rules.everrain.house import House
from rules.everrain.pack import KINDS, Hex, Kind, Pack
from rules.everrain.reading_packs import load
from rules.everrain.state import Due, Enemy, Facing, Phase, Ship, Spot, Storm, Vessel, Voyage
from storage.store import Seat, Table

PACK: Pack = load((Path(__file__).parents[3] / "rules/everrain/packs/everrain.toml").read_text("utf-8"))
At = tuple[View, Played | None]
NAMES = ("Petrel", "Mary Celeste", "Queen of the Northern Lights and All Her Tides", "Zoë")
WHY = Reason("everrain.ship.onward")


GAME = Everrain(PACK)


def viewed(state: Voyage, names: tuple[str, ...] = NAMES, number: int = 5, locale: str = "en") -> View:
    """A table in that state."""
    row = Table(1, 1, 1, "everrain", "hash", "A table", 1, locale, number, b"", 0.0, None)
    seats = {f"s{n}": Seat(f"s{n}", name, None) for n, name in enumerate(names, start=1)}
    return View(row, GAME, state, number, seats)


def still(state: Voyage, names: tuple[str, ...] = NAMES) -> At:
    """A table where nothing has changed."""
    return viewed(state, names), None


def changed(before: Voyage, state: Voyage, *events: Event) -> At:
    """A table that came from a state by these events."""
    view = viewed(state)
    return view, Played(5, BeginPhase(), (), events, before, view, 0.0, 1)


def ship(number: int, **more: Any) -> Ship:
    """The first, second, ... ship."""
    return Ship(seat=f"s{number}", letter="ABCD"[number - 1], **more)


def foe(number: int, handle: str, zone: int | None, card: int, wounds: int = 0, **more: Any) -> Enemy:
    """An enemy On Deck of a ship, with a card of the pack (-1: nobody told)."""
    if card < 0:
        return Enemy(handle=handle, seat=f"s{number}", act=1, zone=zone, wounds=wounds, **more)
    found = PACK.enemies[card % len(PACK.enemies)]
    facts: dict[str, Any] = {
        "act": found.act,
        "card": found.key,
        "name": found.name,
        "health": found.health,
        "dice": found.dice,
    }
    return Enemy(handle=handle, seat=f"s{number}", zone=zone, wounds=wounds, **{**facts, **more})


def vessel(number: int, hex_: Hex | None = None, facing: Facing | None = None, **more: Any) -> Vessel:
    """An enemy ship of the pack."""
    card = PACK.ships[number]
    facts: dict[str, Any] = {
        "key": card.key, "card": card.key, "name": card.name, "health": card.health, "dice": card.dice,
        "range_": card.range_, "pattern": card.pattern, "heading": card.destination,
    }  # fmt: skip
    facts |= {"hex": hex_, "facing": facing} | more
    return Vessel(**facts)


def elder(hex_: Hex | None = None, facing: Facing | None = None, **more: Any) -> Vessel:
    """The Elder One."""
    card = PACK.elders[0]
    facts: dict[str, Any] = {
        "key": card.key, "card": card.key, "name": card.name, "health": card.health, "dice": card.dice,
        "pattern": card.pattern, "heading": card.destination,
    }  # fmt: skip
    facts |= {"elder": True, "hex": hex_, "facing": facing} | more
    return Vessel(**facts)


def sea(reach: int, shift: Hex = (0, 0)) -> tuple[Spot, ...]:
    """A round sea with hexes of all kinds."""

    def kind(at: Hex) -> Kind:
        number = (at[0] * 7 + at[1] * 13) % 17
        return KINDS[number] if number < len(KINDS) else "sea"

    return tuple(Spot((q + shift[0], r + shift[1]), kind((q, r))) for q, r in sorted(around((0, 0), reach)))


def tile(at: Hex, kinds: str) -> tuple[Spot, ...]:
    """A map tile from the first letters of its kinds (`C` calm, `R`, `W`, `S`, `A`, `I`, `P`)."""
    long: dict[str, Kind] = {
        "C": "sea",
        "R": "rough",
        "W": "shipwreck",
        "S": "spawn",
        "A": "altar",
        "I": "island",
        "P": "port",
    }
    return tuple(Spot((at[0] + q, at[1] + r), long[each]) for (q, r), each in zip(PACK.tile, kinds, strict=True))


ONE = Voyage(seats=("s1",), ships=(ship(1),))
DECKS = (
    foe(1, "A1", 3, 0, 0), foe(1, "A2", 4, 2, 1), foe(2, "B1", 1, 5, 2), foe(2, "B3", None, 1), foe(3, "C1", 7, 9, 6),
    foe(4, "D1", 9, -1, 1),
)  # fmt: skip
FOUR = Voyage(
    seats=("s1", "s2", "s3", "s4"),
    ships=(ship(1, crew=(0, 3, 3)), ship(2, crew=(), broken=(2,)), ship(3, broken=(0, 5, 6)), ship(4)),
    enemies=DECKS, first="s2", turn="s2", round=4, agenda=7, enemy=3, players=2,
)  # fmt: skip
TWO = Voyage(
    seats=("s1", "s2"),
    ships=(ship(1, hex=(0, 0), facing="E", crew=(0, 3, 6)), ship(2, hex=(2, 1), facing="NW", broken=(4,))),
    enemies=DECKS[:4], first="s1", round=3, agenda=4, enemy=2, players=3,
    chart=(*tile((0, 0), "CRWCIS"), *tile((0, 2), "CCCAPC")),
    vessels=(vessel(0, (3, -1), "W", goal=(1, 1), wounds=2), vessel(2, (-1, 3), "NE", goal=(0, 3))),
)  # fmt: skip
CROWD = tuple(
    foe(
        number,
        f"{'ABCD'[number - 1]}{count}",
        [1, 1, 3, 3, 4, 9, None, 7, None, 7][count - 1],
        count * 3 + number,
        count % 3,
    )
    for number in (1, 2, 3, 4)
    for count in range(1, 11)
)
AFLOAT: list[tuple[Hex, Facing | None]] = [
    ((3, -1), "W"), ((-3, 1), "NE"), ((0, 4), "NW"), ((-4, 0), "E"), ((2, 2), None), ((4, -4), "SW"),
]  # fmt: skip
FLEET = tuple(
    vessel(number, at, facing, goal=(0, 5 - number), wounds=number) for number, (at, facing) in enumerate(AFLOAT)
)
STORMY = (Storm(1, 2, ((0, -1), (1, -1))), Storm(2, 3, ((-2, 3), (-1, 3), (-2, 4))))
FULL = msgspec.structs.replace(
    FOUR, enemies=CROWD, vessels=(*FLEET, elder((-1, -2), "SE", weak=2, wounds=3)), chart=sea(5), storms=STORMY,
    ships=tuple(ship(n, hex=at, facing=f, crew=(0, 3, 5, 5), broken=(2, 6), spawned=10) for n, at, f in
                [(1, (0, 0), "E"), (2, (2, -3), "SW"), (3, (-3, 3), None), (4, (5, 0), "NW")]),
    act=3, enemy=9, players=8, lowered=5, phase=Phase(step="ships"), round=12,
)  # fmt: skip


def _with(state: Voyage, **more: Any) -> Voyage:
    return msgspec.structs.replace(state, **more)


def _moved() -> At:
    old, still_ = TWO.vessels
    now = msgspec.structs.replace(old, hex=(2, 0), facing="W")
    after = _with(TWO, vessels=(now, still_), phase=Phase(step="ships", acted=("the-maw",)))
    event = Onward(
        vessel="the-maw", name="The Maw", steps=2, heading="island", words="", goal=(1, 1), left=1,
        path=((3, -1), (2, -1), (2, 0)), facing="W", because=WHY,
    )  # fmt: skip
    return changed(TWO, after, event)


def _banished() -> At:
    after = _with(TWO, vessels=TWO.vessels[1:], agenda=8)
    event = Left(
        enemy="the-maw", name="The Maw", how="banished", seat=None, health=4, spoils=None, rolls=(), card="ships",
        hex=(1, 1), wreck=False, because=WHY,
    )  # fmt: skip
    return changed(TWO, after, event)


def _acted() -> At:
    was = FOUR.enemies[0]
    now = msgspec.structs.replace(was, zone=None)
    after = _with(
        FOUR, enemies=(now, *FOUR.enemies[1:]), phase=Phase(step="decks"), agenda=1, enemy=4, due=(Due(2, "enemy"),)
    )
    event = Acted(
        enemy=now,
        faces=("move",),
        by="bot",
        near=2,
        steps=1,
        damage=0,
        abilities=(),
        uses=(),
        zone=None,
        fray=False,
        because=WHY,
    )
    return changed(FOUR, after, event)


CLOSED = (*TWO.chart, Spot((-1, 0), "altar", closed=True), Spot((-1, 1), "port", closed=True))
WIDE = tuple(each for n in range(6) for each in tile((3 * n, -n // 2), "CRWCIS"))
ASHORE = tuple(msgspec.structs.replace(each, hex=None, goal=None, facing=None) for each in FULL.vessels)
ABOARD = (*DECKS, foe(2, "B4", 6, 3, aboard="the-maw"), foe(2, "B5", 2, 5, aboard="the-maw"))
UNNAMED = (
    Vessel(key="ship-1"),
    Vessel(
        key="ship-2", number=2, name="Drowned Bell Tower of the Deep", words="the nearest lighthouse", health=14, wounds=11
    ),
)  # fmt: skip
ALONE = ship(1, hex=(0, 0), facing="E")

SCENES: dict[str, At] = {
    "nothing": still(Voyage()),
    "one": still(ONE),
    "one-enemies": still(_with(ONE, enemies=DECKS[:2], ships=(ship(1, crew=(4, 0)),))),
    "two-fleet": still(
        _with(
            TWO,
            chart=(),
            ships=(ship(1, crew=(1,)), ship(2)),
            vessels=(vessel(0, course=3), vessel(5), vessel(3, wounds=1)),
        )
    ),
    "four": still(FOUR),
    "four-acted": _acted(),
    "four-crowded": still(_with(FULL, chart=(), storms=(Storm(1, 2),), ships=FOUR.ships, vessels=ASHORE)),
    "boarding": still(_with(FOUR, vessels=(vessel(0),), enemies=ABOARD)),
    "chart-one": still(_with(ONE, ships=(ship(1, hex=(0, 0)),), chart=(Spot((0, 0), "port"),))),
    "chart-tile": still(_with(ONE, ships=(ALONE,), chart=tile((0, 0), "PCRIWS"), enemies=DECKS[:2])),
    "chart-two": still(TWO),
    "chart-moved": _moved(),
    "chart-banished": _banished(),
    "chart-storm": still(_with(TWO, storms=(Storm(1, 2, ((1, 0), (2, 0))),), act=2, chart=CLOSED)),
    "chart-elder": still(
        _with(TWO, vessels=(*TWO.vessels, elder((1, -1), "SE", wounds=3, weak=1)), act=4, lowered=3, arising=True)
    ),
    "chart-full": still(FULL),
    "chart-fleet": still(_with(TWO, vessels=FLEET, storms=(Storm(1, 2),))),
    "chart-boarding": still(_with(FULL, enemies=(*CROWD, foe(2, "B11", 6, 3, aboard="the-maw")))),
    "chart-wide": still(_with(TWO, chart=WIDE)),
    "chart-far": still(_with(TWO, vessels=(vessel(0, (40, -3), "W"), vessel(1, (2, -1), "E")), chart=TWO.chart)),
    "chart-ship-only": still(
        _with(ONE, ships=(ship(1, hex=(3, -2), facing="SW"),), vessels=(vessel(1, (5, -3), "W"),))
    ),
    "short-lost": still(_with(FOUR, house=House(length="short", agenda_length="12"), over="lost", enemy=8)),
    "own-cards": still(_with(FOUR, enemies=(foe(1, "A1", None, -1), foe(1, "A2", 3, -1, 2)), vessels=UNNAMED)),
    "fancy-names": still(FOUR, ("שלום", "𝓖𝓱𝓸𝓾𝓵 🦴", "W" * 60, "")),
}


def main(folder: Path) -> None:
    """Draws all scenes into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, at in SCENES.items():
        picture = draw(*at)
        (folder / f"{name}.png").write_bytes(picture.png)
        (folder / f"{name}.txt").write_text(picture.alt, "utf-8")
        image = Image.open(BytesIO(picture.png)).convert("RGB")
        image.thumbnail((390, 390))
        image.save(folder / f"{name}-phone.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
