"""A table's picture beside a message: drawn off the event loop, and never again while it shows the same."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from bot.games import GAMES
from bot.ui.message import File, Message
from bot.view import Played, View

log = logging.getLogger(__name__)

_easel = ThreadPoolExecutor(max_workers=1, thread_name_prefix="board")
"""Pictures are drawn one after the other, so that however many are wanted the event loop has its share of the processor."""


async def pictured(message: Message, view: View, played: Played | None) -> Message:
    """The message with the table's picture, in which what the last entry changed is marked.

    No picture is worth a report: if one cannot be drawn, which is a defect, the message goes without.
    """
    draw = GAMES[view.table.game].board.draw
    try:
        picture = await asyncio.get_running_loop().run_in_executor(_easel, draw, view, played)
    except Exception:
        log.exception("table %d could not be drawn at entry %d", view.table.id, view.number)
        return message
    return replace(message, files=(File(f"{view.table.game}-{view.number}.png", picture.png, picture.alt),))
