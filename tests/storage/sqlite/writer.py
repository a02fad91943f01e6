"""A process that commits to the table in the tavern and prints each entry's number once it is committed.

`python -m tests.storage.sqlite.writer FILE COUNT`; it opens the table when there is none.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from storage.sqlite import SqliteStore
from storage.store import Conflict, Held
from tests.storage.making import TAVERN, new_entry, new_table


async def _main(path: Path, count: int) -> None:
    store = await SqliteStore.connect(path)
    with suppress(Held):
        await store.open(new_table(), new_entry(0))
    done = 0
    while done < count:
        table = await store.table_in(TAVERN)
        assert table is not None
        try:
            made = await store.commit(table.id, new_entry(table.head))
        except Conflict:
            continue
        sys.stdout.write(f"{made.number}\n")
        sys.stdout.flush()
        done += 1
    await store.close()


if __name__ == "__main__":
    asyncio.run(_main(Path(sys.argv[1]), int(sys.argv[2])))
