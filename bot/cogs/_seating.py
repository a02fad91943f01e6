"""`/table seat`: a new seat, or another name, member or place for one that there is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.answers import show
from bot.client import CrowsNest
from bot.panels import table as table_panel
from bot.refusal import Refusal
from bot.seats import Naming, find_seat, name_seat, named_seat
from bot.tables import Step
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
    view = await bot.tables.ledger.view(table)
    held = named_seat(view, wish.seat) if wish.seat is not None else _known(view, wish.name)
    after = () if wish.after is None else (("after", named_seat(view, wish.after)),)
    if held is not None:
        row = _row(view, held, wish)
        if row != view.seats.get(held):
            # The interaction is recorded once: with the seat's row, or with the entry when there is one too.
            origin = replace(step.origin, interaction=None) if after else step.origin
            await bot.tables.store.put_seat(table.id, row, origin)
        elif not after:
            raise Refusal("seat-unchanged", view=view, seat=held)
        if not after:
            changed = await bot.tables.ledger.view(table)
            await reply.send(table_panel.seat_changed(changed, row), public=False)
            return
    naming = Naming(wish.name, wish.name, wish.member)
    await show(bot, reply, await bot.tables.play(table.id, lambda _: Request("seat", held, after), step, naming))


def _known(view: View, name: str) -> str | None:
    seat = find_seat(view, name)
    return None if seat is None else seat.key


def _row(view: View, key: str, wish: Wish) -> Seat:
    """The seat's row as wished for: another name only when the seat was named apart from it."""
    row = view.seats.get(key, Seat(key, key, None))
    member = row.member if wish.member is None else wish.member
    if wish.seat is None:
        return replace(row, member=member)
    return name_seat(view, key, Naming(wish.name, wish.name, member))
