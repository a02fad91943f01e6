"""The battle: a table of Betrayal of the Second Era as a picture, and the same in words."""

from __future__ import annotations

from bot.boards.kit import Canvas, Ground, Ink, Picture
from bot.view import Played, View


def draw(view: View, played: Played | None) -> Picture:  # noqa: ARG001
    """The table with what the last entry (None: nothing) changed in it. From any thread, but not on the event loop."""
    image = Ink((400, 300), "#20242c").done()
    return Picture(Canvas(Ground(image, image.convert("P"))).png(), view.table.name)
