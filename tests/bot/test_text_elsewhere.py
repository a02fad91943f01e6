"""No words for players stand outside the catalogue."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.bot.test_text_complete import COMMANDS
from tests.bot.written import ROOT, sources

SILENT_CALLS = {
    "log",
    "logging",
    "ValueError",
    "RuntimeError",
    "PackError",
    "ArgumentParser",
    "re",
    "Problem",
    "TypeVar",
}
"""What is called with words that no player reads: logs, errors for programmers, patterns."""

ALLOWED = {
    "bot/console.py": "formats of the log",
    "bot/__main__.py": "the command line's own name",
    "bot/offline/opening.py": "what the players of the first table type",
    "bot/offline/tavern.py": "how a server and its bot are called",
}
"""Files whose words are for the operator, or what players say themselves."""


def _sentences(tree: ast.Module) -> Iterator[ast.Constant]:
    """Literals with a space and a letter that are neither docstrings nor for programmers."""
    skipped: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(node.value)
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[0] in SILENT_CALLS:
            skipped |= set(ast.walk(node))
        if isinstance(node, ast.Assert):
            skipped |= set(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in skipped:
            yield node


def _command_name(text: str) -> bool:
    """`marauders sail`: the name of a command, which is never translated."""
    return text in COMMANDS


def test_no_words_for_players_outside_the_catalogue() -> None:
    found: list[str] = []
    for path, tree in sources("bot"):
        place = path.relative_to(ROOT).as_posix()
        if place.startswith("bot/text/") or place in ALLOWED:
            continue
        found += [
            f"{place}:{node.lineno} {node.value!r}"
            for node in _sentences(tree)
            if re.search(r"[^\W\d_]{2,} +[^\W\d_]", str(node.value)) and not _command_name(str(node.value))
        ]
    assert found == []
