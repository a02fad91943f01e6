"""A message as data: what panels make, and `reply` alone turns into Discord's objects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Press:
    """A button: what it says, and what a press of it means. `arg` is the verb's own; `stamp` is empty when it never gets old."""

    verb: str
    arg: str
    label: str
    table: int = 0
    stamp: str = ""
    style: Style = "secondary"


@dataclass(frozen=True, slots=True)
class File:
    """An attachment: its name, its bytes, and what it shows, in words (at most 1,024 characters)."""

    name: str
    data: bytes
    description: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """An embed of short lines, with buttons in rows of up to five, and the members it addresses."""

    title: str = ""
    lines: tuple[str, ...] = ()
    footer: str = ""
    rows: tuple[tuple[Press, ...], ...] = ()
    files: tuple[File, ...] = ()
    mentions: tuple[int, ...] = ()
