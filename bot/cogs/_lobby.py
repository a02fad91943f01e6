"""What the buttons of a lobby mean, and those that set something beside the ledger."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from bot.client import CrowsNest
from bot.cogs._boundary import step
from bot.cogs._meaning import Handler, pressed_table
from bot.games import panel
from bot.panels import house
from bot.panels import lobby as lobby_panel
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.tables.lobby import again
from bot.tables.outcome import Several, once_done
from bot.tables.step import Step
from bot.telling.answers import show_change
from bot.text import say
from bot.text.catalogue import locales
from bot.ui.message import Message, Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from bot.view import View
from storage.store import Setting, StoreError

log = logging.getLogger(__name__)

_TOLD: dict[str, tuple[Setting, Callable[[View], Message]]] = {
    "talk": ("talk", table_panel.talk),
    "access": ("access", table_panel.access_set),
    "lobby": ("lobby", lobby_panel.begun),
}
"""What a button may set, and how it is told."""


async def _set(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """`<setting>=<value>`."""
    table = await pressed_table(bot, reply, press.table)
    name, _, value = press.arg.partition("=")
    if name not in _TOLD:
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    setting, told = _TOLD[name]
    view = await bot.tables.set(table.id, setting, value, step(reply.interaction))
    await show_change(bot, reply, view, told(view))


async def _help(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    view = await bot.tables.view(table.id)
    await reply.send(panel(view).help(view, bot.mention), public=False)


async def _house(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """The house rules, each to be set."""
    table = await pressed_table(bot, reply, press.table)
    view = await bot.tables.view(table.id)
    await reply.send(stamped(house.rules(view, panel(view).names(view)), view), public=False)


async def _language(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Says which languages there are."""
    table = await pressed_table(bot, reply, press.table)
    view = await bot.tables.view(table.id)
    await reply.send(lobby_panel.languages(view, locales(), bot.mention), public=False)


async def _same(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    await same_again(bot, reply, table.id, step(reply.interaction))


async def same_again(bot: CrowsNest, reply: Reply, table: int, step: Step) -> None:
    """Sets a table up as the server's last one was, and says what was taken over."""
    done = await again(bot.tables, await bot.tables.view(table), step)
    await _mark_told(bot, done)
    with once_done():
        view = await bot.tables.view(table)
        message = Message(lines=(_taken_over(view, done), *_stopped(view, done)))
    await show_change(bot, reply, view, message)


def _taken_over(view: View, done: Several) -> str:
    """The seats that came or got what they were vacant for, and the switches that were turned."""
    on, first, last = panel(view), done.played[0], done.played[-1].after
    assert first.before is not None
    before = replace(last, state=first.before)
    new, free = set(last.state.seats) - set(before.state.seats), set(on.vacant(before)) - set(on.vacant(last))
    came = [seat for seat in last.state.seats if seat in new | free]
    was = house.values(before)
    turned = [(switch, value) for switch, value in house.values(last).items() if was[switch] != value]
    return lobby_panel.taken_over(view, on.names(view), came, turned)


def _stopped(view: View, done: Several) -> tuple[str, ...]:
    """Why not all was taken over; nothing when somebody else was only faster."""
    refused = done.refused
    if refused is None or refused.code == "same-already":
        return ()
    return (say(refused, panel(view).names(view), view.table.language),)


async def _mark_told(bot: CrowsNest, done: Several) -> None:
    """All entries are told in one line, so none is owed."""
    for played in done.played:
        key = (played.after.table.id, played.number)
        bot.tables.showing.discard(key)
        try:
            await bot.store.mark_shown(*key, 0)
        except StoreError:
            log.exception("entry %d of table %d is about to be told, but that is not noted", played.number, key[0])


LOBBY_HANDLERS: dict[str, Handler] = {
    "set": _set,
    "help": _help,
    "house": _house,
    "language": _language,
    "same": _same,
}
"""What the verbs of this file mean."""
