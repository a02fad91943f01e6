"""The one list of games: a fourth game is a folder in `rules/`, a cog, a panel, a board, a catalogue and a line here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from bot.boards import marauders as marauders_board
from bot.boards.board import Board
from bot.panels import marauders as marauders_panel
from bot.panels.panel import Panel
from rules import marauders
from rules.contract import Game


@dataclass(frozen=True, slots=True)
class Listed:
    """A game as the bot knows it: its key, how its packs are read, and the panel and the board that show it."""

    key: str
    load: Callable[[str], Game[Any, Any]]
    """A game on the pack with this text."""
    package: ModuleType
    """Where its shipped packs lie: `packs/*.toml` in it."""
    default: str
    """The pack that a table gets when none is named."""
    panel: Panel
    board: Board


GAMES: dict[str, Listed] = {
    "marauders": Listed(
        key="marauders",
        load=lambda text: marauders.Marauders(marauders.load(text)),
        package=marauders,
        default="caribbean",
        panel=marauders_panel,
        board=marauders_board,
    ),
}
