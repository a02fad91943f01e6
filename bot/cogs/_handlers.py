"""What buttons mean: a handler a verb. The verbs that others know best are in files of their own."""

from __future__ import annotations

from dataclasses import replace

from bot.client import CrowsNest
from bot.cogs._answering import take_answer
from bot.cogs._boundary import act_for_others, step
from bot.cogs._correcting import CORRECT_HANDLERS
from bot.cogs._for_others import ACTING_HANDLERS
from bot.cogs._forms import FORM_HANDLERS
from bot.cogs._lobby import LOBBY_HANDLERS
from bot.cogs._meaning import Handler, entry_number, pressed_table
from bot.cogs._pausing import PAUSE_HANDLERS
from bot.cogs._reading import why_message
from bot.cogs._real import REAL_HANDLERS
from bot.cogs._seating import SEAT_HANDLERS
from bot.cogs._sheet import SHEET_HANDLERS
from bot.cogs._undo import UNDO_HANDLERS
from bot.games import GAMES, panel
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.tables.tables import Place
from bot.telling.answers import show, show_entry, show_reopened
from bot.telling.ending import say_opened_again
from bot.ui.ids import unpack_request
from bot.ui.message import Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped


async def meant(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Does what a press means; one that means nothing any more is old."""
    await HANDLERS.get(press.verb, _choose)(bot, reply, press)


async def _do(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    try:
        request = unpack_request(press.arg)
    except ValueError:
        raise Refusal("old-button", view=await bot.tables.view(table.id)) from None
    await show(bot, reply, await bot.tables.play(table, lambda _: request, step(reply.interaction, press.stamp)))


async def _answer(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    await take_answer(bot, reply, table.id, lambda _view, _asking: press.arg, step(reply.interaction, press.stamp))


async def _why(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table, ended=True)
    entry = entry_number(press.arg)
    if entry is None and press.arg:
        raise Refusal("old-button")
    await reply.send(await why_message(bot, table, entry), public=False)


async def _choose(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Offers what a game's own button opens: a quiet message with buttons to choose from."""
    table = await pressed_table(bot, reply, press.table)
    view = await bot.tables.view(table.id)
    offer = panel(view).CHOICES.get(press.verb)
    if offer is None:
        raise Refusal("old-button", view=view)
    await reply.send(stamped(offer(view, press.arg), view), public=False)


async def _reopen(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table, ended=True)
    view = await bot.tables.reopen(table.id, step(reply.interaction))
    await show_reopened(bot, reply, view)
    say_opened_again(bot, table, reply)


async def _restart(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Ends the open table and starts another, as `/table start` offered."""
    table = await pressed_table(bot, reply, press.table)
    game, pack, name = (*press.arg.split(";", 2), "", "")[:3]
    if game not in GAMES:
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    interaction = reply.interaction
    place = Place(interaction.guild_id or 0, interaction.channel_id or 0, interaction.user.id)
    opened = await bot.tables.start(place, game, pack or None, name, step(interaction), table.id)
    bot.standing.want(table)
    await show_entry(bot, reply, opened, replace(table_panel.reopen_press(opened.after.table.language), table=table.id))


async def _guest(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Does what `<verb>:<arg>` means, for somebody who has no seat and has said that he acts for another."""
    verb, _, arg = press.arg.partition(":")
    if verb == "guest" or not verb:
        raise Refusal("old-button")
    act_for_others(reply.interaction)
    await meant(bot, reply, replace(press, verb=verb, arg=arg))


HANDLERS: dict[str, Handler] = {
    "do": _do,
    "answer": _answer,
    "why": _why,
    "reopen": _reopen,
    "restart": _restart,
    "guest": _guest,
    **FORM_HANDLERS,
    **LOBBY_HANDLERS,
    **UNDO_HANDLERS,
    **REAL_HANDLERS,
    **SHEET_HANDLERS,
    **PAUSE_HANDLERS,
    **CORRECT_HANDLERS,
    **SEAT_HANDLERS,
    **ACTING_HANDLERS,
}
"""What each verb means; a verb that is not here is a game's own (`Panel.CHOICES`)."""
