"""A board drawn and encoded after it changed, against encoding a picture that is already there."""

from __future__ import annotations

import asyncio
import io
import time
from pathlib import Path
from typing import Any

from PIL import Image

from bench.commands import moves
from bench.ledger import Played
from bench.measure import Row, Sample
from bot.boards import marauders

TIMES = 150
WARM = 10

LEVEL = 6
"""How hard a picture is compressed, as the board's own are."""


def rows(folder: Path) -> list[Row]:
    """The lines of the table; `folder` is for databases."""
    drawn: list[float] = []
    encoded: list[float] = []
    for entry in asyncio.run(_entries(folder / "pictures.db")):
        began = time.perf_counter()
        picture = marauders.draw(entry.after, entry)
        drawn.append(time.perf_counter() - began)
        with Image.open(io.BytesIO(picture.png)) as image:
            image.load()
            began = time.perf_counter()
            image.save(io.BytesIO(), "PNG", compress_level=LEVEL)
            encoded.append(time.perf_counter() - began)
    made, bare = Sample(drawn[WARM:]), Sample(encoded[WARM:])
    return [
        Row("a changed picture of the board, drawn and encoded", made, "encoding a picture of its size", bare, aim=2)
    ]


async def _entries(database: Path) -> list[Any]:
    """What happened at a table at which ships moved and moved, where that gave a picture that was not there before."""
    table = await Played.open(database)
    entries = [await table.play("icons", None, moves=moves(number)) for number in range(WARM + TIMES)]
    await table.store.close()
    return list({marauders.key(entry.after, entry): entry for entry in entries}.values())
