"""`/table seat`: a new seat, or another name, member or place for one that there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.client import CrowsNest
from bot.naming import Naming
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.seats import find_seat, name_seat, named_seat
from bot.tables.tables import Rows, Step
from bot.telling.answers import show, show_change
from bot.ui.reply import Reply
from bot.view import View
from rules.contract import Request
from storage.store import Seat, Table


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for: a name, and perhaps the seat that gets it, its member, and the seat it comes after."""

    name: str
    seat: str | None
    member: int | None
    after: str | None


async def sit(bot: CrowsNest, reply: Reply, table: Table, wish: Wish, step: Step) -> None:
    """Does what is wished for: names and members are kept beside the ledger, the seating order is an entry in it."""
    if not _moves(await bot.tables.ledger.view(table), wish):
        view, seat = await bot.tables.reseat(table.id, lambda view, coming: _row(view, wish, coming), step)
        await show_change(bot, reply, view, table_panel.seat_changed(view, seat))
        return
    naming = Naming(wish.name, wish.name, wish.member)
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
    seat = find_seat(view, wish.name)
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
        raise Refusal("unknown-seat", view=view, text=wish.name, seats=view.state.seats)
    row = view.seats.get(key, Seat(key, key, None))
    member = row.member if wish.member is None else wish.member
    if wish.seat is None:
        return replace(row, member=member)
    return name_seat(view, key, Naming(wish.name, wish.name, member), coming)
