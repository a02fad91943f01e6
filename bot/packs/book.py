"""The books of servers: the cards that their tables have named, decoded and remembered."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.recent import Recent
from rules.contract import encode
from rules.game import Game
from storage.store import BookCard, Store, StoreError

log = logging.getLogger(__name__)

MOST_CARDS = 2_000
"""How many cards a server's books hold, those of all games together."""

REMEMBERED = 64
"""How many books are kept in memory."""


class Books:
    """The books of all servers, each of one game."""

    def __init__(self, store: Store) -> None:
        """`store` is where the cards lie."""
        self._store = store
        self._books: Recent[tuple[int, str], tuple[Any, ...]] = Recent(REMEMBERED)

    async def cards(self, guild: int, card_type: Any, game: str) -> tuple[Any, ...]:
        """The cards of a server's book, by key; one that cannot be read is left out."""
        known = self._books.get((guild, game))
        if known is None:
            rows = await self._store.book(guild, game)
            known = tuple(card for row in rows if (card := _decoded(row, card_type)) is not None)
            self._books[guild, game] = known
        return known

    async def learn(self, guild: int, game: Game[Any, Any], cards: Sequence[Any]) -> None:
        """Keeps cards that were named, in place of those of their keys; when that fails, only the log is told."""
        try:
            known = {card.key: card for card in await self.cards(guild, game.card_type, game.key)}
            new = [card for card in cards if known.get(card.key) != card]
            if new:
                self._books.forget((guild, game.key))
                kept = [BookCard(card.key, encode(card)) for card in new]
                await self._store.learn(guild, game.key, kept, MOST_CARDS)
                self._books.forget((guild, game.key))
        except StoreError:
            log.warning("cards of a book were not kept", exc_info=True)


def _decoded(row: BookCard, card_type: Any) -> Any:
    try:
        return msgspec.json.decode(row.card, type=card_type)
    except msgspec.MsgspecError:
        log.exception("card %s of a book cannot be read", row.key)
        return None
