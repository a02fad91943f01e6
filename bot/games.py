"""The one list of games: a fourth game is a folder in `rules/`, a cog, a panel, a board, a catalogue and a line here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from bot.boards import betrayal as betrayal_board
from bot.boards import everrain as everrain_board
from bot.boards import marauders as marauders_board
from bot.boards.board import Board
from bot.panels import betrayal as betrayal_panel
from bot.panels import everrain as everrain_panel
from bot.panels import marauders as marauders_panel
from bot.panels.betrayal import pack as betrayal_pack
from bot.panels.everrain import pack as everrain_pack
from bot.panels.marauders import pack as marauders_pack
from bot.panels.panel import Panel
from bot.view import View
from rules import betrayal, everrain, marauders
from rules.betrayal import reading_packs as betrayal_reading
from rules.betrayal import writing_packs as betrayal_writing
from rules.everrain import reading_packs as everrain_reading
from rules.everrain import writing_packs as everrain_writing
from rules.game import Game
from rules.marauders import reading_packs as marauders_reading
from rules.marauders import writing_packs as marauders_writing


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


def _of_marauders(game: Game[Any, Any]) -> marauders.Marauders:
    assert isinstance(game, marauders.Marauders)
    return game


def _of_betrayal(game: Game[Any, Any]) -> betrayal.Betrayal:
    assert isinstance(game, betrayal.Betrayal)
    return game


def _of_everrain(game: Game[Any, Any]) -> everrain.Everrain:
    assert isinstance(game, everrain.Everrain)
    return game


GAMES: dict[str, Listed] = {
    "marauders": Listed(
        key="marauders",
        load=lambda text: marauders.Marauders(marauders.load(text)),
        package=marauders,
        default="caribbean",
        of_book=marauders_writing.of_book,
        cards=lambda game: len(_of_marauders(game).pack.cards),
        contents=marauders_pack.contents,
        unlike=lambda game, base: marauders_reading.unlike(_of_marauders(game).pack, _of_marauders(base).pack),
        panel=marauders_panel,
        board=marauders_board,
    ),
    "betrayal": Listed(
        key="betrayal",
        load=lambda text: betrayal.Betrayal(betrayal.load(text)),
        package=betrayal,
        default="second-era",
        of_book=betrayal_writing.of_book,
        cards=lambda game: len(_of_betrayal(game).pack.pieces),
        contents=betrayal_pack.contents,
        unlike=lambda game, base: betrayal_reading.unlike(_of_betrayal(game).pack, _of_betrayal(base).pack),
        panel=betrayal_panel,
        board=betrayal_board,
    ),
    "everrain": Listed(
        key="everrain",
        load=lambda text: everrain.Everrain(everrain.load(text)),
        package=everrain,
        default="everrain",
        of_book=everrain_writing.of_book,
        cards=lambda game: len(_of_everrain(game).pack.enemies) + len(_of_everrain(game).pack.ships),
        contents=everrain_pack.contents,
        unlike=lambda game, base: everrain_reading.unlike(_of_everrain(game).pack, _of_everrain(base).pack),
        panel=everrain_panel,
        board=everrain_board,
    ),
}


def panel(view: View) -> Panel:
    """The panel of a table's game."""
    return GAMES[view.table.game].panel
