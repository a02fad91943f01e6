"""Back and forth by commands, buttons and menus: taking back, doing again, and correcting only one thing instead."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.client import CrowsNest
from bot.cogs._boundary import step
from bot.cogs._meaning import Handler, entry_number, pressed_table
from bot.games import panel
from bot.panels import correcting
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.tables.line import last_on_line
from bot.tables.outcome import Undone
from bot.tables.tables import Step
from bot.telling.answers import show
from bot.telling.retelling import retell
from bot.ui.message import Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from bot.view import View
from rules.contract import Offer
from storage.store import Table

OFFERED = 25
"""How many entries are offered to go back to."""

_ENTRY = re.compile(r"\s*#?([0-9]{1,9})\b.*", re.DOTALL)


async def go_back(
    bot: CrowsNest, reply: Reply, table: Table, step: Step, entry: int | None = None, to: int | None = None
) -> None:
    """Takes back the last step, or all after the entry `to`; the messages of what was taken back say so."""
    outcome = await bot.tables.undo(table.id, step, entry, to)
    await show(bot, reply, outcome)
    if isinstance(outcome, Undone):
        retell(bot, outcome)


async def go_on(bot: CrowsNest, reply: Reply, table: Table, step: Step, entry: int | None = None) -> None:
    """Does again what was taken back last, or all up to an entry; their messages are as they were."""
    outcome = await bot.tables.redo(table.id, step, entry)
    await show(bot, reply, outcome)
    retell(bot, outcome)


async def offer_corrections(bot: CrowsNest, reply: Reply, table: Table, number: int) -> None:
    """Opens a quiet message with what an entry was about, each to be put right as it stands now."""
    view = await bot.tables.view(table.id)
    played = replace(await bot.tables.entry(table, number), after=view)
    about = table_panel.corrections(replace(played, number=number), panel(view), correcting.in_every_game(played))
    message = correcting.with_else(about, view)
    await reply.send(stamped(message, view), public=False)


def entry_named(text: str) -> int:
    """The number of the entry that is meant by `7`, `#7` or `#7 Ben sailed`; Refusal when it names none."""
    match = _ENTRY.fullmatch(text)
    if match is None:
        raise Refusal("no-entry-named", text=text)
    return int(match[1])


async def back_offers(bot: CrowsNest, view: View) -> list[Offer]:
    """The last entries to which the table can be taken back, newest first, each with how many steps that takes."""
    line = await last_on_line(bot.tables, view, OFFERED + 1)
    played = [await bot.tables.entry(view.table, number) for number in line[1:]]
    return [
        Offer(str(each.number), table_panel.back_offer(each, steps, panel(view)))
        for steps, each in enumerate(played, start=1)
    ]


async def _undo(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    await go_back(bot, reply, table, step(reply.interaction), entry_number(press.arg) or 0)


async def _back(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Takes back the last answer of what waits, or gives it up."""
    table = await pressed_table(bot, reply, press.table)
    await show(bot, reply, await bot.tables.undo(table.id, step(reply.interaction, press.stamp)))


async def _back_to(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Takes back all steps after an entry, if nobody did another since they were counted."""
    table = await pressed_table(bot, reply, press.table)
    to = await _numbered(bot, table, press)
    await go_back(bot, reply, table, step(reply.interaction, press.stamp), to=to)


async def _redo(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    await go_on(bot, reply, table, step(reply.interaction), entry_number(press.arg))


async def _fix(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    await offer_corrections(bot, reply, table, await _numbered(bot, table, press))


async def _numbered(bot: CrowsNest, table: Table, press: Press) -> int:
    """The entry that a press names; Refusal when it names none."""
    number = entry_number(press.arg)
    if number is None:
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    return number


async def _let(bot: CrowsNest, reply: Reply, press: Press) -> None:
    """Lets somebody without a seat act while this turn lasts: what he asked for was too long for a button.

    The form that he had sent is offered again.
    """
    table = await pressed_table(bot, reply, press.table)
    view = await bot.tables.view(table.id)
    bot.tables.guests.let(view, reply.interaction.user.id)
    await reply.send(stamped(table_panel.let(view, press.arg), view), public=False)


UNDO_HANDLERS: dict[str, Handler] = {
    "undo": _undo,
    "back": _back,
    "back-to": _back_to,
    "redo": _redo,
    "fix": _fix,
    "let": _let,
}
"""What the verbs mean that go back and forth."""
