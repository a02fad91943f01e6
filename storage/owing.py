"""The part of what an engine fulfils by which nothing that was committed stays unseen: what was never shown, and what was."""

from __future__ import annotations

from typing import Protocol


class Owing(Protocol):
    """A part of `storage.store.Store`, to which all that is said there of errors applies."""

    async def owing(self) -> list[int]:
        """The open tables that have entries on their line which were never shown."""
        ...

    async def owed(self, table: int) -> list[int]:
        """The numbers of the entries on the line, oldest first, that were never shown, damaged ones too."""
        ...

    async def mark_shown(self, table: int, number: int, message: int) -> None:
        """An entry was shown by this message; its token is forgotten."""
        ...

    async def put_follow_up(self, table: int, number: int, message: int) -> None:
        """A quiet message was made that is to show an entry."""
        ...

    async def forget_tokens(self, before: float) -> None:
        """Forgets the tokens of entries made before a time."""
        ...
