"""Seats: a new one, another name, member or place for one that there is; one that is given, and one that is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.client import CrowsNest
from bot.cogs._boundary import step as step_of
from bot.cogs._meaning import Handler, pressed_table
from bot.naming import Naming
from bot.panels import seating
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.seats import find_seat, name_seat, named_seat, seats_of
from bot.tables.access import joins
from bot.tables.tables import Rows, Step
from bot.telling.answers import show, show_change
from bot.ui.ids import member_id
from bot.ui.message import Press
from bot.ui.reply import Reply
from bot.ui.stamps import stamped
from bot.view import View
from rules.contract import Request
from storage.store import Seat, Table


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for: a name, and perhaps the seat that gets it, its member, and the seat it comes after.

    Without a name (None) the seat, which is told then, keeps its own. One that is to be `vacant` has no member any more.
    """

    name: str | None
    seat: str | None
    member: int | None
    after: str | None
    vacant: bool = False


async def sit(bot: CrowsNest, reply: Reply, table: Table, wish: Wish, step: Step) -> None:
    """Does what is wished for: names and members are kept beside the ledger, the seating order is an entry in it."""
    if not _moves(await bot.tables.ledger.view(table), wish):
        view, seat = await bot.tables.reseat(table.id, lambda view, coming: _row(view, wish, coming), step)
        await show_change(bot, reply, view, table_panel.seat_changed(view, seat))
        return
    naming = Naming(wish.name, wish.name or "", wish.member)
    played = await bot.tables.play(table.id, lambda view: _request(view, wish), step, naming, _rows(wish))
    await show(bot, reply, played)


def _moves(view: View, wish: Wish) -> bool:
    """Whether a seat is new, or gets another place; false when it has this place already."""
    held, order = _held(view, wish), view.state.seats
    if held is None:
        return True
    if wish.after is None:
        return False
    after = named_seat(view, wish.after)
    return after != held and order[order.index(after) + 1 :][:1] != (held,)


def _held(view: View, wish: Wish) -> str | None:
    """The key of the seat that is meant, when there is one already."""
    if wish.seat is not None:
        return named_seat(view, wish.seat)
    seat = find_seat(view, wish.name or "")
    return None if seat is None else seat.key


def _request(view: View, wish: Wish) -> Request:
    after = () if wish.after is None else (("after", named_seat(view, wish.after)),)
    return Request("seat", _held(view, wish), after)


def _rows(wish: Wish) -> Rows:
    return lambda view: [] if _held(view, wish) is None else [_row(view, wish, ())]


def _row(view: View, wish: Wish, coming: Sequence[str]) -> Seat:
    """The seat's row as wished for: another name only when the seat was named apart from it."""
    key = _held(view, wish)
    if key is None:
        raise Refusal("unknown-seat", view=view, text=wish.name or "", seats=view.state.seats)
    row = view.seats.get(key, Seat(key, key, None))
    member = row.member if wish.member is None and not wish.vacant else wish.member
    if wish.seat is None or wish.name is None:
        return replace(row, member=member)
    return name_seat(view, key, Naming(wish.name, wish.name, member), coming)


# ------------------------------------------------------------------------------------------------ given and left


async def give(bot: CrowsNest, reply: Reply, table: Table, key: str, member: int | None, step: Step) -> None:
    """A seat is a member's now, or (None) nobody's; with the stamp of a button only if it is whose it was then."""
    before: int | None = None

    def make(view: View, _coming: Sequence[str]) -> Seat:
        nonlocal before
        seat = next((each for each in seats_of(view) if each.key == key), None)
        if seat is None or (step.stamp is not None and step.stamp != seating.seat_stamp(seat)):
            raise Refusal("old-button", view=view)
        before = seat.member
        return replace(seat, member=member)

    view, seat = await bot.tables.reseat(table.id, make, step)
    await show_change(bot, reply, view, stamped(seating.given(view, seat, before), view))


async def leave(bot: CrowsNest, reply: Reply, table: Table, named: str | None, step: Step) -> None:
    """Whoever asks leaves his seat, or the one of his that is named; of several, which of them is asked."""
    view = await bot.tables.ledger.view(table)
    held = [seat for seat in seats_of(view) if seat.member == step.origin.member]
    if named is not None:
        key = named_seat(view, named)
        held = [seat for seat in held if seat.key == key]
        if not held:
            raise Refusal("seat-not-yours", view=view, seat=key)
    if not held:
        raise Refusal("no-seat-to-leave", view=view)
    if len(held) == 1:
        await give(bot, reply, table, held[0].key, None, step)
        return
    await reply.send(stamped(seating.leaving(view, held), view), public=False)


async def offer_seats(bot: CrowsNest, reply: Reply, table: Table, member: int, step: Step) -> None:
    """Gives a member the only vacant seat that there is, or asks which of those and of one's own he gets.

    One that is vacant anybody may take for himself, as long as not its host alone acts at the table.
    """
    view = await bot.tables.ledger.view(table)
    free = [seat for seat in seats_of(view) if seat.member is None]
    own = [seat for seat in seats_of(view) if seat.member == step.origin.member != member]
    if not free and not own:
        raise Refusal("nothing-to-give", view=view, presses=seating.new_seat(view, member), who=f"<@{member}>")
    if not joins(view, (), member, step):
        bot.tables.guests.check(view, step, seating.offer_press(member, table.language), seat="")
    if len(free) == 1 and not own:
        await give(bot, reply, table, free[0].key, member, step)
        return
    await reply.send(stamped(seating.giving(view, free, own, member), view), public=False)


async def _give(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    key, _, told = press.arg.partition(";")
    member = member_id(told)
    if told and member is None:
        raise Refusal("old-button", view=await bot.tables.view(table.id))
    step = step_of(reply.interaction, press.stamp)
    if member is not None and not key:
        await offer_seats(bot, reply, table, member, step)
    else:
        await give(bot, reply, table, key, member, step)


async def _leave(bot: CrowsNest, reply: Reply, press: Press) -> None:
    table = await pressed_table(bot, reply, press.table)
    await leave(bot, reply, table, None, step_of(reply.interaction))


SEAT_HANDLERS: dict[str, Handler] = {"give": _give, "leave": _leave}
"""What the verbs of this file mean."""
