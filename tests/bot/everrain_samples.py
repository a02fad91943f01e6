"""Tables of The Everrain in the making: campaigns that show each event, reason and refusal, and one entry after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace as replaced

from bot.panels import everrain as panel
from bot.ui.message import Message
from bot.view import Played
from rules.everrain import Everrain
from rules.everrain.state import Voyage
from storage.store import Table
from tests.bot.playing import Playing
from tests.bot.tables import check
from tests.rules.everrain.hand import box, card
from tests.rules.everrain.table import SHIPPED

GAME = Everrain(SHIPPED)
TABLE = Table(7, 1, 2, "everrain", "hash", "Friday", 11, "en", 4, b"seed", 0.0, None, lobby=False)
NAMES = ("Petrel", "Gannet", "Tern", "Gull")

_SOURCES = Path(__file__).parents[2] / "rules" / "everrain"
_MADE = (
    *("act.players-first", "act.enemy-first"),
    *("ship.no-destination", "ship.no-step", "ship.no-way"),
    *("node.fate", "node.players"),
)
"""The reasons whose keys are put together of parts."""


def _written() -> Iterator[str]:
    for path in sorted(set(_SOURCES.glob("*.py")) - {_SOURCES / "house.py"}):
        yield from re.findall(r'"(everrain\.[a-z-]+\.[a-z-]+)"', path.read_text("utf-8"))


RULES = tuple(sorted({*_written(), *(f"everrain.{each}" for each in _MADE)}))
"""The keys of all reasons that the rules of The Everrain give."""


class Evening(Playing[Voyage]):
    """A table at which one request after the other is played, and what each entry shows; its ships have names when `named`."""

    def __init__(self, game: Everrain = GAME, **house: str) -> None:
        """`house` are switches that differ from their defaults, with `_` for `-`."""
        super().__init__(game, TABLE, **house)
        self.game = game
        self.named = False

    def called(self, key: str) -> str:
        """What a ship is called."""
        return NAMES[int(key[1:]) - 1] if self.named else super().called(key)


def evening(*texts: str, game: Everrain = GAME, named: bool = False, **house: str) -> Evening:
    """A table after these requests; its ships are called by names, not by their seats, when `named`."""
    night = Evening(game, **house)
    night.named = named
    for text in texts:
        night(text)
    return night


def report(played: Played) -> Message:
    """The report of an entry, within Discord's limits."""
    message = panel.report(played)
    assert message is not None
    check(message)
    return message


SMALL = Everrain(box(card("rat", 1, cards=4, miniatures=3), card("eel", 2, cards=1), black=(1, 4)))
"""A small box in which cards, miniatures, black nodes and enemy ships run out."""

FULL = Everrain(replaced(box(card("rat", 1, cards=40, miniatures=40), black=(1,)), ship_miniatures=1))
"""A box with more enemies than a deck has room for, and with one miniature of an enemy ship."""

CAMPAIGNS: tuple[tuple[Everrain, dict[str, str], str], ...] = (
    (
        GAME,
        {},
        """
        seat
        ship
        ship
        seat seat:s1 after:s3
        ship seat:s1
        spawn ship:A points:1 cards:Drowned Deckhand
        spawn ship:B points:2 cards:Hull Crawler
        crew ship:A zones:3,3,4 broken:none
        crew ship:B zones:none
        damage enemy:A1 amount:1
        activate enemy:B1 fray:yes dice:M,D
        enemyship card:The Maw
        enemyship card:The Tallow King
        turn
        agenda steps:4
        agenda steps:-2
        phase
        activate enemy:A1 dice:M,D shows:2
        activate enemy:B
        activate enemy:the-maw dice:M,D,D,O shows:A fire; B 2; C out; to 4 => 1 | 0
        activate enemy:the-tallow-king dice:O,D,M,O shows:A out; B out; C out
        phase
        correct foes:3 agenda:8 wounds:0 zone:5 enemy:A1
        phase
        activate enemy:A1 dice:M,M shows:1
        activate enemy:B1 shows:nobody
        activate enemy:B2
        activate enemy:the-maw dice:M,M,M,O shows:A out; B out; C out; to 3
        activate enemy:the-tallow-king dice:M,D,D,O shows:A 1; B 1; C out => 0
        phase => yes
        storm storm:1 gone:yes
        storm size:2
        phase
        spawn ship:A points:2 cards:Reef Ghoul
        banish enemy:B1
        visitport ship:B
        banish enemy:A2
        activate enemy:A
        sink ship:A
        crew ship:B broken:0,1,2,3,4,5,6,7,8,9
        destroy enemy:the-tallow-king
        """,
    ),
    (
        GAME,
        {"enemy_end": "awakening", "elder_wakes": "either"},
        """
        ship
        ship
        reveal hex:0,0 kind:port
        reveal hex:8,0 kind:sea
        correct hex:8,0 kind:rough
        sail ship:A hex:0,0 facing:E
        sail ship:B hex:8,0 facing:W
        sail ship:B hex:8,0 facing:E
        enemyship hex:4,4 card:The Maw facing:W
        enemyship hex:3,-3 card:The Gilded Noose
        reveal hex:4,7 kind:island
        tile kinds:sea, sea, rough, island, altar, spawn beside:0,0 side:SE
        close hex:0,0
        close hex:0,0
        storm hexes:0,0 1,0
        storm storm:1 move:E
        storm storm:1 gone:yes
        discovery side:enemy steps:4
        act
        storm hexes:8,0 9,0
        phase
        activate enemy:the-maw dice:M,O,O,M
        rule switch:length value:short
        note on:step-agenda text:mind the token
        note on:step-agenda
        amend lines:round: 9
        rule switch:dice value:ours
        """,
    ),
    (
        GAME,
        {"length": "short"},
        """
        ship
        ship
        discovery side:players steps:4
        phase => no
        discovery side:enemy steps:2
        agenda steps:30 => awakening
        phase
        """,
    ),
    (
        GAME,
        {},
        """
        ship
        ship
        reveal hex:0,0 kind:port
        sail ship:A hex:5,0 facing:W
        sail ship:B hex:-9,0 facing:W
        elder card:The Rain Below hex:3,0 facing:W
        crew ship:A zones:0,9 broken:none
        crew ship:B zones:none broken:0,1,2,3,4,5,6,7,8
        phase
        activate enemy:the-rain-below dice:M,M,D,O,O
        phase
        damage enemy:the-rain-below amount:8
        phase
        activate enemy:the-rain-below dice:M,M,D,O => 1 | 0
        phase
        destroy enemy:the-rain-below
        remove enemy:the-rain-below
        elder card:The Mother of Wrecks hex:-6,0 facing:W
        phase
        activate enemy:the-mother-of-wrecks dice:M,M,D,D
        phase
        storm hexes:5,0 5,1
        phase
        """,
    ),
    (
        GAME,
        {"ties": "players"},
        """
        ship hex:9,0
        reveal hex:2,0; -2,0 kind:island
        enemyship hex:0,0 card:The Maw => 2,0
        """,
    ),
    (
        GAME,
        {},
        """
        ship hex:9,0
        reveal hex:2,0; 1,1; 0,2; -1,2; -2,2; -2,1; -2,0; -1,-1; 0,-2; 1,-2; 2,-2; 2,-1 kind:island
        enemyship hex:0,0 card:The Maw
        """,
    ),
    (
        GAME,
        {"enemy_end": "loss"},
        """
        ship
        enemyship card:The Maw
        board ship:A enemyship:The Maw result:fight cards:Hull Crawler
        activate enemy:A1 shows:0
        destroy enemy:A1
        enemyship card:The Maw
        board ship:A enemyship:The Maw 2 result:fight cards:Hull Crawler
        destroy enemy:The Maw 2
        enemyship card:The Maw
        board ship:A enemyship:The Maw 3 result:lost
        spawn ship:A points:1
        board ship:A enemyship:The Maw 3
        crew ship:A zones:0,9 broken:none
        enemyship card:The Tallow King
        phase
        activate enemy:A
        activate enemy:the-tallow-king dice:D,D,O,O shows:A fire => 1
        phase
        discovery side:enemy steps:4
        act => no
        discovery side:enemy steps:8
        discovery side:enemy steps:4
        """,
    ),
    (
        GAME,
        {"length": "short"},
        """
        ship
        discovery side:players steps:8
        """,
    ),
    (
        GAME,
        {"dice": "ours"},
        """
        ship hex:9,0 facing:W
        reveal hex:0,0 kind:island
        enemyship hex:0,0 card:The Tallow King facing:E
        enemyship hex:1,0 card:The Maw facing:W
        storm hexes:9,0 9,1
        phase => toward
        activate enemy:the-maw dice:M,M,M,M
        """,
    ),
    (
        GAME,
        {"cards": "ours", "dice": "ours", "black_node": "players"},
        """
        ship
        ship
        spawn ship:A points:1 => 4
        spawn ship:A points:1 cards:Bilge Rat/1/h2/d1/s1 => 4 | 7
        name enemy:A1 name:Cave Crab health:3 dice:2 spoils:1
        enemyship
        enemyship card:The Hulk/h3/d2/r3/island
        correct act:2
        spawn ship:B points:2 => 1+1 | 4 | 7
        storm size:2
        phase => players
        activate enemy:A shows:A1 0; A2 1 => damage move | move
        activate enemy:B shows:B1 nobody; B2 nobody
        activate enemy:Ship 1 dice:M,D shows:A out; B out; to none
        activate enemy:The Hulk dice:D,O shows:A out; B out; to 3
        phase
        destroy enemy:A1
        damage enemy:The Hulk amount:3
        name enemy:Ship 1 name:The Maw/h6/d4/r3/island
        enemyship hex:5,5 facing:E
        """,
    ),
    (
        SMALL,
        {"unspent": "agenda"},
        """
        ship
        spawn ship:A points:1
        spawn ship:A points:2
        crew ship:A zones:4
        spawn ship:A points:1
        spawn ship:A points:1
        enemyship
        enemyship
        enemyship
        spawn ship:A points:4
        """,
    ),
    (
        SMALL,
        {"no_black_node": "skip"},
        """
        ship
        spawn ship:A points:3
        enemyship hex:0,0 facing:E
        sail ship:A hex:1,0
        """,
    ),
    (
        FULL,
        {},
        """
        ship
        correct act:4
        spawn ship:A points:4
        spawn ship:A points:4
        spawn ship:A points:4
        spawn ship:A points:4
        spawn ship:A points:4
        spawn ship:A points:4
        spawn ship:A points:4
        spawn ship:A points:4
        enemyship
        enemyship
        """,
    ),
)
"""Campaigns: on which box, with which house rules, and what is asked one after the other, with the answers to what that asks."""


def entries() -> Iterator[Played]:
    """Every entry of the campaigns."""
    for game, house, text in CAMPAIGNS:
        night = Evening(game, **house)
        for each in filter(None, map(str.strip, text.splitlines())):
            asked, _, told = each.partition(" => ")
            yield night(asked, *filter(None, told.split(" | ")))
