"""Same as last time: what a server's last table of a game was like, and playing at a new one what is not so already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.games import panel
from bot.naming import Naming
from bot.panels import house
from bot.refusal import Refusal
from bot.seats import same_name, seats_of
from bot.tables.ledger import decode_action
from bot.tables.outcome import Several
from bot.tables.step import Step, Wanted
from bot.tables.tables import Tables
from bot.ui.message import Press
from bot.view import View
from rules.contract import Request, RuleError
from storage.store import Damaged, DamagedEntry, Seat, Table


@dataclass(frozen=True, slots=True)
class LastTime:
    """What a table was like in the end: its seats in their order, what lets each of them join again, and its switches."""

    seats: tuple[Seat, ...]
    joined: Mapping[str, Request]
    switches: Mapping[str, str]


async def again(tables: Tables, view: View, step: Step) -> Several:
    """Plays what is not yet at a table as it was last time; seats that are taken stay.

    Refusal `old-button` where nothing is set up any more, `no-last-time` when there was none, `last-damaged` when the last table
    cannot be read, `same-already` when all is so.
    """
    tables.guests.check(view, step, Press("same", "", ""))
    last = await _last_time(tables, view)
    wanted = [*_wanted_switches(view, last), *_wanted_seats(view, last)]
    if not wanted:
        raise Refusal("same-already", view=view)
    return await tables.play_all(view.table.id, wanted, replace(step, allowed=True))


# ------------------------------------------------------------------------------------------------ what it was like


async def _last_time(tables: Tables, view: View) -> LastTime:
    row = await tables.store.last_table(view.table.guild, view.table.game, view.table.id) if view.earlier else None
    if row is None:
        setting_up = view.table.lobby and not view.game.under_way(view.state)
        raise Refusal("no-last-time" if setting_up else "old-button", view=view)
    try:
        return await _read(tables, row)
    except (Damaged, KeyError, msgspec.MsgspecError) as error:
        raise Refusal("last-damaged", view=view) from error


async def _read(tables: Tables, row: Table) -> LastTime:
    """What a table was like on its head; Damaged, KeyError or MsgspecError when it cannot be read."""
    head = await tables.store.entry(row.id, row.head)
    if head is None:
        raise DamagedEntry(row.id, row.head)
    end = (await tables.ledger.played(row, head)).after
    joined: dict[str, Request] = {}
    for entry in reversed(await tables.store.entries(row.id, before=row.head + 1, states=False)):
        request = None if entry.undone else panel(end).joined(decode_action(end.game, entry.action))
        if request is not None and request.seat is not None:
            joined[request.seat] = _about(None, request)
    return LastTime(tuple(seats_of(end)), joined, house.values(end))


def _about(seat: str | None, request: Request) -> Request:
    return Request(request.verb, seat, request.given)


# ------------------------------------------------------------------------------------------------ switches


def _wanted_switches(view: View, last: LastTime) -> list[Wanted]:
    now = house.values(view)
    return [_switch(key, value) for key, value in last.switches.items() if now.get(key, value) != value]


def _switch(key: str, value: str) -> Wanted:
    def make(view: View) -> Request:
        if house.values(view).get(key) == value:
            raise Refusal("same-already", view=view)
        return Request("rule", None, (("switch", key), ("value", value)))

    return Wanted(make)


# ------------------------------------------------------------------------------------------------ seats


def _wanted_seats(view: View, last: LastTime) -> list[Wanted]:
    return [_seat(last, seat) for seat in last.seats if _request(view, last, seat) is not None]


def _seat(last: LastTime, seat: Seat) -> Wanted:
    def make(view: View) -> Request:
        request = _request(view, last, seat)
        if request is None:
            raise Refusal("same-already", view=view)
        return request

    def rows(view: View) -> Sequence[Seat]:
        here = _here(view, last).get(seat.key)
        return () if here is None or here.member is not None else (replace(here, member=seat.member),)

    return Wanted(make, Naming(seat.name, seat.name, seat.member), rows)


def _request(view: View, last: LastTime, seat: Seat) -> Request | None:
    """What is to be played for a seat of last time; None when it is taken here, or nothing is known to let it join.

    Where the game on its pack cannot read that, the seat comes alone.
    """
    here, joins = _here(view, last).get(seat.key), last.joined.get(seat.key)
    if here is not None and here.key not in panel(view).vacant(view):
        return None
    if joins is not None and _readable(view, joins):
        return _about(None if here is None else here.key, joins)
    return Request("seat") if here is None else None


def _readable(view: View, request: Request) -> bool:
    try:
        view.read(request)
    except RuleError:
        return False
    return True


def _here(view: View, last: LastTime) -> dict[str, Seat]:
    """The seats of this table by the keys of those of last time that they are: of the same name, else of the same member."""
    found: dict[str, Seat] = {}
    left = seats_of(view)
    for alike in (_named_alike, _played_alike):
        for seat in last.seats:
            here = None if seat.key in found else next((each for each in left if alike(each, seat)), None)
            if here is not None:
                found[seat.key] = here
                left.remove(here)
    return found


def _named_alike(one: Seat, other: Seat) -> bool:
    return same_name(one.name, other.name)


def _played_alike(one: Seat, other: Seat) -> bool:
    return one.member is not None and one.member == other.member
