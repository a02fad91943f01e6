"""Photos that members send: hostile until they are looked at. Their own names and what they claim to be are never used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.client import CrowsNest
from bot.panels.pausing import photo_words
from bot.refusal import Refusal
from bot.ui.message import File
from bot.ui.reply import UNSENT
from storage.store import Table

MOST_BYTES = 10 * 1024 * 1024
"""The most bytes of a photo, as Discord takes them everywhere."""

_KINDS = {"png": b"\x89PNG\r\n\x1a\n", "jpg": b"\xff\xd8\xff", "gif": b"GIF8"}
"""What the bytes of the kinds that Discord shows begin with; WebP is told by more than its beginning."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that a member sent: how many bytes Discord says that it has, and where it lies for a while."""

    size: int
    url: str


def upload(file: discord.Attachment) -> Upload:
    """A file that came with a command."""
    return Upload(file.size, file.url)


def attached(resolved: Mapping[str, Any]) -> dict[str, Upload]:
    """The files that came with a form, by their ids."""
    files: Mapping[str, Mapping[str, Any]] = resolved.get("attachments", {})
    return {str(key): Upload(int(each.get("size", 0)), str(each.get("url", ""))) for key, each in files.items()}


async def photo(bot: CrowsNest, file: Upload, table: Table, limit: int) -> File:
    """A photo to be posted again, under a name of the bot's own; `limit` is how many bytes Discord takes there.

    Refusal `photo-too-large`, `photo-not-read`, and `photo-no-image` for what is none, whatever it is called.
    """
    most = min(MOST_BYTES, limit)
    if file.size > most:
        raise Refusal("photo-too-large", limit=most // 1024 // 1024)
    try:
        raw = await bot.http.get_from_cdn(file.url)
    except UNSENT:
        raise Refusal("photo-not-read") from None
    if len(raw) > most:
        raise Refusal("photo-too-large", limit=most // 1024 // 1024)
    kind = kind_of(raw)
    if kind is None:
        raise Refusal("photo-no-image")
    return File(f"photo.{kind}", raw, photo_words(table))


def kind_of(raw: bytes) -> str | None:
    r"""What kind of image some bytes are, by the bytes alone; None for none that Discord shows.

    >>> kind_of(b"\xff\xd8\xff\xe0...."), kind_of(b"RIFF....WEBPVP8 "), kind_of(b"<svg>")
    ('jpg', 'webp', None)
    """
    if raw[:4] == b"RIFF" and raw[8:12] == b"WEBP":
        return "webp"
    return next((kind for kind, begins in _KINDS.items() if raw.startswith(begins)), None)
