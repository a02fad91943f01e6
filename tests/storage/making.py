"""Tables, entries and answers to put into a store, and all that a store says of a table, to compare."""

from __future__ import annotations

import hashlib

from storage.store import Entry, GivenAnswer, GuildPack, NewEntry, NewTable, Origin, Store, Table, Waiting

BEN, ANNE = 41, 42
HOME, ABROAD = 1, 2
"""Two guilds."""
TAVERN, HARBOUR = 11, 12
"""Two channels."""
SEED, NEXT_SEED = b"s" * 32, b"t" * 32
PACK = b"[map]\nname = 'Caribbean'\n" * 40


def by(interaction: int | None = None, member: int = BEN, at: float = 100.0) -> Origin:
    """Ben, by this interaction."""
    return Origin(member, interaction, at)


def new_table(channel: int = TAVERN, guild: int = HOME, pack: bytes = PACK, seed: bytes = SEED) -> NewTable:
    """A table of Marauders in the tavern."""
    return NewTable(guild, channel, "marauders", pack, "Friday", BEN, "en", seed)


def new_entry(
    parent: int,
    interaction: int | None = None,
    *,
    action: bytes = b'{"type":"sail"}',
    token: str | None = None,
    ends: int | None = None,
    instead: int | None = None,
    at: float = 100.0,
) -> NewEntry:
    """An entry after another one, with bytes of its own in every field."""
    state = b'{"captains":[]}' * 100 + str(parent).encode()
    return NewEntry(
        parent, 3, action, b'["answers"]', b'["events"]', state, by(interaction, at=at), token, ends, instead
    )


def guild_pack(raw: bytes, key: str = "own", title: str = "Our own", at: float = 100.0) -> GuildPack:
    """A pack of these bytes that Ben uploaded."""
    return GuildPack(key, title, hashlib.sha256(raw).hexdigest(), BEN, at)


def given(answer: str, interaction: int | None = None, member: int = ANNE) -> GivenAnswer:
    """An answer of Anne."""
    return GivenAnswer(answer.encode(), by(interaction, member, at=101.0))


def waiting(base: int, interaction: int | None = None, *answers: GivenAnswer, instead: int | None = None) -> Waiting:
    """An action of Ben's that waits for an answer."""
    return Waiting(base, 3, b'{"type":"turn"}', by(interaction), answers, instead=instead)


async def opened(store: Store, entries: int = 1, channel: int = TAVERN, guild: int = HOME) -> Table:
    """A table with so many entries in a row."""
    table = await store.open(new_table(channel, guild), new_entry(0, action=b'{"type":"start"}'))
    for parent in range(1, entries):
        await store.commit(table.id, new_entry(parent))
    return await reloaded(store, table)


async def reloaded(store: Store, table: Table) -> Table:
    """The table as it is now."""
    now = await store.table(table.id)
    assert now is not None
    return now


async def head(store: Store, table: Table) -> int:
    """The entry on which a table stands now."""
    return (await reloaded(store, table)).head


async def on_the_line(store: Store, table: Table) -> list[int]:
    """The numbers of the entries that are not undone, oldest first."""
    return [entry.number for entry in reversed(await store.entries(table.id)) if not entry.undone]


def numbers(entries: list[Entry]) -> list[int]:
    """The numbers of entries, in their order."""
    return [entry.number for entry in entries]


async def everything(store: Store, table: Table) -> object:
    """All that the store says of a table and of who sits in which channel."""
    now = await store.table(table.id)
    return (
        now,
        None if now is None else now.pause,
        await store.tables(),
        await store.entries(table.id),
        await store.waiting(table.id),
        await store.seats(table.id),
        await store.epochs(table.id),
        await store.owed(table.id),
    )
