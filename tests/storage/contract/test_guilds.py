"""What a guild keeps beside its tables: its language, the cards that it has named, the packs that it has uploaded."""

from __future__ import annotations

from storage.store import BookCard, Store
from tests.storage.conftest import Connect
from tests.storage.making import ABROAD, HARBOUR, HOME, PACK, guild_pack, new_entry, new_table, opened

LIMIT = 3
GAME, OTHER_GAME = "marauders", "everrain"


def _cards(*keys: str, card: bytes = b"{}") -> list[BookCard]:
    return [BookCard(key, card) for key in keys]


async def _keys(store: Store, game: str = GAME, guild: int = HOME) -> list[str]:
    return [card.key for card in await store.book(guild, game)]


async def test_a_guild_that_has_kept_nothing(store: Store) -> None:
    await opened(store)
    assert await store.language(HOME) is None
    assert await store.book(HOME, GAME) == []
    assert await store.guild_packs(HOME, GAME) == []


async def test_a_guild_chooses_its_language(connect: Connect) -> None:
    store = await connect()
    await store.put_language(HOME, "de")
    await store.put_language(ABROAD, "en")
    await store.put_language(HOME, "fr")
    other = await connect()
    assert (await other.language(HOME), await other.language(ABROAD)) == ("fr", "en")


async def test_a_running_table_keeps_its_language(store: Store) -> None:
    table = await opened(store)
    await store.put_language(HOME, "fr")
    assert await store.table(table.id) == table


async def test_a_book_keeps_cards_by_key(connect: Connect) -> None:
    store = await connect()
    await store.learn(HOME, GAME, [BookCard("morgan", b"\0\xff"), BookCard("bonnet", b"")], 10)
    await store.learn(HOME, GAME, _cards("lafitte"), 10)
    known = [BookCard("bonnet", b""), BookCard("lafitte", b"{}"), BookCard("morgan", b"\0\xff")]
    assert await store.book(HOME, GAME) == known
    assert await (await connect()).book(HOME, GAME) == known


async def test_a_card_is_named_anew(store: Store) -> None:
    await store.learn(HOME, GAME, _cards("morgan", "bonnet"), 10)
    await store.learn(HOME, GAME, _cards("morgan", card=b"corrected"), 10)
    assert await store.book(HOME, GAME) == [BookCard("bonnet", b"{}"), BookCard("morgan", b"corrected")]


async def test_books_are_kept_apart(store: Store) -> None:
    await store.learn(HOME, GAME, _cards("morgan", card=b"home"), 10)
    await store.learn(ABROAD, GAME, _cards("morgan", card=b"abroad"), 10)
    await store.learn(HOME, OTHER_GAME, _cards("morgan", card=b"other"), 10)
    assert await store.book(HOME, GAME) == [BookCard("morgan", b"home")]
    assert await store.book(ABROAD, GAME) == [BookCard("morgan", b"abroad")]
    assert await store.book(HOME, OTHER_GAME) == [BookCard("morgan", b"other")]


async def test_the_books_of_a_guild_are_limited_together(store: Store) -> None:
    await store.learn(HOME, OTHER_GAME, _cards("ghoul", "wraith"), LIMIT)
    await store.learn(HOME, GAME, _cards("morgan", "bonnet", "lafitte"), LIMIT)
    assert await _keys(store) == ["morgan"]
    await store.learn(ABROAD, GAME, _cards("morgan", "bonnet", "lafitte"), LIMIT)
    assert len(await _keys(store, guild=ABROAD)) == LIMIT


async def test_a_full_book_still_learns_known_cards_anew(store: Store) -> None:
    await store.learn(HOME, GAME, _cards("a", "b", "c"), LIMIT)
    await store.learn(HOME, GAME, _cards("d", "b", "c", card=b"new"), LIMIT)
    assert await store.book(HOME, GAME) == [BookCard("a", b"{}"), *_cards("b", "c", card=b"new")]
    await store.learn(HOME, GAME, _cards("a", card=b"newer"), 1)
    assert (await store.book(HOME, GAME))[0] == BookCard("a", b"newer")
    assert await _keys(store) == ["a", "b", "c"]


async def test_a_guild_keeps_its_packs(connect: Connect) -> None:
    store = await connect()
    first, second = guild_pack(PACK, "caribbean", "Our Caribbean", 123.25), guild_pack(b"[map]", "atlantic")
    assert await store.put_guild_pack(HOME, GAME, first, PACK, LIMIT)
    assert await store.put_guild_pack(HOME, GAME, second, b"[map]", LIMIT)
    store = await connect()
    assert await store.guild_packs(HOME, GAME) == [second, first]
    assert (await store.pack(first.hash), await store.pack(second.hash)) == (PACK, b"[map]")
    assert await store.guild_packs(ABROAD, GAME) == await store.guild_packs(HOME, OTHER_GAME) == []


async def test_a_pack_is_uploaded_again(store: Store) -> None:
    old, new = guild_pack(PACK), guild_pack(b"[map]", title="Our new one")
    await store.put_guild_pack(HOME, GAME, old, PACK, LIMIT)
    table = await store.open(new_table(), new_entry(0))
    assert table.pack == old.hash
    assert await store.put_guild_pack(HOME, GAME, new, b"[map]", LIMIT)
    assert await store.guild_packs(HOME, GAME) == [new]
    assert await store.pack(table.pack) == PACK  # which a table is played with


async def test_the_packs_of_a_guild_are_limited_together(store: Store) -> None:
    for game, key in ((GAME, "a"), (GAME, "b"), (OTHER_GAME, "a")):
        assert await store.put_guild_pack(HOME, game, guild_pack(PACK, key), PACK, LIMIT)
    assert not await store.put_guild_pack(HOME, GAME, guild_pack(b"more", "c"), b"more", LIMIT)
    assert not await store.put_guild_pack(HOME, OTHER_GAME, guild_pack(b"more", "b"), b"more", LIMIT)
    assert [pack.key for pack in await store.guild_packs(HOME, GAME)] == ["a", "b"]
    again = guild_pack(b"more", "b")
    assert await store.put_guild_pack(HOME, GAME, again, b"more", LIMIT)
    assert await store.guild_packs(HOME, GAME) == [guild_pack(PACK, "a"), again]
    assert await store.put_guild_pack(ABROAD, GAME, guild_pack(PACK, "a"), PACK, LIMIT)


async def test_one_pack_serves_several_guilds_and_tables(store: Store) -> None:
    for guild in (HOME, ABROAD):
        assert await store.put_guild_pack(guild, GAME, guild_pack(PACK), PACK, LIMIT)
    table = await store.open(new_table(HARBOUR), new_entry(0))
    assert {pack.hash for guild in (HOME, ABROAD) for pack in await store.guild_packs(guild, GAME)} == {table.pack}
