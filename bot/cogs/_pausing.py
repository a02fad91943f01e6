"""Pausing and going on, by commands, a form and buttons."""

from __future__ import annotations

import logging

from bot.client import CrowsNest
from bot.cogs._boundary import step
from bot.cogs._correcting import offer_all
from bot.cogs._meaning import CommonForm, Handler, Sent, pressed_table, table_here
from bot.cogs._photos import Upload, photo
from bot.games import panel
from bot.panels import pausing
from bot.panels.pausing import MOST_NOTE
from bot.refusal import Refusal
from bot.tables.outcome import once_done
from bot.telling import owed
from bot.telling.standing import message_link
from bot.text import clean_text
from bot.ui.message import Press
from bot.ui.reply import Reply
from bot.ui.sent import words
from bot.ui.stamps import stamped
from storage.store import StoreError, Table

log = logging.getLogger(__name__)


async def pause(bot: CrowsNest, reply: Reply, table: Table, note: str, file: Upload | None) -> None:
    """Pauses a table, with a photo that is looked at before; the message that says so has the photo, and is remembered.

    Refusal `pause-note-long`, and those of the photo.
    """
    interaction, before = reply.interaction, table.pause
    if len(note) > MOST_NOTE:
        view = await bot.tables.view(table.id)
        raise Refusal("pause-note-long", view=view, limit=MOST_NOTE, count=len(note))
    picture = None if file is None else await photo(bot, file, table, interaction.filesize_limit)
    view = await bot.tables.pause(table.id, clean_text(note, MOST_NOTE), step(interaction))
    bot.standing.want(view.table)
    with once_done():
        photo_before = None if before is None or picture is not None else before.photo
        kept = None if photo_before is None else message_link(table, photo_before)
        paused = pausing.paused(view, interaction.user.id, picture, panel(view), before, kept)
        message = stamped(paused, view)
    shown = await reply.send(message, public=True)
    if shown is not None:
        await _remembered(bot, table, shown, photo=picture is not None)


async def _remembered(bot: CrowsNest, table: Table, message: int, *, photo: bool) -> None:
    try:
        await bot.store.put_pause_message(table.id, message, photo=photo)
    except StoreError:
        log.warning("which message tells of the pause of table %d is not noted", table.id, exc_info=True)


async def resume(bot: CrowsNest, reply: Reply, table: Table) -> None:
    """Ends a table's pause, and tells where it stands and what to put on the table; also where there is no pause."""
    before = table.pause
    view = await bot.tables.resume(table.id, step(reply.interaction))
    await bot.last_times.tell(view, before, reply)
    bot.standing.want(view.table)


async def _resume(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await table_here(bot, reply, press.table)
    await owed.pay(bot, table, reply)
    await resume(bot, reply, table)


async def _as_it_was(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """All is as it was told; Refusal `went-on-since` where the table stands on another entry than it was told of."""
    table = await pressed_table(bot, reply, press.table)
    if press.arg not in ("", str(table.head)):
        raise Refusal("went-on-since", view=await bot.tables.view(table.id))
    await bot.last_times.confirmed(table, reply)
    await reply.update(
        pausing.all_as_it_was(words(reply.interaction.message), reply.interaction.user.id, table.language)
    )


async def _otherwise(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    view = await bot.tables.view(table.id)
    await reply.update(
        stamped(pausing.otherwise(words(reply.interaction.message), reply.interaction.user.id, view), view)
    )
    await offer_all(bot, reply, table)


async def _take_pause(bot: CrowsNest, reply: Reply, sent: Sent) -> None:
    await pause(bot, reply, sent.table, sent.filled.get("note", ""), sent.files.get(sent.filled.get("photo", "")))


PAUSE_HANDLERS: dict[str, Handler] = {"resume": _resume, "as-it-was": _as_it_was, "otherwise": _otherwise}
"""What the buttons of a pause, and of what is told after it, mean."""

PAUSE_FORMS: dict[str, CommonForm] = {"pause": CommonForm(pausing.pause_form, _take_pause)}
"""The form of a pause."""
