"""The packs that a table can be opened with: those that are shipped, those that a server uploaded, and its book as one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from importlib import resources
from typing import Any

import tomli_w

from bot.games import GAMES
from bot.packs.book import Books
from bot.packs.shelf import BOOK, Named
from bot.refusal import Refusal
from bot.text import say
from rules import names
from rules.game import Game
from storage.store import Store

LONGEST = 60
"""The most characters of a key that are looked at."""


def shipped(game: str) -> tuple[str, ...]:
    """The keys of a game's shipped packs, in alphabetical order."""
    folder = resources.files(GAMES[game].package) / "packs"
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


def pack_file(game: str, pack: str | None) -> tuple[str, bytes]:
    """A shipped pack's key and file, the default one's when none is named; Refusal when the game ships no such pack."""
    key = (pack or GAMES[game].default).strip().casefold()[:LONGEST]
    if key not in shipped(game):
        raise Refusal("no-such-pack", text=key, packs=shipped(game))
    return key, (resources.files(GAMES[game].package) / "packs" / f"{key}.toml").read_bytes()


@lru_cache(maxsize=64)
def game_on(game: str, pack: bytes) -> Game[Any, Any]:
    """The game on a pack, read once for all tables that share it."""
    return GAMES[game].load(pack.decode())


def default_game(game: str) -> Game[Any, Any]:
    """The game on the pack that a table gets when none is named."""
    return game_on(game, pack_file(game, None)[1])


class Packs:
    """The packs of all servers."""

    def __init__(self, store: Store, books: Books) -> None:
        """`store` is where the uploaded ones lie, `books` are what servers' books hold."""
        self._store = store
        self._books = books

    async def named(self, guild: int, game: str, language: str = "en") -> list[Named]:
        """All packs of a game that can be named in a server: shipped, uploaded, and the book once it has cards."""
        ours = [_shipped(game, key) for key in shipped(game)]
        ours += [Named(each.key, each.title, uploaded=each) for each in await self._store.guild_packs(guild, game)]
        if await self.book(guild, game):
            ours.append(Named(BOOK, _book_title(game, language)))
        return ours

    async def book(self, guild: int, game: str) -> tuple[Any, ...]:
        """The cards of a server's book."""
        return await self._books.cards(guild, default_game(game).card_type, game)

    async def file(self, guild: int, game: str, pack: str | None, language: str = "en") -> tuple[str, bytes]:
        """A pack's key and file, by its key or title, the default one's when none is named; Refusal when there is no such pack.

        The book is made a pack now, on the default pack's map.
        """
        key = (pack or GAMES[game].default).strip().casefold()[:LONGEST]
        if key in shipped(game):
            return pack_file(game, key)
        packs = await self.named(guild, game, language)
        found = meant(key, packs)
        if found is None:
            raise Refusal("no-such-pack", text=key, packs=tuple(each.key for each in packs))
        key = found.key
        if key in shipped(game):
            return pack_file(game, key)
        if found.uploaded is not None:
            return key, await self._store.pack(found.uploaded.hash)
        base, cards = pack_file(game, None)[1].decode(), await self.book(guild, game)
        made = await asyncio.to_thread(GAMES[game].of_book, base, _book_title(game, language), cards)
        return key, tomli_w.dumps(made).encode()


def meant(text: str, packs: Iterable[Named]) -> Named | None:
    """The pack that a text names, by its key or else by its title; None when none is called so, or several are."""
    typed = text.strip().casefold()
    titled: list[Named] = []
    for each in packs:
        if each.key == typed:
            return each
        if names.fold(each.title) == names.fold(text):
            titled.append(each)
    return titled[0] if len(titled) == 1 else None


def _shipped(game: str, key: str) -> Named:
    on = game_on(game, pack_file(game, key)[1])
    return Named(key, on.title, on.sample)


def _book_title(game: str, language: str) -> str:
    return say("pack-book-title", None, language, game=game)
