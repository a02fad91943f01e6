"""The battle board: a table of Betrayal of the Second Era as a picture, and the same in words."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from bot.boards.betrayal import look
from bot.boards.betrayal.camp import pitched
from bot.boards.betrayal.field import arrows, chips, floor
from bot.boards.betrayal.ground import floored
from bot.boards.betrayal.head import banner
from bot.boards.betrayal.layout import planned
from bot.boards.betrayal.legend import strip
from bot.boards.betrayal.scene import Scene, seen
from bot.boards.betrayal.shelf import stock, tables
from bot.boards.betrayal.words import words
from bot.boards.kit import Canvas, Picture
from bot.view import Played, View


def draw(view: View, played: Played | None) -> Picture:
    """The table with what the last entry (None: nothing) changed in it. From any thread, but not on the event loop."""
    return _picture(seen(view, played))


def key(view: View, played: Played | None) -> str:
    """Stands for all that the picture shows: equal keys, equal bytes (on one version of the bot and its libraries)."""
    return sha256(repr(seen(view, played)).encode()).hexdigest()


@lru_cache(maxsize=128)
def _picture(scene: Scene) -> Picture:
    canvas = Canvas(floored(scene.mode))
    canvas.stamp(banner(scene), look.HEAD[0], look.HEAD[1])
    if scene.fight is None:
        pitched(canvas, scene)
        tables(canvas, scene)
    else:
        plan = planned(scene)
        floor(canvas, scene, plan)
        arrows(canvas, scene, plan)
        stock(canvas, scene)
        chips(canvas, scene, plan)
    canvas.stamp(strip(scene), look.LEGEND[0], look.LEGEND[1])
    return Picture(canvas.png(), words(scene))
