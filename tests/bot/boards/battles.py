"""Battles to look at: `python -m tests.bot.boards.battles FOLDER` draws them all, in full size and as a phone shows them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from bot.boards.betrayal import draw
from bot.view import Played, View
from rules.betrayal import Betrayal
from rules.betrayal.pack import Chip, Layout, Pack, Side, Spot
from rules.betrayal.state import Realm
from rules.contract import State
from rules.referee import Finished, run
from storage.store import Table
from tests.rules.betrayal.table import SEED, SHIPPED, request

GAME = Betrayal(SHIPPED)
OWN = {"cards": "ours"}
LONG = "Bartholomew the Unspeakably Tremendous Necromancer of the Ninth Circle of Coldharbour"

At = tuple[View, Played | None]


def viewed(game: Betrayal, state: State, number: int = 5) -> View:
    """A table in that state."""
    row = Table(1, 1, 1, "betrayal", "hash", "A table", 1, "en", number, b"", 0.0, None)
    return View(row, game, state, number, {})


def played(*texts: str, game: Betrayal = GAME, house: dict[str, str] | None = None, seed: bytes = SEED) -> At:
    """A table after these requests; what the last one changed is marked. With a `.` at the end nothing is marked."""
    state: Realm = game.start(house or {})
    last: Played | None = None
    for number, text in enumerate(texts, start=1):
        if text == ".":
            return viewed(game, state), None
        action = game.read(state, game.completed(state, request(text), ()))
        result = run(game, state, action, (), seed + b"%d" % number)
        assert isinstance(result, Finished), result
        before, state = state, told(result.state)
        last = Played(number, action, result.answers, result.events, before, viewed(game, state, number), 0.0, 1)
    return viewed(game, state), last


def told(state: Any) -> Realm:
    """A state of this game."""
    assert isinstance(state, Realm)
    return state


def named(*names: str) -> Betrayal:
    """The game on a box whose chips have these names."""
    chips = tuple(
        Chip(
            key=f"chip-{number}",
            low=Side(level=low, name=name, kind="beast", health=12),
            high=Side(level=high, name=name, kind="daedra", health=120),
            count=12,
        )
        for number, name in enumerate(names)
        for low, high in (((1, 5) if number % 2 else (10, 20)),)
    )
    return Betrayal(boxed(chips=chips))


def boxed(**changes: Any) -> Pack:
    """The shipped pack with something else in it."""
    return msgspec.structs.replace(SHIPPED, **changes)


def laid(mode: Any, spots: Sequence[tuple[str, int, int]]) -> Betrayal:
    """The game on a pack that draws a board."""
    return Betrayal(boxed(layouts=(Layout("A board", mode, tuple(Spot(*each) for each in spots)),)))


FOUR = "party adventurers:4 xp:10 province:CY"
TWO = "party adventurers:2 xp:4"
HIGH = "party adventurers:4 xp:40"
_DELVE = ("delve", "explore row:10,5,1 hexes:3")

SCENES: dict[str, At] = {
    "nothing": played("."),
    "no-battle": played(TWO),
    "no-battle-rich": played(FOUR, "party session:3 difficulty:expert"),
    "clash-full": played("party adventurers:4 xp:14", "clash hexes:8 ep:61"),
    "clash-three": played(TWO, "clash ep:7", "."),
    "clash-blocked": played(TWO, "clash blocked:2,5", "defeat enemy:1"),
    "clash-late": played(TWO, "clash ep:14", "enemies", "defeat enemy:1", *["round"] * 7),
    "clash-companions": played(TWO, "clash ep:61", "companion enemy:1", "companion enemy:2", "defeat enemy:3", "defeat enemy:4"),
    "clash-moved": played(TWO, "clash ep:16", "place enemy:1 hex:8"),
    "clash-swapped": played(TWO, "clash ep:18", "swap enemy:1 with:5"),
    "clash-removed": played(TWO, "clash ep:18", "defeat enemy:2", "remove enemy:1"),
    "clash-drawn": played(TWO, "clash ep:8", "draw level:20", "draw level:5 type:beast"),
    "clash-health": played(TWO, "clash ep:36", "enemies", "health enemy:1 change:-1", house={"health": "on"}),
    "dungeon": played(
        TWO, "dungeon hexes:6 special:A,B,star add:quest Zirik; 10 High Elf Necromancer; quest Lich Deslandra ep:32"
    ),
    "delve-opened": played(TWO, "delve"),
    "delve-three": played(FOUR, *_DELVE, "defeat enemy:2", "explore row:20,5,5,1 hexes:4", "explore row:1,1 hexes:2"),
    "delve-many": played(FOUR, *(["delve"] + ["explore row:5,1,1,1,1 hexes:5"] * 9)),
    "delve-bare": played(FOUR, "delve", "explore row:1 hexes:0"),
    "hexes-20": played(HIGH, "clash hexes:20 ep:120 require:1 any x16"),
    "hexes-32": played(HIGH, "dungeon hexes:20 special:A,B,C,D,E,F,G,Throne,star,star,K,L add:quest Zirik ep:100"),
    "own-unnamed": played(TWO, "clash ep:18 require:daedra", house=OWN),
    "own-camp": played(TWO, house=OWN),
    "ended": played(TWO, "clash ep:18", "companion enemy:1", "endbattle"),
    "long-names": played(HIGH, "clash ep:70", "companion enemy:1", "defeat enemy:2", game=named(LONG, "W" * 60)),
    "long-names-20": played(
        HIGH, "clash hexes:20 ep:120", "defeat enemy:2", "draw level:20", game=named(LONG, "High Elf Necromancer")
    ),
    "fancy-names": played(FOUR, "clash ep:61", "enemies", game=named("שלום", "𝓖𝓱𝓸𝓾𝓵 🦴"), house={"health": "on"}),
    "laid-out": played(
        TWO,
        "clash hexes:5 ep:9 blocked:3",
        game=laid("clash", [("1", 0, 0), ("2", 2, 0), ("3", 1, 1), ("4", -1, 2), ("5", 2, 2)]),
    ),
}  # fmt: skip


def main(folder: Path) -> None:
    """Draws all scenes into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, at in SCENES.items():
        picture = draw(*at)
        (folder / f"{name}.png").write_bytes(picture.png)
        (folder / f"{name}.txt").write_text(picture.alt, "utf-8")
        image = Image.open(BytesIO(picture.png)).convert("RGB")
        image.reduce(3).save(folder / f"{name}-phone.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
