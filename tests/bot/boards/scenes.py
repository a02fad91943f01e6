"""Tables to look at: `python -m tests.bot.boards.scenes FOLDER` draws them all, in full size and as a phone shows them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from msgspec.structs import replace
from PIL import Image

from bot.boards.marauders import draw
from bot.view import Played, View
from rules.contract import Event, Reason
from rules.marauders.actions import Turn
from rules.marauders.battle.state import Battle, Tracks
from rules.marauders.events import Arrived, BattleBegins, Defeated, Moved, Sailed, Stayed
from rules.marauders.keys import SHIPS, Nation, ShipKey, Where
from rules.marauders.state import Captain, CaptainCard, Sea, Ship
from storage.store import Seat, Table
from tests.bot.samples import caribbean

GAME = caribbean()
ZONES = GAME.pack.zones
FOUR = ("Ben", "Lafitte", "Anne Bonny", "Rackham")
LETTER = Reason("marauders.direction.letter")

At = tuple[View, Played | None]


def card(ship: ShipKey, zone: str) -> CaptainCard:
    """An NPC captain of no importance."""
    return CaptainCard(key=f"{ship}-1", ship=ship, zone=zone, scouting=2)


def captain(number: int, zone: str, at: Where = "sea", nation: Nation = "english") -> Captain:
    """A player captain."""
    return Captain(seat=f"s{number}", nation=nation, zone=zone, at=at)


def sea(
    captains: Sequence[Captain] = (),
    ships: Sequence[tuple[ShipKey, str]] = (),
    *,
    men_o_war: Sequence[str] = (),
    number: int = 1,
    war: tuple[tuple[Nation, Nation], ...] = (),
) -> Sea:
    """A state with these on the board."""
    zones = dict(ships)
    afloat = tuple(
        Ship(key=key, zone=zones[key], stack=(card(key, zones[key]),), man_o_war=key in men_o_war)
        if key in zones
        else Ship(key=key)
        for key in SHIPS
    )
    return Sea(
        seats=tuple(each.seat for each in captains), captains=tuple(captains), ships=afloat, round=number, war=war
    )


def table(state: Sea, names: Sequence[str] = FOUR, events: Sequence[Event] = ()) -> At:
    """A table in that state, after an entry with those events (none: no entry is shown)."""
    row = Table(1, 1, 1, "marauders", "hash", "A table", 1, "en", 5, b"", 0.0, None)
    seats = {each.seat: Seat(each.seat, name, None) for each, name in zip(state.captains, names, strict=False)}
    view = View(row, GAME, state, 5, seats)
    return view, Played(5, Turn("s1"), (), tuple(events), None, view, 0.0, 1) if events else None


def moved(ship: ShipKey, from_: str, to: str, *prey: str) -> Moved:
    """An activation, after prey or by its letter."""
    return Moved(ship, from_, to, Reason("marauders.hunt.priority-1", chosen=prey) if prey else LETTER)


def crowd(zone: str, names: Sequence[str] = FOUR) -> At:
    """All six ships and four captains in one zone, two of them in port where there is one."""
    moored: Where = "port" if GAME.pack.zone(zone).port else "sea"
    four = [captain(1, zone), captain(2, zone, moored), captain(3, zone), captain(4, zone, moored)]
    return table(sea(four, [(ship, zone) for ship in SHIPS], number=6), names)


def _usual() -> At:
    four = [
        captain(1, "port-royal", "port"),
        captain(2, "curacao"),
        captain(3, "san-juan"),
        captain(4, "bridgetown", "port"),
    ]
    ships: list[tuple[ShipKey, str]] = [
        ("dutch", "basse-terre"),
        ("english", "port-royal"),
        ("spanish", "havana"),
        ("sloop", "st-maarten"),
    ]
    return table(sea(four, ships, number=4), events=[moved("sloop", "st-john", "st-maarten")])


def _war() -> At:
    three = [captain(1, "havana"), captain(2, "cartagena", "port", "spanish"), captain(3, "tortuga", "port")]
    ships: list[tuple[ShipKey, str]] = [
        ("english", "port-royal"),
        ("spanish", "cartagena"),
        ("french", "trinidad"),
        ("frigate", "caribbean-sea"),
    ]
    state = sea(three, ships, men_o_war=("english", "spanish"), number=19, war=(("english", "spanish"),))
    return table(state, ("Ben", "Inés", "Zoë"), [moved("english", "old-providence", "port-royal", "s2")])


def _names() -> At:
    six = [
        captain(1, "santo-domingo"),
        captain(2, "san-juan", "port"),
        captain(3, "st-maarten"),
        captain(4, "st-john", "port"),
        captain(5, "santo-domingo", "port"),
        captain(6, "caracas"),
    ]
    names = (
        "Bartholomew Roberts the Magnificent",
        "שלום עולם",
        "🏴\u200d☠️🦜",
        "𝓛𝓪𝓯𝓲𝓽𝓽𝓮 🏴\u200d☠️",
        "Bartholomew Roberts the Modest",
        "Ωμέγα Жанна",
    )
    return table(sea(six, [("dutch", "santo-domingo"), ("sloop", "santo-domingo")]), names)


def _moves() -> At:
    three = [captain(1, "tortuga"), captain(2, "caracas", "port"), captain(3, "santo-domingo")]
    ships: list[tuple[ShipKey, str]] = [
        ("french", "tortuga"),
        ("sloop", "caracas"),
        ("spanish", "basse-terre"),
        ("english", "tortuga"),
        ("dutch", "old-providence"),
    ]
    events = (
        moved("french", "havana", "tortuga", "s1"),
        moved("sloop", "curacao", "caracas", "s2"),
        moved("spanish", "caribbean-sea", "basse-terre"),
        Arrived("dutch", card("dutch", "old-providence"), "trinidad", "old-providence", LETTER),
        Sailed("s3", "petit-goave", "santo-domingo"),
        Defeated("frigate", card("frigate", "bridgetown"), "bridgetown", 0, LETTER, "none", None),
    )
    return table(sea(three, ships), ("Ben", "Lafitte", "Zoë"), events)


def _hunt() -> At:
    ships: list[tuple[ShipKey, str]] = [("sloop", "curacao"), ("frigate", "curacao"), ("dutch", "caribbean-sea")]
    stays = Stayed("frigate", "curacao", Reason("marauders.hunt.only", chosen=("s1",)))
    twice = (moved("dutch", "st-maarten", "san-juan"), moved("dutch", "san-juan", "caribbean-sea"))
    state = sea([captain(1, "curacao"), captain(2, "curacao", "port")], ships)
    return table(state, events=(moved("sloop", "caracas", "curacao", "s1"), stays, *twice))


def _battle() -> At:
    ships: list[tuple[ShipKey, str]] = [("dutch", "curacao"), ("english", "curacao"), ("sloop", "havana")]
    found = BattleBegins("s1", "curacao", ("english", "dutch"), LETTER)
    state = sea([captain(1, "curacao"), captain(2, "havana")], ships)
    return table(state, events=(Sailed("s1", "cartagena", "curacao"), found))


def fighting(battle: Battle, own: Captain, *, others: Sequence[Captain] = (), man_o_war: bool = False) -> Sea:
    """A state with that battle open, and all six ships in its zone."""
    ships: list[tuple[ShipKey, str]] = [(ship, battle.zone) for ship in SHIPS]
    large = [battle.ship] if man_o_war else []
    return replace(sea([own, *others], ships, men_o_war=large, number=9), battle=battle)


def _broadside() -> At:
    """The third round against a Man-o-War that a player steers, both sides hit, one of them yet to declare."""
    battle = Battle(
        seat="s1",
        zone="curacao",
        ship="english",
        aggressor="npc",
        helm="s2",
        round=3,
        npc="board",
        captain=None,
        hits=Tracks(hull=2, masts=5, cannons=1),
    )
    own = replace(captain(1, "curacao"), ship_class="galleon", hits=Tracks(hull=1, cargo=2, crew=4))
    others = (captain(2, "tortuga", "port", "french"), captain(3, "st-john", nation="spanish"))
    state = fighting(battle, own, others=others, man_o_war=True)
    return table(
        replace(state, war=(("english", "spanish"), ("dutch", "french"))), ("Bartholomew Roberts the Modest", "Anne")
    )


def _crews() -> At:
    """Crew combat with the Sloop, which the bot steers; nobody told what the captain sails."""
    battle = Battle(
        seat="s1",
        zone="nassau",
        ship="sloop",
        aggressor="captain",
        helm="bot",
        round=4,
        npc=None,
        captain=None,
        boarder="captain",
        hits=Tracks(crew=1),
    )
    own = replace(captain(1, "nassau"), hits=Tracks(masts=1, cannons=2))
    return table(fighting(battle, own, others=[captain(2, "nassau", "port")]))


SCENES: dict[str, At] = {
    "empty": table(sea()),
    "usual": _usual(),
    "war": _war(),
    "names": _names(),
    "moves": _moves(),
    "hunt": _hunt(),
    "battle": _battle(),
    "broadside": _broadside(),
    "crews": _crews(),
    **{f"crowd-{zone.key}": crowd(zone.key) for zone in ZONES},
    "long-crowd": crowd("havana", ("Captain Lafitte", "Anne Bonny", "Rackham the Red", "Bartholomew Roberts")),
    "too-many": table(sea([captain(number, "nassau") for number in range(1, 41)], [("sloop", "nassau")]), ["Ben"] * 40),
}


def main(folder: Path) -> None:
    """Draws all scenes into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, at in SCENES.items():
        png = draw(*at).png
        (folder / f"{name}.png").write_bytes(png)
        image = Image.open(BytesIO(png)).convert("RGB")
        image.reduce(3).save(folder / f"{name}-phone.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
