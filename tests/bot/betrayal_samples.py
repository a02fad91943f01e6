"""Tables of Betrayal in the making: campaigns that show each event, reason and refusal, and one entry after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from bot.panels import betrayal as panel
from bot.ui.message import Message
from bot.view import Played
from rules.betrayal import Betrayal
from rules.betrayal.state import Realm
from storage.store import Table
from tests.bot.playing import Playing
from tests.bot.tables import check
from tests.rules.betrayal.table import SHIPPED, box

GAME = Betrayal(SHIPPED)
TABLE = Table(7, 1, 2, "betrayal", "hash", "Friday", 11, "en", 4, b"seed", 0.0, None, lobby=False)

_SOURCES = Path(__file__).parents[2] / "rules" / "betrayal"
_MADE = (
    *("added.named", "added.quest", "added.any", "explore.no-tile", "explore.cannot-fit"),
    *("return.stack", "return.companion", "rally.last", "rally.lowest", "rally.bag-empty", "rally.companion"),
    "rally.hex-taken",
    *("instigate.bag-empty", "instigate.companion", "lord.no-daedra", "necromancy.no-stack"),
    *("penumbra.nobody", "penumbra.quest", "penumbra.companion"),
)
"""The reasons whose keys are put together of parts."""


def _written() -> Iterator[str]:
    for path in sorted(_SOURCES.glob("*.py")):
        yield from re.findall(r'"(betrayal\.[a-z-]+\.[a-z-]+)"', path.read_text("utf-8"))


RULES = tuple(sorted({*_written(), *(f"betrayal.{each}" for each in _MADE)}))
"""The keys of all reasons that the rules of Betrayal give."""

SMALL = Betrayal(
    box(
        {
            "rat": "1/5 x3: Rat beast, Rally | Rat King beast, Instigate",
            "imp": "1/5: Imp daedra | Fiend daedra, Penumbra",
            "lich": "10/20: Lich humanoid, Necromancy | Lich Lord humanoid, Lord",
        }
    )
)
"""A small box in which bags run empty."""


class Evening(Playing[Realm]):
    """A table at which one request after the other is played, and what each entry shows."""

    def __init__(self, game: Betrayal = GAME, **house: str) -> None:
        """`house` are switches that differ from their defaults, with `_` for `-`."""
        super().__init__(game, TABLE, **house)
        self.game = game


PLAIN = Betrayal(box({"wolf": "1/5 x9: Wolf beast | Worg beast", "ogre": "10/20 x9: Ogre humanoid | Giant humanoid"}))
"""A box with one chip a bag, so that every draw is known."""


def evening(*texts: str, game: Betrayal = PLAIN, **house: str) -> Evening:
    """A table at which a party of two has 4 XP, after these requests."""
    night = Evening(game, **house)
    for text in ("party adventurers:2 xp:4", *texts):
        night(text)
    return night


def report(played: Played) -> Message:
    """The report of an entry, within Discord's limits."""
    message = panel.report(played)
    assert message is not None
    check(message)
    return message


CAMPAIGNS: tuple[tuple[Betrayal, dict[str, str], str], ...] = (
    (
        GAME,
        {},
        """seat; seat; seat seat:s1 after:s2; note on:s1 text:armed; note on:s1; amend lines:note s1: bold;
        party adventurers:2 xp:4; party xp:5; party province:SK; clash ep:8;
        enemies; enemies; defeat enemy:1; round; flip enemy:2; companion enemy:2; remove enemy:3;
        draw level:10 type:beast; place enemy:1 hex:5; endbattle xp:2; clash ep:1 final:yes; endbattle;
        return enemy:C1; clash ep:8 blocked:1,2;
        companion enemy:3; defeat enemy:4; return enemy:4; fill level:1 to:4; round; round; round; round; round;
        companion enemy:5; defeat enemy:C2; endbattle; party session:2 difficulty:expert""",
    ),
    (
        GAME,
        {},
        """party adventurers:2 xp:9;
        dungeon special:A,B,star hexes:6
        add:quest Zirik, quest Zirik, 10 High Elf Necromancer x3, 20 Nosuch Thing, 1 any
        require:5 daedra, 20 humanoid x2, beast final:yes;
        defeat enemy:A; swap enemy:1 with:2; endbattle; clash add:quest Shadowscale Akisha;
        draw level:1 name:quest Lich Deslandra; endbattle; delve; explore row:10,5,1 hexes:3 require:beast;
        explore result:no-tile; explore result:cannot-fit; explore row:1 hexes:1; endbattle; delve ep:50;
        explore row:5 hexes:1; endbattle; clash ep:4 hexes:1; endbattle; clash ep:8 hexes:2 blocked:1; endbattle;
        clash ep:4 require:5 beast; endbattle; delve; explore row:1 hexes:1 require:5 beast""",
    ),
    (
        GAME,
        {"final_delve": "once", "too_dear": "deploy", "no_hex": "nearest", "named_level": "pool-first"},
        """party adventurers:1 xp:2; delve final:yes; explore row:5,5 hexes:2; explore row:5 hexes:1; endbattle;
        clash require:20 any, 5 beast blocked:1; endbattle; clash require:5 beast""",
    ),
    (
        SMALL,
        {},
        """party adventurers:2 xp:40; clash ep:9 require:humanoid x2; endbattle; clash ep:10 require:beast x2;
        endbattle; clash hexes:4 ep:12 require:5 daedra x2; endbattle; clash ep:3 require:humanoid; endbattle;
        clash ep:60; endbattle; clash ep:25 require:5 any x5; endbattle; clash ep:12 hexes:4 require:5 daedra;
        endbattle; clash ep:13 hexes:4 require:5 daedra; endbattle; clash ep:8 require:5 daedra; endbattle;
        clash ep:4; skill enemy:1 skill:instigate; endbattle; clash ep:10 add:1 any x4; skill enemy:5 skill:rally;
        endbattle; clash ep:20 add:5 Fiend; skill enemy:2 skill:lord; companion enemy:2; companion enemy:1;
        return enemy:C2; skill enemy:C1 skill:instigate; endbattle; clash ep:11; defeat enemy:2;
        skill enemy:1 skill:necromancy; endbattle; clash ep:1; skill enemy:1 skill:penumbra; endbattle;
        clash ep:1 add:quest Zirik; skill enemy:1 skill:penumbra; companion enemy:2; skill enemy:C3 skill:penumbra;
        endbattle""",
    ),
    (
        SMALL,
        {"health": "on"},
        """party adventurers:2 xp:4; clash ep:6 require:5 beast, beast; health enemy:1 change:-1;
        skill enemy:1 skill:instigate; skill enemy:2 skill:rally; skill enemy:1 skill:penumbra target:9;
        companion enemy:1; skill enemy:C1 skill:rally; endbattle; clash ep:20; skill enemy:1 skill:lord;
        skill enemy:9 skill:rally; skill enemy:1 skill:necromancy; skill enemy:1 skill:penumbra; enemies; round;
        endbattle; clash ep:10; skill enemy:1 skill:necromancy; skill enemy:1 skill:rally; endbattle;
        clash ep:6; health enemy:1 change:-99; skill enemy:1 skill:rally""",
    ),
    (
        GAME,
        {"cards": "ours"},
        """party adventurers:2 xp:4; clash require:5 beast, 1 Skeever add:quest Zirik, 10 High Elf Necromancer;
        name enemy:4 name:Ghoul type:daedra health:3 skills:Rally; rule switch:health value:on;
        rule switch:dice value:ours; draw level:5 name:Wolf/beast; defeat enemy:4; enemies; round; endbattle;
        clash require:5 beast chips:Ghoul/daedra, Bear/beast; endbattle""",
    ),
)
"""Campaigns: on which box, with which house rules, and what is asked one after the other."""


def entries() -> Iterator[Played]:
    """Every entry of the campaigns."""
    for game, house, text in CAMPAIGNS:
        evening = Evening(game, **house)
        for each in text.split(";"):
            yield evening(" ".join(each.split()))
