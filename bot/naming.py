"""What a new seat is to be called, and who plays it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Naming:
    """What a new seat is to be called: the name that was asked for, or else made of the member's; and who plays it."""

    asked: str | None
    display: str
    member: int | None
