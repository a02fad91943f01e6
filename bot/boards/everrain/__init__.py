"""The sea of The Everrain: a table as a picture, and the same in words."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from bot.boards.everrain import look
from bot.boards.everrain.chart import charted
from bot.boards.everrain.deck import decked
from bot.boards.everrain.ground import page
from bot.boards.everrain.harbour import moored
from bot.boards.everrain.head import banner
from bot.boards.everrain.layout import planned
from bot.boards.everrain.legend import strip
from bot.boards.everrain.scene import Scene, seen
from bot.boards.everrain.words import words
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
    canvas, plan = Canvas(page()), planned(scene)
    canvas.stamp(banner(scene), look.HEAD[0], look.HEAD[1])
    if plan.chart:
        charted(canvas, scene, plan.chart)
    moored(canvas, scene, plan)
    for deck, box in zip(scene.decks, plan.decks, strict=True):
        canvas.stamp(
            decked(deck, scene.board, (round(box[2] - box[0]), round(box[3] - box[1])), scene.locale), box[0], box[1]
        )
    canvas.stamp(strip(scene), plan.legend[0], plan.legend[1])
    return Picture(canvas.png(), words(scene))
