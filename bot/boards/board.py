"""What every game's board answers: a module that draws."""

from __future__ import annotations

from typing import Protocol

from bot.boards.kit import Picture
from bot.view import Played, View


class Board(Protocol):
    """Draws a game's tables."""

    def draw(self, view: View, played: Played | None) -> Picture:
        """The table with what the last entry (None: nothing) changed in it. From any thread, but not on the event loop."""
        ...
