"""The line below a board that says what its marks mean."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.boards.kit import Ink
from bot.boards.lettering import width

Entry = tuple[Image.Image | None, str]
"""A sample of a mark (None: words only), and its words."""
_GAP = 22.0
_LEAD = 6.0


def legend(size: tuple[int, int], entries: Sequence[Entry], colour: str, letters: float) -> Image.Image:
    """Samples with their words in one line, centred; the letters get smaller when it would be too long."""
    fixed = sum(mark.width + _LEAD for mark, _ in entries if mark) + _GAP * (len(entries) - 1)
    said = sum(width(text, letters) for _, text in entries) or 1.0
    letters = min(letters, letters * (size[0] - fixed) / said)
    x = (size[0] - fixed - sum(width(text, letters) for _, text in entries)) / 2
    ink = Ink(size)
    marks: list[tuple[Image.Image, int]] = []
    for mark, text in entries:
        if mark:
            marks.append((mark, round(x)))
            x += mark.width + _LEAD
        wide = width(text, letters)
        ink.words((x + wide / 2, size[1] / 2), text, letters, colour)
        x += wide + _GAP
    strip = ink.done()
    for mark, left in marks:
        strip.alpha_composite(mark, (left, (size[1] - mark.height) // 2))
    return strip
