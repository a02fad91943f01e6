"""Packs and books below the commands: hostile files cost little, books are remembered, and what cannot be read is left out."""

from __future__ import annotations

import hashlib
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.packs.book import MOST_CARDS, Books
from bot.packs.packs import Packs, default_game, pack_file
from bot.packs.uploads import LONGEST_LINE, MOST_BYTES, checked, plain
from bot.panels import packs as panel
from bot.panels.table import LONGEST, NOBODY, Voice
from bot.refusal import Refusal
from bot.text.catalogue import has
from rules.contract import encode
from rules.marauders.pack import EventCard
from rules.packs import MOST_PROBLEMS, PackError, Problem
from storage.sqlite import SqliteStore
from storage.store import BookCard, GuildPack

CARIBBEAN = pack_file("marauders", None)[1]
GAME = default_game("marauders")
CALM = EventCard(key="event-calm", title="Calm")
GALE = EventCard(key="event-gale", title="Gale", text="It blows.")
HERE, THERE = 7, 8


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.connect(tmp_path / "crow.db")
    yield store
    await store.close()


def lines(line: str) -> str:
    """As many lines like this as an upload has room for."""
    return (line[: LONGEST_LINE - 1] + "\n") * (MOST_BYTES // min(len(line) + 1, LONGEST_LINE))


# ------------------------------------------------------------------------------------------------ hostile files


@pytest.mark.parametrize(
    "text",
    [
        lines('"\\' * 4000),
        lines('"' * 4000),
        lines("'" * 4000),
        lines("a " * 4000),
        lines("a" * 4000),
        lines("a.a.a.a " * 4000),
        lines("a" + " " * 3990 + "."),
        lines("." * 4000),
        '"""' + lines('\\"' * 4000),
        lines("[[zones]]"),
        lines("a={"),
        lines("[" * 4000),
        lines("a=" + "[" * 3000),
        lines("a.b.c.d.e=1"),
        lines("x = 0x" + "f" * 3900),
        lines('a = "\\uD800"'),
    ],
    ids=range(16),
)
async def test_a_hostile_file_costs_little_and_is_refused(text: str) -> None:
    began = time.process_time()
    with pytest.raises((Refusal, PackError)):
        await checked("marauders", text.encode()[:MOST_BYTES], None)
    assert time.process_time() - began < 5


@pytest.mark.parametrize(
    "hidden",
    [
        'x = { y = """a"""", a.b.c.d.e.f = 1, z = "" }',
        "x = { y = '''a'''', a.b.c.d.e.f = 1, z = '' }",
        'x = { "a\\"" . b . c . d . e . f = 1 }',
        "[a.b.c.d.e.f]",
        '[[ "a" . b.c.d.e.f ]]',
        'x = """\n""" \na.b.c.d.e.f = 1',
    ],
)
def test_a_deep_key_cannot_hide(hidden: str) -> None:
    with pytest.raises(Refusal) as caught:
        plain(hidden.encode())
    assert caught.value.code == "pack-deep-key"


@pytest.mark.parametrize("text", ["a.b.c.d.e = 1", "x = 1.5 # a.b.c.d.e.f", "x = 'a.b.c.d.e.f'", "\ufeffx = 1"])
def test_what_is_no_deep_key_passes(text: str) -> None:
    assert plain(text.encode()) == text.removeprefix("\ufeff")


async def test_the_shipped_pack_is_checked_like_any_other() -> None:
    pack = await checked("marauders", CARIBBEAN, "Ours-1")
    assert (pack.key, pack.game.title) == ("ours-1", "The Caribbean")
    assert 'key = "ours-1"' in pack.text


# ------------------------------------------------------------------------------------------------ problems in words


@pytest.mark.parametrize(
    "expected",
    [
        *("text", "text-up-to 100", "kebab-case", "number 1-9", "true-or-false", "one-of a b", "table", "list-of-tables"),
        *("list-of 3", "ship-and-letter", "unique", "border", "another-zone", "zone-of-the-map", "border-back S nassau"),
        *("two-letters", "list-up-to 8", "hex-name", "two-numbers", "province-of-the-pack", "quest-unit-with-this-back"),
        *("places-apart", "row 1 easy", "zones", "other-zones", "rising 1-30", "texts 10", "faces 1-6", "hexes 12"),
        *("fire-pattern 60", "tile 6", "unnumbered", "in-all-up-to 300"),
    ],
)  # fmt: skip
def test_each_kind_of_problem_has_its_words(expected: str) -> None:
    kind, _, what = expected.partition(" ")
    assert has(f"pack-expected-{kind}")
    line = panel.problem(Problem("cards[3]", "", expected), Voice(NOBODY, "en").plain)
    assert line.startswith("cards[3]: nothing is there; expected is ")
    assert what in line


def test_as_many_problems_are_shown_as_fit_and_all_are_in_the_file() -> None:
    found = tuple(Problem(f"cards[{n}].key", "x" * 60, "kebab-case") for n in range(MOST_PROBLEMS))
    few, many = panel.problems(found[:3], "en"), panel.problems(found, "en")
    assert (len(few.lines), few.files) == (4, ())
    assert sum(len(line) + 1 for line in many.lines) <= LONGEST
    assert many.files[0].data.decode().count("\n") == MOST_PROBLEMS - 1


# ------------------------------------------------------------------------------------------------ books and packs of servers


async def test_a_book_is_read_once_and_again_when_it_has_grown(store: SqliteStore) -> None:
    books = Books(store)
    assert await books.cards(HERE, EventCard, "marauders") == ()
    await store.learn(HERE, "marauders", [BookCard(CALM.key, encode(CALM))], MOST_CARDS)
    assert await books.cards(HERE, EventCard, "marauders") == ()
    await books.learn(HERE, GAME, (GALE,))
    assert await books.cards(HERE, EventCard, "marauders") == (CALM, GALE)
    assert await books.cards(THERE, EventCard, "marauders") == ()


async def test_a_card_that_cannot_be_read_is_left_out(store: SqliteStore) -> None:
    rows = [BookCard("a", b'{"key":"a"}'), BookCard("b", b"\xff"), BookCard(CALM.key, encode(CALM))]
    await store.learn(HERE, "marauders", rows, MOST_CARDS)
    assert await Books(store).cards(HERE, EventCard, "marauders") == (CALM,)


async def test_a_known_card_is_written_again_only_when_it_says_something_else(store: SqliteStore) -> None:
    books = Books(store)
    await books.learn(HERE, GAME, (CALM,))
    assert await books.cards(HERE, EventCard, "marauders") == (CALM,)
    await store.learn(HERE, "marauders", [BookCard(CALM.key, encode(GALE))], MOST_CARDS)
    await books.learn(HERE, GAME, (CALM,))
    assert await Books(store).cards(HERE, EventCard, "marauders") == (GALE,)
    changed = EventCard(key=CALM.key, title="Calm", text="Nothing moves.")
    await books.learn(HERE, GAME, (changed,))
    assert await books.cards(HERE, EventCard, "marauders") == (changed,)


async def test_packs_are_named_where_they_are(store: SqliteStore) -> None:
    packs = Packs(store, Books(store))
    pack = await checked("marauders", CARIBBEAN, "ours")
    raw = pack.text.encode()
    row = GuildPack("ours", "Ours", _hash(raw), 3, 1.0)
    assert await store.put_guild_pack(HERE, "marauders", row, raw, 20)
    assert [each.key for each in await packs.named(HERE, "marauders")] == ["caribbean", "ours"]
    assert [each.key for each in await packs.named(THERE, "marauders")] == ["caribbean"]
    assert await packs.file(HERE, "marauders", " OURS ") == ("ours", raw)
    assert await packs.file(THERE, "marauders", None) == ("caribbean", CARIBBEAN)
    for missing in ("ours", "book", "../x", "x" * 500):
        with pytest.raises(Refusal) as caught:
            await packs.file(THERE, "marauders", missing)
        assert caught.value.code == "no-such-pack"


def _hash(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()
