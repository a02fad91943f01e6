"""Imports run one way, and only one file sends: read from the sources, so that nobody need remember."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.bot import written
from tests.bot.written import ROOT

OURS = ("bot", "rules", "storage")

LAYERS = (
    ("bot.refusal", "bot.view", "bot.text", "bot.ui.message", "bot.ui.ids", "bot.ui.stamps", "bot.ui"),
    ("bot.tables.outcome", "bot.tables.waits", "bot.packs.shelf"),
    ("bot.panels", "bot.boards"),
    ("bot.games", "bot.seats", "bot.places"),
    ("bot.packs.packs",),
    ("bot.tables.tables",),
    ("bot.ui.reply",),
    ("bot.telling",),
    ("bot.registration",),
    ("bot.client",),
    ("bot.cogs",),
)
"""The bot's modules from the lowest layer to the highest: none imports from a layer above its own."""

PURE = ("os", "io", "pathlib", "random", "secrets", "time", "datetime", "socket", "sqlite3", "asyncio", "threading")
"""What a rule must not know: files, clocks, other dice than the referee's."""

SENDERS = frozenset(
    {
        "send",
        "send_message",
        "send_modal",
        "edit_message",
        "edit_original_response",
        "delete_original_response",
        "defer",
        "followup",
        "reply",
        "autocomplete",
        "fetch_message",
    }
)
"""Names by which discord.py answers, edits and acknowledges."""


@cache
def modules() -> Mapping[str, ast.Module]:
    """All modules by their dotted names, parsed."""
    return dict(sources(*OURS))


def sources(*folders: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of some folders by their dotted names, parsed."""
    for path, tree in written.sources(*folders):
        parts = path.relative_to(ROOT).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), tree


def imported(tree: ast.Module, *, typing: bool = True) -> Iterator[str]:
    """What a module imports, the names it takes from modules included; for types only, if `typing`."""
    skipped = set[ast.AST]()
    if not typing:
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                skipped.update(each for part in node.body for each in ast.walk(part))
    for node in ast.walk(tree):
        if node in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(module: str, *packages: str) -> bool:
    """Whether a module is one of these packages or lies in one."""
    return any(module == package or module.startswith(f"{package}.") for package in packages)


@pytest.mark.parametrize(
    ("folder", "forbidden"),
    [
        ("rules", ("bot", "storage", "tests", "discord", "aiosqlite", "fluent", "simcord", *PURE)),
        ("storage", ("bot", "rules", "tests", "discord", "simcord")),
        ("bot", ("tests", "simcord")),
    ],
)
def test_a_folder_knows_nothing_of_what_is_above_it(folder: str, forbidden: tuple[str, ...]) -> None:
    """Nor a rule of anything but values; only what plays without Discord knows the Discord that is played."""
    wrong = [
        f"{name} imports {each}"
        for name, tree in sources(folder)
        for each in imported(tree)
        if within(each, *forbidden) and not (within(name, "bot.offline") and within(each, "simcord"))
    ]
    assert wrong == []


def test_rules_need_only_the_standard_library_and_msgspec() -> None:
    """So that they can be read, and run, without anything else."""
    others = {
        each.split(".")[0] for _, tree in sources("rules") for each in imported(tree) if not within(each, "rules")
    }
    assert others - sys.stdlib_module_names == {"msgspec"}


def layer(module: str) -> int | None:
    """The number of a module's layer, of the most exact entry that names it; None for those that stand beside them."""
    found = [
        (len(package), number)
        for number, packages in enumerate(LAYERS)
        for package in packages
        if within(module, package)
    ]
    return max(found)[1] if found else None


def test_within_the_bot_imports_run_down() -> None:
    """Cogs use tables and answers, these panels and words, these nothing of Discord's business."""
    wrong: list[str] = []
    for name, tree in sources("bot"):
        here = layer(name)
        if here is None:
            continue
        for each in imported(tree, typing=False):
            there = layer(each) if within(each, "bot") and each in modules() else None
            if there is not None and there > here:
                wrong.append(f"{name} imports {each}")
    assert wrong == []


def test_panels_and_words_know_nothing_of_discord() -> None:
    """They make data."""
    wrong = [
        f"{name} imports {each}"
        for name, tree in sources("bot")
        if within(
            name,
            "bot.panels",
            "bot.boards",
            "bot.text",
            "bot.view",
            "bot.refusal",
            "bot.seats",
            "bot.tables.ledger",
            "bot.tables.access",
            "bot.tables.locked",
            "bot.tables.line",
            "bot.tables.playing",
            "bot.tables.undoing",
            "bot.tables.tables",
        )
        for each in imported(tree)
        if within(each, "discord", "sqlite3", "aiosqlite") and not within(each, "discord.utils")
    ]
    assert wrong == []


def test_no_module_needs_itself() -> None:
    """At import, no cycle goes through any module."""
    graph: dict[str, set[str]] = {}
    for name, tree in modules().items():
        known = {each for each in imported(tree, typing=False) if each in modules()}
        # `from package import module` needs the module; the package itself is under way already.
        graph[name] = known - {each.rpartition(".")[0] for each in known} - {name}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(f"a cycle: {error.args[1]}")
    assert set(order) == set(modules())


def test_only_one_file_sends() -> None:
    """`Reply` and what stands beside it; everything else goes through it."""
    wrong: list[str] = []
    for name, tree in sources("bot"):
        if name == "bot.ui.reply":
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Attribute):
                continue
            text = ast.unparse(node)
            if node.attr in SENDERS and text not in {"reply.send", "each.autocomplete"}:
                wrong.append(f"{name}:{node.lineno} {text}")
            if text in {"discord.File", "discord.Embed", "discord.Webhook"}:
                wrong.append(f"{name}:{node.lineno} {text}")
    assert wrong == []


def test_rules_catch_nothing() -> None:
    """A stop goes through them like an exception: no `try` may be in its way, but where nothing is played.

    That is in reading packs, and in telling which lines of a sheet are at fault.
    """
    wrong = [
        f"{name}:{node.lineno}"
        for name, tree in sources("rules")
        if name not in {"rules.referee", "rules.marauders.reading_packs", "rules.sheet.faults"}
        for node in ast.walk(tree)
        if isinstance(node, ast.Try | ast.TryStar)
    ]
    assert wrong == []


def test_files_and_functions_stay_short() -> None:
    """Files under 400 lines; 95 of 100 functions under 30; nothing left to do later."""
    long = [path for path in ROOT.rglob("*.py") if _ours(path) and len(path.read_text("utf-8").splitlines()) >= 400]
    assert [str(path.relative_to(ROOT)) for path in long] == []
    lengths = [
        (node.end_lineno or 0) - node.lineno
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert sum(length < 30 for length in lengths) >= 0.95 * len(lengths)


def _ours(path: Path) -> bool:
    return path.relative_to(ROOT).parts[0] in {*OURS, "tests"}
