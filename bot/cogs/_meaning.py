"""In which terms it is told what buttons, menus and forms mean: what each verb's and each common form's file builds on."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.client import CrowsNest
from bot.cogs._photos import Upload
from bot.panels.panel import Filled
from bot.refusal import Refusal
from bot.telling import owed
from bot.text.names import Said
from bot.ui.message import Form, Press
from bot.ui.reply import Reply
from bot.view import View
from storage.store import Table

Handler = Callable[[CrowsNest, Reply, Press], Awaitable[None]]
"""What a verb means: does it, and answers."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A form that was sent: what came back of its id, at which table, and what was filled in.

    `members` are what the members are called who were chosen in it, `files` those that were put into it, by their ids.
    """

    name: str
    arg: str
    stamp: str
    table: Table
    filled: Filled
    members: Mapping[int, str]
    files: Mapping[str, Upload] = field(default_factory=dict[str, Upload])


@dataclass(frozen=True, slots=True)
class CommonForm:
    """A form of every game: how it is made (Refusal `old-button` when it means nothing now), and what a sent one does."""

    make: Callable[[View, str], Form]
    take: Callable[[CrowsNest, Reply, Sent], Awaitable[None]]


async def pressed_table(bot: CrowsNest, reply: Reply, table_id: int, *, ended: bool = False) -> Table:
    """The table that a press belongs to; shown first is what it is owed, and after a long while where it stood.

    Refusal when it is no table of this server, when it is played in another channel, which is named, and when it has ended
    and `ended` is not asked for.
    """
    table = await table_here(bot, reply, table_id, ended=ended)
    await owed.pay(bot, table, reply)
    await bot.last_times.recall(table, reply)
    return table


async def table_here(bot: CrowsNest, reply: Reply, table_id: int, *, ended: bool = False) -> Table:
    """The same, with nothing shown: a form must be the first answer."""
    table = await bot.store.table(table_id)
    if table is None or table.guild != reply.interaction.guild_id:
        raise Refusal("old-button")
    here = table.channel == reply.interaction.channel_id
    if table.ended is not None and not (ended and here):
        raise Refusal("ended")
    if not here:
        raise Refusal("other-channel", channel=f"<#{table.channel}>", link=Said(bot.standing.link(table) or "none"))
    return table


def still(form: Form | None, view: View) -> Form:
    """A form as it is at the table now; Refusal `old-button` when what it is about is not there any more."""
    if form is None:
        raise Refusal("old-button", view=view)
    return form


def check_same(view: View, now: Form, sent: Sent) -> None:
    """Refusal `old-form` when what a form was about has changed since it was opened."""
    if now.stamp != sent.stamp:
        raise Refusal("old-form", view=view)


def entry_number(arg: str) -> int | None:
    """The number of an entry, as the bot's own buttons say it; None when it is none."""
    return int(arg) if re.fullmatch(r"[1-9][0-9]{0,8}", arg) else None
