"""The sea: a table of Merchants & Marauders as a picture, and the same in words."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from bot.boards.arrows import arrow
from bot.boards.kit import Canvas, Picture
from bot.boards.marauders import look
from bot.boards.marauders.broadside import panel
from bot.boards.marauders.chart import FIGHT, LEGEND, LINE, MARGIN
from bot.boards.marauders.courses import plotted
from bot.boards.marauders.ground import charted
from bot.boards.marauders.islands import name_box, plate
from bot.boards.marauders.layout import standing
from bot.boards.marauders.legend import lines, strip
from bot.boards.marauders.scene import Scene, seen
from bot.boards.marauders.tokens import sprite
from bot.boards.marauders.words import words
from bot.view import Played, View


def draw(view: View, played: Played | None) -> Picture:
    """The table with what the last entry (None: nothing) changed in it. From any thread, but not on the event loop."""
    return _picture(seen(view, played))


def key(view: View, played: Played | None) -> str:
    """Stands for all that the picture shows: equal keys, equal bytes (on one version of the bot and its libraries)."""
    return sha256(repr(seen(view, played)).encode()).hexdigest()


@lru_cache(maxsize=128)
def _picture(scene: Scene) -> Picture:
    canvas = Canvas(charted(scene.zones, _more(scene)))
    tokens = standing(scene)
    for course in plotted(scene, tokens):
        arrow(canvas, course.points, look.ALARM, look.WHITE, thick=4.5 if course.leap else 6, dashed=course.leap)
    for zone in scene.zones:
        if canvas.touched(name_box(zone)):
            canvas.restore(*plate(zone))
    for each in tokens:
        canvas.stamp(sprite(each.token, each.scale), each.box[0], each.box[1])
    below = strip(scene)
    canvas.stamp(below, LEGEND[0], LEGEND[1])
    if scene.fight is not None:
        canvas.stamp(panel(scene.fight, scene.locale), LEGEND[0], LEGEND[1] + below.height + MARGIN)
    return Picture(canvas.png(), words(scene))


def _more(scene: Scene) -> int:
    """How much higher than the chart the picture is."""
    return LINE * (len(lines(scene)) - 1) + (0 if scene.fight is None else FIGHT[1] + MARGIN)
