"""What a guild keeps beside its tables: its language, its book of cards and its packs."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from storage._connection import Connection, Run
from storage._rows import packed
from storage.store import BookCard, GuildPack

_LANGUAGE = """
INSERT INTO guilds (guild, language) VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET language = excluded.language
"""

_LEARN = """
INSERT OR REPLACE INTO book (guild, game, key, card)
SELECT :guild, :game, :key, :card
WHERE EXISTS (SELECT 1 FROM book WHERE guild = :guild AND game = :game AND key = :key)
    OR (SELECT count(*) FROM book WHERE guild = :guild) < :limit
"""

_OTHERS = "SELECT count(*) FROM guild_packs WHERE guild = ? AND (game, key) <> (?, ?)"

_PUT_PACK = """
INSERT OR REPLACE INTO guild_packs (guild, game, key, title, hash, member, at) VALUES (?, ?, ?, ?, ?, ?, ?)
"""


async def keep_pack(run: Run, raw: bytes) -> str:
    """Keeps a pack, once however many use it; its hash."""
    pack = hashlib.sha256(raw).hexdigest()
    await run("INSERT OR IGNORE INTO packs (hash, pack) VALUES (?, ?)", (pack, packed(raw)))
    return pack


class GuildShelf:
    """The part of a `storage.store.Store` that belongs to guilds."""

    def __init__(self, connection: Connection) -> None:
        self._db = connection

    async def language(self, guild: int) -> str | None:
        """The language that a guild has chosen for its new tables."""
        rows = await self._db.run("SELECT language FROM guilds WHERE guild = ?", (guild,))
        return rows[0][0] if rows else None

    async def put_language(self, guild: int, language: str) -> None:
        """Chooses a guild's language."""
        await self._db.run(_LANGUAGE, (guild, language))

    async def book(self, guild: int, game: str) -> list[BookCard]:
        """The cards of a game that a guild has named, by key."""
        rows = await self._db.run("SELECT key, card FROM book WHERE guild = ? AND game = ? ORDER BY key", (guild, game))
        return [BookCard(*row) for row in rows]

    async def learn(self, guild: int, game: str, cards: Sequence[BookCard], limit: int) -> None:
        """Keeps cards in a guild's book, in place of those of the same keys; new ones only up to so many in all games together.

        Where there is no room for all new ones, the first of them are kept.
        """
        async with self._db.transaction() as run:
            for card in cards:
                values = {"guild": guild, "game": game, "key": card.key, "card": card.card, "limit": limit}
                await run(_LEARN, values)

    async def guild_packs(self, guild: int, game: str) -> list[GuildPack]:
        """The packs of a game that a guild has uploaded, by key."""
        rows = await self._db.run(
            "SELECT key, title, hash, member, at FROM guild_packs WHERE guild = ? AND game = ? ORDER BY key",
            (guild, game),
        )
        return [GuildPack(*row) for row in rows]

    async def put_guild_pack(self, guild: int, game: str, pack: GuildPack, raw: bytes, limit: int) -> bool:
        """Keeps an uploaded pack, in place of the one with its key; False when the guild would have more than so many then."""
        async with self._db.transaction() as run:
            [(others,)] = await run(_OTHERS, (guild, game, pack.key))
            if others >= limit:
                return False
            kept = await keep_pack(run, raw)
            assert kept == pack.hash, pack
            await run(_PUT_PACK, (guild, game, pack.key, pack.title, kept, pack.member, pack.at))
            return True
