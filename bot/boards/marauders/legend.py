"""What is written below the chart: the round, the ships' letters, the marks that are on it, and the wars."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.boards.legend import Entry, legend
from bot.boards.marauders import look
from bot.boards.marauders.chart import LEGEND
from bot.boards.marauders.scene import Scene
from bot.boards.marauders.tokens import MARKS, Sail, badge, sprite
from bot.panels.marauders.vocabulary import MARAUDERS
from bot.text import Names, say

_LETTERS = 22
_SAMPLE = 0.62
_BADGE = 26
_SIZE = (int(LEGEND[2] - LEGEND[0]), int(LEGEND[3] - LEGEND[1]))
_PLAIN = Names(vocabulary=MARAUDERS, marked=False)


def strip(scene: Scene) -> Image.Image:
    """The legend of a scene, as large as its place on the chart."""
    marks = {captain.mark for captain in scene.captains} | {captain.at for captain in scene.captains}
    shown = tuple(mark for mark in ("port", "hunted", "battle") if mark in marks)
    return _strip(scene.locale, scene.round, shown, scene.war)


@lru_cache(maxsize=64)
def _strip(locale: str, round_: int, marks: tuple[str, ...], war: tuple[tuple[str, str], ...]) -> Image.Image:
    entries: list[Entry] = [(None, say("board-legend-round", _PLAIN, locale, round=round_))]
    for ship in MARKS:
        kind = "nation" if ship in look.FLAGS else "ship"
        entries.append((sprite(Sail(ship), _SAMPLE), say(f"{kind}-{ship}", _PLAIN, locale)))
    entries += [(badge(mark, _BADGE), say(f"board-legend-{mark}", _PLAIN, locale)) for mark in marks]
    for one, other in war:
        entries.append((None, say("board-legend-war", _PLAIN, locale, one=MARKS[one], other=MARKS[other])))
    return legend(_SIZE, entries, look.INK, _LETTERS)
