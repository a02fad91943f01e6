"""Who may act at a table: everybody, those who have a seat, or its host alone; managers of the channel always."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.panels.table import NOBODY, button
from bot.recent import Recent
from bot.refusal import Refusal
from bot.seats import seats_of
from bot.tables.step import Step
from bot.text import say
from bot.ui.ids import fits
from bot.ui.message import Press
from bot.view import View
from storage.store import Seat, Table

MODES = ("everyone", "seated", "host")
"""Who may act, as it can be set; until it is, everybody, and the seated from two taken seats on."""

TAKEN = 2
"""How many taken seats make a table one of the seated, while nobody has said otherwise."""

REMEMBERED = 512
"""How many members who act for somebody else are remembered."""

LET = "let"
"""What a `guest` press says that only lets a member act, because what was refused is too long for a button.

`let:<name>;<arg>` says that it was that form, which he then can send as he had filled it in.
"""


def may(table: Table, seats: Iterable[Seat], step: Step) -> bool:
    """Whether somebody may act at a table with these seats."""
    if rules_over(table, step):
        return True
    members = [seat.member for seat in seats if seat.member is not None]
    mode = table.access or ("seated" if len(members) >= TAKEN else "everyone")
    return mode == "everyone" or (mode == "seated" and step.origin.member in members)


def rules_over(table: Table, step: Step) -> bool:
    """Whether somebody is the table's host, or manages its channel."""
    return step.manager or step.origin.member == table.host


def joins(view: View, written: Collection[Seat], member: int | None, step: Step) -> bool:
    """Whether somebody only takes a seat for himself: a new one or one that nobody else plays. In mode host nobody may.

    `written` are the rows of seats that there are, as they are to be; `member` plays what is new.
    """
    me = step.origin.member
    others = any(seat.member != me or _held(view, seat.key) not in (None, me) for seat in written)
    return view.table.access != "host" and member == me and not others


def only_member(view: View, seat: Seat) -> bool:
    """Whether nothing of a seat that there is would be otherwise but who plays it."""
    now = view.seats.get(seat.key)
    return now is not None and seat == replace(now, member=seat.member)


def leaves(view: View, seat: Seat, step: Step) -> bool:
    """Whether somebody only leaves his own seat, which he may at any table."""
    return seat.member is None and _held(view, seat.key) == step.origin.member and only_member(view, seat)


def check_row(table: Table, step: Step) -> None:
    """Refusal when somebody may not open or end a table, of which nothing but its row is known."""
    if not may(table, table.seats, step):
        raise Refusal("host-only" if table.access == "host" else "seated-only", who=f"<@{table.host}>")


class Guests:
    """Members without a seat who said that they act for somebody else: while the turn lasts in which they said so."""

    def __init__(self) -> None:
        """Nobody has."""
        self._let: Recent[tuple[int, int], tuple[str | None, int]] = Recent(REMEMBERED)
        self._turns: Recent[int, int] = Recent(REMEMBERED)

    def let(self, view: View, member: int) -> None:
        """A member may act at this table until the next turn."""
        self._let[view.table.id, member] = self._turn(view)

    def turned(self, table: int) -> None:
        """Another turn has begun at a table."""
        self._turns[table] = (self._turns.get(table) or 0) + 1

    def check(self, view: View, step: Step, press: Press | None, seat: str | None = None) -> None:
        """Refusal when somebody may not act here; it offers `press` again, for once, where it can be a button.

        `seat` is whose step it is, empty where it is nobody's; None is whose turn it is.
        """
        if may(view.table, seats_of(view), step):
            return
        if view.table.access == "host":
            raise Refusal("host-only", view=view, who=f"<@{view.table.host}>")
        if step.allowed:
            self.let(view, step.origin.member)
        if self._let.get((view.table.id, step.origin.member)) != self._turn(view):
            raise _spectator(view, press, seat)

    def _turn(self, view: View) -> tuple[str | None, int]:
        return view.game.turn(view.state), self._turns.get(view.table.id) or 0


def letting(press: Press, form: str) -> Press:
    """A press that only lets a member act, knowing that he had sent a form (`<name>;<arg>`); any other as it is."""
    told = replace(press, arg=f"{LET}:{form}")
    return told if (press.verb, press.arg) == ("guest", LET) and fits(told) else press


def _spectator(view: View, press: Press | None, seat: str | None) -> Refusal:
    whose = view.game.turn(view.state) if seat is None else seat
    label, table = say("button-this-time", NOBODY, view.table.language), view.table.id
    again = None if press is None else Press("guest", f"{press.verb}:{press.arg}", label, table, press.stamp)
    if again is None or not fits(again):
        again = Press("guest", LET, label, table)
    presses = (again, button(say("button-take-seat", NOBODY, view.table.language), "form", "seat;"))
    if not whose:
        return Refusal("spectator-table", view=view, presses=presses)
    return Refusal("spectator", view=view, presses=presses, seat=whose)


def _held(view: View, seat: str) -> int | None:
    row = view.seats.get(seat)
    return None if row is None else row.member
