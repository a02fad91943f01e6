"""Acting for a player: what the seats of a member can do now, as buttons, for whoever may act at the table."""

from __future__ import annotations

from bot.client import CrowsNest
from bot.cogs._boundary import step
from bot.cogs._meaning import Handler, pressed_table
from bot.games import panel
from bot.panels import seating
from bot.refusal import Refusal
from bot.seats import seats_of
from bot.ui.ids import member_id
from bot.ui.message import Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from storage.store import Table


async def act_for(bot: CrowsNest, reply: Reply, table: Table, member: int | None, seat: str = "") -> None:
    """Opens a quiet message with what a member's seat can do: the one named, else the one whose turn it is, else his first.

    Without a member it is any seat that is named. Refusal when there is none, and when whoever asks may not act here.
    """
    view = await bot.tables.view(table.id)
    held = [each for each in seats_of(view) if (each.key == seat if member is None else each.member == member)]
    if not held:
        if member is None:
            raise Refusal("old-button", view=view)
        vacant = [each for each in seats_of(view) if each.member is None]
        presses = seating.nobody_to_act_for(view, member, vacant)
        raise Refusal("nobody-to-act-for", view=view, presses=presses, who=f"<@{member}>", count=len(vacant))
    wanted = (seat, view.game.turn(view.state))
    chosen = next((each for key in wanted for each in held if each.key == key), held[0])
    again = Press("act-for", f"{member or ''};{chosen.key}", "")
    bot.tables.guests.check(view, step(reply.interaction), again, chosen.key)
    await reply.send(stamped(seating.acting_for(view, panel(view), member, held, chosen), view), public=False)


async def _act_for(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    told, _, seat = press.arg.partition(";")
    member = member_id(told)
    if told and member is None:
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    await act_for(bot, reply, table, member, seat)


ACTING_HANDLERS: dict[str, Handler] = {"act-for": _act_for}
"""What the verb of this file means."""
