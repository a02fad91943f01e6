"""Putting right anything at the table by taps: all of it by kind, and a seat."""

from __future__ import annotations

from bot.client import CrowsNest
from bot.cogs._boundary import step
from bot.cogs._meaning import CommonForm, Handler, Sent, check_same, pressed_table, still
from bot.cogs._seating import Wish, sit
from bot.games import panel
from bot.panels import correcting, seating
from bot.ui.ids import member_id
from bot.ui.message import Form, Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from bot.view import View
from storage.store import Table


async def offer_all(bot: CrowsNest, reply: Reply, table: Table, arg: str = "") -> None:
    """Opens a quiet message with all that can be put right at a table, or with one kind of it (`arg`)."""
    view = await bot.tables.view(table.id)
    await reply.send(stamped(correcting.correcting(view, panel(view), arg), view), public=False)


async def _correct(bot: CrowsNest, reply: Reply, press: Press) -> None:
    await offer_all(bot, reply, await pressed_table(bot, reply, press.table), press.arg)


# ------------------------------------------------------------------------------------------------ a seat


def _seat_form(view: View, arg: str) -> Form:
    return still(seating.seat_form(view, arg), view)


async def _seat_sent(bot: CrowsNest, reply: Reply, sent: Sent) -> None:
    """Its name and its member are kept beside the ledger; another place in the circle of seats is an entry."""
    view = await bot.tables.ledger.view(sent.table)
    check_same(view, _seat_form(view, sent.arg), sent)
    member, after = member_id(sent.filled.get(seating.MEMBER, "")), sent.filled.get(seating.AFTER) or None
    if after == seating.after_whom(view, sent.arg):
        after = None
    wish = Wish(sent.filled.get(seating.NAME, ""), sent.arg, member, after, vacant=member is None)
    await sit(bot, reply, sent.table, wish, step(reply.interaction))


CORRECT_HANDLERS: dict[str, Handler] = {"correct": _correct}
"""What the verb of this file means."""

CORRECT_FORMS = {
    seating.SITTING: CommonForm(_seat_form, _seat_sent),
}
"""The forms, by name."""
