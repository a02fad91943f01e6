"""Times of many runs as a median with its range, and what is printed of them."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass

UNITS = {"s": 1.0, "ms": 1e3, "MB": 1.0}


@dataclass(frozen=True, slots=True)
class Sample:
    """Values that were measured, in seconds or megabytes."""

    values: Sequence[float]

    @property
    def median(self) -> float:
        """The one in the middle."""
        return statistics.median(self.values)

    def told(self, unit: str) -> str:
        """`1.23 ms (1.10-2.00)`."""
        low, middle, high = (
            f"{value * UNITS[unit]:.3g}" for value in (min(self.values), self.median, max(self.values))
        )
        return f"{middle} {unit} ({low}-{high})"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: what is compared with what (None: with nothing), and how many times as much it may take."""

    what: str
    ours: Sample
    against: str = ""
    bare: Sample | None = None
    unit: str = "ms"
    aim: float | None = None

    def cells(self) -> tuple[str, ...]:
        """Its cells, for Markdown."""
        ours = self.what, self.ours.told(self.unit)
        if self.bare is None:
            return *ours, "", "", "", ""
        aim = "" if self.aim is None else f"at most {self.aim:g}x"
        ratio = self.ours.median / self.bare.median
        return *ours, self.against, self.bare.told(self.unit), f"**{ratio:.2f}x**", aim


HEADER = ("Crow's Nest", "takes", "compared with", "takes", "ratio", "aim")


def table(rows: Sequence[Row]) -> str:
    """All lines as a table in Markdown."""
    lines = [HEADER, tuple("---" for _ in HEADER), *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
