"""What is written below the chart: the round, the ships' letters, the marks that are on it, and the wars."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from bot.boards.kit import Ink
from bot.boards.legend import Entry, legend
from bot.boards.marauders import look
from bot.boards.marauders.chart import LEGEND, LINE
from bot.boards.marauders.scene import Scene
from bot.boards.marauders.tokens import MARKS, Sail, badge, sprite
from bot.panels.marauders.vocabulary import MARAUDERS
from bot.text import Names, say

_LETTERS = 22
_SAMPLE = 0.62
_BADGE = 26
_WIDE = int(LEGEND[2] - LEGEND[0])
_PLAIN = Names(vocabulary=MARAUDERS, marked=False)


class Marked(NamedTuple):
    """What the legend explains: the round and the marks on the board, or Men-o-War (a nation's, empty: none) and the wars."""

    round: int = 0
    marks: tuple[str, ...] = ()
    large: str = ""
    war: tuple[tuple[str, str], ...] = ()


def lines(scene: Scene) -> tuple[Marked, ...]:
    """The lines of a scene's legend: a second one in war."""
    marks = {captain.mark for captain in scene.captains} | {captain.at for captain in scene.captains}
    first = Marked(scene.round, tuple(mark for mark in ("port", "hunted", "battle") if mark in marks))
    second = Marked(large=next((ship.key for ship in scene.ships if ship.man_o_war), ""), war=scene.war)
    return (first,) if second == Marked() else (first, second)


def strip(scene: Scene) -> Image.Image:
    """The legend of a scene, as wide as its place on the chart, and as many lines high as it has."""
    return _strip(scene.locale, lines(scene))


@lru_cache(maxsize=64)
def _strip(locale: str, told: tuple[Marked, ...]) -> Image.Image:
    image = Image.new("RGBA", (_WIDE, LINE * len(told)))
    for number, line in enumerate(told):
        entries = _marks(line, locale) if line.round else _wars(line, locale)
        image.paste(legend((_WIDE, LINE), entries, look.INK, _LETTERS), (0, LINE * number))
    return image


def _marks(line: Marked, locale: str) -> list[Entry]:
    entries: list[Entry] = [(None, say("board-legend-round", _PLAIN, locale, round=line.round))]
    for ship in MARKS:
        kind = "nation" if ship in look.FLAGS else "ship"
        entries.append((sprite(Sail(ship), _SAMPLE), say(f"{kind}-{ship}", _PLAIN, locale)))
    return [*entries, *((badge(mark, _BADGE), say(f"board-legend-{mark}", _PLAIN, locale)) for mark in line.marks)]


def _wars(line: Marked, locale: str) -> list[Entry]:
    entries: list[Entry] = []
    if line.large:
        large = sprite(Sail(line.large, man_o_war=True), _SAMPLE)
        entries.append((large, say("board-legend-man-o-war", _PLAIN, locale)))
    return [*entries, *((_crossed(*war), say("board-legend-war", _PLAIN, locale, nations=war)) for war in line.war)]


@lru_cache(maxsize=16)
def _crossed(one: str, other: str) -> Image.Image:
    """The flags of two nations at war, crossed, with their letters."""
    ink = Ink((62, 34))
    for nation, side in ((one, -1), (other, 1)):
        ink.line([(31 - 12 * side, 33), (31 + 9 * side, 3)], look.TIMBER, 2.5)
        left = 31 + 9 * side - (22 if side < 0 else 0)
        ink.box((left, 2, left + 22, 20), look.FLAGS[nation], look.INK, 1.5, 2)
        ink.words((left + 11, 11), MARKS[nation], 16, look.WHITE)
    return ink.done()
