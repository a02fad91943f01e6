"""The packs that are shipped, and the games made of the packs that tables were opened with."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Any

from bot.games import GAMES
from bot.refusal import Refusal
from rules.contract import Game


def shipped(game: str) -> tuple[str, ...]:
    """The keys of a game's shipped packs, in alphabetical order."""
    folder = resources.files(GAMES[game].package) / "packs"
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


def pack_file(game: str, pack: str | None) -> tuple[str, bytes]:
    """A shipped pack's key and file, the default one's when none is named; Refusal when the game ships no such pack."""
    key = (pack or GAMES[game].default).strip().casefold()
    if key not in shipped(game):
        raise Refusal("no-such-pack", text=key, packs=shipped(game))
    return key, (resources.files(GAMES[game].package) / "packs" / f"{key}.toml").read_bytes()


@lru_cache(maxsize=64)
def game_on(game: str, pack: bytes) -> Game[Any, Any]:
    """The game on a pack, read once for all tables that share it."""
    return GAMES[game].load(pack.decode())
