"""The sheet: the whole state of a table, of any game, as short lines `key: value`, to be read and to be put right.

What lines there are follows from the types of the state. A sheet is `written`; what was typed is `compared` with the state and
`merged` with what happened meanwhile; that is `asked` for as a correction of some lines, which `amend` does.
"""

from __future__ import annotations

from rules.sheet.comparing import Compared, compared, read
from rules.sheet.correcting import amend, applied, asked, meant
from rules.sheet.merging import Clash, merged
from rules.sheet.reading import MOST_LINES
from rules.sheet.types import NONE, Called
from rules.sheet.writing import ON, Line, examples, written

__all__ = [
    "MOST_LINES",
    "NONE",
    "ON",
    "Called",
    "Clash",
    "Compared",
    "Line",
    "amend",
    "applied",
    "asked",
    "compared",
    "examples",
    "meant",
    "merged",
    "read",
    "written",
]
