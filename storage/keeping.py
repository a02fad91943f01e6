"""The part of what an engine fulfils that lasts from one evening to the next: pauses, and what members are writing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from storage.store import Origin


class Keeping(Protocol):
    """A part of `storage.store.Store`, to which all that is said there of changes applies."""

    async def put_pause(self, table: int, note: str, origin: Origin) -> None:
        """An open table pauses, or pauses anew: without a note of its own it keeps the one before, and the photo.

        It is over with the next entry, wait or answer that does not keep it, and when the table ends. Conflict when it has.
        """
        ...

    async def put_pause_message(self, table: int, message: int, *, photo: bool = False) -> None:
        """Which message tells of the pause that a table is in, and whether it has a photo, in the place of any before.

        Nobody asks for this, so nothing is journaled.
        """
        ...

    async def resume(self, table: int, origin: Origin) -> None:
        """The pause is over; Conflict when there is none."""
        ...

    async def put_recalled(self, table: int, at: float | None, known: float | None) -> None:
        """The table was told at this time where it stood the last time; None: it was not told, after all.

        Conflict when it was not at the time that is `known` that it was told last: somebody else told it meanwhile.
        """
        ...

    async def put_draft(self, table: int, member: int, name: str, text: str, at: float) -> None:
        """Keeps what a member is writing at a table, in place of what he had of this name, so that it survives a restart."""
        ...

    async def draft(self, table: int, member: int, name: str) -> str | None:
        """What a member was writing at a table."""
        ...

    async def drop_draft(self, table: int, member: int, name: str) -> None:
        """Forgets what a member was writing."""
        ...
