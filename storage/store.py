"""What it means that a table survives: the protocol that every engine fulfils, and its errors.

The store keeps bytes: actions, answers, events and states are the rules' business, names and Discord ids are kept beside them.
Times are seconds since 1970 (UTC); ids of guilds, channels, members, messages and interactions are Discord's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from storage.keeping import Keeping
from storage.owing import Owing


class StoreError(Exception):
    """Base of everything that the store refuses or cannot do."""


class Conflict(StoreError):
    """The table, or the action that waits at it, has moved on: load it again and play again."""


class Repeated(StoreError):
    """This interaction was accepted before."""


class Held(StoreError):
    """The channel already has an open table."""


class Unavailable(StoreError):
    """The store cannot be reached or written just now."""


class TooNew(StoreError):
    """The file was written by a newer version."""


class Damaged(StoreError):
    """The file is not a whole store."""


class DamagedEntry(Damaged):
    """An entry of a table, or what waits after it, cannot be read; the rest of the store can."""

    def __init__(self, table: int, entry: int) -> None:
        """`entry` is the number of the entry."""
        super().__init__(table, entry)
        self.table = table
        self.entry = entry


@dataclass(frozen=True, slots=True)
class Origin:
    """Who asked for something, by which interaction (None: the bot itself), and when."""

    member: int
    interaction: int | None
    at: float


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's row: its key in the rules (`s1`), the name it is called, and the member who plays it."""

    key: str
    name: str
    member: int | None


@dataclass(frozen=True, slots=True)
class Standing:
    """A table message: its id, the entry that it shows, and when it was posted."""

    id: int
    revision: int
    posted: float


@dataclass(frozen=True, slots=True)
class BookCard:
    """A card that a server has named: its key in its game, and its bytes."""

    key: str
    card: bytes


@dataclass(frozen=True, slots=True)
class GuildPack:
    """A pack that a server uploaded: the key by which it is named there, its title and hash, by whom and when."""

    key: str
    title: str
    hash: str
    member: int
    at: float


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause of a table: since when, what the group noted, and the message that tells of it (None: not posted yet).

    `photo` is the message that has the group's photo, which may be that of a note before (None: there is no photo).
    """

    at: float
    note: str
    message: int | None = None
    photo: int | None = None


Setting = Literal["access", "talk", "language", "lobby"]
"""What is set for a table beside its ledger; `lobby` is `yes` or `no`."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table: where it is played, on which game and pack, on which entry it stands, and the seed of its chance now."""

    id: int
    guild: int
    channel: int
    game: str
    pack: str
    """The hash of the exact pack it was opened with."""
    name: str
    host: int
    language: str
    head: int
    seed: bytes
    opened: float
    ended: float | None
    access: str = ""
    """Who may act: `everyone`, `seated` or `host`; empty while nobody has said so."""
    talk: str = "normal"
    """How much is posted: `quiet`, `normal` or `full`."""
    lobby: bool = True
    """Whether it is still being set up."""
    message: Standing | None = None
    """Its table message, once it was posted."""
    recalled: float | None = None
    """When it was told last where it stood the last time."""
    pause: Pause | None = field(default=None, compare=False)
    """The pause that it is in."""
    left: Pause | None = field(default=None, compare=False)
    """Its last pause, where that is over and it was not told since where it stood."""
    seats: tuple[Seat, ...] = field(default=(), compare=False)
    """The seats that it has had, by key. These are read with the row, so that a command reads once."""
    waits: bool = field(default=False, compare=False)
    """Whether an action waits at it for an answer."""
    unshown: bool = field(default=False, compare=False)
    """Whether any of its entries was never shown: only then can it be owed one."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table about to be opened."""

    guild: int
    channel: int
    game: str
    pack: bytes
    name: str
    host: int
    language: str
    seed: bytes


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An accepted action about to be committed after the entry `parent` (0: it is the first), with all that it caused.

    `token` answers the interaction for 15 minutes; it is kept until the entry has been shown. `ends` is how many answers the
    waiting action has that this entry ends; None says that no action waits. `instead` is the head that this entry takes the
    place of: its parent is then that entry's parent, and both happen at once, the taking back and the new entry. `keeps_pause`
    says that it is no step of the game, so that a pause goes on.
    """

    parent: int
    rules: int
    action: bytes
    answers: bytes
    events: bytes
    state: bytes
    origin: Origin
    token: str | None
    ends: int | None = None
    instead: int | None = None
    keeps_pause: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A committed entry. `undone` entries are not on the line from the head back to the first.

    `instead` is the entry in whose place it was made, when it was. `follow_up` is the quiet message that was made to show it.
    `keeps_pause` says that it is no step of the game.
    """

    table: int
    number: int
    parent: int
    rules: int
    action: bytes
    answers: bytes
    events: bytes
    state: bytes
    origin: Origin
    token: str | None
    shown: int | None
    undone: bool
    instead: int | None = None
    follow_up: int | None = None
    keeps_pause: bool = False


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """One answer to a waiting action: its bytes, and who gave it (the bot's draws: the one whose step caused them)."""

    answer: bytes
    origin: Origin


@dataclass(frozen=True, slots=True)
class Waiting:
    """The action that waits at a table for an answer: asked for by whom, on which entry, and its answers so far.

    `keeps_pause` says that it is no step of the game, so that a pause goes on. `instead` is the head that it is to take the place
    of: its base is then that entry's parent, and the head stays until the entry is made that ends the wait.
    """

    base: int
    rules: int
    action: bytes
    origin: Origin
    answers: tuple[GivenAnswer, ...]
    keeps_pause: bool = False
    instead: int | None = None


@dataclass(frozen=True, slots=True)
class Epoch:
    """A seed and the entry from which it is used; `closed` once another is in use, so that it may be shown."""

    start: int
    seed: bytes
    closed: bool


class Store(Keeping, Owing, Protocol):
    """Every engine does this. All changes are durable when the call returns, and each happens wholly or not at all.

    Every change that names an interaction raises Repeated when that interaction was accepted before, for whatever.
    What reads entries, or what waits, raises DamagedEntry when one of those that are asked for cannot be read.
    """

    async def open(self, new: NewTable, first: NewEntry, instead_of: int | None = None) -> Table:
        """Opens a table with its first entry, ending the one that it comes instead of, if any.

        Held when its channel has another open one; Conflict when the one to be ended has ended.
        """
        ...

    async def table(self, table: int) -> Table | None:
        """The table with this id, ended or not."""
        ...

    async def table_in(self, channel: int) -> Table | None:
        """The open table of a channel."""
        ...

    async def tables(self, guild: int | None = None) -> list[Table]:
        """The open tables, of one guild or of all, oldest first."""
        ...

    async def pack(self, pack: str) -> bytes:
        """The pack with this hash, as it was when a table was opened with it; KeyError when there is none."""
        ...

    async def entry(self, table: int, number: int) -> Entry | None:
        """One entry of a table."""
        ...

    async def entries(
        self, table: int, *, before: int | None = None, limit: int | None = None, states: bool = True
    ) -> list[Entry]:
        """A table's entries, newest first, the undone ones too; below a number, and at most so many.

        Where no `states` are wanted, which are most of a table's bytes, each is empty and is not read.
        """
        ...

    async def child(self, table: int, number: int) -> int | None:
        """The newest entry made after this one: what redo goes to."""
        ...

    async def commit(self, table: int, new: NewEntry, seats: Sequence[Seat] = ()) -> Entry:
        """Adds an entry, makes it the head, ends the wait, and writes the seats that it makes or names anew.

        Conflict when its parent (or the entry that it comes instead of) is not the head, or what waits is not what it says
        that it ends.
        """
        ...

    async def move(self, table: int, from_: int, to: int, origin: Origin, *, ends_pause: bool = False) -> None:
        """Undo and redo: the head moves; `ends_pause` says that a pause is over with it.

        Conflict when the head is not where the mover believes, or an action waits.
        """
        ...

    async def end(self, table: int, origin: Origin) -> None:
        """Ends a table: its channel is free. Conflict when it has ended."""
        ...

    async def reopen(self, table: int, seed: bytes, origin: Origin) -> Table:
        """Opens an ended table again where it stood, on a new seed; Held when its channel has another open one."""
        ...

    async def epochs(self, table: int) -> list[Epoch]:
        """The seeds that a table has used, oldest first."""
        ...

    async def waiting(self, table: int) -> Waiting | None:
        """The action that waits at a table."""
        ...

    async def wait(self, table: int, waiting: Waiting) -> None:
        """An action begins to wait.

        Conflict when its base (or the entry that it is to come instead of) is not the head, or another waits already.
        """
        ...

    async def answer(self, table: int, known: int, added: Sequence[GivenAnswer]) -> None:
        """Adds answers to the waiting action; Conflict when it does not have exactly `known` so far."""
        ...

    async def take_back(self, table: int, known: int, kept: int, origin: Origin) -> None:
        """Drops the answers of the waiting action after the first `kept`; Conflict as for `answer`."""
        ...

    async def cancel(self, table: int, known: int, origin: Origin) -> None:
        """Gives the waiting action up, leaving no entry; Conflict as for `answer`."""
        ...

    async def seats(self, table: int) -> list[Seat]:
        """The seats that a table has had, by key."""
        ...

    async def put_seat(self, table: int, seat: Seat, origin: Origin) -> None:
        """Writes a seat's name and member, and journals it."""
        ...

    async def put_setting(self, table: int, setting: Setting, value: str, origin: Origin) -> None:
        """Sets something for an open table, and journals it; Conflict when it has ended."""
        ...

    async def put_message(self, table: int, message: Standing) -> None:
        """Which message is the table message now, and what it shows. Nobody asks for this, so nothing is journaled."""
        ...

    async def last_table(self, guild: int, game: str, before: int) -> Table | None:
        """The newest table of a game in a guild, ended or not, that was opened before the table with this id."""
        ...

    async def language(self, guild: int) -> str | None:
        """The language that a guild has chosen for its new tables."""
        ...

    async def put_language(self, guild: int, language: str) -> None:
        """Chooses a guild's language."""
        ...

    async def book(self, guild: int, game: str) -> list[BookCard]:
        """The cards of a game that a guild has named, by key."""
        ...

    async def learn(self, guild: int, game: str, cards: Sequence[BookCard], limit: int) -> None:
        """Keeps cards in a guild's book, in place of those of the same keys; new ones only up to so many in all games together.

        Where there is no room for all new ones, the first of them are kept.
        """
        ...

    async def guild_packs(self, guild: int, game: str) -> list[GuildPack]:
        """The packs of a game that a guild has uploaded, by key."""
        ...

    async def put_guild_pack(self, guild: int, game: str, pack: GuildPack, raw: bytes, limit: int) -> bool:
        """Keeps an uploaded pack, in place of the one with its key; False when the guild would have more than so many then."""
        ...

    async def close(self) -> None:
        """Lets go of the engine."""
        ...
