"""Tracks: numbered steps in a row or a column, with a marker on one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.boards.kit import Box, Ink


class Step(NamedTuple):
    """One step of a track: what is written on it, and its colour."""

    label: str
    fill: str


class Look(NamedTuple):
    """The colours of a track: its edges, its letters, and its marker with the marker's letters."""

    edge: str
    letters: str
    marker: str
    marked: str


def steps(box: Box, count: int) -> list[Box]:
    """The places of the steps: from left to right in a wide box, from the bottom upwards in a high one."""
    left, top, right, bottom = box
    if right - left >= bottom - top:
        wide = (right - left) / count
        return [(left + wide * number, top, left + wide * (number + 1), bottom) for number in range(count)]
    high = (bottom - top) / count
    return [(left, bottom - high * (number + 1), right, bottom - high * number) for number in range(count)]


def draw(ink: Ink, box: Box, track: Sequence[Step], at: int | None, look: Look) -> None:
    """A track with its marker (a ring that is filled, so that shape tells it) on the step `at`, counted from 0."""
    for number, (step, place) in enumerate(zip(track, steps(box, len(track)), strict=True)):
        left, top, right, bottom = place
        middle = ((left + right) / 2, (top + bottom) / 2)
        room = min(right - left, bottom - top)
        ink.box(place, step.fill, look.edge, 1.5, room / 8)
        if number == at:
            ink.disc(middle, room * 0.46, look.marker, look.edge, 2)
        ink.words(middle, step.label, room * 0.5, look.marked if number == at else look.letters)
