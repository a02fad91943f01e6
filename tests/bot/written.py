"""The bot's and the rules' sources as they are written, parsed."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def sources(*folders: str) -> Sequence[tuple[Path, ast.Module]]:
    """The files of some folders, and what is in them."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [(path, ast.parse(path.read_text("utf-8"))) for path in paths]
