"""The file that the tables lie in: opening it, whether it can be written, and whether its place lasts."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from bot.settings import CannotRun, Settings
from storage.sqlite import SqliteStore
from storage.store import Damaged, TooNew, Unavailable

FLEETING = frozenset({"tmpfs", "ramfs", "overlay", "aufs", "fuse.fuse-overlayfs"})
"""File systems that are emptied with the machine or the container."""


class DatafileError(CannotRun):
    """The database file cannot be used."""

    status = 3


async def open_store(settings: Settings) -> SqliteStore:
    """The store in the file of these settings, made when it is not there. DatafileError."""
    make_ready(settings)
    return await _connect(settings.database, settings.database)


async def try_opening(path: Path) -> None:
    """Whether this version can open the file, tried on a copy, as opening an older one changes it. DatafileError."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        try:
            with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        except sqlite3.OperationalError as error:
            raise _unwritable(path, error) from error
        except sqlite3.DatabaseError as error:
            raise DatafileError("operator-database-damaged", path=str(path)) from error
        await (await _connect(copy, path)).close()


async def _connect(path: Path, called: Path) -> SqliteStore:
    try:
        return await SqliteStore.connect(path)
    except TooNew as error:
        raise DatafileError("operator-database-too-new", path=str(called)) from error
    except Damaged as error:
        raise DatafileError("operator-database-damaged", path=str(called)) from error
    except Unavailable as error:
        raise _unwritable(called, error) from error


def make_ready(settings: Settings) -> None:
    """The file's folder is there and can be written. DatafileError.

    The default's folder is made; a chosen one must be there, as a mistyped one would silently open an empty store.
    """
    path = settings.database
    try:
        if not settings.chosen:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        elif not path.parent.exists():
            raise DatafileError("operator-database-folder-missing", path=str(path), folder=str(path.parent))
        _try_writing(path)
    except OSError as error:
        raise _unwritable(path, error) from error


def _try_writing(path: Path) -> None:
    """Really writes, as permission bits do not tell (root, read-only disks), and leaves no trace. OSError.

    SQLite makes files beside its own, so the folder must be writable too.
    """
    if path.exists():
        with path.open("r+b"):
            pass
    with tempfile.TemporaryFile(dir=path.parent) as trial:
        trial.write(b"\0" * 4096)
        trial.flush()
        os.fsync(trial.fileno())


def _unwritable(path: Path, error: BaseException) -> DatafileError:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return DatafileError("operator-database-unwritable", path=str(path), reason=reason or type(error).__name__)


def fleeting(folder: Path) -> str | None:
    """Why what lies in this folder may be gone after a restart: the file system's kind, or `temporary`; None if it lasts."""
    folder = folder.resolve()
    kind = _file_system(folder)
    if kind in FLEETING:
        return kind
    temporary = {Path(tempfile.gettempdir()).resolve(), Path("/tmp").resolve()}
    return "temporary" if temporary & {folder, *folder.parents} else None


def _file_system(folder: Path) -> str | None:
    """The kind of the file system that holds a folder, where the system tells (Linux)."""
    try:
        lines = Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    kinds: dict[Path, str] = {}
    for line in lines:
        fields = line.split(" ")
        if len(fields) > 2:
            kinds[Path(fields[1].replace("\\040", " "))] = fields[2]
    return next((kinds[place] for place in (folder, *folder.parents) if place in kinds), None)
