"""The one list of games: a fourth game is a folder in `rules/`, a cog, a panel, a board, a catalogue and a line here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from bot.boards import marauders as marauders_board
from bot.boards.board import Board
from bot.panels import marauders as marauders_panel
from bot.panels.marauders.pack import contents
from bot.panels.panel import Panel
from bot.view import View
from rules import marauders
from rules.contract import Game
from rules.marauders import writing_packs
from rules.marauders.pack import Pack
from rules.marauders.reading_packs import unlike


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
    of_book: Callable[[str, str, Sequence[Any]], dict[str, object]]
    """What the file of a book's cards says, as a pack on the map of the pack with this text, so entitled."""
    cards: Callable[[Game[Any, Any]], int]
    """How many cards a pack has."""
    contents: Callable[[Game[Any, Any], str], Sequence[str]]
    """The cards of a pack in words of a language, by kind."""
    unlike: Callable[[Game[Any, Any], Game[Any, Any]], tuple[str, ...]]
    """The names of what in a pack is other than in the default one, so that it could not be drawn or offered."""
    panel: Panel
    board: Board


def _pack(game: Game[Any, Any]) -> Pack:
    """The pack that a game of Merchants & Marauders is on."""
    assert isinstance(game, marauders.Marauders)
    return game.pack


GAMES: dict[str, Listed] = {
    "marauders": Listed(
        key="marauders",
        load=lambda text: marauders.Marauders(marauders.load(text)),
        package=marauders,
        default="caribbean",
        of_book=writing_packs.of_book,
        cards=lambda game: len(_pack(game).cards),
        contents=contents,
        unlike=lambda game, base: unlike(_pack(game), _pack(base)),
        panel=marauders_panel,
        board=marauders_board,
    ),
}


def panel(view: View) -> Panel:
    """The panel of a table's game."""
    return GAMES[view.table.game].panel
