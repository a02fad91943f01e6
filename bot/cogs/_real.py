"""`The real one was...`: an entry is played again with what came at the board, or something else is played in its place."""

from __future__ import annotations

from bot.answers import panel, show
from bot.client import CrowsNest
from bot.cogs._boundary import step
from bot.cogs._meaning import Handler, entry_number, pressed_table
from bot.panels.table import NOBODY
from bot.refusal import Refusal
from bot.text import say
from bot.ui.ids import unpack_request
from bot.ui.message import Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from rules.contract import Request
from storage.store import Table


async def put_right(bot: CrowsNest, reply: Reply, table: Table, entry: int, real: tuple[int, tuple[str, ...]]) -> None:
    """Plays an entry again in its own place: `real` is which of its answers was a draw of another kind, and what came."""
    done = await said_instead(bot, table, entry)
    place, got = real
    outcome = await bot.tables.replace_draw(table.id, entry, place, got, step(reply.interaction))
    await show(bot, reply, outcome, first=done)


async def _real(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """`<entry>` asks what it was at the board, `<entry>;<place>;<what came>` puts it right."""
    table = await pressed_table(bot, reply, press.table)
    entry, place, got = (*press.arg.split(";", 2), "", "")[:3]
    number = entry_number(entry)
    if number is None or (place and not place.isdecimal()):
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    if place:
        await put_right(bot, reply, table, number, (int(place), tuple(got.split())))
        return
    view = await bot.tables.view(table.id)
    played = await bot.tables.entry(table, number)
    await reply.send(stamped(panel(view).real(played), view), public=False)


async def _instead(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """`<entry>;<request>`: plays the request in the place of the entry."""
    table = await pressed_table(bot, reply, press.table)
    entry, _, word = press.arg.partition(";")
    number, request = entry_number(entry), _request(word)
    if number is None or request is None:
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    done = await said_instead(bot, table, number)
    outcome = await bot.tables.play(table, lambda _: request, step(reply.interaction), instead=number)
    await show(bot, reply, outcome, first=done)


def _request(word: str) -> Request | None:
    try:
        return unpack_request(word)
    except ValueError:
        return None


async def said_instead(bot: CrowsNest, table: Table, entry: int) -> str:
    """That what follows takes the place of an entry."""
    played = await bot.tables.entry(table, entry)
    return say("put-right", NOBODY, table.language, done=panel(played.after).happened(played))


REAL_HANDLERS: dict[str, Handler] = {"real": _real, "instead": _instead}
"""What the verbs of this file mean."""
