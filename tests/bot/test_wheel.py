"""The wheel holds everything that is needed: the packages, the packs, the words and the migrations."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SUFFIXES = {".py", ".toml", ".ftl", ".sql", ".ttf", ".txt"}
"""What is needed: fonts go with their licence."""

TRIED = """
import asyncio, pathlib, sys
import bot.client, bot.__main__, rules.marauders, storage.sqlite
from bot.packs.packs import pack_file
from bot.text import command_words, say
from storage.sqlite import SqliteStore

here = pathlib.Path(sys.argv[1])
for module in (bot, rules, storage):
    assert here in pathlib.Path(module.__path__[0]).parents, module
assert len(pack_file("marauders", None)[1]) > 1000
assert command_words("marauders sail")[0]
assert say("game-marauders", None) == "Merchants & Marauders"

async def opened():
    store = await SqliteStore.connect(here / "tables.db")
    assert await store.tables() == []
    await store.close()

asyncio.run(opened())
print("sound")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of the tracked sources alone, without asking any server."""
    source, built = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for name in ("bot", "rules", "storage"):
        for path in (ROOT / name).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                copy = source / path.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(path.read_bytes())
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        (source / name).write_bytes((ROOT / name).read_bytes())
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    made = subprocess.run([*pip, "--wheel-dir", built, source], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
    (found,) = built.glob("*.whl")
    return found


def test_it_holds_every_file_of_the_packages(wheel: Path) -> None:
    """And nothing else: no tests."""
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {
        path.relative_to(ROOT).as_posix()
        for folder in ("bot", "rules", "storage")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in SUFFIXES
    }
    assert {name for name in names if ".dist-info/" not in name} == expected
    assert {Path(name).suffix for name in expected} == SUFFIXES


def test_everything_is_found_in_an_installed_one(wheel: Path, tmp_path: Path) -> None:
    """Imported from where it was unpacked, in a process that knows nothing of the sources."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    first = f"import sys; sys.path.insert(0, {str(tmp_path)!r})"
    python = [sys.executable, "-I", "-c", f"{first}\n{TRIED}", str(tmp_path)]
    tried = subprocess.run(python, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (tried.stdout, tried.returncode) == ("sound\n", 0), tried.stderr
