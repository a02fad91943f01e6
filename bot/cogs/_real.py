"""`The real one was...`: an entry is played again with what came at the board, or something else is played in its place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.client import CrowsNest
from bot.cogs._boundary import step
from bot.cogs._meaning import Handler, entry_number, pressed_table
from bot.games import panel
from bot.refusal import Refusal
from bot.tables.line import before_head
from bot.tables.outcome import Asked
from bot.telling.answers import show
from bot.telling.retelling import retell_replaced
from bot.ui.ids import unpack_request
from bot.ui.message import Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from bot.view import Played
from rules.contract import Request
from storage.store import Table

Play = Callable[[], Awaitable[Played | Asked]]


async def in_place(bot: CrowsNest, reply: Reply, play: Play) -> None:
    """Plays something in the place of an entry, and shows it; the entry's own report says that it is taken back once it is."""
    outcome = await play()
    await show(bot, reply, outcome)
    await retell_replaced(bot, outcome)


async def put_right(bot: CrowsNest, reply: Reply, table: Table, entry: int, real: tuple[int, tuple[str, ...]]) -> None:
    """Plays an entry again in its own place: `real` is which of its answers was a draw of the bot's, and what came instead."""
    asked_by = step(reply.interaction)
    await in_place(bot, reply, lambda: bot.tables.replace_draw(table.id, entry, *real, asked_by))


async def _real(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """`<entry>` asks what it was at the board, `<entry>;<place>;<what came>` puts it right; refused once others acted since."""
    table = await pressed_table(bot, reply, press.table)
    entry, place, got = (*press.arg.split(";", 2), "", "")[:3]
    number = entry_number(entry)
    if number is None or (place and not place.isdecimal()):
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    if place:
        await put_right(bot, reply, table, number, (int(place), tuple(got.split())))
        return
    view = await bot.tables.view(table.id)
    if view.asking is not None:
        raise Refusal("waiting", view=view)
    await before_head(bot.tables, view, number)
    played = await bot.tables.entry(table, number)
    await reply.send(stamped(panel(view).real(played), view), public=False)


async def _instead(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """`<entry>;<request>`: plays the request in the place of the entry."""
    table = await pressed_table(bot, reply, press.table)
    entry, _, word = press.arg.partition(";")
    number, request = entry_number(entry), _request(word)
    if number is None or request is None:
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    asked_by = step(reply.interaction)
    await in_place(bot, reply, lambda: bot.tables.play(table, lambda _: request, asked_by, instead=number))


def _request(word: str) -> Request | None:
    try:
        return unpack_request(word)
    except ValueError:
        return None


REAL_HANDLERS: dict[str, Handler] = {"real": _real, "instead": _instead}
"""What the verbs of this file mean."""
