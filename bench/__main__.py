"""`make bench`: what Crow's Nest takes beside the least that it could take, measured in one run, as a table in Markdown."""

from __future__ import annotations

import os
import platform
import sqlite3
import sys
import tempfile
from pathlib import Path

from bench import battles, commands, ledger, pictures, presses, start
from bench.measure import Row, table


def main() -> None:
    """Measures everything, and prints it: medians, with the least and the most in brackets."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows: list[Row] = []
        for part in (commands, presses, ledger, pictures, start, battles):
            rows += part.rows(folder)
    sys.stdout.write(f"{table(rows)}\n\nMedians (least-most) of one run on {machine()}.\n")


def machine() -> str:
    """The machine in general words."""
    versions = f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}, {platform.system()}"
    return f"{_processor()}, {os.cpu_count()} cores, {versions}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or platform.machine())


if __name__ == "__main__":
    main()
