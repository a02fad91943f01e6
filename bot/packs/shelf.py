"""A pack by the key under which it is named in a server."""

from __future__ import annotations

from dataclasses import dataclass

from storage.store import GuildPack

BOOK = "book"
"""The key of a server's book as a pack."""


@dataclass(frozen=True, slots=True)
class Named:
    """A pack that can be named: what it is called; an uploaded one also by whom and when, a shipped one whether it is a sample."""

    key: str
    title: str
    sample: bool = False
    uploaded: GuildPack | None = None

    @property
    def kind(self) -> str:
        """Where it comes from: `shipped`, `uploaded` or `book`."""
        if self.uploaded is not None:
            return "uploaded"
        return "book" if self.key == BOOK else "shipped"
